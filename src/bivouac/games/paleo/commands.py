"""`bivouac paleo …`: cards of one's own to look at and to check; how hard the levels are.

The command line hands its words and its language, and this machine's cores, to these commands as the context's `obj`.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

from bivouac.engine import Phrase, Refused, phrase

if TYPE_CHECKING:
    from bivouac.engine import Say
    from bivouac.games.paleo.balance import Sample, Tally


class Host(Protocol):
    """What the command line hands over."""

    @property
    def language(self) -> str: ...

    def say(self, what: Phrase, /) -> str: ...

    def spread(self, work: "Callable[[Sample], Tally]", items: "Sequence[Sample]", /) -> "Iterable[Tally]": ...


app = typer.Typer(add_completion=False, rich_markup_mode=None)

Folder = Annotated[Path, typer.Argument(help="paleo-help-cards-folder", metavar="FOLDER", show_default=False)]
Levels = Annotated[str, typer.Option("--levels", "-l", help="paleo-help-balance-levels", metavar="I,II,…")]
Groups = Annotated[str, typer.Option("--groups", "-g", help="paleo-help-balance-groups", metavar="2,3,4")]
Games = Annotated[int, typer.Option("--games", "-n", help="paleo-help-balance-games", min=1)]
Who = Annotated[str, typer.Option("--bot", "-b", help="paleo-help-balance-bot")]
Seed = Annotated[str, typer.Option("--seed", help="help-seed")]
Named = Annotated[bool, typer.Option("--cards", help="paleo-help-balance-cards", show_default=False)]

BAD_CARDS = 1
HEADS = ("level", "groups", "won", "days", "turns", "tiles", "skulls")


@app.command("cards", help="paleo-help-cards")
def cards(context: typer.Context, folder: Folder) -> int:
    from bivouac.engine.cardfile import BadCard
    from bivouac.games.paleo.own import OwnFolder

    host: Host = context.obj
    try:
        found = OwnFolder(folder)
    except BadCard as error:
        print(host.say(error.phrase), file=sys.stderr)
        return BAD_CARDS
    for line in found.shown(host.language):
        print(line)
    wanting = list(found.wanting())
    for sentence in wanting or [Phrase("paleo-cards-fine")]:
        print(host.say(sentence))
    return BAD_CARDS if wanting else 0


@app.command("balance", help="paleo-help-balance")
def balance(
    context: typer.Context,
    levels: Levels = "I,II,III,IV,V,VI,VII",
    groups: Groups = "2,3,4",
    games: Games = 100,
    bot: Who = "forager",
    seed: Seed = "balance",
    cards: Named = False,
) -> None:
    from bivouac.bots import find_bot
    from bivouac.games.paleo import GAME
    from bivouac.games.paleo.balance import Sample, Tally, tallied

    host: Host = context.obj
    cells = list(product(levels.split(","), _numbers(groups)))
    for level, many in cells:
        GAME.setting(many, level=level)  # what is not known is not sent anywhere
    find_bot(GAME, bot)
    samples = [Sample(level, many, bot, seed, number) for level, many in cells for number in range(games)]
    tallies, total = iter(host.spread(tallied, samples)), Tally()
    print(host.say(phrase("paleo-balance-games", games=games, bot=bot)), end="\n\n")
    print(_line([host.say(Phrase(f"paleo-balance-{head}")) for head in HEADS]))
    print(_line(["---"] * len(HEADS)))
    for level, many in cells:
        cell = Tally()
        for _ in range(games):
            cell += next(tallies)
        print(_line(row(level, many, cell)), flush=True)
        total += cell
    print()
    for line in seldom(total, host.say, cards):
        print(line)


def _numbers(groups: str) -> list[int]:
    """Alone one leads two groups, so there are always two at least."""
    if not all(word in ("2", "3", "4") for word in groups.split(",")):
        raise Refused("bad-value", what="--groups")
    return [int(word) for word in groups.split(",")]


def row(level: str, groups: int, tally: "Tally") -> list[str]:
    """A level with a number of groups."""
    share, low, high = (100 * part for part in tally.share)
    means = [tally.mean(tally.days), tally.turns_a_day, tally.mean(tally.tiles), tally.mean(tally.skulls)]
    return [level, str(groups), f"{share:.1f} % ({low:.1f}–{high:.1f})", *(f"{mean:.1f}" for mean in means)]


def seldom(tally: "Tally", say: "Say", named: bool) -> list[str]:
    """The cards that are hardly ever taken; which ones only for who wants to know."""
    from bivouac.games.paleo.texts import card_phrase

    lines = [say(phrase("paleo-balance-seldom", count=len(tally.seldom), cards=len(tally.judged)))]
    for card in tally.seldom if named else ():
        share = f"{100 * tally.taken_share(card):.1f}"
        lines.append(say(phrase("paleo-balance-card", card=card_phrase(card), share=share, met=tally.met[card])))
    return lines


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
