"""Who and what, as they stand within a sentence."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce

import msgspec

from bivouac.engine import Phrase, phrase
from bivouac.games.paleo.deeds import CARDS, DEEDS
from bivouac.games.paleo.effects import SKILLS
from bivouac.games.paleo.moves import COLOURS
from bivouac.games.paleo.texts import action_phrase, card_phrase


@cache
def group_phrase(group: int) -> Phrase:
    return Phrase(f"paleo-group-{COLOURS[group]}")


def listed(phrases: Iterable[Phrase]) -> Phrase:
    """Some phrases, with commas between them."""
    return reduce(lambda one, other: phrase("paleo-list", one=one, other=other), phrases)


def groups_phrase(groups: Iterable[int]) -> Phrase:
    """`Orange, Blue`."""
    return listed(map(group_phrase, groups))


def party_phrase(party: int) -> Phrase:
    """A set of groups: a bit a group."""
    return groups_phrase(group for group in range(len(COLOURS)) if party >> group & 1)


@cache
def quoted(card: int) -> Phrase:
    """`“Deer”`."""
    return phrase("paleo-quoted", title=card_phrase(card))


def cards_phrase(cards: Sequence[int]) -> Phrase:
    """`“Deer”, “Adders”`; nothing, where there is none."""
    return listed(map(quoted, cards)) if cards else Phrase("paleo-nothing")


def skills_phrase(skills: Sequence[int]) -> Phrase:
    """`strength 2, skill 1`; nothing, where there is none."""
    some = [Phrase(f"paleo-need-{skill}", {"count": count}) for skill, count in zip(SKILLS, skills) if count]
    return listed(some) if some else Phrase("paleo-nothing")


@cache
def done_phrase(deed: int) -> Phrase:
    """What is done, where it is plain that it can be: its text without the hour and the state."""
    action = CARDS[DEEDS[deed].card].actions[DEEDS[deed].place]
    return action_phrase(msgspec.structs.replace(action, night=False, extra=False, when=""))
