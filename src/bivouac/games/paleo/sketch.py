"""The table in text, 62 columns wide: the day, the store and the painting, the night board, the rack, and each group
with its people and its card. What is asked about gets the most room.

Signs: ▲ strength, ◉ perception, ✱ skill; ● food, ≡ wood, ◆ stone; ▦ tile, ☠ skull, ♥ heart, ♡ wound; the others are on
the sheet. Tools have two letters.
"""

from collections.abc import Collection, Iterable, Iterator

from bivouac.engine import Phrase, Say, Sketch, Span, phrase
from bivouac.games.paleo.brief import brief
from bivouac.games.paleo.deeds import BOX, CARDS, CRAFT, EXTRA, ROOM, TENDED
from bivouac.games.paleo.effects import RESOURCES
from bivouac.games.paleo.groups import group_parts
from bivouac.games.paleo.lines import INK, WIDTH, Part, Piece, Wish, fit, fitted, flowed, width_of
from bivouac.games.paleo.open_cards import INDENT, paper_of, titles_line, whole_card
from bivouac.games.paleo.sheet import sheet
from bivouac.games.paleo.signs import NIGHT, RESOURCE_SIGNS, SKULL, TILE, WORD_SIGNS, action_signs
from bivouac.games.paleo.targets import card as card_target
from bivouac.games.paleo.targets import store, target
from bivouac.games.paleo.texts import card_phrase
from bivouac.games.paleo.view import SKULLS, TILES, PaleoView

__all__ = ["brief", "sheet", "table_sketch"]

STORE_PAPER = ("#e9b49b", "#cdb58c", "#c4c4c4")
BOARD, IDEAS, ABOVE = 1, 2, 3  # parts before those of the groups
EACH = 5  # parts of a group, with the line below it
OWNED, ALLIES, CARD, BELOW = range(1, EACH)
WHOLE, IN_WORDS, WITH_STORY = 1, 2, 3  # sizes of a card
HEIGHT, USUAL = 21, 18
"""Lines that there may be, and how many it should be if all that matters now is there: what happened wants room too."""


def table_sketch(view: PaleoView, say: Say) -> Sketch:
    parts: list[Part] = [[[_head(view, say)]], _board(view, say), _rack(view, say)]
    for group in range(view.groups):
        parts += [*group_parts(view, group, say), [[], [[]]] if group + 1 < view.groups else [[]]]
    return fit(parts, _wishes(view))


def _wishes(view: PaleoView) -> Iterator[Wish]:
    """Which parts should be larger, the most important one first."""
    asked = view.asks.what if view.asks is not None else -1
    if asked in (CRAFT, ROOM):
        yield Wish(IDEAS, 1, HEIGHT)
    if view.phase == "night":
        yield Wish(BOARD, 1, HEIGHT)
    first = [group for group in range(view.groups) if view.leader(group) == view.seat or group == view.actor]
    others = [group for group in range(view.groups) if group not in first]
    yield from _of_groups((*first, *others), CARD, WHOLE, HEIGHT)
    pointed = {target(move) for move in view.moves}
    yield from _of_groups((*_pointed(view, first, pointed),), ALLIES, 1, HEIGHT)
    yield from _of_groups(first, OWNED, 1, HEIGHT)
    yield from _of_groups(first, CARD, IN_WORDS, USUAL)
    if any(EXTRA[card] or TENDED[card] for card in view.board):
        yield Wish(BOARD, 1, HEIGHT if pointed & {card_target(card) for card in view.board} else USUAL)
    for part, size in ((ALLIES, 1), (OWNED, 1), (CARD, IN_WORDS), (BELOW, 1)):
        yield from _of_groups((*first, *others), part, size, USUAL)
    yield Wish(IDEAS, 1, USUAL)
    yield from _of_groups((*first, *others), CARD, WITH_STORY, HEIGHT)


def _of_groups(groups: Iterable[int], part: int, size: int, height: int) -> Iterator[Wish]:
    return (Wish(ABOVE + EACH * group + part, size, height) for group in groups)


def _pointed(view: PaleoView, groups: Iterable[int], pointed: Collection[str | None]) -> Iterator[int]:
    """Groups with other cards than people that the viewer can do something with."""
    return (group for group in groups if any(card_target(card) in pointed for card in view.allies[group]))


# The day


def now_phrase(view: PaleoView) -> Phrase:
    """Day and turn, or the night."""
    if view.night or view.phase == "deal":
        return phrase("paleo-now-night", day=view.day - (view.phase == "deal"))
    return phrase("paleo-now-day", day=view.day, turn=view.turn)


def _head(view: PaleoView, say: Say) -> list[Span]:
    """The time, the store, tiles and skulls."""
    line = [Span(f"{say(now_phrase(view))}  ", bold=True)]
    for at, resource in enumerate(RESOURCES):
        text = f" {RESOURCE_SIGNS[resource]} {view.store[at]} "
        line += [Span(text, INK, STORE_PAPER[at], True, store(at)), Span(" ")]
    tiles, skulls = f"{TILE * view.tiles:·<{TILES}}", f"{SKULL * view.skulls:·<{SKULLS}}"
    return [*line, Span(f"{tiles}  {skulls}".rjust(WIDTH - width_of(line)), bold=True)]


# Boards


def _board(view: PaleoView, say: Say) -> Part:
    """The cards on the night board: on one line, or each with its actions."""
    (_, *first), *rest = (line for card in view.board for line in whole_card(view, card, say))
    return [[titles_line(view, NIGHT, view.board, say)], [[Span(f"{NIGHT:{INDENT}}"), *first], *rest]]


def _rack(view: PaleoView, say: Say) -> Part:
    """The ideas: on one line, or with their prices."""
    cards = (*BOX.rack, *view.rack)
    sign = WORD_SIGNS["idea"]
    first: list[Span] = [Span(sign)]
    return [[titles_line(view, sign, cards, say)], flowed([first, *(_idea(card, say) for card in cards)])]


def _idea(card: int, say: Say) -> Piece:
    text = f" {say(card_phrase(card))} {action_signs(CARDS[card].actions[0], say)} "
    return [Span(fitted(text, WIDTH - 2), INK, paper_of(card), target=card_target(card))]
