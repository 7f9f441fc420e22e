"""Rewards: what there is to gain, crafting, extra actions, things on cards."""

from bivouac.games.paleo.deeds import BOX, HELPS, TOKENS
from bivouac.games.paleo.view import RACK
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    FOOD,
    ORANGE,
    STONE,
    TOOL,
    WOOD,
    back,
    deed,
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
KEEN = (("bero", "lisse"), ("tira", "bran"))
HANDY = (("dorn", "tira"), ("lisse", "oren"))
STRONG = (("bran", "oren"), ("tira", "lisse"))


# Rewards


def test_resources_are_there_for_all_at_once() -> None:
    """PA-17: another may spend them in the same turn."""
    state = scene("birches", "one-more-log", store=(0, 0, 0))
    assert "do one-more-log 1" not in texts(state, BLUE)
    play(state, "do birches 1")
    assert "do one-more-log 1" in texts(state, BLUE)


def test_the_supply_has_an_end() -> None:
    """PA-17: of resources, tools, people, dreams and ideas."""
    state = play(scene("mussels", "birches", store=(19, 0, 0)), "do mussels 2")
    assert state.store[FOOD] == 20
    assert event("gained", ORANGE, count=1, of=FOOD) in state.record
    state = play(scene("mussels", "birches", store=(20, 0, 0)), "do mussels 1")
    assert state.store[FOOD] == 20
    assert gains("mussels", 2, "food") > 1
    assert gains("beavers", 1, "pelt") > 1
    state = play(scene("beavers", "mussels", people=KEEN, tools=["", "pelt " * 7]), "do beavers 1")
    assert held(state, ORANGE) == {"pelt": 1}
    assert state.tokens_left(TOOL["pelt"]) == 0
    state = scene("evening-guests", "mussels")
    state.grave, state.crowd = state.crowd, ()
    play(state, "do evening-guests 1")
    assert len(state.people[ORANGE]) == 2
    state = scene("stars", "mussels")
    state.grave, state.supplies[0] = state.supplies[0], ()
    play(state, "do stars 1")
    assert "dreamed" not in whats(state)
    state = scene("sudden-thought", "mussels", people=HANDY)
    state.grave, state.ideas = state.ideas, ()
    play(state, "do sudden-thought 1")
    assert ids(state.rack) == ["tent"]


def test_a_tool_goes_to_one_of_those_who_take_part() -> None:
    """PA-17, PA-26: each by itself."""
    state = play(scene("beavers", "dream-none", people=KEEN), "help blue orange", "do beavers 1")
    assert texts(state) == ["take orange", "take blue"]
    others = gains("beavers", 1, "pelt") - 1
    play(state, "take orange", *["take blue"] * others)
    assert (held(state, ORANGE), held(state, BLUE)) == ({"pelt": 1}, {"pelt": others})


def test_a_person_joins_with_the_tool_that_it_brings() -> None:
    """PA-17: and is chosen by lot among those nobody has met."""
    state = play(scene("evening-guests", "mussels", store=(3, 0, 0)), "do evening-guests 1")
    assert {weight for _, weight in state.outcomes()} == {1}
    assert len(state.outcomes()) == 20 - 4
    play(state, "draw hanno")
    assert ids(state.people[ORANGE]) == ["tira", "bran", "hanno"]
    assert state.hurt[ORANGE] == (0, 0, 0)
    assert held(state, ORANGE) == {"axe": 1, **gifts("evening-guests")}
    assert CARD["hanno"] not in state.crowd
    state = scene("evening-guests", "mussels", store=(3, 0, 0), tools=["", "axe " * TOKENS[TOOL["axe"]]])
    play(state, "do evening-guests 1", "draw hanno")
    assert held(state, ORANGE) == gifts("evening-guests")


def test_a_dream_is_laid_unseen_on_a_deck() -> None:
    """PA-17: what it is shows when it is turned up."""
    state = scene("stars", "mussels", decks=["forest " * deed("stars").cards + "river"])
    play(state, "do stars 1", "ignore blue")
    assert state.decks[ORANGE] == (back("fresh-dream"), back("river"))
    assert len(state.supplies[0]) == len(BOX.dreams)
    assert state.unseen_left(back("dream")) == len(BOX.dreams) - 1
    play(state, "pick orange 1", "sleep blue")
    assert [move.text for move, _ in state.outcomes()] == [f"draw {id}" for id in ids(BOX.dreams)]
    play(state, "draw dream-owl")
    assert ids(state.allies[ORANGE]) == ["dream-owl"]
    assert CARD["dream-owl"] not in state.supplies[0]


