"""What happened, as phrases: who walked where, what a sighting gave, how everybody counted at the end.

Only views are compared, so a viewer is told what they may know: a trait, a pile and a drawn card are told by name only
to whoever sees them (TC-26).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bivouac.engine import Phrase, Seat, phrase
from bivouac.games.twisted import record
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import Drawback
from bivouac.games.twisted.lines import EFFECTS, LINES, OWN
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.names import count_phrase, humans_phrase, listed, seat_phrase, signed, site_phrase
from bivouac.games.twisted.record import Happening
from bivouac.games.twisted.scoring import UNSEEN
from bivouac.games.twisted.sites import REST
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
    type_phrase,
)
from bivouac.games.twisted.view import TwistedView

DECK = deck()


def tell(before: TwistedView, after: TwistedView) -> Sequence[Phrase]:
    """What happened between two views of the same viewer."""
    events = after.record[len(before.record) :]
    told = [*_secretly(before, after), *_kept_cards(before, after, events)]
    humans = list(before.humans)
    at = 0
    for kind, run in groupby(events, key=type):
        alike = list(run)
        at += len(alike)
        if kind is record.Walked:
            told += walks(alike, humans)
        elif kind is record.Discarded:
            told += _discards(alike)
        else:
            for event in alike:
                told += _told(event, before, after, events[at:], humans)
    if after.outcome is not None and before.outcome is None:
        told.append(after.outcome.why)
    return told


# What only some can see


def _secretly(before: TwistedView, after: TwistedView) -> Iterator[Phrase]:
    """Traits and piles, as far as the viewer sees them (TC-02, TC-03)."""
    if before.phase != "secrets":
        return
    for seat, (old, new) in enumerate(zip(before.kept, after.kept)):
        if old != new and new is not None:
            yield phrase("twisted-told-kept", seat=seat_phrase(seat), trait=trait_phrase(new))
    for at, (pile, grown) in enumerate(zip(before.piles, after.piles)):
        for card in grown[len(pile) :] if pile is not None and grown is not None else ():
            seat, number = divmod(at, PILES)
            yield phrase("twisted-told-piled", seat=seat_phrase(seat), card=sighting_phrase(card), pile=number + 1)


def _kept_cards(before: TwistedView, after: TwistedView, events: Sequence[Happening]) -> Iterator[Phrase]:
    """Whoever discards no more at night keeps the rest, and perhaps draws nothing: no event tells that."""
    if before.phase == "discard" and after.phase != "discard" and record.Discarded not in map(type, events[:1]):
        yield phrase("twisted-told-keeps", seat=seat_phrase(before.turn), count=sum(before.held[before.turn]))


def _drew(event: record.Drew, before: TwistedView, after: TwistedView) -> Phrase:
    seat, old, new = seat_phrase(event.seat), before.hands[event.seat], after.hands[event.seat]
    if old is None or new is None:
        return phrase("twisted-told-drew", seat=seat)
    return phrase("twisted-told-drew-card", seat=seat, card=action_phrase((new & ~old).bit_length() - 1))


# What all can see


def walks(events: Sequence[Happening], humans: list[int]) -> Iterator[Phrase]:
    """Who went where, those who went the same way together; `humans` goes along."""
    for event in events:
        assert isinstance(event, record.Walked)
        humans[3 * event.start + event.taste] -= 1
        humans[3 * event.end + event.taste] += 1
    for walk, count in Counter(events).items():
        assert isinstance(walk, record.Walked)
        who = count_phrase(walk.taste, count)
        if walk.start == REST:
            yield phrase("twisted-told-come", who=who, count=count, end=site_phrase(walk.end, "to"))
        elif walk.end == REST:
            yield phrase("twisted-told-leave", who=who, count=count, start=site_phrase(walk.start, "from"))
        else:
            start, end = site_phrase(walk.start, "from"), site_phrase(walk.end, "to")
            yield phrase("twisted-told-walk", who=who, count=count, start=start, end=end)


def _discards(events: Sequence[Happening]) -> Iterator[Phrase]:
    cards: dict[Seat, list[Phrase]] = {}
    for event in events:
        assert isinstance(event, record.Discarded)
        cards.setdefault(event.seat, []).append(phrase("twisted-quoted", title=action_phrase(event.card)))
    for seat, titles in cards.items():
        together = listed(titles)
        assert together is not None
        yield phrase("twisted-told-discarded", seat=seat_phrase(seat), cards=together)


def _told(
    event: Happening, before: TwistedView, after: TwistedView, later: Sequence[Happening], humans: Sequence[int]
) -> Iterator[Phrase]:
    match event:
        case record.Drew():
            yield _drew(event, before, after)
        case record.Dawned():
            yield from _dawned(event)
        case record.Chose():
            yield from _chose(event, before)
        case record.Played() | record.Used():
            yield _played(event, after)
            if _in_vain(after, later):
                yield Phrase("twisted-told-in-vain")
        case record.Met():
            site = site_phrase(event.site, "at")
            yield phrase("twisted-told-met", site=site, humans=humans_phrase(humans, event.site))
        case record.Revealed():
            yield from _revealed(event, later)
        case record.Counted():
            yield from count_lines(event, after.cryptids[event.seat])
        case _:
            yield from _happened(event)


def _happened(event: Happening) -> Iterator[Phrase]:
    """Events that are a sentence each."""
    match event:
        case record.Readied():
            yield phrase("twisted-told-readied", seat=seat_phrase(event.seat))
        case record.Hid():
            seat, number, end = seat_phrase(event.seat), event.pile + 1, event.site
            if event.start is None:
                yield phrase("twisted-told-hid", seat=seat, hideout=number, site=site_phrase(end, "at"))
            else:
                ways = {"start": site_phrase(event.start, "from"), "end": site_phrase(end, "to")}
                yield phrase("twisted-told-moved", seat=seat, hideout=number, **ways)
        case record.Passed():
            yield phrase("twisted-told-passed", seat=seat_phrase(event.seat))
        case record.Returned():
            name = "twisted-told-gone" if event.gone else "twisted-told-returned"
            yield phrase(name, seat=seat_phrase(event.seat), hideout=event.pile + 1)
        case record.Stayed() if event.stuck:
            yield phrase("twisted-told-stuck", seat=seat_phrase(event.seat), hideout=event.pile + 1)
        case record.Stayed():
            yield phrase("twisted-told-stayed", seat=seat_phrase(event.seat))
        case record.Shuffled():
            yield Phrase("twisted-told-shuffled")


def _dawned(event: record.Dawned) -> Iterator[Phrase]:
    """TC-08: the event with its three effects."""
    title = event_phrase(event.event)
    yield phrase("twisted-told-dawned", round=event.round, seat=seat_phrase(event.first), event=title)
    for number, effect in enumerate(DECK.events[event.event].effects, 1):
        yield phrase("twisted-told-line", number=number, effect=effect_phrase(effect))


def _chose(event: record.Chose, before: TwistedView) -> Iterator[Phrase]:
    """A site that was named; that of an encounter is told with it."""
    seat = seat_phrase(event.seat)
    if before.phase == "move":
        yield phrase("twisted-told-lifted", seat=seat, site=site_phrase(event.site, "at"))
    elif before.asks == "start" and before.task is not None and LINES[before.task.line].start.word == OWN:
        yield phrase("twisted-told-from", seat=seat, site=site_phrase(event.site, "at"))
    elif before.phase != "encounter":
        yield phrase("twisted-told-chose", seat=seat, site=place_phrase(event.site))


def _played(event: record.Played | record.Used, after: TwistedView) -> Phrase:
    seat = seat_phrase(event.seat)
    if isinstance(event, record.Used):
        return phrase("twisted-told-used", seat=seat, effect=effect_phrase(EFFECTS[event.line]))
    card = action_phrase(event.card)
    if event.power:
        cryptid = after.cryptids[event.seat]
        text = sentence_phrase(DECK.cryptids[cryptid].power)
        return phrase("twisted-told-power", seat=seat, card=card, power=power_phrase(cryptid), text=text)
    return phrase("twisted-told-played", seat=seat, card=card, text=sentence_phrase(DECK.actions[event.card].effect))


def _in_vain(after: TwistedView, later: Sequence[Happening]) -> bool:
    """Whether a card has moved nobody, and nothing of it is left to be decided."""
    for event in later:
        if isinstance(event, record.Walked | record.Met):
            return isinstance(event, record.Met)
    return after.task is None and not after.either


def _revealed(event: record.Revealed, later: Sequence[Happening]) -> Iterator[Phrase]:
    """TC-12, TC-27: the card, the sum as it is counted, and what the card does then."""
    card, seat = DECK.sightings[event.card], seat_phrase(event.seat)
    title, kind = sighting_phrase(event.card), type_phrase(card.type)
    yield phrase("twisted-told-revealed", seat=seat, card=title, type=kind, pile=event.pile + 1)
    hikers, hunters, researchers = map(signed, event.sums)
    total = sum(event.sums)
    floor = "yes" if event.before + total < 0 else "no"
    yield phrase(
        "twisted-told-sum",
        hikers=hikers,
        hunters=hunters,
        researchers=researchers,
        sum=signed(total),
        seat=seat,
        before=event.before,
        after=event.after,
        floor=floor,
    )
    if isinstance(card.effect, Drawback):
        yield phrase(f"twisted-told-drawback-{card.effect.what}", seat=seat, count=card.effect.count)
    else:
        yield phrase("twisted-told-then", effect=effect_phrase(card.effect))
        if later and isinstance(later[0], record.Returned):
            yield Phrase("twisted-told-in-vain")


def count_lines(event: record.Counted, cryptid: int) -> Iterator[Phrase]:
    """TC-24, TC-28: a player's count, line by line."""
    yield phrase("twisted-end-track", seat=seat_phrase(event.seat), cryptid=cryptid_phrase(cryptid), myth=event.track)
    yield phrase("twisted-end-unseen", count=event.unseen, each=UNSEEN)
    yield phrase("twisted-end-trait", trait=trait_phrase(event.trait), count=event.count, bonus=event.bonus)
    parts = " + ".join(map(str, (event.track, *(UNSEEN,) * event.unseen, event.bonus)))
    yield phrase("twisted-end-total", seat=seat_phrase(event.seat), sum=parts, total=event.total)
