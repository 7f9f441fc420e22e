"""The wilderness as a picture: six lands in a ring round the rest area, and the myth track round them all.

What lies on it is drawn by `pieces`. Places are points about the middle of the ring; `scenery` draws what grows there.
"""

from functools import cache
from math import cos, pi, sin

from bivouac.games.twisted.art import Spot
from bivouac.games.twisted.effects import SITES
from bivouac.games.twisted.scenery import SCENERY
from bivouac.games.twisted.sites import REST, wilderness

NAMESPACE = "http://www.w3.org/2000/svg"
WIDE, HIGH = 1000, 1120
MIDDLE: Spot = (WIDE / 2, HIGH / 2)

CLEARING, LANDS, TRACK, EDGE = 152, 434, 464, 492  # radii: of the rest area, of the lands, of the myth track, of it all
TRACK_STEPS = 60  # once round

# Where what lies on a land is drawn about: the middle of its humans
STANDS: tuple[Spot, ...] = ((-142, -262), (142, -262), (308, -4), (142, 254), (-142, 254), (-308, -4), (0, 8))


def around(radius: float, degrees: float) -> Spot:
    """A point of the picture: 0 degrees are above, and it goes clockwise."""
    angle = (degrees - 90) * pi / 180
    return round(MIDDLE[0] + radius * cos(angle), 1), round(MIDDLE[1] + radius * sin(angle), 1)


def stand(place: int) -> Spot:
    """The middle of a site, or of the rest area."""
    x, y = STANDS[place]
    return MIDDLE[0] + x, MIDDLE[1] + y


def _border(number: int) -> list[Spot]:
    """The line where a land begins, clockwise, from the clearing to the rim: a little wild."""
    steps = 10
    line = []
    for step in range(steps + 1):
        radius = CLEARING + (LANDS - CLEARING) * step / steps
        bend = 2.6 * sin(step * 1.3 + number * 2.1) * sin(pi * step / steps)
        line.append(around(radius, 60 * number - 60 + bend))
    return line


@cache
def land(site: int) -> str:
    """The outline of a land, as a path."""
    first, last = _border(site), _border((site + 1) % REST)
    out = "L".join(f"{x} {y}" for x, y in first)
    back = "L".join(f"{x} {y}" for x, y in reversed(last))
    return f"M{out}A{LANDS} {LANDS} 0 0 1 {back}A{CLEARING} {CLEARING} 0 0 0 {first[0][0]} {first[0][1]}z"


@cache
def track_spot(myth: int, beside: float = 0) -> Spot:
    """A step of the myth track; `beside` is along it, in steps."""
    return around(TRACK, 360 / TRACK_STEPS * (myth + beside))


@cache
def ground(seats: int) -> str:
    """All that stays the same in a game for so many players. `moment` is what tells the time of day."""
    wild = wilderness(seats)
    lands = "".join(
        f'<path class="land {SITES[site] if site in wild.sites else "chasm"}" d="{land(site)}"/>'
        for site in range(REST)
    )
    scenery = "".join(
        f'<g class="scenery" transform="translate({stand(site)[0]:g} {stand(site)[1]:g})">'
        f"{SCENERY[SITES[site] if site in wild.sites else 'chasm']}</g>"
        for site in range(REST)
    )
    x, y = MIDDLE
    return (
        f'<svg xmlns="{NAMESPACE}" class="twisted" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="Twisted Cryptids">'
        f'<rect class="paper" width="{WIDE}" height="{HIGH}"/><circle class="rim" cx="{x}" cy="{y}" r="{EDGE}"/>'
        f"{lands}{scenery}"
        f'<path class="borders" d="{_borders()}"/><path class="trail" d="{_trails(seats)}"/>'
        f'<circle class="clearing" cx="{x}" cy="{y}" r="{CLEARING}"/>{CAMP}'
        f'<g class="track">{_track()}</g>'
        f'<rect id="moment" data-name="Twisted Cryptids" x="262" y="4" width="476" height="58" rx="14"/>'
        '<g id="pieces"></g></svg>'
    )


def _borders() -> str:
    return "".join("M" + "L".join(f"{x} {y}" for x, y in _border(number)) for number in range(REST))


def _trails(seats: int) -> str:
    """Footpaths from site to site wherever two touch, just within the rim; a path that ends is no border."""
    parts = []
    for site, others in enumerate(wilderness(seats).around):
        for other in others:
            if (other - site) % REST == 1:
                (x1, y1), (x2, y2) = (around(LANDS - 26, 60 * site - 30 + turn) for turn in (18, 42))
                parts.append(f"M{x1} {y1}A{LANDS - 26} {LANDS - 26} 0 0 1 {x2} {y2}")
            elif site < other and (site - other) % REST != 1:
                (x1, y1), (x2, y2) = (around(CLEARING + 20, 60 * one - 30) for one in (site, other))
                parts.append(f"M{x1} {y1}L{x2} {y2}")
    return "".join(parts)


def _track() -> str:
    steps = "".join("M{} {}h0".format(*track_spot(myth)) for myth in range(TRACK_STEPS) if myth % 5)
    numbers = "".join(
        f'<text x="{x}" y="{y + 7}">{myth}</text>' for myth in range(0, TRACK_STEPS, 5) for x, y in (track_spot(myth),)
    )
    return f'<path class="steps" d="{steps}"/>{numbers}'


# What belongs to the rest area: tents, a fire
CAMP = (
    f'<g class="camp" transform="translate({MIDDLE[0]:g} {MIDDLE[1]:g})">'
    '<path class="tent" d="M-78 124l24-38 24 38zM30 124l24-38 24 38z"/>'
    '<path class="door" d="M-61 124l7-18 7 18zM47 124l7-18 7 18z"/><path class="log" d="M-15 138l30-8M-15 130l30 8"/>'
    '<path class="fire" d="M-9 130q-6-13 5-22 0 8 5 8 2-6 0-14 14 12 8 28z"/></g>'
)
