"""Cards that lie open, in text: a title, and what can be done with it in signs."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

import msgspec

from bivouac.engine import Say, Sketch, Span
from bivouac.games.paleo import targets
from bivouac.games.paleo.deeds import CARDS, DEEDS_OF, Deed
from bivouac.games.paleo.effects import THINGS, Action
from bivouac.games.paleo.lines import INK, WIDTH, Part, Piece, fitted, flowed, shares, width_of
from bivouac.games.paleo.moves import Act
from bivouac.games.paleo.signs import FLAG_SIGNS, WORD_SIGNS, action_signs, thing_sign
from bivouac.games.paleo.texts import action_text, card_phrase, story_phrase
from bivouac.games.paleo.view import PaleoView

KIND_PAPER = {"danger": "#f0b8a2", "mission": "#c3cee0", "ally": "#dccfe6", "idea": "#e8e0b0", "person": "#e6d2b8"}
PAPER = "#efe1c3"
NUMBERS = "①②③④⑤⑥⑦⑧⑨"
INDENT = 2


def paper_of(card: int) -> str:
    return KIND_PAPER.get(CARDS[card].kind, PAPER)


def title_of(view: PaleoView, card: int, say: Say) -> str:
    """A card's title, with the signs of danger and of help, and with what lies on it."""
    signs = FLAG_SIGNS["hostile"] * (CARDS[card].kind == "danger") + WORD_SIGNS["help"] * CARDS[card].help
    laid = laid_signs(view, card, say)
    return " ".join(filter(None, (say(card_phrase(card)), signs, laid)))


def laid_signs(view: PaleoView, card: int, say: Say) -> str:
    """How much of what can be laid on a card lies there: ≡2/4."""
    counts = {thing: count for where, thing, count in view.laid if where == card}
    slots = ((thing, counts.get(THINGS.index(thing), 0), most) for thing, most in CARDS[card].slots)
    return " ".join(f"{thing_sign(thing, say)}{count}/{most}" for thing, count, most in slots)


def actions_now(view: PaleoView, card: int) -> Iterator[tuple[int, Action]]:
    """The actions of a card that count now, each with its place."""
    for deed in DEEDS_OF[card]:
        if counts(view, deed):
            yield deed.place, msgspec.structs.replace(CARDS[card].actions[deed.place], when="")


def action_pieces(view: PaleoView, card: int, say: Say) -> Iterator[Piece]:
    """What can be done with a card, in signs; what the viewer can do now is bold."""
    for place, action in actions_now(view, card):
        text = fitted(f"{NUMBERS[place % len(NUMBERS)]}{action_signs(action, say)}", WIDTH - INDENT)
        yield [Span(text, INK, paper_of(card), Act(card, place) in view.moves, targets.card(card))]


def action_lines(view: PaleoView, card: int, say: Say) -> Iterator[list[Span]]:
    """The same in words."""
    for place, action in actions_now(view, card):
        bold = Act(card, place) in view.moves
        for at, line in enumerate(wrap(action_text(action, say), WIDTH - 2 * INDENT)):
            text = f"  {line}" if at else f"{NUMBERS[place % len(NUMBERS)]} {line}"
            yield [Span(" " * INDENT), Span(f"{text:{WIDTH - INDENT}}", INK, paper_of(card), bold, targets.card(card))]


def counts(view: PaleoView, deed: Deed) -> bool:
    return deed.when < 0 or bool(view.states >> deed.when & 1)


def title_piece(view: PaleoView, card: int, say: Say, width: int = WIDTH - INDENT) -> list[Span]:
    title = fitted(title_of(view, card, say), width - 2)
    return [Span(f" {title} ", INK, paper_of(card), True, targets.card(card))]


def whole_card(view: PaleoView, card: int, say: Say) -> Sketch:
    """A card on as many lines as it takes."""
    return flowed([[Span(" " * INDENT), *title_piece(view, card, say)], *action_pieces(view, card, say)])


def card_part(view: PaleoView, card: int, say: Say) -> Part:
    """A card on one line, which is cut; whole; in words; with its story."""
    whole = whole_card(view, card, say)
    first = [Span(" " * INDENT), *title_piece(view, card, say)]
    actions = list(action_lines(view, card, say))
    cut = whole if len(whole) == 1 else [_cut(view, card, say)]
    return [cut, whole, [first, *actions], [first, *story_lines(card, say), *actions]]


def story_lines(card: int, say: Say) -> Iterator[list[Span]]:
    story = story_phrase(card)
    for line in wrap(say(story), WIDTH - 2 * INDENT) if story else ():
        yield [Span(f"{'':{INDENT}}  {line}", target=targets.card(card))]


def _cut(view: PaleoView, card: int, say: Say) -> list[Span]:
    """The title, and as many actions as there is room for."""
    actions = list(action_pieces(view, card, say))
    room = WIDTH - INDENT - sum(1 + width_of(piece) for piece in actions)
    line = [Span(" " * INDENT), *title_piece(view, card, say, max(12, room))]
    for piece in actions:
        left = WIDTH - width_of(line) - 1
        if width_of(piece) > left:
            line += [Span(" " + fitted(piece[0].text, left), *_look(piece[0]))] if left > 1 else []
            break
        line += [Span(" "), *piece]
    return line


def _look(span: Span) -> tuple[str, str, bool, str]:
    return span.ink, span.paper, span.bold, span.target


def titles_line(view: PaleoView, sign: str, cards: Sequence[int], say: Say) -> list[Span]:
    """Some cards on one line, by their titles."""
    wide = [len(title_of(view, card, say)) + 2 for card in cards]
    line = [Span(sign)]
    for card, share in zip(cards, shares(wide, WIDTH - len(sign) - len(cards))):
        line += [Span(" "), *title_piece(view, card, say, share)]
    return line
