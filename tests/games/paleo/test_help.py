"""Help: groups that join for an action, cards in play that are helped, secrets that keep help."""

import pytest

from bivouac.engine import IllegalMove
from bivouac.games.paleo.moves import Help
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    GREEN,
    ORANGE,
    STONE,
    VIOLET,
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
    suffers,
    texts,
    whats,
    wounds,
)

PEOPLE = (("bran", "una"), ("oren", "tira"), ("ilka", "lisse"), ("rask", "sila"))
"""Strength 1 in every group."""


def test_help_joins_skills_for_one_action() -> None:
    """PA-26: several may help one; the strength that is wanted is there only with two of them."""
    wanted = deed("boar").skills[0]
    people = (("bran", "una"), ("oren", "tira"), hunters(wanted - 2))
    state = scene("boar", "salmon", "flint", seats=3, people=people)
    assert "do boar 1" not in texts(state, ORANGE)
    play(state, "help blue orange")
    assert "do boar 1" not in texts(state, ORANGE)
    play(state, "help green orange", "do boar 1")
    acted = next(one for one in state.record if one.what == "acted")
    assert (acted.group, acted.count) == (ORANGE, 0b111)
    assert event("helped", BLUE, "boar", of=ORANGE) in state.record
    assert ids(state.open) == ["salmon", "flint"]


def test_help_ends_with_the_action() -> None:
    """PA-26: the helper's card is gone, and so is the help."""
    state = scene("birches", "salmon", "boar", seats=3, people=PEOPLE)
    play(state, "help blue orange")
    assert state.party_of(ORANGE) == 0b011
    assert state.party_of(GREEN) == 0b100
    play(state, "do birches 1")
    assert state.helping == [-1, -1, -1]
    assert BLUE not in state.actors


def test_one_helps_with_a_card_that_has_the_option() -> None:
    """PA-26: mussels have not; who is done with their card cannot, nor can they be helped."""
    state = scene("boar", "mussels", "salmon", seats=3)
    with pytest.raises(IllegalMove):
        state.play(BLUE, Help(BLUE, ORANGE))
    play(state, "ignore orange")
    with pytest.raises(IllegalMove):
        state.play(GREEN, Help(GREEN, ORANGE))
    assert "help green blue" in texts(state, GREEN)


def test_one_may_help_who_needs_it_not_for_the_reward() -> None:
    """PA-26."""
    state = scene("dream-coat", "salmon")
    play(state, "help blue orange", "do dream-coat 1", "take blue")
    assert (held(state, ORANGE), held(state, BLUE)) == ({}, {"pelt": 1})


def test_wounds_may_go_to_a_helper_and_a_helper_wards_them_off() -> None:
    """PA-26: those of the card as those of red backs."""
    deck = "red" + " forest" * (deed("honey", 2).cards - 1)
    state = scene("honey", "salmon", "flint", seats=3, tools=["", "pelt", "pelt"], decks=[deck])
    play(state, "help blue orange", "do honey 2")
    assert texts(state) == ["use blue pelt", "hurt oren", "hurt tira", "hurt bran", "hurt lisse"]
    play(state, "use blue pelt")  # the red back
    play(state, "hurt lisse")  # the bees
    assert wounds(state) == {"lisse": suffers("honey", 2, "wound")}
    assert held(state, GREEN) == {"pelt": 1}


def test_a_person_may_join_the_helper() -> None:
    """PA-26."""
    state = scene("stragglers", "salmon")
    play(state, "help blue orange", "do stragglers 1", "draw una", "take blue")
    assert "una" in ids(state.people[BLUE])
    assert held(state, BLUE) == {"root": 1}


def test_cards_are_paid_by_who_acts_alone() -> None:
    """PA-26, PA-14: however many the helper has."""
    deep = "forest river mountain hearth"
    state = scene("deer", "salmon", people=PEOPLE, decks=["forest", deep])
    assert "do deer 1" not in texts(play(state, "help blue orange"), ORANGE)
    state = scene("deer", "salmon", people=PEOPLE, decks=["forest river", deep])
    play(state, "help blue orange", "do deer 1", "take orange")
    assert len(state.decks[BLUE]) == 4
    assert state.decks[ORANGE] == ()


def test_the_acting_groups_leader_speaks_for_all() -> None:
    """PA-26: a ruling; to help is to say yes to it."""
    state = play(scene("dream-coat", "salmon"), "help blue orange", "do dream-coat 1")
    assert [*state.actors] == [ORANGE]
    assert state.moves(BLUE) == []


