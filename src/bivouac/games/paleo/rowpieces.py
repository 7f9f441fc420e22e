"""A group on the page: its row, its people and its tools. Its deck and its card: `deckpieces`."""

from collections.abc import Iterator
from functools import lru_cache

from bivouac.engine import Say
from bivouac.games.paleo.art import icon, placed
from bivouac.games.paleo.deckpieces import card_pieces
from bivouac.games.paleo.deeds import CARDS
from bivouac.games.paleo.effects import SKILLS, TOOLS
from bivouac.games.paleo.layout import CARDS as LYING
from bivouac.games.paleo.layout import ROWS, Cell, Row, grid, row_of
from bivouac.games.paleo.moves import Heal, Help, Take
from bivouac.games.paleo.names import group_phrase
from bivouac.games.paleo.pagewords import LETTERS, title
from bivouac.games.paleo.prospect import skills_of
from bivouac.games.paleo.slab import SHAPE, TOKEN_HIGH, Laid, ally_token, person_token
from bivouac.games.paleo.strokes import STATUS, begin, counted, laid_on, text
from bivouac.games.paleo.texts import count_phrase
from bivouac.games.paleo.view import ASLEEP, N_TOOLS, NONE, PaleoView


def group_pieces(view: PaleoView, group: int, say: Say) -> Iterator[tuple[str, str]]:
    """All that lies in a group's row, the row first."""
    row = row_of(view, group)
    yield f"group-{group}", _row_of(view, group, row, say)
    yield from _folk(view, group, row, say)
    yield from _tools(view, group, row, say)
    yield from card_pieces(view, group, row, say)


# The row


def _row_of(view: PaleoView, group: int, row: Row, say: Say) -> str:
    helpers = tuple(other for other in range(view.groups) if view.helping[other] == group)
    offered = any(isinstance(move, Help) and move.other == group for move in view.moves)
    direct = offered or any(isinstance(move, Take) and move.group == group for move in view.moves)
    acting = view.leader(group) in view.actors and _open(view, group)
    return _row(
        say,
        group,
        row,
        skills_of(view, 1 << group | sum(1 << other for other in helpers)),
        status(view, group),
        acting,
        bool(view.party >> group & 1) and view.deed >= 0,
        direct,
        offered,
    )


def _open(view: PaleoView, group: int) -> bool:
    """Whether there is something for a group to do now."""
    if view.phase == "pick":
        return view.picked[group] == NONE
    if view.phase == "settle":
        return not view.settled >> group & 1
    return view.phase == "night" or view.actor == group


def status(view: PaleoView, group: int) -> str:
    """What a group is at, as a sign."""
    if view.asleep >> group & 1 or (view.phase == "pick" and view.picked[group] == ASLEEP):
        return "asleep"
    if view.asked >> group & 1 and not view.settled >> group & 1:
        return "asks"
    if view.phase == "pick":
        return "" if view.picked[group] == NONE else "made"
    if view.phase == "settle" and view.settled >> group & 1:
        return "made" if view.helping[group] < 0 else ""
    return "waits" if view.waits >> view.leader(group) & 1 and view.phase == "settle" else ""


