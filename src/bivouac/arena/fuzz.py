"""Random games of any title, until one shows a fault: a crash, a dead end, an endless game or a leak.

A fault comes with the log that leads to it, so that it can be replayed, and with one sentence.

>>> from bivouac.games import load
>>> fuzz(load("cryptid"), games=2, seed=1).fault is None
True
"""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from traceback import extract_tb

import msgspec

from bivouac.engine import (
    CHANCE,
    REFEREE,
    SPECTATOR,
    AnyGame,
    AnyState,
    AnyView,
    Log,
    Luck,
    Move,
    Phrase,
    Played,
    Seat,
    Setting,
    phrase,
)
from bivouac.engine.game import M
from bivouac.locale import LANGUAGES, words

BOUND = 10_000
"""The entries after which a random game counts as endless."""

LOOKS = 8  # one moment in so many is looked at from all sides: views, pictures and words cost more than moves


AnyLog = Log[msgspec.Struct, Move, AnyView]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a game: `crash`, `dead-end`, `endless` or `leak`, where that was seen and how to get there."""

    kind: str
    why: Phrase
    log: AnyLog | None  # None if not even the deal went well


class Report(msgspec.Struct, frozen=True):
    """How many games were begun, and the fault that ended the last of them, if one did."""

    games: int
    fault: Fault | None


def fuzz(
    game: AnyGame,
    *,
    games: int = 1000,
    seconds: float | None = None,
    seed: int | str = 0,
    bound: int = BOUND,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Plays random games with all settings in turn, until one shows a fault or enough was played."""
    settings = tuple(game.settings())
    end = perf_counter() + seconds if seconds is not None else None
    for number in range(games):
        if end is not None and perf_counter() >= end:
            return Report(number, None)
        fault = fault_in(game, settings[number % len(settings)], Luck.seeded(f"{seed}/{number}"), bound)
        if fault is not None:
            return Report(number + 1, fault)
        progress(number + 1)
    return Report(games, None)


def fault_in(game: AnyGame, setting: Setting, luck: Luck, bound: int = BOUND) -> Fault | None:
    """The fault that a random game shows, if it shows one."""
    log: AnyLog | None = None
    try:
        log = Log(game, setting, game.deal(setting, luck), ())
        return _play(log, luck, bound)
    except Exception as error:  # whatever it is, it is what we look for
        last = extract_tb(error.__traceback__)[-1]
        said, place = f"{type(error).__name__}: {error}", f"{last.filename}:{last.lineno}"
        return Fault("crash", phrase("fuzz-crash", entry=len(log.entries) if log else 0, error=said, place=place), log)


def _play(log: AnyLog, luck: Luck, bound: int) -> Fault | None:
    """Plays the game of an empty log at random. The log then holds what was played, the move that failed too."""
    state = log.game.start(log.setting, log.deal)
    while state.actors:
        entry = len(log.entries)
        if entry == bound:
            return Fault("endless", phrase("fuzz-endless", entries=bound), log)
        for actor in state.actors:
            if not _choices(state, actor):
                return Fault("dead-end", phrase("fuzz-dead-end", entry=entry, who=_name(log, actor)), log)
        if luck.below(LOOKS) == 0 and (fault := _look(log, state, luck)):
            return fault
        actor = luck.choose(state.actors)
        move = luck.weighted(state.outcomes()) if actor == CHANCE else wild_move(state.moves(actor), luck)
        log.entries.append(Played(actor, move))
        state.play(actor, move)
    return _look(log, state, luck)


def wild_move(moves: Sequence[M], luck: Luck) -> M:
    """A random move, a rare kind as likely as a frequent one half of the time."""
    if luck.below(2):
        return luck.choose(moves)
    kinds = list(dict.fromkeys(type(move) for move in moves))
    kind = luck.choose(kinds)
    return luck.choose([move for move in moves if type(move) is kind])


def _choices(state: AnyState, actor: Seat) -> Sequence[object]:
    return [move for move, weight in state.outcomes() if weight > 0] if actor == CHANCE else state.moves(actor)


def _look(log: AnyLog, state: AnyState, luck: Luck) -> Fault | None:
    """Looks at a moment from every side for a leak, and has it shown and told to somebody."""
    game = log.game
    for viewer in viewers(state):
        if leaked := leaks(game, state, viewer, luck):
            why = phrase("fuzz-leak", entry=len(log.entries), who=_name(log, viewer), what=", ".join(leaked))
            return Fault("leak", why, log)
    view, say = state.view(luck.choose([*viewers(state), REFEREE])), words(luck.choose(LANGUAGES))
    say(game.prompt(view))
    game.sketch(view, say)
    game.brief(view, say)
    game.sheet(view, {}, say)
    view.svg()
    view.features()
    return None


def _name(log: AnyLog, seat: Seat) -> Phrase:
    if seat >= 0:
        return log.game.seat_name(log.setting, seat)
    return Phrase("fuzz-chance" if seat == CHANCE else "fuzz-spectator")


def viewers(state: AnyState) -> Iterator[Seat]:
    """Everybody who may not know everything."""
    yield from range(state.setting.seats)
    yield SPECTATOR


def leaks(game: AnyGame, state: AnyState, viewer: Seat, luck: Luck) -> list[str]:
    """What a viewer sees that depends on what they may not know: names of fields of their view.

    Another state that they could be in must look the same to them. It must still do so after a move of theirs that
    reveals nothing; and whether a move reveals something, so that it cannot be taken back, must not differ either.
    """
    view = state.view(viewer)
    other = game.imagine(view, luck)
    if changed := differing(view, other.view(viewer)):
        return changed
    if not view.moves:
        return []
    state, move = state.copy(), wild_move(view.moves, luck)
    state.play(viewer, move)
    other.play(viewer, move)
    if state.undo != viewer and other.undo != viewer:
        return []
    return differing(state.view(viewer), other.view(viewer))


def differing(one: AnyView, other: AnyView) -> list[str]:
    """The fields in which two views differ."""
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
