"""Actions: conditions, dice, costs, tools."""

import pytest
from msgspec.structs import replace

from bivouac.engine import CHANCE, IllegalMove
from bivouac.games.paleo.deeds import DEEDS, SPENT, SPENT_WORTH, TOKENS
from bivouac.games.paleo.moves import Act, Use
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    FOOD,
    ORANGE,
    TOOL,
    WOOD,
    back,
    deed,
    dusk,
    event,
    gains,
    gifts,
    held,
    hunters,
    ids,
    play,
    scene,
    texts,
    whats,
    wounds,
)

WEAK = (("pim", "nim"), ("tira", "bran"))
"""Two who can do nothing by themselves, and two of skill 1 and strength 1."""
KEEN = (("bero", "lisse"), ("tira", "bran"))
HANDY = (("dorn", "tira"), ("lisse", "oren"))


# Conditions, costs, rewards


def test_conditions_then_costs_then_rewards() -> None:
    """PA-11."""
    state = scene("windfall", "mussels", people=HANDY, decks=["forest red river"])
    play(state, "do windfall 1", "hurt tira")
    assert whats(state) == ["acted", "dropped", "wounded", "gained"]
    state = scene("bed-of-moss", "mussels", people=HANDY, tools=["root", ""], hurt={"tira": 2})
    play(state, "do bed-of-moss 3")
    assert whats(state) == ["acted", "gave", "dropped", "healed", "dreamed"]


@pytest.mark.parametrize(
    ("people", "short_of", "had"),
    [
        (HANDY, "", True),
        (WEAK, "", False),  # skill is wanted
        (HANDY, "wood", False),
        (HANDY, "cards", False),
    ],
)
def test_all_of_it_or_nothing(people: tuple[tuple[str, ...], ...], short_of: str, had: bool) -> None:
    """PA-11, PA-14: all conditions and all costs, or the action is not to be had."""
    at = deed("straight-ash")
    wood, cards = at.goods[WOOD] - (short_of == "wood"), at.cards - (short_of == "cards")
    state = scene("straight-ash", "mussels", people=people, store=(9, wood, 8), decks=["river " * cards])
    assert ("do straight-ash 1" in texts(state, ORANGE)) == had
    if not had:
        before = state.copy()
        with pytest.raises(IllegalMove):
            state.play(ORANGE, Act(CARD["straight-ash"], 0))
        assert state == before


def test_skills_are_shown_and_not_spent() -> None:
    """PA-12: of all people and tools of the group; torch, axe and bow serve on and on (PA-16)."""
    wanted = deed("boar").skills[0]
    bows = wanted - 1
    tools = ["bow " * bows + "torch axe", ""]
    state = scene("boar", "mussels", people=(("bran", "nim"), ("tira", "lisse")), tools=tools)
    assert state.skills(1 << ORANGE) == (wanted, bows + 1, 1)
    play(state, "do boar 1")
    assert held(state, ORANGE) == {"torch": 1, "axe": 1, "bow": bows}
    assert "used" not in whats(state)


def test_the_graveyard_is_counted_by_symbol() -> None:
    """PA-12: deer and reindeer have the same."""
    assert "do dream-herd 1" not in texts(scene("dream-herd", "mussels", grave="boar birches"))
    assert "do dream-herd 1" in texts(scene("dream-herd", "mussels", grave="reindeer"))
    wolves = ["lone-wolf", "wolf-pair", "wolf-pack", "grey-muzzle", "wolves", "yearlings"]
    ((_, wanted),) = deed("night-without-a-howl").grave
    for dead, had in ((wanted - 1, False), (wanted, True)):
        state = scene("night-without-a-howl", "mussels", level="II", grave=" ".join(wolves[:dead]), store=(9, 9, 8),
                      tools=["spear spear"])  # fmt: skip
        assert ("do night-without-a-howl 1" in texts(state, ORANGE)) == had


def test_a_named_card_is_with_those_who_take_part() -> None:
    """PA-12: with a helper it counts, with another group it does not."""
    assert "do far-smoke 2" in texts(scene("far-smoke", "salmon", allies=["darca"], people=WEAK))
    state = scene("far-smoke", "salmon", allies=["", "darca"], people=WEAK)
    assert "do far-smoke 2" not in texts(state, ORANGE)
    assert "do far-smoke 2" in texts(play(state, "help blue orange"), ORANGE)


def test_a_tool_that_is_held_is_kept() -> None:
    """PA-12."""
    assert "do salmon 2" not in texts(scene("salmon", "mussels"), ORANGE)
    state = play(scene("salmon", "mussels", tools=["spear"]), "do salmon 2")
    assert held(state, ORANGE) == {"spear": 1}


