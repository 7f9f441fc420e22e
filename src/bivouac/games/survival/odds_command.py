"""`bivouac survival odds`: the table of docs/survival-odds.md."""

from typing import TYPE_CHECKING, Annotated

import typer

from bivouac.engine import Phrase, phrase
from bivouac.games.survival.scenarios import SCENARIOS

if TYPE_CHECKING:
    from bivouac.games.survival.odds_table import Odds

Only = Annotated[str, typer.Option("--scenario", help="survival-help-odds-scenario", show_default=False)]
Games = Annotated[int, typer.Option("--games", "-n", help="survival-help-odds-games", min=1)]
Which = Annotated[str, typer.Option("--map", help="survival-help-odds-map", show_default=False)]


def odds(context: typer.Context, scenario: Only = "", games: Games = 400, map: Which = "standard") -> None:
    from bivouac.games.survival import GAME
    from bivouac.games.survival.odds_table import rows

    say = context.obj.say
    wanted = [scenario] if scenario else list(SCENARIOS)
    for one in wanted:
        GAME.setting(2, scenario=one, map=map)  # refuses what there is not
    heads = ("scenario", "contingencies", "best", "days", "careful", "days")
    print("| " + " | ".join(say(Phrase(f"survival-odds-{head}")) for head in heads) + " |")
    print("|" + "---|" * len(heads))
    for row in rows(wanted, games, map):
        name = say(Phrase(f"survival-scenario-{row.scenario}"))
        yes = say(Phrase("survival-odds-with" if row.contingencies else "survival-odds-without"))
        cells = [name, yes, _chance(row.best), _days(row.best), _chance(row.careful), _days(row.careful)]
        print("| " + " | ".join(cells) + " |", flush=True)
    print(say(phrase("survival-odds-note", games=games)))


def _chance(odds: "Odds") -> str:
    if odds.exact:
        return f"**{100 * odds.chance:.2f} %**"
    return f"{100 * odds.chance:.1f} % ({100 * odds.low:.1f}–{100 * odds.high:.1f})"


def _days(odds: "Odds") -> str:
    return f"{odds.days:.2f}" if odds.exact else f"{odds.days:.1f}" if odds.days else "–"
