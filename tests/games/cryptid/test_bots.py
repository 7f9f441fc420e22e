"""Cryptid's players: legal and repeatable in every setting, sensible where one can tell, each better than the last."""

import msgspec
import numpy as np
import pytest

from bivouac.arena.ladder import judge, mirrored
from bivouac.arena.pool import play_all
from bivouac.engine import Luck, Setting
from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.bots import BOTS
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.moves import AGREE, HINT, REFUSE, Ask, Cube, Search
from bivouac.games.cryptid.ranger import Public, question_worth, search_worth
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.view import Asked, CryptidView, Placed, Searched

SETTINGS = list(GAME.settings())
NAMES = [f"{setting.seats}-{'advanced' if setting.options.advanced else 'normal'}" for setting in SETTINGS]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=NAMES)


def dealt(setting: Setting, seed: object) -> CryptidState:
    return GAME.start(setting, GAME.deal(setting, Luck.seeded(f"bots {seed}")))


def advance(state: CryptidState, bots: list[str], luck: Luck) -> None:
    seat = luck.choose(state.actors)
    state.play(seat, BOTS[bots[seat % len(bots)]]().choose(state.view(seat), luck))


def turn_of(setting: Setting, seed: object, turns: int = 0) -> CryptidState:
    """A game at somebody's turn, after some turns between scouts."""
    state, luck = dealt(setting, seed), Luck.seeded(f"turns {seed}")
    while state.actors and (state.phase != "turn" or _turns(state) < turns):
        advance(state, ["scout"], luck)
    return state


def _turns(state: CryptidState) -> int:
    return sum(isinstance(event, Asked | Searched) for event in state.record)


@every_setting
def test_every_choice_is_legal_and_the_same_for_the_same_luck(setting: Setting) -> None:
    """All bots, asked at every moment of a game; an illegal choice would be among the moves of no view."""
    state, luck = dealt(setting, "legal"), Luck.seeded("legal")
    while state.actors:
        for seat in state.actors:
            view = state.view(seat)
            for bot in BOTS.values():
                move = bot().choose(view, Luck.seeded(3))
                assert move in view.moves
                assert move == bot().choose(view, Luck.seeded(3))
        advance(state, ["scout", "wanderer"], luck)


@every_setting
@pytest.mark.parametrize("name", [name for name in BOTS if name != "wanderer"])
def test_games_between_equals_end_with_a_find(setting: Setting, name: str) -> None:
    for seed in range(2):
        state, luck = dealt(setting, seed), Luck.seeded(seed)
        while state.actors:
            advance(state, [name], luck)
        assert state.cell == state.puzzle.habitat


@every_setting
def test_votes_follow_what_is_known(setting: Setting) -> None:
    """Who knows the habitat refuses the hint."""
    for seed in range(4):
        state = turn_of(setting, seed, turns=seed)
        if not state.actors:
            continue
        state.play(state.turn, HINT)
        for seat in state.actors:
            view = state.view(seat)
            for bot in BOTS.values():
                assert bot().choose(view, Luck.seeded(1)) in (AGREE, REFUSE)
            if max(deduce(view, needed=False, balance=False).hex_odds) == 1:
                assert all(BOTS[name]().choose(view, Luck.seeded(1)) == REFUSE for name in ("tracker", "ranger"))


def test_who_is_sure_searches_there() -> None:
    sure = 0
    for seed in range(12):
        state = turn_of(GAME.setting(3, advanced=True), seed, turns=1)
        if state.actors and max(deduce(view := state.view(state.turn), needed=False, balance=False).hex_odds) == 1:
            sure += 1
            for name in ("tracker", "ranger"):
                assert BOTS[name]().choose(view, Luck.seeded(1)) == Search(state.puzzle.habitat)
    assert sure


def test_a_tracker_asks_what_leaves_least_doubt() -> None:
    """Against the plain sum over worlds, question by question."""
    state = turn_of(GAME.setting(4, advanced=True), "doubt")
    view = state.view(state.turn)
    move = BOTS["tracker"]().choose(view, Luck.seeded(1))
    assert isinstance(move, Ask)
    doubts = {ask: plain_doubt(view, ask) for ask in view.moves if isinstance(ask, Ask)}
    assert doubts[move] == pytest.approx(min(doubts.values()))


@pytest.mark.parametrize("seed", range(3))
def test_a_tracker_of_two_players_needs_both_clues_to_fit(seed: int) -> None:
    state = turn_of(GAME.setting(2, advanced=True), f"pair {seed}")
    view = state.view(state.turn)
    move = BOTS["tracker"]().choose(view, Luck.seeded(1))
    if isinstance(move, Ask):
        doubts = {ask: plain_doubt(view, ask) for ask in view.moves if isinstance(ask, Ask)}
        assert doubts[move] == pytest.approx(min(doubts.values()))


