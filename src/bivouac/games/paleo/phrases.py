"""What Paleo says to people: moves, as phrases. What is asked: `prompts`. What happened: `tale`."""

from collections.abc import Callable
from functools import cache
from typing import Any

from bivouac.engine import Phrase, phrase
from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import BACKS, CARDS, IS_PERSON, STALE
from bivouac.games.paleo.effects import RESOURCES, TOOLS
from bivouac.games.paleo.moves import FACES, PaleoMove
from bivouac.games.paleo.names import group_phrase
from bivouac.games.paleo.prompts import prompt
from bivouac.games.paleo.tale import tell
from bivouac.games.paleo.texts import action_phrase, back_phrase, card_phrase, count_phrase

__all__ = ["prompt", "say", "tell"]


@cache
def say(move: PaleoMove) -> Phrase:
    """A move in words."""
    return SAID[type(move)](move)


def _act(move: moves.Act) -> Phrase:
    """A card and what is done with it; where it has two actions of the same text, with a number."""
    texts = [action_phrase(action) for action in CARDS[move.card].actions]
    text = texts[move.place]
    said = {"card": card_phrase(move.card), "text": text}
    if texts.count(text) == 1:
        return Phrase("paleo-move-act", {**said})
    return Phrase("paleo-move-act-number", {**said, "number": move.place + 1})


def _bury(move: moves.Bury) -> Phrase:
    """A person dies, an idea makes room."""
    name = "paleo-move-die" if IS_PERSON[move.card] else "paleo-move-bury"
    return phrase(name, card=card_phrase(move.card))


def _deal(move: moves.Deal) -> Phrase:
    name = "paleo-move-deal-fresh" if move.back in STALE else "paleo-move-deal"
    return phrase(name, back=back_phrase(BACKS[move.back]))


def _roll(move: moves.Roll) -> Phrase:
    skill, count = FACES[move.face]
    return phrase("paleo-move-roll", what=Phrase(f"paleo-need-{skill}", {"count": count}))


def _of_group(name: str) -> Callable[[Any], Phrase]:
    return lambda move: phrase(f"paleo-move-{name}", group=group_phrase(move.group))


def _of_card(name: str) -> Callable[[Any], Phrase]:
    return lambda move: phrase(f"paleo-move-{name}", card=card_phrase(move.card))


def _of_person(name: str) -> Callable[[Any], Phrase]:
    return lambda move: phrase(f"paleo-move-{name}", person=card_phrase(move.person))


SAID: dict[type, Callable[[Any], Phrase]] = {
    moves.Pick: lambda move: phrase("paleo-move-pick", group=group_phrase(move.group), place=move.place + 1),
    moves.Sleep: _of_group("sleep"),
    moves.Act: _act,
    moves.Help: lambda move: phrase("paleo-move-help", group=group_phrase(move.group), other=group_phrase(move.other)),
    moves.Tend: lambda move: phrase("paleo-move-tend", group=group_phrase(move.group), card=card_phrase(move.card)),
    moves.Ignore: _of_group("ignore"),
    moves.Ask: _of_group("ask"),
    moves.Wait: lambda _: Phrase("paleo-move-wait"),
    moves.Use: lambda move: phrase(
        "paleo-move-use", group=group_phrase(move.group), tool=count_phrase(TOOLS[move.tool], 1)
    ),
    moves.Pay: lambda move: phrase("paleo-move-pay", what=count_phrase(RESOURCES[move.resource], 1)),
    moves.Hurt: _of_person("hurt"),
    moves.Heal: _of_person("heal"),
    moves.Bury: _bury,
    moves.Take: _of_group("take"),
    moves.Lay: _of_card("lay"),
    moves.Craft: lambda move: phrase(
        "paleo-move-craft", card=card_phrase(move.card), text=action_phrase(CARDS[move.card].actions[0])
    ),
    moves.Done: lambda _: Phrase("paleo-move-done"),
    moves.Deal: _deal,
    moves.Draw: _of_card("draw"),
    moves.Roll: _roll,
}
