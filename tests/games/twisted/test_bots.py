"""The players of Twisted Cryptids: sensible where one can tell, from views alone, each better than the last."""

from collections import defaultdict
from collections.abc import Iterator
from time import thread_time

import numpy as np
import pytest

from bivouac.arena.ladder import judge, mirrored
from bivouac.arena.match import play_match
from bivouac.bots.search import Budget
from bivouac.engine import CHANCE, Luck, Seat
from bivouac.games.twisted import GAME, record
from bivouac.games.twisted.bots import BOTS
from bivouac.games.twisted.evening import Day, evenings
from bivouac.games.twisted.evidence import acts, evidence, told
from bivouac.games.twisted.hunches import hunches
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.inference import Watcher
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES, Keep, Pile, TwistedMove
from bivouac.games.twisted.outlook import noon, options, row_of
from bivouac.games.twisted.planner import Planner
from bivouac.games.twisted.reckoning import chances, dusk, expected, totals
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.secrets import prospect
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.trickster import Legend, Trickster
from bivouac.games.twisted.worth import REAL, price, promise
from tests.games.twisted.box import (
    DECK,
    GORGE,
    HUNTER,
    LAKE,
    PARK,
    RIVER,
    SIGHTING,
    TRAIT,
    WOODS,
    dealt,
    play,
    random_game,
)
from tests.games.twisted.box import day as laid_out

