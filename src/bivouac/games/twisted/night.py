"""The night (TC-13 to TC-16): hideouts are placed or moved, cards discarded and drawn, player by player."""

from abc import abstractmethod
from itertools import compress

from bivouac.engine import Seat
from bivouac.games.twisted import moves, record
from bivouac.games.twisted.cards import ACTIONS
from bivouac.games.twisted.moves import CHOOSE, DISCARD, FINISHED, PILES, PLACE, STAYED
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.steps import Steps
from bivouac.games.twisted.view import HAND, ON_PILE, ROUNDS
from bivouac.hexes import flags

MOST_HIDEOUTS = 3  # on a site, with four players (TC-05)
DISCARDS = range(DISCARD, DISCARD + ACTIONS)


class Nights(Steps, kw_only=True):
    """A game in which hideouts and cards change places."""

    @abstractmethod
    def _next_hideout(self) -> None:
        """What follows a hideout that is placed before the first round."""

    @abstractmethod
    def _deal_next(self) -> None:
        """What follows when a first hand is full."""

    @abstractmethod
    def _new_round(self) -> None: ...

    @abstractmethod
    def _end(self) -> None: ...

    # Hideouts

    def legal_sites(self) -> list[int]:
        """Where `turn` may put a hideout: none of their own there; of four players at most three (TC-05); never in the
        chasm (TC-06); from a pile not where the encounter was (TC-14), and perhaps only onto the next one (TC-23)."""
        seat, hideouts = self.turn, self.hideouts
        own = self.own_hideouts(seat)
        sites = [site for site in self.wild.sites if site not in own]
        if self.setting.seats > MOST_HIDEOUTS:
            sites = [site for site in sites if hideouts.count(site) < MOST_HIDEOUTS]
        if self.encounter >= 0 and own[self.pile] == ON_PILE:
            sites = [site for site in sites if site != self.encounter]
            if self.forced[seat] == self.pile:
                sites = sorted(sites, key=lambda site: (site - self.encounter) % REST)[:1]
        return sites

    def _night(self) -> None:
        """TC-14, player by player: a hideout that lies on a pile has to be placed; if none does, one may move."""
        self.turn, self.pile = self.in_turn(self.step), -1
        if ON_PILE in self.own_hideouts(self.turn):
            self._place_next()
            return
        self.phase, self.choices = "move", self.move_choices()
        if len(self.choices) == 1:  # no hideout has anywhere to go
            self.choices = ()
            self._may_discard()

    def move_choices(self) -> tuple[int, ...]:
        """The hideouts that may move, or none of them."""
        if not self.legal_sites():
            return (STAYED,)
        return (*(CHOOSE + site for site in sorted(self.own_hideouts(self.turn)) if site < REST), STAYED)

    def _lift(self, site: int) -> None:
        self.phase, self.pile = "place", self.own_hideouts(self.turn).index(site)
        self._to_place()

    def _stay(self, seat: Seat, _: moves.Stay) -> None:
        self.record.append(record.Stayed(seat))
        self._may_discard()

    def _place_next(self) -> None:
        """The next hideout that lies on a pile. TC-15: it stays there if it has nowhere to go."""
        own = self.own_hideouts(self.turn)
        for pile in range(self.pile + 1, PILES):
            if own[pile] == ON_PILE:
                self.pile = pile
                if self.legal_sites():
                    self.phase = "place"
                    self._to_place()
                    return
                self.record.append(record.Stayed(self.turn, pile, True))
        self._may_discard()

    def _to_place(self) -> None:
        """Asks where a hideout goes, if there is more than one site for it."""
        sites = self.legal_sites()
        if len(sites) == 1:
            self._hide(sites[0])
        else:
            self.choices = tuple(PLACE + site for site in sites)

    def _place(self, _: Seat, move: moves.Place) -> None:
        self._hide(move.site)

    def _hide(self, site: int) -> None:
        at = PILES * self.turn + self.pile
        before = self.hideouts[at]
        self.hideouts[at] = site
        self.record.append(record.Hid(self.turn, self.pile, site, before if before < REST else None))
        if self.phase == "hideouts":
            self.step += 1
            self._next_hideout()
        else:
            self._place_next()

    # Cards

    def _may_discard(self) -> None:
        """TC-14: any number of cards. In the last round nobody draws; the hands go when all hideouts stand, so that
        nobody's night shows what another holds."""
        self.pile = -1
        if self.round == ROUNDS:
            self._sleep()
        elif self.hands[self.turn]:
            self.phase, self.choices = "discard", self.discard_choices()
        else:
            self._draw_up()

    def _throw_away(self, seat: Seat, move: moves.Discard) -> None:
        self._discard(seat, move.card)
        self._may_discard()

    def _done(self, _: Seat, __: moves.Done) -> None:
        self._draw_up()

    def discard_choices(self) -> tuple[int, ...]:
        return (*compress(DISCARDS, flags(self.hands[self.turn], ACTIONS)), FINISHED)

    def _discard(self, seat: Seat, card: int) -> None:
        self._leaves_hand(seat, card)
        self.record.append(record.Discarded(seat, card))

    def _draw_up(self) -> None:
        """Draws until the hand is full; a larger one is kept (TC-23). TC-16: when the deck runs out the discards are
        shuffled."""
        seat = self.turn
        if self.hands[seat].bit_count() >= self.limits[seat] or not self.deck | self.discards:
            self._sleep()
            return
        if not self.deck:
            self.deck, self.discards = self.discards, 0
            self.shuffles += (self.deck,)
            self.record.append(record.Shuffled())
        self.phase = "draw"

    def _draw(self, _: Seat, move: moves.Draw) -> None:
        self.deck ^= 1 << move.card
        self.hands[self.turn] |= 1 << move.card
        self.record.append(record.Drew(self.turn))
        self._draw_up()

    def _sleep(self) -> None:
        """A player has drawn: the next one does; after the last of a night the marker passes on."""
        self.step += 1
        if not self.round:
            self._deal_next()
        elif self.step < self.setting.seats:
            self._night()
        else:
            seats = self.setting.seats
            self.first, self.limits, self.forced = (self.first + 1) % seats, [HAND] * seats, [-1] * seats
            if self.round == ROUNDS:
                self._end()
            else:
                self._new_round()

    def _leaves_hand(self, seat: Seat, card: int) -> None:
        self.hands[seat] &= ~(1 << card)
        self.discards |= 1 << card
