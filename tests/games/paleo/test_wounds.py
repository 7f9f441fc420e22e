"""Dangers, wounds, death, healing."""

from collections.abc import Sequence

import pytest

from bivouac.engine import IllegalMove
from bivouac.games.paleo.moves import Ignore
from bivouac.games.paleo.rules import PaleoState
from tests.games.paleo.scenes import (
    BLUE,
    FOOD,
    ORANGE,
    TOOL,
    deed,
    dusk,
    event,
    held,
    hunters,
    ids,
    play,
    scene,
    texts,
    whats,
    wounds,
)

# Dangers


def test_a_danger_cannot_be_ignored() -> None:
    """PA-22: one of its actions is done; what is not to be had is not offered."""
    state = scene("wolves", "mussels")
    assert texts(state, ORANGE) == ["do wolves 3", "wait"]
    with pytest.raises(IllegalMove):
        state.play(ORANGE, Ignore(ORANGE))
    assert texts(scene("wolves", "mussels", tools=["torch"]), ORANGE) == ["do wolves 2", "do wolves 3", "wait"]


def test_a_hostile_action_may_be_chosen() -> None:
    """PA-22: a ruling; it wounds, and the card goes to the open discard."""
    state = play(scene("wolves", "mussels", tools=["torch"]), "do wolves 3", "hurt bran")
    assert wounds(state) == {"bran": 2}
    assert ids(state.open) == ["wolves"]


def test_of_hostile_actions_one_that_can_be_done_whole() -> None:
    """PA-22: a torch and a card, or more cards and a wound; without a torch or the cards there is one way left."""
    some = {"level": "III", "people": (("bran", "nim"), ("lisse", "oren"))}
    both = scene("draught", "mussels", tools=["torch"], **some)  # type: ignore[arg-type]
    assert {"do draught 2", "do draught 3"} <= set(texts(both, ORANGE))
    dark = scene("draught", "mussels", **some)  # type: ignore[arg-type]
    assert "do draught 2" not in texts(dark, ORANGE)
    deck = "forest " * deed("draught", 2).cards
    short = scene("draught", "mussels", tools=["torch"], decks=[deck], **some)  # type: ignore[arg-type]
    assert "do draught 2" in texts(short, ORANGE)
    assert "do draught 3" not in texts(short, ORANGE)


def test_what_is_gone_cannot_be_done_whole() -> None:
    """PA-22: to let somebody take the meat and run is no way out once it is known who it was."""
    deck = "forest " * deed("missing-meat", 2).cards
    for known, ways in (("", ["do missing-meat 2", "do missing-meat 3"]), ("who-took-it", ["do missing-meat 2"])):
        state = scene("missing-meat", "mussels", level="IV", store=(9, 0, 0), decks=[deck], open=known)
        state.states = state.states << 1
        assert [text for text in texts(state, ORANGE) if text in ways] == ways
        assert len([text for text in texts(state, ORANGE) if text.startswith("do")]) == len(ways)
    state = scene("missing-meat", "mussels", level="IV", store=(0, 0, 0), decks=[deck], open="who-took-it")
    state.states = state.states << 1
    assert {"do missing-meat 2", "do missing-meat 3"} <= set(texts(state, ORANGE))


def test_as_much_as_possible_where_none_can_be_done_whole() -> None:
    """PA-22: neither a torch nor cards enough: all are open, and what is there is paid."""
    some = {"level": "III", "people": (("bran", "nim"), ("lisse", "oren"))}
    nothing = play(scene("draught", "mussels", decks=[""], **some), "do draught 2")  # type: ignore[arg-type]
    assert whats(nothing) == ["acted"]
    state = scene("draught", "mussels", decks=["forest"], **some)  # type: ignore[arg-type]
    assert deed("draught", 3).cards > 1
    assert {"do draught 2", "do draught 3"} <= set(texts(state, ORANGE))
    play(state, "do draught 3", "hurt bran")
    assert state.decks[ORANGE] == ()
    assert wounds(state) == {"bran": 1}
    assert event("dropped", ORANGE, count=1, of=0) in state.record


@pytest.mark.parametrize(("beyond", "left"), [(-1, 0), (-9, 0), (0, 0), (1, 1)])
def test_food_that_is_not_there_cannot_be_taken(beyond: int, left: int) -> None:
    """PA-22: thieves take as much as they want, or what there is."""
    food = max(0, deed("larder-thieves", 2).goods[FOOD] + beyond)
    state = scene("larder-thieves", "mussels", level="II", store=(food, 0, 0))
    play(state, "do larder-thieves 2")
    assert state.store[FOOD] == left
    assert ids(state.open) == ["larder-thieves"]


