"""What is worth watching: cards that are turned up, dice, a secret, a death, a new tile; the night; the end.

A moment is made of what lies open to all, so everybody watches the same. Each is told when all of it has happened.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import groupby, takewhile

from bivouac.engine import Moment, Phrase, Say, Step, phrase
from bivouac.games.paleo.art import die_face, icon, small
from bivouac.games.paleo.cardface import CARD_HIGH, CARD_WIDE, card_svg
from bivouac.games.paleo.deeds import CARDS, DEEDS
from bivouac.games.paleo.fresco import wall
from bivouac.games.paleo.leaves import badge, deeds, inline, tale
from bivouac.games.paleo.moves import FACES
from bivouac.games.paleo.names import group_phrase, quoted
from bivouac.games.paleo.pagewords import namer, title
from bivouac.games.paleo.record import Happening
from bivouac.games.paleo.scenery import skulls
from bivouac.games.paleo.slab import TOKEN_HIGH, TOKEN_WIDE, person_token
from bivouac.games.paleo.tale import TOLD
from bivouac.games.paleo.texts import card_phrase, story_phrase
from bivouac.games.paleo.view import SKULLS, TILES, PaleoView

MOST = 5  # that are remembered
Run = tuple[Happening, ...]
TURNED = frozenset({"turned", "placed", "joined", "took"})
BREAKS = frozenset(
    {"acted", "evening", "dawned", "turned", "chose", "slept", "secret", "waited", "asked", "helped", "won", "lost"}
)
"""With these something else begins."""


def moments(view: PaleoView, say: Say) -> Sequence[Moment]:
    """The last ones of the day, the oldest first."""
    found: list[Moment] = []
    record = view.record
    for at in reversed(range(len(record))):
        make = MAKERS.get(record[at].what)
        moment = make(view, say, at) if make else None
        if moment is not None:
            found.append(moment)
        if len(found) == MOST:
            break
    return found[::-1]


def _key(view: PaleoView, name: str, at: int) -> str:
    return f"{name}-{view.past + at}"


def _run(view: PaleoView, at: int, kinds: frozenset[str]) -> Run:
    """The happenings from here on, as long as they are of these kinds."""
    return tuple(takewhile(lambda event: event.what in kinds, view.record[at:]))


# Cards that are turned up


def _turned(view: PaleoView, say: Say, at: int) -> Moment | None:
    """All of a turn together."""
    if view.phase == "turn" or (at and view.record[at - 1].what in TURNED):
        return None
    run = tuple(event for event in _run(view, at, TURNED) if event.what == "turned")
    return _reveal(say, _key(view, "turn", at), run)


@lru_cache(maxsize=256)
def _reveal(say: Say, key: str, run: Run) -> Moment:
    return Moment(key, say(Phrase("paleo-moment-turned")), [_face(say, event) for event in run])


def _face(say: Say, event: Happening) -> Step:
    line = " ".join(map(say, TOLD["turned"]([event])))
    head = f"<h3>{badge(event.group)} {escape(title(say, event.card))}</h3>"
    return Step(line, _beside(picture_of(say, event.card), head + tale(say, event.card), "turned"))


def picture_of(say: Say, card: int) -> str:
    """The face of a card, as a picture of its own."""
    face = card_svg(CARDS[card], title(say, card), namer(say))
    return f'<svg class="paleo" viewBox="-1 -1 {CARD_WIDE + 2} {CARD_HIGH + 2}" aria-hidden="true">{face}</svg>'


def _beside(picture: str, text: str, kind: str = "") -> str:
    """A picture with words at its right; `turned` is turned up, `aloud` is read with more room."""
    wide = " aloud" * (kind == "aloud")
    turned = "turned" if kind else ""
    return f'<div class="paleo-panel paleo-turned{wide}"><div class="{turned}">{picture}</div><div>{text}</div></div>'


# Dice


def _dice(view: PaleoView, say: Say, at: int) -> Moment | None:
    if at and view.record[at - 1].what == "rolled":
        return None
    run = _run(view, at, frozenset({"rolled", "failed"}))
    if view.phase == "roll" and at + len(run) == len(view.record):
        return None
    return _thrown(say, _key(view, "dice", at), run)


@lru_cache(maxsize=256)
def _thrown(say: Say, key: str, run: Run) -> Moment:
    """PA-13: what they ask for besides, and whether that is too much."""
    dice = [event for event in run if event.what == "rolled"]
    faces = "".join(inline(die_face(*FACES[event.of]), "paleo-die") for event in dice)
    asked = " ".join(map(say, TOLD["rolled"](dice)))
    steps = [Step(asked, f'<div class="paleo-panel"><p class="paleo-dice">{faces}</p><p>{escape(asked)}</p></div>')]
    failed = [event for event in run if event.what == "failed"]
    ended = list(TOLD["failed"](failed)) if failed else [Phrase("paleo-moment-enough")]
    return Moment(
        key, say(phrase("paleo-moment-dice", count=len(dice))), [*steps, *(Step(say(line)) for line in ended)]
    )


# A secret, a death, a tile


def _secret(view: PaleoView, say: Say, at: int) -> Moment:
    return _read_aloud(say, _key(view, "secret", at), view.record[at])


@lru_cache(maxsize=256)
def _read_aloud(say: Say, key: str, event: Happening) -> Moment:
    """PA-17: a secret is read aloud, with all that can be done about it."""
    card = CARDS[event.card]
    story = story_phrase(event.card)
    who = say(phrase("paleo-moment-secret-by", group=group_phrase(event.group)))
    told = say(story) if story else title(say, event.card)
    steps = [Step(who, f"{badge(event.group)} {escape(who)}")]
    steps.append(
        Step(told, _beside(picture_of(say, event.card), f'<p class="paleo-tale">{escape(told)}</p>', "turned"))
    )
    if card.actions:
        steps.append(
            Step(say(Phrase("paleo-moment-secret-then")), f'<div class="paleo-panel">{deeds(say, card)}</div>')
        )
    return Moment(key, say(phrase("paleo-moment-secret", number=card.secret, card=card_phrase(event.card))), steps)


def _died(view: PaleoView, say: Say, at: int) -> Moment:
    after = next((event.count for event in view.record[at:] if event.what == "skull"), view.skulls)
    return _lost(say, _key(view, "died", at), view.record[at].card, after)


@lru_cache(maxsize=256)
def _lost(say: Say, key: str, person: int, count: int) -> Moment:
    """PA-23."""
    line = say(next(TOLD["died"]([Happening("died", card=person)])))
    token = person_token(CARDS[person], CARDS[person].hearts)
    picture = f'<svg class="paleo" viewBox="-1 -1 {TOKEN_WIDE + 2} {TOKEN_HIGH + 2}" aria-hidden="true">{token}</svg>'
    steps = [Step(line, _beside(picture, tale(say, person))), _skulls(say, count)]
    return Moment(key, say(phrase("paleo-moment-died", card=card_phrase(person))), steps)


def _skulls(say: Say, count: int) -> Step:
    line = say(phrase("paleo-told-skull", count=count, skulls=SKULLS))
    return Step(line, f"{_scene(skulls(250, 50, count), 250, 50)}<p>{escape(line)}</p>")


def _scene(drawing: str, wide: float, high: float) -> str:
    return f'<svg class="paleo paleo-scene" viewBox="0 0 {wide:g} {high:g}" aria-hidden="true">{drawing}</svg>'


def _tile(view: PaleoView, say: Say, at: int) -> Moment:
    return _painted(say, _key(view, "tile", at), view.record[at].count)


@lru_cache(maxsize=64)
def _painted(say: Say, key: str, count: int) -> Moment:
    line = say(phrase("paleo-told-tile", count=count, tiles=TILES))
    return Moment(key, say(Phrase("paleo-moment-tile")), [_painting(line, count)])


def _painting(line: str, count: int) -> Step:
    return Step(line, f"{_scene(wall(420, 116, count), 420, 116)}<p>{escape(line)}</p>")


# The night


def _evening(view: PaleoView, say: Say, at: int) -> Moment:
    run = _run(view, at, frozenset({"evening", "fed", "skull"}))
    return _fed(say, _key(view, "night", at), run[:3])


@lru_cache(maxsize=256)
def _fed(say: Say, key: str, run: Run) -> Moment:
    """PA-28: everybody eats, or somebody does not."""
    steps = []
    for event in run:
        line = " ".join(map(say, TOLD[event.what]([event])))
        if event.what == "fed":
            eaten, hungry = small(icon("food")) * event.count, small(icon("skull")) * event.of
            steps.append(
                Step(
                    line,
                    f'<div class="paleo-panel"><p class="paleo-meal">{eaten}{hungry}</p><p>{escape(line)}</p></div>',
                )
            )
        elif event.what == "skull":
            steps.append(_skulls(say, event.count))
        else:
            steps.append(Step(line))
    return Moment(key, say(Phrase("paleo-moment-night")), steps)


def _mission(view: PaleoView, say: Say, at: int) -> Moment | None:
    """PA-29, PA-30: what the tribe does about a night card, when it is done."""
    event = view.record[at]
    if not DEEDS[event.of].night:
        return None
    rest = tuple(takewhile(lambda event: event.what not in BREAKS, view.record[at + 1 :]))
    if at + 1 + len(rest) == len(view.record) and view.actor >= 0 and view.outcome is None:
        return None
    return _resolved(say, _key(view, "mission", at), (event, *rest))


@lru_cache(maxsize=256)
def _resolved(say: Say, key: str, run: Run) -> Moment:
    card = run[0].card
    story = tale(say, card)
    steps = [Step(line) for line in _lines(say, run)]
    if story:
        first = f'<div class="paleo-panel">{story}<p>{escape(steps[0].line)}</p></div>'
        steps[0] = Step(steps[0].line, first)
    counts = [event.count for event in run if event.what == "skull"]
    return Moment(key, say(quoted(card)), [*steps, *([_skulls(say, counts[-1])] if counts else [])])


def _lines(say: Say, run: Run) -> Iterator[str]:
    """What happened, as the log has it; skulls are shown."""
    for what, alike in groupby(run, key=lambda event: event.what):
        if what != "skull":
            yield from map(say, TOLD[what](list(alike)))


# The end


def _end(view: PaleoView, say: Say, at: int) -> Moment | None:
    if view.outcome is None:
        return None
    return _ended(say, view.record[at].what, say(view.outcome.why), view.tiles, view.skulls, view.day)


@lru_cache(maxsize=64)
def _ended(say: Say, how: str, why: str, tiles: int, count: int, day: int) -> Moment:
    """PA-32: the painting as far as it came."""
    painted = say(phrase("paleo-heard-tiles", count=tiles, of=TILES)) if how == "lost" else why
    steps = [_painting(painted, tiles)]
    if how == "lost":
        steps += [_skulls(say, count), Step(why, f'<p class="paleo-tale">{escape(why)}</p>')]
    steps.append(Step(say(phrase("paleo-moment-days", days=day))))
    return Moment("end", say(Phrase(f"paleo-moment-{how}")), steps, stays=True)


MAKERS: dict[str, Callable[[PaleoView, Say, int], Moment | None]] = {
    "turned": _turned,
    "rolled": _dice,
    "secret": _secret,
    "died": _died,
    "tile": _tile,
    "evening": _evening,
    "acted": _mission,
    "won": _end,
    "lost": _end,
}
