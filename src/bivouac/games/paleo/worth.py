"""What things are worth to the tribe just now, in points: a fresco tile is about eighty.

Rules of thumb: tonight's food and what the missions ask for come first; a tool is worth what it saves; a skull costs
the more, the more there are. Bots compare actions with this, and say by it why they did something.
"""

from collections.abc import Hashable
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from bivouac.games.paleo import deeds as kinds
from bivouac.games.paleo.deeds import (
    BOX,
    CARDS,
    DAY,
    DEEDS,
    DEEDS_OF,
    HEARTS,
    NIGHT_HOSTILE,
    RED,
    RIVALS,
    SPENT,
    SPENT_WORTH,
    Deed,
)
from bivouac.games.paleo.due import due_tonight, holdings
from bivouac.games.paleo.effects import RESOURCES, SKILLS
from bivouac.games.paleo.memory import memory_of
from bivouac.games.paleo.moves import FACES
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.state import Triple
from bivouac.games.paleo.tribe import NOTHING
from bivouac.games.paleo.wants import LIKED, wants

TILE, LAST_TILE = 76.0, 90.0
SKULL = (18.0, 18.0, 19.0, 25.0, 59.0)
"""By how many there are already."""
PERSON, DREAM, IDEA, SECRET = 5.0, 11.4, 6.5, 16.7
TOOL = (2.1, 11.7, 8.7, 6.0, 8.8, 2.5, 10.5, 4.0, 3.2, 15.9, 9.4, 4.4)
WANTED = 33.3  # more for a tool that tonight's cards ask for
SOON = 15.7  # more for one that a tile asks for
TIME = 2.1  # a card that is discarded unseen
WOUND = 2.4
HEALED = 7.2
STATE = 8.2
STRIKE, LOOSED = 5.7, 4.6
HUNGRY, NEXT, SPARE = 10.6, 4.8, 3.5
"""A unit that is wanting tonight, that will be wanting soon, that is not."""
GLUT = 0.58  # each further unit of one reward is worth so much less
PLENTY = 0.55  # the part that a tool is worth of which there are more than enough
LEFT = 3.4  # somebody who came along, and goes
RID = 20.0  # somebody who wants something every night, and goes
MOUTH = 6.6  # one more to feed, while there is not enough
FAILED = 3.5  # what dice spoil
FAINT = 1.0  # somebody's last heart


class Prices(NamedTuple):
    """What a unit more is worth."""

    goods: tuple[float, float, float]
    tools: tuple[float, ...]
    skull: float
    person: float


def prices(state: PaleoState) -> Prices:
    held = holdings(state.tools)
    goods, tools = due_tonight(state, held)
    soon = wants(state.modules)
    mouths = sum(map(len, state.people))
    worth = []
    for at in range(len(RESOURCES)):
        have = state.store[at]
        later = goods[at] + (mouths if at == 0 else max(2, soon.goods[at]))
        worth.append(HUNGRY if have < goods[at] else NEXT if have < later else SPARE)
    value = list(TOOL)
    for tool, many in enumerate(held):
        if many < tools[tool]:
            value[tool] += WANTED
        elif many < tools[tool] + soon.tools.get(tool, 0):
            value[tool] += SOON
        elif many > tools[tool] + 3:
            value[tool] *= PLENTY
    person = PERSON if state.store[0] >= goods[0] else PERSON - MOUTH
    return Prices((worth[0], worth[1], worth[2]), tuple(value), SKULL[min(state.skulls, 4)], person)


@cache
def dice_odds(slack: tuple[int, int, int], dice: int) -> float:
    """The chance that dice ask for no more than there is to spare."""
    good = 0
    for faces in product(FACES, repeat=dice):
        more = [0, 0, 0]
        for skill, count in faces:
            more[SKILLS.index(skill)] += count
        good += all(one <= two for one, two in zip(more, slack))
    return good / float(len(FACES) ** dice)


@cache
def heap(first: float, many: int) -> float:
    """What so many units of one resource are worth."""
    return sum(max(SPARE, first - GLUT * at) for at in range(many))


@lru_cache(4096)
def reds(backs: tuple[int, ...]) -> tuple[bool, ...]:
    """Which of some cards are red: of what lies on a deck no more matters before it is turned up."""
    return tuple(RED[back] for back in backs)


