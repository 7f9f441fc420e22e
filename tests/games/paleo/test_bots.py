"""The players of Paleo: they feed the tribe, help each other, and see nothing that people would not."""

from collections import Counter
from time import thread_time

import pytest

from bivouac.arena.ladder import judge, mirrored
from bivouac.arena.match import play_match
from bivouac.bots.search import Budget
from bivouac.engine import CHANCE, Bot, Luck, Seat
from bivouac.games.paleo import GAME
from bivouac.games.paleo.bots import BOTS
from bivouac.games.paleo.cards import LEVELS
from bivouac.games.paleo.deeds import DEEDS_OF, FOOD, TILE
from bivouac.games.paleo.imagine import imagine
from bivouac.games.paleo.memory import Memory
from bivouac.games.paleo.moves import MOVES, Sleep
from bivouac.games.paleo.plan import ACTS, make_plan
from bivouac.games.paleo.rollout import Omens, play_day
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.searcher import LAP, Elder, Scout, Searcher, shortlist
from bivouac.games.paleo.thumb import Thumb, decide, promise
from bivouac.games.paleo.worth import Mind, dice_odds, prices
from tests.games.paleo.scenes import BLUE, CARD, GREEN, ORANGE, dusk, play, random_game, scene, texts

HUNTERS = (("rask", "ilka"), ("oren", "hela", "torv", "maku", "bero"))
"""Together they bring down a mammoth cow; the first two alone do not."""
PAIR = (("dorn", "oren"), ("lisse", "bran"))
MANY = (("dorn", "tira", "hanno", "lisse"), ("bran",))
"""Deft ones above all."""


def doing(id: str, *whats: int) -> set[str]:
    """What can be done by day with a card that brings such a thing; anything friendly, if nothing is said."""
    found = DEEDS_OF[CARD[id]]
    return {
        f"do {id} {deed.place + 1}"
        for deed in found
        if not deed.hostile and (not whats or any(step.what in whats for step in deed.steps))
    }


def chosen(state: PaleoState, seat: Seat = ORANGE, bot: Bot | None = None) -> str:
    move = (bot or Thumb()).choose(state.view(seat), Luck.seeded(1))
    assert move in state.moves(seat)
    return str(move.text)


def begun(seats: int, level: str, seed: int | str) -> tuple[PaleoState, Luck]:
    luck, setting = Luck.seeded(f"bots/{seed}"), GAME.setting(seats, level=level)
    state = GAME.start(setting, GAME.deal(setting, luck))
    assert isinstance(state, PaleoState)
    return state, luck


def play_with(bot: Bot, state: PaleoState, luck: Luck, days: int = 99) -> PaleoState:
    """Lets a bot lead all groups."""
    while state.day <= days and (actors := state.actors):
        chance = actors[0] == CHANCE
        move = luck.weighted(state.outcomes()) if chance else bot.choose(state.view(actors[0]), luck)
        state.play(actors[0], move)
    return state


# Rules of thumb: what is worth taking


def test_food_is_worth_most_to_who_is_hungry() -> None:
    hungry, fed, full = (prices(scene(store=(food, 0, 0))).goods[FOOD] for food in (0, 9, 20))
    assert hungry > fed > full


def test_foragers_feed_the_tribe() -> None:
    """On the first two evenings far fewer go hungry than among stragglers."""
    hungry = {"forager": 0, "straggler": 0}
    for name in hungry:
        for seats in (2, 3, 4):
            for seed in range(4):
                state, luck = begun(seats, "I", seed)
                for day in (1, 2):
                    play_with(BOTS[name](), state, luck, day)
                    hungry[name] += sum(event.of for event in state.record if event.what == "fed")
    assert hungry["forager"] < hungry["straggler"] / 2, hungry


def test_a_tile_is_taken_when_it_can_be_had() -> None:
    """Whatever else the card offers."""
    wall = scene("bare-wall", "mussels", people=MANY, store=(9, 4, 4), grave="lame-mammoth mammoth-cow mammoth-bull")
    assert chosen(wall) in doing("bare-wall", TILE)
    assert chosen(scene("bare-wall", "mussels", people=MANY, store=(9, 4, 4))) not in doing("bare-wall", TILE)


