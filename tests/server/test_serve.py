"""The command that serves: it tells where it is, and stops when it is asked to, at once and in order."""

import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx


def test_a_server_that_is_asked_to_stop_keeps_nobody_waiting(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bivouac", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    with (
        subprocess.Popen(
            [*command, "--database", str(tmp_path / "camp.sqlite")], stdout=subprocess.PIPE, text=True
        ) as server,
        ThreadPoolExecutor() as threads,
    ):
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=found[0].replace("localhost", "127.0.0.1"), trust_env=False, timeout=30) as client:
            seats = {"game": "cryptid", "seats": ["me", "free", "free"]}
            set_table = client.post("/api/tables", json=seats).json()
            path = f"/api/tables/{set_table['table']}/news?after={set_table['number']}&wait=25"
            waiting = threads.submit(client.get, path)
            time.sleep(0.5)  # it has begun to wait by then; if not, it is answered at once all the same
            asked = time.perf_counter()
            server.send_signal(signal.SIGTERM)
            assert waiting.result().json()["number"] == set_table["number"]
        assert server.wait(20) in (0, -signal.SIGTERM)
        assert time.perf_counter() - asked < 4
