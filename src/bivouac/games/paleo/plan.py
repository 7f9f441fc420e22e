"""Who should do what with the cards that are turned up: the best way to share acting and helping among the groups.

Everybody who reckons comes to the same plan from the same view, so bots need no talk to help each other.
"""

from functools import cache
from itertools import product
from math import inf
from typing import NamedTuple

from bivouac.games.paleo.deeds import DAY, HELPS, HOSTILE, IS_DANGER, TALISMAN, Deed
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
    key, ways = (mind.state.up[group], mind.outlook(group, party)), mind.memory.ways
    if key not in ways:
        ways[key] = _best_way(mind, group, party)
    return ways[key]


def _best_way(mind: Mind, group: int, party: int) -> Way:
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


class Share(NamedTuple):
    """A way to share acting and helping: whom each group helps, who acts and who joins them, and how many help."""

    helps: tuple[int, ...]
    acts: tuple[tuple[int, int], ...]
    helpers: int


@cache
def shares(groups: tuple[int, ...], helpers: tuple[int, ...]) -> tuple[Share, ...]:
    """All ways to let each of some groups act, or help another that acts."""
    ways = ((ACTS, *(other for other in groups if other != group)) if group in helpers else (ACTS,) for group in groups)
    found = []
    for helps in product(*ways):
        acts = [group for group, target in zip(groups, helps) if target == ACTS]
        if all(target == ACTS or target in acts for target in helps):
            joined = (sum(1 << one for one, target in zip(groups, helps) if target == group) for group in acts)
            found.append(Share(helps, tuple(zip(acts, joined)), len(groups) - len(acts)))
    return tuple(found)


MET = 0.23
"""What it costs to help with a card that could have been met."""


def make_plan(mind: Mind) -> Plan:
    """The way with the greatest sum. Who helps already counts as part of the party."""
    state = mind.state
    groups = tuple(group for group in state.groups if state.settled >> group & 1 == 0)
    if state.urgent >= 0:
        return _urgent_plan(mind, groups)
    helpers = tuple(group for group in groups if HELPS[state.up[group]])
    already = {group: state.party_of(group) for group in groups}
    known: dict[tuple[int, int], Way] = {}
    best, most = None, -inf
    for share in shares(groups, helpers):
        total = -MET * share.helpers
        for act in share.acts:
            if act not in known:
                group, joined = act
                known[act] = best_way(mind, group, already[group] | joined)
            total += known[act].worth
        if total > most + 1e-9:
            best, most = share, total
    assert best is not None
    ways = {act[0]: known[act] for act in best.acts}
    return Plan(dict(zip(groups, best.helps)), ways, {group: already[group] | joined for group, joined in best.acts})


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
