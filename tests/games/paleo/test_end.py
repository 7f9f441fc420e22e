"""How it ends: the fifth tile, the fifth skull, both at once, and the last action of module J."""

import pytest

from bivouac.games.paleo.deeds import BOX, DEEDS_OF, LOOSE, VICTORY, Deed
from bivouac.games.paleo.rules import PaleoState
from tests.games.paleo.scenes import BLUE, CARD, HUNTERS, ORANGE, dusk, gifts, held, ids, play, scene, texts, whats

STRONG = (("bran", "oren", "bero", *HUNTERS), ("lisse", "tira"))
"""Enough for any mammoth."""


def trail(*ids: str) -> str:
    """Just as many backs as the first actions of these cards cost, the first one red."""
    return "red" + " forest" * (sum(DEEDS_OF[CARD[id]][0].cards for id in ids) - 1)


def won(state: PaleoState) -> bool | None:
    return None if state.outcome is None else bool(state.outcome.winners)


def test_the_fifth_tile_wins_at_once() -> None:
    """PA-32: whatever else the action would have brought."""
    state = scene("mammoth-cow", "wolves", tiles=4, people=STRONG)
    play(state, "do mammoth-cow 1")
    assert won(state) is True
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert (state.phase, state.actors, state.tiles) == ("over", (), 5)
    assert state.record[-1].what == "won"
    assert held(state, ORANGE) == {}


def test_a_fourth_tile_does_not() -> None:
    """PA-32."""
    state = play(scene("mammoth-cow", "wolves", tiles=3, people=STRONG), "do mammoth-cow 1")
    assert (won(state), state.tiles) == (None, 4)
    assert held(state, ORANGE) == gifts("mammoth-cow")


def test_the_fifth_skull_loses() -> None:
    """PA-32: of a death, and nobody goes on."""
    state = scene("wolves", "mussels", skulls=4, people=(("rask", "dorn"), ("lisse", "tira")))
    play(state, "do wolves 3", "hurt rask")
    assert won(state) is False
    assert (state.skulls, state.phase, state.actors) == (5, "over", ())
    assert [one.what for one in state.record][-1] == "lost"
    assert state.moves(BLUE) == []


def test_hunger_loses_at_once() -> None:
    """PA-32, PA-28: no mission could help any more."""
    state = dusk(scene(store=(1, 0, 0), skulls=2, tools=["tent"]))
    assert won(state) is False
    assert "acted" not in whats(state)
    assert held(state, ORANGE) == {"tent": 1}


def test_a_mission_loses_at_once() -> None:
    """PA-32, PA-29: the one after it is not asked for."""
    state = play(dusk(scene(store=(4, 0, 0), skulls=4)), "do new-world 2")
    assert won(state) is False
    assert whats(state).count("acted") == 1


def test_both_in_one_action_is_won() -> None:
    """PA-32: a red back kills while the fifth tile is earned."""
    some = {"skulls": 4, "people": STRONG, "hurt": {"rask": 1}, "decks": [trail("mammoth-cow")]}
    state = play(scene("mammoth-cow", "wolves", tiles=4, **some), "do mammoth-cow 1", "hurt rask")  # type: ignore[arg-type]
    assert (won(state), state.skulls, state.tiles) == (True, 5, 5)
    state = play(scene("mammoth-cow", "wolves", tiles=3, **some), "do mammoth-cow 1", "hurt rask")  # type: ignore[arg-type]
    assert (won(state), state.skulls, state.tiles) == (False, 5, 4)


def secret_scene(**more: object) -> PaleoState:
    """The trail to the matriarch costs a life: there are five skulls then, and the secret is still to come."""
    people = (("bero", "bran", "una", "rask"), ("lisse", "oren"), ("hela", "torv"))
    state = scene(
        "mammoth-tracks", "salmon", "flint", seats=3, people=people, tiles=4, skulls=4, hurt={"rask": 1},
        decks=[trail("mammoth-tracks", "matriarch")], store=(9, 9, 8), **more,  # type: ignore[arg-type]
    )  # fmt: skip
    return play(state, "do mammoth-tracks 1", "hurt rask")


def test_the_secrets_of_an_action_belong_to_it() -> None:
    """PA-32: a fifth skull waits for what they bring; who joins does not end it."""
    state = secret_scene(tools=["root spear spear"])
    assert (state.skulls, state.up[ORANGE], won(state)) == (5, CARD["matriarch"], None)
    play(state, "help green orange")
    assert won(state) is None
    play(state, "help blue orange", "do matriarch 1")
    assert won(state) is True


def test_a_secret_that_brings_no_tile_does_not_help() -> None:
    """PA-32: whether it is ignored or used."""
    state = secret_scene()
    play(state, "ignore orange")
    assert won(state) is False


def test_nothing_extra_is_done_while_a_fifth_skull_waits() -> None:
    """PA-32, PA-20: a ruling; else a tile from somewhere else would count as the action's own."""
    state = secret_scene(tools=["root"])
    state.hurt[ORANGE] = (1, 0, 0)
    assert not [text for text in texts(state, ORANGE) if "root" in text]


