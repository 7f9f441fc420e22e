"""What Twisted Cryptids says to people: prompts and moves, as phrases. What happened: `tale`."""

from collections.abc import Callable
from typing import Any

from bivouac.engine import Phrase, phrase
from bivouac.games.twisted import moves
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import ALL
from bivouac.games.twisted.lines import EFFECTS, LINES, OWN
from bivouac.games.twisted.moves import TwistedMove
from bivouac.games.twisted.names import count_phrase, listed, seat_phrase, site_phrase
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.tale import tell
from bivouac.games.twisted.texts import (
    action_phrase,
    effect_phrase,
    event_phrase,
    place_phrase,
    sentence_phrase,
    sighting_phrase,
    trait_phrase,
    trait_text,
    type_phrase,
)
from bivouac.games.twisted.view import CHANCE_PHASES, TURNS, TwistedView

__all__ = ["prompt", "say", "tell"]

DECK = deck()

# What is asked


def prompt(view: TwistedView) -> Phrase:
    """What is asked, and of whom: `mine` when it is the viewer who must choose."""
    if view.outcome is not None:
        return view.outcome.why
    seat = seat_phrase(view.turn)
    if view.phase == "secrets":
        return _secrets_prompt(view)
    if view.phase in CHANCE_PHASES:
        return phrase(f"twisted-prompt-{view.phase}", seat=seat)
    whose = "mine" if view.seat in view.actors else "theirs"
    if view.asks:
        return _effect_prompt(view, whose)
    if view.phase == "day":
        power = "no" if (view.used | view.locked) >> view.turn & 1 else "yes"
        turn = view.step // view.seats + 1
        return phrase(f"twisted-prompt-day-{whose}", seat=seat, power=power, turn=turn, turns=TURNS)
    return phrase(f"twisted-prompt-{view.phase}-{whose}", seat=seat, hideout=view.pile + 1)


def _secrets_prompt(view: TwistedView) -> Phrase:
    """TC-02, TC-03: all choose at once."""
    if view.seat not in view.actors:
        waited = listed([seat_phrase(seat) for seat in view.actors])
        assert waited is not None
        return phrase("twisted-prompt-secrets", seats=waited)
    if view.kept[view.seat] == -1:
        return Phrase("twisted-prompt-keep")
    left = len({move.card for move in view.moves if isinstance(move, moves.Pile)})
    return phrase("twisted-prompt-pile", count=left)


def _effect_prompt(view: TwistedView, whose: str) -> Phrase:
    """What an effect leaves open, with its text."""
    seat = seat_phrase(view.turn)
    if view.task is None:
        return phrase(f"twisted-prompt-effect-{whose}", seat=seat)
    effect, line = effect_phrase(EFFECTS[view.task.line]), LINES[view.task.line]
    asks = "hideout" if view.asks == "start" and line.start.word == OWN else view.asks
    if asks == "human" and 0 < view.task.left < line.many < ALL:
        asks = "more"  # some have gone already
    return phrase(f"twisted-prompt-{asks}-{whose}", seat=seat, effect=effect, count=view.task.left)


# Moves


def say(move: TwistedMove) -> Phrase:
    """A move in words."""
    return SAID[type(move)](move)


def _keep(move: moves.Keep) -> Phrase:
    text = trait_text(DECK.traits[move.trait])
    return phrase("twisted-move-keep", trait=trait_phrase(move.trait), text=text)


def _pile(move: moves.Pile) -> Phrase:
    type = type_phrase(DECK.sightings[move.card].type)
    return phrase("twisted-move-pile", card=sighting_phrase(move.card), type=type, pile=move.pile + 1)


def _walk(move: moves.Walk) -> Phrase:
    who = count_phrase(move.taste, 1)
    if move.start == REST:
        return phrase("twisted-move-come", who=who, end=site_phrase(move.end, "to"))
    start = site_phrase(move.start, "from")
    if move.end == REST:
        return phrase("twisted-move-leave", who=who, start=start)
    return phrase("twisted-move-walk", who=who, start=start, end=site_phrase(move.end, "to"))


def _play(move: moves.Play) -> Phrase:
    text = sentence_phrase(DECK.actions[move.card].effect)
    return phrase("twisted-move-play", card=action_phrase(move.card), text=text)


SAID: dict[type, Callable[[Any], Phrase]] = {
    moves.Keep: _keep,
    moves.Pile: _pile,
    moves.Place: lambda move: phrase("twisted-move-place", site=site_phrase(move.site, "at")),
    moves.Choose: lambda move: phrase("twisted-move-choose", site=place_phrase(move.site)),
    moves.Walk: _walk,
    moves.Use: lambda move: effect_phrase(EFFECTS[move.line]),
    moves.Play: _play,
    moves.Power: lambda move: phrase("twisted-move-power", card=action_phrase(move.card)),
    moves.Pass: lambda _: Phrase("twisted-move-pass"),
    moves.Stay: lambda _: Phrase("twisted-move-stay"),
    moves.Discard: lambda move: phrase("twisted-move-discard", card=action_phrase(move.card)),
    moves.Done: lambda _: Phrase("twisted-move-done"),
    moves.Event: lambda move: phrase("twisted-move-event", event=event_phrase(move.event)),
    moves.Draw: lambda move: phrase("twisted-move-draw", card=action_phrase(move.card)),
}
