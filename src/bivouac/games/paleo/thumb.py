"""A player by rules of thumb: feeds the tribe, minds the missions, helps where it pays, and goes for tiles."""

from collections.abc import Sequence

from bivouac.engine import Luck
from bivouac.games.paleo import deeds as kinds
from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import (
    CARDS,
    DAY,
    DEEDS,
    HEARTS,
    HOSTILE,
    IS_DANGER,
    SKILL_OF,
    STALE,
    TALISMAN,
    Deed,
)
from bivouac.games.paleo.imagine import imagine
from bivouac.games.paleo.moves import ACT, MOVES, PaleoMove
from bivouac.games.paleo.plan import ACTS, Plan, best_way, make_plan
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.state import STRANGE
from bivouac.games.paleo.tending import common_task
from bivouac.games.paleo.view import N_TOOLS, PaleoView
from bivouac.games.paleo.worth import Mind, reds

TIRED = 0.0
"""Below what a card promises, sleep is better."""
LEFT_RED = 0.80  # a red card that stays on top


class Thumb:
    """Sees a view, imagines what others have picked (it does not matter), and decides."""

    def choose(self, view: PaleoView, luck: Luck) -> PaleoMove:
        if len(view.moves) == 1:
            return view.moves[0]
        state = imagine(view, luck)
        return MOVES[decide(state, view.seat, state.numbers_of(view.seat))]


def decide(state: PaleoState, seat: int, numbers: Sequence[int], *, alone: bool = False) -> int:
    """The number of the move. With `alone` nobody waits for anybody: all groups are played by one hand."""
    mind = Mind(state)
    if state.phase == "pick":
        return pick(mind, next(group for group in state.led(seat) if state.picked[group] == -1))
    if state.phase == "step":
        return _step(mind, numbers)
    if state.phase == "night":
        return _night(mind, numbers, alone)
    return _settle(mind, seat, numbers, alone)


# Picking


def pick(mind: Mind, group: int) -> int:
    """The card that promises most, and leaves few red ones on top; or sleep."""
    deck = mind.state.decks[group]
    best, most = moves.SLEEP + group, TIRED
    known: dict[int, float] = {}
    for place in range(min(moves.LOOK, len(deck))):
        back = deck[place]
        if back not in known:
            known[back] = promise(mind, group, back)
        rest = deck[:place] + deck[place + 1 :]
        worth = known[back] - LEFT_RED * sum(reds(rest[:2]))
        if worth > most + 1e-9:
            best, most = moves.PICK + moves.LOOK * group + place, worth
    return best


def promise(mind: Mind, group: int, back: int) -> float:
    """What a card with this back promises a group: the mean over all faces that it may have."""
    faces = faces_behind(mind.state, back)
    if not faces:
        return 0.0
    together = awake(mind.state)
    known = mind.memory.faces.setdefault(mind.outlook(group, together), {})
    total, weights = 0.0, 0
    for card, weight in faces:
        if card not in known:
            known[card] = face_worth(mind, group, card, together)
        total += weight * known[card]
        weights += weight
    return total / weights


def faces_behind(state: PaleoState, back: int) -> list[tuple[int, int]]:
    """The faces that a back may have, with their weights."""
    stale = STALE.get(back, back)
    if stale not in STRANGE:
        return [(card, 1) for card in state.pools[stale]]
    place = STRANGE[stale]
    unseen, many = state.supplies[place], state.strangers[place]
    if back in STALE:
        return [(card, 1) for card in unseen]
    known = [(card, max(1, len(unseen))) for card in state.pools[stale]]
    return known + [(card, many) for card in unseen if many]


def awake(state: PaleoState) -> int:
    return state.everybody & ~state.asleep


HOPE = 0.24
"""How much of what an action would bring with help counts, when a group cannot do it alone."""
COMPANY, BURDEN = 3.1, -5.0
"""A card that comes along, and one that wants something every night."""
HELPING = 1.7  # a card that one can help with


def face_worth(mind: Mind, group: int, card: int, together: int) -> float:
    """What a face would be worth to a group alone, or with all who could come `together`."""
    state, alone = mind.state, 1 << group
    if CARDS[card].place:
        return BURDEN if any(deed.night and deed.hostile for deed in kinds.DEEDS_OF[card]) else COMPANY
    worths = [] if IS_DANGER[card] else [HELPING if CARDS[card].help else 0.0]
    for deed in DAY[card]:
        if mind.able(deed, alone, group):
            worths.append(mind.value(deed, group, alone, 1))
        elif deed.skilled and mind.able(deed, together, group):
            worths.append(HOPE * mind.value(deed, group, together, 1))
    if IS_DANGER[card]:
        worths += [mind.value(deed, group, alone, 1) for deed in state.hostile_ones(HOSTILE[card], alone, group)]
    return max(worths, default=0.0)