def test_a_fifth_skull_from_something_extra_does_not_wait_for_a_secret() -> None:
    """PA-32, PA-20: what is extra is an action of its own."""
    people = (("rask", "bero", "lisse"), ("tira", "oren"))
    state = scene(
        "claw-marks", "mussels", modules="A+B+J", skulls=4, people=people, hurt={"rask": 1}, allies=["garm"],
        store=(9, 9, 8), decks=["forest " * DEEDS_OF[CARD["claw-marks"]][0].cards + "red forest"],
    )  # fmt: skip
    calm = state.states
    state.states = calm << 1
    play(state, "do claw-marks 1")
    assert (state.urgent, won(state)) == (ORANGE, None)
    play(state, "do garm 1", "hurt rask")
    assert (state.states, won(state)) == (calm, False)


def test_a_skull_taken_off_within_the_action_is_off() -> None:
    """PA-32: a ruling, as it is looked at when the action is over."""
    state = scene("night-without-a-howl", "mussels", level="II", skulls=4, hurt={"oren": 1}, store=(9, 9, 8),
                  decks=[trail("night-without-a-howl")],
                  people=(("oren", "bran"), ("lisse", "tira")), tools=["spear"],
                  grave="lone-wolf wolf-pair wolf-pack grey-muzzle wolves")  # fmt: skip
    play(state, "do night-without-a-howl 1", "hurt oren")
    assert (won(state), state.skulls, state.tiles) == (None, 4, 1)


def test_more_than_five_are_five() -> None:
    """PA-32."""
    state = dusk(scene(store=(0, 0, 0), skulls=3))
    assert (state.skulls, won(state)) == (5, False)


# Module J


def last_actions() -> list[Deed]:
    return [deed for deed in DEEDS_OF[CARD["three-toes"]] if any(step.what == VICTORY for step in deed.steps)]


def hunt(tiles: int) -> PaleoState:
    """Everything is there for the last action, but perhaps tiles."""
    people = (("bran", "oren", "ilka", "hela", "torv", "maku"), ("bero", "una", "lisse", "dorn", "tira", "sila"))
    state = scene("salmon", "flint", modules="A+B+J", tiles=tiles, people=people, store=(9, 9, 8),
                  tools=["spear " * 5 + "torch " * 5 + "axe " * 5 + "pelt " * 4, "pelt"])  # fmt: skip
    state.grave, state.supplies[1] = state.supplies[1], ()
    return play(state, "tend blue three-toes")


def test_with_module_j_five_tiles_do_not_win() -> None:
    """PA-33."""
    assert [letter for letter, module in BOX.modules.items() if module.ending] == ["J"]
    state = scene("mammoth-cow", "wolves", modules="A+B+J", tiles=4, people=STRONG)
    play(state, "do mammoth-cow 1")
    assert (won(state), state.tiles) == (None, 5)
    assert held(state, ORANGE) == gifts("mammoth-cow")
    state = scene("mammoth-cow", "wolves", modules="A+B+J", tiles=5, people=STRONG)
    assert play(state, "do mammoth-cow 1").tiles == 5


@pytest.mark.parametrize("deed", last_actions(), ids=lambda deed: f"action {deed.place + 1}")
def test_five_tiles_open_the_last_action_and_that_wins(deed: Deed) -> None:
    """PA-33: helping the mission, with all that it asks for."""
    said = f"do three-toes {deed.place + 1}"
    assert deed.tiles == 5
    assert said not in texts(hunt(4), ORANGE)
    state = hunt(5)
    assert said in texts(state, ORANGE)
    play(state, said, *["roll skill 1"] * deed.dice)
    while state.outcome is None:
        play(state, texts(state)[0])
    assert won(state) is True
    assert state.record[-1].what == "won"


def test_with_module_j_five_tiles_do_not_outweigh_five_skulls() -> None:
    """PA-33, PA-32: they are no victory."""
    state = scene("mammoth-cow", "wolves", modules="A+B+J", tiles=4, skulls=4, people=STRONG, hurt={"rask": 1},
                  decks=[trail("mammoth-cow")])  # fmt: skip
    play(state, "do mammoth-cow 1", "hurt rask")
    assert won(state) is False


def test_what_is_let_loose_lies_unseen_on_the_deck_of_who_did_it() -> None:
    """PA-33: a paw out of those that wait, drawn by lot when it is turned up; none is left at some time."""
    at = next(one for one in DEEDS_OF[CARD["wide-prints"]] if any(step.what == LOOSE for step in one.steps))
    state = scene("wide-prints", "mussels", modules="A+B+J", decks=["forest " * at.cards + "river"])
    waiting = set(state.supplies[1])
    play(state, f"do wide-prints {at.place + 1}", "ignore blue", "pick orange 1", "pick blue 1")
    assert {move.text for move, _ in state.outcomes()} == {f"draw {id}" for id in ids(sorted(waiting))}

    state = scene("wide-prints", "mussels", modules="A+B+J", decks=["forest " * at.cards + "river"])
    state.grave, state.supplies[1] = state.supplies[1], ()
    play(state, f"do wide-prints {at.place + 1}")
    assert "loosed" not in whats(state)
