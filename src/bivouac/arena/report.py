"""Results for people and for programs: rows of a table on the screen, CSV, Parquet."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec

from bivouac.arena.ladder import Rung
from bivouac.arena.match import Result
from bivouac.arena.tally import Share, played, seat_wins, wilson
from bivouac.engine import Refused

FORMATS = (".csv", ".parquet")


class SeatLine(msgspec.Struct, frozen=True):
    """How a seat did over all games."""

    bot: str
    wins: float
    share: Share
    decision_ms: float


class Summary(msgspec.Struct, frozen=True):
    """What all games come to."""

    games: int
    faults: tuple[str, ...]
    seats: tuple[SeatLine, ...]
    turns: float
    """The median length."""
    seconds: float
    """The mean time of a game."""


def summary(bots: Sequence[str], results: Sequence[Result], together: bool = False) -> Summary:
    fair = played(results)
    seats = tuple(
        SeatLine(bot, wins := seat_wins(seat, fair, together), wilson(wins, len(fair)), _seat_ms(seat, fair))
        for seat, bot in enumerate(bots)
    )
    turns = median(result.turns for result in fair) if fair else 0.0
    seconds = mean(result.seconds for result in fair) if fair else 0.0
    return Summary(len(fair), tuple(result.fault for result in results if result.fault), seats, turns, seconds)


def _seat_ms(seat: int, results: Sequence[Result]) -> float:
    times = [seconds for result in results for seconds in result.thinking[seat]]
    return 1000 * median(times) if times else 0.0


def percent(share: Share) -> str:
    """A share as people read it.

    >>> percent(wilson(240, 400))
    '60.0 % (55.1–64.7)'
    """
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def points(lead: Share) -> str:
    """A difference of shares as people read it, in hundredths.

    >>> points(Share(0.1, -0.031, 0.167))
    '+10.0 (-3.1 … +16.7)'
    """
    return f"{100 * lead.share:+.1f} ({100 * lead.low:+.1f} … {100 * lead.high:+.1f})"


def rung_rows(rung: Rung) -> list[tuple[str, ...]]:
    """A rung as text. One row: who, over whom, games, share, the median decisions of both. Where they play apart, a row
    for each: who, games, share of them that were won, lead, median decision."""
    times, clear = (f"{rung.upper_ms:.2f}", f"{rung.lower_ms:.2f}"), "✓" if rung.clear else "–"
    if rung.beside is None or rung.lead is None:
        return [(rung.upper, rung.lower, str(rung.games), percent(rung.share), *times, clear)]
    return [
        (rung.upper, str(rung.games - rung.others), percent(rung.share), points(rung.lead), times[0], clear),
        (rung.lower, str(rung.others), percent(rung.beside), "", times[1], ""),
    ]


# Files


def check_out(path: Path) -> Path:
    """The path itself, if results can be written there; better known before an hour of games than after it."""
    if path.suffix not in FORMATS:
        raise Refused("out-format", file=str(path), known=", ".join(FORMATS))
    if not path.absolute().parent.is_dir():
        raise Refused("out-folder", folder=str(path.absolute().parent))
    if path.suffix == ".parquet":
        _parquet()
    return path


def write_results(path: Path, results: Sequence[Result]) -> None:
    """A row for each game and seat, as CSV or Parquet by the file's ending."""
    rows = list(_rows(results))
    if path.suffix == ".parquet":
        arrow, parquet = _parquet()
        parquet.write_table(arrow.Table.from_pylist(rows), path)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [])
        writer.writeheader()
        writer.writerows(rows)


def _rows(results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    for number, result in enumerate(results):
        for seat, bot in enumerate(result.match.bots):
            yield {
                "game": number,
                "title": result.match.game,
                "seed": str(result.match.seed),
                **result.match.options,
                "seat": seat,
                "bot": bot,
                "won": seat in result.winners,
                "entries": result.entries,
                "turns": result.turns,
                "seconds": round(result.seconds, 6),
                "decisions": len(result.thinking[seat]),
                "thinking_seconds": round(sum(result.thinking[seat]), 6),
                "fault": result.fault or "",
            }


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Refused("no-parquet", install="pip install 'bivouac[data]'") from None
    return pyarrow, pyarrow.parquet
