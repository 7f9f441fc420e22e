"""What lies beside the picture on a page: what the open cards tell, the rack, and what has been laid aside."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from html import escape

from bivouac.engine import Panel, Phrase, Say, phrase
from bivouac.games.paleo.art import icon
from bivouac.games.paleo.boardpieces import coming
from bivouac.games.paleo.deeds import BACKS, BOX, CARDS, PLACES, STALE, TOKENS
from bivouac.games.paleo.effects import RESOURCES, TAGS, TOOLS
from bivouac.games.paleo.layout import led
from bivouac.games.paleo.leaves import backs_in_row, badge, deeds, inline, leaf, mini_back, said, sign, tale
from bivouac.games.paleo.names import group_phrase
from bivouac.games.paleo.pagewords import title
from bivouac.games.paleo.texts import card_phrase, count_phrase, tag_phrase
from bivouac.games.paleo.view import N_TOOLS, PaleoView


def panels(view: PaleoView, say: Say) -> Mapping[str, Panel]:
    """The panels by their names, in reading order."""
    return {
        "story": _story(view, say),
        "rack": _rack(say, view.rack, _left(view)),
        "aside": _aside(say, view.decks, view.open, view.hidden, view.grave),
    }


def _panel(say: Say, name: str, html: str, pinned: bool = False) -> Panel:
    return Panel(
        say(Phrase(f"paleo-page-panel-{name}")), f'<div class="paleo-panel {name}-panel">{html}</div>', pinned=pinned
    )


# What lies open


def _story(view: PaleoView, say: Say) -> Panel:
    """The cards that are turned up, the viewer's own first; at night what is due; else what it is all about."""
    if view.outcome is not None:
        return _ended(say, say(view.outcome.why), view.modules)
    own = led(view)
    order = sorted(range(view.groups), key=lambda group: (group != view.urgent, group not in own, group))
    up = tuple((group, view.up[group]) for group in order if view.up[group] >= 0)
    if up:
        return _turned(say, up)
    due = coming(view)
    if due:
        return _due(say, due)
    return _morning(say, view.modules, view.board)


@lru_cache(maxsize=1024)
def _turned(say: Say, up: tuple[tuple[int, int], ...]) -> Panel:
    return _panel(say, "story", "".join(leaf(say, card, group) for group, card in up), pinned=True)


@lru_cache(maxsize=256)
def _due(say: Say, cards: tuple[int, ...]) -> Panel:
    return _panel(say, "story", "".join(leaf(say, card) for card in cards), pinned=True)


@lru_cache(maxsize=256)
def _morning(say: Say, modules: tuple[str, ...], board: tuple[int, ...]) -> Panel:
    return _panel(say, "story", _lines(say, modules) + "".join(leaf(say, card) for card in board), pinned=True)


@lru_cache(maxsize=64)
def _ended(say: Say, why: str, modules: tuple[str, ...]) -> Panel:
    return _panel(say, "story", f'<p class="paleo-tale">{escape(why)}</p>{_lines(say, modules)}', pinned=True)


def _lines(say: Say, modules: tuple[str, ...]) -> str:
    """What each module is about; one of people's own may have no words for it."""
    parts = []
    for letter in modules:
        if letter in "ABCDEFGHIJ":
            name, line = (say(Phrase(f"paleo-module-{part}{letter.lower()}")) for part in ("", "line-"))
            parts.append(
                f'<section class="paleo-leaf"><h3>{escape(name)}</h3><p class="paleo-tale">{escape(line)}</p></section>'
            )
    return "".join(parts)


# The rack


def _left(view: PaleoView) -> tuple[int, ...]:
    """Of each tool: what the supply still has (PA-17)."""
    laid = Counter[int]()
    for _, thing, count in view.laid:
        laid[thing - len(RESOURCES)] += count
    return tuple(TOKENS[tool] - sum(view.tools[tool::N_TOOLS]) - laid[tool] for tool in range(N_TOOLS))