def test_a_state_opens_and_closes_actions() -> None:
    """PA-12: of a module's states one holds; what becomes takes the other's place."""
    state = scene("struck-pine", "mussels", modules="A+E", people=KEEN)
    lit = state.states
    assert "do struck-pine 3" not in texts(state, ORANGE)
    state.states = state.states << 1  # out
    play(state, "do struck-pine 3")
    assert state.states == lit
    assert "became" in whats(state)


# Dice


def thrown(*faces: str, people: tuple[tuple[str, ...], ...], **more: object) -> list[str]:
    """What follows when the wolf pair (strength 2 and a die) is met and the die shows so much."""
    state = scene("wolf-pair", "salmon", level="II", people=people, **more)  # type: ignore[arg-type]
    return whats(play(state, "do wolf-pair 1", *faces))


STRONG = (("bran", "oren"), ("tira", "lisse"))


def test_dice_add_to_what_is_asked_for() -> None:
    """PA-13: strength 2 is there, and perception 1 besides; a spear helps out, and is spent."""
    assert thrown("roll perception 1", people=STRONG)[:3] == ["acted", "rolled", "dropped"]
    assert "failed" in thrown("roll perception 2", "hurt bran", people=STRONG)
    assert "failed" in thrown("roll strength 1", "hurt bran", people=STRONG)
    assert thrown("roll strength 2", people=STRONG, tools=["spear"])[:4] == ["acted", "rolled", "used", "dropped"]


def test_a_die_shows_one_or_two_of_a_skill() -> None:
    """PA-13: six faces, all as likely."""
    state = play(scene("wolf-pair", "salmon", level="II", people=STRONG), "do wolf-pair 1")
    assert state.actors == (CHANCE,)
    assert [(move.text, weight) for move, weight in state.outcomes()] == [
        (f"roll {skill} {count}", 1) for skill in ("strength", "perception", "skill") for count in (1, 2)
    ]


def test_a_failure_costs_nothing_and_is_hostile() -> None:
    """PA-13: of a danger; the card is not destroyed, no card of the deck is paid but for what is hostile."""
    state = scene("wolf-pair", "mussels", level="II", people=STRONG, decks=["forest " * 7])
    play(state, "do wolf-pair 1", "roll skill 1")
    assert texts(state) == ["hurt oren", "hurt bran"]
    play(state, "hurt bran")
    assert wounds(state) == {"bran": 1}
    assert deed("wolf-pair").cards > 0
    assert len(state.decks[ORANGE]) == 7 - deed("wolf-pair", 3).cards
    assert ids(state.open) == ["wolf-pair"]
    assert state.grave == ()
    assert [one for one in state.record if one.what == "acted"][1].of == deed("wolf-pair", 3).number


def test_a_failure_on_what_is_no_danger_is_ignored() -> None:
    """PA-13."""
    state = scene("fresh-carcass", "mussels", level="II", people=STRONG)
    deck = state.decks[ORANGE]
    play(state, "do fresh-carcass 1", "roll skill 2")
    assert whats(state) == ["acted", "rolled", "failed", "ignored"]
    assert state.store[FOOD] == 5
    assert ids(state.open) == ["fresh-carcass"]
    assert state.decks[ORANGE] == deck


def test_who_helps_is_settled_before_the_throw() -> None:
    """PA-13: afterwards nobody can join."""
    people = (("bran", "oren"), ("dorn", "lisse"))
    state = play(scene("wolf-pair", "salmon", level="II", people=people), "do wolf-pair 1")
    assert state.moves(BLUE) == []
    play(state, "roll skill 2")
    assert state.moves(BLUE) == []
    assert texts(state, ORANGE) == ["hurt oren", "hurt bran"]
    state = scene("wolf-pair", "salmon", level="II", people=people)
    play(state, "help blue orange", "do wolf-pair 1", "roll skill 2")
    assert "failed" not in whats(state)


def test_two_dice_are_thrown_one_after_the_other() -> None:
    """PA-13: both count, and those of an earlier throw do not."""
    state = scene("wolf-pack", "mussels", level="II", people=(("bran", "ilka", "oren"), ("dorn", "lisse")))
    play(state, "do wolf-pack 1", "roll strength 1", "roll perception 1")
    assert state.rolled == (0, 0, 0)
    assert ids(state.grave) == ["wolf-pack"]
    assert "failed" not in whats(state)