# Settling


def _settle(mind: Mind, seat: int, numbers: Sequence[int], alone: bool) -> int:
    state = mind.state
    spare = _spare(mind, seat, numbers)
    if spare is not None:
        return spare
    groups = [group for group in state.led(seat) if state.settled >> group & 1 == 0]
    if not groups:
        over = moves.WAITED if state.urgent >= 0 else moves.FINISHED  # a secret may call for something extra yet
        return over if over in numbers else numbers[0]
    plan = make_plan(mind)
    joined = _join(mind, plan, groups, numbers)
    if joined >= 0:
        return joined
    for group in groups:
        target = plan.helps.get(group, ACTS)
        if target != ACTS and moves.HELP[group][target] in numbers:
            return moves.HELP[group][target]
    for group in groups:
        if group in plan.ways:
            number = _do(mind, plan, group, numbers, alone)
            if number >= 0:
                return number
    return moves.WAITED if moves.WAITED in numbers else numbers[0]


def _join(mind: Mind, plan: Plan, groups: Sequence[int], numbers: Sequence[int]) -> int:
    """A part in what several groups do for a card in play: who does it waits for the others."""
    task = common_task(mind, plan)
    if task is None:
        return -1
    number = ACT + task.deed.number if not task.others else moves.WAITED
    wished = [moves.TEND[group][task.deed.card] for group in groups if group in task.others]
    wished += [number] if task.actor in groups else []
    return next((number for number in wished if number in numbers), -1)


def _do(mind: Mind, plan: Plan, group: int, numbers: Sequence[int], alone: bool) -> int:
    """A group's own part in the plan: it waits, and asks, while help that it counts on has not come."""
    state = mind.state
    tended = _tended(mind, plan, group, numbers)
    if tended >= 0:
        return tended
    party, way = plan.parties[group], plan.ways[group]
    if party != state.party_of(group):
        if moves.ASK + group in numbers and not alone:
            return moves.ASK + group
        if moves.WAITED in numbers:
            return moves.WAITED
        way = best_way(mind, group, state.party_of(group))
    if way.deed is not None:
        return ACT + way.deed.number
    if moves.IGNORE + group in numbers:
        return moves.IGNORE + group
    return next((moves.USE[one][TALISMAN] for one in state.groups if moves.USE[one][TALISMAN] in numbers), -1)


def _tended(mind: Mind, plan: Plan, group: int, numbers: Sequence[int]) -> int:
    """A card in play that is worth helping more than one's own card is worth (PA-27)."""
    best, most = -1, plan.ways[group].worth + 1.0
    for number in numbers:
        if ACT <= number < ACT + len(DEEDS) and DEEDS[number - ACT].help:
            deed = DEEDS[number - ACT]
            worth = mind.value(deed, group, mind.state.tenders(deed.card) | mind.state.party_of(group))
            if worth > most:
                best, most = number, worth
    return best


def _spare(mind: Mind, seat: int, numbers: Sequence[int]) -> int | None:
    """A root for who is badly hurt, an extra action that pays."""
    state = mind.state
    for group in state.led(seat):
        if moves.USE[group][kinds.ROOT] in numbers and sum(state.hurt[group]) >= 2 and not _roots_wanted(mind):
            return moves.USE[group][kinds.ROOT]
    for number in numbers:
        if ACT <= number < ACT + len(DEEDS) and DEEDS[number - ACT].extra:
            group = next(iter(state.led(seat)))
            deed = DEEDS[number - ACT]
            if deed.ignores:
                own = best_way(mind, group, state.party_of(group)).worth if state.threatened(group) else 0.0
                if own < mind.value(deed, group, 1 << group) - 1:
                    return number
            elif mind.value(deed, group, 1 << group) > 2.0:
                return number
    return None


def _roots_wanted(mind: Mind) -> bool:
    return mind.prices.tools[kinds.ROOT] > 15


# Night


def _night(mind: Mind, numbers: Sequence[int], alone: bool) -> int:
    """The best for each card; what can be paid is paid in the order of what it saves. Bots let people speak first."""
    if not alone and moves.WAITED in numbers:
        return moves.WAITED
    acts = [number for number in numbers if ACT <= number < ACT + len(DEEDS)]
    return max(acts, key=lambda number: (round(_night_worth(mind, DEEDS[number - ACT]), 6), -number))


