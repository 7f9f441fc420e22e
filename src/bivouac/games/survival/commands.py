"""`bivouac survival …`: maps to look at, to print and to check; and the odds of all scenarios.

The command line hands its words to these commands as the context's `obj`.
"""

import re
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer

from bivouac.engine import Luck, Phrase, Refused, phrase
from bivouac.games.survival.country import Country, country, playable, survey
from bivouac.games.survival.mapfile import BadMap, parse
from bivouac.games.survival.odds_command import odds

app = typer.Typer(add_completion=False, rich_markup_mode=None)
app.command("odds", help="survival-help-odds")(odds)


class Host(Protocol):
    """What the command line hands over."""

    def say(self, what: Phrase, /) -> str: ...


def _option(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, help=help, show_default=False, **more)


Which = Annotated[str, typer.Argument(help="survival-help-which", metavar="MAP", show_default=False)]
Svg = Annotated[Path | None, _option("--svg", help="survival-help-svg", metavar="FILE")]
Pdf = Annotated[Path | None, _option("--pdf", help="survival-help-pdf", metavar="FILE")]


@app.command("map", help="survival-help-map")
def show_map(context: typer.Context, which: Which = "standard", svg: Svg = None, pdf: Pdf = None) -> None:
    from bivouac.games.survival import mapprint, mapsheet

    host: Host = context.obj
    found = _found(which)
    if svg is not None:
        _write(svg, mapsheet.map_sheet(found, host.say).encode())
    if pdf is not None:
        _write(pdf, mapprint.pdf(mapsheet.map_sheet(found, host.say), found.title))
    if svg is None and pdf is None:
        print(found.title)
        print(mapsheet.map_text(found))
        print(host.say(Phrase("survival-map-signs")))
    try:
        playable(found, which)
    except BadMap as unfit:
        print(host.say(phrase("survival-map-unplayable", why=unfit.phrase)))


def _found(which: str) -> Country:
    """The standard map, a country drawn for a seed, or somebody's own file."""
    from bivouac.games.survival import setup

    if re.fullmatch(r"standard|random|random:[0-9]{1,9}", which):
        return country(setup.map_and_chart(which, Luck.system())[0])
    try:
        text = Path(which).read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("file-error", file=which, why=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise Refused("file-error", file=which, why=str(error)) from None
    return survey(parse(text, which))


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Refused("file-error", file=str(path), why=error.strerror or str(error)) from None
