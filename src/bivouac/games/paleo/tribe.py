"""What the tribe can do, and what it has: conditions and costs of a deed, people, tools, tiles and skulls."""

from collections.abc import Sequence

from bivouac.engine import Outcome, Phrase
from bivouac.games.paleo.deeds import DREAM, FRESH, IS_DANGER, PILE, SECRET, STALE, Deed, Step
from bivouac.games.paleo.state import STRANGE, Moment, Triple
from bivouac.games.paleo.view import N_TOOLS, SKULLS, TILES

NOTHING: Triple = (0, 0, 0)


class Tribe(Moment, kw_only=True):
    """A game whose tribe can be asked what it can do."""

    # Conditions and costs

    def able(self, deed: Deed, party: int, group: int) -> bool:
        """PA-11: all conditions and all costs. Dice are thrown later."""
        if deed.skilled and not self.reaches(deed, self.shows(party), NOTHING):
            return False
        return self.may(deed, party, group)

    def may(self, deed: Deed, party: int, group: int) -> bool:
        """Whether a deed lacks nothing but perhaps skills."""
        if deed.simple:
            return deed.cards <= len(self.decks[group])
        if deed.when >= 0 and not self.holds(deed):
            return False
        return (deed.plain or self.meets(deed, party, group)) and self.affords(deed, party, group)

    def holds(self, deed: Deed) -> bool:
        """Whether the deed counts at all in the state that a module is in."""
        return deed.when < 0 or bool(self.states >> deed.when & 1)

    def meets(self, deed: Deed, party: int, group: int) -> bool:
        """PA-12, but for skills; a plain deed asks for nothing else."""
        if deed.tiles > self.tiles or (deed.ignores and not self.threatened(group)):
            return False
        return (
            all(sum(card in cards for card in self.grave) >= count for cards, count in deed.grave)
            and all(card in self.board or self.in_party(card, party) for card in deed.have)
            and all(self.held(party, tool) >= count for tool, count in deed.hold)
            and all(self.laid_on(deed.card, thing) >= count for thing, count in deed.laid)
        )

    def reaches(self, deed: Deed, shown: Triple, rolled: Triple) -> bool:
        """Whether skills suffice; a tool that is paid does not serve besides (PA-16)."""
        one, two, three = deed.skills
        if deed.tools:
            one, two, three = one + deed.given[0], two + deed.given[1], three + deed.given[2]
        return one + rolled[0] <= shown[0] and two + rolled[1] <= shown[1] and three + rolled[2] <= shown[2]

    def threatened(self, group: int) -> bool:
        """Whether a group has a danger to settle."""
        return self.up[group] >= 0 and self.settled >> group & 1 == 0 and IS_DANGER[self.up[group]]

    def affords(self, deed: Deed, party: int, group: int) -> bool:
        """PA-14: all of it, or it is not to be had."""
        if deed.cards > len(self.decks[group]):
            return False
        if deed.light:
            return True
        store, (food, wood, stone) = self.store, deed.goods
        if food > store[0] or wood > store[1] or stone > store[2]:
            return False
        resources, count = deed.mix
        if count and sum(store[at] - deed.goods[at] for at in resources) < count:
            return False
        if deed.people and deed.people > sum(len(self.people[one]) for one in self.groups if party >> one & 1):
            return False
        if deed.tools and any(self.held(party, tool) < many for tool, many in deed.tools):
            return False
        return not deed.bury or all(self.in_party(card, party) for card in deed.bury)

    def in_party(self, card: int, party: int) -> bool:
        """Whether a named card is with one of those who take part."""
        return any(
            card in self.people[group] or card in self.allies[group] for group in self.groups if party >> group & 1
        )

    def able_ones(self, deeds: Sequence[Deed], party: int, group: int) -> list[Deed]:
        """Those that are possible; what a party can show is worked out once for all of them."""
        shown: Triple | None = None
        found = []
        for deed in deeds:
            if deed.skilled:
                shown = shown or self.shows(party)
                if not self.reaches(deed, shown, NOTHING):
                    continue
            if self.may(deed, party, group):
                found.append(deed)
        return found

    def hostile_ones(self, deeds: Sequence[Deed], party: int, group: int) -> list[Deed]:
        """PA-22: those that can be done whole; if there is none, all of them."""
        some = [deed for deed in deeds if deed.when < 0 or self.holds(deed)]
        whole = [deed for deed in some if self.affords(deed, party, group) and all(map(self.is_there, deed.stirs))]
        return whole or some

    def is_there(self, step: Step) -> bool:
        """Whether there still is what a hostile action would stir up."""
        if step.what == SECRET:
            return step.of in self.secrets
        if step.what == PILE:
            return bool(self.pile)
        return any(self.unseen_left(back) for back in STALE.values() if back != DREAM)

    # People and things

    def hurt_among(self, party: int) -> bool:
        return any(any(self.hurt[group]) for group in self.groups if party >> group & 1)

    def group_of(self, person: int) -> int:
        return next(group for group in self.groups if person in self.people[group])

    def cards_of(self, group: int) -> tuple[int, ...]:
        """What a group has in play; people of a module may have actions of their own."""
        return self.allies[group] + self.people[group]

    def remove_person(self, group: int, person: int) -> None:
        at = self.people[group].index(person)
        self.people[group] = self.people[group][:at] + self.people[group][at + 1 :]
        self.hurt[group] = self.hurt[group][:at] + self.hurt[group][at + 1 :]

    def remove_ally(self, group: int, card: int) -> None:
        self.allies[group] = tuple(ally for ally in self.allies[group] if ally != card)
        self.clear(card)

    def clear(self, card: int) -> None:
        """Things on a card that leaves go back to the supply."""
        self.laid = tuple(entry for entry in self.laid if entry[0] != card)

    def to_grave(self, card: int) -> None:
        self.grave = tuple(sorted((*self.grave, card)))

    def has(self, group: int, tool: int) -> bool:
        return self.tools[N_TOOLS * group + tool] > 0

    def use_up(self, group: int, tool: int) -> None:
        self.tools[N_TOOLS * group + tool] -= 1

    def lay(self, card: int, thing: int) -> None:
        """PA-21."""
        count = self.laid_on(card, thing)
        rest = [entry for entry in self.laid if entry[:2] != (card, thing)]
        self.laid = tuple(sorted([*rest, (card, thing, count + 1)]))
        self.tell("laid", self.actor, card, 1, thing)

    def unseen_left(self, back: int) -> int:
        """How many cards a supply of unseen ones still has: those that lie unseen in decks are out of it."""
        fresh, place = FRESH[back], STRANGE[back]
        out = self.hidden.count(fresh) + self.strangers[place]
        for deck in self.decks:
            out += deck.count(fresh)
        return len(self.supplies[place]) - out

    # How it ends

    def add_skulls(self, count: int) -> None:
        self.skulls = min(SKULLS, self.skulls + count)
        self.tell("skull", self.actor, -1, self.skulls)

    def add_tiles(self, count: int) -> None:
        """PA-32: the fifth wins at once; PA-33: unless something else has to be done then."""
        self.tiles = min(TILES, self.tiles + count)
        self.tell("tile", self.actor, -1, self.tiles)
        if self.tiles == TILES and not self.ending:
            self.win()

    def win(self) -> None:
        self._over("won", Outcome(tuple(range(self.setting.seats)), Phrase("paleo-why-won")))

    def lose(self) -> None:
        self._over("lost", Outcome((), Phrase("paleo-why-lost")))

    def _over(self, what: str, outcome: Outcome) -> None:
        self.tell(what)
        self.result, self.phase, self.steps, self.choices = outcome, "over", (), ()
