"""What lies on the wilderness of a page.

The names: `site-river` and `site-rest` (a place, with what it is called), `encounter` (where it was), `human-river-0`
(those of a taste at a place: whom one points at), `hiker-3` (somebody, wherever they are), `hideout-0-1` (of a seat and
a pile), `cryptid-0` (a player's board), `myth-0` (their token on the track), `now` and `event` (the time of day, what
it brought), `sky` (the light).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape

from bivouac.engine import Phrase, Say, Seat, phrase
from bivouac.games.twisted.art import BOLT, CROWD, HANDFUL, PAW, STAR, Spot, hideout_shape, human_shape, portrait
from bivouac.games.twisted.cards import CRYPTIDS
from bivouac.games.twisted.crowd import crowd
from bivouac.games.twisted.effects import TASTES
from bivouac.games.twisted.ground import CLEARING, HIGH, LANDS, MIDDLE, TRACK_STEPS, WIDE, land, stand, track_spot
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.names import LETTERS, count_phrase, seat_phrase
from bivouac.games.twisted.sites import EACH, PLACES, REST
from bivouac.games.twisted.sketch import NIGHT, phase_phrase
from bivouac.games.twisted.texts import cryptid_phrase, event_phrase, place_phrase
from bivouac.games.twisted.view import CHANCE_PHASES, GONE, ON_PILE, ROUNDS, TwistedView

SKY, FIELD, GROUPS, HIDEOUTS, PEOPLE, TOKENS = range(6)  # layers

ROWS = (-30, 20, 70)  # where the feet of hikers, hunters and researchers are
HIDES: tuple[Spot, ...] = ((-28, 100), (26, 100), (80, 100))  # hideouts of a site
STEP, SPAN = 40, 172  # between two humans of a row, and what a row has at most
LONG = 11  # a name that needs two lines
BOARD_WIDE, BOARD_HIGH, CORNER = 238, 146, 6
BOARDS: tuple[Spot, ...] = (
    (CORNER, CORNER),
    (WIDE - BOARD_WIDE - CORNER, CORNER),
    (WIDE - BOARD_WIDE - CORNER, HIGH - BOARD_HIGH - CORNER),
    (CORNER, HIGH - BOARD_HIGH - CORNER),
)
"""A player's board lies in a corner, clockwise."""


def pieces(view: TwistedView, say: Say) -> Mapping[str, str]:
    """The pieces by their names, in drawing order."""
    drawn: dict[str, str] = {"sky": _sky(_light(view))}
    direct = bool(view.asks)
    for place in range(len(PLACES)):
        closed = place < REST and place not in view.wild.sites
        humans = sum(view.humans[3 * place : 3 * place + 3])
        drawn[f"site-{PLACES[place]}"] = _chasm(say, place) if closed else _place(say, place, humans, direct)
    if view.encounter >= 0:
        drawn["encounter"] = _encounter(view.encounter)
    for seat in range(view.seats):
        drawn[f"cryptid-{seat}"] = _board_of(view, seat, say)
    drawn["now"] = _now(say, say(phase_phrase(view)), view.round, _light(view))
    if view.events:
        drawn["event"] = _event(say, view.events[-1])
    drawn.update(_groups(view, say))
    drawn.update(_hideouts(view))
    drawn.update(_people(view, say))
    drawn.update(_tokens(view.myth))
    return drawn


def _piece(name: str, layer: int, kind: str, spot: Spot | None = None, title: str = "", direct: bool = False) -> str:
    """How the element of a piece begins."""
    called = f' data-name="{escape(title)}"' if title else ""
    at_once = ' data-direct=""' if direct else ""
    moved = f' transform="translate({spot[0]:g} {spot[1]:g})"' if spot else ""
    return f'<g id="{name}" data-layer="{layer}" class="{kind}"{called}{at_once}{moved}>'


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
    begin = _piece(f"site-{PLACES[place]}", FIELD, "place", None, title, direct)
    if place == REST:
        shape = f'<circle class="area" cx="{MIDDLE[0]:g}" cy="{MIDDLE[1]:g}" r="{CLEARING - 3}"/>'
        return f'{begin}{shape}<text class="name" x="{x:g}" y="{y - 96:g}">{escape(title)}</text></g>'
    chip = f'<path d="{CROWD}" transform="translate(-9 0)"/><text x="13" y="8">{humans}</text>'
    return (
        f'{begin}<path class="area" d="{land(place)}"/>'
        f'<text class="name" x="{x:g}" y="{y - 90:g}">{escape(title)}</text>'
        f'<g class="count" transform="translate({x - 84:g} {y + 100:g})"><rect x="-27" y="-17" width="54" height="34" '
        f'rx="17"/>{chip}</g></g>'
    )