def plain_doubt(view: CryptidView, ask: Ask) -> float:
    """The bits of doubt that a question leaves, world by world."""
    known = deduce(view, needed=False, balance=False)
    assert all(len(group) == 1 for group in known.found.alike) or view.seats == 2
    colours = [colour for colour in range(len(view.colours)) if view.owner(colour) == ask.seat]
    answers: dict[bool, dict[int, int]] = {True: {}, False: {}}
    for world, cell in zip(known.found.table.T.tolist(), known.found.hexes.tolist(), strict=True):
        yes = all(known.masks[world[colour]] >> ask.cell & 1 for colour in colours)
        answers[yes][cell] = answers[yes].get(cell, 0) + 1
    total = len(known.found.hexes)
    return sum(
        -count / total * float(np.log2(count / sum(hexes.values())))
        for hexes in answers.values()
        for count in hexes.values()
    )


# The ranger's table


def unread(view: CryptidView) -> CryptidView:
    """The view without what others searched for, so that all deals weigh the same."""
    return msgspec.structs.replace(view, record=tuple(e for e in view.record if not isinstance(e, Searched)))


@every_setting
def test_the_rangers_deals_are_those_of_deduction(setting: Setting) -> None:
    """One table for all: its rows with a seat's clues give what deduction finds for that seat."""
    state = turn_of(setting, "table", turns=2)
    for seat in range(setting.seats):
        view = state.view(seat)
        mine = Public.seen(unread(view)).known_to(view)
        known = deduce(view)
        assert len(mine.hexes) == known.worlds
        assert mine.odds.tolist() == pytest.approx(known.hex_odds)


def test_before_any_cube_all_orders_of_the_clues_are_there() -> None:
    state = dealt(GAME.setting(4), "orders")
    view = state.view(0)
    assert Public.seen(view).known_to(view).odds.tolist() == pytest.approx(deduce(view).hex_odds)


def test_a_search_speaks_for_deals_in_which_it_was_the_best_one() -> None:
    state = turn_of(GAME.setting(4, advanced=True), "read")
    public = Public.seen(state.view(0))
    beliefs = public.beliefs(state.turn)
    cell = int(public.odds.argmax())
    best = beliefs[:, cell] == beliefs.max(axis=1)
    liked = best[public.held(state.turn)]
    assert liked.any()
    assert not liked.all()
    read = public.after(Searched(state.turn, cell))
    assert read.weights[liked].min() == read.weights.max() > read.weights[~liked].max()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_rangers_cube_gives_least_away(seats: int) -> None:
    """Against placing each cube and asking what the others would then think."""
    state = turn_of(GAME.setting(seats, advanced=True), f"cube {seats}")
    while state.phase != "cube":
        seat = state.actors[0]
        view = state.view(seat)
        asks = [move for move in view.moves if isinstance(move, Ask)]
        state.play(seat, Luck.seeded(len(state.record)).choose(asks or list(view.moves)))
    view = state.view(state.turn)
    public = Public.seen(view)
    given = {}
    for move in view.moves:
        assert isinstance(move, Cube)
        after = public.after(Placed(view.colours.index(move.colour), True, move.cell))
        mine = after.known_to(view)
        given[move] = sum(after.chance_of(seat, mine) for seat in range(seats) if seat != view.seat)
    assert given[BOTS["ranger"]().choose(view, Luck.seeded(1))] == pytest.approx(min(given.values()))


# The ladder


@pytest.mark.parametrize(("upper", "lower"), [("tracker", "scout"), ("ranger", "scout")])
def test_who_counts_beats_who_does_not(upper: str, lower: str) -> None:
    results = list(play_all(mirrored(GAME, {"advanced": True}, upper, lower, 4, 60, "short"), 1))
    assert judge(upper, lower, results).clear


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("upper", "lower"), [("scout", "wanderer"), ("tracker", "scout"), ("ranger", "tracker")])
def test_each_rung_beats_the_one_below(upper: str, lower: str, seats: int, advanced: bool) -> None:
    rung = judge(upper, lower, list(play_all(mirrored(GAME, {"advanced": advanced}, upper, lower, seats, 400, "rung"))))
    assert rung.clear
    assert rung.faults == 0
    assert rung.upper_ms <= 150


def test_a_ranger_asks_while_there_is_time_and_searches_before_it_is_sure() -> None:
    asked = early = 0
    for seed in range(8):
        state, luck = dealt(GAME.setting(4, advanced=True), f"early {seed}"), Luck.seeded(seed)
        while state.actors:
            seat = state.actors[0]
            view = state.view(seat)
            move = BOTS["ranger"]().choose(view, luck)
            asked += isinstance(move, Ask)
            early += isinstance(move, Search) and deduce(view).hex_odds[move.cell] < 1
            state.play(seat, move)
    assert asked
    assert early


def test_what_a_search_may_win_and_what_is_left_to_hope_for_never_exceed_all_there_is() -> None:
    state = turn_of(GAME.setting(4, advanced=True), "worth")
    public = Public.seen(state.view(state.turn))
    mine = public.known_to(state.view(state.turn))
    whole = mine.weights.sum()
    for cell in np.flatnonzero(mine.odds):
        won = mine.weights[mine.hexes == cell].sum()
        assert won < search_worth(public, mine, state.turn, int(cell)) <= whole
    for move in state.moves(state.turn):
        if isinstance(move, Ask):
            assert 0 < question_worth(public, mine, state.turn, move) <= whole
