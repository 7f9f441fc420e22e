"""A full game that a view could come from, each as likely as its odds."""

from functools import reduce
from operator import and_

from bivouac.engine import Luck
from bivouac.games.cryptid.clues import CODES, Clue, clue_masks, parse_clue, true_hints
from bivouac.games.cryptid.evidence import agreeing
from bivouac.games.cryptid.puzzle import Puzzle, balanced, faults
from bivouac.games.cryptid.rules import OPENING_CUBES, CryptidState
from bivouac.games.cryptid.view import CryptidView
from bivouac.hexes import only


def imagine(view: CryptidView, luck: Luck) -> CryptidState:
    """Guesses the hidden clues until they make a puzzle that could have been dealt: every such puzzle is then as
    likely as any other, and as likely to have the hint that was given as the deal makes it."""
    masks = clue_masks(view.board)
    choices = [_candidates(view, masks, colour) for colour in range(len(view.colours))]
    while True:
        clues = tuple(luck.choose(some) for some in choices)
        if only(reduce(and_, [masks[clue] for clue in clues])):
            puzzle = _dealt(view, clues, luck)
            if puzzle is not None:
                return _state(view, puzzle, tuple(masks[clue] for clue in clues))


def _candidates(view: CryptidView, masks: tuple[int, ...], colour: int) -> list[Clue]:
    """The balanced clues that a colour's tokens, and the hint, leave possible."""
    held = view.clues[colour]
    if held is not None:
        return [parse_clue(held)]
    fair = balanced(masks, view.board.advanced)
    return [clue for clue in agreeing(view, masks, colour) if clue in fair]


def _dealt(view: CryptidView, clues: tuple[Clue, ...], luck: Luck) -> Puzzle | None:
    """The puzzle with these clues, if it is fair and has the hint that was given."""
    hints = true_hints(clues)
    hint = luck.choose(hints) if hints else ""
    if not hints or view.hint not in (None, hint):
        return None
    puzzle = Puzzle(view.board, view.seats, tuple(CODES[clue] for clue in clues), hint)
    return None if faults(puzzle) else puzzle


def _state(view: CryptidView, puzzle: Puzzle, fits: tuple[int, ...]) -> CryptidState:
    return CryptidState(
        setting=view.setting,
        undo=view.seat if view.undo else None,
        puzzle=puzzle,
        fits=fits,
        cubes=list(view.cubes),
        discs=list(view.discs),
        cubed=sum(view.cubes),
        opened=len(view.record) if view.phase == "opening" else OPENING_CUBES * view.seats,
        phase=view.phase,
        turn=view.turn,
        actor=view.actors[0] if view.actors and view.phase != "vote" else view.turn,
        cell=view.cell,
        searching=view.searching,
        owed=view.owed,
        proposed=view.proposed,
        votes=view.votes,
        hint=view.hint,
        record=list(view.record),
    )
