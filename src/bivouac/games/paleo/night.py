"""The night (PA-28 to PA-31): people eat, missions and night cards are resolved, and a new day is dealt."""

from abc import abstractmethod
from collections.abc import Iterable
from functools import cache

from bivouac.games.paleo.deeds import BACK, DEEDS, FRESH, NIGHT, NIGHT_HOSTILE, ROOT, STALE, WOUND
from bivouac.games.paleo.moves import ACT, DEALS, USE, Deal
from bivouac.games.paleo.state import STRANGE
from bivouac.games.paleo.steps import Steps
from bivouac.games.paleo.view import SKULLS

WOUNDS = tuple(any(step.what == WOUND for step in deed.steps) for deed in DEEDS)
"""Of each deed, whether it wounds people."""


class Nights(Steps, kw_only=True):
    """A game in which night falls."""

    @abstractmethod
    def _new_turn(self) -> None: ...

    def _nightfall(self) -> None:
        self.night, self.waits = True, 0
        self.tell("evening", count=self.day)
        self._feed()
        if self.skulls == SKULLS:
            self.lose()
        else:
            self.due = _of_night(self.board)
            self.later = _of_night(card for group in self.groups for card in self.cards_of(group))
            self._next_mission()

    def _feed(self) -> None:
        """PA-28: a food each, and a skull for each who gets none."""
        mouths = sum(map(len, self.people))
        fed = min(mouths, self.store[0])
        self.store[0] -= fed
        self.tell("fed", count=fed, of=mouths - fed)
        if mouths > fed:
            self.add_skulls(mouths - fed)

    def _next_mission(self) -> None:
        """PA-29, PA-30: each mission, then each night card of a group; any of those that are still due."""
        self.phase, self.waits = "night", 0
        self.due = tuple(card for card in self.due if self.night_choices(card))
        if not self.due:
            self.due, self.later = tuple(card for card in self.later if self.night_choices(card)), ()
        acts = self.night_numbers()
        if not acts:
            self._dawn()
        elif len(acts) == 1 and not (WOUNDS[acts[0] - ACT] and self.night_roots(self.groups)):
            self._resolve(acts[0] - ACT, 0)

    @property
    def everybody(self) -> int:
        return (1 << len(self.decks)) - 1

    def night_choices(self, card: int) -> list[int]:
        """What can be done about a night card, all together: it cannot be ignored."""
        everybody = self.everybody
        if card not in self.board and not self.in_party(card, everybody):
            return []  # it left the game tonight
        friendly = self.able_ones(NIGHT[card], everybody, 0)
        hostile = self.hostile_ones(NIGHT_HOSTILE[card], everybody, 0)
        return [ACT + deed.number for deed in (*friendly, *hostile)]

    def night_numbers(self) -> list[int]:
        return sorted(number for card in self.due for number in self.night_choices(card))

    def night_roots(self, groups: Iterable[int]) -> list[int]:
        """PA-25: before a mission each group may heal anybody with its root."""
        if not self.hurt_among(self.everybody):
            return []
        return [USE[group][ROOT] for group in groups if self.has(group, ROOT)]

    @abstractmethod
    def _resolve(self, deed: int, group: int) -> None: ...

    # A new day

    def _dawn(self) -> None:
        """PA-31: both discards are shuffled together, and dealt. What lay unseen among them cannot be told from others
        with the same back any more."""
        for back, fresh in FRESH.items():
            self.strangers[STRANGE[back]] += self.hidden.count(fresh)
        backs = [STALE.get(back, back) for back in self.hidden]
        for card in self.open:
            backs.append(BACK[card])
            self.pools[BACK[card]] = tuple(sorted((*self.pools[BACK[card]], card)))
        self.hidden, self.open, self.night = tuple(sorted(backs)), (), False
        self.day, self.turn, self.asleep = self.day + 1, 0, 0
        self.tell("dawned", count=self.day)  # before it is dealt: deals are told to nobody
        self._deal_on()

    def _deal_on(self) -> None:
        if self.hidden:
            self.phase = "deal"
            return
        self._new_turn()

    def _deal(self, move: Deal) -> None:
        """The decks are filled one after the other."""
        hidden, decks = self.hidden, self.decks
        for group, size in enumerate(deal_sizes(len(hidden) + sum(map(len, decks)), len(decks), self.day)):
            if len(decks[group]) < size:
                decks[group] += (move.back,)
                break
        at = hidden.index(move.back)
        self.hidden = hidden = hidden[:at] + hidden[at + 1 :]
        if hidden and hidden[0] == hidden[-1]:  # what is left is all the same: no luck is needed
            self._deal(DEALS[hidden[0]])
        else:
            self._deal_on()


def _of_night(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(card for card in cards if NIGHT[card] or NIGHT_HOSTILE[card])


@cache
def deal_sizes(cards: int, groups: int, day: int) -> tuple[int, ...]:
    """PA-04: how many cards each group gets, as evenly as can be; the extra cards begin with another group each day.

    >>> deal_sizes(49, 3, 1), deal_sizes(49, 3, 2)
    ((17, 16, 16), (16, 17, 16))
    """
    each, more = divmod(cards, groups)
    return tuple(each + ((group - day + 1) % groups < more) for group in range(groups))
