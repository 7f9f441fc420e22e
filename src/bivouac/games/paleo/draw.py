"""The picture of a view, as an SVG file of its own: all that a page shows, without a language."""

from bivouac.engine import Phrase
from bivouac.games.paleo.ground import ground
from bivouac.games.paleo.pieces import pieces
from bivouac.games.paleo.style import STYLE
from bivouac.games.paleo.table_style import TABLE
from bivouac.games.paleo.view import PaleoView

__all__ = ["draw", "standalone"]

LONE = """\
.paleo .offer { display: none; }
"""


def draw(view: PaleoView) -> str:
    lying = "".join(pieces(view, unsaid).values())
    return standalone(ground().replace('<g id="pieces"></g>', f'<g id="pieces">{lying}</g>', 1))


def standalone(svg: str) -> str:
    """A picture with its style sheet in it."""
    return svg.replace(">", f"><style>{STYLE}{TABLE}{LONE}</style>", 1)


def unsaid(words: Phrase) -> str:
    """A picture that stands alone has no language: ids of cards have to do for titles, and numbers for the time."""
    if words.id.startswith("paleo-page-now"):
        return f"{words.args['day']} · {words.args['turn']}"
    name = words.id.partition("-card-")[2] or words.id.rpartition("-")[2]
    return name.replace("-", " ").capitalize()
