"""The pictures of the rules page."""

from collections.abc import Mapping
from functools import cache


@cache
def pictures() -> Mapping[str, str]:
    return {}