def test_a_helper_may_have_the_dream() -> None:
    """PA-26: on top of the helper's own deck."""
    state = scene("dream-footsteps", "salmon", decks=["forest river", "hearth"])
    play(state, "help blue orange", "do dream-footsteps 2", "take blue")
    assert state.decks[BLUE] == (back("fresh-dream"), back("hearth"))


def test_an_idea_goes_onto_the_rack() -> None:
    """PA-17: drawn by lot; then it can be built."""
    store = (deed("rope").mix[1], 0, 0)
    state = play(scene("sudden-thought", "flat-stone", people=HANDY, store=store), "do sudden-thought 1")
    assert sorted(texts(state)) == sorted(f"draw {id}" for id in ids(BOX.ideas))
    assert "craft rope" not in texts(play(scene("flat-stone", "mussels"), "ignore blue"))
    play(state, "draw rope")
    assert ids(state.rack) == ["tent", "rope"]
    assert event("thought", ORANGE, "rope") in state.record
    play(state, "do flat-stone 1")
    assert texts(state) == ["craft rope", "done"]


def test_where_the_rack_is_full_another_idea_is_buried() -> None:
    """PA-17: not the new one, and not what is always there."""
    full = "clothing bow rope horn talisman"
    assert len(full.split()) == RACK
    state = scene("sudden-thought", "mussels", people=HANDY, rack=full)
    play(state, "do sudden-thought 1", "draw flute")
    assert texts(state) == [f"bury {id}" for id in full.split()]
    play(state, "bury rope")
    assert ids(state.rack) == ["clothing", "bow", "horn", "talisman", "flute"]
    assert ids(state.grave) == ["rope"]


def test_a_secret_is_turned_up_and_played_within_the_turn() -> None:
    """PA-17: nobody else goes on before; then it lies in the discard as any card."""
    state = scene("mammoth-tracks", "mussels", people=KEEN)
    play(state, "do mammoth-tracks 1")
    assert ids(state.up) == ["matriarch", "mussels"]
    assert state.urgent == ORANGE
    assert [*state.actors] == [ORANGE]
    assert ids(state.grave) == ["mammoth-tracks"]
    assert CARD["matriarch"] not in state.secrets
    assert event("secret", ORANGE, "matriarch") in state.record
    assert "help orange blue" not in texts(state, ORANGE)
    assert HELPS[CARD["matriarch"]]
    play(state, "ignore orange")
    assert ids(state.open) == ["matriarch"]
    assert [*state.actors] == [BLUE]


def test_a_secret_that_is_gone_is_nothing() -> None:
    """PA-17."""
    state = scene("mammoth-tracks", "mussels", people=KEEN, open="matriarch")
    play(state, "do mammoth-tracks 1")
    assert "secret" not in whats(state)
    assert [*state.actors] == [BLUE]


def test_two_secrets_come_one_after_the_other() -> None:
    """PA-17, PA-10: the pup goes to the group, then comes the white wolf, a danger."""
    state = scene("wolf-den", "mussels", level="II", people=STRONG)
    play(state, "do wolf-den 2", "roll perception 1")
    assert ids(state.allies[ORANGE]) == ["wolf-pup"]
    assert state.up[ORANGE] == CARD["white-wolf"]
    assert "ignore orange" not in texts(state, ORANGE)


def test_others_may_do_something_extra_before_a_secret_is_settled() -> None:
    """PA-17, PA-20, PA-25: who helps needs no card for what is extra, and neither does who only looks on."""
    people = (("bran", "oren"), ("lisse", "tira"))
    for card, way in (("salmon", "help blue orange"), ("mussels", "ignore blue")):
        state = scene(
            "wolf-den", card, level="II", people=people, allies=["", "ahab"], tools=["", "root"], hurt={"lisse": 2},
            store=(9, 9, 8),
        )  # fmt: skip
        play(state, way, "do wolf-den 2", "roll perception 1")
        while state.phase == "step":
            play(state, "take orange")
        assert state.up[ORANGE] == CARD["white-wolf"]
        assert {"do ahab 1", "use blue root"} <= set(texts(state, BLUE))
        play(state, "do ahab 1", "pay wood", "use blue root")
        assert (held(state, BLUE), wounds(state), state.urgent) == ({"spear": 1}, {}, ORANGE)
        assert (state.party_of(ORANGE) == 0b11) == way.startswith("help")


