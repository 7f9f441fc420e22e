"""What a seat may know: all but which card another group has picked, until all have (PA-05).

Nobody has seen the face of a card in a deck, so it is not decided; which backs lie where, all may know (PA-06).
"""

from collections.abc import Sequence
from typing import Protocol

from bivouac.engine import Seat, Setting, View
from bivouac.games.paleo.deeds import CARDS, SUPPLY, Step
from bivouac.games.paleo.effects import TOOLS
from bivouac.games.paleo.moves import GROUPS, LOOK, PaleoMove
from bivouac.games.paleo.record import Happening

PHASES = (
    "deal",  # chance: a card is dealt
    "pick",  # everybody picks a card, or goes to sleep
    "turn",  # chance: a card is turned up
    "settle",  # the groups settle their cards, in any order
    "step",  # something within an action is open to whoever acts
    "roll",  # chance: a die is thrown
    "person",  # chance: a person is drawn
    "idea",  # chance: an idea is drawn
    "night",  # missions, then night cards in the groups
    "over",
)
CHANCE_PHASES = frozenset({"deal", "turn", "roll", "person", "idea"})
NONE, ASLEEP, MADE = -1, LOOK, -2
"""What a group has picked, when it is none of three places: nothing yet, sleep, or something that the viewer may not
know."""
TILES = SKULLS = 5  # that end the game (PA-32)
RACK = 5  # ideas besides those that are always there


def group_count(seats: int) -> int:
    """One person alone leads two groups (PA-01)."""
    return max(2, seats)


class PaleoView(View[PaleoMove], frozen=True, kw_only=True):
    """All that a seat may know. Cards, backs, tools and deeds are numbers (`deeds`); cards of which the order
    does not matter are sorted. Lists run by group."""

    moves: tuple[PaleoMove, ...]
    phase: str
    day: int
    turn: int  # of the day, from 1
    modules: tuple[str, ...]
    decks: tuple[tuple[int, ...], ...]  # backs, the top one first
    picked: tuple[int, ...]  # a place in the deck, or NONE, ASLEEP, MADE
    up: tuple[int, ...]  # the card that a group has before it; -1
    night: bool
    asleep: int  # which groups sleep: a bit a group
    settled: int  # which groups are done with their cards, or sleep: a bit a group
    rested: int  # which of them do nothing more this turn
    waits: int  # which seats let the others go first
    asked: int  # which groups ask for help
    helping: tuple[int, ...]  # whom each group helps: a group, or GROUPS + a card; -1
    people: tuple[tuple[int, ...], ...]
    hurt: tuple[tuple[int, ...], ...]  # their wounds
    tools: tuple[int, ...]  # by group and tool
    allies: tuple[tuple[int, ...], ...]  # other cards in the groups
    board: tuple[int, ...]  # cards on the night board: missions and what was placed there
    laid: tuple[tuple[int, int, int], ...]  # card, thing, how many
    rack: tuple[int, ...]  # ideas
    store: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]  # by back: the faces that are known to be in decks and hidden discard
    supplies: tuple[tuple[int, ...], ...]  # of dreams and waiting cards: the faces that nobody has seen (`deeds.FRESH`)
    strangers: tuple[int, ...]  # how many of these have been shuffled with others, unseen
    crowd: tuple[int, ...]  # people that have not been met
    ideas: tuple[int, ...]  # that nobody has had
    secrets: tuple[int, ...]  # that have not been turned up
    hidden: tuple[int, ...]  # backs in the hidden discard
    open: tuple[int, ...]  # cards in the open discard
    grave: tuple[int, ...]
    pile: tuple[int, ...]  # a module's pile of people, the top one first
    pile_hurt: int  # wounds of the top one
    states: int  # that hold
    skulls: int
    tiles: int
    actor: int  # the group that acts; -1
    deed: int  # what it does; -1
    party: int  # who takes part: a bit a group
    rolled: tuple[int, int, int]  # what dice ask for besides, by skill
    covered: tuple[int, int, int]  # what spent tools have given, by skill
    steps: tuple[Step, ...]  # what is left to do, the first one is asked for now
    urgent: int  # the group that has a secret to settle; -1
    due: tuple[int, ...]  # night cards that are still to be resolved
    later: tuple[int, ...]  # those in the groups, which come after the board's
    chain: tuple[int, ...]  # secrets that are turned up when the action is over
    speaker: Seat  # who decides within an action
    past: int  # happenings before those in `record`
    record: tuple[Happening, ...]

    @property
    def groups(self) -> int:
        return len(self.decks)

    def leader(self, group: int) -> Seat:
        return group if self.setting.seats > 1 else 0

    @property
    def asks(self) -> Step | None:
        """What is asked within an action."""
        return self.steps[0] if self.phase == "step" and self.steps else None

    def features(self) -> bytes:
        return features(self, self.picked, self.seat)

    def svg(self) -> str:
        from bivouac.games.paleo.draw import draw  # the picture is wanted rarely, the view often

        return draw(self)


