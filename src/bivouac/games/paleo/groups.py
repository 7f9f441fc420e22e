"""A group in text: its colour, deck and skills, its people with their hearts, its tools and companions, its card."""

from collections.abc import Iterator, Sequence

from bivouac.engine import Phrase, Say, Sketch, Span, phrase
from bivouac.games.paleo import targets
from bivouac.games.paleo.deeds import BACKS, CARDS, HEARTS, LASTING, RED, SKILL_OF
from bivouac.games.paleo.effects import SKILLS, TOOLS
from bivouac.games.paleo.lines import BRIGHT, GROUP_PAPER, INK, WIDTH, Part, Piece, fitted, flowed, shares, width_of
from bivouac.games.paleo.moves import GROUPS, LOOK
from bivouac.games.paleo.names import group_phrase, quoted
from bivouac.games.paleo.open_cards import INDENT, card_part, paper_of, titles_line, whole_card
from bivouac.games.paleo.signs import HEART, NIGHT, SKILL_SIGNS, WOUND, back_sign, thing_sign
from bivouac.games.paleo.texts import back_phrase, card_phrase, thing_phrase
from bivouac.games.paleo.view import ASLEEP, N_TOOLS, NONE, PaleoView

BACK_PAPER = {
    "forest": "#b5d39a",
    "river": "#a9cfe3",
    "mountain": "#cfc6bb",
    "hearth": "#f2cd8f",
    "red": "#e58a7b",
    "dream": "#cbb7e0",
}
PLAIN_PAPER = "#d8d0c0"
TOOL_PAPER = "#d9d3a6"
BED_PAPER = "#aebbd6"


def group_parts(view: PaleoView, group: int, say: Say) -> tuple[Part, Part, Part, Part]:
    """What stands on top, people and tools, other cards, and the card that is turned up or the top of the deck."""
    return (
        [[_header(view, group, say)]],
        _belongings(view, group, say),
        _allies(view, group, say),
        _card(view, group, say),
    )


# Who, and how it goes


def _header(view: PaleoView, group: int, say: Say) -> list[Span]:
    now = "▸" if view.leader(group) in view.actors and not _done(view, group) else " "
    mine = "*" if view.leader(group) == view.seat else " "
    name = f" {say(group_phrase(group))} "
    line = [Span(now), Span(name, BRIGHT, GROUP_PAPER[group], True, targets.group(group)), Span(mine)]
    skills = " ".join(f"{SKILL_SIGNS[skill]}{count}" for skill, count in zip(SKILLS, skills_of(view, group)))
    line.append(Span(f" {skills} ".ljust(22 - width_of(line))))
    state = status(view, group)
    said = say(state) if state else ""
    room = WIDTH - width_of(line) - len(said) - 2
    line += _deck(view, group, room)
    line.append(Span(f"{said:>{WIDTH - width_of(line)}}"))
    return line


def _done(view: PaleoView, group: int) -> bool:
    """Whether it is another group of the same leader that something is asked of."""
    if view.phase == "pick":
        return view.picked[group] != NONE
    return view.phase == "settle" and bool(view.settled >> group & 1)


def skills_of(view: PaleoView, group: int) -> list[int]:
    """What a group shows without spending anything (PA-12)."""
    held = view.tools[N_TOOLS * group : N_TOOLS * group + N_TOOLS]
    shown = [*(SKILL_OF[person] for person in view.people[group])]
    shown += [worth for tool, worth in LASTING.items() for _ in range(held[tool])]
    return [sum(worth[at] for worth in shown) for at in range(len(SKILLS))]


def status(view: PaleoView, group: int) -> Phrase | None:
    """What a group is about, if that is not plain to see."""
    helped = view.helping[group]
    if view.night:
        return None
    if view.asleep >> group & 1:
        return Phrase("paleo-status-sleeps")
    if helped >= GROUPS:
        return phrase("paleo-status-tends", card=quoted(helped - GROUPS))
    if helped >= 0:
        return phrase("paleo-status-helps", group=group_phrase(helped))
    if view.phase == "pick":
        return Phrase("paleo-status-chosen") if view.picked[group] != NONE else None
    if view.up[group] >= 0:
        return Phrase("paleo-status-asks") if view.asked >> group & 1 else None
    return Phrase("paleo-status-settled") if view.phase in ("settle", "step", "roll") else None


def _deck(view: PaleoView, group: int, room: int) -> Iterator[Span]:
    """How many cards are left, and their backs from the top, as many as there is room for."""
    deck = view.decks[group]
    left = f"▯{len(deck)} "
    yield Span(left)
    room -= len(left)
    for place, back in enumerate(deck):
        sign = back_sign(BACKS[back])
        if len(sign) + 1 > room:
            return
        if place < LOOK and view.phase != "pick":
            yield Span(sign, INK, back_paper(back), target=targets.top(group, place))
        else:  # further down, or below in words
            yield Span(sign, bold=RED[back])
        yield Span(" " if place == LOOK - 1 else "")
        room -= len(sign) + (place == LOOK - 1)


