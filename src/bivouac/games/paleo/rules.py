"""The rules of play, PA-01 to PA-33: what each move does, and what follows from it by itself."""

from collections.abc import Callable
from typing import Any

from bivouac.engine import CHANCE, IllegalMove, Seat
from bivouac.games.paleo import moves
from bivouac.games.paleo.choices import Choices
from bivouac.games.paleo.deeds import (
    CARDS,
    DEEDS,
    DEEDS_OF,
    END,
    HEAL,
    IS_PERSON,
    ROOT,
    ROOT_HEALS,
    STALE,
    TALISMAN,
    WHO,
    Deed,
    Step,
)
from bivouac.games.paleo.moves import (
    ACT,
    GROUPS,
    NUMBERS,
    PaleoMove,
)
from bivouac.games.paleo.state import STRANGE
from bivouac.games.paleo.view import ASLEEP, NONE, SKULLS

SEEN = frozenset(("turned", "secret"))
"""Happenings that show a card which nobody knew."""


class PaleoState(Choices, kw_only=True):
    """A game of Paleo."""

    def apply(self, actor: Seat, move: PaleoMove) -> bool:
        if actor == CHANCE:
            if self.choices or not self.can_happen(move):
                raise IllegalMove("illegal-move", move=move.text)
            self._by_chance(move)
            return True  # nobody takes luck back
        if not self.is_open(actor, NUMBERS.get(move, -1)):
            raise IllegalMove("illegal-move", move=move.text)
        length, picking = self.past + len(self.record), self.phase == "pick"
        self.do(actor, move)
        if picking and self.phase != "pick" and self.setting.seats > 1:
            return True  # whoever picks last learns what the others have picked
        return not SEEN.isdisjoint([event.what for event in self.record[length - self.past :]])

    def do(self, actor: Seat, move: PaleoMove) -> None:
        """Does a move that is known to be legal."""
        if actor == CHANCE:
            self._by_chance(move)
            return
        if self.turn == 1 and self.phase == "pick" and self._nobody_picked():
            self.past, self.record = self.past + len(self.record), []  # a new day, a new record
        if self.choices:
            self._answered(NUMBERS[move])
        else:
            DOES[type(move)](self, actor, move)

    def _nobody_picked(self) -> bool:
        return all(picked == NONE or not deck for picked, deck in zip(self.picked, self.decks))

    def _answered(self, number: int) -> None:
        step, self.steps = self.steps[0], self.steps[1:]
        self.choices, self.phase = (), "night" if self.night else "settle"
        self._answer(step, number)
        self._go_on()

    def _by_chance(self, move: PaleoMove) -> None:
        match move:
            case moves.Deal():
                self._deal(move)
            case moves.Draw() if self.phase == "turn":
                self._turn_up(move.card)
            case moves.Draw():
                phase, self.phase = self.phase, "night" if self.night else "settle"
                (self.meet if phase == "person" else self.think)(move.card)
                self._go_on()
            case moves.Roll():
                self._rolled(move.face)

    def _rolled(self, face: int) -> None:
        """PA-13: a die adds to what is asked for."""
        skill, count = divmod(face, 2)
        more = [0, 0, 0]
        more[skill] = count + 1
        self.rolled = self.rolled[0] + more[0], self.rolled[1] + more[1], self.rolled[2] + more[2]
        self.tell("rolled", self.actor, of=face)
        self.steps, self.phase = self.steps[1:], "night" if self.night else "settle"
        self._go_on()

    # Picking and turning up

    def _new_turn(self) -> None:
        """PA-09: who has no cards left sleeps; when all do, it is night."""
        self.turn += 1
        self.waits = self.asked = self.rested = 0
        self.helping = [-1] * len(self.decks)
        for group, deck in enumerate(self.decks):
            if not deck and not self.asleep >> group & 1:
                self.asleep |= 1 << group
                self.tell("slept", group)
        self.settled = self.asleep
        self.picked = [NONE if deck else ASLEEP for deck in self.decks]
        self.phase = "pick"
        if self.settled == self.everybody:
            self._nightfall()

    def _pick(self, _: Seat, move: moves.Pick) -> None:
        """PA-05."""
        self.picked[move.group] = move.place
        self.tell("chose", move.group)
        self._all_picked()

    def _sleep(self, _: Seat, move: moves.Sleep) -> None:
        """PA-07: nobody is told before all have chosen."""
        self.picked[move.group] = ASLEEP
        self.tell("chose", move.group)
        self._all_picked()

    def _all_picked(self) -> None:
        if NONE in self.picked:
            return
        for group in self.groups:
            if self.picked[group] == ASLEEP and self.decks[group]:
                self.tell("slept", group, count=len(self.decks[group]))
                self.hidden += self.decks[group]
                self.decks[group] = ()
                self.settled |= 1 << group
                self.asleep |= 1 << group
        self._turn_next()

    def _turn_next(self) -> None:
        """The faces come up one after the other; one that can only be one card needs no luck."""
        self.phase = "turn"
        group = self.next_group()
        if group < 0:
            self.phase, self.picked = "settle", [NONE] * len(self.decks)
            self._turn_over()
        elif len(only := self.behind(self.decks[group][self.picked[group]])) == 1:
            self._turn_up(only[0])

    def _turn_up(self, card: int) -> None:
        group = self.next_group()
        at = self.picked[group]
        back = self.decks[group][at]
        self.decks[group] = self.decks[group][:at] + self.decks[group][at + 1 :]
        self._leave_pool(back, card)
        self.up[group] = card
        self.tell("turned", group, card)
        if CARDS[card].place:
            self._place(group)
        self._turn_next()

    def _leave_pool(self, back: int, card: int) -> None:
        """What has been seen is no secret any more."""
        fresh, back = back in STALE, STALE.get(back, back)
        place = STRANGE.get(back, -1)
        if place >= 0 and card in self.supplies[place]:
            self.supplies[place] = tuple(one for one in self.supplies[place] if one != card)
            self.strangers[place] -= not fresh
        else:
            self.pools[back] = tuple(one for one in self.pools[back] if one != card)

    def _place(self, group: int) -> None:
        """PA-10: a card that says where it goes goes there."""
        card = self.up[group]
        self.up[group] = -1
        self.settled |= 1 << group
        on_board = CARDS[card].place == "board"
        self.tell("placed", group, card, of=int(on_board))
        if on_board:
            self.board += (card,)
        elif IS_PERSON[card]:
            self._join(group, card)
        else:
            self.allies[group] += (card,)

    # Settling

    def _act(self, seat: Seat, move: moves.Act) -> None:
        deed = DEEDS_OF[move.card][move.place]
        if self.night and self.urgent < 0:
            self._resolve(deed.number, next(iter(self.led(seat))))
            return
        groups = list(self.led(seat))
        if len(groups) > 1:
            groups = [group for group in groups if self.can_do(group, ACT + deed.number)]
        if len(groups) == 1:
            self._set_about(deed, groups[0])
        else:
            self.speaker, self.actor = seat, groups[0]
            self.steps = (Step(WHO, sum(1 << group for group in groups), deed.number),)
            self._go_on()

    def _chosen(self, step: Step, move: PaleoMove) -> None:
        assert isinstance(move, moves.Take)
        self._set_about(DEEDS[step.of], move.group)

    def _set_about(self, deed: Deed, group: int) -> None:
        """An own card, a card that is helped through it (PA-27), or something extra (PA-20)."""
        if deed.help:
            party = self.tenders(deed.card) | self.party_of(group)
            self._put_away(group)
        else:
            party = 1 << group if deed.extra else self.party_of(group)
        self._begin(deed, group, party, self.leader(group))

    def _resolve(self, deed: int, group: int) -> None:
        self._begin(DEEDS[deed], group, self.everybody, self.leader(group))

    def _help(self, _: Seat, move: moves.Help) -> None:
        """PA-26: the helper's card is spent on it."""
        self.helping[move.group] = move.other
        self.tell("helped", move.group, self.up[move.other], of=move.other)
        self._settle(move.group)

    def _tend(self, _: Seat, move: moves.Tend) -> None:
        self.helping[move.group] = GROUPS + move.card
        self.tell("tended", move.group, move.card)
        self._settle(move.group)

    def _let_be(self, _: Seat, move: moves.Ignore) -> None:
        self.tell("ignored", move.group, self.up[move.group])
        self._settle(move.group)

    def _settle(self, group: int) -> None:
        """A card is done with, and nothing followed from it; after a secret there may be another one."""
        self._put_away(group)
        self.waits = 0
        if group == self.urgent:
            self.urgent = -1
            if self._next_secret(group):
                return
        self._turn_over()

    def _put_away(self, group: int) -> None:
        self.open += (self.up[group],)
        self.up[group] = -1
        self.settled |= 1 << group

    def _ask_all(self, _: Seat, move: moves.Ask) -> None:
        """Who waited may think again."""
        self.asked |= 1 << move.group
        self.waits = 0
        self.tell("asked", move.group, self.up[move.group])

    def _wait(self, seat: Seat, _: moves.Wait) -> None:
        """Who has a secret waits until the others have helped or wait too."""
        self.waits |= 1 << seat
        self.tell("waited", seat)
        if not self.actors:
            self.waits &= ~(1 << self.leader(self.urgent))

    def _use(self, _: Seat, move: moves.Use) -> None:
        """Outside an action: a root (PA-25), or a talisman against a danger that one has turned up."""
        if move.tool == TALISMAN:
            group = move.group if self.threatened(move.group) else self.helping[move.group]
            self._ward(move.group, group)
            self._settle(group)
            return
        self.use_up(move.group, ROOT)
        self.tell("used", move.group, -1, 1, ROOT)
        self.actor, self.deed, self.party = move.group, -1, self.friends_of(move.group)
        self.speaker = self.leader(move.group)
        self.steps = (Step(HEAL, ROOT_HEALS), Step(END))
        self._go_on()

    def _rest(self, seat: Seat, _: moves.Done) -> None:
        """Does nothing more this turn, with groups that have settled their cards."""
        self.rested |= sum(1 << group for group in self.led(seat)) & self.settled
        self.waits = 0
        self._turn_over()

    # When an action is over

    def _finish(self, destroy: bool) -> None:
        group, card = self.actor, DEEDS[self.deed].card if self.deed >= 0 else -1
        if card >= 0 and self.up[group] == card:
            if destroy:
                self.up[group] = -1
                self.settled |= 1 << group
                self.to_grave(card)
                self.tell("destroyed", group, card)
            else:
                self._put_away(group)
        elif destroy:
            self._destroy_in_play(card)
        self.due = tuple(other for other in self.due if other != card)
        self.waits, self.steps = 0, ()
        if self.urgent >= 0 and self.settled >> self.urgent & 1:
            self.urgent = -1
        if self.urgent >= 0 or not self._next_secret(group):
            self._action_over()

    def _destroy_in_play(self, card: int) -> None:
        for group in self.groups:
            if card in self.allies[group]:
                self.remove_ally(group, card)
                break
        else:
            if card not in self.board:
                return  # it went elsewhere already
            self.board = tuple(other for other in self.board if other != card)
            self.clear(card)
        self.to_grave(card)
        self.tell("destroyed", self.actor, card)

    def _next_secret(self, group: int) -> bool:
        """PA-17: within the same turn. Who has a card to settle settles it first."""
        if not self.chain:
            return False
        while self.chain and self.up[group] < 0:
            card, *rest = self.chain
            self.chain = tuple(rest)
            self.tell("secret", group, card)
            self.up[group] = card
            if CARDS[card].place:
                self._place(group)
            else:
                self._keep_help(group)
        if self.up[group] < 0:
            return False
        self.urgent, self.phase, self.actor, self.deed = group, "settle", -1, -1
        return True

    def _keep_help(self, group: int) -> None:
        """PA-17: whoever took part takes part in what follows."""
        self.settled &= ~(1 << group)
        for helper in self.groups:
            if self.party >> helper & 1 and helper != group:
                self.helping[helper] = group

    def _action_over(self) -> None:
        """Help was for this action (PA-26), unless it was an extra one or a root (PA-20, PA-25)."""
        if self.deed >= 0 and not DEEDS[self.deed].extra:
            for helper in self.groups:
                if self.helping[helper] == self.actor or self.party >> helper & 1:
                    self.helping[helper] = -1
        self.actor = self.deed = -1
        self.party, self.rolled = 0, (0, 0, 0)
        self.phase = "settle"
        if self.skulls == SKULLS:
            self.lose()
        else:
            self._turn_over()

    def _turn_over(self) -> None:
        """PA-32: the fifth skull counts when an action is over with its secrets; a fifth tile would have won already.
        The turn is over when nobody can do anything more."""
        if self.urgent >= 0:
            return
        if self.skulls == SKULLS:
            self.lose()
        elif self.night:
            self._next_mission()
        elif self.settled == self.everybody and not any(map(self.lingers, self.groups)):
            self._new_turn()


DOES: dict[type, Callable[[PaleoState, Seat, Any], None]] = {
    moves.Pick: PaleoState._pick,
    moves.Sleep: PaleoState._sleep,
    moves.Act: PaleoState._act,
    moves.Help: PaleoState._help,
    moves.Tend: PaleoState._tend,
    moves.Ignore: PaleoState._let_be,
    moves.Ask: PaleoState._ask_all,
    moves.Wait: PaleoState._wait,
    moves.Use: PaleoState._use,
    moves.Done: PaleoState._rest,
}
"""What each move does outside an action."""
