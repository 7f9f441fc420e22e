"""What lies beside the map on a page: everybody's life card, the day with its dice, and what the scenario asks."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import groupby

from bivouac.engine import Panel, Phrase, Say, Seat, phrase
from bivouac.games.survival import phrases
from bivouac.games.survival.chart import LEVELS, Chart, Row, chart
from bivouac.games.survival.dice import die_picture
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.life import COLOURS, DEAD, Person
from bivouac.games.survival.moves import DICE
from bivouac.games.survival.scenarios import COLUMNS, SCENARIOS, Cell, Contingencies, Need, Result
from bivouac.games.survival.tracks import Throw, throws_of_turn, throws_today
from bivouac.games.survival.view import SurvivalView


def panels(view: SurvivalView, say: Say) -> Mapping[str, Panel]:
    """The panels by their names, in reading order."""
    found: dict[str, Panel] = {}
    if not view.scenario.basic:
        found["life"] = _life(say, view.chart, view.people, view.seat)
    found["day"] = _day(say, view)
    found["scenario"] = _scenario(say, view)
    return found


def badge(seat: Seat) -> str:
    """A seat, as a small sign in a line of text."""
    return f'<span class="badge seat-{seat}" aria-hidden="true">{COLOURS[seat][0].upper()}</span>'


def _panel(say: Say, name: str, parts: Sequence[str], pinned: bool = False) -> Panel:
    html = f'<div class="survival-panel">{"".join(parts)}</div>'
    return Panel(say(Phrase(f"survival-page-panel-{name}")), html, pinned=pinned)


# Life cards (OS-18 to OS-22)


@lru_cache(maxsize=1024)
def _life(say: Say, text: str, people: tuple[Person, ...], viewer: Seat) -> Panel:
    """Everybody's card, the viewer's own first."""
    order = sorted(range(len(people)), key=lambda seat: seat != viewer)
    return _panel(say, "life", [_card(say, text, seat, people[seat]) for seat in order], pinned=True)


@lru_cache(maxsize=4096)
def _card(say: Say, text: str, seat: Seat, person: Person) -> str:
    life = chart(text)
    gone = " gone" if person.fate != "afoot" else ""
    return (
        f'<section class="survival-card{gone}" id="life-{COLOURS[seat]}">'
        f"<h3>{badge(seat)} {escape(say(seat_phrase(seat)))} <small>{escape(say(state(person, life)))}</small></h3>"
        f"{_levels(say, life, person.level)}"
        f"{_row(say, 'water', life.water, person.water)}{_row(say, 'food', life.food, person.food)}</section>"
    )


def state(person: Person, life: Chart) -> Phrase:
    """How somebody fares, in a few words."""
    if person.fate != "afoot":
        return phrase(f"survival-page-fate-{person.fate}", day=person.day)
    if person.held:
        return phrase("survival-page-fate-held", level=person.letter, turns=person.held)
    name = "survival-page-fate-leads" if person.leads else "survival-page-fate-afoot"
    return phrase(name, level=person.letter, points=life.allowances[person.level])


def _levels(say: Say, life: Chart, level: int) -> str:
    boxes = "".join(
        f"<i{_kind(place < level, place == level)}>{letter}<small>{life.allowances[place]}</small></i>"
        for place, letter in enumerate(LEVELS)
    )
    letter = LEVELS[level] if level < DEAD else "†"
    words = escape(say(phrase("survival-page-card-level", level=letter)))
    return _labelled(say, "life", words, f'<span class="survival-boxes survival-levels">{boxes}</span>')


def _row(say: Say, what: str, row: Row, index: int) -> str:
    """The boxes of a row, and its trigger lines with what each costs."""
    lines = {line.after: line.levels for line in row.lines}
    boxes = "".join(
        f"<i{_kind(box < index, box == index)}>{box if box == index else ''}</i>"
        + (f"<b>{lines[box]}</b>" if box in lines else "")
        for box in range(1, row.boxes + 1)
    )
    words = escape(say(phrase(f"survival-page-card-{what}", box=index, boxes=row.boxes, levels=row.lost(index))))
    return _labelled(say, what, words, f'<span class="survival-boxes">{boxes}</span>')


def _kind(spent: bool, on: bool) -> str:
    return ' class="on"' if on else ' class="spent"' if spent else ""


def _labelled(say: Say, what: str, words: str, boxes: str) -> str:
    name = escape(say(Phrase(f"survival-page-row-{what}")))
    return f'<div class="survival-row" role="img" aria-label="{words}"><span>{name}</span>{boxes}</div>'


# The day: order of play, and the dice


def _day(say: Say, view: SurvivalView) -> Panel:
    afoot = tuple(one.fate == "afoot" for one in view.people)
    throws = tuple(throws_today(view.record))
    return _the_day(say, view.day, view.order, view.turn if view.outcome is None else -1, afoot, throws)


@lru_cache(maxsize=2048)
def _the_day(
    say: Say, day: int, order: tuple[Seat, ...], turn: Seat, afoot: tuple[bool, ...], throws: tuple[Throw, ...]
) -> Panel:
    parts = []
    if day:
        parts.append(f"<p><b>{escape(say(phrase('survival-page-day', day=day)))}</b></p>")
    if len(order) > 1:
        parts.append(f'<ol class="survival-list">{"".join(_place(say, seat, turn, afoot) for seat in order)}</ol>')
    dice = "".join(_throw(say, throw, throw is throws[-1]) for throw in throws)
    none = f"<p>{escape(say(Phrase('survival-page-dice-none')))}</p>"
    parts.append(f'<ul class="survival-list">{dice}</ul>' if dice else none)
    return _panel(say, "day", parts)


def _place(say: Say, seat: Seat, turn: Seat, afoot: tuple[bool, ...]) -> str:
    name = escape(say(seat_phrase(seat)))
    if seat == turn:
        name = f"<b>{name}</b>"
    return f"<li>{badge(seat)} {name if afoot[seat] else f'<s>{name}</s>'}</li>"


def _throw(say: Say, throw: Throw, latest: bool) -> str:
    kind = ' class="latest"' if latest else ""
    words = escape(say(phrase(f"survival-page-thrown-{throw.what}", die=throw.die)))
    return f'<li{kind}>{badge(throw.seat)} {die_picture(throw.die)} <span class="what">{words}</span></li>'


# What the scenario asks


def _scenario(say: Say, view: SurvivalView) -> Panel:
    hunts = view.turn in view.pursuers
    rolled = {throw.what: throw.die for throw in throws_of_turn(view)} if view.outcome is None else {}
    options = view.setting.options
    return _the_scenario(
        say,
        options.scenario,
        options.contingencies,
        options.supplies,
        options.riverways,
        hunts,
        rolled.get("direction", 0),
        view.column,
        rolled.get("contingency", 0),
    )


@lru_cache(maxsize=2048)
def _the_scenario(
    say: Say,
    name: str,
    contingencies: bool,
    supplies: bool,
    riverways: bool,
    hunts: bool,
    rolled: int,
    column: str,
    befallen: int,
) -> Panel:
    game = SCENARIOS[name]
    parts = [f"<p>{escape(say(Phrase(f'survival-page-goal-{name}')))}</p>"]
    if game.hunt:
        parts += [_directions(say, "pursuer", game.hunt, rolled if hunts else 0)]
        parts += [_directions(say, "fugitive", game.direction, 0 if hunts else rolled)]
    else:
        parts.append(_directions(say, "direction", game.direction, rolled))
    if game.water and game.food:
        needs = "".join(f"<li>{escape(line)}</li>" for line in needs_lines(say, game.water, game.food, game.hunt != ()))
        parts.append(f'<ul class="survival-list">{needs}</ul>')
    parts += [f"<p>{escape(say(Phrase(f'survival-page-house-{rule}')))}</p>" for rule in _house(supplies, riverways)]
    if contingencies and game.contingencies:
        parts.append(_contingencies(say, game.contingencies, column, befallen))
    return _panel(say, "scenario", parts)


def _house(supplies: bool, riverways: bool) -> Iterator[str]:
    if supplies:
        yield "supplies"
    if riverways:
        yield "riverways"


def _directions(say: Say, title: str, table: tuple[Result, ...], rolled: int) -> str:
    """The direction table: the dice that give a result, and what it says; the line that was thrown is lit."""
    lines = ""
    for result, faces in groupby(DICE, key=lambda die: table[die - 1]):
        dice = list(faces)
        kind = ' class="rolled"' if rolled in dice else ""
        words = escape(result_words(say, result))
        lines += f"<div{kind}><span>{''.join(map(die_picture, dice))}</span><span>{words}</span></div>"
    heading = escape(say(Phrase(f"survival-page-table-{title}")))
    return f'<div class="survival-table"><p><b>{heading}</b></p>{lines}</div>'


def result_words(say: Say, result: Result) -> str:
    """What a direction result says: which way, and with what right to turn."""
    first = Phrase("survival-page-random" if result.random else "survival-page-any")
    return say(phrase("survival-list", first=first, rest=phrases.right_phrase(result.right)))


def needs_lines(say: Say, water: Need, food: Need, outposts: bool) -> Iterator[str]:
    """How the needs of the day are met, and what staying gives back (OS-23 to OS-27)."""
    for what, need in (("water", water), ("food", food)):
        met = "always" if need.always else "die" if need.die else "passing" if need.passing else "ending"
        yield say(Phrase(f"survival-page-need-{what}-{met}"))
        if need.regain:
            yield say(phrase(f"survival-page-regain-{what}", stays=need.stays, boxes=need.regain))
    if outposts:
        yield say(Phrase("survival-page-need-outposts"))


def _contingencies(say: Say, table: Contingencies, column: str, rolled: int) -> str:
    """OS-40: the three columns, with the cell that was thrown lit."""
    heads = "".join(f'<th scope="col">{escape(say(Phrase(f"survival-page-column-{name}")))}</th>' for name in COLUMNS)
    rows = "".join(
        f'<tr><th scope="row">{die}</th>'
        + "".join(_cell(say, table[name][die - 1], name == column and die == rolled) for name in COLUMNS)
        + "</tr>"
        for die in DICE
    )
    caption = escape(say(Phrase("survival-page-table-contingencies")))
    return f'<table class="survival-columns"><caption>{caption}</caption><tr><td></td>{heads}</tr>{rows}</table>'


def _cell(say: Say, cell: Cell, rolled: bool) -> str:
    words = (
        say(phrase(f"survival-page-effect-{cell.what}", amount=f"{cell.amount:+d}".replace("-", "−"))) if cell else "–"
    )
    kind = ' class="rolled"' if rolled else ""
    return f"<td{kind}>{escape(words)}</td>"
