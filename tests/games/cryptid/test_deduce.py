from collections.abc import Iterator

import msgspec
import pytest

from bivouac.engine import REFEREE, SPECTATOR, Luck
from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.clues import CODES, HINTED, clue_masks, clues_of, parse_clue
from bivouac.games.cryptid.deduce import Deduction, Excluded, NotInMode, NoWorld, Shown, Unbalanced, deduce
from bivouac.games.cryptid.moves import Search
from bivouac.games.cryptid.puzzle import SEATS
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.view import CryptidView, Hinted, Placed
from tests.games.cryptid import plain

MODES = pytest.mark.parametrize("advanced", [False, True], ids=["normal", "advanced"])


def played(seats: int, advanced: bool, luck: Luck, most: int = 60) -> Iterator[CryptidState]:
    """A game played at random, from its opening on, at each move."""
    setting = GAME.setting(seats, advanced=advanced)
    state = GAME.start(setting, GAME.deal(setting, luck))
    for _ in range(most):
        if not state.actors:
            break
        actor = luck.choose(state.actors)
        state.play(actor, luck.choose(state.moves(actor)))
        yield state


def plain_choices(view: CryptidView, balance: bool) -> list[list[int]]:
    """The clues of each colour that no event of the record speaks against."""
    masks = clue_masks(view.board)
    choices = []
    for colour, code in enumerate(view.clues):
        clues = [] if code is not None else list(clues_of(view.board.advanced))
        for event in view.record:
            if isinstance(event, Placed) and event.colour == colour:
                clues = [clue for clue in clues if (event.cell in plain.hexes(masks[clue])) != event.cube]
            if isinstance(event, Hinted):
                clues = [clue for clue in clues if not HINTED[event.hint] >> clue & 1]
        if balance:
            clues = [clue for clue in clues if 42 <= len(plain.hexes(masks[clue % 24])) <= 64]
        choices.append(clues if code is None else [parse_clue(code)])
    return choices


@pytest.mark.parametrize("needed", [False, True], ids=["any", "needed"])
@pytest.mark.parametrize("balance", [False, True], ids=["all", "balanced"])
@MODES
@pytest.mark.parametrize("seats", SEATS)
def test_deduction_agrees_with_a_plain_list(seats: int, advanced: bool, balance: bool, needed: bool) -> None:
    """CR-07, CR-08, CR-09, CR-10, CR-28, CR-29, CR-32: whatever is on the table, whoever looks, over or not."""
    luck = Luck.seeded(f"deduce {seats}")
    for state in played(seats, advanced, luck):
        view = state.view(luck.choose([SPECTATOR, *range(seats)]))
        choices = plain_choices(view, balance)
        product = 1
        for choice in choices:
            product *= len(choice)
        if product > 4000:
            continue
        listed = plain.worlds(clue_masks(view.board), choices, two=seats == 2, needed=needed)
        deduction = deduce(view, needed=needed, balance=balance)
        assert deduction.worlds == len(listed)
        assert deduction.possible == [sorted({world[k] for world in listed}) for k in range(len(choices))]
        assert [n for n, count in enumerate(deduction.hex_counts) if count] == sorted({*listed.values()})
        for cell in {*listed.values()}:
            assert deduction.hex_odds[cell] == pytest.approx([*listed.values()].count(cell) / len(listed))
        for odds in deduction.clue_odds:
            assert sum(odds) == pytest.approx(1)


@MODES
@pytest.mark.parametrize("seats", SEATS)
def test_the_truth_is_always_possible(seats: int, advanced: bool) -> None:
    """CR-07, CR-10."""
    luck = Luck.seeded(f"truth {seats}")
    for state in played(seats, advanced, luck, most=25):
        for viewer in range(seats):
            deduction = deduce(state.view(viewer))
            assert deduction.hex_counts[state.puzzle.habitat] > 0
            for colour, clue in enumerate(state.puzzle.numbers):
                assert clue in deduction.possible[colour]
                assert clue in deduction.agreeing[colour]
                assert deduction.why_clue_out(colour, clue) is None
            assert deduction.why_hex_out(state.puzzle.habitat) is None


