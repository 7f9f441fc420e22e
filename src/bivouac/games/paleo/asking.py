"""How an action goes on step by step: whatever is forced by itself; a choice is asked of who acts.

A step that cannot go on puts itself back, and either chance plays, or `choices` are open to the speaker.
"""

from abc import abstractmethod
from collections.abc import Iterator

from bivouac.engine import Seat
from bivouac.games.paleo.deeds import END, SLOTS, Deed, Step
from bivouac.games.paleo.moves import LAY
from bivouac.games.paleo.tribe import NOTHING, Tribe


class Asking(Tribe, kw_only=True):
    """A game in which an action is under way."""

    @abstractmethod
    def _do_step(self, step: Step) -> bool:
        """Does a step; False if it waits for somebody, and has put itself back."""

    @abstractmethod
    def _answer(self, step: Step, number: int) -> None:
        """Does with a step what the speaker has chosen."""

    @abstractmethod
    def _finish(self, destroy: bool) -> None:
        """An action is over: its card goes where it belongs."""

    @abstractmethod
    def _put_away(self, group: int) -> None:
        """A group's card goes to the open discard."""

    def _begin(self, deed: Deed, group: int, party: int, speaker: Seat) -> None:
        """A group does something, and who helps it takes part."""
        self.actor, self.deed, self.party, self.speaker = group, deed.number, party, speaker
        self.rolled = self.covered = NOTHING
        self.tell("acted", group, deed.card, party, deed.number)
        self.steps = (*deed.steps, Step(END))
        self._go_on()

    def _go_on(self) -> None:
        """Does what can be done by itself."""
        while self.steps and self.result is None:
            step, self.steps = self.steps[0], self.steps[1:]
            if not self._do_step(step):
                return

    def recall(self) -> None:
        """Finds the choices again that the first step leaves open."""
        step, self.steps = self.steps[0], self.steps[1:]
        self._do_step(step)

    def _ask(self, step: Step, numbers: list[int]) -> bool:
        """Lets the speaker choose, if there is a choice."""
        if len(numbers) == 1:
            self._answer(step, numbers[0])
            return True
        self._push(step)
        self.choices, self.phase = tuple(sorted(numbers)), "step"
        return False

    def _push(self, *steps: Step) -> None:
        self.steps = (*steps, *self.steps)

    def _again(self, step: Step) -> None:
        """One of several is done."""
        if step.many > 1:
            self._push(Step(step.what, step.many - 1, step.of))

    def _draw_by_lot(self, step: Step, phase: str) -> bool:
        self._push(step)
        self.phase = phase
        return False

    def members(self) -> Iterator[int]:
        """The groups that take part."""
        return (group for group in self.groups if self.party >> group & 1)

    def _room_for(self, thing: int) -> list[int]:
        """The cards in play on which such a thing may be laid (PA-21)."""
        cards = (*self.board, *(card for group in self.members() for card in self.allies[group]))
        return [
            LAY[card]
            for card in cards
            for what, most in SLOTS[card]
            if what == thing and self.laid_on(card, thing) < most
        ]
