"""Wounds, deaths and skulls (PA-15, PA-19, PA-22 to PA-25)."""

from bivouac.games.paleo import moves
from bivouac.games.paleo.costs import Costs
from bivouac.games.paleo.deeds import CANCELS, HEARTS, REDS, Step
from bivouac.games.paleo.moves import BURIED, HEAL, HURT, USE, PaleoMove


class Harm(Costs, kw_only=True):
    """A game in which people are hurt, and heal."""

    def _wound(self, step: Step) -> bool:
        """PA-23, PA-25: pelts and clothing first, then all on one person; of red backs each by itself (PA-15)."""
        numbers = [HURT[person] for group in self.members() for person in self.people[group]]
        if not numbers:
            return True
        numbers += [USE[group][tool] for group in self.members() for tool in CANCELS if self.has(group, tool)]
        return self._ask(step, numbers)

    def _wounded(self, step: Step, move: PaleoMove) -> None:
        if isinstance(move, moves.Use):
            cancelled = min(CANCELS[move.tool], step.many)
            self.use_up(move.group, move.tool)
            self.tell("shielded", move.group, -1, cancelled, move.tool)
            if step.many > cancelled:
                self._push(Step(step.what, step.many - cancelled))
            return
        assert isinstance(move, moves.Hurt)
        if step.what == REDS:
            self._again(step)
            self._lay_wounds(move.person, 1)
        else:
            self._lay_wounds(move.person, step.many)

    def _lay_wounds(self, person: int, count: int) -> None:
        """PA-23: past the last heart the person dies, and what is left lapses."""
        group = self.group_of(person)
        at = self.people[group].index(person)
        hurt = self.hurt[group]
        self.tell("wounded", group, person, count)
        if hurt[at] + count > HEARTS[person]:
            self._die(person)
        else:
            self.hurt[group] = (*hurt[:at], hurt[at] + count, *hurt[at + 1 :])

    def _die(self, person: int) -> None:
        """PA-19, PA-23, PA-24: a skull; what the person brought stays. Nobody is left alone without people."""
        group = self.group_of(person)
        self.remove_person(group, person)
        self.to_grave(person)
        self.tell("died", group, person)
        self.add_skulls(1)
        self._never_alone(group)

    def _skull(self, step: Step) -> bool:
        self.add_skulls(step.many)
        return True

    def _strike(self, step: Step) -> bool:
        """The top of a module's pile is wounded; who dies of it is a skull, and what is left lapses."""
        if self.pile:
            self.pile_hurt += step.many
            top = self.pile[0]
            self.tell("struck", -1, top, step.many)
            if self.pile_hurt > HEARTS[top]:
                self.pile, self.pile_hurt = self.pile[1:], 0
                self.to_grave(top)
                self.tell("died", -1, top)
                self.add_skulls(1)
        return True

    def _mend(self, step: Step) -> bool:
        healed = min(step.many, self.pile_hurt)
        if healed:
            self.pile_hurt -= healed
            self.tell("mended", -1, self.pile[0], healed)
        return True

    # Healing

    def _heal(self, step: Step) -> bool:
        """PA-25: shared as wished."""
        wounded = {
            person: count
            for group in self.members()
            for person, count in zip(self.people[group], self.hurt[group])
            if count
        }
        if sum(wounded.values()) <= step.many or len(wounded) == 1:
            for person, count in wounded.items():
                self._heal_one(person, min(count, step.many))
            return True
        return self._ask(step, [HEAL[person] for person in wounded])

    def _healed(self, step: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Heal)
        self._heal_one(move.person, 1)
        self._again(step)

    def _heal_one(self, person: int, count: int) -> None:
        group = self.group_of(person)
        at, hurt = self.people[group].index(person), self.hurt[group]
        self.hurt[group] = (*hurt[:at], hurt[at] - count, *hurt[at + 1 :])
        self.tell("healed", group, person, count)

    # Dying as a price

    def _kill(self, step: Step) -> bool:
        """PA-19."""
        people = [person for group in self.members() for person in self.people[group]]
        return not people or self._ask(step, [BURIED[person] for person in people])

    def _killed(self, _: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Bury)
        self._die(move.card)
