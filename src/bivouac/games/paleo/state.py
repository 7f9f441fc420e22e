"""A game at one moment: what there is, who chooses, what is seen. How it goes on: `steps`, `night` and `rules`."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Self

from bivouac.engine import CHANCE, REFEREE, Outcome, Seat, State
from bivouac.games.paleo.deeds import (
    FRESH,
    HELPS,
    LASTING,
    SKILL_OF,
    SPENT,
    SPENT_WORTH,
    STALE,
    TOKENS,
    Step,
)
from bivouac.games.paleo.effects import RESOURCES
from bivouac.games.paleo.moves import DEALS, DRAWS, MOVES, NUMBERS, ROLLS, Deal, Draw, PaleoMove
from bivouac.games.paleo.record import Happening
from bivouac.games.paleo.view import ASLEEP, CHANCE_PHASES, MADE, N_TOOLS, NONE, PaleoView, features, left_of

BY_CHANCE = (CHANCE,)
Triple = tuple[int, int, int]
"""Of each skill so much."""
GROUPS_KNOWN = 4096
"""People and tools stay the same for long, so what they show is remembered, of so many groups."""
STRANGE = {back: place for place, back in enumerate(FRESH)}
"""Backs with a supply of their own, and the place of that."""


class Moment(State[PaleoMove, PaleoView], kw_only=True):
    """All that can be said of a game without playing on; see the view for what the fields are.

    `choices` are the numbers of the moves that are open to `speaker` within an action. They follow from the rest, and
    are kept because what is forced cannot be told from what is chosen without them.
    """

    modules: tuple[str, ...]
    ending: bool  # whether five tiles win by themselves no more (PA-33)
    decks: list[tuple[int, ...]]
    people: list[tuple[int, ...]]
    hurt: list[tuple[int, ...]]
    tools: list[int]
    allies: list[tuple[int, ...]]
    board: tuple[int, ...]
    rack: tuple[int, ...]
    store: list[int]
    pools: list[tuple[int, ...]]
    supplies: list[tuple[int, ...]]
    strangers: list[int]
    crowd: tuple[int, ...]
    ideas: tuple[int, ...]
    secrets: tuple[int, ...]
    pile: tuple[int, ...]
    states: int
    picked: list[int]
    up: list[int]
    helping: list[int]
    phase: str = "pick"
    day: int = 1
    turn: int = 1
    night: bool = False
    asleep: int = 0
    settled: int = 0
    rested: int = 0
    waits: int = 0
    asked: int = 0
    laid: tuple[tuple[int, int, int], ...] = ()
    hidden: tuple[int, ...] = ()
    open: tuple[int, ...] = ()
    grave: tuple[int, ...] = ()
    pile_hurt: int = 0
    skulls: int = 0
    tiles: int = 0
    actor: int = -1
    deed: int = -1
    party: int = 0
    rolled: tuple[int, int, int] = (0, 0, 0)
    covered: tuple[int, int, int] = (0, 0, 0)
    steps: tuple[Step, ...] = ()
    urgent: int = -1
    due: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    chain: tuple[int, ...] = ()
    speaker: Seat = 0
    choices: tuple[int, ...] = ()
    result: Outcome | None = None
    past: int = 0
    record: list[Happening] = []

    # Who, and when it is over

    @property
    def groups(self) -> range:
        return range(len(self.decks))

    def leader(self, group: int) -> Seat:
        """One person alone leads all groups (PA-01)."""
        return group if self.setting.seats > 1 else 0

    def led(self, seat: Seat) -> Iterable[int]:
        if self.setting.seats == 1:
            return self.groups if seat == 0 else ()
        return (seat,) if 0 <= seat < self.setting.seats else ()

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.choices:
            return (self.speaker,)
        phase = self.phase
        if phase in CHANCE_PHASES:
            return BY_CHANCE
        if phase == "pick":
            return self._seats([group for group, picked in enumerate(self.picked) if picked == NONE])
        if phase == "settle":
            return self._seats(self.unsettled(self.groups))
        return self._seats(self.groups) if phase == "night" else ()

    def _seats(self, groups: Sequence[int]) -> tuple[Seat, ...]:
        """Who leads them, without those who wait."""
        if self.setting.seats == 1:
            return (0,) if groups else ()
        waits = self.waits
        return tuple([group for group in groups if not waits >> group & 1]) if waits else tuple(groups)

    def unsettled(self, groups: Iterable[int]) -> list[int]:
        """Those that can still do something this turn: while one has a secret, no other card is settled."""
        if self.urgent >= 0:
            return [group for group in groups if group == self.urgent or self.can_help(group) or self.lingers(group)]
        settled = self.settled
        return [group for group in groups if not settled >> group & 1 or self.lingers(group)]

    def can_help(self, group: int) -> bool:
        """Whether a group has a card to help with: the help option is not for secrets (PA-17)."""
        return self.settled >> group & 1 == 0 and group != self.urgent and HELPS[self.up[group]]

    @abstractmethod
    def lingers(self, group: int) -> bool:
        """Whether a group can still do something with what is in play, whatever becomes of its card (PA-20)."""

    # What chance can do

    def can_happen(self, move: PaleoMove) -> bool:
        """Whether a move is one of the outcomes; they need not be listed for it."""
        match self.phase:
            case "deal":
                return isinstance(move, Deal) and move.back in self.hidden
            case "turn":
                return isinstance(move, Draw) and move.card in self.behind(self.next_back())
            case "person" | "idea":
                return isinstance(move, Draw) and move.card in (self.crowd if self.phase == "person" else self.ideas)
            case _:
                return any(move == each for each, _ in self.outcomes())

    def outcomes(self) -> Sequence[tuple[PaleoMove, int]]:
        match self.phase:
            case "deal":
                return self._deals()
            case "turn":
                return self._faces(self.next_back())
            case "roll":
                return ROLLS
            case "person":
                return [(DRAWS[card], 1) for card in self.crowd]
            case "idea":
                return [(DRAWS[card], 1) for card in self.ideas]
            case _:
                return ()

    def _deals(self) -> list[tuple[PaleoMove, int]]:
        """The backs in the hidden discard, each as likely as there are such cards: all are there when it is dealt."""
        return [(DEALS[back], count) for back, count in Counter(self.hidden).items()]  # which is sorted

    def next_back(self) -> int:
        """The back of the card that is turned up next."""
        group = self.next_group()
        return self.decks[group][self.picked[group]]

    def next_group(self) -> int:
        """The group whose card is turned up next; -1 when all are."""
        settled, up = self.settled, self.up
        for group, picked in enumerate(self.picked):
            if 0 <= picked < ASLEEP and up[group] < 0 and settled >> group & 1 == 0:
                return group
        return -1

    def behind(self, back: int) -> tuple[int, ...]:
        """What may be behind a back. A card that was shuffled unseen with others may be any that nobody has seen."""
        if back in STALE:
            return self.supplies[STRANGE[STALE[back]]]
        if back not in STRANGE or not self.strangers[STRANGE[back]]:
            return self.pools[back]
        return tuple(sorted(self.pools[back] + self.supplies[STRANGE[back]]))

    def _faces(self, back: int) -> list[tuple[PaleoMove, int]]:
        """The same with their odds: each that is known is there for sure, of the others so many of those unseen."""
        if back not in STRANGE or not self.strangers[STRANGE[back]]:
            return [(DRAWS[card], 1) for card in self.behind(back)]
        unseen, many = self.supplies[STRANGE[back]], self.strangers[STRANGE[back]]
        return [(DRAWS[card], many if card in unseen else len(unseen)) for card in self.behind(back)]

    # The legal moves

    def moves(self, seat: Seat) -> Sequence[PaleoMove]:
        return [MOVES[number] for number in self.numbers_of(seat)]

    def mask(self, seat: Seat) -> int:
        return sum(1 << number for number in self.numbers_of(seat))

    @abstractmethod
    def numbers_of(self, seat: Seat) -> Sequence[int]:
        """The numbers of a seat's legal moves, in order."""

    def number(self, move: PaleoMove) -> int:
        return NUMBERS.get(move, -1)

    # What groups have

    def skills(self, party: int) -> Triple:
        """What those who take part show without spending anything (PA-12)."""
        return self._together(skills_of, party)

    def shows(self, party: int) -> Triple:
        """All skills that they can show, if they spend tools for them (PA-16)."""
        return self._together(shown_by, party)

    def _together(self, skills: Callable[[tuple[int, ...], tuple[int, ...]], Triple], party: int) -> Triple:
        strength = perception = skill = at = 0
        for people in self.people:
            if party & 1:
                one, two, three = skills(people, tuple(self.tools[at : at + N_TOOLS]))
                strength, perception, skill = strength + one, perception + two, skill + three
            party >>= 1
            at += N_TOOLS
        return strength, perception, skill

    def held(self, party: int, tool: int) -> int:
        """How many of a tool those who take part have."""
        total, at, tools = 0, tool, self.tools
        while party:
            if party & 1:
                total += tools[at]
            party >>= 1
            at += N_TOOLS
        return total

    def left(self, resource: int) -> int:
        return left_of(self.store, self.laid, resource)

    def tokens_left(self, tool: int) -> int:
        """How many of a tool the supply has (PA-17)."""
        thing = len(RESOURCES) + tool
        laid = sum([count for _, what, count in self.laid if what == thing]) if self.laid else 0
        return TOKENS[tool] - sum(self.tools[tool::N_TOOLS]) - laid

    def laid_on(self, card: int, thing: int) -> int:
        return sum(count for where, what, count in self.laid if where == card and what == thing)

    def tell(self, what: str, group: int = -1, card: int = -1, count: int = 0, of: int = -1) -> None:
        self.record.append(Happening(what, group, card, count, of))

    # Copies and views

    def copy(self) -> Self:
        twin = self.__copy__()
        twin.decks, twin.people, twin.hurt = self.decks[:], self.people[:], self.hurt[:]
        twin.tools, twin.allies, twin.store = self.tools[:], self.allies[:], self.store[:]
        twin.pools, twin.supplies, twin.strangers = self.pools[:], self.supplies[:], self.strangers[:]
        twin.picked, twin.up, twin.helping = self.picked[:], self.up[:], self.helping[:]
        twin.record = self.record[:]
        return twin

    def features(self, viewer: Seat) -> bytes:
        return features(self, self.seen_picks(viewer), viewer)

    def seen_picks(self, viewer: Seat) -> tuple[int, ...]:
        """What each group has picked, as far as a viewer may know (PA-05)."""
        if viewer == REFEREE or self.phase != "pick":
            return tuple(self.picked)
        return tuple(
            picked if picked == NONE or self.leader(group) == viewer else MADE
            for group, picked in enumerate(self.picked)
        )

    def view(self, viewer: Seat) -> PaleoView:
        return PaleoView(
            seat=viewer,
            setting=self.setting,
            actors=self.actors,
            moves=tuple(self.moves(viewer)),
            undo=self.undo == viewer,
            outcome=self.result,
            phase=self.phase,
            day=self.day,
            turn=self.turn,
            modules=self.modules,
            decks=tuple(self.decks),
            picked=self.seen_picks(viewer),
            up=tuple(self.up),
            night=self.night,
            asleep=self.asleep,
            settled=self.settled,
            rested=self.rested,
            waits=self.waits,
            asked=self.asked,
            helping=tuple(self.helping),
            people=tuple(self.people),
            hurt=tuple(self.hurt),
            tools=tuple(self.tools),
            allies=tuple(self.allies),
            board=self.board,
            laid=self.laid,
            rack=self.rack,
            store=tuple(self.store),
            pools=tuple(self.pools),
            supplies=tuple(self.supplies),
            strangers=tuple(self.strangers),
            crowd=self.crowd,
            ideas=self.ideas,
            secrets=self.secrets,
            hidden=self.hidden,
            open=self.open,
            grave=self.grave,
            pile=self.pile,
            pile_hurt=self.pile_hurt,
            states=self.states,
            skulls=self.skulls,
            tiles=self.tiles,
            actor=self.actor,
            deed=self.deed,
            party=self.party,
            rolled=self.rolled,
            covered=self.covered,
            steps=self.steps,
            urgent=self.urgent,
            due=self.due,
            later=self.later,
            chain=self.chain,
            speaker=self.speaker,
            past=self.past,
            record=tuple(self.record),
        )


@lru_cache(GROUPS_KNOWN)
def skills_of(people: tuple[int, ...], tools: tuple[int, ...]) -> Triple:
    """What a group shows without spending anything."""
    worths = [SKILL_OF[person] for person in people]
    for tool, worth in LASTING.items():
        worths += [worth] * tools[tool]
    one, two, three = (sum(worth[at] for worth in worths) for at in range(3))
    return one, two, three


@lru_cache(GROUPS_KNOWN)
def shown_by(people: tuple[int, ...], tools: tuple[int, ...]) -> Triple:
    """What it can show if it spends tools."""
    one, two, three = (have + SPENT_WORTH * tools[tool] for have, tool in zip(skills_of(people, tools), SPENT))
    return one, two, three