def _night_worth(mind: Mind, deed: Deed) -> float:
    return mind.value(deed, 0, mind.state.everybody)


# Within an action


def _step(mind: Mind, numbers: Sequence[int]) -> int:
    state = mind.state
    what = state.steps[0].what
    worth = STEPS[what]
    return max(numbers, key=lambda number: (worth(mind, MOVES[number]), -number))


def _take_wounds(mind: Mind, move: PaleoMove) -> float:
    state, step = mind.state, mind.state.steps[0]
    count = 1 if step.what == kinds.REDS else step.many
    if isinstance(move, moves.Use):
        saved = min(step.many, kinds.CANCELS[move.tool])
        return 4.0 * saved - mind.prices.tools[move.tool] + (30 if _all_die(mind, count) else 0)
    assert isinstance(move, moves.Hurt)
    group = state.group_of(move.person)
    room = HEARTS[move.person] - state.hurt[group][state.people[group].index(move.person)]
    dies = count > room
    return -20.0 - sum(SKILL_OF[move.person]) if dies else 0.3 * (room - count) - 0.2 * sum(SKILL_OF[move.person])


def _all_die(mind: Mind, count: int) -> bool:
    state = mind.state
    return all(
        hurt + count > HEARTS[person]
        for group in state.members()
        for person, hurt in zip(state.people[group], state.hurt[group])
    )


def _take(mind: Mind, move: PaleoMove) -> float:
    """Things go where they are wanting; people to the smallest group, tools to where they make a group strong."""
    state, step = mind.state, mind.state.steps[0]
    if isinstance(move, moves.Lay):
        return 5.0
    assert isinstance(move, moves.Take)
    group = move.group
    if step.what == kinds.WELCOME:
        return -len(state.people[group])
    if step.what == kinds.DREAMS:
        return -len(state.decks[group])
    if step.what == kinds.TOOL:
        return -state.tools[N_TOOLS * group + step.of] + 0.1 * len(state.people[group])
    return 0.0


def _give(mind: Mind, move: PaleoMove) -> float:
    assert isinstance(move, moves.Use)
    return mind.state.tools[N_TOOLS * move.group + move.tool]


def _pay(mind: Mind, move: PaleoMove) -> float:
    assert isinstance(move, moves.Pay)
    return mind.state.store[move.resource] * 0.1 - mind.prices.goods[move.resource]


def _lose(mind: Mind, move: PaleoMove) -> float:
    assert isinstance(move, moves.Bury)
    if not HEARTS[move.card]:
        return -mind.built(move.card, mind.state.actor, mind.state.party) - len(mind.state.rack)
    group = mind.state.group_of(move.card)
    hurt = mind.state.hurt[group][mind.state.people[group].index(move.card)]
    return hurt - HEARTS[move.card] - 2 * sum(SKILL_OF[move.card]) - (5 if len(mind.state.people[group]) == 1 else 0)


def _heal(mind: Mind, move: PaleoMove) -> float:
    assert isinstance(move, moves.Heal)
    group = mind.state.group_of(move.person)
    hurt = mind.state.hurt[group][mind.state.people[group].index(move.person)]
    return hurt - HEARTS[move.person]


def _craft(mind: Mind, move: PaleoMove) -> float:
    if isinstance(move, moves.Done):
        return 0.5
    assert isinstance(move, moves.Craft)
    return mind.built(move.card, mind.state.actor, mind.state.party)


def _fail(mind: Mind, move: PaleoMove) -> float:
    if isinstance(move, moves.Act):
        deed = kinds.DEEDS_OF[move.card][move.place]
        return mind.value(deed, mind.state.actor, mind.state.party)
    return -mind.prices.tools[TALISMAN] if isinstance(move, moves.Use) else 0.0


STEPS = {
    kinds.REDS: _take_wounds,
    kinds.WOUND: _take_wounds,
    kinds.GIVE: _give,
    kinds.SPEND: _give,
    kinds.MIX: _pay,
    kinds.KILL: _lose,
    kinds.ROOM: _lose,
    kinds.HEAL: _heal,
    kinds.CRAFT: _craft,
    kinds.FAIL: _fail,
    kinds.GOODS: _take,
    kinds.TOOL: _take,
    kinds.WELCOME: _take,
    kinds.DREAMS: _take,
    kinds.WHO: _take,
}
