"""What lies round the wilderness of a page: a board for each player in a corner, their tokens on the myth track, the
time of day, and what it brought."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape

from bivouac.engine import Say, Seat, phrase
from bivouac.games.twisted.art import BOLT, HANDFUL, PAW, Spot, begin, portrait
from bivouac.games.twisted.cards import CRYPTIDS
from bivouac.games.twisted.ground import HIGH, MIDDLE, TRACK, TRACK_STEPS, WIDE, track_spot
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.names import LETTERS, seat_phrase
from bivouac.games.twisted.texts import cryptid_phrase, event_phrase
from bivouac.games.twisted.view import CHANCE_PHASES, GONE, ROUNDS, TwistedView

SKY, FIELD, GROUPS, HIDEOUTS, PEOPLE, TOKENS = range(6)  # layers
LONG = 11  # a name that needs two lines
ABREAST, INWARD = 0.62, 36  # between tokens that are level, in steps of the track; from a token to what is said of it
BOARD_WIDE, BOARD_HIGH, CORNER = 238, 146, 6
BOARDS: tuple[Spot, ...] = (
    (CORNER, CORNER),
    (WIDE - BOARD_WIDE - CORNER, CORNER),
    (WIDE - BOARD_WIDE - CORNER, HIGH - BOARD_HIGH - CORNER),
    (CORNER, HIGH - BOARD_HIGH - CORNER),
)
"""A player's board lies in a corner, clockwise."""


def pile_spot(seat: Seat, pile: int) -> Spot:
    """Where a hideout lies that is on its pile."""
    x, y = BOARDS[seat]
    return x + 58 + 76 * pile, y + 124


# The players' boards, and the myth track


def board(view: TwistedView, seat: Seat, say: Say) -> str:
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
    return (
        f"{begin(f'cryptid-{seat}', FIELD, kind, BOARDS[seat], title)}"
        f'<rect class="frame" width="{BOARD_WIDE}" height="{BOARD_HIGH}" rx="14"/>'
        f'<g transform="translate(8 8)"><rect class="backdrop" width="88" height="88" rx="10"/>'
        f'<g transform="translate(4 8) scale(.8)">{portrait(CRYPTIDS[cryptid])}</g>'
        f'<rect class="tab" width="28" height="28" rx="7"/>'
        f'<text class="letter" x="14" y="21">{LETTERS[seat]}</text></g>'
        f'{_called(name)}<text class="myth" x="104" y="76">{myth}</text>'
        f'<g class="power {power}" transform="translate(174 46) scale(1.1)"><path d="{BOLT}"/></g>'
        f'<g class="cards" transform="translate(204 46) scale(1.05)"><path d="{HANDFUL}"/></g>'
        f'<text class="in-hand" x="217" y="92">{cards}</text>{_backs(left, gone)}{MARKER * first}</g>'
    )


BACK = "M0 4a4 4 0 0 1 4-4h19a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4h-19a4 4 0 0 1-4-4z"
CROSS = '<path class="gone" d="M38 12l18 18M56 12l-18 18"/>'
MARKER = (
    f'<g class="marker" transform="translate(72 70)"><circle cx="14" cy="14" r="15"/>'
    f'<path d="{PAW}" transform="translate(2 2)"/></g>'
)


def _backs(left: tuple[int, ...], gone: tuple[bool, ...]) -> str:
    """How many sightings are left in each pile, and whether its hideout has left the game."""
    return "".join(
        f'<g transform="translate({10 + 76 * pile} 104)"><path class="back{" spent" * (not count)}" d="{BACK}"/>'
        f'<text x="13.5" y="26">{count}</text>{CROSS * gone[pile]}</g>'
        for pile, count in enumerate(left)
    )


def _called(name: str) -> str:
    """A cryptid's name, in two lines if it is long."""
    breaks = [at for at, letter in enumerate(name, 1) if letter in " -"]
    if len(name) <= LONG or not breaks:
        return f'<text class="called" x="104" y="28" font-size="{_fitting(name, 128, 23)}">{escape(name)}</text>'
    at = min(breaks, key=lambda at: abs(2 * at - len(name)))
    lines = ((name[:at].strip(), 21), (name[at:], 38))
    return "".join(
        f'<text class="called" x="104" y="{y}" font-size="{_fitting(line, 128, 18)}">{escape(line)}</text>'
        for line, y in lines
    )


def _fitting(text: str, wide: float, size: float) -> str:
    """How large a text can be to fit, and no larger than this."""
    return f"{min(size, wide / (0.7 * max(1, len(text)))):.3g}"


def tokens(myths: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Everybody's myth on the track, those who are level beside each other."""
    for seat, myth in enumerate(myths):
        level = [other for other, theirs in enumerate(myths) if theirs % TRACK_STEPS == myth % TRACK_STEPS]
        beside = ABREAST * (level.index(seat) - (len(level) - 1) / 2)
        yield f"myth-{seat}", _token(seat, myth, beside)


@lru_cache(maxsize=4096)
def _token(seat: Seat, myth: int, beside: float) -> str:
    spot = track_spot(myth % TRACK_STEPS, beside)
    x, y = ((to - at) * INWARD / TRACK for to, at in zip(MIDDLE, spot))  # boards lie outside
    round_again = f'<text class="again" x="{x:.1f}" y="{y + 5:.1f}">60+</text>' if myth >= TRACK_STEPS else ""
    return (
        f'{begin(f"myth-{seat}", TOKENS, f"token of-{seat}", spot)}<circle class="face" r="19"/>'
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
def now(say: Say, phase: str, round: int, light: str) -> str:
    text = escape(f"{say(phrase('twisted-now-round', round=round, rounds=ROUNDS))} · {phase}" if round else phase)
    return (
        f'{begin("now", FIELD, f"now {light}", (WIDE / 2, 33))}<path class="light" d="{LIGHTS[light]}" '
        f'transform="translate(-206 0)"/><text x="20" y="9" font-size="{_fitting(text, 400, 27)}">{text}</text></g>'
    )


@lru_cache(maxsize=256)
def event_sign(say: Say, event: int) -> str:
    title = say(event_phrase(event))
    return (
        f"{begin('event', FIELD, 'event', (WIDE / 2, HIGH - 33), title)}"
        f'<rect x="-238" y="-27" width="476" height="56" rx="14"/>'
        f'<text y="9" font-size="{_fitting(title, 450, 26)}">{escape(title)}</text></g>'
    )
