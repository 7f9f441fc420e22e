"""A full game that a view could come from, each as likely as its odds (TC-26).

Every order of the deck, and every way to keep a trait and to make piles, counts the same. Whoever has not finished
choosing in secret is imagined not to have begun.
"""

from collections.abc import Iterable

from bivouac.engine import Luck
from bivouac.games.twisted.cards import TRAITS
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.setup import DEALT
from bivouac.games.twisted.state import FULL
from bivouac.games.twisted.view import TwistedView
from bivouac.hexes import cells


def imagine(view: TwistedView, luck: Luck) -> TwistedState:
    """Draws the others' hands, piles and traits."""
    hands, deck = _hands(view, luck)
    dealt, kept = _traits(view, luck)
    state = TwistedState(
        setting=view.setting,
        undo=view.seat if view.undo else None,
        cryptids=view.cryptids,
        dealt=dealt,
        kept=kept,
        piles=_piles(view, luck),
        shown=list(view.shown),
        hideouts=list(view.hideouts),
        humans=list(view.humans),
        myth=list(view.myth),
        hands=hands,
        forced=list(view.forced),
        limits=list(view.limits),
        first=view.first,
        deck=deck,
        discards=view.discards,
        shuffles=view.shuffles,
        events=view.events,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        step=view.step,
        pile=view.pile,
        encounter=view.encounter,
        used=view.used,
        locked=view.locked,
        either=view.either,
        agenda=view.agenda,
        task=view.task,
        result=view.outcome,
        record=list(view.record),
    )
    state.choices = tuple(state.open_choices())
    return state


def _hands(view: TwistedView, luck: Luck) -> tuple[list[int], int]:
    """Hands, and what is left as the deck: of the unseen cards that were shuffled at the same time, each is as likely
    in one hand as in another; those of the last shuffle may also be in the deck."""
    hands = [hand or 0 for hand in view.hands]
    unseen = ~view.discards
    for hand in hands:
        unseen &= ~hand
    left = 0
    for time in reversed(range(len(view.shuffles))):
        pool = unseen & view.shuffles[time]
        unseen &= ~pool
        wanted = [(seat, view.held[seat][time]) for seat, hand in enumerate(view.hands) if hand is None]
        if any(count for _, count in wanted):
            cards = _drawn(list(cells(pool)), sum(count for _, count in wanted), luck)
            for seat, count in wanted:
                for _ in range(count):
                    card = 1 << cards.pop()
                    hands[seat] |= card
                    pool ^= card
        left |= pool
    return hands, left


def _drawn(cards: list[int], count: int, luck: Luck) -> list[int]:
    """So many of the cards, drawn one after the other."""
    for at in range(count):
        other = at + luck.below(len(cards) - at)
        cards[at], cards[other] = cards[other], cards[at]
    return cards[:count]


def _piles(view: TwistedView, luck: Luck) -> list[tuple[int, ...]]:
    piles = [pile or () for pile in view.piles]
    for seat, cryptid in enumerate(view.cryptids):
        own = slice(PILES * seat, PILES * seat + PILES)
        if view.piles[own.start] is None and view.ready[seat]:
            shown = [card for pile in view.shown[own] for card in pile]
            rest = luck.shuffled([card for card in OWN_SIGHTINGS[cryptid] if card not in shown])
            for at in range(own.start, own.stop):
                count = FULL - len(view.shown[at])
                piles[at], rest = tuple(rest[:count]), rest[count:]
    return piles


def _traits(view: TwistedView, luck: Luck) -> tuple[tuple[tuple[int, int], ...], list[int]]:
    """The pairs that were dealt, and what was kept of them."""
    known = {trait for pair in view.dealt for trait in pair or ()} | _numbers(view.kept)
    rest = luck.shuffled([trait for trait in range(TRAITS) if trait not in known])
    dealt: list[tuple[int, int]] = []
    kept: list[int] = []
    for pair, trait, ready in zip(view.dealt, view.kept, view.ready):
        if pair is None:
            some = [trait] if trait is not None else []
            some += [rest.pop() for _ in range(DEALT - len(some))]
            pair = tuple(luck.shuffled(some))
        if trait is None:
            trait = luck.choose(pair) if ready else -1
        dealt.append((pair[0], pair[1]))
        kept.append(trait)
    return tuple(dealt), kept


def _numbers(kept: Iterable[int | None]) -> set[int]:
    return {trait for trait in kept if trait is not None and trait >= 0}
