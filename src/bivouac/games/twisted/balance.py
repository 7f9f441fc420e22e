"""Whether the deck is even: many games between equal bots, every cryptid in every seat equally often, and what they
come to. The tables of docs/twisted-balance.md are made of this."""

from collections import Counter
from functools import cache
from itertools import permutations

import msgspec

from bivouac.bots import find_bot
from bivouac.engine import CHANCE, Bot, Luck, Seat
from bivouac.games.twisted import GAME, moves, record
from bivouac.games.twisted.cards import CRYPTIDS, deck
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.setup import make_deal

DECK = deck()
SELDOM = 0.1
"""A card of which less than this part is played when it is drawn is hardly ever played."""
WIN = 12
"""A win counts so much: as many winners as there may be share it without rest."""


class Sample(msgspec.Struct, frozen=True):
    """One of many games, as it is sent to the process that plays it."""

    seats: int
    bot: str
    seed: str
    number: int


class Tally(msgspec.Struct):
    """What is counted over games: turned-up sightings and their points by card, wins by cryptid and by place in the
    first order of play, traits by card, actions by card."""

    seats: int
    games: int = 0
    turned: Counter[int] = msgspec.field(default_factory=Counter)
    points: Counter[int] = msgspec.field(default_factory=Counter)
    cast: Counter[int] = msgspec.field(default_factory=Counter)
    won: Counter[int] = msgspec.field(default_factory=Counter)
    won_from: Counter[int] = msgspec.field(default_factory=Counter)
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
        return self.won[cryptid] / WIN / max(1, self.cast[cryptid])

    def place_share(self, place: int) -> float:
        """The part of all games that was won from a place: 0 is who placed the first hideout."""
        return self.won_from[place] / WIN / max(1, self.games)

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
            self.won[cryptid] += WIN // len(winners)
            self.won_from[place] += WIN // len(winners)

    def __iadd__(self, other: "Tally") -> "Tally":
        """Adds what another one counted."""
        self.games += other.games
        for name in COUNTED:
            getattr(self, name).update(getattr(other, name))
        return self


COUNTED = tuple(name for name in Tally.__struct_fields__ if name not in ("seats", "games"))


@cache
def casts(seats: int) -> tuple[tuple[str, ...], ...]:
    """Every way to give the seats different cryptids."""
    return tuple(permutations(CRYPTIDS, seats))


def tallied(sample: Sample) -> Tally:
    """Plays a game, and counts it."""
    setting, luck = GAME.setting(sample.seats), Luck.seeded(f"{sample.seed}-{sample.number}")
    turn, cast = divmod(sample.number, len(casts(sample.seats)))
    first, cryptids = turn % sample.seats, casts(sample.seats)[cast]
    deal = msgspec.structs.replace(make_deal(setting, luck), first=first, cryptids=cryptids)
    state = TwistedState.dealt_out(setting, deal.first, deal.cryptid_numbers, deal.trait_numbers)
    tally = Tally(sample.seats)
    tally.add(state, deal.first, _played_out(state, find_bot(GAME, sample.bot), luck))
    return tally


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
