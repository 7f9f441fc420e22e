"""The scenario card in text: what is asked, what a day needs, what the dice say, and what hexes cost."""

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from bivouac.engine import Phrase, Say, Sketch, Span, phrase
from bivouac.games.survival.moves import DICE
from bivouac.games.survival.panels import needs_lines, result_words
from bivouac.games.survival.scenarios import COLUMNS, Cell, Contingencies, Result
from bivouac.games.survival.view import SurvivalView

WIDTH = 78
DIE, COLUMN = 5, 24  # how wide the dice of a line are, and a column of contingencies
COSTS = ("clear", "trail", "ford", "woods", "desert", "mountain", "river", "swamp")


def card(view: SurvivalView, say: Say) -> Sketch:
    """The card of the scenario that is played."""
    options = view.setting.options
    lines = [[Span(say(Phrase(f"survival-option-scenario-{options.scenario}")), bold=True)]]
    for line in task_lines(view, say):
        lines += ([Span(part)] for part in wrap(line, WIDTH))
    for title, table in tables(view):
        lines += [[], [Span(say(Phrase(f"survival-page-table-{title}")), bold=True)]]
        lines += ([Span(f"{dice:<{DIE}}{words}")] for dice, words in direction_lines(table, say))
    costs = " · ".join(say(Phrase(f"survival-sheet-{kind}")) for kind in COSTS)
    lines += [[], *([Span(line)] for line in wrap(costs, WIDTH))]
    if options.contingencies and view.scenario.contingencies:
        lines += [[], *_contingencies(view.scenario.contingencies, say)]
    return lines


def task_lines(view: SurvivalView, say: Say) -> Iterator[str]:
    """What the scenario asks, what meets the needs of a day, and the house rules."""
    game, options = view.scenario, view.setting.options
    yield say(Phrase(f"survival-page-goal-{options.scenario}"))
    if game.water and game.food:
        yield from needs_lines(say, game.water, game.food, bool(game.hunt))
    for rule, agreed in (("supplies", options.supplies), ("riverways", options.riverways)):
        if agreed:
            yield say(Phrase(f"survival-page-house-{rule}"))


def tables(view: SurvivalView) -> Iterator[tuple[str, tuple[Result, ...]]]:
    """The direction tables of the scenario, by their titles (OS-28 to OS-32)."""
    if view.scenario.hunt:
        yield "pursuer", view.scenario.hunt
    yield "fugitive" if view.scenario.hunt else "direction", view.scenario.direction


def direction_lines(table: tuple[Result, ...], say: Say) -> Iterator[tuple[str, str]]:
    """The dice that have a result, and what it says."""
    for result, faces in groupby(DICE, key=lambda die: table[die - 1]):
        first, *rest = faces
        yield f"{first}–{rest[-1]}" if rest else f"{first}", result_words(say, result)


def _contingencies(table: Contingencies, say: Say) -> Iterator[list[Span]]:
    """OS-40: what each die does in each column."""
    heads = "".join(f"{say(Phrase(f'survival-move-column-{column}')):{COLUMN}}" for column in COLUMNS)
    yield [Span(f"{'':{DIE}}{heads}".rstrip(), bold=True)]
    for die in DICE:
        cells = (_effect(table[column][die - 1], say) for column in COLUMNS)
        yield [Span(f"{die:<{DIE}}" + "".join(f"{cell:{COLUMN}}" for cell in cells).rstrip())]


def _effect(cell: Cell, say: Say) -> str:
    return say(phrase(f"survival-page-effect-{cell.what}", amount=f"{cell.amount:+d}")) if cell else "–"
