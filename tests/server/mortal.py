"""Servers that are there to be killed: `python -m tests.server.mortal KIND PORT FILE`.

Each line that it reads kills the server before with SIGKILL, if there was one, and starts another on the same file,
which tells on the same output when it is ready. `command` is `bivouac serve` as anybody starts it. `quick` is the same
server without the second that a start takes: forked from a process that has read all modules and words; its bots need
no processes of their own and move at once.
"""

import os
import sys
from pathlib import Path
from signal import SIGKILL

import uvicorn
from starlette.applications import Starlette

from bivouac.locale import words
from bivouac.server import serve
from bivouac.server.config import Config
from bivouac.server.desk import Desk
from bivouac.server.news import Reader
from tests.server.tables import ADA, BEN, BOT, QuickThinkers, play, table_of

MANY = 1_000_000  # no test comes near these limits


def quick(port: int, file: str) -> None:
    vars(serve)["Thinkers"] = lambda workers: QuickThinkers()
    config = Config(host="127.0.0.1", port=port, database=file, pace=0, rate=MANY, tables=MANY)
    serve.run(config, words("en"), browse=False, verbose=False)


def command(port: int, file: str) -> None:
    limits = ["--pace", "0", "--rate", str(MANY), "--tables", str(MANY), "--no-browser"]
    bivouac = str(Path(sys.executable).with_name("bivouac"))
    os.execv(bivouac, [bivouac, "serve", "--host", "127.0.0.1", "--port", str(port), "--database", file, *limits])


def warm_up() -> None:
    """Reads whatever a server reads when it starts, and when it is first asked."""
    uvicorn.Config(Starlette(), ws="websockets-sansio", log_config=None).load()
    desk = Desk(table_of(ADA, BEN, BOT))
    play(desk.table, 8)
    Reader(desk, ADA.person, "en").news(0)


def main(kind: str, port: int, file: str) -> None:
    server = 0
    if kind == "quick":
        warm_up()
    for _ in sys.stdin:
        end(server)
        server = os.fork()
        if not server:
            {"quick": quick, "command": command}[kind](port, file)
            os._exit(1)
    end(server)


def end(server: int) -> None:
    if server:
        os.kill(server, SIGKILL)
        os.waitpid(server, 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
