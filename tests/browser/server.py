"""A server as `bivouac serve` starts it: a process of its own, which tests can stop and start again."""

import os
import re
import subprocess
import sys
from pathlib import Path
from signal import SIGINT

FLAGS = [
    "--host",
    "127.0.0.1",
    "--no-browser",
    "--pace",
    "0",
    "--workers",
    "1",
    "--rate",
    "100000",
    "--tables",
    "100000",
]
PATIENCE = 30  # seconds


class Server:
    """Starts at once. `address` stays the same when it is started again."""

    def __init__(self, database: Path, program: str = "bivouac") -> None:
        self.database, self.program = database, program
        self.address = self._start(port="0")

    def _start(self, port: str) -> str:
        serve = ["serve", "--port", port, "--database", str(self.database), *FLAGS]
        command = [sys.executable, "-m", self.program, *serve]
        uncounted = {name: value for name, value in os.environ.items() if "COV" not in name}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=uncounted)
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        found = re.search(r"http://\S+:\d+", greeting)
        assert found, f"the server said {greeting!r}"
        return found[0]

    def start(self) -> None:
        """Starts it again where it was."""
        assert self._start(self.address.rpartition(":")[2]) == self.address

    def stop(self) -> None:
        self._process.send_signal(SIGINT)
        self._process.communicate(timeout=PATIENCE)