def test_one_dangers_group_may_be_helped() -> None:
    """PA-26, PA-22: three hold the wolves off."""
    state = scene("wolves", "salmon", "flint", seats=3, people=PEOPLE)
    play(state, "help blue orange", "help green orange", "do wolves 1", "take green")
    assert ids(state.grave) == ["wolves"]
    assert held(state, GREEN) == {"pelt": 1}


def test_alone_one_group_helps_the_other() -> None:
    """PA-01, PA-26."""
    state = scene("windfall", "flint", seats=1, people=(("dorn", "una"), ("tira", "oren")))
    assert {"help orange blue", "help blue orange"} <= set(texts(state))
    play(state, "help orange blue", "do flint 3")
    assert ids(state.open) == ["windfall", "flint"]
    assert state.store[STONE] == gains("flint", 3, "stone")


# Cards in play


def test_a_card_in_play_is_helped_through_ones_own_card() -> None:
    """PA-27: which is discarded; the helped one stays."""
    state = scene("salmon", "mussels", allies=["darca"], decks=["forest river"])
    play(state, "do darca 1", "draw una")
    assert ids(state.open) == ["salmon"]
    assert ids(state.allies[ORANGE]) == ["darca"]
    assert state.decks[ORANGE] == (back("river"),)
    assert "do darca 1" not in texts(scene("mussels", "salmon", allies=["darca"]), ORANGE)


def test_a_card_is_helped_again_in_another_turn() -> None:
    """PA-27."""
    state = scene("salmon", "mussels", allies=["darca"], decks=["forest river river forest"])
    play(state, "do darca 1", "draw una", "ignore blue", "pick orange 1", "pick blue 1", "draw flotsam", "draw birches")
    play(state, "do darca 1", "draw bero")
    assert len(state.people[ORANGE]) == 4


def test_a_card_of_another_group_is_helped_only_with_that_group() -> None:
    """PA-27: it takes the help option of both."""
    state = scene("salmon", "flint", seats=2, allies=["", "darca"])
    assert "do darca 1" not in texts(state, ORANGE)
    play(state, "tend blue darca")
    assert event("tended", BLUE, "darca") in state.record
    play(state, "do darca 1", "draw una")
    assert texts(state) == ["take orange", "take blue"]
    play(state, "take orange")
    assert ids(state.open) == ["flint", "salmon"]
    state = scene("salmon", "mussels", allies=["", "darca"])  # mussels do not help
    assert not any("darca" in text for text in texts(state, ORANGE))
    state = play(scene("salmon", "flint", allies=["", "darca"]), "tend orange darca")
    assert "do darca 1" in texts(state, BLUE)


def test_several_help_a_card_together() -> None:
    """PA-27: skills are joined, and things that lie on it are there for all."""
    people = (("tira", "oren"), ("lisse", "hanno"), ("bero", "bran"))
    _, wanted, _ = deed("far-shore", 2).skills
    state = scene(
        "salmon", "flint", "beavers", seats=3, level="V", board="far-shore", people=people, store=(9, 9, 8),
        tools=["", "torch " * (wanted - 2)],
    )  # fmt: skip
    assert "do far-shore 2" not in texts(state, ORANGE)
    play(state, "tend blue far-shore", "do far-shore 2", "draw una", "take orange")
    acted = next(one for one in state.record if one.what == "acted")
    assert (acted.group, acted.count) == (ORANGE, 0b011)
    assert ids(state.grave) == ["far-shore"]
    assert state.helping == [-1, -1, -1]


def test_who_helps_a_group_helps_what_it_helps() -> None:
    """PA-27, PA-26: a ruling; Blue's card is spent on Orange, who goes to Darca with it."""
    state = scene("salmon", "flint", allies=["darca"])
    play(state, "help blue orange", "do darca 1", "draw una")
    assert texts(state) == ["take orange", "take blue"]


def test_nobody_joins_helpers_who_cannot_come() -> None:
    """PA-27: the last one who could help a card does it or leaves it."""
    state = scene("salmon", "mussels", "flint", seats=3, allies=["darca"])
    assert "tend orange darca" in texts(state, ORANGE)
    play(state, "ignore green")
    assert "tend orange darca" not in texts(state, ORANGE)


def test_alone_one_says_which_group_helps_a_card() -> None:
    """PA-01, PA-27: both could, on the board; the deck that pays is that group's."""
    state = scene("salmon", "flint", seats=1, level="III", board="breathing-hole")
    orange, blue = map(len, state.decks)
    play(state, "do breathing-hole 2")
    assert texts(state) == ["take orange", "take blue"]
    assert state.steps[0].of == deed("breathing-hole", 2).number
    play(state, "take blue")
    assert [len(deck) for deck in state.decks] == [orange, blue - deed("breathing-hole", 2).cards]
    assert ids(state.up)[0] == "salmon"


