"""A table that is being played: the fold of its journal.

It knows no store, no socket and no time of its own. What somebody wants to do is asked of it first: `move`, `undo`,
`sit` … check it and give the entries that it leads to, or raise Refused. Entries count once they are stored: then
`fold` takes them in.
"""

from bisect import bisect_right
from functools import cached_property
from typing import Any

import msgspec

from bivouac.bots import find_bot, strongest_bot
from bivouac.engine import (
    SPECTATOR,
    AnyFace,
    AnyState,
    AnyView,
    IllegalMove,
    Log,
    Luck,
    Move,
    Noted,
    NoUndo,
    Outcome,
    Phrase,
    Played,
    Refused,
    Seat,
    TakenBack,
    drawn,
    phrase,
    replay,
)
from bivouac.games import load
from bivouac.server.clock import Clocks
from bivouac.server.eyes import Eyes
from bivouac.server.journal import (
    AWAITED,
    FREE,
    Conceded,
    Entry,
    Followed,
    Holder,
    Line,
    Machine,
    Muted,
    Said,
    Sat,
    Sitter,
    Terms,
    Woke,
    decoder,
)
from bivouac.server.store import Head

TALK_LENGTH, TALK_KEPT = 280, 200
MARK_LENGTH, NAME_LENGTH = 4, 80
LONGEST = 20_000  # entries; what is played goes on all the same


class NotYours(Refused):
    """Somebody wants to do what only another may do."""


class TooLate(Refused):
    """The seat has done something since: in another tab, or its answer was lost on the way."""


