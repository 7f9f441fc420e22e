"""A player who plays for the next encounter: of all that can be done now, what makes it score most, if dusk came then.

At night it looks a little further, and so do all who think by day as well.
"""

from collections.abc import Sequence

import numpy as np

from bivouac.engine import Luck
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.lines import LINES, ONTO
from bivouac.games.twisted.moves import DONE, MOVES, PILES, STAY, Choose, Discard, Place, TwistedMove
from bivouac.games.twisted.night import MOST_HIDEOUTS
from bivouac.games.twisted.outlook import Weigh, hope_of, own_sites, prospects, row_of, turns_left, valued
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.secrets import secret
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import ON_PILE, TwistedView
from bivouac.games.twisted.ways import Numbers, card_ways
from bivouac.games.twisted.worth import NIGHT_HEAT, guess, haunted, heat
from bivouac.hexes import cells

AFTERWARDS = 0.5  # what the morrow counts for while an encounter is on
WORTH_KEEPING = 0.4  # what a card should promise to be kept at night


class Greedy:
    """Best next encounter. What is hidden from it is drawn, but it looks at nothing of that."""

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if len(view.moves) == 1:
            return view.moves[0]
        if view.phase == "secrets":
            return secret(view, luck)
        state = imagine(view, luck)
        if view.task is not None and LINES[view.task.line].verb >= ONTO:
            return drift(state, view.moves)
        match view.phase:
            case "encounter":
                return encounter(state, view.moves)
            case "move":
                return wander(state)
            case "discard":
                return discard(state)
            case "place" | "hideouts":
                return place(state, luck.shuffled(view.moves))
            case _:
                by_day = hope_of(state, state.turn, selfish=True).at(heat(0))
                worth = prospects(state, by_day if view.phase == "day" else aims(state))
                return MOVES[max(worth, key=lambda number: worth[number])]


def aims(state: TwistedState) -> Weigh:
    """What rows of humans are worth now to whoever's turn it is."""
    seat = state.turn
    if state.phase != "dusk":
        return hope_of(state, seat).at(heat(turns_left(state)))
    site, at, seats = state.encounter, PILES * seat + state.pile, state.setting.seats
    liked = np.zeros(3, np.float32)
    for other in range(seats):
        if other != seat and site in state.own_hideouts(other):
            shown = tuple(state.shown[PILES * other : PILES * other + PILES])
            liked += np.array(guess(state.cryptids[other], shown), np.float32) / (seats - 1)
    morrow = hope_of(moved(state, at, ON_PILE), seat)

    def weigh(humans: Numbers) -> Numbers:
        here: Numbers = humans[:, 3 * site : 3 * site + 3] @ liked
        return AFTERWARDS * morrow.of(humans, NIGHT_HEAT) - here

    return weigh


def drift(state: TwistedState, moves: Sequence[TwistedMove]) -> TwistedMove:
    """A step of an event: whatever leaves the humans best."""
    rows = []
    for move in moves:
        after = state.copy()
        after.play(state.turn, move)
        rows.append(after.humans)
    return moves[int(aims(state)(np.array(rows, np.float32)).argmax())]


def encounter(state: TwistedState, moves: Sequence[TwistedMove]) -> TwistedMove:
    """The site that is best for oneself."""
    mine, humans = hope_of(state, state.turn), row_of(state)
    sites = haunted(state.hideouts)
    worth = dict(zip(sites, (humans @ mine.worth + mine.extra).tolist()))
    return max(moves, key=lambda move: worth[move.site] if isinstance(move, Choose) else 0.0)


# At night


def moved(state: TwistedState, at: int, site: int) -> TwistedState:
    """The state with a hideout elsewhere."""
    after = state.copy()
    after.hideouts[at] = site
    return after


def tomorrow(state: TwistedState) -> float:
    """What the morrow promises whoever's turn it is."""
    return float(hope_of(state, state.turn).of(row_of(state)[None], NIGHT_HEAT)[0])


def place(state: TwistedState, moves: Sequence[TwistedMove]) -> TwistedMove:
    at = PILES * state.turn + state.pile
    return max(moves, key=lambda move: tomorrow(moved(state, at, move.site)) if isinstance(move, Place) else 0.0)


def wander(state: TwistedState) -> TwistedMove:
    """The hideout that would do best elsewhere, if any would."""
    own, seats = state.own_hideouts(state.turn), state.setting.seats
    full = MOST_HIDEOUTS if seats > MOST_HIDEOUTS else seats
    targets = [site for site in state.wild.sites if site not in own and state.hideouts.count(site) < full]
    best: TwistedMove = STAY
    most = tomorrow(state)
    for pile, start in enumerate(own):
        for site in targets if start < REST else ():
            worth = tomorrow(moved(state, PILES * state.turn + pile, site))
            if worth > most:
                best, most = Choose(start), worth
    return best


def discard(state: TwistedState) -> TwistedMove:
    """The card that promises least, if that is little."""
    humans, sites = row_of(state), own_sites(state, state.turn)
    weigh = hope_of(state, state.turn).at(NIGHT_HEAT)
    promises = {}
    for card in cells(state.hands[state.turn]):
        values = valued(card_ways(state.setting.seats, card, sites), humans, weigh)
        promises[card] = float(values.max()) if len(values) else 0.0
    card = min(promises, key=lambda card: promises[card])
    return Discard(card) if promises[card] < tomorrow(state) + WORTH_KEEPING else DONE
