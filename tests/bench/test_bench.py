import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bench import command_line, cryptid_kernels, page, paleo, play, server, survival, twisted
from bench.__main__ import main
from bench.figures import Figure, figures
from tests.engine.campfire import CAMPFIRE

NAMES = [
    "cryptid.decisions_per_s",
    "cryptid.copies_per_s",
    "cryptid.puzzles_per_s.advanced.3",
    "cryptid.puzzles_per_s.advanced.4",
    "cryptid.puzzles_per_s.advanced.5",
    "cryptid.puzzles_per_s.normal.3",
    "cryptid.deduce_ms.advanced.3",
    "cryptid.deduce_ms.advanced.4",
    "cryptid.deduce_ms.advanced.5",
    "cryptid.env_share",
    "survival.decisions_per_s",
    "survival.copies_per_s",
    "survival.solve_s",
    "survival.guide_ms",
    "survival.map_s",
    "twisted.decisions_per_s",
    "twisted.games_per_s",
    "twisted.imagine_per_s",
    "twisted.ismcts_sims_per_s",
    "paleo.decisions_per_s",
    "paleo.games_per_s",
    "paleo.search_sims_per_s",
    "cli.help_s",
    "server.moves_per_s",
    "server.confirm_ms.p50",
    "server.confirm_ms.p99",
    "server.idle_tables_per_gb",
    "server.ready_s",
    "page.paint_ms",
    "page.first_kb",
    "survival.page_first_kb",
    "survival.pan_fps",
]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs so short that their figures mean nothing."""
    for module, name, value in [
        (play, "RUNS", 1),
        (play, "SECONDS", 0.001),
        (play, "GAMES", 2),
        (cryptid_kernels, "RUNS", 1),
        (cryptid_kernels, "PUZZLES", 1),
        (cryptid_kernels, "POSITIONS", 1),
        (command_line, "RUNS", 1),
        (server, "MEASURED", 1.0),
        (server, "BUSY", 2),
        (server, "THINKING", 8),
        (server, "IDLE", 6),
        (server, "STARTS", 1),
        (page, "MOVES", 2),
        (page, "PLAYED", 1),
        (survival, "DECISIONS", 5),
        (survival, "COUNTRIES", 1),
        (twisted, "SECONDS", 0.01),
        (twisted, "SIMULATIONS", 2),
        (paleo, "RUNS", 1),
        (paleo, "SIMULATIONS", 2),
    ]:
        monkeypatch.setattr(module, name, value)


@pytest.fixture
def one_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One for all figures: each that is started takes a second."""
    with server.serving() as running:

        @contextmanager
        def serving() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
            yield running

        monkeypatch.setattr(server, "serving", serving)
        monkeypatch.setattr(page, "serving", serving)
        yield


def test_the_figures_have_their_names() -> None:
    assert [figure.name for figure in figures()] == NAMES


def test_all_are_measured_beside_their_aims(
    one_server: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "BROWSERS", ())  # those that need one are measured below
    monkeypatch.delenv("BIVOUAC_BROWSER", raising=False)
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == NAMES
    assert all(line.split()[2] == "aim" and line.split()[-1] in ("ok", "miss") for line in lines[:-4])
    assert all(line.endswith("–   skipped: there is no Chromium or Chrome") for line in lines[-4:])


@pytest.mark.xdist_group("browser")
@pytest.mark.skipif(not any(map(shutil.which, page.BROWSERS)), reason="there is no Chromium or Chrome")
def test_the_page_is_measured_in_a_browser(one_server: None) -> None:
    assert 0 < page.paint_ms() < 5000
    assert 20 < page.first_kb() < 1000


def test_a_figure_that_cannot_be_measured_has_no_value(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "BROWSERS", ())
    monkeypatch.delenv("BIVOUAC_BROWSER", raising=False)
    assert main(["page.first_kb", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"page.first_kb": None}


def test_the_beginning_of_a_name_chooses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cryptid.deduce", "cryptid.copies_per_s", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert list(measured) == [NAMES[1], *NAMES[6:9]]
    assert all(value > 0 for value in measured.values())


def test_an_unknown_name_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cryptid.copies", "chess", "--json"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("There is no figure “chess”. There are: cryptid.decisions_per_s, ")


@pytest.mark.parametrize(
    ("sign", "value", "met"), [("≥", 5, True), ("≥", 4.9, False), ("≤", 5, True), ("≤", 5.1, False)]
)
def test_an_aim_is_met_or_missed(sign: str, value: float, met: bool) -> None:
    assert Figure("a", sign, 5, lambda: value).met_by(value) == met


def test_any_title_can_be_measured() -> None:
    setting = CAMPFIRE.setting(3)
    for measure in (play.decisions_per_s, play.games_per_s, play.copies_per_s, play.env_share):
        assert measure(CAMPFIRE, setting) > 0
