"""The story of a game, as people are told it."""

from itertools import pairwise

import pytest

from bivouac.engine import CHANCE, REFEREE, SPECTATOR, Phrase, Seat
from bivouac.games.paleo.names import quoted
from bivouac.games.paleo.record import WHATS, Happening
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.tale import TOLD, tell
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import (
    BLUE,
    FOOD,
    GREEN,
    ORANGE,
    TOOL,
    deed,
    dusk,
    event,
    hunters,
    play,
    random_game,
    scene,
)


def heard(state: PaleoState, *texts: str, viewer: Seat = SPECTATOR, language: str = "en") -> list[str]:
    """What a viewer is told when moves are played."""
    told: list[Phrase] = []
    for text in texts:
        before = state.view(viewer)
        play(state, text)
        told += tell(before, state.view(viewer))
    return [words(language)(one) for one in told]


def told(*events: Happening, language: str = "en") -> list[str]:
    """What is said of happenings."""
    state = scene("deer", "")
    before = state.view(SPECTATOR)
    state.record += events
    return [words(language)(one) for one in tell(before, state.view(SPECTATOR))]


# A turn


def test_that_a_group_has_chosen_is_told_and_not_what() -> None:
    """PA-05, PA-07."""
    for viewer in (ORANGE, BLUE, SPECTATOR, REFEREE):
        state = scene(seats=3)
        assert heard(state, "pick orange 2", "sleep blue", viewer=viewer) == ["Orange has chosen.", "Blue has chosen."]
    assert heard(state, "pick green 1")[:2] == ["Green has chosen.", "Blue goes to sleep and leaves 4 cards."]


def test_a_card_that_is_turned_up_and_one_that_says_where_it_goes() -> None:
    """PA-10."""
    state = play(scene(decks=["hearth-hand", "red"]), "pick orange 1")
    assert heard(state, "pick blue 1", "draw cave-lion") == [
        "Blue has chosen.",
        "Orange turns up “Darca”.",
        "She joins you without asking, carries more than anyone, and seems to know somebody behind every hill.",
        "“Darca” stays with Orange.",
        "Blue turns up a danger: “Cave lion”.",
    ]
    assert told(event("placed", ORANGE, "jetty", of=1)) == ["“The jetty” goes to the night board."]


def test_the_deer() -> None:
    """PA-35: from help to the new pelt."""
    people = [("bero", "una"), ("rask", "bran")]
    decks = ["forest red river", "river"]
    state = scene("deer", "salmon", people=people, tools=["", "pelt"], decks=decks)
    moves = ("ask orange", "help blue orange", "do deer 1", "use blue pelt", "take blue")
    assert heard(state, *moves) == [
        "Orange asks for help with “Deer”.",
        "Blue helps Orange with “Deer”.",
        "Orange, Blue: “Deer”, strength 2, perception 1.",
        "Orange discards 2 cards unseen, 1 of them red.",
        "Blue: 1 pelt, 1 wound less.",
        "Into the store: 2 food.",
        "Blue gets 1 pelt.",
        "“Deer” goes to the graveyard.",
    ]


def test_who_waits_who_lets_be_and_who_is_done() -> None:
    """PA-08, PA-20."""
    state = scene("deer", "salmon", tools=["root"], hurt={"tira": 1})
    assert heard(state, "1 wait", "ignore orange", "ignore blue") == [
        "Blue lets the others go first.",
        "Orange leaves “Deer” be.",
        "Blue leaves “Salmon run” be.",
    ]
    assert heard(state, "done") == ["Orange: nothing more this turn."]


def test_being_done_is_told_before_what_follows() -> None:
    state = scene("", "", tools=["root"], hurt={"tira": 1}, decks=["", "forest"])
    state.settled = 3
    assert heard(state, "done") == ["Orange: nothing more this turn.", "Orange has no cards left and sleeps."]


def test_who_leads_two_groups_may_choose_which_one_does_it() -> None:
    """PA-01, PA-27."""
    state = scene("deer", "salmon", seats=1, board="breathing-hole", level="III", hurt={"tira": 1})
    assert heard(state, "do breathing-hole 2") == ["“The breathing hole”: either group could do it."]
    cards = deed("breathing-hole", 2).cards
    assert cards > 1
    assert heard(state, "take blue")[:2] == [
        "Blue: help for “The breathing hole”.",
        f"Blue discards {cards} cards unseen.",
    ]


