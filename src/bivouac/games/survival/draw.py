"""The picture of a view, as an SVG file of its own: the ground, and what lies on it."""

from bivouac.engine import Phrase
from bivouac.games.survival.ground import ground
from bivouac.games.survival.pieces import pieces
from bivouac.games.survival.style import STYLE
from bivouac.games.survival.view import SurvivalView

__all__ = ["STYLE", "draw", "standalone"]


def draw(view: SurvivalView) -> str:
    """The map as its viewer sees it."""
    lying = "".join(pieces(view, _unsaid).values())
    return standalone(ground(view.map).replace('<g id="pieces"></g>', f'<g id="pieces">{lying}</g>', 1))


def standalone(svg: str) -> str:
    """A picture with its style sheet in it."""
    return svg.replace(">", f"><style>{STYLE}</style>", 1)


def _unsaid(words: Phrase) -> str:
    """A picture that stands alone has no language: names stay as they are."""
    return words.id
