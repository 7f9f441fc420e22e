"""The ground of the page's picture: the night above, the wilderness, and the camp below with store and rack."""

from functools import cache

from bivouac.games.paleo.fresco import wall
from bivouac.games.paleo.layout import CAMP, GAP, HIGH, NIGHT, WIDE, Box
from bivouac.games.paleo.scenery import camp, night, skulls, wilds

NAMESPACE = "http://www.w3.org/2000/svg"
WALL = Box(10, 46, 306, 82)
SKULLS = Box(10, 130, 306, 44)
NOW = Box(10, 8, 306, 36)
BOARD = Box(324, 8, 448, 164)  # cards on the night board
STORE = Box(10, CAMP + 10, 276, HIGH - CAMP - 20)
RACK = Box(292, CAMP + 8, 392, HIGH - CAMP - 16)
ASIDE = Box(690, CAMP + 8, 82, HIGH - CAMP - 16)  # graveyard and open discard

SLOTS = 8  # of the rack: three ideas that are always there, and five more


def _at(box: Box, drawing: str) -> str:
    return f'<g transform="translate({box.x:g} {box.y:g})">{drawing}</g>'


def idea_place(at: int, count: int) -> tuple[float, float]:
    """Where an idea hangs on the rack, and how wide it is there; eight have their places, a ninth squeezes them."""
    step = (RACK.wide - 8) / max(count, SLOTS)
    return round(RACK.x + 4 + at * step, 1), round(step - 4, 1)


def _niches() -> str:
    return "".join(
        f'<rect class="niche" x="{x:g}" y="{RACK.y + 4:g}" width="{wide:g}" height="{RACK.high - 8:g}" rx="8"/>'
        for x, wide in (idea_place(at, SLOTS) for at in range(SLOTS))
    )


@cache
def ground() -> str:
    """All that stays the same. `moment` is what tells the time."""
    high = CAMP - NIGHT + 10
    return (
        f'<svg xmlns="{NAMESPACE}" class="paleo" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="Paleo">'
        f'<rect class="paper" width="{WIDE}" height="{HIGH}"/>'
        f'<g class="land" transform="translate(0 {NIGHT - 8})">{wilds(WIDE, high)}</g>'
        f"{night(WIDE, NIGHT - 2)}"
        f'<g class="land" transform="translate(0 {CAMP + 2})">{camp(WIDE, HIGH - CAMP - 2)}</g>'
        f"{_at(WALL, wall(WALL.wide, WALL.high))}{_at(SKULLS, skulls(SKULLS.wide, SKULLS.high))}"
        f'<rect id="moment" class="label-plate" data-name="Paleo" x="{NOW.x:g}" y="{NOW.y:g}" width="{NOW.wide:g}" '
        f'height="{NOW.high:g}" rx="10"/>'
        f'<rect class="shelf" x="{RACK.x:g}" y="{RACK.y:g}" width="{RACK.wide:g}" height="{RACK.high:g}" rx="10"/>'
        f"{_niches()}"
        '<g id="pieces"></g></svg>'
    )


__all__ = ["ASIDE", "BOARD", "GAP", "NAMESPACE", "NOW", "RACK", "SKULLS", "STORE", "WALL", "ground", "idea_place"]
