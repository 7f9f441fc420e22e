"""`python -m tests.browser.fireside serve …`: Bivouac with the tests' own game among its titles."""

import sys

import pytest

from bivouac.__main__ import main
from tests.server.fireside import light

if __name__ == "__main__":
    light(pytest.MonkeyPatch())
    sys.exit(main())
