"""Faces are drawn when cards are turned up. That must not be told from a deck that was really shuffled.

A real table is played beside the rules: cards with faces in decks, a stack of dreams, discards that are shuffled. Who
plays sees backs only, and does the same at both.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import sqrt

import pytest

from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo.deeds import BACK, DREAM, DROP, FRESH, STALE, Step
from bivouac.games.paleo.moves import Draw
from bivouac.games.paleo.night import deal_sizes
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.view import NONE
from tests.games.paleo.scenes import CARD, play, scene

DREAMS = tuple(
    CARD[id] for id in ("dream-coat", "dream-meadow", "dream-eye", "dream-garden", "dream-hands", "dream-none")
)
FOREST = tuple(CARD[id] for id in ("deer", "birches", "boar"))


class Table(ABC):
    """A day at a table with two groups, whatever it is made of."""

    @abstractmethod
    def backs(self, group: int) -> tuple[int, ...]:
        """What a deck looks like."""

    @abstractmethod
    def turn_up(self, group: int, place: int) -> int:
        """The face of a card, which then goes to the open discard."""

    @abstractmethod
    def destroy(self, card: int) -> None:
        """A card that was just turned up is out of the game."""

    @abstractmethod
    def drop(self, group: int, count: int) -> None: ...

    @abstractmethod
    def dream(self, group: int) -> None:
        """A dream unseen on a deck, if there is one."""

    @abstractmethod
    def night(self) -> None: ...


class Wood(Table):
    """A real table: every card has its face, and luck is used for shuffling only."""

    def __init__(self, luck: Luck) -> None:
        self.luck, self.day = luck, 1
        self.hidden, self.open, self.decks = list(FOREST), list[int](), [list[int](), list[int]()]
        self.stack = luck.shuffled(DREAMS)
        self._deal()

    def _deal(self) -> None:
        cards = self.luck.shuffled(self.hidden)
        first = deal_sizes(len(cards), 2, self.day)[0]
        self.decks, self.hidden = [cards[:first], cards[first:]], []

    def backs(self, group: int) -> tuple[int, ...]:
        return tuple(BACK[card] for card in self.decks[group])

    def turn_up(self, group: int, place: int) -> int:
        card = self.decks[group].pop(place)
        self.open.append(card)
        return card

    def destroy(self, card: int) -> None:
        self.open.remove(card)

    def drop(self, group: int, count: int) -> None:
        self.hidden += self.decks[group][:count]
        del self.decks[group][:count]

    def dream(self, group: int) -> None:
        if self.stack:
            self.decks[group].insert(0, self.stack.pop())

    def night(self) -> None:
        for deck in self.decks:
            self.hidden += deck
        self.hidden += self.open
        self.open, self.day = [], self.day + 1
        self._deal()


class Rules(Table):
    """The same by the rules: chance plays what they list."""

    def __init__(self, luck: Luck) -> None:
        self.luck, self.state = luck, few()
        self._deal()

    def _deal(self) -> None:
        while self.state.phase == "deal":
            self.state.play(CHANCE, self.luck.weighted(self.state.outcomes()))

    def backs(self, group: int) -> tuple[int, ...]:
        return tuple(STALE.get(one, one) for one in self.state.decks[group])

    def turn_up(self, group: int, place: int) -> int:
        state = self.state
        state.picked = [place if group == one else NONE for one in state.groups]
        state.settled, state.phase = ~(1 << group) & 0b11, "turn"
        move = self.luck.weighted(state.outcomes())
        assert isinstance(move, Draw)
        state._turn_up(move.card)
        if state.up[group] >= 0:
            state._put_away(group)
        return move.card

    def destroy(self, card: int) -> None:
        self.state.open = tuple(one for one in self.state.open if one != card)

    def drop(self, group: int, count: int) -> None:
        self.state.actor = group
        self.state._drop(Step(DROP, count))

    def dream(self, group: int) -> None:
        if self.state.unseen_left(DREAM):
            self.state._lay_unseen(group, DREAM)

    def night(self) -> None:
        for group, deck in enumerate(self.state.decks):
            self.state.hidden += deck
            self.state.decks[group] = ()
        self.state._dawn()
        self._deal()


@cache
def _few() -> PaleoState:
    state = scene(decks=["", ""])
    state.pools = [tuple(card for card in FOREST if BACK[card] == place) for place in range(len(state.pools))]
    state.supplies[0] = tuple(sorted(DREAMS))
    state.hidden, state.phase = tuple(sorted(BACK[card] for card in FOREST)), "deal"
    return state


def few() -> PaleoState:
    """A game of three forest cards and six dreams, about to be dealt."""
    return _few().copy()


# Who plays, at either table

Seen = tuple[int, int]
"""A day, and a card that was turned up on it."""


def played(table: Table, luck: Luck, days: int = 4) -> list[Seen]:
    """What was turned up. On the first days dreams are gained, dropped unseen and left over night; later they are
    looked for. One of them is destroyed when it is seen."""
    seen: list[Seen] = []
    for day in range(days):
        for _ in range(3):
            for group in (0, 1):
                _turn(table, luck, group, day, seen)
        table.night()
    return seen


def _turn(table: Table, luck: Luck, group: int, day: int, seen: list[Seen]) -> None:
    early = day < 2
    if luck.below(2 if early else 8) == 0:
        table.dream(group)
    backs = table.backs(group)
    if backs and luck.below(5) >= (3 if early else 1):
        wanted = [place for place, one in enumerate(backs[:3]) if one == DREAM]
        place = wanted[-1] if wanted else luck.below(min(3, len(backs)))
        card = table.turn_up(group, place)
        seen.append((day, card))
        if card == DREAMS[0]:
            table.destroy(card)
    elif len(backs) > 1:
        table.drop(group, 1 + luck.below(2))


def dreams(seen: Sequence[Seen]) -> list[Seen]:
    return [one for one in seen if one[1] in DREAMS]


def firsts(seen: Sequence[Seen]) -> object:
    """The dreams in the order in which they were first seen."""
    return tuple(dict.fromkeys(card for _, card in dreams(seen)))[:2]


def agains(seen: Sequence[Seen]) -> object:
    """Of each dream on how many days it was seen."""
    return tuple(sorted(Counter(card for _, card in set(dreams(seen))).values()))


def knowns(seen: Sequence[Seen]) -> object:
    """Of the dreams of the last two days, in a row, whether they had been seen on another day."""
    return tuple(any(one < day and card == other for one, other in seen) for day, card in dreams(seen) if day > 1)


def lasts(seen: Sequence[Seen]) -> object:
    """Which dream came first on the last day."""
    return tuple(card for day, card in dreams(seen) if day == 3)[:1]


def forests(seen: Sequence[Seen]) -> object:
    """The faces that are behind the same back from the start."""
    return tuple(card for _, card in seen if card in FOREST)[:2]


GAMES = 3000


def samples(kind: type[Wood] | type[Rules]) -> list[list[Seen]]:
    found = []
    for seed in range(GAMES):
        luck = Luck.seeded(f"odds/{kind.__name__}/{seed}")
        found.append(played(kind(luck), luck.fork()))
    return found


@pytest.fixture(scope="module")
def both() -> tuple[list[list[Seen]], list[list[Seen]]]:
    return samples(Wood), samples(Rules)


@pytest.mark.parametrize("what", [firsts, agains, knowns, lasts, forests, len])
def test_a_day_is_as_likely_as_with_a_deck_that_was_shuffled(
    both: tuple[list[list[Seen]], list[list[Seen]]],
    what: Callable[[Sequence[Seen]], object],
) -> None:
    """PA-05, PA-17, PA-31: frequencies of two samples differ as two samples do."""
    one, other = (Counter(map(what, sample)) for sample in both)
    common = [key for key in one | other if one[key] + other[key] >= 20]
    rare = [sum(count for key, count in some.items() if key not in common) for some in (one, other)]
    pairs = [(one[key], other[key]) for key in common] + ([(rare[0], rare[1])] if sum(rare) >= 20 else [])
    square = sum((a - b) ** 2 / (a + b) for a, b in pairs)
    freedom = len(pairs) - 1
    assert freedom >= 2
    assert square < freedom + 3 * sqrt(2 * freedom) + 3, (square, freedom, pairs)


# Exactly, for a few cards


def chances(state: PaleoState) -> dict[tuple[int, ...], Fraction]:
    """How likely the faces of a deck are in the order in which they are turned up from the top."""
    if not state.decks[0]:
        return {(): Fraction(1)}
    state.picked, state.settled, state.phase = [0, NONE], 0b10, "turn"
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    found: dict[tuple[int, ...], Fraction] = {}
    for move, weight in outcomes:
        assert isinstance(move, Draw)
        twin = state.copy()
        back = twin.decks[0][0]
        twin.decks[0] = twin.decks[0][1:]
        twin._leave_pool(back, move.card)
        for rest, chance in chances(twin).items():
            key = (move.card, *rest)
            found[key] = found.get(key, Fraction(0)) + chance * Fraction(weight, total)
    return found


def real(known: Sequence[int], strangers: int, fresh: int) -> dict[tuple[int, ...], Fraction]:
    """The same by counting: of the dreams that nobody has seen some were shuffled with the known ones, one lies fresh
    on top of that."""
    found: Counter[tuple[int, ...]] = Counter()
    unseen = [card for card in DREAMS if card not in known]
    for order in permutations(unseen):
        top, mixed = order[:fresh], order[fresh : fresh + strangers]
        for shuffled in permutations((*known, *mixed)):
            found[(*top, *shuffled)] += 1
    total = sum(found.values())
    return {faces: Fraction(count, total) for faces, count in found.items()}


@pytest.mark.parametrize(
    ("known", "strangers", "fresh"),
    [(0, 2, 0), (1, 1, 0), (2, 1, 0), (1, 2, 0), (2, 2, 0), (0, 0, 2), (1, 1, 1), (1, 2, 1), (2, 1, 1), (3, 0, 1)],
)
def test_dreams_known_and_unknown_come_as_they_would(known: int, strangers: int, fresh: int) -> None:
    """PA-17, PA-31: seen before and shuffled again, dropped unseen and shuffled, and laid on top since; exactly."""
    state = few()
    state.hidden = ()
    state.pools = [()] * len(state.pools)
    state.pools[DREAM] = tuple(sorted(DREAMS[:known]))
    state.supplies[0] = tuple(sorted(DREAMS[known:]))
    state.strangers[0] = strangers
    state.decks[0] = (FRESH[DREAM],) * fresh + (DREAM,) * (known + strangers)
    expected = real(DREAMS[:known], strangers, fresh)
    assert chances(state) == expected


def test_what_waits_is_drawn_the_same_way() -> None:
    """PA-04: of module J; a fresh paw is any of those that nobody has seen."""
    state = scene(modules="A+B+J", decks=["fresh-red-paw forest"])
    play(state, "pick orange 1", "pick blue 1")
    assert {(move.text, weight) for move, weight in state.outcomes()} == {
        (f"draw {id}", 1) for id in ("paw-in-the-mud", "paw-on-the-path", "paw-at-the-tent", "paw-in-the-dark",
                                     "paw-beside-the-sleeper", "paw-raised")
    }  # fmt: skip


def test_backs_are_dealt_as_if_they_were_shuffled() -> None:
    """PA-31: three forest cards and one dream, two each: on which place the dream lies is all as likely."""
    found: Counter[tuple[int, ...]] = Counter()
    luck = Luck.seeded("deal")
    for _ in range(800):
        state = few()
        state.hidden = tuple(sorted((*state.hidden, DREAM)))
        state.strangers[0] = 1
        while state.phase == "deal":
            state.play(CHANCE, luck.weighted(state.outcomes()))
        found[(*state.decks[0], *state.decks[1])] += 1
    assert len(found) == 4
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 3 + 3 * sqrt(6)
