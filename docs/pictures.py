"""Makes the pictures of README and docs: `.venv/bin/python docs/pictures.py`."""

from pathlib import Path

from bivouac import Luck, Table, load

HERE = Path(__file__).parent


def cryptid() -> str:
    """A game for four in the middle, as its first player sees it."""
    game = load("cryptid")
    table = Table.start(game, game.setting(4, advanced=True), luck=Luck.seeded("picture"))
    luck = Luck.seeded("picture")
    while len(table.log.entries) < 34 and table.state.actors:
        seat = table.state.actors[0]
        table.play(seat, luck.choose(table.view(seat).moves))
    return table.view(0).svg()


if __name__ == "__main__":
    (HERE / "cryptid.svg").write_text(cryptid(), encoding="utf-8")
