"""Conditions and costs of an action (PA-12 to PA-16): dice, tools that are spent, and all that is paid."""

from bivouac.games.paleo import moves
from bivouac.games.paleo.asking import Asking
from bivouac.games.paleo.deeds import (
    DEEDS,
    DEEDS_OF,
    FAIL,
    HOSTILE,
    IS_DANGER,
    NIGHT_HOSTILE,
    PAY,
    PERSON,
    RED,
    REDS,
    SPENT,
    SPENT_WORTH,
    TALISMAN,
    Step,
)
from bivouac.games.paleo.moves import ACT, IGNORE, USE, PaleoMove


class Costs(Asking, kw_only=True):
    """A game in which something is asked for and paid."""

    # Conditions

    def _roll(self, step: Step) -> bool:
        return self._draw_by_lot(step, "roll")

    def _check(self, step: Step) -> bool:
        """PA-13: with what the dice ask for besides."""
        if not self.reaches(DEEDS[step.of], self.shows(self.party), self.rolled):
            self.tell("failed", self.actor, DEEDS[self.deed].card)
            self.steps = (Step(FAIL),)
        return True

    def _fail(self, step: Step) -> bool:
        """PA-13: a hostile action, or the card is ignored; a talisman helps even now (PA-25)."""
        card = DEEDS[self.deed].card
        own = self.up[self.actor] == card
        if DEEDS[self.deed].hostile or not (own or self.night):
            self._finish(destroy=False)
            return True
        hostile = (HOSTILE if own else NIGHT_HOSTILE)[card]
        numbers = [ACT + deed.number for deed in self.hostile_ones(hostile, self.party, self.actor)]
        if IS_DANGER[card]:
            numbers += [USE[group][TALISMAN] for group in self.members() if self.has(group, TALISMAN)]
        elif own or not numbers:
            numbers.append(IGNORE + self.actor)
        return self._ask(step, numbers or [IGNORE + self.actor])

    def _failed(self, _: Step, move: PaleoMove) -> None:
        if isinstance(move, moves.Act):
            self._begin(DEEDS_OF[move.card][move.place], self.actor, self.party, self.speaker)
        elif isinstance(move, moves.Use):
            self._ward(move.group, self.actor)
            self._finish(destroy=False)
        else:
            self.tell("ignored", self.actor, DEEDS[self.deed].card)
            self._finish(destroy=False)

    def _ward(self, group: int, threatened: int) -> None:
        """PA-25: a talisman, and the danger does nothing."""
        self.use_up(group, TALISMAN)
        self.tell("used", group, self.up[threatened], 1, TALISMAN)

    def _spend(self, step: Step) -> bool:
        """PA-16: tools that serve once, as many as are wanting. Each skill has one of them."""
        have, need = self.skills(self.party), DEEDS[step.of].skills
        for at, tool in enumerate(SPENT):
            if need[at] + self.rolled[at] > have[at] + self.covered[at]:
                groups = [group for group in self.members() if self.has(group, tool)]
                return not groups or self._ask(step, [USE[group][tool] for group in groups])
        return True

    def _spent(self, step: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Use)
        self.use_up(move.group, move.tool)
        self.tell("used", move.group, -1, 1, move.tool)
        one, two, three = (SPENT_WORTH * (tool == move.tool) for tool in SPENT)
        self.covered = self.covered[0] + one, self.covered[1] + two, self.covered[2] + three
        self._push(step)

    # Costs

    def _give(self, step: Step) -> bool:
        groups = [group for group in self.members() if self.has(group, step.of)]
        return not groups or self._ask(step, [USE[group][step.of] for group in groups])

    def _given(self, step: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Use)
        self.use_up(move.group, move.tool)
        self.tell("gave", move.group, -1, 1, move.tool)
        self._again(step)

    def _pay(self, step: Step) -> bool:
        count = min(step.many, self.store[step.of])
        if count:
            self.store[step.of] -= count
            self.tell("paid", self.actor, -1, count, step.of)
        return True

    def _mix(self, step: Step) -> bool:
        """PA-14: a slash is a free choice for each unit."""
        resources = [resource for resource in DEEDS[step.of].mix[0] if self.store[resource]]
        if sum(self.store[resource] for resource in resources) <= step.many:
            for resource in resources:
                self._pay(Step(PAY, self.store[resource], resource))
            return True
        return self._ask(step, [moves.PAY + resource for resource in resources])

    def _mixed(self, step: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Pay)
        self._pay(Step(PAY, 1, move.resource))
        self._again(step)

    def _drop(self, step: Step) -> bool:
        """PA-14, PA-15: from the top, unseen; each red back wounds once."""
        deck = self.decks[self.actor]
        gone = deck[: step.many]
        self.decks[self.actor] = deck[step.many :]
        self.hidden += gone
        reds = sum(RED[back] for back in gone)
        if gone:
            self.tell("dropped", self.actor, -1, len(gone), reds)
        if reds:
            self._push(Step(REDS, reds))
        return True

    def _never_alone(self, group: int) -> None:
        """PA-24: a group that has nobody left draws somebody, while there is anybody."""
        if not self.people[group] and self.crowd:
            self._push(Step(PERSON, 1, group))

    def _bury(self, step: Step) -> bool:
        for group in self.members():
            if step.of in self.people[group]:
                self.remove_person(group, step.of)
            elif step.of in self.allies[group]:
                self.remove_ally(group, step.of)
            else:
                continue
            self.to_grave(step.of)
            self.tell("buried", group, step.of)
            self._never_alone(group)
        return True
