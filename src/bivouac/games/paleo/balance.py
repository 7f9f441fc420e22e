"""How hard the levels are: many games of equal bots for each level and number of groups, and what they come to. The
table of docs/paleo-balance.md is made of this."""

from collections import Counter
from math import sqrt

import msgspec

from bivouac.bots import find_bot
from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo import GAME
from bivouac.games.paleo.deeds import DAY, DEEDS, Deed
from bivouac.games.paleo.record import Happening
from bivouac.games.paleo.rules import PaleoState

SELDOM = 0.1
"""A card of which less than this part is taken when it is turned up is hardly ever taken."""
MET = 20
"""A card that was met less often than that is not judged."""
Z_95 = 1.96


class Sample(msgspec.Struct, frozen=True):
    """One of many games, as it is sent to the process that plays it."""

    level: str
    groups: int
    bot: str
    seed: str
    number: int


class Tally(msgspec.Struct):
    """What is counted over games. Of cards that offer something: how often one was turned up and settled by its group,
    and how often by what it offers, not by a hostile action. One that was spent on help was neither met nor taken."""

    games: int = 0
    won: int = 0
    days: int = 0
    turns: int = 0
    evenings: int = 0
    tiles: int = 0
    skulls: int = 0
    met: Counter[int] = msgspec.field(default_factory=Counter)
    taken: Counter[int] = msgspec.field(default_factory=Counter)

    @property
    def share(self) -> tuple[float, float, float]:
        """The part of all games that was won, and Wilson's interval for it."""
        games = max(1, self.games)
        share, slack = self.won / games, Z_95**2 / games
        centre, reach = share + slack / 2, Z_95 * sqrt(share * (1 - share) / games + slack / (4 * games))
        return share, (centre - reach) / (1 + slack), (centre + reach) / (1 + slack)

    @property
    def turns_a_day(self) -> float:
        """Of days that were played to their end."""
        return self.turns / max(1, self.evenings)

    def mean(self, count: int) -> float:
        return count / max(1, self.games)

    def taken_share(self, card: int) -> float:
        return self.taken[card] / max(1, self.met[card])

    @property
    def judged(self) -> list[int]:
        """The cards that were met often enough."""
        return [card for card in sorted(self.met) if self.met[card] >= MET]

    @property
    def seldom(self) -> list[int]:
        """The cards that are hardly ever taken, the least taken first."""
        return sorted((card for card in self.judged if self.taken_share(card) < SELDOM), key=self.taken_share)

    def add(self, state: PaleoState) -> None:
        """Adds how a game ended."""
        self.games += 1
        self.won += bool(state.outcome and state.outcome.winners)
        self.days += state.day
        self.tiles += state.tiles
        self.skulls += state.skulls

    def __iadd__(self, other: "Tally") -> "Tally":
        """Adds what another one counted."""
        for name in NUMBERS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.met.update(other.met)
        self.taken.update(other.taken)
        return self


NUMBERS = tuple(name for name in Tally.__struct_fields__ if name not in ("met", "taken"))


class Watch:
    """Follows a game, happening by happening, and counts."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.up: dict[int, int] = {}
        self.seen = 0
        self.turn = 1

    def look(self, state: PaleoState) -> None:
        """At what happened since."""
        for event in state.record[max(0, self.seen - state.past) :]:
            self.note(event)
        self.seen = state.past + len(state.record)
        self.turn = state.turn

    def note(self, event: Happening) -> None:
        match event.what:
            case "turned" | "secret":
                self.up[event.group] = event.card
                self.tally.met[event.card] += bool(DAY[event.card])
            case "helped" | "tended":
                self._spent(event.group)
            case "acted" if DEEDS[event.of].help:
                self._spent(event.group)
            case "acted":
                self.tally.taken[event.card] += _offered(DEEDS[event.of])
            case "evening":
                self.tally.turns += self.turn  # as it was before: a night without a choice is over by now
                self.tally.evenings += 1

    def _spent(self, group: int) -> None:
        card = self.up[group]
        self.tally.met[card] -= bool(DAY[card])


def _offered(deed: Deed) -> bool:
    return not (deed.hostile or deed.night or deed.extra)


def tallied(sample: Sample) -> Tally:
    """Plays a game, and counts it."""
    setting = GAME.setting(sample.groups, level=sample.level)
    luck = Luck.seeded(f"{sample.seed}-{sample.level}-{sample.groups}-{sample.number}")
    state, bot, tally = GAME.start(setting, GAME.deal(setting, luck)), find_bot(GAME, sample.bot), Tally()
    watch = Watch(tally)
    while actors := state.actors:
        actor = actors[0]
        move = luck.weighted(state.outcomes()) if actor == CHANCE else bot.choose(state.view(actor), luck)
        state.play(actor, move)
        watch.look(state)
    tally.add(state)
    return tally
