"""A full state that a view could come from: all is in the view, but for what others have picked this turn."""

from typing import Any

from bivouac.engine import Luck
from bivouac.games.paleo.deeds import BOX
from bivouac.games.paleo.moves import LOOK
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.view import ASLEEP, MADE, PaleoView


def imagine(view: PaleoView, luck: Luck) -> PaleoState:
    """Of what a group may have picked everything is as likely, sleep too."""
    same: dict[str, Any] = {name: getattr(view, name) for name in PLAIN}
    same |= {name: list(getattr(view, name)) for name in LISTS}
    ending = any(BOX.modules[letter].ending for letter in view.modules)
    undo = view.seat if view.undo else None
    state = PaleoState(setting=view.setting, undo=undo, ending=ending, result=view.outcome, **same)
    for group, picked in enumerate(state.picked):
        if picked == MADE:
            places = min(LOOK, len(state.decks[group]))
            state.picked[group] = luck.choose((*range(places), ASLEEP))
    if view.phase == "step":
        state.recall()
    return state


LISTS = (
    "decks", "people", "hurt", "tools", "allies", "store", "pools", "supplies", "strangers", "picked", "up", "helping",
    "record",
)  # fmt: skip
PLAIN = tuple(
    name
    for name in PaleoView.__struct_fields__
    if name in PaleoState.__struct_fields__ and name not in (*LISTS, "setting", "undo")
)
