"""The rules of play, CR-10 to CR-28 and CR-32 to CR-37, as a state and what each move does to it.

An answer is no choice with three to five players, so nobody is asked for it: the token comes with the question. Of two
players the one who answers may have a choice of colour, and must not show whether they have one, so they are asked
every time.
"""

from bivouac.engine import SPECTATOR, IllegalMove, Outcome, Phrase, Seat, Setting, State, phrase
from bivouac.games.cryptid.board import GRID, Board, coordinates
from bivouac.games.cryptid.clues import clue_masks
from bivouac.games.cryptid.moves import (
    SEAT_COLOURS,
    Ask,
    CryptidMove,
    Cube,
    Disc,
    Discs,
    Hint,
    Part,
    Search,
    Vote,
    colours_of,
    owner,
    parts,
)
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.view import Asked, CryptidView, Event, Hinted, Placed, Searched, Voted, features

EVERYWHERE, HEXES = GRID.all, GRID.size
OPENING_CUBES = 2  # each player's, before the first turn (CR-16, CR-33)


class CryptidState(State[CryptidMove, CryptidView], kw_only=True):
    """A game of Cryptid at one moment. Lists run by token colour; hex sets are integers."""

    puzzle: Puzzle
    fits: tuple[int, ...]  # what each colour's clue allows
    cubes: list[int]
    discs: list[int]
    cubed: int = 0  # hexes with a cube of anybody's
    opened: int = 0  # cubes placed in the opening
    phase: str = "opening"
    turn: Seat = 0
    actor: Seat = 0  # who chooses now; while voting everybody who has not
    cell: int | None = None  # the hex that is asked about or searched
    searching: bool = False
    owed: tuple[str, ...] = ()  # colours whose disc the actor must place elsewhere
    proposed: bool = False  # the hint, in this turn
    votes: dict[Seat, bool] = {}
    hint: str | None = None
    record: list[Event] = []

    @classmethod
    def dealt(cls, setting: Setting, puzzle: Puzzle) -> "CryptidState":
        """The game before the first cube."""
        masks = clue_masks(puzzle.board)
        fits = tuple(masks[clue] for clue in puzzle.numbers)
        return cls(setting=setting, puzzle=puzzle, fits=fits, cubes=[0] * len(fits), discs=[0] * len(fits))

    # Who, and when it is over

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "vote":
            return tuple(seat for seat in range(self.setting.seats) if seat not in self.votes)
        return (self.actor,)

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over" or self.cell is None:
            return None
        who = Phrase(f"cryptid-seat-{SEAT_COLOURS[self.turn]}")
        return Outcome((self.turn,), phrase("cryptid-won", seat=who, hex=coordinates(self.cell)))

    @property
    def board(self) -> Board:
        return self.puzzle.board

    def colours(self, seat: Seat) -> range:
        """The token colours of a seat, as numbers."""
        return range(2 * seat, 2 * seat + 2) if self.setting.seats == 2 else range(seat, seat + 1)

    # Where what may be done, as hex sets

    def askable(self, seat: Seat) -> int:
        """Where a player can be asked: no cube, and not all of their discs there already (CR-12, CR-18, CR-37)."""
        discs = self.discs
        there = discs[2 * seat] & discs[2 * seat + 1] if self.setting.seats == 2 else discs[seat]
        return EVERYWHERE & ~(self.cubed | there)

    def searchable(self, seat: Seat) -> int:
        """Where a player can search: no cube, and it fits all their clues (CR-12, CR-21, CR-35)."""
        fits = self.fits
        both = fits[2 * seat] & fits[2 * seat + 1] if self.setting.seats == 2 else fits[seat]
        return both & ~self.cubed

    def cubeable(self, colour: int) -> int:
        """Where a cube of this colour is true and allowed (CR-10 to CR-13)."""
        return EVERYWHERE & ~(self.fits[colour] | self.cubed | self.discs[colour])

    def discable(self, colour: int) -> int:
        """Where a disc of this colour is true and allowed (CR-10 to CR-13)."""
        return self.fits[colour] & ~(self.cubed | self.discs[colour])

    # The legal moves

    def moves(self, seat: Seat) -> list[CryptidMove]:
        if not self._chooses(seat):
            return []
        part, legal = self._choice(seat)
        return part.picked(legal)

    def mask(self, seat: Seat) -> int:
        """The legal moves of a seat as a set of numbers."""
        if not self._chooses(seat):
            return 0
        part, legal = self._choice(seat)
        return legal << part.first

    def _chooses(self, seat: Seat) -> bool:
        return seat in self.actors if self.phase in ("vote", "over") else seat == self.actor

    def _choice(self, seat: Seat) -> tuple[Part, int]:
        """What a seat chooses from, and the set of what is legal in it."""
        seats = self.setting.seats
        part = parts(seats)
        match self.phase:
            case "turn":
                legal = self.searchable(seat) << (seats * HEXES)
                for of in range(seats):
                    if of != seat:
                        legal |= self.askable(of) << (of * HEXES)
                if self._may_propose():
                    legal |= 1 << ((seats + 1) * HEXES)
                return part.turn, legal
            case "opening" | "cube":
                first, *second = self.colours(seat)
                legal = self.cubeable(first)
                for colour in second:
                    legal |= self.cubeable(colour) << HEXES
                return part.cubes[seat], legal
            case "disc":
                colour = colours_of(seats).index(self.owed[0])
                return part.discs[colour], self.discable(colour)
            case "answer":  # CR-34, CR-37
                cell = self._asked_cell()
                false = [k for k in self.colours(seat) if not self.fits[k] >> cell & 1]
                cubes = sum(1 << (cell + k % 2 * HEXES) for k in false)
                return (part.cubes[seat], cubes) if false else (part.both, 1 << cell)
            case _:
                return part.vote, 0b11

    def _may_propose(self) -> bool:
        return self.hint is None and not self.proposed

    def _asked_cell(self) -> int:
        assert self.cell is not None
        return self.cell

    # What a move does

    def apply(self, actor: Seat, move: CryptidMove) -> bool:
        if not self._legal(actor, move):
            raise IllegalMove("illegal-move", move=move.text)
        if isinstance(move, Ask):
            return self._ask(move)
        if isinstance(move, Search):
            return self._search(move)
        if isinstance(move, Cube):
            return self._cube(move)
        if isinstance(move, Disc):
            return self._disc(move)
        if isinstance(move, Discs):
            return self._discs()
        if isinstance(move, Hint):
            return self._propose()
        return self._vote(actor, move)

    def _legal(self, actor: Seat, move: CryptidMove) -> bool:
        """Whether a move is among `moves(actor)`, without listing them."""
        number = parts(self.setting.seats).numbers.get(move)
        return number is not None and self.mask(actor) >> number & 1 == 1

    def _ask(self, move: Ask) -> bool:
        """CR-18, CR-19."""
        self.record.append(Asked(self.turn, move.cell, move.seat))
        self.cell, self.searching = move.cell, False
        if self.setting.seats == 2:
            self.phase, self.actor = "answer", move.seat
            return False
        if self._answer(move.seat, move.cell):
            self._next_turn()
        else:
            self._owe_cube()
        return True

    def _search(self, move: Search) -> bool:
        """CR-21, CR-35: the searcher's discs first; one that is there already goes to another hex."""
        seat, cell = self.turn, move.cell
        self.record.append(Searched(seat, cell))
        self.cell, self.searching = cell, True
        self._own_discs(seat, cell)
        return self._go_on()

    def _own_discs(self, seat: Seat, cell: int) -> None:
        """A disc of each colour of the seat on a hex; those that are there already are owed elsewhere."""
        names = colours_of(self.setting.seats)
        there = [k for k in self.colours(seat) if self.discs[k] >> cell & 1]
        for colour in self.colours(seat):
            if colour not in there:
                self._place(colour, False, cell)
        self.owed = tuple(names[k] for k in there)

    def _go_on(self) -> bool:
        """What follows once discs are on the hex in question: those owed, then answers, then the end of the turn."""
        names = colours_of(self.setting.seats)
        while self.owed and not self.discable(names.index(self.owed[0])):
            self.owed = self.owed[1:]  # CR-25: no hex is left for it
        if self.owed:
            self.phase = "disc"
            return False
        if self.actor != self.turn:  # two players: the answer was discs
            return self._won() if self.searching else self._next_turn()
        return self._sweep()

    def _sweep(self) -> bool:
        """CR-22 to CR-24: the others answer a search, clockwise, until the first cube."""
        cell, seats = self._asked_cell(), self.setting.seats
        for step in range(1, seats):
            seat = (self.turn + step) % seats
            if not self.askable(seat) >> cell & 1:
                continue  # their discs are there already
            if seats == 2:
                self.phase, self.actor = "answer", seat
                return False
            if not self._answer(seat, cell):
                self._owe_cube()
                return True
        return self._won()

    def _answer(self, seat: Seat, cell: int) -> bool:
        """CR-19: a disc or a cube, as the clue says. True for a disc."""
        fits = bool(self.fits[seat] >> cell & 1)
        self._place(seat, not fits, cell)
        return fits

    def _cube(self, move: Cube) -> bool:
        self._place(colours_of(self.setting.seats).index(move.colour), True, move.cell)
        if self.phase == "opening":
            self._next_opening()
        elif self.phase == "answer":
            return self._owe_cube()
        else:
            self._next_turn()
        return False

    def _disc(self, move: Disc) -> bool:
        self._place(colours_of(self.setting.seats).index(move.colour), False, move.cell)
        self.owed = self.owed[1:]
        return self._go_on()

    def _discs(self) -> bool:
        """CR-34, CR-37: both clues fit; a disc that is there already goes to another hex."""
        self._own_discs(self.actor, self._asked_cell())
        return self._go_on()

    def _place(self, colour: int, cube: bool, cell: int) -> None:
        self.record.append(Placed(colour, cube, cell))
        if cube:
            self.cubes[colour] |= 1 << cell
            self.cubed |= 1 << cell
        else:
            self.discs[colour] |= 1 << cell

    def _owe_cube(self) -> bool:
        """CR-20, CR-23, CR-36: who made another place a cube places one too; CR-25: unless no hex is left for it, which
        tells everybody something."""
        self.actor = self.turn
        if any(self.cubeable(colour) for colour in self.colours(self.turn)):
            self.phase = "cube"
            return False
        self._next_turn()
        return True

    # Turns

    def _next_opening(self) -> None:
        """CR-16, CR-33: round the table, twice."""
        self.opened += 1
        self.actor = self.turn = self.opened % self.setting.seats
        if self.opened == OPENING_CUBES * self.setting.seats:
            self.phase = "turn"

    def _next_turn(self) -> bool:
        """CR-17: the player to the left is next."""
        self.phase, self.cell, self.searching, self.proposed = "turn", None, False, False
        self.actor = self.turn = (self.turn + 1) % self.setting.seats
        return False

    def _won(self) -> bool:
        """CR-24."""
        self.phase = "over"
        return True

    # Hints (CR-27)

    def _propose(self) -> bool:
        self.record.append(Voted(self.turn, True))
        self.phase, self.proposed, self.votes = "vote", True, {self.turn: True}
        return False

    def _vote(self, seat: Seat, vote: Vote) -> bool:
        self.record.append(Voted(seat, vote.agree))
        self.votes = {**self.votes, seat: vote.agree}
        may_refuse = 1 if self.setting.seats >= 4 else 0
        refused = sum(not agree for agree in self.votes.values())
        if refused > may_refuse:
            self.phase = "turn"
            return False
        if sum(self.votes.values()) < self.setting.seats - may_refuse:
            return False
        self.phase, self.hint = "turn", self.puzzle.hint
        self.record.append(Hinted(self.puzzle.hint))
        return True

    # Copies and views

    def copy(self) -> "CryptidState":
        twin = self.__copy__()
        twin.cubes, twin.discs, twin.record = self.cubes[:], self.discs[:], self.record[:]
        return twin

    def features(self, viewer: Seat) -> bytes:
        held = self.colours(viewer)
        return features(self, viewer, self.puzzle.clues[held.start : held.stop] if viewer >= 0 else ())

    def view(self, viewer: Seat) -> CryptidView:
        seats, over = self.setting.seats, self.phase == "over"
        shown = over or viewer < SPECTATOR
        clues = tuple(
            code if shown or owner(seats, colour) == viewer else None for colour, code in enumerate(self.puzzle.clues)
        )
        return CryptidView(
            seat=viewer,
            setting=self.setting,
            actors=self.actors,
            moves=tuple(self.moves(viewer)),
            undo=self.undo == viewer,
            outcome=self.outcome,
            board=self.puzzle.board,
            clues=clues,
            cubes=tuple(self.cubes),
            discs=tuple(self.discs),
            phase=self.phase,
            turn=self.turn,
            cell=self.cell,
            searching=self.searching,
            owed=self.owed,
            proposed=self.proposed,
            votes=self.votes,
            hint=self.hint,
            record=tuple(self.record),
        )