@lru_cache(maxsize=4096)
def _row(
    say: Say,
    group: int,
    row: Row,
    skills: tuple[int, int, int],
    state: str,
    acting: bool,
    party: bool,
    direct: bool,
    offered: bool,
) -> str:
    """The ground of a row: whose it is, what it is at, and what the group can do, with who helps it."""
    (x, y, wide, high), tab, can = row.box, row.tab, row.skills
    kind = f"row-of of-{group}" + " acting" * acting + " own" * row.own + " party" * party
    parts = [f'<rect class="plot" width="{wide:g}" height="{high:g}" rx="14"/>']
    parts.append(f'<path class="tab" d="M14 0h{tab.wide - 14:g}v{high:g}H14Q0 {high:g} 0 {high - 14:g}V14Q0 0 14 0z"/>')
    parts.append(text(LETTERS[group], tab.wide / 2, 42, 40, "letter"))
    if state:
        parts.append(f'<g class="status {state}">{placed(STATUS[state], tab.wide / 2 - 19, high / 2 - 8, 1.6)}</g>')
    if offered:
        parts.append(
            f'<g class="offer"><rect class="button-plate" x="3" y="{high - 66:g}" width="52" height="62" rx="12"/>'
            f"{placed(icon('help'), 9, round(high - 55, 1), 1.66)}</g>"
        )
    each = min(50.0 if row.large else 46.0, can.high / 3)
    top = (high - 3 * each) / 2
    size = each - 10
    for at, (name, count) in enumerate(zip(SKILLS, skills)):
        spot = round(top + at * each + 5, 1)
        dim = "" if count else " faint"
        parts.append(f'<g class="can{dim}">{placed(icon(name), 64, spot, round(size / 24, 3))}')
        parts.append(f"{text(str(count), 64 + size + 17, spot + size * 0.82, min(36, size), 'able')}</g>")
    named = say(group_phrase(group))
    return f"{begin(f'group-{group}', ROWS, kind, (x, y), named, direct)}{''.join(parts)}</g>"


# People, allies and tools


def _folk(view: PaleoView, group: int, row: Row, say: Say) -> Iterator[tuple[str, str]]:
    people, allies = view.people[group], view.allies[group]
    away = set(view.due) if view.night else set()
    cells = grid(row.folk, len(people) + len(allies), SHAPE, 4, 166)
    healing = {move.person for move in view.moves if isinstance(move, Heal)}
    for person, wounds, cell in zip(people, view.hurt[group], cells):
        yield f"card-{person}", _person(say, person, group, wounds, cell, person in healing)
    for ally, cell in zip(allies, cells[len(people) :]):
        if ally not in away:
            yield f"card-{ally}", _ally(say, ally, group, cell, laid_on(view, ally))


@lru_cache(maxsize=4096)
def _person(say: Say, person: int, group: int, wounds: int, cell: Cell, direct: bool) -> str:
    scale, spot, on = round(cell.high / TOKEN_HIGH, 3), (cell.x, cell.y), f"group-{group}"
    opened = begin(f"card-{person}", LYING, "lying person", spot, title(say, person), direct, scale, on)
    return f"{opened}{person_token(CARDS[person], wounds)}</g>"


@lru_cache(maxsize=1024)
def _ally(say: Say, card: int, group: int, cell: Cell, laid: Laid) -> str:
    scale, spot = round(cell.high / TOKEN_HIGH, 3), (cell.x, cell.y)
    opened = begin(f"card-{card}", LYING, "lying", spot, title(say, card), scale=scale, on=f"group-{group}")
    return f"{opened}{ally_token(CARDS[card], laid)}</g>"


def _tools(view: PaleoView, group: int, row: Row, say: Say) -> Iterator[tuple[str, str]]:
    held = [(tool, count) for tool in range(N_TOOLS) if (count := view.tools[N_TOOLS * group + tool])]
    for (tool, count), cell in zip(held, grid(row.tools, len(held), 1, 5)):
        yield f"tool-{group}-{tool}", _tool(say, group, tool, count, cell)


@lru_cache(maxsize=4096)
def _tool(say: Say, group: int, tool: int, count: int, cell: Cell) -> str:
    named = say(count_phrase(TOOLS[tool], count))
    opened = begin(f"tool-{group}-{tool}", LYING, "tool", (cell.x, cell.y), named, on=f"group-{group}")
    size = cell.high
    disc = f'<rect class="token-disc" width="{size:g}" height="{size:g}" rx="{0.24 * size:.4g}"/>'
    return f"{opened}{disc}{placed(counted(TOOLS[tool], count, round(0.8 * size, 1)), 0.1 * size, 0.1 * size)}</g>"
