"""What the page calls things: the letters of groups, titles of cards, and what the actions of cards speak of."""

from collections.abc import Callable
from functools import lru_cache

from bivouac.engine import Say
from bivouac.games.paleo.deeds import BOX
from bivouac.games.paleo.texts import card_phrase, state_phrase

LETTERS = ("O", "B", "G", "V")
"""Of the groups, the same in every language."""


def title(say: Say, card: int) -> str:
    return say(card_phrase(card))


@lru_cache(maxsize=16)
def namer(say: Say) -> Callable[[str], str]:
    """What a card or a state is called, by its id; the same function for the same language."""

    def named(id: str) -> str:
        return say(card_phrase(BOX.numbers[id]) if id in BOX.numbers else state_phrase(id))

    return named
