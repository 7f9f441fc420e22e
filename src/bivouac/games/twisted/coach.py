"""The coach of a first game: what is asked now, what could be done, and why.

It counts what lies open and what its player holds: where the encounter would be if dusk came now, what their top
sightings would score, which card would help most. It does not look into other people's piles.
"""

from collections.abc import Iterator, Sequence

from bivouac.engine import Phrase, Say, Seat, phrase
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TASTES
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.names import listed, seat_phrase, signed, site_phrase
from bivouac.games.twisted.prospect import Top, crowd_at, encounters, tops, uses
from bivouac.games.twisted.scoring import UNSEEN, sums
from bivouac.games.twisted.texts import action_phrase, place_phrase, sighting_phrase
from bivouac.games.twisted.view import ROUNDS, TwistedView

DECK = deck()


def coach(view: TwistedView, say: Say) -> Sequence[str]:
    """One to five sentences for the viewer."""
    return [say(line) for line in _lines(view)]


def _lines(view: TwistedView) -> Iterator[Phrase]:
    seat = view.seat
    if view.outcome is not None:
        yield Phrase("twisted-coach-over")
    elif seat not in view.actors:
        yield from _waiting(view)
    elif view.phase == "secrets":
        yield from _secrets(view, seat)
    elif view.asks:
        yield from _effect(view, seat)
    elif view.phase in ("hideouts", "place"):
        yield from _placing(view, seat)
    elif view.phase == "day":
        yield from _day(view, seat)
    else:
        yield Phrase(f"twisted-coach-{view.phase}")
        if view.phase in ("encounter", "move"):
            yield from _standing(view, seat)


def _waiting(view: TwistedView) -> Iterator[Phrase]:
    if view.phase == "secrets":
        yield Phrase("twisted-coach-wait-secrets")
        return
    yield phrase("twisted-coach-wait", seat=seat_phrase(view.turn))
    if view.phase == "day" and view.seat >= 0:
        yield from _standing(view, view.seat)


# Before the first round


def _secrets(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    if view.kept[seat] == -1:
        yield phrase("twisted-coach-goal", rounds=ROUNDS)
        yield Phrase("twisted-coach-keep")
        return
    yield Phrase("twisted-coach-pile")
    yield phrase("twisted-coach-pile-types", unseen=UNSEEN)
    yield Phrase("twisted-coach-pile-mixed")


def _placing(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    """What lies on top of the pile, whom it likes, and where it would score most now."""
    yield phrase("twisted-coach-place", hideout=view.pile + 1)
    pile = view.piles[PILES * seat + view.pile]
    if not pile:
        return
    yield _wants(pile[0])
    open = [move.site for move in view.moves if hasattr(move, "site")]
    best = max(open, key=lambda site: sum(sums(pile[0], view.humans, site)))
    score = sum(sums(pile[0], view.humans, best))
    yield phrase("twisted-coach-place-best", site=place_phrase(best), score=signed(score))


def _wants(card: int) -> Phrase:
    """Whom a sighting likes, and whom not."""
    score = DECK.sightings[card].score
    likes = [_each(taste, worth) for taste, worth in enumerate(score) if worth > 0]
    loathes = [_each(taste, worth) for taste, worth in enumerate(score) if worth < 0]
    none = Phrase("twisted-heard-none")
    return phrase(
        "twisted-coach-wants", card=sighting_phrase(card), likes=listed(likes) or none, loathes=listed(loathes) or none
    )


def _each(taste: int, worth: int) -> Phrase:
    return phrase("twisted-heard-worth", taste=TASTES[taste], worth=signed(worth))


# By day


def _day(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    if view.round == 1 and view.step < view.seats:
        yield Phrase("twisted-coach-day")
    yield from _standing(view, seat)
    for use in uses(view, seat)[:1]:
        yield phrase(
            "twisted-coach-card",
            card=action_phrase(use.card),
            site=site_phrase(use.top.site, "at"),
            gain=signed(use.gain),
        )
    if not uses(view, seat):
        yield Phrase("twisted-coach-no-card")


def _standing(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    """Where the encounter would be now, and what it would bring; where else one's best sighting waits."""
    likely, own = encounters(view), tops(view, seat)
    if not likely:
        return
    sites = listed([place_phrase(site) for site in likely])
    assert sites is not None
    yield phrase("twisted-coach-likely", count=len(likely), sites=sites, humans=crowd_at(view, likely[0]))
    there = [top for top in own if top.site in likely]
    for top in there:
        yield phrase(
            "twisted-coach-there", site=site_phrase(top.site, "at"), card=sighting_phrase(top.card), sum=_sum(top)
        )
    best = max(own, key=lambda top: top.score, default=None)
    if best is not None and best not in there and best.score > max((top.score for top in there), default=0):
        missing = crowd_at(view, likely[0]) - crowd_at(view, best.site) + 1
        yield phrase(
            "twisted-coach-elsewhere",
            site=site_phrase(best.site, "at"),
            card=sighting_phrase(best.card),
            sum=_sum(best),
            missing=missing,
        )


def _sum(top: Top) -> str:
    return f"{', '.join(map(signed, top.sums))} = {signed(top.score)}"


def _effect(view: TwistedView, seat: Seat) -> Iterator[Phrase]:
    """A step of an effect: what to look at when one chooses."""
    yield Phrase(f"twisted-coach-asks-{view.asks}")
    for top in sorted(tops(view, seat), key=lambda top: -top.score)[:2]:
        yield _wants(top.card)
