"""Who should do what with the cards that are turned up: the best way to share acting and helping among the groups.

Everybody who reckons comes to the same plan from the same view, so bots need no talk to help each other.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

from bivouac.games.paleo.deeds import DAY, HELPS, HOSTILE, IS_DANGER, TALISMAN, Deed
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.worth import Mind

ACTS = -1
"""Instead of a group that is helped: the group settles its own card."""


class Way(NamedTuple):
    """What a group had best make of its card: an action (None: it ignores it), and what that is worth."""

    worth: float
    deed: Deed | None


class Plan(NamedTuple):
    """For each group whom it helps (or ACTS), the party of each that acts, and what it does."""

    helps: dict[int, int]
    ways: dict[int, Way]
    parties: dict[int, int]


def best_way(mind: Mind, group: int, party: int) -> Way:
    """The best that a group can do with its card, if these take part."""
    state = mind.state
    card = state.up[group]
    found = [Way(mind.value(deed, group, party), deed) for deed in DAY[card] if mind.able(deed, party, group)]
    if IS_DANGER[card]:
        hostile = state.hostile_ones(HOSTILE[card], party, group)
        found += [Way(mind.value(deed, group, party), deed) for deed in hostile]
        if state.held(party, TALISMAN):
            found.append(Way(-mind.prices.tools[TALISMAN], None))
    else:
        found.append(Way(0.0, None))
    return max(found, key=lambda way: way.worth) if found else Way(0.0, None)


@cache
def _assignments(groups: tuple[int, ...], helpers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All ways to let each of some groups act or help another that acts."""
    ways = ((ACTS, *(other for other in groups if other != group)) if group in helpers else (ACTS,) for group in groups)
    return tuple(
        one for one in product(*ways) if all(target == ACTS or one[groups.index(target)] == ACTS for target in one)
    )


def make_plan(mind: Mind) -> Plan:
    """The assignment with the greatest sum. Who helps already counts as part of the party."""
    state = mind.state
    groups = tuple(group for group in state.groups if state.settled >> group & 1 == 0)
    if state.urgent >= 0:
        return _urgent_plan(mind, groups)
    helpers = tuple(group for group in groups if HELPS[state.up[group]])
    known: dict[tuple[int, int], Way] = {}
    best: tuple[float, tuple[int, ...]] | None = None
    for assignment in _assignments(groups, helpers):
        total = 0.0
        for group, target in zip(groups, assignment):
            if target != ACTS:
                total -= 0.4  # a card that could have been met
                continue
            party = _party(state, group, groups, assignment)
            if (group, party) not in known:
                known[group, party] = best_way(mind, group, party)
            total += known[group, party].worth
        if best is None or total > best[0] + 1e-9:
            best = total, assignment
    assert best is not None
    helps = dict(zip(groups, best[1]))
    parties = {group: _party(state, group, groups, best[1]) for group in groups if helps[group] == ACTS}
    return Plan(helps, {group: known[group, party] for group, party in parties.items()}, parties)


def _party(state: PaleoState, group: int, groups: tuple[int, ...], assignment: tuple[int, ...]) -> int:
    joining = sum(1 << other for other, target in zip(groups, assignment) if target == group)
    return state.party_of(group) | joining


def _urgent_plan(mind: Mind, groups: tuple[int, ...]) -> Plan:
    """A secret lies open: help it where that brings more than the helpers' own cards."""
    state, urgent = mind.state, mind.state.urgent
    party = state.party_of(urgent)
    way = best_way(mind, urgent, party)
    helps = dict.fromkeys(groups, ACTS)
    for group in groups:
        if group != urgent and HELPS[state.up[group]]:
            more = best_way(mind, urgent, party | 1 << group)
            if more.worth > way.worth + max(2.0, best_way(mind, group, state.party_of(group)).worth):
                helps[group], party, way = urgent, party | 1 << group, more
    return Plan(helps, {urgent: way}, {urgent: party})
