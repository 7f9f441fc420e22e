"""Whether the deck is even: many games between equal bots, every cryptid in every seat equally often, and what they
come to. The tables of docs/twisted-balance.md are made of this."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations

import msgspec

from bivouac.engine import CHANCE, Bot, Luck, Seat, Setting
from bivouac.games.twisted import moves, record
from bivouac.games.twisted.cards import CRYPTIDS, deck
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.setup import make_deal

DECK = deck()
SELDOM = 0.1
"""A card of which less than this part is played when it is drawn is hardly ever played."""


class Tally(msgspec.Struct):
    """What is counted over games: turned-up sightings and their points by card, wins by cryptid and by place in the
    first order of play, traits by card, actions by card."""

    seats: int
    games: int = 0
    turned: Counter[int] = msgspec.field(default_factory=Counter)
    points: Counter[int] = msgspec.field(default_factory=Counter)
    cast: Counter[int] = msgspec.field(default_factory=Counter)
    won: dict[int, float] = msgspec.field(default_factory=dict)
    won_from: dict[int, float] = msgspec.field(default_factory=dict)
    offered: Counter[int] = msgspec.field(default_factory=Counter)
    kept: Counter[int] = msgspec.field(default_factory=Counter)
    bonus: Counter[int] = msgspec.field(default_factory=Counter)
    drawn: Counter[int] = msgspec.field(default_factory=Counter)
    played: Counter[int] = msgspec.field(default_factory=Counter)

    @property
    def even(self) -> float:
        """Everybody's part, if all were even."""
        return 1 / self.seats

    @property
    def mean_score(self) -> float:
        """Myth by sighting that was turned up."""
        return self.points.total() / max(1, self.turned.total())

    def cryptid_share(self, cryptid: int) -> float:
        """The part of its games that a cryptid won."""
        return self.won.get(cryptid, 0.0) / max(1, self.cast[cryptid])

    def place_share(self, place: int) -> float:
        """The part of all games that was won from a place: 0 is who placed the first hideout."""
        return self.won_from.get(place, 0.0) / max(1, self.games)

    def kept_share(self, trait: int) -> float:
        return self.kept[trait] / max(1, self.offered[trait])

    def mean_bonus(self, trait: int) -> float:
        return self.bonus[trait] / max(1, self.kept[trait])

    def played_share(self, action: int) -> float:
        """Of a card that was drawn: how often it was played, and not discarded or left over."""
        return self.played[action] / max(1, self.drawn[action])

    @property
    def seldom(self) -> list[int]:
        """The actions that are hardly ever played."""
        return [card for card in range(len(DECK.actions)) if self.drawn[card] and self.played_share(card) < SELDOM]

    def add(self, state: TwistedState, first: Seat, drawn: Counter[int]) -> None:
        """Adds a game that is over."""
        self.games += 1
        self.cast.update(state.cryptids)
        self.offered.update(trait for pair in state.dealt for trait in pair)
        self.drawn.update(drawn)
        for event in state.record:
            match event:
                case record.Revealed(card=card, sums=sums):
                    self.turned[card] += 1
                    self.points[card] += sum(sums)
                case record.Played(card=card, power=False):
                    self.played[card] += 1
                case record.Counted(trait=trait, bonus=bonus):
                    self.kept[trait] += 1
                    self.bonus[trait] += bonus
                case _:
                    pass
        winners = state.outcome.winners if state.outcome is not None else ()
        for seat in winners:
            cryptid, place = state.cryptids[seat], (seat - first) % self.seats
            self.won[cryptid] = self.won.get(cryptid, 0.0) + 1 / len(winners)
            self.won_from[place] = self.won_from.get(place, 0.0) + 1 / len(winners)


@cache
def casts(seats: int) -> tuple[tuple[str, ...], ...]:
    """Every way to give the seats different cryptids."""
    return tuple(permutations(CRYPTIDS, seats))


def tallies(setting: Setting, bot: Bot, games: int, seed: str) -> Iterator[Tally]:
    """The tally after each game."""
    tally, seats = Tally(setting.seats), setting.seats
    for number in range(games):
        luck = Luck.seeded(f"{seed}-{number}")
        turn, cast = divmod(number, len(casts(seats)))
        deal = msgspec.structs.replace(make_deal(setting, luck), first=turn % seats, cryptids=casts(seats)[cast])
        state = TwistedState.dealt_out(setting, deal.first, deal.cryptid_numbers, deal.trait_numbers)
        tally.add(state, deal.first, _played_out(state, bot, luck))
        yield tally


def _played_out(state: TwistedState, bot: Bot, luck: Luck) -> Counter[int]:
    """Plays a game to its end; the actions that were drawn."""
    drawn: Counter[int] = Counter()
    while actors := state.actors:
        actor = actors[0]
        if actor == CHANCE:
            move = luck.weighted(state.outcomes())
            if isinstance(move, moves.Draw):
                drawn[move.card] += 1
        else:
            move = bot.choose(state.view(actor), luck)
        state.play(actor, move)
    return drawn
