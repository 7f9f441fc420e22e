"""How Cryptid looks on a page."""

from collections.abc import Mapping, Sequence

from bivouac.engine import About, Aid, Chapter, Face, Log, Marks, Phrase, Review, Say, Scene
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import Board
from bivouac.games.cryptid.draw import STYLE, map_ground, pieces, small_board
from bivouac.games.cryptid.moves import CryptidMove
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.view import CryptidView


class CryptidFace(Face[Puzzle, CryptidMove, CryptidView]):
    style = STYLE

    def cover(self) -> str:
        return small_board(Board.from_code("1B4926021733485A71"))

    def scene(self, view: CryptidView, marks: Marks, aid: Aid, say: Say) -> Scene:
        return Scene(map_ground(view.board), pieces(view), {})

    def about(self, view: CryptidView, target: str, aid: Aid, say: Say) -> About | None:
        return None

    def describe(self, view: CryptidView, say: Say) -> Sequence[Chapter]:
        return [Chapter(say(Phrase("cryptid-title")), [say(phrases.prompt(view))])]

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
