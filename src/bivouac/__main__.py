"""`python -m bivouac`."""

import sys

from bivouac.cli import main

if __name__ == "__main__":
    sys.exit(main())
