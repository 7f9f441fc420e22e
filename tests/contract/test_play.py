"""How a game is played: it ends, there is always a move, what is not legal changes nothing, and undo is exact."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bivouac.engine import CHANCE, REFEREE, SPECTATOR, AnyState, IllegalMove, Luck, Move, NoUndo, Seat, Table
from bivouac.hexes import cells
from bivouac.locale import LANGUAGES, words
from tests.contract.cases import Case, drawn, every_case, moments, plays

SEEDS = range(3)
NONSENSE = {int: (-1, 10**9), str: ("", "nonsense"), bool: ()}


@every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_it_ends(case: Case, seed: int) -> None:
    game = plays(case, seed)
    for play in game:
        assert play.before.outcome is None
    last = game[-1].after
    assert last.outcome is not None
    assert set(last.outcome.winners) <= set(case.seats)
    assert not case.game.together or last.outcome.winners in ((), tuple(case.seats))
    assert not any(last.moves(seat) for seat in case.viewers)
    assert last.view(SPECTATOR).outcome == last.outcome


@every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_there_is_always_a_move(case: Case, seed: int) -> None:
    numbers = case.game.numbers(case.setting)
    for play in plays(case, seed):
        state, actors = play.before, play.before.actors
        if actors == (CHANCE,):
            assert state.outcomes()
            assert not any(state.moves(seat) for seat in case.seats)
            continue
        assert list(actors) == sorted(set(actors))
        assert set(actors) <= set(case.seats)
        assert not state.outcomes()
        for seat in (*case.seats, SPECTATOR, REFEREE):
            moves = state.moves(seat)
            assert bool(moves) == (seat in actors)
            order = [numbers[move] for move in moves]
            assert order == sorted(set(order)), "moves are not in the order of the alphabet"
            assert order == list(cells(case.game.mask(state, seat))), "mask and moves differ"


@every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_weights_are_positive_integers(case: Case, seed: int) -> None:
    for play in plays(case, seed):
        for move, weight in play.before.outcomes():
            assert isinstance(weight, int)
            assert weight > 0
            assert move in case.game.numbers(case.setting)
        assert len({move for move, _ in play.before.outcomes()}) == len(play.before.outcomes())


@every_case
def test_every_outcome_can_be_played(case: Case) -> None:
    for play in plays(case):
        for move, _ in play.before.outcomes():
            play.before.copy().play(CHANCE, move)


# What is not legal


def refused(state: AnyState, actor: Seat, move: Move) -> None:
    """Holds a state to it: the move is refused, and nothing has changed."""
    before, data = state.copy(), msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as error:
        state.play(actor, move)
    assert type(error.value) is IllegalMove
    assert state == before
    assert msgspec.json.encode(state) == data
    assert words(LANGUAGES[len(data) % len(LANGUAGES)])(error.value.phrase)


def some(moves: list[Any], luck: Luck, count: int) -> list[Any]:
    """So many of the moves, of each kind of them."""
    kinds = dict.fromkeys(type(move) for move in moves)
    return [move for kind in kinds for move in luck.shuffled([move for move in moves if type(move) is kind])[:count]]


@every_case
def test_what_is_not_legal_now_changes_nothing(case: Case) -> None:
    luck, alphabet = Luck.seeded(1), case.game.alphabet(case.setting)
    for state in moments(case):
        for seat in case.seats:
            legal = set(state.moves(seat))
            for move in some([move for move in alphabet if move not in legal], luck, 12):
                refused(state, seat, move)


@every_case
def test_nobody_plays_for_another(case: Case) -> None:
    luck = Luck.seeded(2)
    for state in moments(case):
        legal = {move for actor in state.actors for move in state.moves(actor)} | {move for move, _ in state.outcomes()}
        strangers = [seat for seat in case.seats if seat not in state.actors]
        if state.actors != (CHANCE,):
            strangers.append(CHANCE)
        for stranger in (*strangers, SPECTATOR, REFEREE, case.setting.seats, 99, -99):
            for move in some(sorted(legal, key=repr), luck, 3):
                refused(state, stranger, move)


def distortions(moves: list[Any]) -> Iterator[Move]:
    """Moves of every kind with something in them that cannot be."""
    for move in {type(move): move for move in moves}.values():
        for field in msgspec.structs.fields(move):
            for value in NONSENSE.get(field.type, ()):
                yield msgspec.structs.replace(move, **{field.name: value})


@every_case
def test_nonsense_changes_nothing(case: Case) -> None:
    alphabet = list(case.game.alphabet(case.setting))
    for state in moments(case):
        for actor in state.actors:
            for move in (*distortions(alphabet), *distortions(list(state.moves(actor)))):
                refused(state, actor, move)


# Copies


@every_case
def test_a_copy_is_independent(case: Case) -> None:
    luck = Luck.seeded(3)
    for state in moments(case):
        data, twin = msgspec.json.encode(state), state.copy()
        assert twin == state
        assert type(twin) is type(state)
        for _ in range(12):
            if twin.actors:
                twin.play(*drawn(twin, luck))
        assert msgspec.json.encode(state) == data
        data, twin = msgspec.json.encode(twin), twin.copy()
        for _ in range(12):
            if state.actors:
                state.play(*drawn(state, luck))
        assert msgspec.json.encode(twin) == data


# Undo


@every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_is_the_last_movers_and_goes_back_exactly(case: Case, seed: int) -> None:
    luck = Luck.seeded(f"undo/{seed}")
    table: Table[Any, Any, Any] = Table.start(case.game, case.setting, luck=luck)
    past: list[AnyState] = []  # what may still come back, oldest first
    taken = 0
    for _ in range(120):
        if not table.state.actors:  # a short game: another one
            table, past = Table.start(case.game, case.setting, luck=luck), []
        undoer = table.state.undo
        assert [seat for seat in case.viewers if table.view(seat).undo] == ([] if undoer is None else [undoer])
        assert undoer is None or undoer in case.seats
        for seat in case.viewers:
            if seat != undoer:
                with pytest.raises(NoUndo):
                    table.undo(seat)
        if undoer is not None and luck.below(3) == 0:
            assert past, "what was revealed or drawn cannot be taken back"
            table.undo(undoer)
            assert table.state == past.pop()
            taken += 1
            continue
        before = table.state
        seat, move = drawn(before, luck)
        table.play(seat, move)
        past = [*past, before] if table.state.undo is not None else []
    assert taken, "no move of this game can ever be taken back"
