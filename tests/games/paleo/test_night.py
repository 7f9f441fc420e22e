"""The night: feeding, missions, night cards in the groups, and the deal of a new day."""

from collections import Counter

from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo.deeds import BACK, DEEDS, LOOSE, NIGHT, NIGHT_HOSTILE, STATES
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    FOOD,
    GREEN,
    ORANGE,
    TOOL,
    WOOD,
    back,
    deed,
    dusk,
    event,
    held,
    ids,
    morning,
    play,
    scene,
    suffers,
    texts,
    whats,
    wounds,
)

# Feeding


def test_everybody_eats_a_food() -> None:
    """PA-28: and no more."""
    state = dusk(scene(store=(9, 0, 0), tools=["tent pelt"]))
    assert state.store[FOOD] == 9 - 4
    assert event("fed", count=4, of=0) in state.record
    assert state.skulls == 0


def test_a_skull_for_each_who_is_hungry_and_nobody_dies() -> None:
    """PA-28: food is not held back, not even for a mission."""
    state = dusk(scene(store=(2, 0, 0), tools=["tent pelt"]))
    assert (state.store[FOOD], state.skulls) == (0, 2)
    assert event("fed", count=2, of=2) in state.record
    assert "do bountiful-prey 1" not in texts(state)
    assert [len(some) for some in state.people] == [2, 2]


def test_who_lies_in_a_pile_is_not_fed() -> None:
    """PA-28: of module I."""
    state = dusk(scene(level="VI", store=(4, 0, 0), tools=["tent"]))
    assert event("fed", count=4, of=0) in state.record
    assert len(state.pile) == 4


# Missions


def test_of_each_mission_one_action() -> None:
    """PA-29: in an order of one's choice; anybody speaks and anybody pays."""
    state = dusk(scene(seats=3, store=(20, 0, 0), tools=["pelt", "tent", "pelt"]))
    assert (state.phase, [*state.actors]) == ("night", [ORANGE, BLUE, GREEN])
    open_ = ["do bountiful-prey 1", "do bountiful-prey 2", "do new-world 1", "do new-world 2", "wait"]
    for seat in (ORANGE, BLUE, GREEN):
        assert texts(state, seat) == open_
    play(state, "2 do bountiful-prey 1")
    assert texts(state, GREEN) == ["use orange pelt", "use green pelt"]
    play(state, "use orange pelt")
    assert held(state, ORANGE) == {}
    assert texts(state, ORANGE) == ["do new-world 1", "do new-world 2", "wait"]
    play(state, "0 do new-world 2")
    assert state.skulls == 1
    assert held(state, BLUE) == {"tent": 1}
    assert state.phase == "deal"


def test_a_mission_cannot_be_ignored_and_stays() -> None:
    """PA-29: what alone is left is done by itself."""
    state = dusk(scene(store=(4, 0, 0)))
    assert texts(state) == ["do bountiful-prey 2", "do new-world 2", "wait"]
    play(state, "do bountiful-prey 2")
    assert (state.skulls, state.phase) == (2, "deal")
    assert ids(state.board) == ["bountiful-prey", "new-world"]
    acted = [one for one in state.record if one.what == "acted"]
    assert [(DEEDS[one.of].card, one.count) for one in acted] == [(card, 0b11) for card in state.board]


def test_a_state_decides_what_a_mission_asks_for() -> None:
    """PA-29, PA-12: a fire that is lit wants wood; one that was let go out wants more the next night."""
    price = deed("feed-the-fire").goods[WOOD]
    state = scene(modules="A+E", store=(4, price, 0), tools=["pelt pelt pelt"])
    wood = dusk(state.copy())
    assert texts(wood) == ["do bountiful-prey 2", "do feed-the-fire 1", "do feed-the-fire 2", "wait"]
    play(wood, "do feed-the-fire 1")
    assert wood.store[WOOD] == 0
    play(dusk(state), "do feed-the-fire 2", "use orange pelt", "use orange pelt")
    assert [word for at, word in enumerate(STATES) if state.states >> at & 1] == ["out"]
    state = scene(modules="A+E", store=(4, price, 0), tools=["pelt pelt pelt"])
    state.states <<= 1
    assert texts(dusk(state)) == ["do bountiful-prey 2", "do feed-the-fire 3", "do feed-the-fire 4", "wait"]


def test_wounds_of_a_mission_go_to_anybody() -> None:
    """PA-29, PA-23."""
    state = play(dusk(scene(modules="A+E", store=(6, 3, 0))), "do feed-the-fire 2")
    assert texts(state, ORANGE) == ["hurt oren", "hurt tira", "hurt bran", "hurt lisse"]
    play(state, "hurt tira")
    assert wounds(state) == {"tira": 2}


# Night cards


def test_night_cards_in_groups_come_after_the_missions() -> None:
    """PA-30: the same way; they stay."""
    tools = ["root " * dict(deed("coughing-nights").tools)[TOOL["root"]]]
    state = scene(level="II", store=(15, 12, 0), tools=tools, allies=["ahab hot-forehead", "wolf-pup"])
    dusk(state)
    assert {text.split()[1] for text in texts(state) if text != "wait"} == {"hungry-eyes", "coughing-nights"}
    play(state, "do coughing-nights 1", "do hungry-eyes 1")  # there is nothing but wood to pay it with
    assert {text.split()[1] for text in texts(state) if text != "wait"} == {"ahab", "hot-forehead", "wolf-pup"}
    ahab, pup = deed("ahab", 2).mix[1], deed("wolf-pup", 2).goods[FOOD]
    play(state, "1 do ahab 2", *["pay food"] * ahab, "0 do wolf-pup 2", "1 do hot-forehead 4", "hurt lisse")
    assert state.store[FOOD] == 15 - 4 - ahab - pup
    assert wounds(state) == {"lisse": suffers("hot-forehead", 4, "wound")}
    assert ids(state.allies[ORANGE]) == ["ahab", "hot-forehead"]
    assert state.phase == "deal"


