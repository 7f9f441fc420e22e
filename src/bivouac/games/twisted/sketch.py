"""The wilderness in text, 62 columns wide: six sites in a ring, the rest area in their middle, today's event, and below
them what the viewer can choose from (`hand`).

The sites lie clockwise: 1, 2, 3 above, 6, 5, 4 below. In a box stand its humans by taste (○ hikers, △ hunters,
□ researchers), and hideouts by the letter of their colour and their number; ★ is where the last encounter was.
"""

from collections.abc import Sequence

from bivouac.engine import Phrase, Say, Sketch, Span, phrase
from bivouac.games.twisted.brief import SEAT_PAPER, brief
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import SITES, TASTES
from bivouac.games.twisted.hand import WIDTH, fitted, hand
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.names import LETTERS, seat_phrase
from bivouac.games.twisted.sheet import sheet
from bivouac.games.twisted.sites import PLACES, REST
from bivouac.games.twisted.texts import TASTE_SIGNS, effect_signs, event_phrase, place_phrase
from bivouac.games.twisted.view import ROUNDS, TURNS, TwistedView

__all__ = ["brief", "map_sketch", "sheet"]

DECK = deck()
BOX = 20  # columns of a site, with its border
INNER = BOX - 2
ABOVE, BELOW = (0, 1, 2), (5, 4, 3)
INK, BRIGHT = "#1b1b1b", "#ffffff"
PAPER = ("#a9cfe3", "#b5d39a", "#9fc0dc", "#a8c4b0", "#d0c0ae", "#97bd8c")
CHASM_PAPER = "#8a8a8a"
TASTE_INK = ("#1b5e20", "#8a1c10", "#1a3f8a")
NIGHT = frozenset({"move", "place", "discard"})


def map_sketch(view: TwistedView, say: Say) -> Sketch:
    return [
        [Span(fitted(_now(view, say), WIDTH), bold=True)],
        *_row(view, ABOVE, say),
        _rest(view, say),
        *_row(view, BELOW, say),
        *_event(view, say),
        *hand(view, say),
    ]


def phase_phrase(view: TwistedView) -> Phrase:
    """The time of day."""
    match view.phase:
        case "day":
            return phrase("twisted-phase-day", turn=view.step // view.seats + 1, turns=TURNS)
        case "draw":
            return Phrase("twisted-phase-night" if view.round else "twisted-phase-deal")
        case "event":
            return Phrase("twisted-phase-dawn")
        case "encounter":
            return Phrase("twisted-phase-dusk")
        case night if night in NIGHT:
            return Phrase("twisted-phase-night")
        case other:
            return Phrase(f"twisted-phase-{other}")


def _now(view: TwistedView, say: Say) -> str:
    """The round, the time of day, who has the marker, how many cards are in the deck."""
    parts = [phase_phrase(view), phrase("twisted-now-first", seat=seat_phrase(view.first))]
    if view.round:
        parts = [phrase("twisted-now-round", round=view.round, rounds=ROUNDS), *parts]
    return " · ".join(map(say, (*parts, phrase("twisted-now-deck", count=view.deck))))


# Sites


def _row(view: TwistedView, sites: Sequence[int], say: Say) -> Sketch:
    """Three sites beside each other; the line with humans has the ways between them."""
    boxes = [_box(view, site, say) for site in sites]
    lines: list[list[Span]] = []
    for at, parts in enumerate(zip(*boxes)):
        line: list[Span] = []
        for number, part in enumerate(parts):
            between = (sites[number - 1], sites[number])
            line += [Span("─" if at == 1 and _touch(view, *between) else " ")] if number else []
            line += part
        lines.append(line)
    return lines


def _touch(view: TwistedView, one: int, other: int) -> bool:
    return other in view.wild.around[one]


def _box(view: TwistedView, site: int, say: Say) -> list[list[Span]]:
    target, closed = f"site-{SITES[site]}", site not in view.wild.sites
    paper = CHASM_PAPER if closed else PAPER[site]

    def span(text: str, bold: bool = False) -> Span:
        return Span(text, INK, paper, bold, target)

    title = fitted(f"{site + 1} {say(place_phrase(site))}", INNER)
    edge = span("│")
    if closed:
        humans, hideouts = [span(f"{say(Phrase('twisted-chasm')):^{INNER}}")], [span(" " * INNER)]
    else:
        humans, hideouts = _humans(view, site, paper), _hideouts(view, site, paper)
    return [
        [span("┌"), span(title, True), span("─" * (INNER - len(title)) + "┐")],
        [edge, *humans, *([] if closed else [span(" " * (INNER - _width(humans)))]), edge],
        [edge, *hideouts, *([] if closed else [span(" " * (INNER - _width(hideouts)))]), edge],
        [span(f"└{'─' * INNER}┘")],
    ]


def _humans(view: TwistedView, place: int, paper: str) -> list[Span]:
    """How many of each taste; one points at them to let them walk."""
    spans = []
    for taste, name in enumerate(TASTES):
        count = view.humans[3 * place + taste]
        ink = TASTE_INK[taste] if paper else ""
        target = f"human-{PLACES[place]}-{taste}"
        spans.append(Span(f" {TASTE_SIGNS[name]}{count or '·':<2}", ink, paper, bool(count), target))
    return spans


def _hideouts(view: TwistedView, site: int, paper: str) -> list[Span]:
    target = f"site-{SITES[site]}"
    spans = []
    for at, where in enumerate(view.hideouts):
        if where == site:
            seat, pile = divmod(at, PILES)
            spans.append(Span(" ", INK, paper, target=target))
            spans.append(Span(f"{LETTERS[seat]}{pile + 1}", BRIGHT, SEAT_PAPER[seat], bold=True, target=target))
    if site == view.encounter:
        gap = INNER - 2 - _width(spans)
        spans.append(Span(f"{' ' * gap}★ ", INK, paper, bold=True, target=target))
    return spans


def _rest(view: TwistedView, say: Say) -> list[Span]:
    """The rest area, between the ways that join the sites above and below at both ends."""
    humans = _humans(view, REST, "")
    title = say(Phrase("twisted-rest"))
    left, right = (("│" if _touch(view, ABOVE[end], BELOW[end]) else " ") for end in (0, -1))
    room = WIDTH - BOX - 2 - len(title) - _width(humans)
    before = room // 2
    return [
        Span(f"{left:>{BOX // 2}} {' ' * before}{title}"),
        *humans,
        Span(f"{' ' * (room - before)} {right:<{BOX // 2}}"),
    ]


def _width(spans: Sequence[Span]) -> int:
    return sum(len(span.text) for span in spans)


def _event(view: TwistedView, say: Say) -> Sketch:
    """Today's event: its title, and its three effects in signs."""
    if not view.events:
        return []
    signs = "  ".join(map(effect_signs, DECK.events[view.events[-1]].effects))
    room = WIDTH - len(signs) - 2
    title = fitted(say(event_phrase(view.events[-1])), room)
    return [[Span(f"{title:{room}}", bold=True), Span(f"  {signs}")]]
