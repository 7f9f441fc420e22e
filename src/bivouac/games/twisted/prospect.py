"""What can be read off the table: where the encounter would be if dusk came now, what a sighting would score there, and
where a card would move anybody. It counts, and guesses nothing."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bivouac.engine import Seat
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TASTES, Function
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.scoring import sums
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import TwistedView
from bivouac.hexes import cells

DECK = deck()


def crowd_at(view: TwistedView, site: int) -> int:
    """How many humans are at a site."""
    return sum(view.humans[3 * site : 3 * site + 3])


def encounters(view: TwistedView) -> list[int]:
    """The sites where the encounter can be if dusk comes now: several if they are tied (TC-11)."""
    sites = [site for site in view.wild.sites if site in view.hideouts]
    most = max((crowd_at(view, site) for site in sites), default=0)
    return [site for site in sites if crowd_at(view, site) == most]


class Top(NamedTuple):
    """What somebody would turn up at a site, and what it would score there now."""

    pile: int
    site: int
    card: int
    sums: tuple[int, ...]

    @property
    def score(self) -> int:
        return sum(self.sums)


def tops(view: TwistedView, seat: Seat) -> list[Top]:
    """The sightings that lie on top of somebody's piles, as far as the viewer sees them and their hideouts are out."""
    found = []
    for pile in range(PILES):
        cards, site = view.piles[PILES * seat + pile], view.hideouts[PILES * seat + pile]
        if cards and site < REST:
            found.append(Top(pile, site, cards[0], sums(cards[0], view.humans, site)))
    return found


class Use(NamedTuple):
    """What a card can do at once for a sighting that lies on top: how much more it would score."""

    card: int
    top: Top
    gain: int


def uses(view: TwistedView, seat: Seat) -> list[Use]:
    """What the cards in somebody's hand can do for their sightings, best first."""
    found = [
        Use(card, top, gain)
        for card in cells(view.hands[seat] or 0)
        for effect in DECK.actions[card].effect.effects
        for top in tops(view, seat)
        if isinstance(effect, Function) and (gain := _gain(view, effect, top)) > 0
    ]
    return sorted(found, key=lambda use: -use.gain)


def _gain(view: TwistedView, effect: Function, top: Top) -> int:
    """What a function at the site of a sighting would add to its score, with the best humans that it can move."""
    comes = effect.verb in ("lure", "attract")
    score = DECK.sightings[top.card].score
    worth = sorted(
        (
            (score[taste] if comes else -score[taste])
            for taste, count in _movable(view, effect, top.site)
            for _ in range(count)
        ),
        reverse=True,
    )
    return sum(worth[: effect.count])


def _movable(view: TwistedView, effect: Function, site: int) -> Iterator[tuple[int, int]]:
    """Who would move onto a site or away from it, by taste."""
    starts: Iterable[int]
    starts = {"lure": view.wild.around[site], "attract": (REST,)}.get(effect.verb, (site,))
    for taste, name in enumerate(TASTES):
        if effect.taste in (name, "any"):
            yield taste, sum(view.humans[3 * start + taste] for start in starts)


def workable(view: TwistedView, seat: Seat, effect: Function) -> list[int]:
    """The sites of somebody's hideouts where a function would move anybody (TC-18)."""
    found = []
    for site in view.hideouts[PILES * seat : PILES * seat + PILES]:
        if site < REST:
            starts = {"lure": view.wild.around[site], "attract": (REST,), "extract": view.wild.near[site]}
            places = starts.get(effect.verb, (site,))
            tastes = [taste for taste, name in enumerate(TASTES) if effect.taste in (name, "any")]
            if any(view.humans[3 * place + taste] for place in places for taste in tastes):
                found.append(site)
    return sorted(found)
