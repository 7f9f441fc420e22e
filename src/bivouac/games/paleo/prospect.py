"""What can be read off the table: what groups can do together, and what an action still lacks."""

from collections.abc import Iterator
from typing import NamedTuple

from bivouac.games.paleo.deeds import DAY, HELPS, IS_DANGER, LASTING, SKILL_OF, SPENT, SPENT_WORTH, Deed
from bivouac.games.paleo.view import N_TOOLS, PaleoView

Triple = tuple[int, int, int]


def skills_of(view: PaleoView, party: int) -> Triple:
    """What those who take part show without spending anything (PA-12)."""
    sums = [0, 0, 0]
    for group in members(view, party):
        worths = [SKILL_OF[person] for person in view.people[group]]
        for tool, worth in LASTING.items():
            worths += [worth] * view.tools[N_TOOLS * group + tool]
        for worth in worths:
            for at in range(3):
                sums[at] += worth[at]
    return sums[0], sums[1], sums[2]


def spendable(view: PaleoView, party: int) -> Triple:
    """By skill: what tools give that are spent (PA-16)."""
    one, two, three = (SPENT_WORTH * held(view, party, tool) for tool in SPENT)
    return one, two, three


def members(view: PaleoView, party: int) -> Iterator[int]:
    return (group for group in range(view.groups) if party >> group & 1)


def held(view: PaleoView, party: int, tool: int) -> int:
    return sum(view.tools[N_TOOLS * group + tool] for group in members(view, party))


def party_of(view: PaleoView, group: int) -> int:
    """A group with all who help it."""
    return sum(1 << other for other in range(view.groups) if other == group or view.helping[other] == group)


def can_help(view: PaleoView, group: int) -> bool:
    """Whether a group has a card to help with (PA-26)."""
    up = view.up[group]
    return up >= 0 and view.settled >> group & 1 == 0 and group != view.urgent and HELPS[up]


class Lack(NamedTuple):
    """What an action wants that those who take part do not have: skills, goods and tools (all by number), cards."""

    skills: Triple
    goods: Triple
    tools: tuple[tuple[int, int], ...]
    cards: int

    @property
    def nothing(self) -> bool:
        return not any((*self.skills, *self.goods, self.tools, self.cards))


def lack(view: PaleoView, deed: Deed, party: int, group: int) -> Lack:
    """PA-11. Only what could be had: named cards, graves and states are not in it."""
    have = [one + two for one, two in zip(skills_of(view, party), spendable(view, party))]
    one, two, three = (max(0, need - there) for need, there in zip(deed.skills, have))
    food, wood, stone = (max(0, need - there) for need, there in zip(deed.goods, view.store))
    wanted: dict[int, int] = {}
    for tool, count in (*deed.tools, *deed.hold):
        wanted[tool] = max(wanted.get(tool, 0), count)
    tools = tuple((tool, count - got) for tool, count in wanted.items() if (got := held(view, party, tool)) < count)
    return Lack((one, two, three), (food, wood, stone), tools, max(0, deed.cards - len(view.decks[group])))


def helpful(view: PaleoView, group: int) -> list[tuple[int, Deed]]:
    """Who could make an action of a group's card possible by helping, and which. Skills and tools are looked at."""
    card = view.up[group]
    if card < 0:
        return []
    party, found = party_of(view, group), list[tuple[int, Deed]]()
    for deed in DAY[card]:
        if (deed.when >= 0 and not view.states >> deed.when & 1) or not any((*deed.skills, deed.tools, deed.hold)):
            continue
        if lack(view, deed, party, group).nothing:
            continue
        others = (other for other in range(view.groups) if other != group and can_help(view, other))
        found += [(other, deed) for other in others if lack(view, deed, party | 1 << other, group).nothing]
    return found


def threatened(view: PaleoView, group: int) -> bool:
    """Whether a group has a danger to settle (PA-22)."""
    up = view.up[group]
    return up >= 0 and view.settled >> group & 1 == 0 and IS_DANGER[up]