class Open(Protocol):
    """What lies open before everybody, in a view as in a state."""

    @property
    def setting(self) -> Setting: ...
    @property
    def phase(self) -> str: ...
    @property
    def day(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def decks(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def up(self) -> Sequence[int]: ...
    @property
    def settled(self) -> int: ...
    @property
    def asked(self) -> int: ...
    @property
    def helping(self) -> Sequence[int]: ...
    @property
    def people(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def hurt(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def tools(self) -> Sequence[int]: ...
    @property
    def allies(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def board(self) -> tuple[int, ...]: ...
    @property
    def rack(self) -> tuple[int, ...]: ...
    @property
    def store(self) -> Sequence[int]: ...
    @property
    def grave(self) -> tuple[int, ...]: ...
    @property
    def open(self) -> tuple[int, ...]: ...
    @property
    def states(self) -> int: ...
    @property
    def skulls(self) -> int: ...
    @property
    def tiles(self) -> int: ...
    @property
    def actor(self) -> int: ...
    @property
    def deed(self) -> int: ...
    @property
    def party(self) -> int: ...
    @property
    def steps(self) -> tuple[Step, ...]: ...
    @property
    def due(self) -> tuple[int, ...]: ...


DEEP = 6  # backs of a deck that features show


def features(table: Open, picked: Sequence[int], viewer: Seat) -> bytes:
    """What a program observes, a byte each.

    Of every card where it is (nowhere known 0, open discard 1, graveyard 2, rack 3, board 4, still due tonight 5, then
    6 with the first group, turned up by it 7, and so on for each group), then its wounds if it is a person. Of every
    group: the size of its deck, its top backs from 1, what it picked, whether its card is settled, whether it asks,
    whom it helps, its tools. Then store, phase, day, turn, skulls, tiles, states, what is done by whom, viewer.
    """
    where, wounds = bytearray(len(CARDS)), bytearray(len(CARDS))
    for cards, place in ((table.open, 1), (table.grave, 2), (table.rack, 3), (table.board, 4), (table.due, 5)):
        for card in cards:
            where[card] = place
    of_group = bytearray()
    for group, deck in enumerate(table.decks):
        for card in (*table.people[group], *table.allies[group]):
            where[card] = 6 + 2 * group
        if table.up[group] >= 0:
            where[table.up[group]] = 7 + 2 * group
        for person, count in zip(table.people[group], table.hurt[group]):
            wounds[person] = count
        top = [back + 1 for back in deck[:DEEP]]
        of_group += bytes((len(deck), *top, *[0] * (DEEP - len(top)), picked[group] + 2))
        of_group += bytes((table.settled >> group & 1, table.asked >> group & 1, _helped(table.helping[group])))
    step = table.steps[0] if table.steps else Step(-1, 0)
    now = (PHASES.index(table.phase), min(table.day, 255), min(table.turn, 255), table.skulls, table.tiles)
    what = (table.actor + 1, table.deed + 1 & 255, table.deed + 1 >> 8, table.party, step.what + 1, step.many)
    return b"".join(
        (
            where,
            wounds,
            of_group,
            bytes(table.tools),
            bytes(table.store),
            table.states.to_bytes(4, "little"),
            bytes((*now, *what, viewer + 3)),
        )
    )


def _helped(target: int) -> int:
    """A group from 1; any card is one more than the last group."""
    return min(target, GROUPS) + 1


def left_of(store: Sequence[int], laid: Sequence[tuple[int, int, int]], resource: int) -> int:
    """How much of a resource the supply still has (PA-17)."""
    out = sum([count for _, thing, count in laid if thing == resource]) if laid else 0
    return SUPPLY[resource] - store[resource] - out


N_TOOLS = len(TOOLS)
