"""`./bivouac test` finds a browser, fetches one, or says that there is none: in a copy where all else is pretended."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("sh", "cat", "cksum", "chmod")  # all that the machine has
CHECKS = ("ruff", "mypy", "lint-imports", "deptry")
MADE_FROM = ("pyproject.toml", "requirements.lock", "requirements-dev.lock")

APT = """echo "apt-get $*"
case "$*" in *install*) printf '#!/bin/sh\\n' > "${0%/*}/chromium"; chmod +x "${0%/*}/chromium" ;; esac"""
NO_APT = """echo "E: no network"; exit 100"""


class Machine:
    """A copy of the script with an environment that is ready, on a machine that has next to nothing."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin = folder / "bivouac", folder / "bin"
        venv = self.root / ".venv"
        (venv / "bin").mkdir(parents=True)
        self.bin.mkdir()
        shutil.copy(ROOT / "bivouac", self.root)
        for name in MADE_FROM:
            (self.root / name).touch()
        for name in ("tests/browser/test_table.py", "tests/engine/test_log.py"):
            (self.root / name).parent.mkdir(parents=True)
            (self.root / name).touch()
        for name in TOOLS:
            (self.bin / name).symlink_to(str(shutil.which(name)))
        for name in (*CHECKS, "python"):
            self.has(name, "exit 0", venv / "bin")
        self.has("pytest", 'echo "pytest $*"', venv / "bin")
        sum_of_nothing = subprocess.run(["cksum"], input="", capture_output=True, text=True, check=True).stdout
        (venv / "bivouac.stamp").write_text(f"dev\n{sum_of_nothing}{self.root}\n")

    def has(self, name: str, does: str, where: Path | None = None) -> None:
        """Something is installed there."""
        program = (where or self.bin) / name
        program.write_text(f"#!/bin/sh\n{does}\n")
        program.chmod(0o755)

    def user(self, number: int) -> None:
        self.has("id", f"echo {number}")

    def test(self, *arguments: str, **environment: str) -> tuple[str, str]:
        """What pytest was asked for, and what the script said."""
        done = subprocess.run(
            [str(self.root / "bivouac"), "test", *arguments],
            env={"PATH": str(self.bin), **environment},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()[-1], done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(Path(os.path.realpath(tmp_path)))
    machine.user(1000)
    machine.has("apt-get", APT)
    return machine


SKIPPED = "bivouac: there is no Chromium or Chrome: tests in a browser are skipped (with CI=true they fail); "


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_a_browser_that_is_there_is_used(machine: Machine, name: str) -> None:
    machine.user(0)
    machine.has(name, "")
    assert machine.test() == ("pytest -n auto --dist loadgroup --cov --cov-report=term", "")


def test_a_browser_can_be_named(machine: Machine) -> None:
    machine.has("my own", "")
    assert machine.test(BIVOUAC_BROWSER=str(machine.bin / "my own"))[1] == ""
    machine.user(0)
    machine.has("chromium", "")
    assert machine.test(BIVOUAC_BROWSER="another")[1].startswith(SKIPPED)


def test_root_gets_debians(machine: Machine) -> None:
    machine.user(0)
    ran, said = machine.test()
    assert ran.startswith("pytest")
    assert said == "bivouac: fetching Debian's Chromium for the tests in a browser; this may take a minute\n"
    assert machine.test()[1] == ""


def test_why_it_could_not_be_fetched_is_told(machine: Machine) -> None:
    machine.user(0)
    machine.has("apt-get", NO_APT)
    ran, said = machine.test()
    assert ran.startswith("pytest")
    assert said.splitlines()[1:3] == [
        "E: no network",
        "bivouac: Debian's Chromium could not be installed, for the reason above",
    ]
    assert said.splitlines()[3].startswith(SKIPPED)


def test_nobody_else_installs_anything(machine: Machine) -> None:
    ran, said = machine.test()
    assert ran.startswith("pytest")
    assert said == f"{SKIPPED}on Debian: apt install chromium libatomic1\n"


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["--slow"], True),
        (["-k", "log"], True),
        (["tests"], True),
        (["tests/engine", "tests/browser"], True),
        (["tests/browser/test_table.py::test_a_tap"], True),
        (["tests/engine"], False),
        (["tests/engine/test_log.py::test_a_log", "-x"], False),
    ],
)
def test_a_browser_is_looked_for_where_it_will_be_used(machine: Machine, arguments: list[str], wanted: bool) -> None:
    assert (machine.test(*arguments)[1] != "") == wanted
