"""How tests are spread over processes: those with a browser stay together, for one browser keeps a machine busy. What
programs keep for later goes to a folder that all processes share, and that is gone afterwards.

`--dist loadgroup` alone does not do it: xdist 3.8 tells groups by names that pytest 9.2 no longer lets it change.

Coverage is counted where lines are tested, not where they are run thousands of times: counting doubles the time.
"""

import os
from collections.abc import Sequence
from tempfile import TemporaryDirectory

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling

UNCOUNTED = (
    "tests/bench/",
    "tests/browser/",
    "tests/contract/",
    "tests/games/cryptid/test_bots.py",
    "tests/games/survival/test_bots.py",
    "tests/games/survival/test_odds.py",
    "tests/games/survival/test_solve.py",
    "tests/server/test_fuzz.py",
    "tests/server/test_kill.py",
    "tests/server/test_leaks.py",
    "tests/terminal/test_large_maps.py",
    "tests/terminal/test_tty.py",
)


class Together(LoadGroupScheduling):
    """What has the same scope goes to the same process."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else super()._split_scope(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadGroupScheduling | None:
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        cache = TemporaryDirectory(prefix="bivouac-cache-")
        config.add_cleanup(cache.cleanup)
        os.environ["XDG_CACHE_HOME"] = cache.name


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(UNCOUNTED):
            item.add_marker("no_cover")


@pytest.fixture(autouse=True)
def uncounted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that a test starts are not counted if it is not."""
    if request.node.get_closest_marker("no_cover"):
        for name in [name for name in os.environ if "COV" in name]:
            monkeypatch.delenv(name)
