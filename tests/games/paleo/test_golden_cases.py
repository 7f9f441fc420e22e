"""The worked examples of the rulebook, to the last token."""

from msgspec.structs import replace

from bivouac.games.paleo.effects import RESOURCES
from tests.games.paleo.scenes import (
    CARD,
    FOOD,
    GREEN,
    ORANGE,
    STONE,
    TOOL,
    VIOLET,
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
    texts,
    whats,
    wounds,
)


def test_six_people_and_four_food() -> None:
    """PA-34: four are fed, two skulls."""
    state = dusk(scene(seats=3, store=(4, 0, 0)))
    assert state.record[:6] == [
        event("slept", 0),
        event("slept", 1),
        event("slept", 2),
        event("evening", count=1),
        event("fed", count=4, of=2),
        event("skull", count=2),
    ]
    assert (state.store, state.skulls) == ([0, 0, 0], 2)
    assert state.left(FOOD) == 20
    assert sum(map(len, state.people)) == 6


def test_the_deer() -> None:
    """PA-35: orange acts, violet helps with the strength, wards off the wound of a red back and takes the pelt."""
    people = (("una", "sila"), ("tira", "dorn"), ("pim", "nim"), ("rask", "bran"))
    state = scene(
        "deer", "mussels", "sudden-thought", "salmon", seats=4, people=people, tools=["", "", "", "pelt"],
        decks=["red river forest", "forest", "hearth", "mountain"], store=(0, 0, 0),
    )  # fmt: skip
    assert state.skills(1 << ORANGE) == (0, 2, 1)
    assert "do deer 1" not in texts(state, ORANGE)
    hidden = state.hidden
    play(state, "help violet orange", "do deer 1", "use violet pelt", "take violet")
    assert state.record == [
        event("helped", VIOLET, "deer", of=ORANGE),
        event("acted", ORANGE, "deer", count=0b1001, of=deed("deer").number),
        event("dropped", ORANGE, count=2, of=1),
        event("shielded", VIOLET, count=1, of=TOOL["pelt"]),
        event("gained", ORANGE, count=2, of=FOOD),
        event("took", VIOLET, count=1, of=TOOL["pelt"]),
        event("destroyed", ORANGE, "deer"),
    ]
    assert state.hidden == (*hidden, back("red"), back("river"))
    assert state.decks[ORANGE] == (back("forest"),)
    assert (ids(state.grave), ids(state.open)) == (["deer"], ["salmon"])
    assert state.store == [2, 0, 0]
    assert [held(state, group) for group in state.groups] == [{}, {}, {}, {"pelt": 1}]
    assert (wounds(state), state.skulls) == ({}, 0)
    assert [*state.actors] == [1, GREEN]  # who have their own cards still to settle


def test_a_new_idea_goes_onto_the_rack_when_the_others_are_done() -> None:
    """PA-35: the third one has waited; clothing comes to mind, and its tokens are there."""
    state = scene(
        "deer", "mussels", "sudden-thought", seats=3, people=(("una", "sila"), ("bran", "pim"), ("dorn", "nim"))
    )
    play(state, "2 wait", "ignore orange", "2 wait", "ignore blue", "do sudden-thought 1", "draw clothing")
    assert ids(state.rack) == ["tent", "clothing"]
    assert state.tokens_left(TOOL["clothing"]) == 4


def test_wood_for_two_workers() -> None:
    """PA-36: skill 2, two cards, one of them red: a wound, then 3 wood; the card is discarded in the open."""
    state = scene("windfall", "mussels", people=(("tira", "hanno"), ("lisse", "oren")), decks=["forest red river"])
    hidden = state.hidden
    play(state, "do windfall 1", "hurt hanno")
    assert state.record == [
        event("acted", ORANGE, "windfall", count=0b01, of=deed("windfall").number),
        event("dropped", ORANGE, count=2, of=1),
        event("wounded", ORANGE, "hanno", count=1),
        event("gained", ORANGE, count=3, of=WOOD),
    ]
    assert dict(zip(RESOURCES, state.store)) == {"food": 5, "wood": 3, "stone": 0}
    assert wounds(state) == {"hanno": 1}
    assert state.hidden == (*hidden, back("forest"), back("red"))
    assert (ids(state.open), state.grave) == (["windfall"], ())
    assert state.skills(1) == (0, 0, 2)  # shown, not spent


def test_two_wounds_for_a_hunter_who_has_one() -> None:
    """PA-37: the first one kills, the second one lapses; one skull, and the hunter's pelt stays."""
    people = (("rask", "tira"), ("lisse", "oren"))
    state = scene("cave-lion", "mussels", people=people, hurt={"rask": 1}, tools=["pelt"])
    play(state, "do cave-lion 3", "hurt rask")
    assert state.record == [
        event("acted", ORANGE, "cave-lion", count=0b01, of=deed("cave-lion", 3).number),
        event("wounded", ORANGE, "rask", count=2),
        event("died", ORANGE, "rask"),
        event("skull", ORANGE, count=1),
    ]
    assert ids(state.people[ORANGE]) == ["tira"]
    assert (ids(state.grave), state.skulls, wounds(state)) == (["rask"], 1, {})
    assert held(state, ORANGE) == {"pelt": 1}


