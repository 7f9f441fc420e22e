"""The story of a game, as people are told it."""

from bivouac.games.survival.life import Person
from bivouac.games.survival.tale import effect_phrase
from bivouac.locale import words
from tests.games.survival.small import at, game, play
from tests.games.survival.whole import heard, whole

LAND = whole(bases={5: "5,9"})


def test_a_dry_day_of_walking() -> None:
    state = game(LAND)
    assert heard(state, "set out", 4, "n") == [
        "Red sets out.",
        "Red throws 4: any direction, straight on.",
        "Red walks 6 hexes to 5,3, for 6 points.",
        "Red: no water (box 2), no food (box 2).",
        "Day 2.",
    ]
    assert heard(state, "stay") == [
        "Red stays on 5,3.",
        "Red: no water (box 3), no food (box 3).",
        "Red falls to level B: 5 points a day.",
        "Day 3.",
    ]
    assert heard(state, "set out", 2, 2, "stop") == [
        "Red sets out.",
        "Red throws 2: a random direction, with one turn.",
        "Red throws 2: north-east.",
        "Red remains on 5,3.",
        "Red: no water (box 4), no food (box 4).",
        "Day 4.",
    ]


def test_water_and_food_that_were_found_are_told_in_one_sentence() -> None:
    land = whole(bases={5: "5,9"}, food=["5,9"], rivers=["1,9 se ne se ne se ne"])
    assert heard(game(land), "stay")[1] == "Red: water here, food here."


def test_over_the_edge() -> None:
    state = game(whole(bases={5: "5,3"}))
    assert heard(state, "set out", 5, "n")[2:] == [
        "Red walks 2 hexes to 5,1, for 2 points.",
        "Red leaves the map in the north.",
        "Red got out of the wilderness on day 1.",
    ]
    state = game(whole(bases={5: "1,1"}))
    assert heard(state, "set out", 5, "nw")[2:] == [
        "Red leaves the map in the north, west.",
        "Red got out of the wilderness on day 1.",
    ]


def test_dying_of_thirst_is_told_once() -> None:
    state = game(LAND)
    state.people[0] = Person(state.people[0].cell, 5, water=9, level=11)
    assert heard(state, "stay") == [
        "Red stays on 5,9.",
        "Red: no water (box 10), no food (box 2).",
        "Red dies of thirst on day 1.",
        "The wilderness keeps them all. Nobody has won.",
    ]


def test_a_contingency_from_its_die_to_its_days() -> None:
    state = game(LAND, contingencies=True)
    assert heard(state, "stay", 3)[-2:] == ["Red throws 3: a quiet evening.", "Day 2."]
    assert heard(state, "stay", 5, "hazards", 5)[-6:-1] == [
        "Red throws 5: something happens.",
        "Red names natural hazards.",
        "Red, natural hazards, throws 5: 3 days of staying put.",
        "Day 3.",
        "Red has to stay put on 5,9, and 2 more days.",
    ]


def test_what_contingencies_do() -> None:
    codes = ("", "food+1", "food-2", "water+1", "water-2", "life-1", "stay+3")
    assert [words("en")(effect_phrase(code)) for code in codes] == [
        "nothing happens",
        "a box of food gained",
        "2 boxes of food lost",
        "a box of water gained",
        "2 boxes of water lost",
        "a level of life lost",
        "3 days of staying put",
    ]


def test_searching_by_dice_and_counters() -> None:
    state = play(game(whole(bases={7: "5,9"}), scenario="search", counters=["5,8", "20,8"]), "from 7")
    assert heard(state, "set out", 1, "n")[2:] == ["Red walks a hex to 5,8, for one point."]
    assert heard(state, False, 2) == [
        "Red turns up the counter on 5,8: nobody.",
        "Red walks 5 hexes to 5,3, for 5 points.",
        "Red looks for water and throws 2: found.",
        "Red: water by luck, no food (box 2).",
        "Day 2.",
    ]


def test_the_order_of_play_and_a_hunt() -> None:
    state = play(game(LAND, seats=3, scenario="pursuit"), "from 1", "from 2", *(f"outpost {n},1" for n in range(1, 7)))
    assert heard(state, 3, 5) == [
        "Blue throws 3 for the order of play.",
        "Green throws 5 for the order of play.",
        "The order of play: Red, Green, Blue.",
        "Day 1.",
    ]
    state.people[2] = Person(at(state.land, "5,9"), 2)
    assert heard(state, "stay")[-2:] == ["Green catches Red on 5,9.", "Green caught Red."]