# Secrets


KEEN = (("bero", "una"), ("lisse", "oren"), ("ilka", "bran"), ("rask", "dorn"))


def test_who_helped_helps_with_the_secret_too() -> None:
    """PA-17: without another card."""
    state = scene("mammoth-tracks", "salmon", "mussels", seats=3, people=KEEN, store=(5, 2, 0))
    play(state, "help blue orange", "do mammoth-tracks 1")
    assert state.urgent == ORANGE
    assert state.party_of(ORANGE) == 0b011
    assert [*state.actors] == [ORANGE]
    assert "do matriarch 1" not in texts(state, ORANGE)
    assert "do matriarch 2" in texts(state, ORANGE)
    play(state, "do matriarch 2")
    assert (state.helping, state.urgent) == ([-1, -1, -1], -1)
    assert [*state.actors] == [GREEN]


def test_others_may_join_for_the_secret() -> None:
    """PA-17: with the help option of their cards, and with nothing else; then it goes on with the secret."""
    people = (("bero", "una"), ("lisse", "oren"), ("ilka", "bran"), ("rask", "sila"))
    state = scene(
        "mammoth-tracks", "salmon", "flint", "reindeer", seats=4, people=people, store=(9, 9, 8),
        tools=["spear spear"], decks=["forest river mountain hearth " * 2 + "forest"],
    )  # fmt: skip
    play(state, "help blue orange", "do mammoth-tracks 1")
    assert [*state.actors] == [ORANGE, GREEN, VIOLET]
    assert texts(state, GREEN) == ["help green orange", "wait"]
    play(state, "help green orange")
    assert state.urgent == ORANGE
    assert texts(state, VIOLET) == ["help violet orange", "wait"]
    assert "do matriarch 1" in texts(state, ORANGE)  # with the spears
    play(state, "help violet orange", "do matriarch 1", *["take violet"] * sum(gifts("matriarch").values()))
    assert state.tiles == 1
    assert held(state, VIOLET) == gifts("matriarch")
    assert state.turn == 2


def test_nobody_has_to_help_because_the_other_waits() -> None:
    """PA-17, PA-08: who has the secret waits for help; if nobody helps it is their turn again."""
    state = scene("mammoth-tracks", "salmon", "flint", seats=3, people=KEEN)
    play(state, "help blue orange", "do mammoth-tracks 1", "0 wait")
    assert texts(state, GREEN) == ["help green orange", "wait"]
    play(state, "2 wait")
    assert [*state.actors] == [ORANGE]
    assert "wait" not in texts(state, ORANGE)
    play(state, "ask orange")
    assert [*state.actors] == [ORANGE, GREEN]


def test_a_root_or_something_extra_does_not_let_the_others_go_on() -> None:
    """PA-17, PA-20, PA-25: the secret is still first, with its help."""
    state = scene("mammoth-tracks", "salmon", "flint", seats=3, people=KEEN, tools=["root"], hurt={"una": 1})
    play(state, "help blue orange", "do mammoth-tracks 1", "use orange root")
    assert state.urgent == ORANGE
    assert state.party_of(ORANGE) == 0b011
    assert texts(state, GREEN) == ["help green orange", "wait"]
    people = (("bran", "oren"), ("lisse", "tira"))
    state = scene("wolf-pack", "salmon", level="II", people=people, allies=["dream-owl ahab"],
                  store=(5, deed("ahab").mix[1], 0))  # fmt: skip
    play(state, "do wolf-pack 3", "hurt bran")
    assert ids(state.up) == ["white-wolf", "salmon"]
    play(state, "do ahab 1")
    assert state.urgent == ORANGE
    play(state, "do dream-owl 1")  # a danger as any
    assert (state.urgent, ids(state.open)) == (-1, ["wolf-pack", "white-wolf"])
    assert [*state.actors] == [BLUE]


def test_a_secret_through_a_card_in_play_keeps_its_helpers() -> None:
    """PA-17, PA-27: who helped the landing goes out with the raft."""
    people = (("dorn", "tira"), ("lisse", "oren"))
    state = scene("salmon", "flint", level="V", board="landing", people=people)
    state.laid = ((CARD["landing"], 3 + 7, 1),)
    play(state, "tend blue landing", "do landing 2")
    assert ids(state.up)[0] == "the-current"
    assert state.party_of(ORANGE) == 0b11
    assert "secret" in whats(state)
    assert CARD["landing"] in state.board