@lru_cache(maxsize=1024)
def _rack(say: Say, ideas: tuple[int, ...], left: tuple[int, ...]) -> Panel:
    """PA-18: each idea with its story, its price, and what its tool does."""
    parts = [_idea(say, card, left) for card in (*BOX.rack, *ideas)]
    held = "".join(_tool_line(say, tool) for tool in range(N_TOOLS) if tool not in _tools_of((*BOX.rack, *ideas)))
    more = f"<details><summary>{said(say, 'other-tools')}</summary><ul class='paleo-tools'>{held}</ul></details>"
    return _panel(say, "rack", "".join(parts) + more)


def _tools_of(ideas: tuple[int, ...]) -> set[int]:
    words = {token.word for card in ideas for action in CARDS[card].actions for token in action.gain}
    return {tool for tool, name in enumerate(TOOLS) if name in words}


def _idea(say: Say, card: int, left: tuple[int, ...]) -> str:
    tools = sorted(_tools_of((card,)))
    picture = inline(icon(CARDS[card].actions[0].gain[0].word), "paleo-thing")
    rest = "".join(
        f"<p>{escape(say(Phrase(f'paleo-page-tool-{TOOLS[tool]}')))} "
        f"{escape(say(phrase('paleo-page-left', count=left[tool])))}</p>"
        for tool in tools
    )
    return (
        f'<section class="paleo-leaf idea-leaf"><h3>{picture}<span>{escape(title(say, card))}</span></h3>'
        f"{tale(say, card)}{deeds(say, CARDS[card])}{rest}</section>"
    )


def _tool_line(say: Say, tool: int) -> str:
    name, does = say(count_phrase(TOOLS[tool], 1)), say(Phrase(f"paleo-page-tool-{TOOLS[tool]}"))
    return f"<li>{sign(TOOLS[tool])} <b>{escape(name)}</b> {escape(does)}</li>"


# What lies aside


@lru_cache(maxsize=1024)
def _aside(
    say: Say,
    decks: tuple[tuple[int, ...], ...],
    open: tuple[int, ...],
    hidden: tuple[int, ...],
    grave: tuple[int, ...],
) -> Panel:
    """The decks from behind, both discards, and the graveyard (PA-06, PA-08)."""
    parts = [f"<h3>{said(say, 'decks')}</h3>"]
    for group, deck in enumerate(decks):
        count = escape(say(phrase("paleo-page-deck", group=group_phrase(group), count=len(deck))))
        backs = backs_in_row([BACKS[number] for number in deck])
        parts.append(f'<div class="paleo-deck">{badge(group)} <span class="hear">{count}</span>{backs}</div>')
    parts.append(
        f"<h3>{sign('perception')} {escape(say(phrase('paleo-page-open', count=len(open))))}</h3>{_cards(say, open)}"
    )
    parts.append(f"<h3>{said(say, 'hidden')}</h3>{_by_back(hidden)}")
    parts.append(
        f"<h3>{sign('grave')} {escape(say(phrase('paleo-page-grave', count=len(grave))))}</h3>{_by_tag(say, grave)}"
    )
    return _panel(say, "aside", "".join(parts))


def _cards(say: Say, cards: tuple[int, ...]) -> str:
    if not cards:
        return f"<p>{said(say, 'none')}</p>"
    lines = (f"<li>{mini_back(CARDS[card].back)} {escape(title(say, card))}</li>" for card in sorted(cards))
    return f'<ul class="paleo-heap">{"".join(lines)}</ul>'


def _by_back(hidden: tuple[int, ...]) -> str:
    counts = Counter(STALE.get(back, back) for back in hidden)
    parts = (f"<span>{mini_back(PLACES[back])}<b>{count}</b></span>" for back, count in sorted(counts.items()))
    return f'<p class="paleo-counts">{"".join(parts) or "0"}</p>'


def _by_tag(say: Say, grave: tuple[int, ...]) -> str:
    """With their symbols, since some actions count these."""
    if not grave:
        return f"<p>{said(say, 'none')}</p>"
    found = []
    for tag in (*TAGS, ""):
        some = [card for card in grave if CARDS[card].tag == tag]
        if some:
            names = ", ".join(say(card_phrase(card)) for card in some)
            mark = f"{sign(tag)} <b title='{escape(say(tag_phrase(tag)))}'>{len(some)}</b>" if tag else ""
            found.append(f"<li>{mark} {escape(names)}</li>")
    return f'<ul class="paleo-heap">{"".join(found)}</ul>'
