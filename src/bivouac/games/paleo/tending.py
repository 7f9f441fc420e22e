"""Cards in play that one group alone cannot help (PA-27): which of them deserves several, and who does it."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bivouac.games.paleo.deeds import TENDED, Deed
from bivouac.games.paleo.plan import ACTS, Plan
from bivouac.games.paleo.worth import Mind

GAIN = 0.7
"""What it has to bring more than what the groups would do otherwise."""


class Task(NamedTuple):
    """An action of a card in play, who does it, and who has to join first."""

    deed: Deed
    actor: int
    others: tuple[int, ...]


def common_task(mind: Mind, plan: Plan) -> Task | None:
    """The best that several groups can do together for a card in play, if it is worth more than the plan."""
    state = mind.state
    if state.urgent >= 0:
        return None
    best, most = None, GAIN
    free = [group for group in state.groups if state.can_help(group)]
    for owner, card in state.tendable():
        already = state.tenders(card)
        for groups in _crowds(free, 1 if already else 2):
            party = already | sum(1 << group for group in groups)
            if owner >= 0 and not party >> owner & 1:
                continue
            actor = max(groups, key=lambda group: (len(state.decks[group]), -group))
            for deed in TENDED[card]:
                if mind.able(deed, party, actor):
                    worth = mind.value(deed, actor, party) - _lost(plan, groups)
                    if worth > most:
                        best, most = Task(deed, actor, tuple(one for one in groups if one != actor)), worth
    return best


def _crowds(free: list[int], least: int) -> Iterator[tuple[int, ...]]:
    for size in range(least, len(free) + 1):
        yield from combinations(free, size)


def _lost(plan: Plan, groups: tuple[int, ...]) -> float:
    """What these groups would have done: their own cards, and those that they would have helped."""
    cards = {plan.helps.get(group, ACTS) for group in groups} | set(groups)
    return sum(plan.ways[group].worth for group in cards if group in plan.ways)
