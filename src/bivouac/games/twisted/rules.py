"""The rules of play, TC-01 to TC-28: what each move does, and what follows from it by itself."""

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any

from bivouac.engine import CHANCE, IllegalMove, Seat, Setting
from bivouac.games.twisted import lines, moves, record
from bivouac.games.twisted.cards import ACTIONS, deck
from bivouac.games.twisted.effects import Drawback
from bivouac.games.twisted.moves import (
    CHOOSE,
    MOVES,
    NUMBERS,
    PASSED,
    PILES,
    PLACE,
    PLAY,
    POWER,
    USE,
    TwistedMove,
)
from bivouac.games.twisted.night import Nights
from bivouac.games.twisted.scoring import counted, decided, sums
from bivouac.games.twisted.sites import REST, wilderness
from bivouac.games.twisted.view import GONE, HAND, ON_PILE, TURNS
from bivouac.hexes import cells, flags

START_MYTH = 5
DECK = deck()
PLAYS, POWERS = range(PLAY, PLAY + ACTIONS), range(POWER, POWER + ACTIONS)
DRAWBACKS = tuple(card.effect if isinstance(card.effect, Drawback) else None for card in DECK.sightings)


class TwistedState(Nights, kw_only=True):
    """A game of Twisted Cryptids."""

    @classmethod
    def dealt_out(
        cls, setting: Setting, first: Seat, cryptids: tuple[int, ...], traits: tuple[tuple[int, int], ...]
    ) -> "TwistedState":
        """The game before anybody has chosen anything (TC-01, TC-02)."""
        seats = setting.seats
        return cls(
            setting=setting,
            cryptids=cryptids,
            dealt=traits,
            kept=[-1] * seats,
            piles=[()] * (PILES * seats),
            shown=[()] * (PILES * seats),
            hideouts=[ON_PILE] * (PILES * seats),
            humans=list(wilderness(seats).humans),
            myth=[START_MYTH] * seats,
            hands=[0] * seats,
            forced=[-1] * seats,
            limits=[HAND] * seats,
            first=first,
        )

    def apply(self, actor: Seat, move: TwistedMove) -> bool:
        number, length = NUMBERS.get(move, -1), len(self.record)
        if self.choices:
            legal = actor == self.turn and number in self.choices
        elif self.phase == "secrets":
            legal = number in self.secrets(actor)
        else:
            legal = actor == CHANCE and self._can_fall(move)
        if not legal:
            raise IllegalMove("illegal-move", move=move.text)
        self._do(actor, move, number)
        return self.phase == "over" or record.Revealed in map(type, self.record[length:])

    def _can_fall(self, move: TwistedMove) -> bool:
        if self.phase == "draw":
            return isinstance(move, moves.Draw) and move.card >= 0 and bool(self.deck >> move.card & 1)
        return self.phase == "event" and isinstance(move, moves.Event) and (move, 1) in self.outcomes()

    def _do(self, actor: Seat, move: TwistedMove, number: int) -> None:
        self.choices = ()
        if self.task is not None:
            if isinstance(move, moves.Choose):
                self.record.append(record.Chose(actor, move.site))
            self._take(number)
            self._go_on()
        else:
            DOES[type(move)](self, actor, move)

    # Setting up

    def _keep(self, seat: Seat, move: moves.Keep) -> None:
        """TC-02."""
        self.kept[seat] = move.trait

    def _pile(self, seat: Seat, move: moves.Pile) -> None:
        """TC-03: the last sighting has one place left, and goes there by itself."""
        at = PILES * seat + move.pile
        self.piles[at] += (move.card,)
        rest = self.secrets(seat)
        if len(rest) == 1:
            last = MOVES[rest[0]]
            assert isinstance(last, moves.Pile)
            self.piles[PILES * seat + last.pile] += (last.card,)
        if self.ready(seat):
            self.record.append(record.Readied(seat))
            if all(self.ready(other) for other in range(self.setting.seats)):
                self.phase = "hideouts"
                self._next_hideout()

    def _next_hideout(self) -> None:
        """TC-04: three rounds; after each the marker passes on."""
        seats = self.setting.seats
        self.pile, turn = divmod(self.step, seats)
        if turn == 0 and self.step:
            self.first = (self.first + 1) % seats
        if self.pile == PILES:
            self.pile, self.step = -1, 0
            self._deal_next()
            return
        self.turn = (self.first + turn) % seats
        self._to_place()

    def _deal_next(self) -> None:
        """TC-07: five cards each."""
        if self.step == self.setting.seats:
            self._new_round()
        else:
            self.turn = self.in_turn(self.step)
            self._draw_up()

    # Dawn

    def _new_round(self) -> None:
        self.round, self.phase, self.turn, self.used, self.pile = self.round + 1, "event", self.first, 0, -1

    def _dawn(self, _: Seat, move: moves.Event) -> None:
        """TC-08."""
        self.events += (move.event,)
        self.record.append(record.Dawned(self.round, self.first, move.event))
        self.phase, self.agenda = "dawn", lines.EVENTS[move.event]
        self._go_on()

    def _resolved(self) -> None:
        if self.phase == "dawn":
            self.phase, self.step = "day", -1
            self._next_turn()
        elif self.phase == "day":
            self._next_turn()
        else:
            self._put_back()

    # Day

    def _next_turn(self) -> None:
        """TC-09: three times round the table."""
        self.step += 1
        if self.step == TURNS * self.setting.seats:
            self._dusk()
            return
        self.turn = self.in_turn(self.step)
        self.choices = self.day_choices()

    def day_choices(self) -> tuple[int, ...]:
        """A card, a card for the power (once a round, TC-23: unless it is locked), or nothing."""
        seat = self.turn
        hand = flags(self.hands[seat], ACTIONS)
        if (self.used | self.locked) >> seat & 1:
            return (*compress(PLAYS, hand), PASSED)
        return (*compress(PLAYS, hand), *compress(POWERS, hand), PASSED)

    def _play(self, seat: Seat, move: moves.Play | moves.Power) -> None:
        """TC-09, TC-10: a card may do nothing; then nothing is asked."""
        card, power = move.card, isinstance(move, moves.Power)
        self._leaves_hand(seat, card)
        self.record.append(record.Played(seat, card, power))
        if power:
            self.used |= 1 << seat
            self.agenda = lines.POWERS[self.cryptids[seat]]
        else:
            effect = lines.ACTIONS[card]
            if len(effect) > 1 and any(map(self.can_do, effect)):
                self.either = effect
                self.choices = self.either_choices()
                return
            self.agenda = effect[:1]
        self._go_on()

    def _use(self, seat: Seat, move: moves.Use) -> None:
        """TC-10: one of two effects."""
        self.record.append(record.Used(seat, move.line))
        self.either, self.agenda = (), (move.line,)
        self._go_on()

    def _pass(self, seat: Seat, _: moves.Pass) -> None:
        self.record.append(record.Passed(seat))
        self._next_turn()

    def either_choices(self) -> tuple[int, ...]:
        return tuple(sorted(USE[line] for line in self.either))

    # Dusk

    def _dusk(self) -> None:
        self.locked, self.step = 0, 0
        sites = self.encounter_sites()
        if len(sites) == 1:
            self._meet(sites[0])
        else:
            self.phase, self.turn = "encounter", self.first
            self.choices = tuple(CHOOSE + site for site in sites)

    def encounter_sites(self) -> list[int]:
        """TC-11: the sites with the most humans among those with a hideout."""
        humans = self.humans
        crowds = {site: sum(humans[3 * site : 3 * site + 3]) for site in self.wild.sites if site in self.hideouts}
        most = max(crowds.values())
        return [site for site, crowd in crowds.items() if crowd == most]

    def _choose(self, seat: Seat, move: moves.Choose) -> None:
        """A site for the encounter, or a hideout that moves at night."""
        self.record.append(record.Chose(seat, move.site))
        if self.phase == "encounter":
            self._meet(move.site)
        else:
            self._lift(move.site)

    def _meet(self, site: int) -> None:
        self.phase, self.encounter = "dusk", site
        self.record.append(record.Met(site))
        self._next_reveal()

    def _next_reveal(self) -> None:
        """TC-12: in turn order, whoever has a hideout there."""
        while self.step < self.setting.seats:
            seat = self.in_turn(self.step)
            own = self.own_hideouts(seat)
            if self.encounter in own:
                self.turn, self.pile = seat, own.index(self.encounter)
                self._reveal()
                return
            self.step += 1
        self.step = 0
        self._night()

    def _reveal(self) -> None:
        """TC-12: it scores, then it does what it does; the net is never below 0."""
        seat, at = self.turn, PILES * self.turn + self.pile
        card, *rest = self.piles[at]
        self.piles[at], self.shown[at] = tuple(rest), (*self.shown[at], card)
        parts, before = sums(card, self.humans, self.encounter), self.myth[seat]
        self.myth[seat] = max(0, before + sum(parts))
        self.record.append(record.Revealed(seat, self.pile, card, parts, before, self.myth[seat]))
        self._drawback(seat, DRAWBACKS[card])
        self.agenda = lines.SIGHTINGS[card]
        self._go_on()

    def _drawback(self, seat: Seat, drawback: Drawback | None) -> None:
        """TC-23."""
        if drawback is None:
            return
        if drawback.what == "power":
            self.locked |= 1 << seat
        elif drawback.what == "hand":
            self.limits[seat] = drawback.count
        else:
            self.forced[seat] = self.pile

    def _put_back(self) -> None:
        """TC-12, TC-13: the hideout goes onto its pile, or out of the game with it."""
        at = PILES * self.turn + self.pile
        gone = not self.piles[at]
        self.hideouts[at] = GONE if gone else ON_PILE
        self.record.append(record.Returned(self.turn, self.pile, gone))
        self.step += 1
        self._next_reveal()

    # The end

    def _end(self) -> None:
        """TC-14, TC-24, TC-25: the hands are discarded, then everybody counts."""
        for seat in map(self.in_turn, range(self.setting.seats)):
            for card in cells(self.hands[seat]):
                self._discard(seat, card)
        counts = []
        for seat in range(self.setting.seats):
            own = slice(PILES * seat, PILES * seat + PILES)
            sites = [site for site in self.hideouts[own] if site < REST]
            humans = sum(sum(self.humans[3 * site : 3 * site + 3]) for site in sites)
            count = counted(seat, self.myth[seat], self.piles[own], self.shown[own], self.kept[seat], humans)
            self.myth[seat] = count.total
            counts.append(count)
        self.record += counts
        self.phase, self.turn, self.result = "over", self.first, decided(counts, self.cryptids)

    # What is open, as it follows from everything else

    def open_choices(self) -> Sequence[int]:
        """The numbers of the moves that are open to `turn`."""
        if self.task is not None:
            return self.step_choices(self.task)
        match self.phase:
            case "day":
                return self.either_choices() if self.either else self.day_choices()
            case "hideouts" | "place":
                return [PLACE + site for site in self.legal_sites()]
            case "encounter":
                return [CHOOSE + site for site in self.encounter_sites()]
            case "move":
                return self.move_choices()
            case "discard":
                return self.discard_choices()
            case _:
                return ()


DOES: dict[type, Callable[[TwistedState, Seat, Any], None]] = {
    moves.Keep: TwistedState._keep,
    moves.Pile: TwistedState._pile,
    moves.Place: TwistedState._place,
    moves.Choose: TwistedState._choose,
    moves.Use: TwistedState._use,
    moves.Play: TwistedState._play,
    moves.Power: TwistedState._play,
    moves.Pass: TwistedState._pass,
    moves.Stay: TwistedState._stay,
    moves.Discard: TwistedState._throw_away,
    moves.Done: TwistedState._done,
    moves.Event: TwistedState._dawn,
    moves.Draw: TwistedState._draw,
}
"""What each move does outside an effect."""
