"""How tests are spread over processes: those with a browser stay together, for one browser keeps a machine busy.

`--dist loadgroup` alone does not do it: xdist 3.8 tells groups by names that pytest 9.2 no longer lets it change.
"""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling


class Together(LoadGroupScheduling):
    """What has the same scope goes to the same process."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else super()._split_scope(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadGroupScheduling | None:
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None
