"""`bivouac twisted …`: whether the deck is even.

The command line hands its words, and this machine's cores, to these commands as the context's `obj`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

from bivouac.engine import Phrase, phrase

if TYPE_CHECKING:
    from bivouac.engine import Say
    from bivouac.games.twisted.balance import Sample, Tally


class Host(Protocol):
    """What the command line hands over."""

    def say(self, what: Phrase, /) -> str: ...

    def spread(self, work: "Callable[[Sample], Tally]", items: "Sequence[Sample]", /) -> "Iterable[Tally]": ...


app = typer.Typer(add_completion=False, rich_markup_mode=None)

Games = Annotated[int, typer.Option("--games", "-n", help="twisted-help-balance-games", min=1)]
Players = Annotated[int, typer.Option("--players", "-p", help="twisted-help-balance-players", min=2, max=4)]
Who = Annotated[str, typer.Option("--bot", "-b", help="twisted-help-balance-bot")]
Seed = Annotated[str, typer.Option("--seed", help="help-seed")]


@app.command("balance", help="twisted-help-balance")
def balance(
    context: typer.Context, games: Games = 2000, players: Players = 4, bot: Who = "schemer", seed: Seed = "balance"
) -> None:
    from bivouac.bots import find_bot
    from bivouac.games.twisted import GAME
    from bivouac.games.twisted.balance import Sample, Tally, tallied

    host: Host = context.obj
    find_bot(GAME, bot)  # who is not known is not sent anywhere
    total = Tally(players)
    for tally in host.spread(tallied, [Sample(players, bot, seed, number) for number in range(games)]):
        total += tally
    for line in report(total, host.say):
        print(line)


def report(tally: "Tally", say: "Say") -> list[str]:
    """The tables."""
    from bivouac.games.twisted.balance import DECK

    def named(kind: str, id: str) -> str:
        return say(Phrase(f"twisted-{kind}-{id}"))

    cryptids = [
        (named("cryptid", card.id), _points(tally.cryptid_share(number), tally.even))
        for number, card in enumerate(DECK.cryptids)
    ]
    places = [(str(place + 1), _points(tally.place_share(place), tally.even)) for place in range(tally.seats)]
    traits = [
        (named("trait", card.id), f"{100 * tally.kept_share(number):.0f} %", f"{tally.mean_bonus(number):.1f}")
        for number, card in enumerate(DECK.traits)
    ]
    seldom = [named("action", DECK.actions[card].id) for card in tally.seldom]
    return [
        say(phrase("twisted-balance-games", games=tally.games, players=tally.seats)),
        say(phrase("twisted-balance-mean", mean=f"{tally.mean_score:.2f}", turned=tally.turned.total())),
        "",
        *_table(say, ("cryptid", "won"), cryptids),
        "",
        *_table(say, ("place", "won"), places),
        "",
        *_table(say, ("trait", "kept", "bonus"), traits),
        "",
        say(phrase("twisted-balance-seldom", count=len(seldom), cards=", ".join(seldom))),
    ]


def _points(share: float, even: float) -> str:
    """A share of wins, and how far from even that is."""
    return f"{100 * share:.1f} % ({100 * (share - even):+.1f})"


def _table(say: "Say", heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [[say(Phrase(f"twisted-balance-{head}")) for head in heads], ["---"] * len(heads), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