def test_a_danger_that_cannot_be_helped() -> None:
    """PA-22, PA-23."""
    state = scene("cave-lion", "", people=[("rask",), ("tira",)], hurt={"rask": 1}, decks=["forest"])
    assert heard(state, "do cave-lion 3") == [
        "“Cave lion” hits Orange.",
        "2 wounds for Rask, hunter.",
        "We have lost Rask, hunter.",
        "Skulls: 1 of 5.",
    ]
    joined, story, root = heard(state, "draw una")
    assert joined == "New with Orange: Una, gatherer."
    assert story.startswith("At every step she pulls something up")
    assert root == "Orange gets 1 healing root."


def test_a_talisman() -> None:
    """PA-25."""
    state = scene("cave-lion", "", tools=["talisman"])
    assert heard(state, "use orange talisman") == ["Orange gives 1 talisman, and “Cave lion” does nothing."]


def test_dice_that_ask_for_too_much() -> None:
    """PA-13."""
    strength, cards = deed("wolf-pack").skills[0], deed("wolf-pack", 3).cards
    state = scene("wolf-pack", "", level="II", people=[("una", *hunters(strength)), ("tira", "bran")])
    assert heard(state, "do wolf-pack 1", "roll skill 2", "roll strength 1") == [
        f"Orange: “The pack”, strength {strength}, throw 2 dice.",
        "The die asks for more: skill 2.",
        "The die asks for more: strength 1.",
        "That is too much: “The pack” fails.",
        "“The pack” hits Orange.",
        f"Orange discards {cards} {'card' if cards == 1 else 'cards'} unseen.",
    ]
    both = (event("rolled", ORANGE, of=5), event("rolled", ORANGE, of=0))
    assert told(*both) == ["The dice ask for more: skill 2, strength 1."]


def test_a_secret_with_its_story() -> None:
    """PA-17."""
    state = scene("far-smoke", "", people=[("bero", "oren"), ("tira", "bran")])
    *_, secret, story = heard(state, "do far-smoke 1")
    assert secret == "Orange turns up secret 2: “The green valley”."
    assert story.startswith("The smoke rises from a valley")


def test_crafting_until_it_is_enough() -> None:
    """PA-18, PA-38."""
    state = scene("flat-stone", "", store=(5, 2, 1))
    assert heard(state, "do flat-stone 1", "craft torch", "done") == [
        "Orange: “The flat stone”.",
        "Orange crafts “Torch”.",
        "From the store: 1 wood.",
        "Orange gets 1 torch.",
        "Orange crafts nothing more.",
    ]


def test_what_is_paid_and_gained_bit_by_bit_is_told_together() -> None:
    paid = [Happening("paid", ORANGE, -1, 1, resource) for resource in (0, 1, 0)]
    assert told(*paid) == ["From the store: 2 food, 1 wood."]
    took = [Happening("took", group, -1, 1, TOOL[tool]) for group, tool in ((0, "pelt"), (1, "torch"), (0, "pelt"))]
    assert told(*took) == ["Orange gets 2 pelts.", "Blue gets 1 torch."]
    healed = [event("healed", ORANGE, "una", 1), event("healed", ORANGE, "una", 1), event("healed", ORANGE, "pim", 1)]
    assert told(*healed) == ["2 wounds less for Una, gatherer.", "1 wound less for Pim, gatherer."]
    laid = [event("laid", ORANGE, "jetty", 1, 1)] * 2
    assert told(*laid) == ["2 wood laid on “The jetty”."]
    assert told(*[event("dreamed", GREEN)] * 2) == ["Green lays 2 dreams on its deck."]
    assert told(event("skull", count=2), event("skull", count=3)) == ["Skulls: 3 of 5."]


