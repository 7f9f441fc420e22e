"""What a seat may know: all that lies open, its own hand, piles and traits, and nothing of the others' (TC-26)."""

from collections.abc import Sequence
from typing import Protocol

from bivouac.engine import Seat, Setting, View
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.lines import LINES, SPREAD, Task
from bivouac.games.twisted.moves import PILES, TwistedMove
from bivouac.games.twisted.record import Happening
from bivouac.games.twisted.sites import REST, Wilderness, wilderness
from bivouac.hexes import flags

PHASES = (
    "secrets",  # everybody keeps a trait and makes piles
    "hideouts",  # they are placed for the first time
    "draw",  # chance: a card is drawn
    "event",  # chance: an event is turned up
    "dawn",  # the first player decides what the event leaves open
    "day",  # a card, the power, or nothing; then what the card leaves open
    "encounter",  # the first player decides between sites
    "dusk",  # a sighting was turned up; its player decides what it leaves open
    "move",  # night: a hideout may move
    "place",  # night: a hideout goes onto a site
    "discard",  # night: cards may be discarded
    "over",
)
CHANCE_PHASES = frozenset({"draw", "event"})
ROUNDS, TURNS = 5, 3
HAND = 5
ON_PILE, GONE = REST, REST + 1
"""Where a hideout is when it is on no site."""


class TwistedView(View[TwistedMove], frozen=True, kw_only=True):
    """All that a seat may know. Cards are numbers of the deck, hands and other sets of actions integers with a bit a
    card. Lists run by seat; those of hideouts and piles have three entries a seat."""

    moves: tuple[TwistedMove, ...]
    cryptids: tuple[int, ...]
    phase: str
    round: int  # from 1; 0 before the first
    first: Seat  # who has the marker
    turn: Seat  # who chooses, or for whom a card is drawn
    step: int  # how many turns of the phase are over
    pile: int  # whose hideout is placed, or whose card was turned up; -1 if none is
    humans: tuple[int, ...]  # by place and taste, see `sites`
    hideouts: tuple[int, ...]  # sites, ON_PILE or GONE
    myth: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]  # sightings turned up, by pile, the first one first
    piles: tuple[tuple[int, ...] | None, ...]  # top card first; None if hidden
    dealt: tuple[tuple[int, ...] | None, ...]  # the two traits; None if hidden
    kept: tuple[int | None, ...]  # the trait; -1 while it is not chosen, None if hidden
    ready: tuple[bool, ...]  # who has kept a trait and made all piles
    hands: tuple[int | None, ...]  # None if hidden
    held: tuple[tuple[int, ...], ...]  # how many cards each holds that were last shuffled then, by `shuffles`
    deck: int  # how many cards
    discards: int
    shuffles: tuple[int, ...]  # the deck as it was after each shuffle: the first is all cards
    events: tuple[int, ...]  # turned up so far; the last one is today's
    encounter: int  # the site of the last one; -1 before
    used: int  # who has used their power this round: a bit a seat
    locked: int  # who may not use it this day
    limits: tuple[int, ...]  # the hand that each draws up to this night
    forced: tuple[int, ...]  # the pile whose hideout goes to the next site this night; -1
    either: tuple[int, ...]  # two lines of which one is to be chosen
    agenda: tuple[int, ...]  # lines that are still to be resolved
    task: Task | None  # the line that is being resolved
    record: tuple[Happening, ...]

    @property
    def seats(self) -> int:
        return self.setting.seats

    @property
    def wild(self) -> Wilderness:
        return wilderness(self.setting.seats)

    @property
    def asks(self) -> str:
        """What is asked within an effect: `effect` (which of two), `start`, `end`, `odd` (which site gets one more),
        `human`; nothing outside."""
        if self.either:
            return "effect"
        if self.task is None:
            return ""
        if self.task.start < 0:
            return "start"
        if LINES[self.task.line].verb == SPREAD:
            return "odd" if self.task.left else "human"
        return "human" if self.task.end >= 0 else "end"

    def features(self) -> bytes:
        seat = self.seat
        if seat < 0:
            return features(self, seat, 0, (), (), -1)
        piles = [pile or () for pile in self.piles[PILES * seat : PILES * seat + PILES]]
        kept = self.kept[seat]
        return features(self, seat, self.hands[seat] or 0, piles, self.dealt[seat] or (), -1 if kept is None else kept)

    def svg(self) -> str:
        from bivouac.games.twisted.draw import draw  # the picture is wanted rarely, the view often

        return draw(self)


class Open(Protocol):
    """What lies open before everybody, in a view as in a state."""

    @property
    def setting(self) -> Setting: ...
    @property
    def cryptids(self) -> tuple[int, ...]: ...
    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def first(self) -> Seat: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def step(self) -> int: ...
    @property
    def pile(self) -> int: ...
    @property
    def humans(self) -> Sequence[int]: ...
    @property
    def hideouts(self) -> Sequence[int]: ...
    @property
    def myth(self) -> Sequence[int]: ...
    @property
    def shown(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def discards(self) -> int: ...
    @property
    def events(self) -> tuple[int, ...]: ...
    @property
    def encounter(self) -> int: ...
    @property
    def used(self) -> int: ...
    @property
    def locked(self) -> int: ...
    @property
    def task(self) -> Task | None: ...


DECK = deck()


def features(
    table: Open, viewer: Seat, hand: int, piles: Sequence[tuple[int, ...]], dealt: tuple[int, ...], kept: int
) -> bytes:
    """What a program observes, a byte each.

    Humans by place and taste (21), hideouts (three a seat), myth (two bytes a seat, the low one first), cryptids, used
    and locked powers (three a seat); every sighting: 1 if it was turned up (36), every action: 1 if it is discarded
    (52), every event: 1 if it was turned up (12). Of the viewer: every action in hand (52), every sighting in a pile:
    its depth from 1, plus 4 a pile (36), traits dealt (10), trait kept (10). Then phase, round, first player, turn,
    viewer, step, pile, encounter, and the task: line, start, end, left.
    """
    seats = table.setting.seats
    shown, own = bytearray(len(DECK.sightings)), bytearray(len(DECK.sightings))
    for turned in table.shown:
        for card in turned:
            shown[card] = 1
    for pile, cards in enumerate(piles):
        for depth, card in enumerate(cards, 1):
            own[card] = (PILES + 1) * pile + depth
    per_seat = bytearray()
    for seat in range(seats):
        myth = table.myth[seat]
        per_seat += bytes((myth & 255, myth >> 8, table.cryptids[seat]))
        per_seat += bytes((table.used >> seat & 1, table.locked >> seat & 1))
    task = table.task or Task(-1)
    rest = (PHASES.index(table.phase), table.round, table.first, table.turn, viewer + 3, table.step)
    now = (table.pile + 1, table.encounter + 1, task.line + 1, task.start + 1, task.end + 1, task.left)
    return b"".join(
        (
            bytes(table.humans),
            bytes(table.hideouts),
            per_seat,
            shown,
            flags(table.discards, len(DECK.actions)),
            flags(sum(1 << event for event in table.events), len(DECK.events)),
            flags(hand, len(DECK.actions)),
            own,
            flags(sum(1 << trait for trait in dealt), len(DECK.traits)),
            flags(1 << kept if kept >= 0 else 0, len(DECK.traits)),
            bytes((*rest, *now)),
        )
    )
