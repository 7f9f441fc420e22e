"""A finished game, looked at turn by turn: what was learned, what was given away, and what a ranger would have done.

What somebody could know at a moment is what follows from their view (`deduce`), whatever they made of it. Doubt is
counted in bits: one bit is a yes-or-no answer to be wished for.
"""

from collections.abc import Iterator, Sequence
from math import log2
from typing import NamedTuple, cast

import msgspec
import numpy as np

from bivouac.engine import Curve, Log, Luck, Phrase, Played, Remark, Review, Seat, TakenBack, phrase, steps
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import GRID, coordinates
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.moves import Ask, CryptidMove, Cube, Disc, Discs, Hint, Search
from bivouac.games.cryptid.odds import colours_at, entropy
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.ranger import Ranger
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.view import CryptidView

UTTER = log2(GRID.size)  # the doubt of somebody to whom all hexes are alike
SLIGHT = 0.05  # bits; less is not worth a word
UNANSWERED = ("answer", "disc", "vote")  # phases in which what a move brings is still to come

COLUMNS = {name: Phrase(f"cryptid-review-column-{name}") for name in ("learned", "shared", "given")}


def review(log: Log[Puzzle, CryptidMove, CryptidView]) -> Review:
    """How sure each seat could be after every entry, and a remark on every move that was not taken back."""
    states = cast(list[CryptidState], list(steps(log)))
    look = _Look()
    seats = range(log.setting.seats)
    sure = [[round(1 - mind.doubt / UTTER, 4) for mind in look.minds(state)] for state in states]
    curves = [Curve(seat, [values[seat] for values in sure]) for seat in seats]
    remarks = [_remark(look, happened) for happened in _happened(log, states)]
    return Review(Phrase("cryptid-review-title"), curves, remarks, COLUMNS)


# What everybody could know


class Mind(NamedTuple):
    """What a seat could know at a moment."""

    odds: list[float]  # of each hex
    doubt: float  # about the habitat, in bits
    clues: list[int]  # how many clues each colour may have

    @property
    def hexes(self) -> int:
        """How many hexes are possible."""
        return sum(odds > 0 for odds in self.odds)

    @property
    def best(self) -> int:
        """The likeliest hex."""
        return self.odds.index(max(self.odds))


class _Look:
    """Looks into everybody's mind, once for all moments with the same tokens on the map."""

    def __init__(self) -> None:
        self._seen: dict[tuple[object, ...], list[Mind]] = {}

    def minds(self, state: CryptidState) -> list[Mind]:
        key = (*state.cubes, *state.discs, state.hint)
        if key not in self._seen:
            self._seen[key] = [_mind(state, seat) for seat in range(state.setting.seats)]
        return self._seen[key]


def _mind(state: CryptidState, seat: Seat) -> Mind:
    view = state.view(seat)
    own = tuple(code if view.owner(colour) == seat else None for colour, code in enumerate(view.clues))
    known = deduce(msgspec.structs.replace(view, clues=own))  # when it is over all clues are shown; we look before that
    doubt = float(entropy(np.array(known.hex_counts, np.float64)))
    return Mind(known.hex_odds, max(0.0, doubt), [len(clues) for clues in known.possible])


# What was played


class _Happened(NamedTuple):
    """A move that stands, the state that it was played in, and the state once it was answered."""

    number: int
    seat: Seat
    move: CryptidMove
    before: CryptidState
    after: CryptidState


def _happened(log: Log[Puzzle, CryptidMove, CryptidView], states: Sequence[CryptidState]) -> Iterator[_Happened]:
    standing: list[int] = []
    for number, entry in enumerate(log.entries, 1):
        if isinstance(entry, Played):
            standing.append(number)
        elif isinstance(entry, TakenBack):
            standing.pop()
    for place, number in enumerate(standing):
        played = log.entries[number - 1]
        assert isinstance(played, Played)
        after = _answered(played.actor, [states[later] for later in standing[place:]])
        yield _Happened(number, played.actor, played.move, states[number - 1], after)


def _answered(seat: Seat, later: Sequence[CryptidState]) -> CryptidState:
    """The first state in which nothing is outstanding, or in which it is the seat's own choice again."""
    return next((state for state in later if state.phase not in UNANSWERED or seat in state.actors), later[-1])


def _remark(look: _Look, it: _Happened) -> Remark:
    before, after = look.minds(it.before), look.minds(it.after)
    others = [seat for seat in range(len(before)) if seat != it.seat]
    figures = {
        "learned": before[it.seat].doubt - after[it.seat].doubt,
        "shared": sum(before[seat].doubt - after[seat].doubt for seat in others) / len(others),
        "given": _guesses(it, before) - _guesses(it, after),
    }
    lines = [
        *_on_learning(it, before[it.seat], after[it.seat]),
        *_on_giving(it, before, after),
        *_on_odds(it, before[it.seat]),
        *_on_the_ranger(look, it, figures["given"]),
    ]
    return Remark(it.number, it.seat, {name: round(value, 2) + 0.0 for name, value in figures.items()}, lines)


