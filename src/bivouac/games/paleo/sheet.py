"""The sheet in text: every deck from the top by its backs, what has been seen behind each back since the last night,
what the signs stand for, and what the cards tell that stay. Cards that nobody has met are not named."""

from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import wrap

from bivouac.engine import Marks, Phrase, Say, Sketch, Span, phrase
from bivouac.games.paleo.deeds import BACK, BACKS, BOX, PLACES, STALE
from bivouac.games.paleo.effects import SKILLS, TOOLS
from bivouac.games.paleo.lines import WIDTH, flowed
from bivouac.games.paleo.names import cards_phrase, group_phrase
from bivouac.games.paleo.signs import (
    BACK_SIGNS,
    FLAG_SIGNS,
    RESOURCE_SIGNS,
    SKILL_SIGNS,
    WORD_SIGNS,
    back_sign,
    tool_phrase,
)
from bivouac.games.paleo.texts import back_phrase, card_phrase, skill_phrase, story_phrase, thing_phrase
from bivouac.games.paleo.view import PaleoView

BY_PLACE = sorted(range(len(PLACES)), key=lambda back: (list(BACK_SIGNS).index(PLACES[back].split()[0]), back))
"""Backs with a hint follow the one without."""
EXPLAINED = (
    "dice", "grave", "have", "hold", "laid", "help", "cards", "person", "bury", "destroy", "dream", "idea",
    "secret", "tile", "skull", "lift", "heal", "wound", "craft", "mend", "pile", "loose", "become", "ignore", "victory",
)  # fmt: skip
"""Signs that the sheet tells about in words of its own."""


def sheet(view: PaleoView, _: Marks, say: Say) -> Sketch:
    return [
        [Span(say(Phrase("paleo-sheet-decks")), bold=True)],
        *_decks(view, say),
        [],
        [Span(say(Phrase("paleo-sheet-backs")), bold=True)],
        *_backs(view, say),
        [],
        [Span(say(Phrase("paleo-sheet-signs")), bold=True)],
        *_signs(say),
        [],
        [Span(say(Phrase("paleo-sheet-stories")), bold=True)],
        *_stories(view, say),
    ]


def _decks(view: PaleoView, say: Say) -> Iterator[Sequence[Span]]:
    """PA-06: the backs of all decks lie open."""
    for group, deck in enumerate(view.decks):
        first = [Span(f"{say(group_phrase(group))} {len(deck)}:", bold=True)]
        yield from flowed([first, *([Span(back_sign(BACKS[back]))] for back in deck)])


def _backs(view: PaleoView, say: Say) -> Iterator[Sequence[Span]]:
    """Of each back how many cards lie in decks, and which ones have been seen."""
    left = Counter(STALE.get(back, back) for deck in view.decks for back in deck)
    seen = {back: [card for card in view.open if BACK[card] == back] for back in range(len(PLACES))}
    gone = {back: [card for card in view.grave if BACK[card] == back] for back in range(len(PLACES))}
    for back in (back for back in BY_PLACE if left[back] or seen[back]):
        name = f"{back_sign(PLACES[back])} {say(back_phrase(PLACES[back]))}"
        yield [Span(name, bold=True), Span(f" – {say(phrase('paleo-sheet-left', count=left[back]))}")]
        for kind, cards in (("seen", seen[back]), ("gone", gone[back])):
            if cards:
                text = say(phrase(f"paleo-sheet-{kind}", cards=cards_phrase(cards)))
                yield from ([Span(f"  {line}")] for line in wrap(text, WIDTH - 2))


def _signs(say: Say) -> Sketch:
    """What the signs stand for."""
    signs = [(SKILL_SIGNS[skill], say(skill_phrase(skill))) for skill in SKILLS]
    signs += [(sign, say(thing_phrase(resource))) for resource, sign in RESOURCE_SIGNS.items()]
    signs += [(say(tool_phrase(tool)), say(thing_phrase(tool))) for tool in TOOLS]
    signs += [(sign, say(Phrase(f"paleo-flag-{flag}"))) for flag, sign in FLAG_SIGNS.items()]
    signs += [(WORD_SIGNS[word], say(Phrase(f"paleo-sheet-sign-{word}"))) for word in EXPLAINED]
    return flowed([[Span(sign, bold=True), Span(f" {text}")] for sign, text in signs], gap=3, indent=0)


def _stories(view: PaleoView, say: Say) -> Iterator[Sequence[Span]]:
    """Of the cards that lie on the board, with the groups and on the rack: on the table there is no room for them."""
    for some in (view.board, *view.people, *view.allies, view.pile[:1], BOX.rack, view.rack):
        for card in some:
            if story := story_phrase(card):
                yield [Span(say(card_phrase(card)), bold=True)]
                yield from ([Span(f"  {line}")] for line in wrap(say(story), WIDTH - 2))
