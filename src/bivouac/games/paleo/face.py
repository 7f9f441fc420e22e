"""How Paleo looks on a page."""

from collections.abc import Mapping, Sequence

from bivouac.engine import About, Aid, Chapter, Face, Log, Moment, Review, Say, Scene, Seat, Setting
from bivouac.games.paleo.about import about
from bivouac.games.paleo.cover import cover
from bivouac.games.paleo.describe import describe
from bivouac.games.paleo.ground import ground
from bivouac.games.paleo.moments import moments
from bivouac.games.paleo.moves import PaleoMove
from bivouac.games.paleo.pagewords import LETTERS
from bivouac.games.paleo.panel_style import PANELS
from bivouac.games.paleo.panels import panels
from bivouac.games.paleo.pieces import pieces
from bivouac.games.paleo.setup import PaleoDeal
from bivouac.games.paleo.style import face_style
from bivouac.games.paleo.table_style import LIT, TABLE
from bivouac.games.paleo.view import PaleoView


class PaleoFace(Face[PaleoDeal, PaleoMove, PaleoView]):
    style = face_style(TABLE + LIT + PANELS)

    def badge(self, setting: Setting, seat: Seat) -> str:
        return LETTERS[seat]

    def cover(self) -> str:
        return cover()

    def ground(self, view: PaleoView) -> str:
        return ground()

    def scene(self, view: PaleoView, aid: Aid, say: Say) -> Scene:
        return Scene(pieces(view, say), panels(view, say))

    def moments(self, view: PaleoView, say: Say) -> Sequence[Moment]:
        return moments(view, say)

    def about(self, view: PaleoView, target: str, aid: Aid, say: Say) -> About | None:
        return about(view, target, say)

    def describe(self, view: PaleoView, say: Say) -> Sequence[Chapter]:
        return describe(view, say)

    def coach(self, view: PaleoView, say: Say) -> Sequence[str]:
        from bivouac.games.paleo.coach import coach

        return coach(view, say)

    def review(self, log: Log[PaleoDeal, PaleoMove, PaleoView]) -> Review:
        from bivouac.games.paleo.review import review

        return review(log)

    def pictures(self) -> Mapping[str, str]:
        from bivouac.games.paleo.pictures import pictures

        return pictures()


FACE = PaleoFace()
