"""A view of Twisted Cryptids in words, for people who hear the page: the moment, the wilderness, the cryptids, and what
the viewer holds. Who plays and what is to be chosen the page tells by itself.
"""

from collections.abc import Iterator, Sequence

from bivouac.engine import Chapter, Phrase, Say, Seat, phrase
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TASTES
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.names import humans_phrase, listed, seat_phrase, signed, site_phrase
from bivouac.games.twisted.record import Counted
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.sketch import phase_phrase
from bivouac.games.twisted.tale import count_lines
from bivouac.games.twisted.texts import (
    action_phrase,
    cryptid_phrase,
    effect_phrase,
    event_phrase,
    place_phrase,
    power_phrase,
    sentence_phrase,
    sighting_phrase,
    trait_phrase,
    trait_text,
    type_phrase,
)
from bivouac.games.twisted.view import ON_PILE, ROUNDS, TwistedView
from bivouac.hexes import cells

DECK = deck()


def describe(view: TwistedView, say: Say) -> Sequence[Chapter]:
    chapters = [("now", _now(view)), ("sites", _sites(view)), ("players", _players(view))]
    told = [Chapter(say(Phrase(f"twisted-heard-{name}")), list(map(say, lines))) for name, lines in chapters]
    for seat in range(view.seats):
        for name, lines in _held(view, seat):
            title = phrase(f"twisted-heard-{name}", seat=seat_phrase(seat))
            told.append(Chapter(say(title), list(map(say, lines))))
    if counts := [event for event in view.record if isinstance(event, Counted)]:
        ended = [say(line) for event in counts for line in count_lines(event, view.cryptids[event.seat])]
        told.insert(0, Chapter(say(Phrase("twisted-heard-end")), ended))
    return told


def _now(view: TwistedView) -> Iterator[Phrase]:
    if view.round:
        yield phrase("twisted-now-round", round=view.round, rounds=ROUNDS)
    yield phase_phrase(view)
    yield phrase("twisted-now-first", seat=seat_phrase(view.first))
    if view.events:
        event = view.events[-1]
        yield phrase("twisted-heard-event", event=event_phrase(event))
        for number, effect in enumerate(DECK.events[event].effects, 1):
            yield phrase("twisted-told-line", number=number, effect=effect_phrase(effect))
    if view.encounter >= 0:
        yield phrase("twisted-heard-encounter", site=site_phrase(view.encounter, "at"))
    yield phrase("twisted-heard-decks", deck=view.deck, discards=view.discards.bit_count())


def _sites(view: TwistedView) -> Iterator[Phrase]:
    """The sites clockwise, then the rest area."""
    return (place_line(view, place) for place in (*range(REST), REST))


def place_line(view: TwistedView, place: int) -> Phrase:
    """A site with who and what is there and what is next to it; or the rest area."""
    if place == REST:
        return phrase("twisted-heard-rest", humans=humans_phrase(view.humans, REST))
    if place not in view.wild.sites:
        return phrase("twisted-heard-chasm", number=place + 1, site=place_phrase(place))
    hideouts = [
        phrase("twisted-heard-hideout", seat=seat_phrase(at // PILES), hideout=at % PILES + 1)
        for at, where in enumerate(view.hideouts)
        if where == place
    ]
    return phrase(
        "twisted-heard-site",
        number=place + 1,
        site=place_phrase(place),
        humans=humans_phrase(view.humans, place),
        hideouts=listed(hideouts) or Phrase("twisted-heard-none"),
        around=listed([place_phrase(other) for other in view.wild.around[place]]) or Phrase("twisted-heard-none"),
    )


def _players(view: TwistedView) -> Iterator[Phrase]:
    for seat in range(view.seats):
        yield from player_lines(view, seat)


def player_lines(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    """A player: myth and cards, the power, the hideouts, and what was turned up."""
    cryptid = view.cryptids[seat]
    who = {"seat": seat_phrase(seat), "cryptid": cryptid_phrase(cryptid)}
    yield phrase("twisted-heard-player", **who, myth=view.myth[seat], cards=sum(view.held[seat]))
    state = "used" if view.used >> seat & 1 else "locked" if view.locked >> seat & 1 else "open"
    text = sentence_phrase(DECK.cryptids[cryptid].power)
    yield phrase("twisted-heard-power", power=power_phrase(cryptid), text=text, state=state)
    for pile in range(PILES):
        at = PILES * seat + pile
        yield _hideout(view, at)
        cards = listed([phrase("twisted-quoted", title=sighting_phrase(card)) for card in view.shown[at]])
        if cards is not None:
            yield phrase("twisted-heard-shown", pile=pile + 1, cards=cards)


def _hideout(view: TwistedView, at: int) -> Phrase:
    where, number = view.hideouts[at], at % PILES + 1
    if where < REST:
        return phrase("twisted-heard-on-site", hideout=number, site=place_phrase(where))
    name = "twisted-heard-on-pile" if where == ON_PILE else "twisted-heard-gone"
    return phrase(name, hideout=number)


# What only some can see


def _held(view: TwistedView, seat: Seat) -> Iterator[tuple[str, Iterator[Phrase]]]:
    """What a viewer sees of somebody's own: the choice of traits, or trait and piles, and the hand."""
    hand, kept, dealt = view.hands[seat], view.kept[seat], view.dealt[seat]
    if hand:
        yield "hand", map(action_line, cells(hand))
    if kept == -1 and dealt is not None:
        yield "traits", map(trait_line, sorted(dealt))
    elif kept is not None:
        yield "trait", map(trait_line, (kept,))
        yield "piles", _piles(view, seat)
        if view.phase == "secrets" and not view.ready[seat]:
            yield "sightings", map(sighting_line, _loose(view, seat))


def _loose(view: TwistedView, seat: Seat) -> list[int]:
    """The sightings that are in no pile yet (TC-03)."""
    piled = [card for pile in view.piles[PILES * seat : PILES * seat + PILES] for card in pile or ()]
    return [card for card in OWN_SIGHTINGS[view.cryptids[seat]] if card not in piled]


def _piles(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    for pile in range(PILES):
        cards = view.piles[PILES * seat + pile]
        if cards:
            yield phrase("twisted-heard-pile", pile=pile + 1)
            yield from map(sighting_line, cards)
        else:
            name = "twisted-heard-unmade" if view.phase == "secrets" else "twisted-heard-empty"
            yield phrase(name, pile=pile + 1)


def action_line(card: int) -> Phrase:
    text = sentence_phrase(DECK.actions[card].effect)
    return phrase("twisted-heard-card", title=action_phrase(card), text=text)


def trait_line(trait: int) -> Phrase:
    return phrase("twisted-heard-card", title=trait_phrase(trait), text=trait_text(DECK.traits[trait]))


def sighting_line(card: int) -> Phrase:
    sighting = DECK.sightings[card]
    worth = [
        phrase("twisted-heard-worth", taste=TASTES[taste], worth=signed(worth))
        for taste, worth in enumerate(sighting.score)
        if worth
    ]
    return phrase(
        "twisted-heard-sighting",
        title=sighting_phrase(card),
        type=type_phrase(sighting.type),
        score=listed(worth) or signed(0),
        text=effect_phrase(sighting.effect),
    )