@lru_cache(maxsize=16)
def _chasm(say: Say, site: int) -> str:
    """A site where nobody can go (TC-06)."""
    (x, y), title = stand(site), say(place_phrase(site))
    return (
        f'{_piece(f"site-{PLACES[site]}", FIELD, "place closed", None, title)}<path class="area" d="{land(site)}"/>'
        f'<text class="name" x="{x:g}" y="{y - 90:g}">{escape(say(Phrase("twisted-chasm")))}</text></g>'
    )


@lru_cache(maxsize=8)
def _encounter(site: int) -> str:
    x, y = stand(site)
    return (
        f'{_piece("encounter", FIELD, "encounter")}<path class="ring" d="{land(site)}"/>'
        f'<path class="star" d="{STAR}" transform="translate({x:g} {y - 134:g}) scale(.85)"/></g>'
    )


# Humans


def _row(count: int) -> tuple[float, float]:
    """Where the first of a row stands, and how far it is to the next."""
    step = min(STEP, SPAN / max(1, count - 1))
    return -step * (count - 1) / 2, step


def _groups(view: TwistedView, say: Say) -> Iterator[tuple[str, str]]:
    walkers = {move.start for move in view.moves if hasattr(move, "start")}
    for place in (*view.wild.sites, REST):
        for taste in range(len(TASTES)):
            if count := view.humans[3 * place + taste]:
                yield f"human-{PLACES[place]}-{taste}", _group(say, place, taste, count, place in walkers)


@lru_cache(maxsize=4096)
def _group(say: Say, place: int, taste: int, count: int, direct: bool) -> str:
    """The ground under those of a taste at a place, and how many they are."""
    (x, y), (first, _) = stand(place), _row(count)
    title = say(phrase("twisted-page-group", who=count_phrase(taste, count), place=place_phrase(place)))
    begin = _piece(f"human-{PLACES[place]}-{taste}", GROUPS, f"group {TASTES[taste]}", (x, y + ROWS[taste]), title, direct)
    left, wide = first - 21, -2 * first + 42
    number = f'<text x="{left + wide + 12:g}" y="-12">{count}</text>' if count > 2 else ""
    return f'{begin}<rect class="under" x="{left:g}" y="-49" width="{wide:g}" height="52" rx="16"/>{number}</g>'


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
                yield f"{kind}-{number - EACH * taste}", _human(kind, number - EACH * taste, letter, spot)


@lru_cache(maxsize=8192)
def _human(kind: str, number: int, letter: str, spot: Spot) -> str:
    return f'{_piece(f"{kind}-{number}", PEOPLE, f"human {kind}", spot)}<g class="drop" transform="scale(1.1)">{human_shape(kind, letter)}</g></g>'


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
    begin = _piece(f"hideout-{seat}-{pile}", HIDEOUTS, f"hideout of-{seat}", spot)
    return f'{begin}<g class="drop" transform="scale({scale:g})">{hideout_shape(LETTERS[seat], pile + 1)}</g></g>'


def pile_spot(seat: Seat, pile: int) -> Spot:
    """Where a hideout lies that is on its pile."""
    x, y = BOARDS[seat]
    return x + 58 + 76 * pile, y + 124


# The players' boards, and the myth track


def _board_of(view: TwistedView, seat: Seat, say: Say) -> str:
    state = "used" if view.used >> seat & 1 else "locked" if view.locked >> seat & 1 else "ready"
    left = tuple(PILES - len(shown) for shown in view.shown[PILES * seat : PILES * seat + PILES])
    gone = tuple(site == GONE for site in view.hideouts[PILES * seat : PILES * seat + PILES])
    made = view.phase != "secrets" or view.ready[seat]
    acting = seat in view.actors or (view.phase in CHANCE_PHASES and seat == view.turn)
    return _board(
        say,
        seat,
        view.cryptids[seat],
        view.myth[seat],
        sum(view.held[seat]),
        state,
        left if made else (),
        gone,
        seat == view.first and view.outcome is None,
        acting,
    )