def test_a_night_card_that_nobody_can_pay_is_hostile() -> None:
    """PA-30, PA-22: Ahab without anything is a skull."""
    tools = ["root " * dict(deed("coughing-nights").tools)[TOOL["root"]]]
    store = (4, deed("hungry-eyes").mix[1], 0)
    people = (("tira", "bran"), ("lisse", "oren"))
    state = dusk(scene(level="II", store=store, tools=tools, allies=["ahab"], people=people))
    play(state, "do coughing-nights 1", "do hungry-eyes 1")
    assert (state.skulls, state.store) == (1, [0, 0, 0])


def test_a_night_card_may_be_let_go() -> None:
    """PA-30, PA-14: the dog eats, or leaves."""
    state = dusk(scene(store=(6, 0, 0), allies=["stray-dog"]))
    play(state, "do bountiful-prey 2", "do stray-dog 3")
    assert state.allies[ORANGE] == ()
    assert CARD["stray-dog"] in state.grave


def test_what_is_done_by_day_is_not_done_by_night() -> None:
    """PA-29, PA-30: extra actions and help wait for the morning."""
    state = dusk(scene(level="II", store=(9, 9, 8), allies=["ahab", "reed-mother"]))
    assert not {"do ahab 1", "do reed-mother 1"} & set(texts(state))
    for card in (*state.due, *state.later):
        assert NIGHT[card] or NIGHT_HOSTILE[card]
    assert CARD["reed-mother"] not in state.later


# A new day


def test_both_discards_are_shuffled_together_and_dealt() -> None:
    """PA-31: as evenly as can be, the extra cards with another group than yesterday (PA-04)."""
    state = scene(seats=3, open="deer salmon", grave="boar", allies=["stray-dog"], store=(9, 0, 0))
    cards = len(state.hidden) + sum(map(len, state.decks)) + len(state.open)
    state.day = 2
    play(dusk(state), "do bountiful-prey 2", "do stray-dog 2")
    assert state.phase == "deal"
    assert (state.open, state.decks) == ((), [(), (), ()])
    assert len(state.hidden) == cards == 49 - 2
    assert state.actors == (CHANCE,)
    morning(state, Luck.seeded(1))
    assert [len(deck) for deck in state.decks] == [16, 15, 16]
    assert {CARD["deer"], CARD["salmon"]} <= set(state.pools[back("forest")] + state.pools[back("river")])
    assert CARD["boar"] not in state.pools[back("forest")]
    assert (state.day, state.turn, state.phase, state.asleep) == (3, 1, "pick", 0)
    assert state.record[-1] == event("dawned", count=3)


def test_each_back_is_dealt_as_often_as_it_lies_there() -> None:
    """PA-31."""
    state = morning(dusk(scene(store=(4, 0, 0))))
    assert state.phase == "deal"
    weights = {move.text.removeprefix("deal "): weight for move, weight in state.outcomes()}
    assert weights["forest"] == Counter(state.hidden)[back("forest")]
    assert sum(weights.values()) == len(state.hidden) == 49


def test_a_dream_that_nobody_saw_is_among_the_others_in_the_morning() -> None:
    """PA-31, PA-17: it cannot be told from other dreams any more."""
    state = scene(store=(4, 0, 0), decks=["fresh-dream forest"], open="dream-coat")
    morning(dusk(state))
    assert state.hidden.count(back("dream")) == 2
    assert back("fresh-dream") not in state.hidden
    assert state.strangers[0] == 1
    assert state.pools[back("dream")] == (CARD["dream-coat"],)
    assert BACK[CARD["dream-coat"]] == back("dream")


def test_what_is_let_loose_at_night_comes_with_the_cards_of_the_morning() -> None:
    """PA-31: of module J; nobody has seen it, so it cannot be told from the other paws."""
    state = dusk(scene(modules="A+B+J", store=(4, 0, 0)))
    at = next(one for one in NIGHT_HOSTILE[CARD["three-toes"]] if state.holds(one))
    assert any(step.what == LOOSE for step in at.steps)
    play(state, f"do three-toes {at.place + 1}")
    while state.phase == "step":
        play(state, texts(state)[-1])
    assert state.hidden.count(back("fresh-red-paw")) == 1
    morning(state)
    assert state.hidden.count(back("red-paw")) == state.strangers[1] == 1


def test_the_day_is_told_in_its_own_record() -> None:
    """What happened at night is told until somebody picks; then a new record begins, and goes on whoever sleeps."""
    state = morning(dusk(scene(store=(4, 0, 0))), Luck.seeded(2))
    assert {"evening", "fed", "dawned"} <= set(whats(state))
    told = state.past + len(state.record)
    play(state, "sleep orange")
    assert (whats(state), state.past) == (["chose"], told)
    play(state, "pick blue 1")
    assert whats(state)[:2] == ["chose", "chose"]
    assert state.past == told


def test_tools_are_kept_over_night_and_wounds_too() -> None:
    """PA-28, PA-31: nothing heals by itself."""
    state = morning(dusk(scene(store=(4, 0, 0), tools=["torch pelt"], hurt={"tira": 2})), Luck.seeded(3))
    assert wounds(state) == {"tira": 2}
    assert state.tools[TOOL["torch"]] == 1
