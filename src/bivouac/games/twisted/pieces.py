"""What lies on the wilderness of a page.

The names: `site-river` and `site-rest` (a place, with what it is called), `encounter` (where it was), `human-river-0`
(those of a taste at a place: whom one points at), `hiker-3` (somebody, wherever they are), `hideout-0-1` (of a seat and
a pile), `cryptid-0` (a player's board), `myth-0` (their token on the track), `now` and `event` (the time of day, what
it brought), `sky` (the light).
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape

from bivouac.engine import Phrase, Say, Seat, phrase
from bivouac.games.twisted.art import CROWD, STAR, Spot, begin, hideout_shape, human_shape
from bivouac.games.twisted.boards import FIELD, GROUPS, HIDEOUTS, PEOPLE, SKY, board, event_sign, now, pile_spot, tokens
from bivouac.games.twisted.crowd import crowd
from bivouac.games.twisted.effects import TASTES
from bivouac.games.twisted.ground import CLEARING, LANDS, MIDDLE, land, stand
from bivouac.games.twisted.moves import PILES, Walk
from bivouac.games.twisted.names import LETTERS, count_phrase
from bivouac.games.twisted.sites import EACH, PLACES, REST
from bivouac.games.twisted.sketch import NIGHT, phase_phrase
from bivouac.games.twisted.texts import place_phrase
from bivouac.games.twisted.view import ON_PILE, TwistedView

ROWS = (-30, 20, 70)  # where the feet of hikers, hunters and researchers are
HIDES: tuple[Spot, ...] = ((-28, 100), (26, 100), (80, 100))  # hideouts of a site
STEP, SPAN = 40, 172  # between two humans of a row, and what a row has at most
LEGIBLE = 28  # between two whose letters can both be read


def pieces(view: TwistedView, say: Say) -> Mapping[str, str]:
    """The pieces by their names, in drawing order."""
    drawn: dict[str, str] = {"sky": _sky(_light(view))}
    direct = bool(view.asks)
    for place in range(len(PLACES)):
        closed = place < REST and place not in view.wild.sites
        humans = sum(view.humans[3 * place : 3 * place + 3])
        drawn[f"site-{PLACES[place]}"] = _chasm(say, place) if closed else _place(say, place, humans, direct)
    if view.encounter >= 0:
        drawn["encounter"] = _encounter(view.encounter, view.phase == "dusk")
    for seat in range(view.seats):
        drawn[f"cryptid-{seat}"] = board(view, seat, say)
    drawn["now"] = now(say, say(phase_phrase(view)), view.round, _light(view))
    if view.events:
        drawn["event"] = event_sign(say, view.events[-1])
    drawn.update(_groups(view, say))
    drawn.update(_hideouts(view))
    drawn.update(_people(view, say))
    drawn.update(tokens(view.myth))
    return drawn


# Places


def _light(view: TwistedView) -> str:
    """The time of day, as it is seen."""
    if view.phase in NIGHT or (view.phase == "draw" and view.round):
        return "night"
    if view.phase in ("event", "dawn"):
        return "dawn"
    return "dusk" if view.phase in ("encounter", "dusk") else "day"


@lru_cache(maxsize=8)
def _sky(light: str) -> str:
    x, y = MIDDLE
    return f'<g id="sky" data-layer="{SKY}" class="sky {light}"><circle cx="{x:g}" cy="{y:g}" r="{LANDS}"/></g>'


@lru_cache(maxsize=1024)
def _place(say: Say, place: int, humans: int, direct: bool) -> str:
    """A site or the rest area, with its name; of a site, how many are there."""
    x, y = stand(place)
    title = say(place_phrase(place) if place < REST else Phrase("twisted-rest"))
    opened = begin(f"site-{PLACES[place]}", FIELD, "place", None, title, direct)
    if place == REST:
        shape = f'<circle class="area" cx="{MIDDLE[0]:g}" cy="{MIDDLE[1]:g}" r="{CLEARING - 3}"/>'
        return f'{opened}{shape}<text class="name" x="{x:g}" y="{y - 96:g}">{escape(title)}</text></g>'
    chip = f'<path d="{CROWD}" transform="translate(-14 0)"/><text x="11" y="8">{humans}</text>'
    return (
        f'{opened}<path class="area" d="{land(place)}"/>'
        f'<text class="name" x="{x:g}" y="{y - 90:g}">{escape(title)}</text>'
        f'<g class="count" transform="translate({x - 84:g} {y + 100:g})"><rect x="-29" y="-17" width="58" height="34" '
        f'rx="17"/>{chip}</g></g>'
    )


@lru_cache(maxsize=16)
def _chasm(say: Say, site: int) -> str:
    """A site where nobody can go (TC-06)."""
    (x, y), title = stand(site), say(place_phrase(site))
    return (
        f'{begin(f"site-{PLACES[site]}", FIELD, "place closed", None, title)}<path class="area" d="{land(site)}"/>'
        f'<text class="name" x="{x:g}" y="{y - 90:g}">{escape(say(Phrase("twisted-chasm")))}</text></g>'
    )


@lru_cache(maxsize=16)
def _encounter(site: int, now: bool) -> str:
    """Where the last encounter was; while it lasts, it is lit."""
    x, y = stand(site)
    return (
        f'{begin("encounter", FIELD, "encounter now" if now else "encounter")}<path class="ring" d="{land(site)}"/>'
        f'<path class="star" d="{STAR}" transform="translate({x:g} {y - 134:g}) scale(.85)"/></g>'
    )


# Humans


def _row(count: int) -> tuple[float, float]:
    """Where the first of a row stands, and how far it is to the next."""
    step = min(STEP, SPAN / max(1, count - 1))
    return -step * (count - 1) / 2, step


def _groups(view: TwistedView, say: Say) -> Iterator[tuple[str, str]]:
    walkers = {move.start for move in view.moves if isinstance(move, Walk)}
    for place in (*view.wild.sites, REST):
        for taste in range(len(TASTES)):
            if count := view.humans[3 * place + taste]:
                yield f"human-{PLACES[place]}-{taste}", _group(say, place, taste, count, place in walkers)


@lru_cache(maxsize=4096)
def _group(say: Say, place: int, taste: int, count: int, direct: bool) -> str:
    """The ground under those of a taste at a place, and how many they are."""
    (x, y), (first, _) = stand(place), _row(count)
    title = say(phrase("twisted-page-group", who=count_phrase(taste, count), place=place_phrase(place)))
    opened = begin(
        f"human-{PLACES[place]}-{taste}", GROUPS, f"group {TASTES[taste]}", (x, y + ROWS[taste]), title, direct
    )
    left, wide = first - 21, -2 * first + 42
    number = f'<text x="{left + wide + 12:g}" y="-12">{count}</text>' if count > 2 else ""
    return f'{opened}<rect class="under" x="{left:g}" y="-49" width="{wide:g}" height="52" rx="16"/>{number}</g>'


def _people(view: TwistedView, say: Say) -> Iterator[tuple[str, str]]:
    """Everybody, row by row, so that who stands in front is drawn later."""
    groups = crowd(view.seats, view.humans, view.record)
    for taste, kind in enumerate(TASTES):
        letter = say(Phrase(f"twisted-page-letter-{kind}"))
        for place in range(len(PLACES)):
            group = groups[3 * place + taste]
            (x, y), (first, step) = stand(place), _row(len(group))
            for at, number in enumerate(group):
                spot = (round(x + first + at * step, 1), y + ROWS[taste])
                covered = step < LEGIBLE and at < len(group) - 1
                name = number - EACH * taste
                yield f"{kind}-{name}", _human(kind, name, "" if covered else letter, spot)


@lru_cache(maxsize=8192)
def _human(kind: str, number: int, letter: str, spot: Spot) -> str:
    opened = begin(f"{kind}-{number}", PEOPLE, f"human {kind}", spot)
    return f'{opened}<g class="drop" transform="scale(1.1)">{human_shape(kind, letter)}</g></g>'


# Hideouts


def _hideouts(view: TwistedView) -> Iterator[tuple[str, str]]:
    """On their sites beside each other, or on their piles; not those that have left the game (TC-13)."""
    lying: dict[int, int] = {}
    for at, site in enumerate(view.hideouts):
        seat, pile = divmod(at, PILES)
        if site < REST:
            (x, y), (dx, dy) = stand(site), HIDES[lying.get(site, 0)]
            lying[site] = lying.get(site, 0) + 1
            yield f"hideout-{seat}-{pile}", hideout(seat, pile, (x + dx, y + dy), 1)
        elif site == ON_PILE:
            yield f"hideout-{seat}-{pile}", hideout(seat, pile, pile_spot(seat, pile), 0.72)


@lru_cache(maxsize=512)
def hideout(seat: Seat, pile: int, spot: Spot, scale: float) -> str:
    opened = begin(f"hideout-{seat}-{pile}", HIDEOUTS, f"hideout of-{seat}", spot)
    return f'{opened}<g class="drop" transform="scale({scale:g})">{hideout_shape(LETTERS[seat], pile + 1)}</g></g>'
