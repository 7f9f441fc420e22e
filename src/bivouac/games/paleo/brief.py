"""What stands beside the table in text, 17 columns wide: the night that comes, and where the other cards are."""

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap

from bivouac.engine import Phrase, Say, Sketch, Span, phrase
from bivouac.games.paleo.deeds import CARDS, STATES
from bivouac.games.paleo.groups import hearts_of
from bivouac.games.paleo.lines import fitted
from bivouac.games.paleo.open_cards import actions_now
from bivouac.games.paleo.signs import RESOURCE_SIGNS, SKULL, TILE, WORD_SIGNS, action_signs
from bivouac.games.paleo.texts import card_phrase, state_phrase, tag_phrase
from bivouac.games.paleo.view import SKULLS, TILES, PaleoView

WIDTH = 17
GLUE = "\xa0"  # between a name and its number


def brief(view: PaleoView, say: Say) -> Sketch:
    lines: list[list[Span]] = []
    tonight = _tonight(view, say) if view.outcome is None else _painting(view)
    for paragraph in (_states(view, say), tonight, _pile(view, say), _aside(view, say)):
        some = list(paragraph)
        lines += [[], *some] if lines and some else some
    return lines


def _states(view: PaleoView, say: Say) -> Iterator[list[Span]]:
    """What modules say of themselves: fire lit."""
    for at, word in enumerate(STATES):
        if view.states >> at & 1:
            yield from ([Span(line, bold=True)] for line in wrap(say(state_phrase(word)), WIDTH))


def _painting(view: PaleoView) -> Iterator[list[Span]]:
    """How far the tribe came (PA-32)."""
    yield [Span(f"{TILE * view.tiles:·<{TILES}}", bold=True)]
    yield [Span(f"{SKULL * view.skulls:·<{SKULLS}}", bold=True)]


def _tonight(view: PaleoView, say: Say) -> Iterator[list[Span]]:
    """Who has to be fed (PA-28), and what missions and night cards ask for (PA-29, PA-30); at night what is left of
    that."""
    yield [Span(fitted(say(Phrase("paleo-brief-night")), WIDTH), bold=True)]
    mouths = sum(map(len, view.people))
    hungry = max(0, mouths - view.store[0])
    skulls = f" → {SKULL}{hungry}" if hungry and not view.night else ""
    if not view.night:
        yield [Span(f"{WORD_SIGNS['person']}{mouths} {RESOURCE_SIGNS['food']}{view.store[0]}{skulls}")]
    with_groups = (card for cards in (*view.people, *view.allies) for card in cards)
    for card in (*view.due, *view.later) if view.night else (*view.board, *with_groups):
        actions = [action for _, action in actions_now(view, card) if action.night]
        if actions:
            yield [Span(fitted(say(card_phrase(card)), WIDTH))]
        for action in actions:
            signs = action_signs(action, say)
            yield from ([Span(f" {line}")] for line in wrap(signs, WIDTH - 1, break_on_hyphens=False))


def _pile(view: PaleoView, say: Say) -> Iterator[list[Span]]:
    """A module's pile of people: the top one, and how many there are."""
    if view.pile:
        top = view.pile[0]
        hearts = hearts_of(top, view.pile_hurt)
        yield [Span(fitted(say(phrase("paleo-brief-pile", count=len(view.pile))), WIDTH), bold=True)]
        yield [Span(fitted(f"{say(card_phrase(top)).split(',')[0]} {hearts}", WIDTH))]


def _aside(view: PaleoView, say: Say) -> Iterator[list[Span]]:
    """The discards, and what symbols lie in the graveyard."""
    for name, cards in (("open", view.open), ("hidden", view.hidden), ("grave", view.grave)):
        yield [Span(fitted(say(phrase(f"paleo-brief-{name}", count=len(cards))), WIDTH))]
    tags = Counter(CARDS[card].tag for card in view.grave if CARDS[card].tag)
    counted = (f"{say(tag_phrase(tag))}{GLUE}{count}" for tag, count in sorted(tags.items()))
    yield from ([Span(f" {line}".replace(GLUE, " "))] for line in wrap(", ".join(counted), WIDTH - 1))