def test_a_mix_that_is_not_there_is_taken_as_far_as_it_goes() -> None:
    """PA-22, PA-14: one good less than they want is all there is; where there are more the victim chooses."""
    _, price = deed("yearlings", 3).mix
    state = play(scene("yearlings", "mussels", level="II", store=(0, price - 1, 0)), "do yearlings 3")
    assert state.store == [0, 0, 0]
    state = play(scene("yearlings", "mussels", level="II", store=(price, 1, 1)), "do yearlings 3")
    assert texts(state) == ["pay food", "pay wood", "pay stone"]


def test_what_is_hostile_depends_on_the_state() -> None:
    """PA-22, PA-12: driving snow puts the fire out, or finds it out."""
    state = scene("driving-snow", "mussels", modules="A+E", store=(5, 0, 0))
    assert texts(state, ORANGE) == ["do driving-snow 3", "wait"]
    lit = state.states
    play(state, "do driving-snow 3")
    assert state.states != lit
    state = scene("driving-snow", "mussels", modules="A+E")
    state.states = lit << 1
    assert texts(state, ORANGE) == ["do driving-snow 4", "wait"]


# Wounds


def test_the_wounds_of_a_card_all_go_to_one_person() -> None:
    """PA-23: of those who take part."""
    state = play(scene("wolves", "mussels"), "do wolves 3")
    assert texts(state) == ["hurt tira", "hurt bran"]
    play(state, "hurt tira")
    assert wounds(state) == {"tira": 2}


def test_as_many_wounds_as_hearts_are_borne() -> None:
    """PA-23: the next one kills."""
    state = play(scene("wolves", "mussels", hurt={"bran": 1}), "do wolves 3", "hurt bran")
    assert wounds(state) == {"bran": 3}
    state = play(scene("wolves", "mussels", hurt={"bran": 2}), "do wolves 3", "hurt bran")
    assert ids(state.people[ORANGE]) == ["tira"]
    assert state.hurt[ORANGE] == (0,)
    assert (ids(state.grave), state.skulls) == (["bran"], 1)


def test_the_tool_that_a_dead_person_brought_stays() -> None:
    """PA-23."""
    state = scene(
        "rockfall", "mussels", people=(("hanno", "bran"), ("lisse", "oren")), tools=["axe"], hurt={"hanno": 2}
    )
    play(state, "do rockfall 3", "hurt hanno")
    assert "died" in whats(state)
    assert held(state, ORANGE) == {"axe": 1}


def test_the_last_person_is_followed_by_a_new_one() -> None:
    """PA-24: at once after the skull, with a tool, and the rest of the action goes on."""
    state = scene("windfall", "birches", people=(("rask",), ("lisse", "oren")), hurt={"rask": 1}, decks=["red red"])
    play(state, "do windfall 2")
    assert state.phase == "person"
    play(state, "draw hanno")
    assert whats(state) == ["acted", "dropped", "wounded", "died", "skull", "joined", "took", "wounded", "gained"]
    assert ids(state.people[ORANGE]) == ["hanno"]
    assert wounds(state) == {"hanno": 1}  # the second red back
    assert (state.skulls, state.store[FOOD]) == (1, 6)


def test_a_helpers_last_person_is_followed_by_one_for_the_helper() -> None:
    """PA-24, PA-26."""
    state = scene("honey", "salmon", people=(("bran", "tira"), ("rask",)), hurt={"rask": 1})
    play(state, "help blue orange", "do honey 2", "hurt rask", "draw una")
    assert ids(state.people[BLUE]) == ["una"]
    assert held(state, BLUE) == {"root": 1}


def test_where_nobody_is_left_to_come_the_group_goes_on() -> None:
    """PA-24: a ruling."""
    state = scene("wolves", "mussels", people=(("rask",), ("lisse", "oren")))
    state.grave, state.crowd = state.crowd, ()
    play(state, "do wolves 3")
    assert state.people[ORANGE] == ()
    assert state.skulls == 1
    assert [*state.actors] == [BLUE]


# Against wounds


