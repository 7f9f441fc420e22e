"""What a viewer is told about something they point at on the page: a place, humans, a cryptid, a card.

What lies on top of one's own piles is counted as if dusk came now; of the others' only what lies open is told.
"""

from collections.abc import Iterator

from bivouac.engine import About, Phrase, Say, phrase
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.describe import action_line, place_line, player_lines, sighting_line, trait_line
from bivouac.games.twisted.effects import TASTES, Function
from bivouac.games.twisted.moves import OWN_SIGHTINGS
from bivouac.games.twisted.names import count_phrase, listed, seat_phrase, signed, site_phrase
from bivouac.games.twisted.prospect import encounters, tops, workable
from bivouac.games.twisted.sites import PLACES, REST
from bivouac.games.twisted.sketch import phase_phrase
from bivouac.games.twisted.texts import effect_phrase, place_phrase, sighting_phrase
from bivouac.games.twisted.view import ROUNDS, TwistedView

DECK = deck()


def about(view: TwistedView, target: str, say: Say) -> About | None:
    """What there is to tell about a name in the scene; None for one that is not in it."""
    kind, _, rest = target.partition("-")
    if target in ("moment", "now"):
        return About([say(line) for line in _moment(view)])
    if target in ("event", "encounter"):
        return _today(view, say) if target == "event" else _met(view, say)
    if kind == "site" and rest in PLACES:
        return About([say(line) for line in _place(view, PLACES.index(rest))])
    if kind == "human":
        return _humans(view, rest, say)
    if kind in ("cryptid", "myth", "power"):
        seat = _number(rest, view.seats)
        return None if seat is None else About([say(line) for line in player_lines(view, seat)])
    return _card(view, kind, rest, say)


def _number(text: str, below: int) -> int | None:
    """A number as names have it: no signs, no zeros before it."""
    return next((number for number in range(below) if str(number) == text), None)


# The moment


def _moment(view: TwistedView) -> Iterator[Phrase]:
    if view.round:
        yield phrase("twisted-now-round", round=view.round, rounds=ROUNDS)
    yield phase_phrase(view)
    yield phrase("twisted-now-first", seat=seat_phrase(view.first))
    yield phrase("twisted-heard-decks", deck=view.deck, discards=view.discards.bit_count())


def _today(view: TwistedView, say: Say) -> About | None:
    if not view.events:
        return None
    effects = enumerate(DECK.events[view.events[-1]].effects, 1)
    return About([say(phrase("twisted-told-line", number=at, effect=effect_phrase(effect))) for at, effect in effects])


def _met(view: TwistedView, say: Say) -> About | None:
    if view.encounter < 0:
        return None
    return About([say(phrase("twisted-heard-encounter", site=site_phrase(view.encounter, "at")))])


# Places


def _place(view: TwistedView, place: int) -> Iterator[Phrase]:
    yield place_line(view, place)
    if place == REST or place not in view.wild.sites or view.outcome is not None:
        return
    if place in encounters(view):
        yield phrase("twisted-page-likely", tied="yes" if len(encounters(view)) > 1 else "no")
    for top in tops(view, view.seat) if view.seat >= 0 else ():
        if top.site == place:
            title = sighting_phrase(top.card)
            yield phrase("twisted-page-top", card=title, pile=top.pile + 1, sum=_sum(top.sums))


def _sum(sums: tuple[int, ...]) -> str:
    """`−2, 0, +6 = +4`."""
    return f"{', '.join(map(signed, sums))} = {signed(sum(sums))}"


def _humans(view: TwistedView, rest: str, say: Say) -> About | None:
    place, _, number = rest.partition("-")
    taste = _number(number, len(TASTES))
    if place not in PLACES or taste is None:
        return None
    at = PLACES.index(place)
    count = view.humans[3 * at + taste]
    if not count:
        return None
    lines = [phrase("twisted-page-group", who=count_phrase(taste, count), place=place_phrase(at))]
    for top in tops(view, view.seat) if view.seat >= 0 and view.outcome is None else ():
        if top.site == at:
            worth = DECK.sightings[top.card].score[taste]
            each = phrase("twisted-heard-worth", taste=TASTES[taste], worth=signed(worth))
            lines.append(phrase("twisted-page-each", card=sighting_phrase(top.card), worth=each))
    return About([say(line) for line in lines], [f"site-{place}"])


# Cards


def _card(view: TwistedView, kind: str, rest: str, say: Say) -> About | None:
    """A card that the viewer sees."""
    if kind == "card":
        card = _number(rest, len(DECK.actions))
        mine = card is not None and view.seat >= 0 and bool((view.hands[view.seat] or 0) >> card & 1)
        open = card is not None and any((hand or 0) >> card & 1 for hand in view.hands)
        return _action(view, card, say, mine) if card is not None and open else None
    if kind == "sighting":
        seen = _number(rest, len(DECK.sightings))
        return About([say(sighting_line(seen))]) if seen in _sightings(view) and seen is not None else None
    if kind == "trait":
        trait = _number(rest, len(DECK.traits))
        known = [one for dealt in view.dealt for one in dealt or ()] + [one for one in view.kept if one is not None]
        return About([say(trait_line(trait))]) if trait is not None and trait in known else None
    return None


def _sightings(view: TwistedView) -> set[int]:
    """Those that the viewer sees, on the table or in piles; while they make piles, all their own."""
    seen = {card for pile in (*view.shown, *view.piles) for card in pile or ()}
    if view.seat >= 0:
        seen.update(OWN_SIGHTINGS[view.cryptids[view.seat]])
    return seen


def _action(view: TwistedView, card: int, say: Say, mine: bool) -> About:
    """What a card in hand says, and at which hideouts it would do anything now."""
    lines, shows = [say(action_line(card))], []
    for effect in DECK.actions[card].effect.effects if mine else ():
        assert isinstance(effect, Function)
        sites = workable(view, view.seat, effect)
        where = listed([place_phrase(site) for site in sites])
        told = effect_phrase(effect)
        if where is None:
            lines.append(say(phrase("twisted-page-idle", effect=told)))
        else:
            lines.append(say(phrase("twisted-page-works", effect=told, sites=where)))
        shows += [f"site-{PLACES[site]}" for site in sites]
    return About(lines, list(dict.fromkeys(shows)))
