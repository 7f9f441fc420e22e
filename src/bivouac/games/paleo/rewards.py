"""Rewards of an action (PA-17, PA-18, PA-21): goods, tools, people, dreams, ideas, secrets, crafting."""

from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import (
    BOX,
    DEEDS_OF,
    DREAM,
    FRESH,
    GIFT,
    ROOM,
    STALE,
    TOOL,
    WELCOME,
    Step,
)
from bivouac.games.paleo.effects import RESOURCES
from bivouac.games.paleo.harm import Harm
from bivouac.games.paleo.moves import BURIED, CRAFT, FINISHED, TAKE, PaleoMove
from bivouac.games.paleo.tribe import NOTHING
from bivouac.games.paleo.view import N_TOOLS, RACK


class Rewards(Harm, kw_only=True):
    """A game in which something is gained."""

    def _goods(self, step: Step) -> bool:
        """PA-17: as far as the supply goes. PA-21: some cards take things that are gained."""
        count = min(step.many, self.left(step.of))
        if not count:
            return True
        if room := self._room_for(step.of):
            return self._ask(Step(step.what, count, step.of), [TAKE + self.actor, *room])
        self.store[step.of] += count
        self.tell("gained", self.actor, -1, count, step.of)
        return True

    def _got_goods(self, step: Step, move: PaleoMove) -> None:
        if isinstance(move, moves.Lay):
            self.lay(move.card, step.of)
        else:
            self.store[step.of] += 1
            self.tell("gained", self.actor, -1, 1, step.of)
        self._again(step)

    def _tool(self, step: Step) -> bool:
        if not self.tokens_left(step.of):
            return True
        takers = [TAKE + group for group in self.members()]
        return self._ask(step, takers + self._room_for(len(RESOURCES) + step.of))

    def _got_tool(self, step: Step, move: PaleoMove) -> None:
        if isinstance(move, moves.Lay):
            self.lay(move.card, len(RESOURCES) + step.of)
        else:
            assert isinstance(move, moves.Take)
            self.tools[N_TOOLS * move.group + step.of] += 1
            self.tell("took", move.group, -1, 1, step.of)
        self._again(step)

    def _person(self, step: Step) -> bool:
        return not self.crowd or self._draw_by_lot(step, "person")

    def meet(self, person: int) -> None:
        """A person was drawn: for the group that has nobody left, or for one of those who take part (PA-17, PA-24)."""
        step, self.steps = self.steps[0], self.steps[1:]
        self.crowd = tuple(card for card in self.crowd if card != person)
        if step.of >= 0:
            self._join(step.of, person)
        else:
            self._push(Step(WELCOME, 1, person))

    def _welcome(self, step: Step) -> bool:
        return self._ask(step, [TAKE + group for group in self.members()])

    def _welcomed(self, step: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Take)
        self._join(move.group, step.of)

    def _join(self, group: int, person: int) -> None:
        """PA-02, PA-17: with the tool that the person brings, if there is one left."""
        self.people[group] += (person,)
        self.hurt[group] += (0,)
        self.tell("joined", group, person)
        gift = GIFT[person]
        if gift >= 0 and self.tokens_left(gift):
            self.tools[N_TOOLS * group + gift] += 1
            self.tell("took", group, -1, 1, gift)

    def _dream(self, step: Step) -> bool:
        if not self.unseen_left(DREAM):
            return True
        return self._ask(step, [TAKE + group for group in self.members()])

    def _dreamed(self, _: Step, move: PaleoMove) -> None:
        """PA-17: unseen, on top of one's deck; at night it is shuffled with the others."""
        assert isinstance(move, moves.Take)
        self._lay_unseen(move.group, DREAM)
        self.tell("dreamed", move.group)

    def _lay_unseen(self, group: int, back: int) -> None:
        if self.night:
            self.hidden += (FRESH[back],)
        else:
            self.decks[group] = (FRESH[back], *self.decks[group])

    def _loose(self, step: Step) -> bool:
        for back in STALE.values():
            if back != DREAM and self.unseen_left(back):
                self._lay_unseen(self.actor, back)
                self.tell("loosed", self.actor)
                self._again(step)
                break
        return True

    def _idea(self, step: Step) -> bool:
        return not self.ideas or self._draw_by_lot(step, "idea")

    def think(self, card: int) -> None:
        """An idea was drawn (PA-17)."""
        self.steps = self.steps[1:]
        self.ideas = tuple(idea for idea in self.ideas if idea != card)
        self.rack += (card,)
        self.tell("thought", self.actor, card)
        if len(self.rack) > RACK:
            self._push(Step(ROOM, 1, card))

    def _room(self, step: Step) -> bool:
        return self._ask(step, [BURIED[card] for card in self.rack if card != step.of])

    def _made_room(self, _: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Bury)
        self.rack = tuple(card for card in self.rack if card != move.card)
        self.to_grave(move.card)
        self.tell("buried", self.actor, move.card)

    def _secret(self, step: Step) -> bool:
        """PA-17: gone already, it is nothing."""
        if step.of in self.secrets:
            self.secrets = tuple(card for card in self.secrets if card != step.of)
            self.chain += (step.of,)
        return True

    def _tile(self, step: Step) -> bool:
        self.add_tiles(step.many)
        return True

    def _lift(self, step: Step) -> bool:
        if self.skulls:
            self.skulls = max(0, self.skulls - step.many)
            self.tell("lifted", self.actor, -1, self.skulls)
        return True

    def _craft(self, step: Step) -> bool:
        """PA-18: up to so many of what the rack offers, each at its own price."""
        cards = [card for card in (*BOX.rack, *self.rack) if self.buildable(card)]
        return not cards or self._ask(step, [*(CRAFT[card] for card in cards), FINISHED])

    def buildable(self, card: int) -> bool:
        """Whether those who take part can build an idea, and there is something left to build."""
        deed = DEEDS_OF[card][0]
        wanting = any(step.what == TOOL and not self.tokens_left(step.of) for step in deed.steps)
        return not wanting and self.able(deed, self.party, self.actor)

    def _crafted(self, step: Step, move: PaleoMove) -> None:
        if isinstance(move, moves.Craft):
            self.rolled = self.covered = NOTHING
            self.tell("crafted", self.actor, move.card)
            self._again(step)
            self._push(*DEEDS_OF[move.card][0].steps)