def test_a_danger_is_met_where_one_can_meet_it() -> None:
    def meets(tools: str) -> str:
        return chosen(scene("wolves", "mussels", people=PAIR, tools=[tools]))

    assert meets("torch") in doing("wolves")
    assert meets("talisman") not in doing("wolves")
    assert meets("").startswith("do wolves")
    assert meets("") not in doing("wolves")


def test_wounds_go_to_who_can_bear_them() -> None:
    state = scene("rockfall", "salmon", people=PAIR, hurt={"lisse": 1}, decks=["forest", "forest"])
    hostile = next(text for text in texts(play(state, "help blue orange")) if text not in doing("rockfall"))
    assert chosen(play(state, hostile)) == "hurt bran"


def test_a_red_back_is_left_if_there_is_another() -> None:
    """Behind this one there is nothing but harm."""
    assert chosen(scene(decks=["red-mammoth river forest", "river"], people=PAIR, store=(8, 2, 2))) != "pick orange 1"


def test_of_equal_backs_the_first_is_picked() -> None:
    assert chosen(scene(decks=["river river river", "river"], people=PAIR)) == "pick orange 1"


# Helping


def test_one_helps_where_it_pays() -> None:
    state = scene("mammoth-cow", "salmon", people=HUNTERS)
    assert chosen(state, BLUE) == "help blue orange"
    assert chosen(scene("flint", "salmon", people=HUNTERS), BLUE) != "help blue orange"


def test_who_counts_on_help_asks_for_it_waits_and_acts_when_it_has_come() -> None:
    state = scene("mammoth-cow", "salmon", people=HUNTERS)
    assert chosen(state) == "ask orange"
    play(state, "ask orange")
    assert chosen(state) == "wait"
    play(state, "0 wait", "help blue orange")
    assert chosen(state) == "do mammoth-cow 1"


def test_who_is_left_alone_does_what_can_be_done_alone() -> None:
    """The other one, a person perhaps, had better ideas."""
    state = scene("mammoth-cow", "salmon", people=HUNTERS)
    play(state, "ask orange", "0 wait", "ignore blue")
    assert chosen(state) == "ignore orange"


def test_all_come_to_the_same_plan() -> None:
    """So nobody has to talk about it."""
    state = scene("mammoth-cow", "salmon", "flint", seats=3, people=(*HUNTERS, ("tira", "bran")))
    plans = [make_plan(Mind(imagine(state.view(seat), Luck.seeded(seat)))) for seat in range(3)]
    assert plans[0] == plans[1] == plans[2]
    assert plans[0].helps[ORANGE] == ACTS
    assert ORANGE in (plans[0].helps[BLUE], plans[0].helps[GREEN])


def test_what_is_remembered_is_what_would_be_worked_out() -> None:
    """To the last digit, whoever has thought about the same tribe before."""
    luck, setting = Luck.seeded("memory"), GAME.setting(3, level="III")
    state = GAME.start(setting, GAME.deal(setting, luck))
    while actors := state.actors:
        known, anew = Mind(state), Mind(state)
        anew.memory = Memory()
        if state.phase == "pick":
            for group, deck in enumerate(state.decks):
                assert [promise(known, group, back) for back in deck] == [promise(anew, group, back) for back in deck]
        elif state.phase == "settle" and state.settled != state.everybody:
            assert make_plan(known) == make_plan(anew)
        actor = actors[0]
        move = luck.weighted(state.outcomes()) if actor == CHANCE else Thumb().choose(state.view(actor), luck)
        state.play(actor, move)


def test_by_night_bots_let_people_speak_first() -> None:
    state = dusk(scene(tools=["pelt pelt", "tent"], store=(15, 8, 4)))
    assert chosen(state) == "wait"
    play(state, "0 wait")
    assert chosen(state, BLUE) in doing("bountiful-prey") | doing("new-world")


