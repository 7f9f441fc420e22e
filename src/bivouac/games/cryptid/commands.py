"""`bivouac cryptid …`: puzzles for a table of wood, puzzles by their code, set-ups to check.

The command line hands its words, and a table to play at, to these commands as the context's `obj`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
import typer

from bivouac.engine import REFEREE, SPECTATOR, Luck, Phrase, Refused, phrase, plain
from bivouac.games.cryptid import GAME, phrases
from bivouac.games.cryptid.board import coordinates
from bivouac.games.cryptid.clues import parse_clue
from bivouac.games.cryptid.moves import colours_of, owner
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.view import CryptidView

app = typer.Typer(add_completion=False, rich_markup_mode=None)


class Host(Protocol):
    """What the command line hands over."""

    def say(self, what: Phrase, /) -> str: ...
    def play(self, game: Any, options: dict[str, Any], **more: Any) -> int: ...


def _option(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, help=help, show_default=False, **more)


Code = Annotated[str, typer.Argument(help="cryptid-help-code", metavar="CODE")]
SetupFile = Annotated[Path, typer.Argument(help="cryptid-help-setups", metavar="FILE")]
Quiet = Annotated[bool, _option("--quiet", "-q", help="cryptid-help-quiet")]
Seats = Annotated[int, _option("--seats", "-s", help="cryptid-help-seats", metavar="N")]
Advanced = Annotated[bool, _option("--advanced", help="cryptid-option-advanced")]
Seed = Annotated[str | None, _option("--seed", help="help-seed", metavar="SEED")]
CodeOption = Annotated[str | None, _option("--code", help="cryptid-help-code", metavar="CODE")]
Json = Annotated[bool, _option("--json", help="cryptid-help-json")]
Svg = Annotated[Path | None, _option("--svg", help="cryptid-help-svg", metavar="FILE")]
HintToo = Annotated[bool, _option("--hint", help="cryptid-help-hint")]
NotebookFile = Annotated[Path, typer.Argument(help="cryptid-help-notebook", metavar="FILE")]
MapCode = Annotated[str | None, _option("--map", help="cryptid-help-map", metavar="CODE")]
OwnClue = Annotated[list[str] | None, _option("--clue", help="cryptid-help-clue", metavar="COLOUR=CLUE")]
Solution = Annotated[bool, _option("--solution", help="cryptid-help-solution")]
Player = Annotated[int | None, _option("--player", help="cryptid-help-player", metavar="N")]
Players = Annotated[str, _option("--seats", "-s", help="help-seats", metavar="WHO,WHO,…")]
SavedIn = Annotated[Path | None, _option("--file", "-f", help="help-file", metavar="FILE")]
Plain = Annotated[bool, _option("--plain", help="help-plain")]


@app.command(help="cryptid-help-puzzle")
def puzzle(
    context: typer.Context,
    seats: Seats = 4,
    advanced: Advanced = False,
    seed: Seed = None,
    code: CodeOption = None,
    json: Json = False,
    svg: Svg = None,
    hint: HintToo = False,
    solution: Solution = False,
    player: Player = None,
) -> None:
    host: Host = context.obj
    luck = Luck.system() if seed is None else Luck.seeded(seed)
    made = make_puzzle(seats, advanced, luck) if code is None else Puzzle.from_share_code(code)
    if player is not None and not 1 <= player <= made.seats:
        raise Refused("cryptid-no-player", player=player, seats=made.seats)
    if svg is not None:
        _write(svg, _view(made, solution).svg())
    shown = [player - 1] if player is not None else range(made.seats) if solution else []
    if json:
        print(msgspec.json.encode(_facts(host, made, shown, hint, solution)).decode())
        return
    print(host.say(phrase("cryptid-puzzle-code", code=made.share_code)))
    for line in _described(host, made, hint or solution):
        print(line)
    print(plain(GAME.sketch(_view(made, solution), host.say)))
    for line in _solved(host, made, shown, solution):
        print(line)


@app.command(help="cryptid-help-play")
def play(
    context: typer.Context,
    code: Code,
    seats: Players = "",
    file: SavedIn = None,
    plain: Plain = False,
) -> int:
    host: Host = context.obj
    deal = Puzzle.from_share_code(code)
    count = seats.count(",") + 1
    if seats and count != deal.seats:
        raise Refused("cryptid-code-seats", seats=deal.seats, count=count)
    options = {"advanced": deal.board.advanced}
    return host.play(GAME, options, seats=seats, deal=deal, file=file, plain=plain)


@app.command(help="cryptid-help-check")
def check(context: typer.Context, file: SetupFile, quiet: Quiet = False) -> int:
    from bivouac.games.cryptid.setups import BadSetups, Verdict, check_setups

    host: Host = context.obj
    try:
        verdicts = check_setups(file)
    except BadSetups as error:
        raise Refused("cryptid-check-unread", why=error.phrase) from None
    wrong = [verdict for verdict in verdicts if verdict.faults]

    def line(verdict: Verdict) -> str:
        which: dict[str, Any] = {"setup": verdict.setup.id, "seats": verdict.setup.puzzle.seats}
        if not verdict.faults:
            checks = ", ".join(host.say(Phrase(f"cryptid-check-{name}")) for name in verdict.verified)
            return host.say(phrase("cryptid-check-right", checks=checks, **which))
        why = " ".join(host.say(fault) for fault in verdict.faults)
        return host.say(phrase("cryptid-check-wrong", why=why, **which))

    if not quiet:
        for verdict in verdicts:
            print(line(verdict))
    print(host.say(phrase("cryptid-check-all", count=len(verdicts), wrong=len(wrong))))
    return 1 if wrong else 0


@app.command(help="cryptid-help-deck")
def deck(seed: Seed = None) -> None:
    from bivouac.games.cryptid.deck import make_deck

    made = make_deck(Luck.system() if seed is None else Luck.seeded(seed))
    cards = [
        {"map": card.board.code, "edge": card.edge} | {str(seats): back for seats, back in card.backs.items()}
        for card in made.cards
    ]
    print(msgspec.json.encode({"cards": cards, "booklets": made.booklets, "hints": made.hints}).decode())


@app.command(help="cryptid-help-follow")
def follow(
    context: typer.Context, file: NotebookFile, map: MapCode = None, seats: Seats = 4, clue: OwnClue = None
) -> None:
    from bivouac.games.cryptid import follow as companion

    host: Host = context.obj
    if map is not None:
        if file.exists():
            raise Refused("cryptid-follow-exists", file=str(file))
        companion.write(file, companion.begin(map, seats, clue or []))
    notes = companion.read(file)
    print(companion.shown(notes, "map", host.say))
    print(host.say(Phrase("cryptid-follow-help")))
    for line in _typed():
        if line == "quit":
            break
        try:
            seen = companion.shown(notes, line, host.say)
            if seen is None:
                notes = companion.changed(notes, line)
                companion.write(file, notes)
                seen = companion.odds(notes, host.say)
        except Refused as error:
            seen = host.say(error.phrase)
        print(seen)


def _typed() -> Iterator[str]:
    """What is typed, a line at a time, without blanks at its ends; empty lines are passed over."""
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            return
        if line:
            yield line


# What is said of a puzzle


def _view(made: Puzzle, solution: bool) -> CryptidView:
    state = GAME.start(GAME.setting(made.seats, advanced=made.board.advanced), made)
    return state.view(REFEREE if solution else SPECTATOR)


def _described(host: Host, made: Puzzle, hinted: bool) -> list[str]:
    from bivouac.games.cryptid.rating import difficulty, level

    mode = Phrase("cryptid-mode-advanced" if made.board.advanced else "cryptid-mode-normal")
    bits = difficulty(made)
    rating = phrase("cryptid-puzzle-rating", level=Phrase(f"cryptid-level-{level(bits)}"), bits=f"{bits:.1f}")
    told = [phrase("cryptid-told-hint", hint=phrases.hint_phrase(made.hint))] if hinted else []
    return [host.say(line) for line in (phrase("cryptid-puzzle-mode", seats=made.seats, mode=mode), rating, *told)]


def _solved(host: Host, made: Puzzle, shown: list[int] | range, solution: bool) -> list[str]:
    """The clues of some seats; the habitat too if all is to be told."""
    lines = []
    for colour, clue in enumerate(made.clues):
        if owner(made.seats, colour) in shown:
            name = host.say(Phrase(f"cryptid-seat-{colours_of(made.seats)[colour]}"))
            lines.append(f"{name}: {host.say(phrases.clue_phrase(parse_clue(clue)))}")
    if solution:
        lines.append(host.say(phrase("cryptid-puzzle-habitat", hex=coordinates(made.habitat))))
    return lines


def _facts(host: Host, made: Puzzle, shown: list[int] | range, hinted: bool, solution: bool) -> dict[str, Any]:
    """The same for programs."""
    from bivouac.games.cryptid.rating import difficulty, level

    bits = difficulty(made)
    facts: dict[str, Any] = {
        "code": made.share_code,
        "map": made.board.code,
        "seats": made.seats,
        "advanced": made.board.advanced,
        "difficulty": round(bits, 3),
        "level": level(bits),
    }
    if hinted or solution:
        facts["hint"] = made.hint
        facts["hint_words"] = host.say(phrases.hint_phrase(made.hint))
    if shown:
        colours = colours_of(made.seats)
        held = [colour for colour in range(len(colours)) if owner(made.seats, colour) in shown]
        facts["clues"] = {colours[colour]: made.clues[colour] for colour in held}
    if solution:
        facts["habitat"] = coordinates(made.habitat)
    return facts


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("file-error", file=str(path), why=error.strerror or str(error)) from None