@lru_cache(maxsize=4096)
def _board(
    say: Say,
    seat: Seat,
    cryptid: int,
    myth: int,
    cards: int,
    power: str,
    left: tuple[int, ...],
    gone: tuple[bool, ...],
    first: bool,
    acting: bool,
) -> str:
    """A player's cryptid and myth, the cards in hand, the power, the marker, and the backs of the piles."""
    name = say(cryptid_phrase(cryptid))
    title = say(phrase("twisted-page-player", seat=seat_phrase(seat), cryptid=cryptid_phrase(cryptid)))
    kind = f"board of-{seat}" + " acting" * acting
    piles = "".join(
        f'<g transform="translate({10 + 76 * pile} 104)"><path class="back{" spent" * (not count)}" '
        f'd="M0 4a4 4 0 0 1 4-4h19a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4h-19a4 4 0 0 1-4-4z"/><text x="13.5" y="26">{count}</text>'
        + ('<path class="gone" d="M38 12l18 18M56 12l-18 18"/>' if gone[pile] else "")
        + "</g>"
        for pile, count in enumerate(left)
    )
    marker = f'<g class="marker" transform="translate(72 70)"><circle cx="14" cy="14" r="15"/><path d="{PAW}" transform="translate(2 2)"/></g>'
    return (
        f'{_piece(f"cryptid-{seat}", FIELD, kind, BOARDS[seat], title)}'
        f'<rect class="frame" width="{BOARD_WIDE}" height="{BOARD_HIGH}" rx="14"/>'
        f'<g transform="translate(8 8)"><rect class="backdrop" width="88" height="88" rx="10"/>'
        f'<g transform="translate(4 8) scale(.8)">{portrait(CRYPTIDS[cryptid])}</g>'
        f'<rect class="tab" width="28" height="28" rx="7"/><text class="letter" x="14" y="21">{LETTERS[seat]}</text></g>'
        f"{_called(name)}"
        f'<text class="myth" x="104" y="76">{myth}</text>'
        f'<g class="power {power}" transform="translate(174 46) scale(1.1)"><path d="{BOLT}"/></g>'
        f'<g class="cards" transform="translate(204 46) scale(1.05)"><path d="{HANDFUL}"/></g>'
        f'<text class="in-hand" x="217" y="92">{cards}</text>{piles}{marker * first}</g>'
    )


def _called(name: str) -> str:
    """A cryptid's name, in two lines if it is long."""
    breaks = [at for at, letter in enumerate(name, 1) if letter in " -"]
    if len(name) <= LONG or not breaks:
        return f'<text class="called" x="104" y="28" font-size="{_fitting(name, 128, 23)}">{escape(name)}</text>'
    at = min(breaks, key=lambda at: abs(2 * at - len(name)))
    lines = ((name[:at].strip(), 17), (name[at:], 34))
    return "".join(
        f'<text class="called" x="104" y="{y}" font-size="{_fitting(line, 128, 18)}">{escape(line)}</text>'
        for line, y in lines
    )


def _fitting(text: str, wide: float, size: float) -> str:
    """How large a text can be to fit, and no larger than this."""
    return f"{min(size, wide / (0.64 * len(text))):.3g}"


def _tokens(myths: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Everybody's myth on the track, those who are level beside each other."""
    for seat, myth in enumerate(myths):
        level = [other for other, theirs in enumerate(myths) if theirs % TRACK_STEPS == myth % TRACK_STEPS]
        beside = 0.5 * (level.index(seat) - (len(level) - 1) / 2)
        yield f"myth-{seat}", _token(seat, myth, beside)


@lru_cache(maxsize=4096)
def _token(seat: Seat, myth: int, beside: float) -> str:
    spot = track_spot(myth % TRACK_STEPS, beside)
    round_again = '<text class="again" y="31">60+</text>' if myth >= TRACK_STEPS else ""
    return (
        f'{_piece(f"myth-{seat}", TOKENS, f"token of-{seat}", spot)}<circle class="face" r="19"/>'
        f'<text y="8">{LETTERS[seat]}</text>{round_again}</g>'
    )


# The time of day, and what it brought

SUN = "M0-9a9 9 0 1 0 .1 0zM0-20v6M0 14v6M-20 0h6M14 0h6M-14-14l4 4M10 10l4 4M14-14l-4 4M-10 10l-4 4"
LIGHTS = {
    "day": SUN,
    "dawn": "M-9 8a9 9 0 0 1 18 0M-20 8h40M0-10v-7M-13-4l-5-5M13-4l5-5M-12 15h24",
    "dusk": "M-9 8a9 9 0 0 1 18 0M-20 8h40M0-18v9M-5-13l5 5 5-5M-12 15h24",
    "night": "M6-15a16 16 0 1 0 10 22 14 14 0 0 1-10-22z",
}


@lru_cache(maxsize=256)
def _now(say: Say, phase: str, round: int, light: str) -> str:
    text = escape(f"{say(phrase('twisted-now-round', round=round, rounds=ROUNDS))} · {phase}" if round else phase)
    return (
        f'{_piece("now", FIELD, f"now {light}", (WIDE / 2, 33))}<path class="light" d="{LIGHTS[light]}" '
        f'transform="translate(-206 0)"/><text x="20" y="9" font-size="{_fitting(text, 400, 27)}">{text}</text></g>'
    )


@lru_cache(maxsize=256)
def _event(say: Say, event: int) -> str:
    title = say(event_phrase(event))
    return (
        f'{_piece("event", FIELD, "event", (WIDE / 2, HIGH - 33), title)}<rect x="-238" y="-27" width="476" height="56" rx="14"/>'
        f'<text y="9" font-size="{_fitting(title, 450, 26)}">{escape(title)}</text></g>'
    )
