"""Makes the pictures of README and docs: `.venv/bin/python docs/pictures.py`."""

import asyncio
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bivouac import Luck, Table, load
from bivouac.games import names
from bivouac.terminal.app import Camp
from bivouac.terminal.session import Session

HERE = Path(__file__).parent
SIZE = (100, 26)


def cryptid() -> str:
    """A game for four in the middle, as its first player sees it."""
    game = load("cryptid")
    table = Table.start(game, game.setting(4, advanced=True), luck=Luck.seeded("picture"))
    play(table, 30)
    picture: str = table.view(0).svg()
    return picture


def play(table: Table[Any, Any, Any], entries: int) -> None:
    """So many entries at random, and on until the first player is to choose."""
    luck = Luck.seeded("picture")
    while len(table.log.entries) < entries or table.state.actors[0] != 0:
        seat = table.state.actors[0]
        table.play(seat, luck.choose(table.view(seat).moves))


async def terminal() -> str:
    """The same game on a terminal's screen. The picture loads no fonts from anywhere."""
    game = load("cryptid")
    with TemporaryDirectory() as folder:
        setting = game.setting(4, advanced=True)
        players = ("me", "scout", "tracker", "ranger")
        session = Session.start(game, setting, players, Path(folder) / "game.jsonl", seed="picture")
        play(session.table, 30)
        app = Camp("en", lambda camp: camp.show_game(session))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.5)
            picture = app.export_screenshot(title="bivouac play cryptid")
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)


def rules(title: str = "cryptid") -> dict[Path, str]:
    """The rules of a title with their pictures beside them: what belongs into which file."""
    page = files(f"bivouac.games.{title}").joinpath("rules.en.md").read_text(encoding="utf-8")
    path, standalone = HERE / f"{title}-rules.md", import_module(f"bivouac.games.{title}.draw").standalone
    folder = path.with_suffix("")
    linked = re.sub(r"\(picture:([\w-]+)\)", rf"({folder.name}/\1.svg)", page)
    note = f"<!-- Made by docs/pictures.py from src/bivouac/games/{title}/rules.en.md -->\n\n"
    drawn = load(title).face().pictures()
    return {path: note + linked} | {folder / f"{name}.svg": standalone(svg) for name, svg in drawn.items()}


if __name__ == "__main__":
    for title in names():
        for path, text in rules(title).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    (HERE / "cryptid.svg").write_text(cryptid(), encoding="utf-8")
    (HERE / "terminal.svg").write_text(asyncio.run(terminal()), encoding="utf-8")