class Talk(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    name: str
    text: str
    seat: Seat


class LiveTable:
    """A table at one moment."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.id = head.id
        self.terms = terms = msgspec.json.decode(head.terms, type=Terms)
        self.game = load(terms.game)
        self.setting = self.game.setting(terms.seats, **terms.options)
        deal = msgspec.json.decode(head.deal, type=self.game.deal_type)
        self.log: Log[Any, Any, Any] = Log(self.game, self.setting, deal, ())
        self.state: AnyState = self.game.start(self.setting, deal)
        self.number = 0
        self.numbers: list[int] = []  # of the game's own entries, in the order of the log
        self.bots: set[int] = set()  # the numbers of those that bots played
        self.holders: list[Holder] = [FREE] * terms.seats
        self.people: dict[str, Seat] = {}  # who holds a seat, or could take it back, or gave up
        self.names: dict[str, str] = {}
        self.seen: dict[str, Seat] = {}  # whose hand each person has seen: they may not see another
        self.conceded: set[Seat] = set()
        self.muted: set[str] = set()
        self.talk: list[Talk] = []
        self.told: list[tuple[int, Phrase]] = []  # what happened at the table, beside the game
        self.last_moves: dict[Seat, Move] = {}
        self.last_act = [0] * terms.seats  # the number of each seat's last move or undo
        self.clocks = Clocks(terms.clock, terms.seats)
        self.begun = False
        self.next: str | None = None
        self.outcome: Outcome | None = None
        """How it ended: by the rules, or because everybody gave up, or all but one; None while it goes on."""
        self.ended = 0  # when, in milliseconds since 1970
        self._actors: tuple[Seat, ...] = ()
        self._marks: list[dict[str, str]] = [{} for _ in range(terms.seats)]
        self._eyes: dict[Seat, Eyes] = {}

    # What there is to see

    @property
    def owner(self) -> str:
        return self.head.owner

    def _ended(self) -> Outcome | None:
        by_rules = self.state.outcome
        if not self.conceded:
            return by_rules
        if by_rules is not None:
            return Outcome(tuple(seat for seat in by_rules.winners if seat not in self.conceded), by_rules.why)
        left = tuple(seat for seat in range(self.setting.seats) if seat not in self.conceded)
        people = any(seat in left for seat in self.people.values())
        if people and (len(left) > 1 or self.game.together):
            return None
        return Outcome(() if self.game.together else left, Phrase(f"page-over-{'conceded' if people else 'given-up'}"))

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def open(self) -> bool:
        """Whether anybody may sit down."""
        return FREE in self.holders and not self.over

    def seat_of(self, person: str) -> Seat | None:
        """The seat that a person holds, or held until a bot took over."""
        return self.people.get(person)

    def holds(self, person: str, seat: Seat) -> bool:
        holder = self.holders[seat]
        return isinstance(holder, Sitter) and holder.person == person

    def viewer(self, person: str) -> Seat:
        """Whose eyes a person has here."""
        seat = self.people.get(person)
        return SPECTATOR if seat is None else seat

    def may_see(self, person: str) -> bool:
        return self.terms.watch or person in self.people or person == self.owner or not self.begun

    def eyes(self, viewer: Seat) -> Eyes:
        """What a viewer sees now, and has seen happen."""
        if viewer not in self._eyes:
            self._eyes[viewer] = Eyes.catch_up(self.log, self.numbers, viewer, self.bots)
        return self._eyes[viewer]

    def close_eyes(self) -> None:
        """Forgets what can be worked out anew."""
        self._eyes.clear()

    def lines(self, viewer: Seat, after: int = 0) -> list[tuple[int, Phrase]]:
        """What a viewer has seen happen since an entry, in order, each with its number."""
        lines, told = _since(self.eyes(viewer).lines, after), _since(self.told, after)
        return sorted(lines + told, key=lambda line: line[0]) if told else lines

    def reasons(self, viewer: Seat, after: int = 0) -> list[tuple[int, Phrase]]:
        """Why bots did what they did since an entry, as far as a viewer can see, in order, each with its number."""
        return _since(self.eyes(viewer).reasons, after)

    def view(self, viewer: Seat) -> AnyView:
        return self.eyes(viewer).look()

    def won(self, person: str) -> bool:
        """Whether a person sat among the winners when it ended."""
        seat = self.people.get(person)
        return self.outcome is not None and seat in self.outcome.winners and self.holds(person, seat)

    def marks(self, person: str) -> dict[str, str]:
        """What a person has marked on their sheet."""
        seat = self.people.get(person)
        return self._marks[seat] if seat is not None else {}

    def actors(self) -> tuple[Seat, ...]:
        """Whose choice it is, while the game goes on."""
        return self._actors

    def bot_to_move(self) -> tuple[Seat, str] | None:
        """A bot that is asked now."""
        for seat in self.actors():
            holder = self.holders[seat]
            if isinstance(holder, Machine):
                return seat, holder.bot
        return None

    @cached_property
    def face(self) -> AnyFace:
        """How its game looks on a page."""
        return self.game.face()

    @cached_property
    def strongest(self) -> str:
        """The bot that plays on for somebody who is gone."""
        return strongest_bot(self.game)

    # What somebody wants to do

    def deal_out(self, luck: Luck) -> list[Entry]:
        """What luck decides before the first move."""
        return [*drawn(self.state.copy(), luck)]

    def move(self, seat: Seat, move: Move, luck: Luck, after: int | None = None) -> list[Entry]:
        """A seat plays a move, and luck draws what follows."""
        self._in_time(seat, after)
        self._in_play()
        state = self.state.copy()
        try:
            state.play(seat, move)
        except IllegalMove:  # it may be about something that has not been met, so it is not named
            raise IllegalMove("page-illegal-move") from None
        return [Played(seat, move), *drawn(state, luck)]

    def undo(self, seat: Seat, after: int | None = None) -> list[Entry]:
        self._in_time(seat, after)
        self._in_play()
        if self.state.undo != seat:
            raise NoUndo("no-undo")
        return [TakenBack(seat)]

    def note(self, seat: Seat, about: str, mark: str) -> list[Entry]:
        """A seat marks something on its own sheet."""
        if not self.begun:
            raise Refused("page-not-begun")
        if self.terms.aid == "off":
            raise Refused("no-sheet")
        if not about or len(about) > NAME_LENGTH or len(mark) > MARK_LENGTH or not (about + mark).isprintable():
            raise Refused("page-bad-mark")
        if self._marks[seat].get(about, "") == mark:
            return []
        if self.number >= LONGEST:
            raise Refused("page-journal-full")
        return [Noted(seat, about, mark)]

    def say(self, person: str, text: str) -> list[Entry]:
        """Somebody on a seat says something."""
        seat = self.people.get(person)
        if seat is None:
            raise NotYours("page-talk-seated")
        if person in self.muted:
            raise NotYours("page-talk-muted")
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not text:
            raise Refused("page-talk-empty")
        if self.number >= LONGEST:
            raise Refused("page-journal-full")
        if len(text) > TALK_LENGTH:
            raise Refused("page-talk-long", most=TALK_LENGTH)
        return [Said(seat, self.names[person], text)]

    def sit(self, person: str, name: str, seat: Seat, invited: bool = False) -> list[Entry]:
        """A person sits down: on a free seat, on one they have the link to, or on the one that a bot keeps for them."""
        self._a_seat(seat)
        if self.over:
            raise Refused("page-is-over")
        if seat in self.conceded:
            raise NotYours("page-seat-conceded")
        if self.holds(person, seat):
            return []
        if self.seen.get(person, seat) != seat:
            raise NotYours("page-seat-other")
        awaited = invited and self.holders[seat] == AWAITED
        if not (awaited or self.holders[seat] == FREE or self._kept_for(person, seat)):
            raise NotYours("page-seat-taken")
        if self.begun and self.clocks.clock.kind == "game" and (self.clocks.left(seat, self.clocks.since) or 0) <= 0:
            raise NotYours("page-seat-no-time")
        leaves = [Sat(old, FREE, "left") for old in self._seats_of(person)]
        return [*leaves, Sat(seat, Sitter(person, name))]

    def give(self, person: str, seat: Seat, holder: Holder) -> list[Entry]:
        """The owner, or who sits there, gives a seat to a bot, frees it, or lets it wait for whoever has the link."""
        self._a_seat(seat)
        if self.over:
            raise Refused("page-is-over")
        own = self.holds(person, seat)
        if not own and person != self.owner:
            raise NotYours("page-owner-only")
        if isinstance(holder, Machine):
            find_bot(self.game, holder.bot)
        elif self.begun and own:
            holder = Machine(self.strongest)  # the others are not kept waiting
        if seat in self.conceded and not isinstance(holder, Machine):
            raise NotYours("page-seat-conceded")
        return [] if self.holders[seat] == holder else [Sat(seat, holder, "left" if own else "owner")]

    def mute(self, person: str, seat: Seat, muted: bool) -> list[Entry]:
        self._a_seat(seat)
        whom = next((who for who, place in self.people.items() if place == seat), None)
        if person != self.owner:
            raise NotYours("page-owner-only")
        if whom is None or whom == person:
            raise Refused("page-mute-nobody")
        return [] if (whom in self.muted) == muted else [Muted(whom, muted)]

    def concede(self, seat: Seat) -> list[Entry]:
        self._in_play()
        return [] if seat in self.conceded else [Conceded(seat, self.strongest)]

    def follow(self, table: str) -> list[Entry]:
        """The people of this table play again."""
        if not self.over:
            raise Refused("page-not-over")
        return [] if self.next else [Followed(table)]

    def time_out(self, now: int) -> list[Entry]:
        """Bots take over from whoever has no time left."""
        late = [seat for seat in sorted(self.clocks.running) if (self.clocks.left(seat, now) or 0) <= 0]
        return [Sat(seat, Machine(self.strongest), "clock") for seat in late] if self.terms.clock.kind != "none" else []

    def _in_time(self, seat: Seat, after: int | None) -> None:
        if after is not None and self.last_act[seat] > after:
            raise TooLate("page-too-late")

    def _in_play(self) -> None:
        if self.over:
            raise Refused("page-is-over")
        if not self.begun:
            raise Refused("page-not-begun")

    def _a_seat(self, seat: Seat) -> None:
        if seat not in range(self.setting.seats):
            raise Refused("not-a-seat", seat=seat)

    def _kept_for(self, person: str, seat: Seat) -> bool:
        return self.people.get(person) == seat and not isinstance(self.holders[seat], Sitter)

    def _seats_of(self, person: str) -> list[Seat]:
        return [seat for seat in range(self.setting.seats) if self.holds(person, seat)]

    # Taking in what is stored

    def fold(self, line: bytes) -> None:
        """The next line of the journal."""
        self.take(decoder(self.game).decode(line))

    def take(self, line: Line[Entry]) -> None:
        """The next entry of the journal."""
        self.number += 1
        entry, moved = line.entry, None
        match entry:
            case Played() | TakenBack() | Noted():
                self._game_entry(entry)
                moved = entry.actor if isinstance(entry, Played) else None
            case Sat():
                self._seated(entry)
            case Conceded():
                self.conceded.add(entry.seat)
                self.holders[entry.seat] = Machine(entry.bot)
                self._tell("page-told-concede", entry.seat)
            case Said():
                self.talk = [*self.talk[1 - TALK_KEPT :], Talk(self.number, entry.name, entry.text, entry.seat)]
            case Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.person)
            case Followed():
                self.next = entry.table
            case Woke():
                self.clocks.wake(line.at)
        self.outcome = self._ended()
        if self.outcome is not None and not self.ended:
            self.ended = line.at
        self._actors = self.state.actors if self.begun and self.outcome is None else ()
        people = [seat for seat in self._actors if isinstance(self.holders[seat], Sitter)]
        self.clocks.go_on(line.at, people, moved)
        if isinstance(entry, TakenBack):
            self.clocks.take_back(entry.seat, line.at)

    def _game_entry(self, entry: Played[Any] | TakenBack | Noted) -> None:
        actor = entry.actor if isinstance(entry, Played) else entry.seat
        if not self.log.silent(entry):
            for eyes in self._eyes.values():
                eyes.look()
        if isinstance(entry, Played):
            self.state.play(entry.actor, entry.move)
            self.last_moves[entry.actor] = entry.move
        elif isinstance(entry, TakenBack):
            self.state = replay(self.log, self.log.before_last())
            self.last_moves.update((played.actor, played.move) for played in self.log.played()[:-1])
        self.log.entries.append(entry)
        self.numbers.append(self.number)
        if isinstance(entry, Noted):
            self._marks[actor] = self.log.marks(actor)
        elif actor >= 0:
            self.last_act[actor] = self.number
        bot = actor >= 0 and isinstance(self.holders[actor], Machine)
        if bot:
            self.bots.add(self.number)
        for eyes in self._eyes.values():
            eyes.take(self.number, entry, self.state, bot)

    def _seated(self, entry: Sat) -> None:
        seat, holder = entry.seat, entry.holder
        before, self.holders[seat] = self.holders[seat], holder
        if isinstance(before, Sitter) and not self.begun:
            self.people.pop(before.person, None)  # nothing was seen yet: they may sit anywhere
        if isinstance(holder, Sitter):
            self.people = {who: place for who, place in self.people.items() if place != seat}
            self.people[holder.person] = seat
            self.names[holder.person] = holder.name
        if self.begun:
            kind = str(type(holder).__struct_config__.tag)
            self._tell(f"page-told-sit-{kind}{entry.why and '-'}{entry.why}", seat, name=self._name_of(holder))
        else:
            self.begun = all(isinstance(one, Sitter | Machine) for one in self.holders)
        if self.begun:
            self.seen.update(self.people)

    def _name_of(self, holder: Holder) -> str:
        return holder.name if isinstance(holder, Sitter) else ""

    def _tell(self, id: str, seat: Seat, name: str = "") -> None:
        self.told.append((self.number, phrase(id, seat=self.game.seat_name(self.setting, seat), name=name)))


def _since(lines: list[tuple[int, Phrase]], after: int) -> list[tuple[int, Phrase]]:
    """The lines of later entries."""
    if not lines or lines[-1][0] <= after:
        return []
    return lines[bisect_right(lines, after, key=lambda line: line[0]) :]