class Mind:
    """A state, and what everything in it is worth: as far as that was worked out before, by memory."""

    def __init__(self, state: PaleoState) -> None:
        self.state = state
        self.memory = memory_of(state)

    @property
    def prices(self) -> Prices:
        """Many a step can be decided without them."""
        memory = self.memory
        if memory.prices is None:
            memory.prices = prices(self.state)
        return memory.prices

    def able(self, deed: Deed, party: int, group: int) -> bool:
        """As the state says, but what a party can show is worked out once."""
        if deed.skilled and not self.state.reaches(deed, self.shown(party), NOTHING):
            return False
        return self.state.may(deed, party, group)

    def shown(self, party: int) -> Triple:
        shown = self.memory.shown
        if party not in shown:
            shown[party] = self.state.shows(party)
        return shown[party]

    def skills(self, party: int) -> Triple:
        skills = self.memory.skills
        if party not in skills:
            skills[party] = self.state.skills(party)
        return skills[party]

    def outlook(self, group: int, party: int) -> Hashable:
        """All besides memory that worths for a group and a party depend on: what is red on top of the group's deck and
        of that of the first who takes part, who stands for all in what follows, and whether they have dangers before
        them."""
        state, first = self.state, (party & -party).bit_length() - 1
        tops = reds(state.decks[group][:DEEPEST]), reds(state.decks[first][:DEEPEST])
        return group, party, tops, state.threatened(group), state.threatened(first)

    def value(self, deed: Deed, group: int, party: int, drop: int = 0) -> float:
        """What doing it comes to; it has to be possible. `drop` cards are gone from the deck before it is paid."""
        number, cards, alike = deed.number, deed.cards, self.memory.alike
        if number not in alike:
            alike[number] = self._alike(deed)
        worth = alike[number]
        if cards:
            reds = 0
            for back in self.state.decks[group][drop : drop + cards]:
                reds += RED[back]
            worth -= TIME * cards + (self.wound(reds, party, apart=True) if reds else 0)
        if deed.skilled:
            worth -= self._spent(deed, party)
        for step in BY_PARTY[number]:
            worth += EFFECTS[step.what](self, step, party)
        if not deed.dice:
            return worth
        odds = self._odds(deed, party)
        return odds * worth - (1 - odds) * FAILED

    def _alike(self, deed: Deed) -> float:
        """The part of it that is the same whoever does it."""
        price = self.prices
        (food, wood, stone), each = deed.goods, price.goods
        worth = -(food * each[0] + wood * each[1] + stone * each[2])
        if deed.mix[1]:
            worth -= deed.mix[1] * min(each[at] for at in deed.mix[0])
        for tool, many in deed.tools:
            worth -= many * price.tools[tool]
        if deed.people:
            worth -= deed.people * (price.skull + PERSON)
        worth -= LEFT * (len(deed.bury) + (deed.night and deed.destroy))
        if deed.destroy and not deed.night and NIGHT_HOSTILE[deed.card]:
            worth += RID
        for step in ALIKE[deed.number]:
            worth += EFFECTS[step.what](self, step, 0)
        return worth

    def _spent(self, deed: Deed, party: int) -> float:
        """Tools that are used up for their skills."""
        have, cost = self.skills(party), 0.0
        for at, tool in enumerate(SPENT):
            lack = deed.skills[at] - have[at]
            if lack > 0:
                cost += -(-lack // SPENT_WORTH) * self.prices.tools[tool]
        return cost

    def _odds(self, deed: Deed, party: int) -> float:
        slack = [one - need for one, need in zip(self.shown(party), deed.skills)]
        return dice_odds((min(slack[0], 4), min(slack[1], 4), min(slack[2], 4)), deed.dice)

    # Effects

    def goods(self, step: kinds.Step, _: int) -> float:
        """Units lose worth when there are enough of them."""
        return heap(self.prices.goods[step.of], min(step.many, self.state.left(step.of)))

    def tool(self, step: kinds.Step, _: int) -> float:
        return min(step.many, self.state.tokens_left(step.of)) * self.prices.tools[step.of]

    def tile(self, step: kinds.Step, _: int) -> float:
        return LAST_TILE * 3 if self.state.tiles + step.many >= 5 and not self.state.ending else TILE * step.many

    def lift(self, step: kinds.Step, _: int) -> float:
        return min(step.many, self.state.skulls) * self.prices.skull

    def skull(self, step: kinds.Step, _: int) -> float:
        return -sum(SKULL[min(4, self.state.skulls + at)] for at in range(step.many))

    def wounds(self, step: kinds.Step, party: int) -> float:
        return -self.wound(step.many, party)

    def heal(self, step: kinds.Step, party: int) -> float:
        state = self.state
        hurt = sum(sum(state.hurt[group]) for group in state.groups if party >> group & 1)
        return HEALED * min(step.many, hurt)

    def craft(self, step: kinds.Step, party: int) -> float:
        """The best that can be built with what is there; things get dearer while one builds."""
        group = (party & -party).bit_length() - 1
        key, crafts = self.outlook(group, party), self.memory.crafts
        if key not in crafts:
            built = [self.built(card, group, party) for card in (*BOX.rack, *self.state.rack)]
            crafts[key] = sorted(built, reverse=True)
        return sum(max(0.0, worth) for worth in crafts[key][: step.many]) * 0.9

    def built(self, card: int, group: int, party: int) -> float:
        deed = DEEDS_OF[card][0]
        wanting = any(step.what == kinds.TOOL and not self.state.tokens_left(step.of) for step in deed.steps)
        return self.value(deed, group, party) if not wanting and self.able(deed, party, group) else 0.0

    def secret(self, step: kinds.Step, party: int) -> float:
        """What it may lead to: the best of what its card offers, if that can be done."""
        if step.of not in self.state.secrets:
            return 0.0
        if CARDS[step.of].place:
            return SECRET
        group = next(group for group in self.state.groups if party >> group & 1)
        ways = [self.value(deed, group, party) for deed in DAY[step.of] if self.able(deed, party, group)]
        return max([*ways, SECRET / 3])

    def become(self, step: kinds.Step, _: int) -> float:
        """What is mostly gained is better than what is mostly suffered."""
        now = (self.state.states & RIVALS[step.of]).bit_length() - 1
        return STATE * ((LIKED[step.of] > LIKED[now]) - (LIKED[step.of] < LIKED[now]))

    def wound(self, count: int, party: int, *, apart: bool = False) -> float:
        """What so many wounds cost those who take part, with pelts and clothing, at best."""
        key, hurt = (count << 1 | apart, party), self.memory.hurt
        if key not in hurt:
            hurt[key] = self._wound(count, party, apart)
        return hurt[key]

    def _wound(self, count: int, party: int, apart: bool) -> float:
        state, cost = self.state, 0.0
        rest = count
        room = [
            HEARTS[person] - hurt
            for group in state.groups
            if party >> group & 1
            for person, hurt in zip(state.people[group], state.hurt[group])
        ]
        if not room:
            return 0.0
        most = sum(room) if apart else max(room)
        pelts, clothes = state.held(party, kinds.PELT), state.held(party, kinds.CLOTHING)
        while rest > most and (pelts or clothes):
            use = kinds.PELT if pelts and (rest - most == 1 or not clothes) else kinds.CLOTHING
            pelts, clothes = pelts - (use == kinds.PELT), clothes - (use == kinds.CLOTHING)
            rest -= kinds.CANCELS[use]
            cost += self.prices.tools[use]
        if rest > most:
            return cost + self.prices.skull + PERSON
        return cost + WOUND * max(0, rest) + (FAINT if rest > 0 and rest == most else 0.0)


EFFECTS = {
    kinds.GOODS: Mind.goods,
    kinds.TOOL: Mind.tool,
    kinds.PERSON: lambda mind, _step, _party: mind.prices.person if mind.state.crowd else 0.0,
    kinds.DREAMS: lambda mind, _step, _party: DREAM if mind.state.unseen_left(kinds.DREAM) else 0.0,
    kinds.IDEA: lambda mind, _step, _party: IDEA if mind.state.ideas else 0.0,
    kinds.SECRET: Mind.secret,
    kinds.TILE: Mind.tile,
    kinds.VICTORY: lambda _mind, _step, _party: 10 * LAST_TILE,
    kinds.LIFT: Mind.lift,
    kinds.HEAL: Mind.heal,
    kinds.CRAFT: Mind.craft,
    kinds.SKULL: Mind.skull,
    kinds.WOUND: Mind.wounds,
    kinds.PILE: lambda _mind, step, _party: -STRIKE * step.many,
    kinds.MEND: lambda mind, step, _party: STRIKE * min(step.many, mind.state.pile_hurt),
    kinds.LOOSE: lambda _mind, step, _party: -LOOSED * step.many,
    kinds.BECOME: Mind.become,
}

PERSONAL = frozenset((kinds.WOUND, kinds.HEAL, kinds.CRAFT, kinds.SECRET))
"""What is worth more to some than to others."""
DEEPEST = 1 + max(deed.cards for deed in DEEDS)
"""So many cards of a deck can matter: one that is picked, and those that are paid."""
ALIKE = tuple(
    tuple(step for step in deed.steps if step.what in EFFECTS and step.what not in PERSONAL) for deed in DEEDS
)
BY_PARTY = tuple(tuple(step for step in deed.steps if step.what in PERSONAL) for deed in DEEDS)
"""The steps of a deed that bring something: those that do so for all alike, and the others."""
