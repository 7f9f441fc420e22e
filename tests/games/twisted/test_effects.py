"""How effects are resolved: in small moves, asking only where there is a choice."""

from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import REST
from tests.games.twisted.box import (
    GORGE,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    WOODS,
    Humans,
    at,
    day,
    doing,
    event,
    play,
    texts,
)

APART = [[RIVER, LAKE, GORGE], [PARK, MARSH, WOODS]]  # nobody shares a site


def one_hideout(humans: Humans, card: str, site: int = RIVER) -> TwistedState:
    """Somebody with a card, whose one hideout that is left is on a site; the other player is all over the place."""
    return day(humans, [[site, REST + 1, REST + 1], [LAKE, MARSH, GORGE], [LAKE, MARSH, GORGE]], [[card]])


# Functions


def test_lured_humans_come_from_both_neighbours() -> None:
    """TC-17, TC-18: n humans from sites next to one hideout onto its site."""
    state = one_hideout({PARK: (0, 2, 0), WOODS: (1, 1, 0), LAKE: (0, 3, 0)}, "antlers-on-a-stick")
    play(state, "play antlers-on-a-stick")
    assert texts(state) == ["hunter park river", "hunter woods river"]
    play(state, "hunter woods river")  # the second one can only come from the park
    assert at(state, RIVER) == (0, 2, 0)
    assert at(state, PARK) == (0, 1, 0)
    assert at(state, WOODS) == (1, 0, 0)
    assert state.turn == 1


def test_all_that_can_be_lured_comes_without_asking() -> None:
    """TC-19: min(n, available) must move; where all of them go there is nothing to choose."""
    state = one_hideout({PARK: (0, 1, 0), WOODS: (0, 1, 0), LAKE: (0, 3, 0)}, "cold-beer")
    play(state, "play cold-beer")
    assert at(state, RIVER) == (0, 2, 0)
    assert state.turn == 1


def test_scared_humans_go_to_any_neighbours() -> None:
    """TC-17, TC-18."""
    state = one_hideout({RIVER: (0, 5, 0)}, "game-warden")
    play(state, "play game-warden")
    for way in ("hunter river park", "hunter river woods", "hunter river park"):
        assert texts(state) == ["hunter river park", "hunter river woods"]
        play(state, way)
    assert (at(state, RIVER), at(state, PARK), at(state, WOODS)) == ((0, 2, 0), (0, 2, 0), (0, 1, 0))


def test_attracted_humans_come_from_their_rest_area() -> None:
    """TC-17, TC-19: as many as rest there."""
    state = one_hideout({LAKE: (0, 9, 0)}, "blisters")
    state.encounter = RIVER
    doing("attract 2 hunter at encounter", state)
    assert at(state, RIVER) == (0, 1, 0)
    assert state.humans[3 * REST + 1] == 0


def test_extracted_humans_come_from_the_site_or_next_to_it() -> None:
    """TC-17."""
    state = one_hideout({RIVER: (2, 0, 0), WOODS: (1, 0, 0), LAKE: (4, 0, 0)}, "blisters")
    play(state, "play blisters")
    assert texts(state) == ["hiker river rest", "hiker woods rest"]
    play(state, "hiker woods rest")
    assert (at(state, RIVER), at(state, WOODS)) == ((1, 0, 0), (0, 0, 0))
    assert state.humans[3 * REST] == 10 - 1 - 4


def test_any_humans_are_of_the_players_choice() -> None:
    """TC-17: any mix of tastes."""
    state = one_hideout({RIVER: (1, 1, 1)}, "blood-curdling-yawn")
    play(state, "play blood-curdling-yawn")
    assert texts(state) == [
        f"{taste} river {way}" for taste in ("hiker", "hunter", "researcher") for way in ("park", "woods")
    ]
    play(state, "researcher river woods", "hiker river park")
    assert (at(state, RIVER), at(state, PARK), at(state, WOODS)) == ((0, 1, 0), (1, 0, 0), (0, 0, 1))


def test_those_who_all_must_go_are_asked_about_one_after_the_other() -> None:
    """TC-19: who goes first is no choice, where to is one."""
    state = one_hideout({RIVER: (1, 0, 1)}, "blood-curdling-yawn")
    play(state, "play blood-curdling-yawn")
    assert texts(state) == ["hiker river park", "hiker river woods"]
    play(state, "hiker river park")
    assert texts(state) == ["researcher river park", "researcher river woods"]


