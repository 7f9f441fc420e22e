"""How Twisted Cryptids looks on a page."""

from collections.abc import Mapping, Sequence

from bivouac.engine import About, Aid, Chapter, Face, Log, Moment, Review, Say, Scene, Seat, Setting
from bivouac.games.twisted.about import about
from bivouac.games.twisted.cover import cover
from bivouac.games.twisted.describe import describe
from bivouac.games.twisted.ground import ground
from bivouac.games.twisted.moments import moments
from bivouac.games.twisted.moves import TwistedMove
from bivouac.games.twisted.names import LETTERS
from bivouac.games.twisted.panels import panels
from bivouac.games.twisted.pieces import pieces
from bivouac.games.twisted.setup import TwistedDeal
from bivouac.games.twisted.style import FACE_STYLE
from bivouac.games.twisted.view import TwistedView


class TwistedFace(Face[TwistedDeal, TwistedMove, TwistedView]):
    style = FACE_STYLE

    def badge(self, setting: Setting, seat: Seat) -> str:
        return LETTERS[seat]

    def cover(self) -> str:
        return cover()

    def ground(self, view: TwistedView) -> str:
        return ground(view.seats)

    def scene(self, view: TwistedView, aid: Aid, say: Say) -> Scene:
        return Scene(pieces(view, say), panels(view, say))

    def moments(self, view: TwistedView, say: Say) -> Sequence[Moment]:
        return moments(view, say)

    def about(self, view: TwistedView, target: str, aid: Aid, say: Say) -> About | None:
        return about(view, target, say)

    def describe(self, view: TwistedView, say: Say) -> Sequence[Chapter]:
        return describe(view, say)

    def coach(self, view: TwistedView, say: Say) -> Sequence[str]:
        from bivouac.games.twisted.coach import coach

        return coach(view, say)

    def review(self, log: Log[TwistedDeal, TwistedMove, TwistedView]) -> Review:
        from bivouac.games.twisted.review import review

        return review(log)

    def pictures(self) -> Mapping[str, str]:
        from bivouac.games.twisted.pictures import pictures

        return pictures()


FACE = TwistedFace()