def test_a_pelt_cancels_one_wound_and_clothing_three() -> None:
    """PA-25: before they are laid, any of those who take part."""
    state = scene("wolves", "mussels", tools=["pelt clothing"])
    play(state, "do wolves 3")
    assert texts(state) == ["use orange pelt", "use orange clothing", "hurt tira", "hurt bran"]
    coat = play(state.copy(), "use orange clothing")
    assert (wounds(coat), held(coat, ORANGE)) == ({}, {"pelt": 1})
    assert event("shielded", ORANGE, count=2, of=TOOL["clothing"]) in coat.record
    play(state, "use orange pelt", "hurt bran")
    assert (wounds(state), held(state, ORANGE)) == ({"bran": 1}, {"clothing": 1})


def test_clothing_cancels_three_wounds_of_a_card() -> None:
    """PA-25."""
    state = scene("dream-dark-water", "mussels", tools=["clothing"], skulls=1)
    play(state, "do dream-dark-water 1", "use orange clothing")
    assert (wounds(state), ids(state.grave)) == ({}, ["dream-dark-water"])


def test_nothing_takes_off_a_wound_that_is_laid_but_healing() -> None:
    """PA-25."""
    state = scene("mussels", "birches", tools=["pelt clothing"], hurt={"bran": 2})
    assert not any(text.startswith("use") for text in texts(state, ORANGE))


def test_clothing_cancels_the_wounds_of_several_red_backs() -> None:
    """PA-25, PA-15."""
    state = play(
        scene("windfall", "birches", tools=["clothing"], decks=["red red"]), "do windfall 2", "use orange clothing"
    )
    assert wounds(state) == {}


def test_healing_is_shared_as_wished() -> None:
    """PA-25: wound by wound; without a choice it goes by itself."""
    state = play(scene("bed-of-moss", "mussels", hurt={"tira": 2, "bran": 1}), "do bed-of-moss 1")
    assert texts(state) == ["heal tira", "heal bran"]
    play(state, "heal bran")
    assert wounds(state) == {"tira": 1}
    state = play(scene("bed-of-moss", "mussels", hurt={"tira": 1, "bran": 1}), "do bed-of-moss 1")
    assert wounds(state) == {}
    state = play(scene("bed-of-moss", "mussels", hurt={"tira": 3}), "do bed-of-moss 1")
    assert wounds(state) == {"tira": 1}


def test_others_are_healed_only_if_they_take_part() -> None:
    """PA-25, PA-26."""
    state = play(scene("bed-of-moss", "salmon", hurt={"lisse": 2, "tira": 1}), "do bed-of-moss 1")
    assert wounds(state) == {"lisse": 2}
    state = scene("bed-of-moss", "salmon", hurt={"lisse": 2, "tira": 1})
    play(state, "help blue orange", "do bed-of-moss 1")
    assert texts(state) == ["heal tira", "heal lisse"]


def test_a_root_heals_three_before_or_after_an_action() -> None:
    """PA-25: it is no option of the turn."""
    state = scene("birches", "mussels", tools=["root root"], hurt={"tira": 3, "bran": 1, "lisse": 1})
    play(state, "use orange root", "heal tira", "heal tira", "heal tira")
    assert wounds(state) == {"bran": 1, "lisse": 1}
    assert ids(state.up) == ["birches", "mussels"]
    play(state, "do birches 1", "use orange root")
    assert wounds(state) == {"lisse": 1}
    assert held(state, ORANGE) == {}
    assert event("used", ORANGE, count=1, of=TOOL["root"]) in state.record


def test_a_root_heals_who_helps_and_who_is_helped() -> None:
    """PA-25, PA-26: but nobody else."""
    hurt = {"lisse": 1, "dorn": 1}
    state = scene("birches", "salmon", "mussels", seats=3, tools=["root", "root"], hurt=hurt)
    assert "use orange root" not in texts(state, ORANGE)
    play(state, "help blue orange")
    assert "use blue root" in texts(state, BLUE)
    play(state, "use orange root")
    assert wounds(state) == {"dorn": 1}
    state = scene("birches", "salmon", "mussels", seats=3, tools=["", "root"], hurt={"bran": 2, "dorn": 1})
    play(state, "help blue orange", "use blue root")
    assert wounds(state) == {"dorn": 1}


def test_a_root_at_night_heals_anybody_before_a_mission() -> None:
    """PA-25, PA-29: the tribe acts together; what is forced and wounds nobody goes by itself as ever."""
    some = {"modules": "A+E", "tools": ["", "root"], "hurt": {"tira": 1}}
    state = dusk(scene(store=(6, 0, 0), **some))  # type: ignore[arg-type]
    assert wounds(state) == {"tira": 1}
    play(state, "do bountiful-prey 2")
    assert texts(state, ORANGE) == ["do feed-the-fire 2", "wait"]
    assert sorted(texts(state, BLUE)) == ["do feed-the-fire 2", "use blue root", "wait"]
    play(state, "use blue root")
    assert (held(state, BLUE), wounds(state)) == ({}, {})
    assert (state.phase, "hurt tira" in texts(state)) == ("step", True)
    dark = scene(store=(6, 0, 0), **some)  # type: ignore[arg-type]
    dark.states = dark.states << 1
    play(dusk(dark), "do bountiful-prey 2")
    assert (dark.day, dark.skulls, wounds(dark)) == (2, 2, {"tira": 1})