def test_one_hideout_an_effect() -> None:
    """TC-18: the hideout is chosen, among those where the effect does something; then it acts alone."""
    state = day(
        {PARK: (2, 0, 0), WOODS: (0, 0, 1)},
        [[RIVER, LAKE, GORGE], [MARSH, PARK, WOODS], [MARSH, PARK, WOODS]],
        [["free-trail-mix"]],
    )
    play(state, "play free-trail-mix")
    assert texts(state) == ["choose river", "choose lake"]  # no hiker is near the gorge
    play(state, "choose lake")
    assert (at(state, LAKE), at(state, PARK)) == ((2, 0, 0), (0, 0, 0))


def test_at_the_edge_of_the_chasm_there_is_one_way() -> None:
    """TC-06: of two players, who are scared from the lake go to the park."""
    state = day({LAKE: (0, 2, 0)}, [[LAKE, RIVER, REST + 1], [RIVER, PARK, WOODS]], [["many-teeth"]])
    play(state, "play many-teeth")
    assert at(state, PARK) == (0, 2, 0)


# Two effects


def test_or_is_one_of_two_effects() -> None:
    """TC-10: also one that would do nothing."""
    state = one_hideout({RIVER: (0, 0, 0)}, "coach-tour")
    play(state, "play coach-tour")
    assert sorted(texts(state)) == ["attract 1 hiker", "extract 1 any"]
    other = state.copy()
    play(state, "attract 1 hiker")
    assert at(state, RIVER) == (1, 0, 0)
    play(other, "extract 1 any")
    assert at(other, RIVER) == (0, 0, 0)
    assert state.turn == other.turn == 1


def test_and_is_both_each_from_a_hideout_of_ones_choice() -> None:
    """TC-10: Bigfoot scares two, then attracts one, elsewhere if he likes."""
    state = day(
        {RIVER: (3, 0, 0)},
        [[RIVER, LAKE, REST + 1], [PARK, MARSH, WOODS], [PARK, MARSH, WOODS]],
        [["cold-beer", "blisters"]],
    )
    play(state, "power cold-beer", "hiker river park", "hiker river woods")
    assert texts(state) == ["choose river", "choose lake"]
    play(state, "choose lake", "researcher rest lake")
    assert (at(state, RIVER), at(state, LAKE)) == ((1, 0, 0), (0, 0, 1))
    assert state.turn == 1


def test_a_card_may_do_nothing() -> None:
    """TC-09: then nothing is asked, not even which effect; the turn is over."""
    state = one_hideout({}, "cold-beer")
    play(state, "play cold-beer")
    assert state.turn == 1
    state = one_hideout({RIVER: (0, 0, 0)}, "batteries-not-included")
    play(state, "play batteries-not-included")
    assert state.turn == 1


# Events


def test_all_go_straight_onto_a_site() -> None:
    """TC-20: the first player decides between sites that are tied (TC-08)."""
    state = day({RIVER: (0, 3, 0), LAKE: (0, 1, 0)}, APART)
    doing("move all hunter from most hunter onto most hideouts", state)
    assert state.turn == 0
    assert texts(state) == ["choose river", "choose park", "choose lake", "choose gorge", "choose woods"]
    play(state, "choose gorge")
    assert (at(state, RIVER), at(state, GORGE), at(state, LAKE)) == ((0, 0, 0), (0, 3, 0), (0, 1, 0))


def test_toward_a_site_is_one_step() -> None:
    """TC-20: equal ways are the chooser's; who is there stays."""
    state = day({RIVER: (0, 0, 2)}, [[RIVER, LAKE, GORGE], [PARK, MARSH, WOODS], [PARK, MARSH, WOODS]])
    doing("move 2 researcher from anywhere toward site marsh", state)
    assert texts(state) == ["researcher river park", "researcher river woods"]
    play(state, "researcher river park")
    assert texts(state) == ["researcher river park", "researcher river woods"]
    play(state, "researcher river woods")
    assert (at(state, PARK), at(state, WOODS), at(state, MARSH)) == ((0, 0, 1), (0, 0, 1), (0, 0, 0))
    state = day({MARSH: (0, 0, 2)}, [[RIVER, LAKE, GORGE], [PARK, MARSH, WOODS], [PARK, MARSH, WOODS]])
    doing("move 2 researcher from anywhere toward site marsh", state)
    assert at(state, MARSH) == (0, 0, 2)


