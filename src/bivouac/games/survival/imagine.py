"""A full game that a view could come from: nothing is hidden here but what is not decided yet, so it is the same."""

from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.view import SurvivalView

SHARED = tuple(name for name in SurvivalState.__struct_fields__ if name in SurvivalView.__struct_fields__)


def imagine(view: SurvivalView) -> SurvivalState:
    """The state of a view."""
    fields = {name: getattr(view, name) for name in SHARED}
    fields |= {"people": list(view.people), "record": list(view.record), "result": view.outcome}
    return SurvivalState(**fields | {"undo": view.seat if view.undo else None})
