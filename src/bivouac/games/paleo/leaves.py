"""Cards as a panel tells them: title, story, and what can be done, in signs and words."""

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from bivouac.engine import Phrase, Say
from bivouac.games.paleo.art import SIZE, icon, small
from bivouac.games.paleo.backs import BACK_HIGH, BACK_WIDE, back
from bivouac.games.paleo.cards import Card
from bivouac.games.paleo.deeds import CARDS
from bivouac.games.paleo.effects import Action
from bivouac.games.paleo.pagewords import LETTERS, title
from bivouac.games.paleo.texts import action_text, slots_phrase, story_phrase

SIGN_OF_KIND = {"danger": "hostile", "mission": "night", "idea": "idea", "ally": "extra"}


def said(say: Say, name: str) -> str:
    """Something that the page says, ready for markup."""
    return escape(say(Phrase(f"paleo-page-{name}")))


def sign(name: str) -> str:
    """A sign in a line of text."""
    return small(icon(name))


def badge(group: int) -> str:
    """A group, as a small sign in a line of text."""
    return f'<span class="badge seat-{group}" aria-hidden="true">{LETTERS[group]}</span>'


def inline(drawing: str, kind: str, wide: float = SIZE, high: float = SIZE) -> str:
    """A drawing in a line of text, of a kind that the style sheet knows."""
    return f'<svg class="paleo inline {kind}" viewBox="0 0 {wide:g} {high:g}" aria-hidden="true">{drawing}</svg>'


def mini_back(kind: str) -> str:
    """A back in a line of text."""
    return inline(back(*kind.split()), "mini-back", BACK_WIDE, BACK_HIGH)


def tale(say: Say, card: int) -> str:
    """What a card tells, if it tells something."""
    story = story_phrase(card)
    return f'<p class="paleo-tale">{escape(say(story))}</p>' if story else ""


@lru_cache(maxsize=2048)
def leaf(say: Say, card: int, group: int = -1, note: str = "") -> str:
    """A card that lies open: whose it is, its title, its story, its actions."""
    shown = CARDS[card]
    whose = badge(group) + " " if group >= 0 else ""
    kind = sign(SIGN_OF_KIND[shown.kind]) if shown.kind in SIGN_OF_KIND else ""
    lends = sign("help") if shown.help else ""
    more = f"<small>{escape(note)}</small>" if note else ""
    return (
        f'<section class="paleo-leaf {shown.kind}-leaf"><h3>{whose}<span>{escape(title(say, card))}</span> '
        f"{kind}{lends} {more}</h3>{tale(say, card)}{deeds(say, shown)}</section>"
    )


def deeds(say: Say, card: Card) -> str:
    """The actions of a card, line by line."""
    lines = [f'<li class="{_kind(action)}">{escape(action_text(action, say))}</li>' for action in card.actions]
    if card.slots:
        lines.append(f"<li>{escape(_capital(say(slots_phrase(card))))}</li>")
    return f'<ul class="paleo-deeds">{"".join(lines)}</ul>' if lines else ""


def _kind(action: Action) -> str:
    flags = [flag for flag in ("hostile", "night", "extra") if getattr(action, flag)]
    return " ".join(flags) or "plain-deed"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def backs_in_row(backs: Sequence[str]) -> str:
    return f'<span class="paleo-backs">{"".join(map(mini_back, backs))}</span>'
