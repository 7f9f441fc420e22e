"""Games of Twisted Cryptids for tests: laid out by hand, or played up to some moment."""

from collections.abc import Mapping, Sequence
from functools import cache

from bivouac.engine import CHANCE, Luck, Seat
from bivouac.games.twisted import GAME
from bivouac.games.twisted.cards import CRYPTIDS, deck
from bivouac.games.twisted.effects import SITES
from bivouac.games.twisted.language import parse
from bivouac.games.twisted.lines import NUMBER
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES, Draw, Event
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.setup import TwistedDeal
from bivouac.games.twisted.sites import EACH, REST

DECK = deck()
RIVER, PARK, LAKE, MARSH, GORGE, WOODS = range(len(SITES))
HIKER, HUNTER, RESEARCHER = range(3)
BIGFOOT, MOTHMAN, FROG, JACKALOPE = range(len(CRYPTIDS))

ACTION = {card.id: number for number, card in enumerate(DECK.actions)}
SIGHTING = {card.id: number for number, card in enumerate(DECK.sightings)}
EVENT = {card.id: number for number, card in enumerate(DECK.events)}
TRAIT = {card.id: number for number, card in enumerate(DECK.traits)}

Humans = Mapping[int, tuple[int, int, int]]
"""Hikers, hunters and researchers by site."""


def dealt(seats: int = 3, first: Seat = 0, cryptids: Sequence[str] = CRYPTIDS) -> TwistedState:
    """A game before anybody has chosen: Bigfoot, Mothman, the frog and the Jackalope, unless said otherwise."""
    traits = tuple(TRAIT)
    pairs = tuple((traits[2 * seat], traits[2 * seat + 1]) for seat in range(seats))
    return GAME.start(GAME.setting(seats), TwistedDeal(first, tuple(cryptids[:seats]), pairs))


def crowd(humans: Humans) -> list[int]:
    """Humans by place and taste; who is on no site rests."""
    counts = [0] * (3 * REST) + [EACH] * 3
    for site, tastes in humans.items():
        for taste, count in enumerate(tastes):
            counts[3 * site + taste] += count
            counts[3 * REST + taste] -= count
    return counts


def day(
    humans: Humans,
    hideouts: Sequence[Sequence[int]],
    hands: Sequence[Sequence[str]] = (),
    *,
    round: int = 1,
    piles: Mapping[tuple[Seat, int], Sequence[str]] | None = None,
    cryptids: Sequence[str] = CRYPTIDS,
    step: int = 0,
) -> TwistedState:
    """A day, seat 0 with the marker: humans on sites, each seat's hideouts, hands by title, some piles by title."""
    state = dealt(len(hideouts), cryptids=cryptids)
    for seat, sites in enumerate(hideouts):
        own = OWN_SIGHTINGS[state.cryptids[seat]]
        state.kept[seat] = state.dealt[seat][0]
        for pile in range(PILES):
            at = PILES * seat + pile
            said = (piles or {}).get((seat, pile))
            state.piles[at] = tuple(SIGHTING[id] for id in said) if said else own[3 * pile : 3 * pile + 3]
            state.hideouts[at] = sites[pile]
    for seat, hand in enumerate(hands):
        state.hands[seat] = sum(1 << ACTION[id] for id in hand)
        state.deck &= ~state.hands[seat]
    state.humans = crowd(humans)
    state.events = tuple(range(round))
    state.phase, state.round, state.turn, state.step = "day", round, step % len(hideouts), step
    state.choices = tuple(state.open_choices())
    return state


def doing(text: str, state: TwistedState) -> TwistedState:
    """Resolves an effect of some event, as the language has it, as far as it goes by itself."""
    state.phase, state.choices = "dawn", ()
    state.agenda = tuple(NUMBER[effect] for effect in parse(text).effects)
    state._go_on()
    return state


def play(state: TwistedState, *texts: str) -> TwistedState:
    """Plays moves by their texts, whoever's turn it is; chance by its moves' texts too."""
    for text in texts:
        actor = state.actors[0]
        legal = [move for move, _ in state.outcomes()] if actor == CHANCE else state.moves(actor)
        state.play(actor, next(move for move in legal if move.text == text))
    return state


def texts(state: TwistedState) -> list[str]:
    """What is open to whoever's turn it is."""
    return [move.text for move in state.moves(state.actors[0])]


def scored(id: str, humans: Sequence[int]) -> tuple[int, ...]:
    """What a sighting scores for some humans, by taste."""
    return tuple(worth * count for worth, count in zip(DECK.sightings[SIGHTING[id]].score, humans))


def at(state: TwistedState, site: int) -> tuple[int, ...]:
    """The humans of a site, by taste."""
    return tuple(state.humans[3 * site : 3 * site + 3])


def drawn(state: TwistedState, luck: Luck | None = None) -> TwistedState:
    """Lets chance draw cards as long as it has to; the first ones, or by luck."""
    while state.phase == "draw":
        moves = [move for move, _ in state.outcomes()]
        state.play(CHANCE, luck.choose(moves) if luck else moves[0])
    return state


def readied(seats: int = 3, first: Seat = 0) -> TwistedState:
    """A game in which everybody has kept their first trait and made piles: the order of the file, three by three."""
    state = dealt(seats, first)
    for seat in range(seats):
        while seat in state.actors and state.phase == "secrets":
            state.play(seat, state.moves(seat)[0])
    return state


@cache
def random_game(seats: int, seed: int | str) -> tuple[TwistedState, ...]:
    """Every state of a random game. Copy one before you play on with it."""
    luck = Luck.seeded(f"twisted/{seed}")
    state = GAME.start(GAME.setting(seats), GAME.deal(GAME.setting(seats), luck))
    states = [state.copy()]
    while state.actors:
        actor = luck.choose(state.actors)
        state.play(actor, luck.weighted(state.outcomes()) if actor == CHANCE else luck.choose(state.moves(actor)))
        states.append(state.copy())
    return tuple(states)


def event(state: TwistedState, id: str) -> None:
    """Turns up an event."""
    state.play(CHANCE, Event(EVENT[id]))


def draw(state: TwistedState, id: str) -> None:
    """Draws a card."""
    state.play(CHANCE, Draw(ACTION[id]))