def test_a_root_is_not_wasted_on_who_is_well() -> None:
    """PA-25."""
    assert "use orange root" not in texts(scene("birches", "mussels", tools=["root"], hurt={"lisse": 1}), ORANGE)


def test_a_root_keeps_help() -> None:
    """PA-25, PA-26: whether the helped group uses it or the helper."""
    people = (("bran",), ("tira", *hunters(deed("boar").skills[0] - 1)))
    state = scene("boar", "salmon", tools=["root", "root"], people=people, hurt={"bran": 1, "tira": 1})
    assert "do boar 1" not in texts(state, ORANGE)
    play(state, "help blue orange", "use blue root")
    assert (state.party_of(ORANGE), wounds(state)) == (0b11, {})
    play(state, "do boar 1")
    assert ids(state.grave) == ["boar"]


def test_a_talisman_ignores_a_danger() -> None:
    """PA-25: one's own, or that of a group which one helps."""
    state = play(scene("wolves", "mussels", tools=["talisman"]), "use orange talisman")
    assert (ids(state.open), wounds(state), held(state, ORANGE)) == (["wolves"], {}, {})
    assert [*state.actors] == [BLUE]
    state = scene("wolves", "salmon", tools=["", "talisman"])
    assert "use blue talisman" not in texts(state, ORANGE)
    play(state, "help blue orange", "use blue talisman")
    assert (ids(state.open), held(state, BLUE)) == (["salmon", "wolves"], {})
    assert "use orange talisman" not in texts(scene("deer", "mussels", tools=["talisman"]), ORANGE)


def test_a_talisman_serves_even_after_the_dice() -> None:
    """PA-25, PA-13."""
    people = (("bran", "oren"), ("lisse", "tira"))
    state = scene("wolf-pair", "salmon", level="II", people=people, tools=["", "talisman"])
    play(state, "help blue orange", "do wolf-pair 1", "roll strength 2")
    assert texts(state) == ["do wolf-pair 3", "use blue talisman"]
    play(state, "use blue talisman")
    assert (wounds(state), ids(state.open)) == ({}, ["salmon", "wolf-pair"])


# The pile of module I


def watch(decks: Sequence[str] = ()) -> PaleoState:
    people = (("lisse", "bran"), ("oren", "tira"))
    return scene("fire-of-the-wounded", "slingers", level="VI", people=people, decks=decks)


def test_the_first_of_the_pile_bears_its_wounds() -> None:
    """PA-23: and who dies there is a skull; further wounds lapse, the next one is unhurt."""
    state = watch()
    assert ids(state.pile) == ["hela", "torv", "maku", "sanna"]
    play(state, "do slingers 3")
    assert state.pile_hurt == 1
    assert event("struck", -1, "hela", count=1) in state.record
    state = watch()
    state.pile_hurt = 1
    play(state, "do slingers 3")
    assert (len(state.pile), state.pile_hurt) == (4, 2)
    state = watch()
    state.pile_hurt = 2
    play(state, "do slingers 3")
    assert (ids(state.pile), state.pile_hurt, state.skulls) == (["torv", "maku", "sanna"], 0, 1)
    assert ids(state.grave) == ["hela"]


def test_the_first_of_the_pile_is_mended() -> None:
    """PA-25: as far as there are wounds."""
    state = watch()
    state.pile_hurt = 2
    play(state, "do fire-of-the-wounded 2")
    assert state.pile_hurt == 0
    assert event("mended", -1, "hela", count=2) in state.record
    state = play(watch(), "do fire-of-the-wounded 2")
    assert "mended" not in whats(state)


def test_a_pile_that_is_gone_bears_nothing() -> None:
    """PA-22, PA-17: what would wound it is done only where there is no other way."""
    state = watch()
    state.grave, state.pile = state.pile, ()
    assert "do slingers 3" not in texts(state, BLUE)
    state = watch(decks=["forest", ""])
    state.grave, state.pile = state.pile, ()
    play(state, "do slingers 3")
    assert state.skulls == 0
