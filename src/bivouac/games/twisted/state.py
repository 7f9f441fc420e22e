"""A game at one moment: what there is, who chooses, what is seen. How it goes on: `steps` and `rules`."""

from collections.abc import Sequence
from itertools import compress
from typing import Self

from bivouac.engine import CHANCE, SPECTATOR, Outcome, Seat, State
from bivouac.games.twisted.cards import ACTIONS
from bivouac.games.twisted.lines import Task
from bivouac.games.twisted.moves import DRAWS, KEEP, MOVES, OWN_SIGHTINGS, PILE, PILES, TURNS, TwistedMove
from bivouac.games.twisted.record import Happening
from bivouac.games.twisted.sites import Wilderness, wilderness
from bivouac.games.twisted.view import CHANCE_PHASES, TwistedView, features
from bivouac.hexes import flags

EVERY_ACTION = (1 << ACTIONS) - 1
BY_CHANCE = (CHANCE,)
FULL = 3  # cards in a pile


class Moment(State[TwistedMove, TwistedView], kw_only=True):
    """All that can be said of a game without playing on; see the view for what the fields are.

    `choices` are the numbers of the moves that are open to `turn`. They follow from the rest, and are kept because
    what is forced cannot be told from what is chosen without them.
    """

    cryptids: tuple[int, ...]
    dealt: tuple[tuple[int, int], ...]
    kept: list[int]
    piles: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]
    hideouts: list[int]
    humans: list[int]
    myth: list[int]
    hands: list[int]
    forced: list[int]
    limits: list[int]
    first: Seat
    deck: int = EVERY_ACTION
    discards: int = 0
    shuffles: tuple[int, ...] = (EVERY_ACTION,)
    events: tuple[int, ...] = ()
    phase: str = "secrets"
    round: int = 0
    turn: Seat = 0
    step: int = 0
    pile: int = -1
    encounter: int = -1
    used: int = 0
    locked: int = 0
    either: tuple[int, ...] = ()
    agenda: tuple[int, ...] = ()
    task: Task | None = None
    choices: tuple[int, ...] = ()
    result: Outcome | None = None
    record: list[Happening] = []

    @property
    def wild(self) -> Wilderness:
        return wilderness(self.setting.seats)

    # Who, and when it is over

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.choices:
            return (self.turn,)
        if self.phase in CHANCE_PHASES:
            return BY_CHANCE
        return () if self.phase == "over" else tuple(seat for seat in range(self.setting.seats) if not self.ready(seat))

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def ready(self, seat: Seat) -> bool:
        """Whether somebody has kept a trait and made their piles."""
        if self.phase != "secrets":
            return True
        return self.kept[seat] >= 0 and all(len(pile) == FULL for pile in self.own_piles(seat))

    def own_piles(self, seat: Seat) -> list[tuple[int, ...]]:
        return self.piles[PILES * seat : PILES * seat + PILES]

    def own_hideouts(self, seat: Seat) -> list[int]:
        return self.hideouts[PILES * seat : PILES * seat + PILES]

    def in_turn(self, step: int) -> Seat:
        """Whose turn is the n-th: clockwise from whoever has the marker."""
        return (self.first + step) % self.setting.seats

    # The legal moves

    def moves(self, seat: Seat) -> Sequence[TwistedMove]:
        if self.phase == "secrets":
            return [MOVES[number] for number in self.secrets(seat)]
        return [MOVES[number] for number in self.choices] if seat == self.turn else ()

    def mask(self, seat: Seat) -> int:
        """The legal moves of a seat as a set of numbers."""
        if self.phase == "secrets":
            return sum(1 << number for number in self.secrets(seat))
        return sum(1 << number for number in self.choices) if seat == self.turn else 0

    def secrets(self, seat: Seat) -> list[int]:
        """What is open to a seat while all choose in secret (TC-02, TC-03)."""
        if self.phase != "secrets" or not 0 <= seat < self.setting.seats:
            return []
        if self.kept[seat] < 0:
            return [KEEP + trait for trait in sorted(self.dealt[seat])]
        piles = self.own_piles(seat)
        room = [PILE + pile for pile, cards in enumerate(piles) if len(cards) < FULL]
        piled = [card for cards in piles for card in cards]
        return [
            PILES * card + first for card in OWN_SIGHTINGS[self.cryptids[seat]] if card not in piled for first in room
        ]

    def outcomes(self) -> Sequence[tuple[TwistedMove, int]]:
        if self.phase == "draw":
            return list(compress(DRAWS, flags(self.deck, ACTIONS)))
        return [turn for turn in TURNS if turn[0].event not in self.events] if self.phase == "event" else ()

    # Copies and views

    def copy(self) -> Self:
        twin = self.__copy__()
        twin.kept, twin.piles, twin.shown = self.kept[:], self.piles[:], self.shown[:]
        twin.hideouts, twin.humans, twin.myth = self.hideouts[:], self.humans[:], self.myth[:]
        twin.hands, twin.forced, twin.limits = self.hands[:], self.forced[:], self.limits[:]
        twin.record = self.record[:]
        return twin

    def features(self, viewer: Seat) -> bytes:
        if viewer < 0:
            return features(self, viewer, 0, (), (), -1)
        return features(self, viewer, self.hands[viewer], self.own_piles(viewer), self.dealt[viewer], self.kept[viewer])

    def held(self, seat: Seat) -> tuple[int, ...]:
        """How many cards of a hand were last in the deck at each shuffle. All can know it: the discards lie open when
        they are shuffled, and so does every card that leaves a hand."""
        hand, counts = self.hands[seat], []
        for shuffled in reversed(self.shuffles):
            counts.append((hand & shuffled).bit_count())
            hand &= ~shuffled
        return tuple(reversed(counts))

    def view(self, viewer: Seat) -> TwistedView:
        seats = range(self.setting.seats)
        knows = [viewer == seat or viewer < SPECTATOR for seat in seats]
        ended = self.phase == "over"  # piles and traits are turned up then, but not the traits that were not kept
        return TwistedView(
            seat=viewer,
            setting=self.setting,
            actors=self.actors,
            moves=tuple(self.moves(viewer)),
            undo=self.undo == viewer,
            outcome=self.result,
            cryptids=self.cryptids,
            phase=self.phase,
            round=self.round,
            first=self.first,
            turn=self.turn,
            step=self.step,
            pile=self.pile,
            humans=tuple(self.humans),
            hideouts=tuple(self.hideouts),
            myth=tuple(self.myth),
            shown=tuple(self.shown),
            piles=tuple(pile if ended or knows[at // PILES] else None for at, pile in enumerate(self.piles)),
            dealt=tuple(self.dealt[seat] if knows[seat] else None for seat in seats),
            kept=tuple(self.kept[seat] if ended or knows[seat] else None for seat in seats),
            ready=tuple(self.ready(seat) for seat in seats),
            hands=tuple(self.hands[seat] if knows[seat] else None for seat in seats),
            held=tuple(self.held(seat) for seat in seats),
            deck=self.deck.bit_count(),
            discards=self.discards,
            shuffles=self.shuffles,
            events=self.events,
            encounter=self.encounter,
            used=self.used,
            locked=self.locked,
            limits=tuple(self.limits),
            forced=tuple(self.forced),
            either=self.either,
            agenda=self.agenda,
            task=self.task,
            record=tuple(self.record),
        )
