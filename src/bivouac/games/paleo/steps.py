"""All steps of an action, by what they do (PA-11): the table that an action is resolved with."""

from abc import abstractmethod
from collections.abc import Callable

from bivouac.games.paleo.deeds import (
    BECOME,
    BURY,
    CHECK,
    CRAFT,
    DEEDS,
    DREAMS,
    DROP,
    END,
    FAIL,
    GIVE,
    GOODS,
    HEAL,
    IDEA,
    IGNORE,
    KILL,
    LIFT,
    LOOSE,
    MEND,
    MIX,
    PAY,
    PERSON,
    PILE,
    REDS,
    RIVALS,
    ROLL,
    ROOM,
    SECRET,
    SKULL,
    SPEND,
    TILE,
    TOOL,
    VICTORY,
    WELCOME,
    WHO,
    WOUND,
    Step,
)
from bivouac.games.paleo.moves import MOVES, TAKE, PaleoMove
from bivouac.games.paleo.rewards import Rewards


class Steps(Rewards, kw_only=True):
    """A game in which actions are resolved."""

    def _do_step(self, step: Step) -> bool:
        return DOES[step.what](self, step)

    def _answer(self, step: Step, number: int) -> None:
        ANSWERS[step.what](self, step, MOVES[number])

    def _become(self, step: Step) -> bool:
        if not self.states >> step.of & 1:
            self.states = self.states & ~RIVALS[step.of] | 1 << step.of
            self.tell("became", self.actor, -1, 0, step.of)
        return True

    def _ignore(self, _: Step) -> bool:
        """PA-17: the danger that the group has turned up does nothing."""
        if self.threatened(self.actor):  # it may have served to help with
            self.tell("ignored-danger", self.actor, self.up[self.actor])
            self._put_away(self.actor)
        return True

    def _victory(self, _: Step) -> bool:
        self.win()
        return True

    def _end(self, _: Step) -> bool:
        self._finish(DEEDS[self.deed].destroy if self.deed >= 0 else False)
        return True

    @abstractmethod
    def _chosen(self, step: Step, move: PaleoMove) -> None:
        """Who of one's groups does it."""

    def _who(self, step: Step) -> bool:
        return self._ask(step, [TAKE + group for group in self.groups if step.many >> group & 1])


DOES: dict[int, Callable[[Steps, Step], bool]] = {
    ROLL: Steps._roll,
    CHECK: Steps._check,
    FAIL: Steps._fail,
    GIVE: Steps._give,
    SPEND: Steps._spend,
    PAY: Steps._pay,
    MIX: Steps._mix,
    DROP: Steps._drop,
    KILL: Steps._kill,
    BURY: Steps._bury,
    REDS: Steps._wound,
    WOUND: Steps._wound,
    SKULL: Steps._skull,
    PILE: Steps._strike,
    GOODS: Steps._goods,
    TOOL: Steps._tool,
    PERSON: Steps._person,
    WELCOME: Steps._welcome,
    DREAMS: Steps._dream,
    IDEA: Steps._idea,
    ROOM: Steps._room,
    SECRET: Steps._secret,
    TILE: Steps._tile,
    LIFT: Steps._lift,
    HEAL: Steps._heal,
    CRAFT: Steps._craft,
    MEND: Steps._mend,
    LOOSE: Steps._loose,
    BECOME: Steps._become,
    IGNORE: Steps._ignore,
    VICTORY: Steps._victory,
    WHO: Steps._who,
    END: Steps._end,
}
"""What each step does; False if it waits for somebody."""

ANSWERS: dict[int, Callable[[Steps, Step, PaleoMove], None]] = {
    FAIL: Steps._failed,
    GIVE: Steps._given,
    SPEND: Steps._spent,
    MIX: Steps._mixed,
    KILL: Steps._killed,
    REDS: Steps._wounded,
    WOUND: Steps._wounded,
    GOODS: Steps._got_goods,
    TOOL: Steps._got_tool,
    WELCOME: Steps._welcomed,
    DREAMS: Steps._dreamed,
    ROOM: Steps._made_room,
    HEAL: Steps._healed,
    CRAFT: Steps._crafted,
    WHO: lambda state, step, move: state._chosen(step, move),
}
"""What each step does with the speaker's answer."""