def test_secrets_that_wait_come_when_the_first_is_settled() -> None:
    """PA-17: also if that was ignored."""
    state = scene("mammoth-tracks", "mussels", people=KEEN)
    state.chain = (CARD["green-valley"],)
    state.secrets = tuple(card for card in state.secrets if card != CARD["green-valley"])
    play(state, "do mammoth-tracks 1")
    assert ids(state.up) == ["green-valley", "mussels"]
    play(state, "ignore orange")
    assert ids(state.up) == ["matriarch", "mussels"]
    play(state, "ignore orange")
    assert (state.urgent, state.up[ORANGE]) == (-1, -1)


def test_a_skull_less() -> None:
    """PA-17: if there is one."""
    for before, after in ((3, 2), (0, 0)):
        state = play(scene("dream-ancestors", "mussels", skulls=before), "do dream-ancestors 1")
        assert state.skulls == after
        assert ("lifted" in whats(state)) == (before > 0)


def test_a_danger_is_ignored_as_a_reward() -> None:
    """PA-17: it does nothing, and goes to the discard; without a danger there is nothing to ignore."""
    state = scene("wolves", "mussels", allies=["stray-dog"])
    play(state, "do stray-dog 1")
    assert ids(state.open) == ["wolves"]
    assert event("ignored-danger", ORANGE, "wolves") in state.record
    assert wounds(state) == {}
    assert "do stray-dog 1" not in texts(scene("deer", "mussels", allies=["stray-dog"]), ORANGE)
    state = play(scene("wolves", "mussels", allies=["dream-owl"]), "do dream-owl 1")
    assert (ids(state.open), ids(state.grave)) == (["wolves"], ["dream-owl"])


# Crafting


def test_crafting_is_up_to_so_many_each_at_its_price() -> None:
    """PA-18: the same twice if it is wanted; what cannot be paid is not offered."""
    state = play(scene("flat-stone", "mussels", store=(0, 3, 1)), "do flat-stone 1")
    assert texts(state) == ["craft torch", "craft axe", "craft spear", "done"]
    play(state, "craft torch", "craft torch")
    assert held(state, ORANGE) == {"torch": 2}
    assert state.store == [0, 1, 1]
    assert ids(state.open) == ["flat-stone"]
    state = play(scene("flat-stone", "mussels", store=(0, 0, 1)), "do flat-stone 1")
    assert texts(state) == ["craft axe", "done"]
    play(state, "done")
    assert held(state, ORANGE) == {}
    assert state.store == [0, 0, 1]


def test_crafting_ends_where_nothing_can_be_built() -> None:
    """PA-18, PA-17: also for want of tokens."""
    state = play(scene("flat-stone", "mussels", store=(9, 0, 0)), "do flat-stone 1")
    assert ids(state.open) == ["flat-stone"]
    state = scene("flat-stone", "mussels", store=(0, 9, 0), tools=["", "torch " * 5 + "spear " * 5], rack="")
    play(state, "do flat-stone 1")
    assert (ids(state.open), held(state, ORANGE)) == (["flat-stone"], {})


def test_an_idea_has_conditions_too() -> None:
    """PA-18: skill for clothing, and a pelt that is paid; of a mix each unit is chosen."""
    some = {"store": (0, 1, 1), "rack": "clothing", "tools": ["pelt"]}
    state = play(scene("flat-stone", "mussels", **some), "do flat-stone 1", "craft clothing")  # type: ignore[arg-type]
    play(state, "craft axe")
    assert held(state, ORANGE) == {"clothing": 1, "axe": 1}
    state = play(scene("flat-stone", "mussels", people=WEAK, **some), "do flat-stone 1")  # type: ignore[arg-type]
    assert "craft clothing" not in texts(state)
    _, price = deed("rope").mix
    state = play(scene("flat-stone", "mussels", store=(price, price, 0), rack="rope"), "do flat-stone 1", "craft rope")
    for _ in range(price):
        assert texts(state) == ["pay food", "pay wood"]
        play(state, "pay wood")
    assert (held(state, ORANGE), state.store) == ({"rope": 1}, [price, 0, 0])


# Extra actions, things on cards


