"""What is open to whom between actions: picking, settling cards in any order, helping, resolving the night."""

from bisect import insort
from collections.abc import Iterator, Sequence
from itertools import chain

from bivouac.engine import Seat
from bivouac.games.paleo.deeds import DAY, EXTRA, HELPS, HOSTILE, IS_DANGER, ROOT, TALISMAN, TENDED
from bivouac.games.paleo.moves import (
    ACT,
    ASK,
    FINISHED,
    GROUPS,
    HELP,
    IGNORE,
    LOOK,
    PICK,
    SLEEP,
    TEND,
    USE,
    WAITED,
)
from bivouac.games.paleo.night import Nights
from bivouac.games.paleo.view import NONE, SKULLS


class Choices(Nights, kw_only=True):
    """A game that knows what everybody can do."""

    def party_of(self, group: int) -> int:
        """A group with all who help it."""
        if group not in self.helping:
            return 1 << group
        return 1 << group | sum(1 << other for other, helped in enumerate(self.helping) if helped == group)

    def tenders(self, card: int) -> int:
        if GROUPS + card not in self.helping:
            return 0
        return sum(1 << group for group, helped in enumerate(self.helping) if helped == GROUPS + card)

    def numbers_of(self, seat: Seat) -> Sequence[int]:
        if self.choices:
            return self.choices if seat == self.speaker else ()
        if self.phase == "pick":
            return self._pick_numbers(seat)
        if self.phase not in ("settle", "night"):
            return ()
        groups = self.unsettled(self.groups) if self.phase == "settle" else self.groups
        actors = self._seats(groups)
        if seat not in actors:
            return ()
        if self.phase == "night":
            numbers = sorted([*self.night_numbers(), *self.night_roots(self.led(seat))])
        else:
            mine = [group for group in self.led(seat) if group in groups]
            numbers = sorted(set().union(*chain.from_iterable(map(self._offers, mine))))
        if len(actors) > 1 or (self.urgent >= 0 and seat != self.leader(self.urgent)):
            insort(numbers, WAITED)
        return numbers

    def is_open(self, seat: Seat, number: int) -> bool:
        """Whether a move is one of a seat's legal ones; while cards are settled they need not all be listed for it."""
        if self.choices or self.phase != "settle" or number == WAITED:
            return number in self.numbers_of(seat)
        mine = self.unsettled(self.led(seat))
        return bool(self._seats(mine)) and any(self.can_do(group, number) for group in mine)

    def _pick_numbers(self, seat: Seat) -> Sequence[int]:
        open = [PICKS[group][len(self.decks[group][:LOOK])] for group in self.led(seat) if self.picked[group] == NONE]
        return open[0] if len(open) == 1 else sorted(chain.from_iterable(open))

    def can_do(self, group: int, number: int) -> bool:
        return any(number in some for some in self._offers(group))

    def _offers(self, group: int) -> Iterator[Sequence[int]]:
        """What a group can do now, between actions, kind by kind: who looks for one of them can stop there."""
        if self.settled >> group & 1:
            yield (FINISHED,)
            yield self.spare_numbers(group)
        elif self.urgent >= 0 and group != self.urgent:
            if self.can_help(group):
                yield (HELP[group][self.urgent],)
            yield self.spare_numbers(group)
        else:
            yield self._card_numbers(group)
            yield self.spare_numbers(group)
            if group != self.urgent and HELPS[self.up[group]]:
                yield self._help_numbers(group)
            if self._may_ask(group):
                yield (ASK + group,)

    def _may_ask(self, group: int) -> bool:
        """Once a turn, if there is anybody else who could help."""
        if self.setting.seats == 1 or self.asked >> group & 1:
            return False
        return self._has_helpers(group)

    def _has_helpers(self, group: int) -> bool:
        return any(other != group and self.can_help(other) for other in self.groups)

    def _card_numbers(self, group: int) -> list[int]:
        """PA-08, PA-22."""
        card, party = self.up[group], self.party_of(group)
        numbers = [ACT + deed.number for deed in self.able_ones(DAY[card], party, group)]
        if not IS_DANGER[card]:
            return [*numbers, IGNORE + group]
        numbers += [ACT + deed.number for deed in self.hostile_ones(HOSTILE[card], party, group)]
        numbers += [USE[one][TALISMAN] for one in self.groups if party >> one & 1 and self.has(one, TALISMAN)]
        return numbers or [IGNORE + group]

    def _help_numbers(self, group: int) -> list[int]:
        """PA-26, PA-27: another group that has a card to settle, or a card in play; of another group's card only with
        that group."""
        others = [other for other in self.groups if other != group and self.settled >> other & 1 == 0]
        numbers = [HELP[group][other] for other in others]
        for owner, card in self.tendable():
            if self._has_helpers(group):
                numbers.append(TEND[group][card])
            party = self.tenders(card) | self.party_of(group)
            if owner < 0 or party >> owner & 1:
                numbers += [ACT + deed.number for deed in self.able_ones(TENDED[card], party, group)]
        return numbers

    def tendable(self) -> list[tuple[int, int]]:
        """The cards in play that can be helped, and whose they are."""
        found = [(-1, card) for card in self.board if TENDED[card]]
        for group in self.groups:
            cards = self.cards_of(group)
            if not WITH_HELP.isdisjoint(cards):
                found += [(group, card) for card in cards if TENDED[card]]
        return found

    def spare_numbers(self, group: int) -> list[int]:
        """What needs no card of the turn: a root, and extra actions of cards in play (PA-20, PA-25). Not while a fifth
        skull waits for what a secret brings (PA-32)."""
        if self.skulls == SKULLS:
            return []
        numbers, cards = [], self.board + self.cards_of(group)
        if not WITH_EXTRA.isdisjoint(cards):
            extra = [deed for card in cards for deed in EXTRA[card]]
            numbers = [ACT + deed.number for deed in self.able_ones(extra, 1 << group, group)]
        if self.has(group, ROOT) and self.hurt_among(self.friends_of(group)):
            numbers.append(USE[group][ROOT])
        return numbers

    def friends_of(self, group: int) -> int:
        """A group with all who help it, and whom it helps: these it can heal (PA-25); at night everybody."""
        if self.night:
            return self.everybody
        helped = self.helping[group]
        return self.party_of(group) | (1 << helped if 0 <= helped < GROUPS else 0)

    def lingers(self, group: int) -> bool:
        return not (self.rested | self.asleep) >> group & 1 and bool(self.spare_numbers(group))


WITH_EXTRA, WITH_HELP = (frozenset(card for card, deeds in enumerate(kind) if deeds) for kind in (EXTRA, TENDED))
"""The few cards that offer something extra, and those that can be helped."""
PICKS = tuple(
    tuple((*(PICK + LOOK * group + place for place in range(size)), SLEEP + group) for size in range(LOOK + 1))
    for group in range(GROUPS)
)
"""What a group can pick, by how many of the cards to choose from there are (PA-05, PA-07)."""
