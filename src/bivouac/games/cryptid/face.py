"""How Cryptid looks on a page."""

from collections.abc import Mapping, Sequence

from bivouac.engine import About, Aid, Chapter, Face, Log, Review, Say, Scene, Seat, Setting
from bivouac.games.cryptid.about import about
from bivouac.games.cryptid.cover import cover
from bivouac.games.cryptid.describe import describe
from bivouac.games.cryptid.draw import map_ground
from bivouac.games.cryptid.moves import SEAT_COLOURS, CryptidMove
from bivouac.games.cryptid.panels import panels, signs
from bivouac.games.cryptid.pieces import pieces
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.style import FACE_STYLE
from bivouac.games.cryptid.view import CryptidView


class CryptidFace(Face[Puzzle, CryptidMove, CryptidView]):
    style = FACE_STYLE
    aids = ("full", "hand", "off")

    def badge(self, setting: Setting, seat: Seat) -> str:
        return SEAT_COLOURS[seat][0].upper()

    def cover(self) -> str:
        return cover()

    def ground(self, view: CryptidView) -> str:
        return map_ground(view.board)

    def scene(self, view: CryptidView, aid: Aid, say: Say) -> Scene:
        return Scene(pieces(view), panels(view, aid, say), signs(view, aid))

    def about(self, view: CryptidView, target: str, aid: Aid, say: Say) -> About | None:
        return about(view, target, aid, say)

    def describe(self, view: CryptidView, say: Say) -> Sequence[Chapter]:
        return describe(view, say)

    def coach(self, view: CryptidView, say: Say) -> Sequence[str]:
        from bivouac.games.cryptid.coach import coach

        return coach(view, say)

    def review(self, log: Log[Puzzle, CryptidMove, CryptidView]) -> Review:
        from bivouac.games.cryptid.review import review

        return review(log)

    def pictures(self) -> Mapping[str, str]:
        from bivouac.games.cryptid.pictures import pictures

        return pictures()


FACE = CryptidFace()
