"""Play by the rules, one test or more for each id of the rules page."""

import pytest

from bivouac.engine import REFEREE, SPECTATOR, IllegalMove, Luck, Setting, Table
from bivouac.games import load
from bivouac.games.cryptid import CryptidOptions
from bivouac.games.cryptid.board import GRID, Board
from bivouac.games.cryptid.clues import HINTS, clue_masks, parse_clue, true_hints
from bivouac.games.cryptid.moves import AGREE, HINT, REFUSE, Ask, CryptidMove, Cube, Disc, Discs, Search
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.view import Hinted, Placed
from bivouac.hexes import cells, lowest

BOARD = Board.from_code("1B4926021733485A71")
MASKS = clue_masks(BOARD)
FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, WATER = "on:FS", "1:D", "2:bear", "3:blue", "1:W"


def hexes(code: str) -> int:
    return MASKS[parse_clue(code)]


def dealt(*clues: str, seats: int | None = None) -> CryptidState:
    seats = len(clues) if seats is None else seats
    return CryptidState.dealt(Setting(seats, CryptidOptions()), Puzzle(BOARD, seats, clues, "cat:2"))


def opened(*clues: str, seats: int | None = None) -> CryptidState:
    """A game after its opening: everyone's cubes on the last hexes that they can be on."""
    state = dealt(*clues, seats=seats)
    while state.phase == "opening":
        state.play(state.actor, state.moves(state.actor)[-1])
    return state