def test_dice_that_fail_for_a_card_in_play_do_no_harm() -> None:
    """PA-13, PA-27: the card stays, and the help is spent."""
    state = scene("salmon", "mussels", modules="A+B+J", tiles=5, people=(("bran", "ilka"), ("dorn", "lisse")))
    at = next(one for one in DEEDS if one.card == CARD["three-toes"] and one.help and one.dice)
    state.tools[TOOL["spear"]] = TOKENS[TOOL["spear"]]
    state.grave, state.supplies[1] = state.supplies[1], ()
    play(state, f"do three-toes {at.place + 1}", *["roll skill 2"] * at.dice)
    assert "failed" in whats(state)
    assert CARD["three-toes"] in state.board
    assert ids(state.open) == ["salmon"]
    assert state.outcome is None


# Costs


def test_resources_come_from_the_store() -> None:
    """PA-14: and go back to the supply."""
    store = (0, deed("one-more-log").goods[WOOD] + 1, 0)
    state = play(scene("one-more-log", "mussels", store=store), "do one-more-log 1", "done")
    assert state.store == [0, 1, 0]
    assert state.left(WOOD) == 11


def test_a_slash_is_a_free_choice_for_each_unit() -> None:
    """PA-14: until nothing is left to choose."""
    _, price = deed("far-bank").mix
    state = play(scene("far-bank", "mussels", store=(price, price, 0)), "do far-bank 1")
    for kind in ["wood"] + ["food"] * (price - 1):
        assert texts(state) == ["pay food", "pay wood"]
        play(state, f"pay {kind}")
    assert state.store == [1, price - 1, gains("far-bank", 1, "stone")]
    state = play(scene("far-bank", "mussels", store=(1, price - 1, 7)), "do far-bank 1")
    assert state.store == [0, 0, 8]
    assert "do far-bank 1" not in texts(scene("far-bank", "mussels", store=(price - 1, 0, 7)), ORANGE)


def test_goods_are_any_mix() -> None:
    """PA-14: of what is there; what alone is left is paid by itself."""
    _, price = deed("good-manners", 2).mix
    assert price > 2
    state = dusk(scene(level="IV", store=(price + 4, 1, 1)))  # four eat
    play(state, "do good-manners 2")
    assert texts(state) == ["pay food", "pay wood", "pay stone"]
    play(state, "pay stone")
    assert texts(state) == ["pay food", "pay wood"]
    play(state, "pay wood")
    assert state.store == [2, 0, 0]


def test_a_tool_is_paid_by_one_of_those_who_take_part() -> None:
    """PA-14: by nobody else."""
    assert "do bed-of-moss 3" not in texts(scene("bed-of-moss", "salmon", tools=["", "root"]), ORANGE)
    state = scene("bed-of-moss", "salmon", tools=["root", "root"])
    play(state, "help blue orange", "do bed-of-moss 3")
    assert texts(state) == ["use orange root", "use blue root"]
    play(state, "use blue root", "take orange")
    assert (held(state, ORANGE), held(state, BLUE)) == ({"root": 1}, {})
    assert event("gave", BLUE, of=TOOL["root"], count=1) in state.record


def test_cards_are_dropped_from_the_top_unseen() -> None:
    """PA-14: too few, and the action is not to be had."""
    state = scene("windfall", "birches", decks=["hearth river forest"])
    hidden = state.hidden
    play(state, "do windfall 2")
    assert state.hidden == (*hidden, back("hearth"), back("river"))
    assert state.decks[ORANGE] == (back("forest"),)
    assert event("dropped", ORANGE, count=2, of=0) in state.record
    assert state.outcomes() == ()
    assert "do windfall 2" not in texts(scene("windfall", "birches", decks=["hearth"]))


def test_what_is_destroyed_lies_in_the_graveyard() -> None:
    """PA-14."""
    state = play(scene("dream-coat", "birches"), "do dream-coat 2")
    assert ids(state.grave) == ["dream-coat"]
    assert state.open == ()
    state = play(scene("dream-coat", "birches"), "do dream-coat 1")
    assert ids(state.open) == ["dream-coat"]


def test_a_named_card_is_buried() -> None:
    """PA-14: no skull for that; with nobody of that name the action is not to be had."""
    people = (("bran", "oren"), ("tira", "lisse"))
    assert "do white-wolf 2" not in texts(scene("white-wolf", "mussels", level="II", people=people), ORANGE)
    state = scene("white-wolf", "mussels", level="II", people=people, allies=["ahab"])
    play(state, "do white-wolf 2")
    assert ids(state.grave) == ["white-wolf", "ahab"]
    assert state.allies[ORANGE] == ()
    assert (state.skulls, state.tiles) == (0, 1)