@pytest.mark.parametrize(
    ("happened", "english"),
    [
        (event("tended", BLUE, "darca"), "Blue is among those who help “Darca”."),
        (event("used", BLUE, of=TOOL["spear"]), "Blue uses up 1 spear."),
        (event("gave", BLUE, count=1, of=TOOL["tent"]), "Blue pays 1 tent."),
        (event("dropped", BLUE, count=1, of=0), "Blue discards 1 card unseen."),
        (event("dropped", BLUE, count=1, of=1), "Blue discards a red card unseen."),
        (event("buried", BLUE, "ahab"), "“Ahab” is buried."),
        (event("tile", count=2), "The painting grows: 2 of 5 tiles."),
        (event("lifted", count=1), "A weight is lifted. Skulls: 1 of 5."),
        (event("struck", card="hela", count=2), "On the pile 2 wounds for Hela, warrior."),
        (event("mended", card="hela", count=1), "On the pile 1 wound less for Hela, warrior."),
        (event("loosed", BLUE), "Something is loose: a card that waited lies on the deck of Blue."),
        (event("became", BLUE, of=1), "From now on: fire out."),
        (event("ignored-danger", BLUE, "adders"), "“Adders” does nothing to Blue."),
        (event("acted", BLUE, "ahab", 2, deed("ahab").number), "Blue, besides: “Ahab”."),
        (event("fed", count=4, of=2), "4 eat, 2 go hungry."),
        (event("fed", count=1, of=1), "1 eats, 1 goes hungry."),
        (event("fed", count=6, of=0), "All 6 eat, and are fed."),
    ],
)
def test_what_else_there_is_to_tell(happened: Happening, english: str) -> None:
    assert told(happened) == [english]


def test_an_idea_comes_with_its_story() -> None:
    """PA-17."""
    thought, story = told(event("thought", BLUE, "rope"))
    assert thought == "An idea for the rack: “Rope”."
    assert story.startswith("Any child can tear a blade of grass.")


def test_of_all_that_can_happen_something_is_known_to_be_told() -> None:
    assert set(TOLD) == set(WHATS)


# The night


def test_a_night_from_supper_to_the_next_morning() -> None:
    """PA-28, PA-29, PA-31."""
    state = scene("", "deer", tools=["pelt", "tent"], store=(20, 0, 0), decks=["", ""])
    assert heard(state, "ignore blue") == [
        "Blue leaves “Deer” be.",
        "Orange has no cards left and sleeps.",
        "Blue has no cards left and sleeps.",
        "The night after day 1.",
        "All 4 eat, and are fed.",
    ]
    assert heard(state, "do bountiful-prey 1", "do new-world 2") == [
        "All together: “Bountiful prey”.",
        "Orange pays 1 pelt.",
        f"From the store: {deed('bountiful-prey').goods[FOOD]} food.",
        "“A new world” hits the whole tribe.",
        "Skulls: 1 of 5.",
        "Day 2. The cards are shuffled and dealt.",
    ]


def test_of_cards_that_are_dealt_nothing_is_told() -> None:
    """PA-31: until the first is picked, and then the new day's story begins."""
    state = dusk(scene(store=(9, 9, 8), tools=["pelt", "tent"]))
    play(state, "do bountiful-prey 2", "do new-world 2")
    while state.actors == (CHANCE,):
        before = state.view(SPECTATOR)
        state.play(CHANCE, state.outcomes()[0][0])
        assert not tell(before, state.view(SPECTATOR))
    assert state.day == 2
    assert heard(state, "pick blue 1") == ["Blue has chosen."]


def test_the_end_is_told_last() -> None:
    """PA-32."""
    state = dusk(scene(skulls=4, store=(9, 0, 0)))
    *_, last = heard(state, "do bountiful-prey 2")
    assert last == "The fifth skull. The tribe moves on, and the painting stays as it is."


# Whole games


@pytest.mark.parametrize(("seats", "level"), [(1, "III"), (2, "VI"), (3, "IV"), (4, "VII")])
def test_everything_has_words_and_every_move_is_told(seats: int, level: str) -> None:
    for before, after in pairwise(random_game(seats, level, 2, days=2)):
        lines = tell(before.view(0), after.view(0))
        assert lines or before.actors == (CHANCE,)
        for language in LANGUAGES:
            assert all(map(words(language), lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_never_names_what_nobody_has_met(language: str) -> None:
    """PA-05, PA-06: only cards that lie open are told by name."""
    say = words(language)
    for before, after in pairwise(random_game(3, "IV", 4, days=1)):
        lines = " ".join(map(say, tell(before.view(0), after.view(0))))
        hidden = {card for pool in before.pools for card in pool} & {card for pool in after.pools for card in pool}
        assert not [title for card in hidden if (title := say(quoted(card))) in lines]
