"""The picture of Twisted Cryptids for a first page: a corner of the wilderness at dusk."""

from functools import cache


@cache
def cover() -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg" class="twisted" viewBox="0 0 660 440"></svg>'