def _guesses(it: _Happened, minds: Sequence[Mind]) -> float:
    """How many clues (for two players, pairs of clues) the others can think of for the player of a move, on average and
    as bits."""
    colours = colours_at(len(minds), it.seat)
    bits = [log2(mind.clues[colour]) for seat, mind in enumerate(minds) if seat != it.seat for colour in colours]
    return sum(bits) / (len(minds) - 1)


# Sentences


def _on_learning(it: _Happened, before: Mind, after: Mind) -> Iterator[Phrase]:
    if not (it.seat == it.before.turn and isinstance(it.move, Ask | Search | Disc | Hint)):
        return
    if it.after.phase in UNANSWERED:
        return
    seat, out = phrases.seat_phrase(it.seat), before.hexes - after.hexes
    learned = before.doubt - after.doubt
    if it.after.phase == "over":
        yield phrase("cryptid-review-found", seat=seat)
    elif after.hexes == 1 < before.hexes:
        yield phrase("cryptid-review-knew", seat=seat, hex=coordinates(after.best))
    elif out:
        yield phrase("cryptid-review-ruled-out", seat=seat, out=out, left=after.hexes)
    elif learned >= SLIGHT:
        yield phrase("cryptid-review-odds-moved", seat=seat)
    elif learned > -SLIGHT:
        yield phrase("cryptid-review-nothing-new", seat=seat)
    if learned <= -SLIGHT:
        yield phrase("cryptid-review-surprise", seat=seat)


def _on_giving(it: _Happened, before: Sequence[Mind], after: Sequence[Mind]) -> Iterator[Phrase]:
    if it.after.phase == "over":
        return
    seat, bits = phrases.seat_phrase(it.seat), _guesses(it, after)
    many, left = round(2 ** _guesses(it, before)), round(2**bits)
    if many > 1 and bits == 0:
        yield phrase("cryptid-review-gave-all", seat=seat)
    elif many > left:
        pairs = len(before) == 2
        yield phrase("cryptid-review-gave-pairs" if pairs else "cryptid-review-gave", seat=seat, before=many, left=left)
    elif isinstance(it.move, Cube | Disc | Discs | Search):
        yield phrase("cryptid-review-gave-nothing", seat=seat)


def _on_odds(it: _Happened, before: Mind) -> Iterator[Phrase]:
    """How likely the hex was, and whether the habitat was there to be known."""
    if not isinstance(it.move, Ask | Search | Hint):
        return
    seat, best = phrases.seat_phrase(it.seat), before.best
    if before.hexes == 1:
        if it.move != Search(best):
            yield phrase("cryptid-review-could-have-known", seat=seat, hex=coordinates(best))
    elif not isinstance(it.move, Hint):
        odds, highest = before.odds[it.move.cell], before.odds[best]
        if odds == highest:
            yield phrase("cryptid-review-likeliest", seat=seat, hex=coordinates(it.move.cell), odds=_percent(odds))
        else:
            yield phrase(
                "cryptid-review-likelier",
                seat=seat,
                hex=coordinates(it.move.cell),
                odds=_percent(odds),
                best=coordinates(best),
                highest=_percent(highest),
            )


def _percent(odds: float) -> int:
    """Never 0 for what is possible, never 100 for what is not certain."""
    return max(int(100 * odds), 1 if odds else 0)


def _on_the_ranger(look: _Look, it: _Happened, given: float) -> Iterator[Phrase]:
    """What the strongest bot would have done in that seat, where there was a choice."""
    view = it.before.view(it.seat)
    if len(view.moves) == 1:
        return
    move = Ranger().choose(view, Luck.seeded(it.number))
    if move == it.move:
        yield Phrase("cryptid-review-ranger-same")
    elif isinstance(move, Cube | Disc):
        yield _on_another_token(look, it, given, move)
    elif isinstance(move, Search) and move.cell == it.before.puzzle.habitat:
        yield phrase("cryptid-review-ranger-wins", move=phrases.say(move))
    else:
        yield phrase("cryptid-review-ranger", move=phrases.say(move))


def _on_another_token(look: _Look, it: _Happened, given: float, move: CryptidMove) -> Phrase:
    """Whether the ranger's token would have kept more secret."""
    other = it.before.copy()
    other.play(it.seat, move)
    less = given - (_guesses(it, look.minds(it.before)) - _guesses(it, look.minds(other)))
    if less >= SLIGHT:
        return phrase("cryptid-review-ranger-less", move=phrases.say(move))
    return phrase("cryptid-review-ranger-alike" if less > -SLIGHT else "cryptid-review-ranger", move=phrases.say(move))
