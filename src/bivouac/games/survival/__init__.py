"""Outdoor Survival: out of the wilderness before thirst, hunger and winter; the basic game and five scenarios.

The rules are those of the box. Its map and its life chart are ours (`data`), drawn to the same figures.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta

from bivouac.engine import (
    BadSetting,
    Bot,
    Face,
    Game,
    Luck,
    Marks,
    Options,
    Outlook,
    Phrase,
    Say,
    Seat,
    Setting,
    Sketch,
)
from bivouac.games.survival import moves, setup
from bivouac.games.survival.country import DIRECTIONS, coordinates
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.imagine import imagine
from bivouac.games.survival.moves import From, Outpost, Step, SurvivalMove
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.setup import SurvivalDeal
from bivouac.games.survival.view import SurvivalView

MAP = r"^(standard|random|random:[0-9]{1,9}|own:[0-9A-Za-z_-]{1,40})$"


class SurvivalOptions(Options, frozen=True):
    """`scenario`: which game. `contingencies`: what may befall people (OS-40). `supplies`: bases give food and water.
    `riverways`: a river costs 2 and can be followed like a trail. `map`: standard, random:SEED, own:NAME."""

    scenario: Literal["basic", "lost", "lost-east", "survival", "search", "rescue", "rescue-home", "pursuit"] = "lost"
    contingencies: bool = False
    supplies: bool = False
    riverways: bool = False
    map: Annotated[str, Meta(pattern=MAP, examples=["standard", "random:7"])] = "standard"


class Survival(Game[SurvivalDeal, SurvivalMove, SurvivalView]):
    name = "survival"
    seats = range(1, 5)
    options = SurvivalOptions
    open = True
    deal_type = SurvivalDeal
    move_type = SurvivalMove
    view_type = SurvivalView
    state_type = SurvivalState

    def check(self, setting: Setting) -> None:
        """OS-04: Pursuit takes two."""
        if setting.options.scenario == "pursuit" and setting.seats < 2:
            raise BadSetting("survival-pursuit-seats")

    def deal(self, setting: Setting, luck: Luck) -> SurvivalDeal:
        return setup.make_deal(setting, luck)

    def start(self, setting: Setting, deal: SurvivalDeal) -> SurvivalState:
        setup.checked(setting, deal)
        return SurvivalState.dealt(setting, deal.map, deal.chart, deal.counters)

    def alphabet(self, setting: Setting) -> tuple[SurvivalMove, ...]:
        return moves.alphabet(setting.options.scenario, setting.options.contingencies)

    def imagine(self, view: SurvivalView, luck: Luck) -> SurvivalState:
        return imagine(view)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from bivouac.games.survival.bots import BOTS  # numpy is read only when somebody plays with bots

        return BOTS

    def seat_name(self, setting: Setting, seat: Seat) -> Phrase:
        return seat_phrase(seat)

    def prompt(self, view: SurvivalView) -> Phrase:
        from bivouac.games.survival import phrases

        return phrases.prompt(view)

    def say(self, setting: Setting, move: SurvivalMove) -> Phrase:
        from bivouac.games.survival import phrases

        return phrases.say(move)

    def tell(self, before: SurvivalView, actor: Seat, move: SurvivalMove, after: SurvivalView) -> Sequence[Phrase]:
        from bivouac.games.survival.tale import tell

        return tell(before, after)

    def target(self, move: SurvivalMove) -> str | None:
        """A step is pointed at by the way it goes, which lies where the person is."""
        if isinstance(move, Step):
            return f"way-{DIRECTIONS[move.direction]}"
        if isinstance(move, Outpost):
            return f"hex-{coordinates(moves.GRID, move.cell).replace(',', '-')}"
        return f"base-{move.base}" if isinstance(move, From) else None

    def sketch(self, view: SurvivalView, say: Say) -> Sketch:
        from bivouac.games.survival.sketch import map_sketch

        return map_sketch(view)

    def outlook(self, view: SurvivalView) -> Outlook:
        from bivouac.games.survival.sketch import outlook

        return outlook(view)

    def brief(self, view: SurvivalView, say: Say) -> Sketch:
        from bivouac.games.survival.brief import brief

        return brief(view, say)

    def sheet(self, view: SurvivalView, marks: Marks, say: Say) -> Sketch:
        """There is nothing to note in this game; what lies before everybody is the scenario's card."""
        from bivouac.games.survival.card import card

        return card(view, say)

    def face(self) -> Face[SurvivalDeal, SurvivalMove, SurvivalView]:
        from bivouac.games.survival.face import FACE  # pictures are wanted only where there are pages

        return FACE


GAME = Survival()
