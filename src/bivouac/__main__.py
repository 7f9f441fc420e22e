"""`python -m bivouac`, and the command `bivouac`. An interrupt while it is still being read ends it quietly."""

import sys

INTERRUPTED = 130


def main() -> int:
    try:
        from bivouac.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
