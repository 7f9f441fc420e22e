"""What others' acts tell about their hidden sightings: who drew hunters to a hideout probably has a decoy on top.

Everybody is taken to make piles and to play as a greedy player would, with whims. For each hideout the acts of its
owner since its last sighting was turned up are added up to three numbers: how many more humans of each taste, by the
odds of an encounter there, they brought to it. A sighting that likes these is the likelier on top.
"""

from collections.abc import Sequence
from math import exp

from bivouac.engine import Luck, Seat
from bivouac.games.twisted import record
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.secrets import EXPECTED
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import GONE, ON_PILE, TURNS, TwistedView
from bivouac.games.twisted.worth import SCORES, heat, price

TRUST = 0.3
"""How much an act is worth as evidence: the log of the odds by a point of what it would bring."""
WHIM = 3.5
"""How freely piles are made: a sighting that promises so much more is e times as likely on top."""

Clue = tuple[float, ...]
NONE: Clue = (0.0, 0.0, 0.0)


class Watcher:
    """What one has seen the others do."""

    def __init__(self, view: TwistedView) -> None:
        self.view = view
        self.clues = clues(view)

    def imagine(self, luck: Luck) -> TwistedState:
        """A full game that the view could come from, in which the others had reason to do what they did."""
        state = imagine(self.view, luck)
        for seat, cryptid in enumerate(self.view.cryptids):
            own = slice(PILES * seat, PILES * seat + PILES)
            if self.view.piles[own.start] is None and self.view.ready[seat]:
                state.piles[own] = self._piles(seat, cryptid, state.kept[seat], luck)
        return state

    def _piles(self, seat: Seat, cryptid: int, kept: int, luck: Luck) -> list[tuple[int, ...]]:
        shown = self.view.shown[PILES * seat : PILES * seat + PILES]
        turned = [card for pile in shown for card in pile]
        left = [card for card in OWN_SIGHTINGS[cryptid] if card not in turned]
        piles: list[tuple[int, ...]] = [()] * PILES
        for depth in range(PILES):
            for pile in range(PILES):
                if depth < PILES - len(shown[pile]):
                    clue = NONE if depth else self.clues[PILES * seat + pile]
                    weights = [likeliness(card, kept, shown, pile, clue) for card in left]
                    card = drawn(left, weights, luck)
                    piles[pile] += (card,)
                    left.remove(card)
        return piles


def likeliness(card: int, kept: int, shown: tuple[tuple[int, ...], ...], pile: int, clue: Clue) -> float:
    score = SCORES[card]
    seen = score[0] * clue[0] + score[1] * clue[1] + score[2] * clue[2]
    return exp((EXPECTED[card] + price(kept, shown, pile, card)) / WHIM + TRUST * seen)


def drawn(cards: Sequence[int], weights: Sequence[float], luck: Luck) -> int:
    rest = luck.random() * sum(weights)
    for card, weight in zip(cards, weights):
        rest -= weight
        if rest < 0:
            return card
    return cards[-1]


def clues(view: TwistedView) -> list[Clue]:
    """For each hideout what its owner did for an encounter there, by taste."""
    seats = view.seats
    humans, hideouts = list(view.wild.humans), [ON_PILE] * (PILES * seats)
    found = [NONE] * (PILES * seats)
    step, actor = 0, -1
    before: dict[int, tuple[float, ...]] = {}

    def close() -> None:
        if actor >= 0:
            after = weighed(humans, hideouts, heat(TURNS * seats - step))
            for at in range(PILES * actor, PILES * actor + PILES):
                if (site := hideouts[at]) < REST:
                    found[at] = tuple(old + new - was for old, new, was in zip(found[at], after[site], before[site]))

    for event in view.record:
        match event:
            case record.Walked(taste, start, end):
                humans[3 * start + taste] -= 1
                humans[3 * end + taste] += 1
            case record.Played(seat) | record.Passed(seat):
                close()
                step, actor = step + 1, seat
                before = weighed(humans, hideouts, heat(TURNS * seats - step))
            case record.Met():
                close()
                actor = -1
            case record.Dawned():
                step, actor = 0, -1
            case record.Revealed(seat, pile):
                found[PILES * seat + pile] = NONE
            case record.Hid(seat, pile, site):
                hideouts[PILES * seat + pile] = site
            case record.Returned(seat, pile, gone):
                hideouts[PILES * seat + pile] = GONE if gone else ON_PILE
            case _:
                pass
    close()
    return found


def weighed(humans: Sequence[int], hideouts: Sequence[int], warmth: float) -> dict[int, tuple[float, ...]]:
    """The humans at each hideout by taste, by the odds that the encounter is there."""
    sites = {site for site in hideouts if site < REST}
    if not sites:
        return {}
    crowds = {site: sum(humans[3 * site : 3 * site + 3]) for site in sites}
    most = max(crowds.values())
    odds = {site: exp(warmth * (crowd - most)) for site, crowd in crowds.items()}
    whole = sum(odds.values())
    return {site: tuple(odds[site] / whole * human for human in humans[3 * site : 3 * site + 3]) for site in sites}