def test_each_red_back_that_is_dropped_wounds_once() -> None:
    """PA-15: each by itself, whoever takes part; a hint does not change what the back is."""
    state = scene("windfall", "salmon", decks=["red red-mammoth forest"])
    play(state, "help blue orange", "do windfall 2")
    assert texts(state) == ["hurt oren", "hurt tira", "hurt bran", "hurt lisse"]
    play(state, "hurt tira", "hurt lisse")
    assert wounds(state) == {"tira": 1, "lisse": 1}
    assert event("dropped", ORANGE, count=2, of=2) in state.record
    assert state.store[FOOD] == 6


def test_two_red_wounds_may_be_for_the_same() -> None:
    """PA-15, PA-23."""
    state = play(scene("windfall", "salmon", decks=["red red"]), "do windfall 2", "hurt tira", "hurt tira")
    assert wounds(state) == {"tira": 2}


def test_a_person_as_the_price_is_a_skull() -> None:
    """PA-19: whoever of those who take part; the graveyard has them."""
    state = scene("bogged-rhino", "salmon", tools=["axe"])
    play(state, "help blue orange", "do bogged-rhino 2")
    assert texts(state) == ["bury oren", "bury tira", "bury bran", "bury lisse"]
    play(state, "bury lisse", "take orange", "take orange")
    assert ids(state.people[BLUE]) == ["oren"]
    assert state.skulls == 1
    assert ids(state.grave) == ["bogged-rhino", "lisse"]


# Tools


def test_a_tool_with_the_arrow_is_spent_when_its_skill_is_wanted() -> None:
    """PA-16: and only as many as are wanted."""
    wanted = deed("boar").skills[0]
    people = (("tira", *hunters(wanted - SPENT_WORTH)), ("bran", "lisse"))
    state = scene("boar", "mussels", people=people, tools=["spear spear spear"])
    play(state, "do boar 1")
    assert held(state, ORANGE) == {"spear": 2}
    assert event("used", ORANGE, count=1, of=TOOL["spear"]) in state.record
    state = scene("boar", "mussels", people=(hunters(wanted), ("tira", "lisse")), tools=["spear"])
    play(state, "do boar 1")
    assert held(state, ORANGE) == {"spear": 1}
    assert [tool for tool, _ in sorted(TOOL.items(), key=lambda one: one[1]) if TOOL[tool] in SPENT] == [
        "spear",
        "rope",
        "horn",
    ]


def test_of_several_who_could_spend_a_tool_one_is_chosen() -> None:
    """PA-16, PA-26."""
    people = (("una", *hunters(deed("boar").skills[0] - 1)), ("tira", "lisse"))
    state = scene("boar", "salmon", tools=["spear", "spear"], people=people)
    play(state, "help blue orange", "do boar 1")
    assert texts(state) == ["use orange spear", "use blue spear"]
    play(state, "use blue spear")
    assert (held(state, ORANGE), held(state, BLUE)) == ({"spear": 1}, {})


def test_horn_and_rope_are_spent_for_their_skills() -> None:
    """PA-16."""
    state = scene("ibex", "mussels", people=(("bero", "bran"), ("tira", "oren")), tools=["horn"])
    play(state, "do ibex 1")
    assert held(state, ORANGE) == gifts("ibex")
    state = play(scene("sudden-thought", "mussels", tools=["rope"]), "do sudden-thought 1")
    assert held(state, ORANGE) == {}


def test_a_tool_that_is_paid_does_not_serve_for_its_skill() -> None:
    """PA-16: an axe that is given away is no skill any more."""
    at = next(one for one in DEEDS if any(tool == TOOL["axe"] for tool, _ in one.tools) and not one.help)
    state = scene("birches", "mussels", tools=["axe"])
    assert state.skills(1)[2] == 2  # tira and the axe
    able = replace(at, skills=(0, 0, 2), card=CARD["birches"], cards=0, goods=(0, 0, 0), tools=((TOOL["axe"], 1),))
    assert not state.able(able, 1, ORANGE)
    assert state.able(replace(able, skills=(0, 0, 1)), 1, ORANGE)
    state.tools[TOOL["axe"]] = 2
    assert state.able(able, 1, ORANGE)


def test_tools_are_never_handed_over() -> None:
    """PA-16: no move gives a tool to another group; one uses one's own."""
    state = scene("deer", "salmon", tools=["root pelt", "root"], hurt={"tira": 1, "lisse": 1})
    with pytest.raises(IllegalMove):
        state.play(ORANGE, Use(BLUE, TOOL["root"]))
    for seat in (ORANGE, BLUE):
        mine = [text for text in texts(state, seat) if text.startswith(("use", "take"))]
        assert mine == [f"use {('orange', 'blue')[seat]} root"]
