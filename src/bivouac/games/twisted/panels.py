"""What lies beside the wilderness on a page: the viewer's hand, their piles and trait, the day, and the cryptids.

While all choose in secret, the place of the hand is taken by two traits, then by nine sightings and three piles.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape

from bivouac.engine import Panel, Phrase, Say, Seat, phrase
from bivouac.games.twisted.art import BOLT, portrait, small
from bivouac.games.twisted.cards import CRYPTIDS, deck
from bivouac.games.twisted.faces import (
    action_card,
    effect_signs,
    sentence_lines,
    sentence_signs,
    sighting_card,
    sighting_chip,
    trait_card,
)
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.names import LETTERS, seat_phrase
from bivouac.games.twisted.scoring import trait_count
from bivouac.games.twisted.texts import (
    action_phrase,
    cryptid_phrase,
    effect_phrase,
    event_phrase,
    power_phrase,
)
from bivouac.games.twisted.view import TwistedView
from bivouac.hexes import cells

DECK = deck()
Piles = tuple[tuple[int, ...], ...]


def panels(view: TwistedView, say: Say) -> Mapping[str, Panel]:
    """The panels by their names, in reading order."""
    found: dict[str, Panel] = {}
    seat = view.seat
    if seat >= 0 and view.outcome is None:
        found["hand"] = _held(view, seat, say)
    found["day"] = _day(view, say)
    found["cryptids"] = _cryptids(view, say)
    return found


def _panel(say: Say, name: str, html: str, secret: bool = False) -> Panel:
    return Panel(say(Phrase(f"twisted-page-panel-{name}")), f'<div class="twisted-panel">{html}</div>', secret=secret)


def badge(seat: Seat) -> str:
    """A seat, as a small sign in a line of text."""
    return f'<span class="badge seat-{seat}" aria-hidden="true">{LETTERS[seat]}</span>'


def _cards(cards: str, kind: str = "") -> str:
    return f'<div class="twisted-cards{kind}">{cards}</div>'


# The hand, or what is chosen in secret


def _held(view: TwistedView, seat: Seat, say: Say) -> Panel:
    if view.phase != "secrets" or view.ready[seat]:
        kept = view.kept[seat]
        assert kept is not None
        reached = trait_count(DECK.traits[kept], _turned(view, seat))
        return _hand(say, seat, view.hands[seat] or 0, _seen(view, seat), kept, reached)
    if view.kept[seat] == -1:
        return _two_traits(say, view.dealt[seat] or ())
    return _sorting(say, seat, view.cryptids[seat], _seen(view, seat))


def _seen(view: TwistedView, seat: Seat) -> Piles:
    return tuple(pile or () for pile in view.piles[PILES * seat : PILES * seat + PILES])


def _turned(view: TwistedView, seat: Seat) -> Piles:
    return view.shown[PILES * seat : PILES * seat + PILES]


@lru_cache(maxsize=1024)
def _hand(say: Say, seat: Seat, hand: int, piles: Piles, kept: int, reached: int) -> Panel:
    cards = "".join(action_card(say, card) for card in cells(hand))
    held = _cards(cards) if cards else f"<p>{_said(say, 'no-cards')}</p>"
    return _panel(say, "hand", held + _mine(say, seat, piles, kept, reached), secret=True)


@lru_cache(maxsize=256)
def _two_traits(say: Say, dealt: tuple[int, ...]) -> Panel:
    """TC-02."""
    return _panel(
        say, "traits", _cards("".join(trait_card(say, trait) for trait in sorted(dealt)), " two"), secret=True
    )


@lru_cache(maxsize=1024)
def _sorting(say: Say, seat: Seat, cryptid: int, piles: Piles) -> Panel:
    """TC-03: the piles as far as they are made, and the sightings that are in none."""
    piled = {card for pile in piles for card in pile}
    slots = "".join(
        f'<div class="twisted-pile" id="pile-{number}"><h3>{badge(seat)} {_pile_name(say, number)}</h3>'
        + "".join(sighting_chip(say, card, depth) for depth, card in enumerate(pile, 1))
        + "<i></i>" * (PILES - len(pile))
        + "</div>"
        for number, pile in enumerate(piles)
    )
    loose = "".join(sighting_card(say, card) for card in OWN_SIGHTINGS[cryptid] if card not in piled)
    html = f'<div class="twisted-piles sorting">{slots}</div>{_cards(loose, " narrow")}'
    return _panel(say, "sightings", html, secret=True)


def _pile_name(say: Say, number: int) -> str:
    return escape(say(phrase("twisted-pile", pile=number + 1)))


def _said(say: Say, name: str) -> str:
    return escape(say(Phrase(f"twisted-page-{name}")))


@lru_cache(maxsize=1024)
def _mine(say: Say, seat: Seat, piles: Piles, kept: int, reached: int) -> str:
    """Backs, and the faces on request; they stay open as long as nothing of this changes."""
    backs = "".join(
        f'<span class="twisted-back seat-{seat}">{LETTERS[seat]}{number}<small>{len(pile)}</small></span>'
        for number, pile in enumerate(piles, 1)
    )
    faces = "".join(
        f'<div class="twisted-pile"><h3>{badge(seat)} {_pile_name(say, number)}</h3>'
        + "".join(sighting_card(say, card) for card in pile)
        + "</div>"
        for number, pile in enumerate(piles)
    )
    return (
        f'<details class="twisted-mine"><summary><span class="backs">{backs}</span> {_said(say, "look")}</summary>'
        f'<div class="twisted-piles">{faces}</div>{trait_card(say, kept, reached)}</details>'
    )


# The day


def _day(view: TwistedView, say: Say) -> Panel:
    done = 0
    if view.events and view.phase == "dawn":
        done = len(DECK.events[view.events[-1]].effects) - len(view.agenda) - 1
    elif view.events and view.phase != "event":
        done = len(DECK.events[view.events[-1]].effects)
    return _today(say, view.events[-1] if view.events else -1, done, view.deck, view.discards)


@lru_cache(maxsize=1024)
def _today(say: Say, event: int, done: int, deck: int, discards: int) -> Panel:
    """The event, line by line, and what has been played and thrown away."""
    parts = []
    if event >= 0:
        lines = "".join(
            f'<li class="{"done" if number < done else "now" if number == done else ""}">{effect_signs(effect)} '
            f"<span>{escape(say(effect_phrase(effect)))}</span></li>"
            for number, effect in enumerate(DECK.events[event].effects)
        )
        title = escape(say(event_phrase(event)))
        parts.append(f'<div class="twisted-event"><b>{title}</b><ol class="twisted-lines">{lines}</ol></div>')
    else:
        parts.append(f"<p>{_said(say, 'no-event')}</p>")
    count = escape(say(phrase("twisted-heard-decks", deck=deck, discards=discards.bit_count())))
    gone = "".join(
        f"<li>{escape(say(action_phrase(card)))} <span>{sentence_signs(DECK.actions[card].effect)}</span></li>"
        for card in cells(discards)
    )
    parts.append(f"<p>{count}</p>")
    if gone:
        parts.append(
            f'<details><summary>{_said(say, "discards")}</summary><ul class="twisted-gone">{gone}</ul></details>'
        )
    return _panel(say, "day", "".join(parts))


# The cryptids


def _cryptids(view: TwistedView, say: Say) -> Panel:
    """Everybody's, from the viewer's left, the viewer's own last; who looks on sees all in order."""
    begin = max(view.seat, -1) + 1
    sections = "".join(_section_of(view, (begin + at) % view.seats, say) for at in range(view.seats))
    return _panel(say, "cryptids", sections)


