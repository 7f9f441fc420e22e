"""How tests are spread over processes: those with a browser stay together, for one browser keeps a machine busy. What
programs keep for later goes to a folder that all processes share, and that is gone afterwards.

`--dist loadgroup` alone does not do it: xdist 3.8 tells groups by names that pytest 9.2 no longer lets it change.
"""

import os
from tempfile import TemporaryDirectory

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling


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