def test_torch_and_hand_axe() -> None:
    """PA-38: 1 wood and 1 stone for both."""
    state = scene("flat-stone", "mussels", store=(0, 1, 1))
    play(state, "do flat-stone 1", "craft torch", "craft axe")
    assert state.record == [
        event("acted", ORANGE, "flat-stone", count=0b01, of=deed("flat-stone").number),
        event("crafted", ORANGE, "torch"),
        event("paid", ORANGE, count=1, of=WOOD),
        event("took", ORANGE, count=1, of=TOOL["torch"]),
        event("crafted", ORANGE, "axe"),
        event("paid", ORANGE, count=1, of=STONE),
        event("took", ORANGE, count=1, of=TOOL["axe"]),
    ]
    assert state.store == [0, 0, 0]
    assert held(state, ORANGE) == {"torch": 1, "axe": 1}
    assert ids(state.open) == ["flat-stone"]


def test_two_dice_make_it_three_skill_and_two_strength() -> None:
    """PA-39: of a card that asks for skill 2; who has that can do it, one less of either cannot."""
    needed = replace(deed("long-vigil"), skills=(0, 0, 2), dice=2)
    rolled = (2, 0, 1)
    for people, tools, reached in (
        (("dorn", "tira", "bran", "ilka"), "", True),
        (("dorn", "bran", "ilka"), "", False),
        (("dorn", "tira", "bran"), "", False),
        (("dorn", "bran", "ilka"), "axe", True),
        (("dorn", "tira"), "spear", True),
    ):
        state = scene("salmon", "mussels", people=(people, ("lisse", "oren")), tools=[tools])
        assert state.reaches(needed, state.shows(0b01), (0, 0, 0))
        assert state.reaches(needed, state.shows(0b01), rolled) == reached


def test_dice_on_a_real_card() -> None:
    """PA-39: two dice on strength 2 show 1 skill and 2 strength: strength 4 and skill 1 are wanted."""
    assert (deed("wolf-pack").skills, deed("wolf-pack").dice) == ((2, 0, 0), 2)
    for people, failed in (
        (("bran", "ilka", "hela", "torv", "tira"), False),
        (("bran", "ilka", "hela", "torv"), True),
        (("bran", "ilka", "hela", "tira"), True),
    ):
        state = scene("wolf-pack", "mussels", level="II", people=(people, ("lisse", "oren")))
        play(state, "do wolf-pack 1", "roll skill 1", "roll strength 2")
        assert ("failed" in whats(state)) == failed
        assert state.record[1:3] == [event("rolled", ORANGE, of=4), event("rolled", ORANGE, of=1)]


def test_darca() -> None:
    """PA-40: the deer's help option for the card, a card of the deck, a person; Darca stays."""
    state = scene("deer", "mussels", allies=["darca"], decks=["river hearth"])
    hidden = state.hidden
    play(state, "do darca 1", "draw ulma")
    assert state.record == [
        event("acted", ORANGE, "darca", count=0b01, of=deed("darca").number),
        event("dropped", ORANGE, count=1, of=0),
        event("joined", ORANGE, "ulma"),
        event("took", ORANGE, count=1, of=TOOL["pelt"]),
    ]
    assert ids(state.people[ORANGE]) == ["tira", "bran", "ulma"]
    assert (ids(state.open), ids(state.allies[ORANGE]), state.grave) == (["deer"], ["darca"], ())
    assert state.hidden == (*hidden, back("river"))
    assert CARD["ulma"] not in state.crowd


def test_two_missions() -> None:
    """PA-41: no food for the prey: a skull, and the pelt is kept. The third player gives up a tent: no skull."""
    state = scene(seats=3, store=(6, 0, 0), tools=["", "", "pelt tent"])
    dusk(state)
    assert texts(state, GREEN) == ["do bountiful-prey 2", "do new-world 1", "do new-world 2", "wait"]
    play(state, "2 do bountiful-prey 2", "2 do new-world 1")
    assert state.record[3:] == [
        event("evening", count=1),
        event("fed", count=6, of=0),
        event("acted", GREEN, "bountiful-prey", count=0b111, of=deed("bountiful-prey", 2).number),
        event("skull", GREEN, count=1),
        event("acted", GREEN, "new-world", count=0b111, of=deed("new-world").number),
        event("gave", GREEN, count=1, of=TOOL["tent"]),
        event("dawned", count=2),
    ]
    assert (state.skulls, held(state, GREEN)) == (1, {"pelt": 1})
    assert ids(state.board) == ["bountiful-prey", "new-world"]
    assert morning(state).phase == "deal"
