"""All figures, each with its aim."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from bench import command_line, cryptid_kernels, page, paleo, play, server, survival, twisted
from bivouac.games import load


class Figure(NamedTuple):
    """Something that can be measured, and what it should at least, or at most, be."""

    name: str
    sign: str  # "≥" or "≤"
    aim: float
    measure: Callable[[], float]

    def met_by(self, value: float) -> bool:
        return value >= self.aim if self.sign == "≥" else value <= self.aim


def figures() -> Iterator[Figure]:
    yield from _cryptid()
    yield from _survival()
    yield from _twisted()
    yield from _paleo()
    yield Figure("cli.help_s", "≤", 0.25, command_line.help_s)
    yield from _server()
    yield Figure("page.paint_ms", "≤", 60, page.paint_ms)
    yield Figure("page.first_kb", "≤", 150, page.first_kb)
    yield Figure("survival.page_first_kb", "≤", 200, partial(page.first_kb, page.SURVIVAL))
    yield Figure("survival.pan_fps", "≥", 50, page.pan_fps)


def _cryptid() -> Iterator[Figure]:
    game = load("cryptid")
    four = game.setting(4, advanced=True)
    yield Figure("cryptid.decisions_per_s", "≥", 40_000, partial(play.decisions_per_s, game, four))
    yield Figure("cryptid.copies_per_s", "≥", 150_000, partial(play.copies_per_s, game, four))
    for mode, seats, aim in [("advanced", 3, 1500), ("advanced", 4, 6000), ("advanced", 5, 5000), ("normal", 3, 400)]:
        measure = partial(cryptid_kernels.puzzles_per_s, seats, mode == "advanced")
        yield Figure(f"cryptid.puzzles_per_s.{mode}.{seats}", "≥", aim, measure)
    for seats, limit in [(3, 0.1), (4, 0.8), (5, 8)]:
        yield Figure(f"cryptid.deduce_ms.advanced.{seats}", "≤", limit, partial(cryptid_kernels.deduce_ms, seats))
    yield Figure("cryptid.env_share", "≥", 0.5, partial(play.env_share, game, four))


def _survival() -> Iterator[Figure]:
    game = load("survival")
    lost = game.setting(4)
    yield Figure("survival.decisions_per_s", "≥", 40_000, partial(play.decisions_per_s, game, lost))
    yield Figure("survival.copies_per_s", "≥", 150_000, partial(play.copies_per_s, game, lost))
    yield Figure("survival.solve_s", "≤", 20, survival.solve_s)
    yield Figure("survival.guide_ms", "≤", 2, survival.guide_ms)
    yield Figure("survival.map_s", "≤", 2, survival.map_s)


def _twisted() -> Iterator[Figure]:
    game = load("twisted")
    four = game.setting(4)
    yield Figure("twisted.decisions_per_s", "≥", 30_000, partial(play.decisions_per_s, game, four))
    yield Figure("twisted.games_per_s", "≥", 100, partial(play.games_per_s, game, four))
    yield Figure("twisted.imagine_per_s", "≥", 5000, twisted.imagine_per_s)
    yield Figure("twisted.ismcts_sims_per_s", "≥", 300, twisted.ismcts_sims_per_s)


def _paleo() -> Iterator[Figure]:
    game = load("paleo")
    four = game.setting(4)
    yield Figure("paleo.decisions_per_s", "≥", 30_000, partial(play.decisions_per_s, game, four))
    yield Figure("paleo.games_per_s", "≥", 100, partial(play.games_per_s, game, four))
    yield Figure("paleo.search_sims_per_s", "≥", 300, paleo.search_sims_per_s)


def _server() -> Iterator[Figure]:
    confirm_ms = cache(server.confirm_ms)
    yield Figure("server.moves_per_s", "≥", 1500, server.moves_per_s)
    yield Figure("server.confirm_ms.p50", "≤", 3, lambda: confirm_ms()[0])
    yield Figure("server.confirm_ms.p99", "≤", 25, lambda: confirm_ms()[1])
    yield Figure("server.idle_tables_per_gb", "≥", 2000, server.idle_tables_per_gb)
    yield Figure("server.ready_s", "≤", 1.5, server.ready_s)