def test_extra_actions_are_before_and_after_and_again() -> None:
    """PA-20: they are no option of the turn, and the card stays."""
    state = scene("birches", "mussels", level="II", allies=["ahab"], store=(0, 3 * deed("ahab").mix[1], 0))
    play(state, "do ahab 1", "do ahab 1")
    assert ids(state.up) == ["birches", "mussels"]
    play(state, "do birches 1", "do ahab 1")
    assert held(state, ORANGE) == {"spear": 3}
    assert state.store == [0, gains("birches", 1, "wood"), 0]
    assert ids(state.allies[ORANGE]) == ["ahab"]


def test_extra_actions_of_a_card_with_another_group_are_theirs() -> None:
    """PA-20: of one on the board they are anybody's."""
    state = scene("birches", "mussels", level="II", allies=["", "ahab"], store=(0, 9, 8))
    assert "do ahab 1" not in texts(state, ORANGE)
    assert "do ahab 1" in texts(state, BLUE)
    state = scene("birches", "mussels", level="V", board="far-shore", store=(0, 0, 8))
    assert "do far-shore 1" in texts(state, ORANGE)
    assert "do far-shore 1" in texts(state, BLUE)


def test_an_extra_action_keeps_help() -> None:
    """PA-20, PA-26: it is not the action that was helped."""
    people = (("bran",), ("tira", *hunters(deed("boar").skills[0] - 1)))
    state = scene("boar", "salmon", level="II", allies=["reed-mother"], people=people)
    assert "do boar 1" not in texts(state, ORANGE)
    play(state, "help blue orange", "do reed-mother 1", "do boar 1")
    assert ids(state.grave) == ["boar"]


def test_things_may_be_laid_on_a_card_when_they_are_gained() -> None:
    """PA-21: one by one, as far as there is room; then they serve that card alone."""
    state = scene("windfall", "mussels", level="II", board="sweat-lodge", people=HANDY)
    play(state, "do windfall 1")
    assert texts(state) == ["take orange", "lay sweat-lodge"]
    play(state, "lay sweat-lodge", "take orange", "lay sweat-lodge")
    assert state.store == [5, 1, 0]
    assert state.laid == ((CARD["sweat-lodge"], WOOD, 2),)
    assert state.left(WOOD) == 12 - 3


def test_a_card_takes_no_more_than_it_has_room_for() -> None:
    """PA-21: nor anything else."""
    state = scene("windfall", "mussels", level="II", board="sweat-lodge", people=HANDY)
    state.laid = ((CARD["sweat-lodge"], WOOD, 2),)
    play(state, "do windfall 1", "lay sweat-lodge")
    assert state.laid == ((CARD["sweat-lodge"], WOOD, 3),)
    assert state.store == [5, 2, 0]
    state = play(scene("mussels", "birches", level="II", board="sweat-lodge"), "do mussels 1")
    assert state.store[FOOD] == 5 + gains("mussels", 1, "food")


def test_what_is_laid_opens_the_cards_own_action() -> None:
    """PA-21, PA-27: when the card is destroyed it goes back to the supply."""
    state = scene("salmon", "mussels", level="II", board="sweat-lodge")
    state.laid = ((CARD["sweat-lodge"], WOOD, 3),)
    assert "do sweat-lodge 1" not in texts(state, ORANGE)
    state.laid = ((CARD["sweat-lodge"], WOOD, 3), (CARD["sweat-lodge"], STONE, 1))
    assert state.left(STONE) == 7
    play(state, "do sweat-lodge 1")
    assert state.tiles == 1
    assert not state.laid
    assert (state.left(WOOD), state.left(STONE)) == (12, 8)


def test_a_tool_may_be_laid_too() -> None:
    """PA-21: a raft at the landing; nobody holds it any more."""
    state = scene("flat-stone", "mussels", level="V", board="landing", people=HANDY, store=(0, 9, 0), rack="raft")
    play(state, "do flat-stone 1", "craft raft")
    assert texts(state) == ["take orange", "lay landing"]
    play(state, "lay landing")
    assert held(state, ORANGE) == {}
    assert state.tokens_left(TOOL["raft"]) == TOKENS[TOOL["raft"]] - 1
    assert state.laid_on(CARD["landing"], 3 + TOOL["raft"]) == 1


def test_nothing_laid_can_be_paid_with() -> None:
    """PA-21."""
    state = scene("one-more-log", "mussels", level="II", board="sweat-lodge", store=(0, 0, 0))
    state.laid = ((CARD["sweat-lodge"], WOOD, 3),)
    assert "do one-more-log 1" not in texts(state, ORANGE)
