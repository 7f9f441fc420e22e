"""How a server is set up: by flags, else by the environment, else by default."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from bivouac.engine import Refused

PREFIX = "BIVOUAC_"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen. `BIVOUAC_PORT=8080` does the same as `--port 8080`."""

    host: str = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8300
    database: str = ""
    workers: Annotated[int, Meta(ge=1)] = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    pace: Annotated[float, Meta(ge=0)] = 0.8
    """Seconds that a bot waits before it moves, so that people can follow."""
    rate: Annotated[float, Meta(gt=0)] = 20
    """Requests a second that one client may make; bursts of four times that pass."""
    tables: Annotated[int, Meta(ge=1)] = 60
    """Tables that one client may set in an hour."""
    keep: Annotated[int, Meta(ge=1)] = 365
    """Days after which a table that nobody has touched is forgotten."""
    proxy: bool = False
    """Whether a proxy stands before it, whose word on addresses counts."""

    reach: str = ""
    """The name or address under which others reach this machine; else it is found out."""

    @property
    def path(self) -> Path:
        return Path(self.database) if self.database else default_database()


def default_database(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept if nothing else is said."""
    home = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "bivouac" / "camp.sqlite"


def read_config(flags: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Config:
    """The config of flags (those that are not None) and environment.

    >>> read_config({"port": 81, "host": None}, {"BIVOUAC_PORT": "82", "BIVOUAC_HOST": "::1"}).port
    81
    """
    chosen: dict[str, object] = {
        name: environment[PREFIX + name.upper()]
        for name in Config.__struct_fields__
        if environment.get(PREFIX + name.upper())
    }
    chosen.update((name, value) for name, value in flags.items() if value is not None)
    try:
        return msgspec.convert(chosen, Config, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("page-bad-config", why=str(error)) from None
