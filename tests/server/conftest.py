"""What many tests of the server begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.houses import House, house_in


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of its own, with quick bots and generous limits."""
    with house_in(tmp_path) as house:
        yield house