def test_nobody_takes_two_steps() -> None:
    """TC-20: of those who may come from anywhere, each goes once."""
    state = day({LAKE: (2, 0, 0), GORGE: (1, 0, 0)}, [[RIVER, LAKE, GORGE], [PARK, MARSH, WOODS], [PARK, MARSH, WOODS]])
    doing("move 2 hiker from anywhere toward site woods", state)
    play(state, "hiker lake park")
    assert texts(state) == ["hiker lake park", "hiker lake marsh", "hiker gorge woods"]


def test_next_is_clockwise() -> None:
    """TC-06: over the chasm, where there is one."""
    for hideouts, end in (([[RIVER], [PARK], [WOODS]], MARSH), ([[RIVER], [PARK]], GORGE)):
        state = day({LAKE: (4, 0, 0), RIVER: (1, 0, 0)}, [[*own, REST + 1, REST + 1] for own in hideouts])
        doing("move all hiker from most hiker onto next", state)
        assert at(state, end) == (4, 0, 0)


def test_spread_is_as_even_as_can_be() -> None:
    """TC-21: the chooser gives the odd one."""
    state = day({RIVER: (4, 1, 0)}, APART)
    doing("spread hiker from most hiker", state)
    assert (at(state, RIVER), at(state, PARK), at(state, WOODS)) == ((0, 1, 0), (2, 0, 0), (2, 0, 0))
    state = day({RIVER: (5, 1, 0)}, APART)
    doing("spread hiker from most hiker", state)
    assert texts(state) == ["choose park", "choose woods"]
    play(state, "choose woods")
    assert (at(state, RIVER), at(state, PARK), at(state, WOODS)) == ((0, 1, 0), (2, 0, 0), (3, 0, 0))


def test_spread_of_all_tastes_is_even_in_number() -> None:
    """TC-21: who goes where is the chooser's as long as there is room."""
    state = day({RIVER: (1, 2, 0)}, APART)
    doing("spread any from most any", state)
    play(state, "choose park")  # two to the park, one to the woods
    assert texts(state) == ["hiker river park", "hiker river woods"]
    play(state, "hiker river woods")
    assert (at(state, RIVER), at(state, PARK), at(state, WOODS)) == ((0, 0, 0), (0, 2, 0), (1, 0, 0))


def test_fewest_may_be_none() -> None:
    """TC-22."""
    state = day(
        {RIVER: (1, 1, 1), PARK: (1, 1, 1), LAKE: (2, 0, 0), GORGE: (1, 0, 0)},
        [[RIVER, LAKE, GORGE], [PARK, MARSH, WOODS], [PARK, MARSH, WOODS]],
    )
    doing("attract 2 researcher at fewest any", state)
    assert texts(state) == ["choose marsh", "choose woods"]
    play(state, "choose woods")
    assert at(state, WOODS) == (0, 0, 2)


def test_an_event_is_resolved_from_top_to_bottom_as_far_as_can_be() -> None:
    """TC-08, TC-19: what cannot be done is left out."""
    state = day({LAKE: (0, 0, 1), RIVER: (0, 2, 0)}, [[RIVER, LAKE, GORGE], [PARK, MARSH, WOODS], [PARK, MARSH, WOODS]])
    state.phase, state.choices, state.events, state.turn = "event", (), (), 0
    event(state, "brass-band")  # three hikers come to the park; no researcher is there; of two to go home one is out
    assert (at(state, LAKE), at(state, RIVER), at(state, PARK)) == ((0, 0, 0), (0, 2, 0), (3, 0, 0))
    assert state.phase == "day"
    assert state.turn == 0


def test_what_is_named_in_the_chasm_does_not_happen() -> None:
    """TC-06: two players, and an event at the marsh."""
    state = day({LAKE: (0, 0, 1), RIVER: (4, 0, 0)}, [[RIVER, LAKE, GORGE], [PARK, LAKE, WOODS]])
    state.phase, state.choices, state.events = "event", (), ()
    event(state, "frog-concert")
    assert (at(state, LAKE), at(state, RIVER), state.humans[3 * REST]) == ((0, 0, 1), (2, 0, 0), 8)