def _section_of(view: TwistedView, seat: Seat, say: Say) -> str:
    state = "used" if view.used >> seat & 1 else "locked" if view.locked >> seat & 1 else "ready"
    bare = seat != view.seat or view.outcome is not None  # what is nobody's secret here
    piles = _seen(view, seat) if bare and view.piles[PILES * seat] is not None else ()
    kept = view.kept[seat] if bare else None
    hand = view.hands[seat] if bare else None
    return _section(
        say, seat, view.cryptids[seat], state, _turned(view, seat), piles, -1 if kept is None else kept, hand or 0
    )


@lru_cache(maxsize=4096)
def _section(say: Say, seat: Seat, cryptid: int, power: str, shown: Piles, piles: Piles, kept: int, hand: int) -> str:
    """A cryptid: its power, what was turned up of its sightings, and what lies open besides."""
    head = (
        f"<h3>{badge(seat)} {small(portrait(CRYPTIDS[cryptid]), 100, 100, 'twisted-portrait')} "
        f"<span>{escape(say(cryptid_phrase(cryptid)))} <small>{escape(say(seat_phrase(seat)))}</small></span></h3>"
    )
    text = DECK.cryptids[cryptid].power
    bolt = small(f'<path d="{BOLT}"/>', 24, 24, "twisted-bolt")
    ability = (
        f'<button type="button" class="twisted-card power {power}" id="power-{seat}"><b>{bolt} '
        f"{escape(say(power_phrase(cryptid)))}</b> {sentence_lines(say, text)} "
        f"<small>{_said(say, f'power-{power}')}</small></button>"
    )
    return f'<section class="twisted-cryptid">{head}{ability}{"".join(_lying(say, shown, piles, kept, hand))}</section>'


def _lying(say: Say, shown: Piles, piles: Piles, kept: int, hand: int) -> Iterator[str]:
    """What can be seen of somebody's cards: turned up by pile, then what only some may see."""
    for name, some in (("turned-up", shown), ("in-piles", piles)):
        if any(some):
            yield f"<h4>{_said(say, name)}</h4>" + _cards("".join(_by_pile(say, some)), " narrow")
    if kept >= 0:
        yield trait_card(say, kept, trait_count(DECK.traits[kept], shown))
    if hand:
        yield _cards("".join(action_card(say, card) for card in cells(hand)))


def _by_pile(say: Say, piles: Piles) -> Iterator[str]:
    for number, pile in enumerate(piles, 1):
        note = say(phrase("twisted-pile", pile=number))
        yield from (sighting_card(say, card, note) for card in pile)