def test_alone_one_hand_waits_for_nobody() -> None:
    state = scene("mammoth-cow", "salmon", people=HUNTERS)
    assert MOVES[decide(state, BLUE, state.numbers_of(BLUE), alone=True)].text == "help blue orange"
    assert MOVES[decide(state, ORANGE, state.numbers_of(ORANGE), alone=True)].text == "wait"
    solo = scene("mammoth-cow", "salmon", seats=1, people=HUNTERS)
    assert chosen(solo) == "help blue orange"


# What they see


@pytest.mark.parametrize("bot", [Thumb(), Searcher(Budget(12), 3)], ids=["forager", "searcher"])
def test_what_others_have_picked_changes_nothing(bot: Bot) -> None:
    state = scene(decks=["forest river mountain", "river forest hearth"], people=PAIR)
    picks = ("pick blue 1", "pick blue 3", "sleep blue")
    assert len({chosen(play(state.copy(), pick), ORANGE, bot) for pick in picks}) == 1


def test_odds_of_dice_are_those_of_their_faces() -> None:
    """Each of six faces asks for one or two of a skill more."""
    assert dice_odds((2, 2, 2), 1) == 1
    assert dice_odds((0, 0, 0), 1) == 0
    assert dice_odds((1, 0, 0), 1) == pytest.approx(1 / 6)
    assert dice_odds((2, 1, 0), 1) == pytest.approx(3 / 6)
    assert dice_odds((2, 0, 0), 2) == pytest.approx(1 / 36)


# Looking ahead


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_day_can_be_played_to_its_end_from_any_moment(seats: int, level: str) -> None:
    """In whatever turn, with secrets, within an action: night falls, and the next day is there, or the end."""
    for state in random_game(seats, level, 1, days=2)[::60]:
        if state.outcome is None and state.phase != "deal":
            world = state.copy()
            play_day(world, Omens(Luck.seeded(1)))
            assert world.outcome is not None or (world.day, world.turn, world.phase) == (state.day + 1, 0, "deal")


def test_omens_are_as_likely_as_luck() -> None:
    """Of cards with weights each comes first as often as it should; without putting back, all of them come."""
    state, _ = begun(3, "I", 7)
    while state.phase == "pick":
        group = state.picked.index(-1)
        state.play(state.leader(group), state.moves(group)[0])
    odds = dict(state.outcomes())
    seen = Counter(Omens(Luck.seeded(seed)).drawn(state, 0) for seed in range(3000))
    assert set(seen) == set(odds)
    share = 3000 / sum(odds.values())
    assert all(abs(seen[move] - share * weight) < 4 * (share * weight) ** 0.5 for move, weight in odds.items())


def test_days_with_the_same_omens_turn_up_the_same_cards() -> None:
    """Whatever else was done: what differs is what moves make of them."""
    state, _ = begun(3, "I", 7)
    turned = []
    for seed in (3, 3, 4):
        world = state.copy()
        play_day(world, Omens(Luck.seeded(seed)))
        turned.append([event.card for event in world.record if event.what == "turned"])
    assert turned[0] == turned[1] != turned[2]


def test_a_secret_is_helped_before_it_is_settled() -> None:
    """By one hand nobody waits for help that does not come by itself."""
    for seed in range(3):
        world, luck = begun(4, "IV", seed)
        play_day(world, Omens(luck))
        assert world.day == 2 or world.outcome is not None