THINKERS = ("rascal", "schemer", "trickster")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so small that they take no time."""
    monkeypatch.setattr(Trickster, "budget", Budget(24))
    monkeypatch.setattr(Legend, "budget", Budget(48))


def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """For whole games: nobody looks at more than a world or two."""
    monkeypatch.setattr(Planner, "worlds", 1)
    monkeypatch.setattr(Planner, "turns", 2)
    monkeypatch.setattr(Trickster, "budget", Budget(2))
    monkeypatch.setattr(Legend, "budget", Budget(3))


def chosen(bot: str, state: TwistedState, seed: int = 1) -> TwistedMove:
    move: TwistedMove = BOTS[bot]().choose(state.view(state.actors[0]), Luck.seeded(seed))
    return move


def last_turn() -> TwistedState:
    """The last turn of a day of two: Bigfoot has a decoy on top at the park, and two hunters are next to it."""
    state = laid_out(
        {PARK: (0, 3, 0), LAKE: (1, 2, 0), WOODS: (3, 0, 0)},
        [(PARK, GORGE, RIVER), (WOODS, GORGE, LAKE)],
        [("cold-beer", "many-teeth", "blisters"), ("size-64", "deer-talks-back", "sideways-rain")],
        piles={(0, 0): ("gorilla-suit", "best-foot-forward", "three-bears")},
        step=5,
    )
    state.first, state.turn = 1, 0
    state.choices = tuple(state.open_choices())
    return state


# By the rules, from views alone


@pytest.mark.parametrize("bot", [*THINKERS, "legend"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_plays_whole_games_by_the_rules(bot: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)
    match = mirrored(GAME, {}, bot, "hatchling", seats, 1, "legal")[0]
    assert play_match(match).fault is None


@pytest.mark.parametrize("bot", [*THINKERS, "legend"])
def test_a_bot_chooses_the_same_whatever_is_hidden(bot: str) -> None:
    state = next(state for state in random_game(3, 5) if state.round == 3 and state.phase == "day" and not state.task)
    view = state.view(state.turn)
    for seed in range(3):
        other = imagine(view, Luck.seeded(f"other {seed}"))
        assert other.piles != state.piles
        assert other.view(state.turn) == view
        assert chosen(bot, other) == chosen(bot, state)


def test_two_games_of_one_seed_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)
    match = mirrored(GAME, {}, "trickster", "schemer", 2, 1, "same")[0]
    results = [play_match(match) for _ in range(2)]
    assert (results[0].winners, results[0].entries) == (results[1].winners, results[1].entries)


def test_a_rascal_decides_within_two_milliseconds() -> None:
    bot, times = BOTS["rascal"](), []
    for state in random_game(4, 1)[::8]:
        if state.actors and state.actors[0] != CHANCE:
            view = state.view(state.actors[0])
            bot.choose(view, Luck.seeded(1))
            begun = thread_time()
            bot.choose(view, Luck.seeded(1))
            times.append(thread_time() - begun)
    assert sorted(times)[len(times) // 2] < 0.002


@pytest.mark.parametrize(("bot", "seconds"), [(Trickster, 0.08), (Legend, 0.9)])
def test_who_searches_has_a_limit_of_time(
    bot: type[Trickster], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert bot.budget.seconds == seconds
    state = next(state for state in random_game(4, 3) if state.round == 2 and state.phase == "day" and not state.task)
    view = state.view(state.turn)
    Watcher(view)  # tables that are made once
    begun = thread_time()
    bot().choose(view, Luck.seeded(1))
    assert thread_time() - begun < 1.5 * seconds + 0.2  # a simulation that is begun is finished


# Sense


@pytest.mark.parametrize("bot", [*THINKERS, "legend"])
def test_the_last_turn_draws_humans_that_the_top_sighting_likes(bot: str) -> None:
    state = last_turn()
    assert chosen(bot, state).text == "play cold-beer"
    play(state, "play cold-beer")
    while state.phase == "day":
        state.play(0, chosen(bot, state))
    assert state.encounter == PARK
    assert state.myth[0] == 5 + 2 * (3 + 2)


@pytest.mark.parametrize("bot", THINKERS)
def test_nobody_shows_real_deals_first_without_a_reason(bot: str) -> None:
    luck, shown = Luck.seeded(3), []
    for seed in range(6):
        state = dealt(2)
        state.kept[0] = TRAIT["versatile"] if seed % 2 else TRAIT["restless"]
        while 0 in state.actors and state.phase == "secrets":
            state.play(0, BOTS[bot]().choose(state.view(0), luck))
        shown += [pile[0] for pile in state.own_piles(0)]
    assert sum(REAL[card] for card in shown) <= len(shown) / 4


def test_the_better_trait_is_kept_and_of_two_that_are_close_either() -> None:
    state = dealt(4)
    for other, kept in (("famous", {"ingenious"}), ("honest", {"honest", "shy"})):
        pair = (TRAIT[other], TRAIT[max(kept)])
        state.dealt = (pair, *state.dealt[1:])
        assert {chosen("rascal", state, seed) for seed in range(12)} == {Keep(TRAIT[id]) for id in kept}


def test_how_many_sightings_will_be_turned_up_depends_on_the_players() -> None:
    """With four fewer than with two: fame is far, and keeping hoaxes back is easy."""
    lost = {id: prospect(0, TRAIT[id], 2) - prospect(0, TRAIT[id], 4) for id in ("famous", "honest")}
    assert lost["famous"] > lost["honest"] > 0


def test_a_trait_says_what_is_piled_on_top() -> None:
    state = dealt(2)
    state.kept[0] = TRAIT["honest"]
    while 0 in state.actors and state.phase == "secrets":
        move = chosen("rascal", state)
        assert isinstance(move, Pile)
        state.play(0, move)
    tops = [DECK.sightings[pile[0]].type for pile in state.own_piles(0)]
    assert "hoax" not in tops


# What it is reckoned with


def test_the_ways_to_resolve_an_effect_are_those_of_the_rules() -> None:
    states = [one for seed in range(3) for one in random_game(3, seed) if one.phase == "day" and one.task]
    some = [one for one in states if not one.agenda and one.step < 8][::4]
    assert len(some) > 10
    for state in some:
        ways, humans = options(state), row_of(state)
        rows = {tuple((ways.change[row] + humans).tolist()) for row in np.flatnonzero(ways.open(humans))}
        assert rows == set(endings(state, state.step))


def endings(state: TwistedState, step: int) -> Iterator[tuple[int, ...]]:
    """Where the humans can be when the turn is over."""
    for move in state.moves(state.turn):
        after = state.copy()
        after.play(state.turn, move)
        if after.step == step:
            yield from endings(after, step)
        else:
            yield tuple(after.humans)


def test_a_day_is_played_to_where_most_humans_are() -> None:
    state = laid_out({PARK: (0, 4, 0), LAKE: (0, 1, 0)}, [(PARK, GORGE, RIVER), (WOODS, GORGE, LAKE)], step=5)
    [(site, humans)] = evenings([Day(state, noon(state))])
    assert site == PARK
    assert humans[3 * PARK + HUNTER] == 4
    after = dusk(state, humans, site)
    assert after[0] - totals(state)[0] == pytest.approx(2 * 4 + promise_of(state))
    assert after[1] == totals(state)[1]


def promise_of(state: TwistedState) -> float:
    """What turning up the first sighting does for the trait."""
    return price(state.kept[0], ((), (), ()), 0, state.piles[0][0])


def test_a_real_deal_costs_what_it_gives_unseen() -> None:
    assert price(-1, ((), (), ()), 0, SIGHTING["best-foot-forward"]) == -7
    assert price(TRAIT["twisted"], ((), (), ()), 0, SIGHTING["best-foot-forward"]) == -7 + 6
    assert price(TRAIT["honest"], ((), (), ()), 0, SIGHTING["three-bears"]) == 6 - 13


def test_a_trait_on_its_way_promises_a_part() -> None:
    famous = DECK.traits[TRAIT["famous"]]
    least, bonus = famous.tiers[0]
    cards = OWN_SIGHTINGS[0]
    assert promise(famous, ((), (), ())) == 0
    assert promise(famous, (cards[:1], (), ())) == pytest.approx(bonus / least)
    assert promise(famous, (cards[:3], (), ())) == bonus


def test_chances_are_surer_toward_the_end() -> None:
    assert chances([10, 10], 3) == [0.5, 0.5]
    early, late = chances([20, 10], 4)[0], chances([20, 10], 0)[0]
    assert 0.5 < early < late < 1
    assert sum(chances([3, 9, 27], 2)) == pytest.approx(1)


def test_an_encounter_is_expected_where_people_are() -> None:
    state = laid_out({PARK: (0, 5, 0), WOODS: (1, 0, 0)}, [(PARK, GORGE, RIVER), (WOODS, GORGE, LAKE)], step=2)
    sure, open = expected(state, row_of(state), 6.0), expected(state, row_of(state), 0.1)
    assert sure[0] > open[0] > totals(state)[0]


# What others' acts tell


def drew_hunters() -> TwistedState:
    """The humans stand as at the start of a game of two; Bigfoot brings a hunter to its hideout at the park."""
    hideouts = [(PARK, WOODS, GORGE), (WOODS, GORGE, LAKE)]
    pairs = {RIVER: (1, 0, 1), PARK: (1, 1, 0), LAKE: (0, 1, 1), GORGE: (0, 1, 1), WOODS: (1, 1, 0)}
    state = laid_out(pairs, hideouts, [("cold-beer",), ("only-toilet",)])
    state.record = [record.Hid(seat, pile, site) for seat, own in enumerate(hideouts) for pile, site in enumerate(own)]
    return play(state, "play cold-beer", "choose park")


def odds_of_tops(watcher: Watcher, seat: Seat, pile: int) -> dict[int, float]:
    """How likely each sighting is on top of a pile, as somebody suspects."""
    some, odds = watcher.suspicions[seat]
    found: dict[int, float] = defaultdict(float)
    for hunch, weight in zip(some, odds, strict=True):
        found[hunch.piles[pile][0]] += weight / sum(odds)
    return found


def test_who_draws_hunters_probably_has_a_decoy_on_top() -> None:
    def decoys(state: TwistedState) -> float:
        tops = odds_of_tops(Watcher(state.view(1)), 0, 0)
        return sum(chance for card, chance in tops.items() if DECK.sightings[card].score[HUNTER] > 0)

    before, after = drew_hunters(), drew_hunters()
    before.record = [event for event in before.record if isinstance(event, record.Hid)]
    assert decoys(after) > 1.1 * decoys(before)


def test_an_act_is_the_likelier_the_more_it_promised() -> None:
    (act,) = acts(drew_hunters().view(1))
    assert (act.seat, act.step, sum(act.after) - sum(act.before)) == (0, 1, 0)
    by_first = evidence(act).mean(axis=(1, 2))
    own = [DECK.sightings[card].score[HUNTER] for card in OWN_SIGHTINGS[act.cryptids[0]]]
    fond, loath = (np.mean([by_first[at] for at, liked in enumerate(own) if sign * liked > 0]) for sign in (1, -1))
    assert fond > loath


def test_what_is_turned_up_is_no_evidence_any_more() -> None:
    state = next(state for state in random_game(2, 4) if state.round == 3 and state.phase == "day")
    view, seat = state.view(0), 1
    table = told(view, seat, acts(view))
    for pile, cards in enumerate(state.own_hideouts(seat)):
        last = [event for event in state.record if isinstance(event, record.Returned) and event.seat == seat][-1]
        if cards >= REST and last.pile == pile:
            assert np.ptp(table, axis=pile).max() == pytest.approx(0, abs=1e-3)


def test_hunches_agree_with_what_was_turned_up_and_make_sense() -> None:
    own = OWN_SIGHTINGS[0]
    shown = ((own[0],), (), (own[4], own[2]))
    some = hunches(2, 0, shown, frozenset({TRAIT["honest"], TRAIT["shy"]}))
    assert {hunch.kept for hunch in some} == set(range(len(DECK.traits))) - {TRAIT["honest"], TRAIT["shy"]}
    for hunch in some:
        assert [len(pile) for pile in hunch.piles] == [2, 3, 1]
        assert sorted(card for pile in (*hunch.piles, *shown) for card in pile) == list(own)
    others = frozenset(range(len(DECK.traits))) - {TRAIT["restless"], TRAIT["famous"]}
    surprising = hunches(2, 0, ((own[-1],), (own[-2],), (own[-3],)), others)
    likely = hunches(2, 0, ((own[0],), (own[2],), (own[4],)), others)
    assert max(hunch.weight for hunch in surprising) < max(hunch.weight for hunch in likely)


def test_suspicions_are_better_than_equal_odds() -> None:
    found = []
    for seed in range(6):
        for state in rascals_game(2, seed)[::25]:
            if state.phase == "day" and all(state.own_piles(1)):
                watcher = Watcher(state.view(0))
                found += [odds_of_tops(watcher, 1, pile)[state.own_piles(1)[pile][0]] for pile in range(PILES)]
    assert len(found) > 40
    equal = 1 / 7  # of the nine, two are turned up by then
    assert np.mean([np.log(max(one, 0.01)) for one in found]) > np.log(equal)


def rascals_game(seats: int, seed: int) -> list[TwistedState]:
    """The states of a game between rascals."""
    luck, setting = Luck.seeded(seed), GAME.setting(seats)
    state, found, bot = GAME.start(setting, GAME.deal(setting, luck)), [], BOTS["rascal"]()
    while actors := state.actors:
        chance = actors[0] == CHANCE
        found.append(state.copy())
        move = luck.weighted(state.outcomes()) if chance else bot.choose(state.view(actors[0]), luck)
        state.play(actors[0], move)
    return found


def test_nobody_is_suspected_of_a_trait_that_another_has() -> None:
    state = next(state for state in random_game(4, 2) if state.round == 2 and state.phase == "day")
    watcher, luck = Watcher(state.view(0)), Luck.seeded(1)
    for _ in range(30):
        world = watcher.imagine(luck)
        assert len(set(world.kept)) == 4
        assert len({trait for pair in world.dealt for trait in pair}) == 8
        assert all(kept in pair for kept, pair in zip(world.kept, world.dealt, strict=True))


def test_likely_worlds_agree_with_the_view() -> None:
    for state in random_game(3, 6)[::40]:
        view = state.view(0)
        world = Watcher(view).imagine(Luck.seeded(1))
        assert world.view(0) == view
        for seat in range(3):
            piles = [card for pile in (*world.own_piles(seat), *world.shown[PILES * seat :][:PILES]) for card in pile]
            if view.ready[seat]:
                assert sorted(piles) == list(OWN_SIGHTINGS[world.cryptids[seat]])


# The ladder


@pytest.mark.parametrize("seats", [2, 4])
def test_a_rascal_beats_hatchlings(seats: int) -> None:
    results = [play_match(match) for match in mirrored(GAME, {}, "rascal", "hatchling", seats, 8, "ladder")]
    assert judge("rascal", "hatchling", results).share.share > 0.8


@pytest.mark.slow
@pytest.mark.parametrize(("upper", "lower"), [("schemer", "rascal"), ("trickster", "rascal")])
def test_who_looks_further_is_better(upper: str, lower: str) -> None:
    results = [play_match(match) for match in mirrored(GAME, {}, upper, lower, 2, 200, "ladder")]
    assert judge(upper, lower, results).share.share > 0.5