def back_paper(back: int) -> str:
    return BACK_PAPER.get(BACKS[back].split()[0], PLAIN_PAPER)


# People, and what they have


def _belongings(view: PaleoView, group: int, say: Say) -> Part:
    """People and tools: on one line if possible, in as many words as fit; or apart from each other, in full."""
    people = list(zip(view.people[group], view.hurt[group]))
    tools, letters = list(_tools(view, group, say)), list(_tools(view, group, say, short=True))
    nobody: list[Piece] = [] if people or tools else [[Span(" –")]]
    most, *less = (_line(*_persons(people, detail, say), *tools, *nobody) for detail in (3, 2))
    less += [_line(*_persons(people, detail, say), *letters) for detail in (2, 1, 0)]
    apart = [*_line(*_persons(people, 3, say)), *(_line(*tools) if len(_line(*tools)) == 1 else _line(*letters))]
    small = next((size for size in (most, *less) if len(size) == 1), None)
    if small is None:
        named = (_line(*_persons(people, detail, say)) for detail in (2, 1, 0))
        small = [*next((size for size in named if len(size) == 1), _line(*_persons(people, 0, say))), *_line(*letters)]
        return [small, apart]
    return [small] if small is most else [small, apart]


def _line(*pieces: Piece) -> Sketch:
    return flowed([[Span(" " * INDENT)], *pieces], gap=0) if pieces else []


def _persons(people: Sequence[tuple[int, int]], detail: int, say: Say) -> Iterator[Piece]:
    for person, hurt in people:
        name = say(card_phrase(person)).split(",")[0]
        skills = "".join(f"{SKILL_SIGNS[skill]}{count}" for skill, count in zip(SKILLS, SKILL_OF[person]) if count)
        hearts = hearts_of(person, hurt)
        text = (
            f"{name[:2]}{HEARTS[person] - hurt}",
            f"{name[:4]}{hearts}",
            f"{fitted(name, 6)} {skills}{hearts}",
            f" {' '.join(filter(None, (fitted(name, 12), skills, hearts)))} ",
        )[detail]
        yield [Span(text, INK, paper_of(person), target=targets.card(person)), Span(" ")]


def hearts_of(person: int, hurt: int) -> str:
    """Hearts that are left, and wounds."""
    return HEART * (HEARTS[person] - hurt) + WOUND * hurt


def _tools(view: PaleoView, group: int, say: Say, short: bool = False) -> Iterator[Piece]:
    """In words, or by their letters."""
    for tool, name in enumerate(TOOLS):
        if count := view.tools[N_TOOLS * group + tool]:
            many = str(count) if count > 1 else ""
            text = f" {thing_sign(name, say)}{many}" if short else f" {say(thing_phrase(name))} {many}".rstrip() + " "
            yield [Span(text, INK, TOOL_PAPER, target=targets.tool(group, tool))]


def _allies(view: PaleoView, group: int, say: Say) -> Part:
    """The cards that are with a group: on one line, or each with its actions; so those of people who have some."""
    allies = view.allies[group]
    active = [person for person in view.people[group] if CARDS[person].actions]
    whole = [row for card in (*active, *allies) for row in whole_card(view, card, say)]
    return [[titles_line(view, " ", allies, say)] if allies else [], whole]


# The card, or the top of the deck


def _card(view: PaleoView, group: int, say: Say) -> Part:
    if view.up[group] >= 0:
        return card_part(view, view.up[group], say)
    if view.phase == "pick" and view.decks[group]:
        return _tops(view, group, say)
    return [[]]


def _tops(view: PaleoView, group: int, say: Say) -> Part:
    """PA-05: what can be picked, by its back; and the bed (PA-07). On one line, or with whole names on two."""
    backs = view.decks[group][:LOOK]
    asleep = view.picked[group] == ASLEEP
    bed = Span(f" {'✓' * asleep}{NIGHT} {say(Phrase('paleo-bed'))} ", INK, BED_PAPER, asleep, targets.bed(group))
    names = [say(back_phrase(BACKS[back])) for back in backs]
    room = WIDTH - INDENT - len(bed.text) - len(" ~ name  ") * len(backs) + len("name") * len(backs)
    cut = [fitted(name, wide) for name, wide in zip(names, shares([len(name) for name in names], room))]
    sizes = [cut] if cut == names else [cut, names]
    return [_line(*(_top(view, group, place, name) for place, name in enumerate(size)), [bed]) for size in sizes]


def _top(view: PaleoView, group: int, place: int, name: str) -> Piece:
    back, picked = view.decks[group][place], view.picked[group] == place
    sign = "✓" if picked else back_sign(BACKS[back])[0]
    return [Span(f" {sign} {name} ", INK, back_paper(back), picked, targets.top(group, place)), Span(" ")]
