"""A day played to its end by rules of thumb, all groups by one hand: what searches look ahead with.

What backs promise is worked out once a turn, and so is a plan, which is followed. Luck is laid down before a day is
played, so that one day can be played again with other moves and the same luck.
"""

from math import inf, log

from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import CARDS, DEEDS, HOSTILE, Deed
from bivouac.games.paleo.moves import ACT, MOVES, ROLLS, Draw, PaleoMove
from bivouac.games.paleo.plan import ACTS, make_plan
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.thumb import decide, pick
from bivouac.games.paleo.view import NONE
from bivouac.games.paleo.worth import Mind


class Omens:
    """The luck of a day: in which order cards with the same back would come, and what dice would show. Whatever else
    differs, the same card comes next behind a back, and the same face in the same throw."""

    def __init__(self, luck: Luck) -> None:
        self.order = [-log(1 - luck.random()) for _ in CARDS]
        self.faces = [luck.weighted(ROLLS) for _ in range(THROWS)]

    def drawn(self, state: PaleoState, throws: int) -> PaleoMove:
        """What chance does: of things with weights the one that an exponential clock brings first."""
        if state.phase == "roll":
            return self.faces[throws % THROWS]
        best, soonest = None, inf
        for move, weight in state.outcomes():
            assert isinstance(move, Draw)
            when = self.order[move.card] / weight
            if when < soonest:
                best, soonest = move, when
        assert best is not None
        return best


THROWS = 64
"""More dice than anybody throws in a day."""


def play_day(state: PaleoState, omens: Omens) -> None:
    """Plays until the day and its night are over, or the game is."""
    day, throws = state.day, 0
    todo: list[int] = []
    turn, mind = 0, Mind(state)  # while the groups pick, all is worth the same
    while state.result is None and state.day == day:
        if state.choices:
            state.do(state.speaker, MOVES[decide(state, state.speaker, state.choices, alone=True)])
        elif state.phase == "pick":
            if turn != state.turn:
                turn, mind, todo = state.turn, Mind(state), []
            group = state.picked.index(NONE)
            state.do(state.leader(group), MOVES[pick(mind, group)])
        elif state.phase == "settle":
            _settle(state, todo)
        elif state.phase == "night":
            state.do(0, MOVES[decide(state, 0, state.night_numbers(), alone=True)])
        else:
            throws += state.phase == "roll"
            state.do(CHANCE, omens.drawn(state, throws))


def _settle(state: PaleoState, todo: list[int]) -> None:
    """What the turn's plan says, if that can still be done; a secret, or what was not foreseen, is thought about."""
    if state.urgent >= 0:
        _settle_secret(state)
        return
    if not todo:
        todo.extend(_to_do(state))
    while todo:
        number = todo.pop()
        move = MOVES[number]
        if isinstance(move, moves.Help) and state.can_do(move.group, number):
            state.do(state.leader(move.group), move)
            return
        if isinstance(move, moves.Act) and move.card in state.up:
            group = state.up.index(move.card)
            if _is_open(state, DEEDS[number - ACT], group):
                state.do(state.leader(group), move)
                return
    seat = state.actors[0]
    state.do(seat, MOVES[decide(state, seat, state.numbers_of(seat), alone=True)])


def _is_open(state: PaleoState, deed: Deed, group: int) -> bool:
    """Whether a group can still do something with its card: others have paid and gained meanwhile."""
    party = state.party_of(group)
    if deed.hostile:
        return deed in state.hostile_ones(HOSTILE[deed.card], party, group)
    return state.able(deed, party, group)


def _settle_secret(state: PaleoState) -> None:
    """Whoever helps does so first: by one hand nobody can wait for them."""
    state.waits = 0
    for group, other in make_plan(Mind(state)).helps.items():
        if other != ACTS:
            state.do(state.leader(group), MOVES[moves.HELP[group][other]])
            return
    seat = state.leader(state.urgent)
    state.do(seat, MOVES[decide(state, seat, state.numbers_of(seat), alone=True)])


def _to_do(state: PaleoState) -> list[int]:
    """The moves of a plan, the last one first: who helps does so before who acts."""
    plan = make_plan(Mind(state))
    acts = sorted((way.worth, ACT + way.deed.number) for way in plan.ways.values() if way.deed is not None)
    helps = [moves.HELP[group][other] for group, other in plan.helps.items() if other != ACTS]
    return [number for _, number in acts] + helps