@MODES
@pytest.mark.parametrize("seats", SEATS)
def test_reasons(seats: int, advanced: bool) -> None:
    """CR-29: why a clue is struck out, and why a hex is."""
    luck = Luck.seeded(f"reasons {seats}")
    for count, state in enumerate(played(seats, advanced, luck, most=40)):
        if count % 4 == 0:
            deduction = deduce(state.view(luck.below(seats)))
            for colour in range(len(state.puzzle.clues)):
                for clue in range(len(CODES)):
                    check_clue(deduction, colour, clue)
            for cell in range(108):
                check_hex(deduction, cell)


def check_clue(deduction: Deduction, colour: int, clue: int) -> None:
    view, masks = deduction.view, deduction.masks
    allowed = plain.hexes(masks[clue])
    tokens = [event for event in view.record if isinstance(event, Placed) and event.colour == colour]
    against = [token for token in tokens if token.cube == (token.cell in allowed)]
    why = deduction.why_clue_out(colour, clue)
    assert (why is None) == (clue in deduction.possible[colour])
    match why:
        case NotInMode():
            assert clue not in clues_of(view.board.advanced)
        case Placed():
            assert why == against[0]
        case Hinted(hint):
            assert not against
            assert view.hint == hint
            assert clue not in deduction.agreeing[colour]
        case Shown(holder, known):
            assert view.clues[holder] == CODES[known]
            assert holder == colour or known % 24 == clue % 24
        case Unbalanced(hexes):
            assert hexes == len(plain.hexes(masks[clue % 24]))
            assert not 42 <= hexes <= 64
        case NoWorld():
            assert clue in deduction.choices[colour]
            assert clue in deduction.agreeing[colour]


def check_hex(deduction: Deduction, cell: int) -> None:
    why = deduction.why_hex_out(cell)
    assert (why is None) == (deduction.hex_counts[cell] > 0)
    match why:
        case Placed():
            assert why in deduction.view.record
            assert (why.cube, why.cell) == (True, cell)
        case Shown(colour, known):
            assert deduction.view.clues[colour] == CODES[known]
            assert cell not in plain.hexes(deduction.masks[known])
        case Excluded(colour):
            assert all(cell not in plain.hexes(deduction.masks[clue]) for clue in deduction.choices[colour])
        case NoWorld():
            assert not any(cubes >> cell & 1 for cubes in deduction.view.cubes)


def test_all_kinds_of_reasons_come_up() -> None:
    luck = Luck.seeded("kinds")
    clues, hexes = set(), set()
    for seats in (3, 4):
        for advanced in (False, True):
            for state in played(seats, advanced, luck):
                deduction = deduce(msgspec.structs.replace(state.view(0), hint=state.puzzle.hint))
                clues |= {type(deduction.why_clue_out(k, clue)) for k in range(seats) for clue in range(48)}
                hexes |= {type(deduction.why_hex_out(cell)) for cell in range(108)}
    assert clues == {type(None), NotInMode, Placed, Hinted, Shown, Unbalanced, NoWorld}
    assert hexes == {type(None), Placed, Shown, Excluded, NoWorld}


@pytest.mark.parametrize("seats", SEATS)
def test_who_sees_all_clues_has_one_world(seats: int) -> None:
    """CR-09."""
    state = next(iter(played(seats, True, Luck.seeded("shown"))))
    one_world(deduce(state.view(REFEREE)), state)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_when_the_game_is_over_there_is_one_world(seats: int) -> None:
    """CR-09, CR-24."""
    state = next(state for state in played(seats, True, Luck.seeded("over")) if state.phase == "turn")
    state.play(state.turn, Search(state.puzzle.habitat))
    assert state.outcome
    one_world(deduce(state.view(SPECTATOR)), state)


def one_world(deduction: Deduction, state: CryptidState) -> None:
    assert deduction.worlds == 1
    assert deduction.possible == [[clue] for clue in state.puzzle.numbers]
    assert deduction.hex_odds[state.puzzle.habitat] == 1


def test_a_false_token_leaves_no_world() -> None:
    """CR-30: nothing is possible any more, and nothing breaks."""
    state = next(iter(played(3, True, Luck.seeded("false"))))
    view = msgspec.structs.replace(state.view(0), cubes=((1 << 108) - 1,) * 3)
    deduction = deduce(view)
    assert deduction.worlds == 0
    assert deduction.possible == [[], [], []]
    assert set(deduction.hex_odds) == {0}
    assert deduction.why_clue_out(0, parse_clue(view.clues[0] or "")) is not None
    assert deduction.why_hex_out(state.puzzle.habitat) is not None
