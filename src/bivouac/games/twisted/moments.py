"""What is worth watching: a sighting is turned up at dusk and counted, taste by taste; at the end everybody is.

A moment is made of what lies open to all, so everybody watches the same.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape

from bivouac.engine import Moment, Phrase, Say, Step, phrase
from bivouac.games.twisted import record
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TASTES, Drawback
from bivouac.games.twisted.faces import worth_signs
from bivouac.games.twisted.names import LETTERS, count_phrase, seat_phrase, signed, site_phrase
from bivouac.games.twisted.scoring import UNSEEN
from bivouac.games.twisted.tale import count_lines
from bivouac.games.twisted.texts import cryptid_phrase, effect_phrase, sighting_phrase, type_phrase
from bivouac.games.twisted.view import TwistedView

DECK = deck()


def moments(view: TwistedView, say: Say) -> Sequence[Moment]:
    """The sightings of the last dusk, then the count of the end."""
    found = []
    for at in reversed(range(len(view.record))):
        event = view.record[at]
        if isinstance(event, record.Revealed):
            found.append(_reveal(say, at, event, view.cryptids[event.seat], view.encounter))
        elif isinstance(event, record.Met):
            break
    found.reverse()
    counts = tuple(event for event in view.record[-view.seats :] if isinstance(event, record.Counted))
    if counts and view.outcome is not None:
        found.append(_end(say, counts, view.cryptids, say(view.outcome.why)))
    return found


# Dusk


@lru_cache(maxsize=256)
def _reveal(say: Say, at: int, event: record.Revealed, cryptid: int, site: int) -> Moment:
    """TC-12, TC-27: the card turns, and the sum is shown as it is counted."""
    title = phrase("twisted-moment-sighted", cryptid=cryptid_phrase(cryptid))
    steps = [_where(say, event, site), _card(say, event)]
    steps += [_part(say, event, taste) for taste in range(len(TASTES))]
    steps += [_sum(say, event), Step(say(_myth(event))), Step(say(_effect(event)))]
    return Moment(f"reveal-{at}", say(title), steps)


def _where(say: Say, event: record.Revealed, site: int) -> Step:
    seat = seat_phrase(event.seat)
    line = say(phrase("twisted-moment-where", seat=seat, hideout=event.pile + 1, site=site_phrase(site, "at")))
    return Step(line, f"{_badge(event.seat)} {escape(line)}")


def _card(say: Say, event: record.Revealed) -> Step:
    kind = DECK.sightings[event.card].type
    title, named = say(sighting_phrase(event.card)), say(type_phrase(kind))
    line = say(phrase("twisted-moment-card", card=sighting_phrase(event.card), type=type_phrase(kind)))
    inside = f"<em>{escape(named)}</em><b>{escape(title)}</b><span>{worth_signs(say, event.card)}</span>"
    card = f'<div class="twisted-card sighting {kind} turned">{inside}</div>'
    return Step(line, f'<div class="twisted-panel">{card}</div>')


def _part(say: Say, event: record.Revealed, taste: int) -> Step:
    """What those of a taste give; nobody counts those whom the sighting does not care for."""
    worth, given = DECK.sightings[event.card].score[taste], event.sums[taste]
    if worth:
        about = phrase("twisted-moment-each", who=count_phrase(taste, given // worth), worth=signed(worth))
    else:
        about = Phrase(f"twisted-moment-indifferent-{TASTES[taste]}")
    return _row(say, about, signed(given))


def _sum(say: Say, event: record.Revealed) -> Step:
    """As it is counted: −2, 0, +6 = +4."""
    parts = ", ".join(map(signed, event.sums))
    return _row(say, Phrase("twisted-moment-sum"), f"{parts} = {signed(sum(event.sums))}", "total")


def _myth(event: record.Revealed) -> Phrase:
    floor = "yes" if event.before + sum(event.sums) < 0 else "no"
    seat = seat_phrase(event.seat)
    return phrase("twisted-moment-myth", seat=seat, before=event.before, after=event.after, floor=floor)


def _effect(event: record.Revealed) -> Phrase:
    effect = DECK.sightings[event.card].effect
    if isinstance(effect, Drawback):
        return phrase(f"twisted-told-drawback-{effect.what}", seat=seat_phrase(event.seat), count=effect.count)
    return phrase("twisted-told-then", effect=effect_phrase(effect))


# The end


@lru_cache(maxsize=64)
def _end(say: Say, counts: tuple[record.Counted, ...], cryptids: tuple[int, ...], why: str) -> Moment:
    """TC-24, TC-28: each player's count, line by line."""
    steps = [step for count in counts for step in _count(say, count, cryptids[count.seat])]
    steps.append(Step(why, f"<b>{escape(why)}</b>"))
    return Moment("end", say(Phrase("twisted-moment-end")), steps, stays=True)


def _count(say: Say, count: record.Counted, cryptid: int) -> Iterator[Step]:
    given = (count.track, UNSEEN * count.unseen, count.bonus, count.total)
    kinds = ("first", "", "", "total")
    for line, number, kind in zip(map(say, count_lines(count, cryptid)), given, kinds):
        shown = str(number) if kind else signed(number)
        yield Step(line, _aligned(f"{_badge(count.seat) if kind == 'first' else ''} {escape(line)}", shown, kind))


# How lines look


def _badge(seat: int) -> str:
    return f'<span class="badge seat-{seat}" aria-hidden="true">{LETTERS[seat]}</span>'


def _row(say: Say, about: Phrase, number: str, kind: str = "") -> Step:
    """A line with a number at its end."""
    line = say(phrase("twisted-moment-row", about=about, number=number))
    return Step(line, _aligned(escape(say(about)), number, kind))


def _aligned(about: str, number: str, kind: str) -> str:
    return f'<span class="part {kind}"><span>{about}</span><b>{number}</b></span>'
