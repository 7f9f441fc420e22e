"""How Outdoor Survival looks on a page."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bivouac.engine import About, Aid, Chances, Chapter, Face, Log, Phrase, Review, Say, Scene, Seat, Setting
from bivouac.games.survival.about import about
from bivouac.games.survival.country import country
from bivouac.games.survival.cover import cover
from bivouac.games.survival.ground import MARGIN, extent, ground
from bivouac.games.survival.life import COLOURS
from bivouac.games.survival.moves import SurvivalMove
from bivouac.games.survival.panels import panels
from bivouac.games.survival.pieces import PLACES, pieces
from bivouac.games.survival.setup import SurvivalDeal
from bivouac.games.survival.style import FACE_STYLE
from bivouac.games.survival.view import SurvivalView

ROOM = 70  # round the map of a page, for the ways that lead over its edge


@lru_cache(maxsize=64)
def _roomy(map: str) -> str:
    """The ground, with room round it for what lies over the edge."""
    left, top, wide, high = extent(country(map).grid)
    right, bottom = left + wide, top + high
    box = f"{-ROOM} {-ROOM} {right - MARGIN + 2 * ROOM} {bottom - MARGIN + 2 * ROOM}"
    return ground(map).replace(f'viewBox="{left} {top} {wide} {high}"', f'viewBox="{box}"', 1)


class SurvivalFace(Face[SurvivalDeal, SurvivalMove, SurvivalView]):
    style = FACE_STYLE
    aids = ("full", "off")

    def badge(self, setting: Setting, seat: Seat) -> str:
        return COLOURS[seat][0].upper()

    def cover(self) -> str:
        return cover()

    def ground(self, view: SurvivalView) -> str:
        return _roomy(view.map)

    def scene(self, view: SurvivalView, aid: Aid, say: Say) -> Scene:
        return Scene(pieces(view, say), panels(view, say))

    def about(self, view: SurvivalView, target: str, aid: Aid, say: Say) -> About | None:
        return about(view, target, say)

    def describe(self, view: SurvivalView, say: Say) -> Sequence[Chapter]:
        from bivouac.games.survival.describe import describe

        return describe(view, say)

    def coach(self, view: SurvivalView, say: Say) -> Sequence[str]:
        from bivouac.games.survival.coach import coach

        return coach(view, say)

    def review(self, log: Log[SurvivalDeal, SurvivalMove, SurvivalView]) -> Review:
        from bivouac.games.survival.review import review

        return review(log)

    def weighs(self, view: SurvivalView) -> bool:
        """A choice of the viewer's own, in a game that is solved and can be lost: without counters and pursuers."""
        alone = not (view.scenario.basic or view.scenario.counters or view.scenario.hunt)
        return alone and view.seat in view.actors and view.phase in ("outset", "walk")

    def chances(self, view: SurvivalView) -> Chances | None:
        from bivouac.games.survival.weighing import chances

        found = chances(view)
        if found is None:
            return None
        return Chances(Phrase("survival-page-chances"), {f"hex-{PLACES[cell]}": odds for cell, odds in found.items()})

    def pictures(self) -> Mapping[str, str]:
        from bivouac.games.survival.pictures import pictures

        return pictures()


FACE = SurvivalFace()