def texts(state: CryptidState, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def first(mask: int, but: int = 0) -> int:
    return lowest(mask & ~but)


def test_tokens_are_true() -> None:
    """CR-10: the program takes no false cube, disc or answer, at any moment of a whole game."""
    luck = Luck.seeded("true")
    for seats in range(2, 6):
        state = CryptidState.dealt(Setting(seats, CryptidOptions()), make_puzzle(seats, False, luck))
        while state.actors:
            actor = luck.choose(state.actors)
            state.play(actor, luck.choose(state.moves(actor)))
            for colour, fits in enumerate(state.fits):
                assert not state.cubes[colour] & fits
                assert not state.discs[colour] & ~fits
    game = dealt(FOREST_SWAMP, NEAR_DESERT, BEAR)
    false = first(hexes(FOREST_SWAMP))
    with pytest.raises(IllegalMove):
        game.play(0, Cube(false, "blue"))


def test_one_cube_a_hex_and_one_disc_each() -> None:
    """CR-11, CR-14: at most one cube a hex, at most one disc a player and hex, and tokens stay."""
    luck = Luck.seeded("stack")
    state = CryptidState.dealt(Setting(5, CryptidOptions(True)), make_puzzle(5, True, luck))
    before: tuple[list[int], list[int]] = ([0] * 5, [0] * 5)
    while state.actors:
        actor = luck.choose(state.actors)
        state.play(actor, luck.choose(state.moves(actor)))
        placed = [event for event in state.record if isinstance(event, Placed)]
        assert len({(token.colour, token.cell) for token in placed}) == len(placed)
        assert len({token.cell for token in placed if token.cube}) == sum(token.cube for token in placed)
        assert all(old & new == old for old, new in zip(before[0] + before[1], state.cubes + state.discs, strict=True))
        before = (state.cubes[:], state.discs[:])


def test_nobody_acts_on_a_cube() -> None:
    """CR-12: no question, no search and no token on a hex with a cube."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    cubed = set(cells(state.cubed))
    assert len(cubed) == 6
    pointed = {move.cell for move in state.moves(0) if isinstance(move, Ask | Search)}
    assert not pointed & cubed
    for cell in cubed:
        for move in (Ask(cell, 1), Search(cell)):
            with pytest.raises(IllegalMove):
                state.play(0, move)


def test_no_second_token_of_ones_own() -> None:
    """CR-13: who has a disc on a hex puts no other token there."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    cell = first(hexes(NEAR_DESERT), state.cubed)
    state.play(0, Ask(cell, 1))
    assert state.discs[1] >> cell & 1
    assert not state.discable(1) >> cell & 1
    assert not state.cubeable(1) >> cell & 1


def test_clue_is_known_to_its_owner_alone() -> None:
    """CR-09: a clue is in its owner's view only, until the end."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    for seat in range(3):
        assert [code is not None for code in state.view(seat).clues] == [seat == other for other in range(3)]
    assert state.view(SPECTATOR).clues == (None, None, None)
    assert state.view(REFEREE).clues == (FOREST_SWAMP, NEAR_DESERT, BEAR)


def test_seats_go_clockwise() -> None:
    """CR-15, CR-17: three to five players; after a turn the player to the left is next."""
    for count in (3, 4, 5):
        state = opened(*(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, WATER)[:count])
        for turn in range(2 * count):
            assert state.actors == (turn % count,)
            asked = (turn + 1) % count
            yes = first(state.fits[asked] & state.askable(asked))
            state.play(turn % count, Ask(yes, asked))
    assert list(load("cryptid").seats) == [2, 3, 4, 5]


def test_opening() -> None:
    """CR-16: from the first player on, one true cube each on a hex without a cube, then all once more."""
    state = dealt(FOREST_SWAMP, NEAR_DESERT, BEAR)
    order = []
    while state.phase == "opening":
        order.append(state.actor)
        legal = {move.cell for move in state.moves(state.actor) if isinstance(move, Cube)}
        assert legal == set(cells(GRID.all & ~state.fits[state.actor] & ~state.cubed))
        state.play(state.actor, state.moves(state.actor)[0])
    assert order == [0, 1, 2, 0, 1, 2]
    assert [cubes.bit_count() for cubes in state.cubes] == [2, 2, 2]
    assert set(BOARD.structures) & {
        cell for seat in range(3) for cell in cells(GRID.all & ~dealt(FOREST_SWAMP, NEAR_DESERT, BEAR).fits[seat])
    }


def test_question() -> None:
    """CR-18: any hex without a cube, any other player; an impossible hex too; not where their disc lies."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    asks = [move for move in state.moves(0) if isinstance(move, Ask)]
    assert {move.seat for move in asks} == {1, 2}
    assert {move.cell for move in asks if move.seat == 1} == set(cells(GRID.all & ~state.cubed))
    assert any(not state.fits[0] >> move.cell & 1 for move in asks)
    cell = first(hexes(NEAR_DESERT), state.cubed)
    state.play(0, Ask(cell, 1))
    state.play(1, Ask(first(hexes(BEAR), state.cubed), 2))
    assert f"ask {cell % 12 + 1},{cell // 12 + 1} orange" not in texts(state, 2)
    with pytest.raises(IllegalMove):
        state.play(2, Ask(cell, 1))
    with pytest.raises(IllegalMove):
        state.play(2, Ask(cell, 2))


def test_answer_and_the_cube_that_it_costs() -> None:
    """CR-19, CR-20: a disc ends the turn; a cube makes the asker place a true one on another hex."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    yes = first(hexes(NEAR_DESERT), state.cubed)
    state.play(0, Ask(yes, 1))
    assert state.record[-1] == Placed(1, False, yes)
    assert state.actors == (1,)
    no = first(GRID.all & ~hexes(BEAR), state.cubed | state.discs[2])
    state.play(1, Ask(no, 2))
    assert state.record[-1] == Placed(2, True, no)
    assert (state.phase, state.actors) == ("cube", (1,))
    owed = {move.cell for move in state.moves(1) if isinstance(move, Cube)}
    assert owed == set(cells(GRID.all & ~(hexes(NEAR_DESERT) | state.cubed | state.discs[1])))
    state.play(1, Cube(min(owed), "orange"))
    assert (state.phase, state.actors) == ("turn", (2,))


def test_search_puts_a_disc_first() -> None:
    """CR-21: only where the searcher's own clue allows it; their disc goes there at once."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    searches = {move.cell for move in state.moves(0) if isinstance(move, Search)}
    assert searches == set(cells(hexes(FOREST_SWAMP) & ~state.cubed))
    cell = min(searches)
    state.play(0, Search(cell))
    placed = [event for event in state.record if isinstance(event, Placed)]
    assert Placed(0, False, cell) in placed


def test_search_where_the_disc_is_already() -> None:
    """CR-21: a searcher whose disc lies there places one on another hex that fits, without cube or disc of theirs."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    cell = first(hexes(FOREST_SWAMP) & ~hexes(NEAR_DESERT), state.cubed)
    state.discs[0] |= 1 << cell
    state.play(0, Search(cell))
    assert (state.phase, state.actors) == ("disc", (0,))
    legal = {move.cell for move in state.moves(0) if isinstance(move, Disc)}
    assert legal == set(cells(hexes(FOREST_SWAMP) & ~state.cubed & ~state.discs[0]))
    assert cell not in legal
    state.play(0, Disc(min(legal), "blue"))
    assert state.record[-1] == Placed(1, True, cell)


def test_search_is_answered_clockwise_until_the_first_cube() -> None:
    """CR-22, CR-23: who has a disc there is passed over; after a cube nobody answers, and the searcher owes one."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3)
    both = hexes(FOREST_SWAMP) & hexes(NEAR_DESERT) & ~hexes(BEAR) & ~state.cubed
    cell = first(both)
    state.discs[1] |= 1 << cell
    count = len(state.record)
    state.play(0, Search(cell))
    assert state.record[count + 1 :] == [Placed(0, False, cell), Placed(2, True, cell)]
    assert (state.phase, state.actors) == ("cube", (0,))


def test_search_that_finds_it() -> None:
    """CR-24, CR-09: no cube: the searcher wins, and all clues are shown."""
    puzzle = make_puzzle(4, True, Luck.seeded("win"))
    state = CryptidState.dealt(Setting(4, CryptidOptions(True)), puzzle)
    while state.phase == "opening":
        state.play(state.actor, state.moves(state.actor)[0])
    state.play(0, Search(puzzle.habitat))
    assert state.actors == ()
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.view(3).clues == state.view(SPECTATOR).clues == puzzle.clues
    assert state.moves(0) == []


def test_no_hex_left() -> None:
    """CR-25: who must place a cube or a disc and has no hex for it places none, and play goes on."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    no = first(GRID.all & ~hexes(NEAR_DESERT), state.cubed)
    state.cubed |= GRID.all & ~hexes(FOREST_SWAMP) & ~(1 << no)  # as if all were cubed where Blue's clue is false
    state.discs[0] |= 1 << no if not hexes(FOREST_SWAMP) >> no & 1 else 0
    state.play(0, Ask(no, 1))
    assert (state.phase, state.actors) == ("turn", (1,))
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    no = first(GRID.all & ~hexes(BEAR), state.cubed)
    state.discs[0] = state.discs[1] = GRID.all & ~state.cubed  # as if Blue had no hex for a cube
    state.play(0, Ask(no, 1))
    state.play(1, state.moves(1)[0])
    assert (state.phase, state.actors, state.undo) == ("turn", (1,), None), "it told everybody something"
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR)
    state.discs[0] = hexes(FOREST_SWAMP) & ~state.cubed
    state.play(0, Search(first(state.discs[0])))
    assert state.phase != "disc"


def test_hint_kinds() -> None:
    """CR-26: the kinds of the numbered hints, and which clues each speaks of."""
    assert len(HINTS) == 11
    assert "mention:animal" not in true_hints([parse_clue("!2:bear")])
    assert "mention:terrain" in true_hints([parse_clue("3:blue"), parse_clue("2:stone")])
    assert "cat:on" not in true_hints([parse_clue("!on:FS")])


@pytest.mark.parametrize(("seats", "may_refuse"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_hint_vote(seats: int, may_refuse: int) -> None:
    """CR-27: all must agree; with four or five one may not. One hint a game; proposed once a turn."""
    clues = (FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, WATER)[: 4 if seats == 2 else seats]

    def voted(refusals: int) -> CryptidState:
        state = opened(*clues, seats=seats)
        state.play(0, HINT)
        assert state.actors == tuple(range(1, seats))
        voters = iter(range(seats - 1, 0, -1))  # in any order
        for count, seat in enumerate(voters):
            if state.phase == "vote":
                state.play(seat, REFUSE if count < refusals else AGREE)
        return state

    given = voted(may_refuse)
    assert given.hint == "cat:2"
    assert (given.phase, given.actors) == ("turn", (0,))
    assert HINT not in given.moves(0)
    refused = voted(may_refuse + 1)
    assert refused.hint is None
    assert (refused.phase, refused.actors) == ("turn", (0,))
    assert HINT not in refused.moves(0), "once a turn"
    refused.play(0, Search(first(refused.searchable(0) & ~refused.fits[-1])))
    while refused.phase != "turn":
        refused.play(refused.actor, refused.moves(refused.actor)[0])
    assert HINT in refused.moves(refused.actor)


def test_hint_is_true_and_tells_its_kind_only() -> None:
    """CR-28: the hint in the view is the puzzle's, true of its clues; before it is given no view has it."""
    puzzle = make_puzzle(3, True, Luck.seeded("hint"))
    assert puzzle.hint in true_hints(puzzle.numbers)
    state = CryptidState.dealt(Setting(3, CryptidOptions(True)), puzzle)
    while state.phase == "opening":
        state.play(state.actor, state.moves(state.actor)[0])
    assert all(state.view(seat).hint is None for seat in (0, 1, 2, SPECTATOR))
    state.play(0, HINT)
    state.play(1, AGREE)
    state.play(2, AGREE)
    assert all(state.view(seat).hint == puzzle.hint for seat in (0, 1, 2, SPECTATOR))
    assert state.record[-1] == Hinted(puzzle.hint)


def test_two_players_hold_two_clues_each() -> None:
    """CR-32: set up as for four; two clues each, with a colour for each."""
    state = dealt(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    assert state.view(0).clues == (FOREST_SWAMP, NEAR_DESERT, None, None)
    assert state.view(1).clues == (None, None, BEAR, BLUE_3)
    assert state.view(0).colours == ("blue", "green", "orange", "purple")


def test_two_players_open_with_either_colour() -> None:
    """CR-33: two cubes in all, of either colour."""
    state = dealt(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    assert {move.colour for move in state.moves(0) if isinstance(move, Cube)} == {"blue", "green"}
    green = first(GRID.all & ~hexes(NEAR_DESERT))
    state.play(0, Cube(green, "green"))
    state.play(1, state.moves(1)[0])
    state.play(0, Cube(first(GRID.all & ~hexes(NEAR_DESERT), state.cubed), "green"))
    state.play(1, state.moves(1)[0])
    assert (state.phase, state.actors) == ("turn", (0,))
    assert [cubes.bit_count() for cubes in state.cubes[:2]] == [0, 2]


def test_two_players_answers() -> None:
    """CR-34: both fit: a disc of each; one does not: its cube; neither: a cube of one colour, by choice."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    cases: list[tuple[int, list[CryptidMove]]] = []
    for fits_bear, fits_blue in ((True, True), (True, False), (False, True), (False, False)):
        mask = (hexes(BEAR) if fits_bear else GRID.all & ~hexes(BEAR)) & (
            hexes(BLUE_3) if fits_blue else GRID.all & ~hexes(BLUE_3)
        )
        cell = first(mask, state.cubed)
        cubes: list[CryptidMove] = [
            Cube(cell, colour) for fits, colour in ((fits_bear, "orange"), (fits_blue, "purple")) if not fits
        ]
        cases.append((cell, cubes or [Discs(cell)]))
    for cell, expected in cases:
        asked = state.copy()
        asked.play(0, Ask(cell, 1))
        assert (asked.phase, asked.actors) == ("answer", (1,)), "asked every time, choice or not"
        assert asked.moves(1) == expected
    both = state.copy()
    both.play(0, Ask(cases[0][0], 1))
    both.play(1, Discs(cases[0][0]))
    assert both.discs[2] & both.discs[3] == 1 << cases[0][0]
    assert (both.phase, both.actors) == ("turn", (1,))


def test_two_players_search() -> None:
    """CR-35: it must fit both clues; both discs go there, or elsewhere where they lie already."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    fits = hexes(FOREST_SWAMP) & hexes(NEAR_DESERT) & ~state.cubed
    assert {move.cell for move in state.moves(0) if isinstance(move, Search)} == set(cells(fits))
    cell = first(fits)
    fresh = state.copy()
    fresh.play(0, Search(cell))
    assert fresh.discs[0] & fresh.discs[1] == 1 << cell
    assert (fresh.phase, fresh.actors) == ("answer", (1,))

    one_there = state.copy()
    one_there.discs[1] |= 1 << cell
    one_there.play(0, Search(cell))
    assert one_there.discs[0] == 1 << cell
    assert one_there.view(0).owed == ("green",)
    legal = {move.cell for move in one_there.moves(0) if isinstance(move, Disc)}
    assert legal == set(cells(hexes(NEAR_DESERT) & ~one_there.cubed & ~one_there.discs[1]))

    both_there = state.copy()
    both_there.discs[0] |= 1 << cell
    both_there.discs[1] |= 1 << cell
    both_there.play(0, Search(cell))
    assert both_there.view(0).owed == ("blue", "green")
    other = first(fits, 1 << cell)
    both_there.play(0, Disc(other, "blue"))
    both_there.play(0, Disc(other, "green"))
    assert (both_there.phase, both_there.actors) == ("answer", (1,))


def test_two_players_win_and_pass_over() -> None:
    """CR-35, CR-24: with both of the other's discs there already nobody is asked, and the search is won."""
    puzzle = make_puzzle(2, True, Luck.seeded("two"))
    state = CryptidState.dealt(Setting(2, CryptidOptions(True)), puzzle)
    while state.phase == "opening":
        state.play(state.actor, state.moves(state.actor)[0])
    answered = state.copy()
    answered.play(0, Search(puzzle.habitat))
    answered.play(1, Discs(puzzle.habitat))
    assert answered.outcome is not None
    assert answered.outcome.winners == (0,)
    state.discs[2] |= 1 << puzzle.habitat
    state.discs[3] |= 1 << puzzle.habitat
    state.play(0, Search(puzzle.habitat))
    assert state.outcome is not None


def test_two_players_choose_the_colour_of_a_forced_cube() -> None:
    """CR-36: a cube in one's own turn is of either colour."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    state.play(0, Ask(first(GRID.all & ~hexes(BEAR), state.cubed), 1))
    state.play(1, state.moves(1)[0])
    assert (state.phase, state.actors) == ("cube", (0,))
    assert {move.colour for move in state.moves(0) if isinstance(move, Cube)} == {"blue", "green"}


def test_two_players_one_disc_there_already() -> None:
    """CR-37: the missing disc goes there, the other colour's elsewhere; with both there it cannot be asked about."""
    state = opened(FOREST_SWAMP, NEAR_DESERT, BEAR, BLUE_3, seats=2)
    cell = first(hexes(BEAR) & hexes(BLUE_3), state.cubed)
    state.discs[2] |= 1 << cell
    asked = state.copy()
    asked.play(0, Ask(cell, 1))
    asked.play(1, Discs(cell))
    assert asked.discs[3] >> cell & 1
    assert (asked.phase, asked.actors, asked.owed) == ("disc", (1,), ("orange",))
    asked.play(1, asked.moves(1)[0])
    assert (asked.phase, asked.actors) == ("turn", (1,))
    state.discs[3] |= 1 << cell
    assert Ask(cell, 1) not in state.moves(0)


def test_taking_back() -> None:
    """A cube can be taken back until somebody moves; an answered question stands."""
    game = load("cryptid")
    table = Table.start(game, game.setting(3), luck=Luck.seeded(3))
    dealt_state = table.state.copy()
    table.play(0, table.view(0).moves[0])
    assert table.view(0).undo
    assert not table.view(1).undo
    table.undo(0)
    assert table.state == dealt_state
    for _ in range(6):
        seat = table.state.actors[0]
        table.play(seat, table.view(seat).moves[0])
    table.play(0, next(move for move in table.view(0).moves if isinstance(move, Ask)))
    assert not any(table.view(seat).undo for seat in range(3))