def test_a_search_is_the_same_for_the_same_luck_and_keeps_to_its_budget() -> None:
    state, luck = begun(3, "I", 7)
    play_with(Thumb(), state, luck, 1)
    while state.actors[0] == CHANCE:
        state.play(CHANCE, luck.weighted(state.outcomes()))
    for simulations in (8, 24):
        bots = [Searcher(Budget(simulations), 4) for _ in range(2)]
        assert len({chosen(state, state.actors[0], bot) for bot in bots}) == 1
        assert all(min(simulations // 2, 2 * LAP) <= bot.simulations <= simulations for bot in bots)


def test_a_search_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = begun(3, "I", 7)
    clock = iter(range(99))
    monkeypatch.setattr("bivouac.bots.search.thread_time", lambda: float(next(clock)))
    bot = Searcher(Budget(1000, 2.5), 4)
    chosen(state, ORANGE, bot)
    assert next(clock) == 4  # at 1, 2 and 3 it looked, and 2.5 seconds were over
    assert bot.simulations <= 3 * 4


def test_only_what_deserves_it_is_tried() -> None:
    """Backs that differ, sleep late in the day, and within an action the rule of thumb."""
    state = scene(decks=["river river forest river forest river", "river"], people=PAIR)
    assert [MOVES[number].text for number in sorted(shortlist(state, ORANGE, 9))] == ["pick orange 1", "pick orange 3"]
    late = scene(decks=["river forest", "river"], people=PAIR)
    assert any(isinstance(MOVES[number], Sleep) for number in shortlist(late, ORANGE, 9))
    step = play(scene("dream-coat", "salmon", people=PAIR), "help blue orange", "do dream-coat 1")
    assert len(shortlist(step, ORANGE, 9)) == 1
    settle = scene("mammoth-cow", "salmon", people=HUNTERS)
    assert "help blue orange" in [MOVES[number].text for number in shortlist(settle, BLUE, 9)]


def test_a_search_takes_the_last_tile() -> None:
    dead = "lame-mammoth mammoth-cow mammoth-bull"
    wall = scene("bare-wall", "", people=MANY, store=(9, 4, 4), grave=dead, tiles=4)
    assert chosen(wall, ORANGE, Searcher(Budget(8), 3)) in doing("bare-wall", TILE)


def test_what_is_forced_is_not_thought_about() -> None:
    state = scene("adders", "", people=(("bran", "rask"), ("lisse", "oren")))
    (forced,) = texts(state)
    for name, make in BOTS.items():
        assert chosen(state, ORANGE, make()) == forced, name


@pytest.mark.parametrize(("bot", "seconds"), [(Scout, 0.08), (Elder, 0.9)])
def test_who_searches_has_a_limit_of_time(bot: type[Scout | Elder], seconds: float) -> None:
    searcher = bot()
    assert searcher.budget.seconds == seconds
    state, _ = begun(4, "VII", 1)
    view = state.view(0)
    Thumb().choose(view, Luck.seeded(1))  # tables that are made once
    started = thread_time()
    searcher.choose(view, Luck.seeded(1))
    assert thread_time() - started < 1.5 * seconds + 0.3  # simulations that are begun together are finished


def test_a_forager_decides_at_once() -> None:
    times = []
    for state in random_game(4, "I", 1, days=2)[::12]:
        if state.actors and state.actors[0] != CHANCE:
            view = state.view(state.actors[0])
            started = thread_time()
            Thumb().choose(view, Luck.seeded(1))
            times.append(thread_time() - started)
    assert sorted(times)[len(times) // 2] < 0.01


# The ladder


def test_foragers_win_more_than_stragglers() -> None:
    results = [play_match(match) for match in mirrored(GAME, {}, "forager", "straggler", 2, 24, "ladder")]
    rung = judge("forager", "straggler", results)
    assert rung.beside is not None
    assert rung.faults == 0
    assert rung.share.share > rung.beside.share


@pytest.mark.slow
def test_who_looks_ahead_wins_as_often_at_least() -> None:
    """With a search that is the same on every machine."""
    won = {"forager": 0, "searcher": 0}
    for seats in (2, 3, 4):
        for seed in range(8):
            for name, bot in (("forager", Thumb()), ("searcher", Searcher(Budget(24), 4))):
                state = play_with(bot, *begun(seats, "I", f"ladder-{seed}"))
                won[name] += bool(state.outcome and state.outcome.winners)
    assert won["searcher"] >= won["forager"]
