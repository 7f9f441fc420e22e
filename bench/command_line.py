"""How soon the command line answers."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

RUNS = 9


def help_s() -> float:
    """Seconds that `bivouac --help` takes, as it is installed."""
    command = [str(Path(sys.executable).with_name("bivouac")), "--help"]

    def run() -> float:
        begun = perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        return perf_counter() - begun

    run()  # the first has to read everything from the disk
    return median(run() for _ in range(RUNS))
