"""How a server is set up."""

import io
import json
import logging
import socket
from pathlib import Path

import pytest

from bivouac.engine import Refused
from bivouac.locale import LANGUAGES, words
from bivouac.server.config import Config, default_database, read_config
from bivouac.server.serve import JsonLines, _listen


def test_flags_go_before_the_environment_and_that_before_what_is_usual() -> None:
    environment = {"BIVOUAC_PORT": "8080", "BIVOUAC_HOST": "::1", "BIVOUAC_PACE": "", "PORT": "1"}
    config = read_config({"port": 81, "host": None, "proxy": None}, environment)
    assert (config.port, config.host, config.pace, config.proxy) == (81, "::1", Config().pace, False)


def test_every_setting_can_be_said_in_the_environment() -> None:
    said = {
        "host": "0.0.0.0",
        "port": "1",
        "database": "x.db",
        "workers": "3",
        "pace": "0.5",
        "rate": "2.5",
        "tables": "7",
        "keep": "9",
        "proxy": "true",
        "reach": "camp.example",
    }
    assert set(said) == set(Config.__struct_fields__)
    config = read_config({}, {f"BIVOUAC_{name.upper()}": value for name, value in said.items()})
    assert {name: str(getattr(config, name)).lower() for name in said} == said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "65536"),
        ("port", "-1"),
        ("workers", "0"),
        ("pace", "-1"),
        ("rate", "0"),
        ("tables", "0"),
        ("keep", "0"),
        ("proxy", "perhaps"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(name: str, value: str) -> None:
    with pytest.raises(Refused, match="page-bad-config") as refused:
        read_config({}, {f"BIVOUAC_{name.upper()}": value})
    for language in LANGUAGES:
        assert name in words(language)(refused.value.phrase)


def test_tables_are_kept_where_the_system_wants_data() -> None:
    assert default_database({"XDG_DATA_HOME": "/data"}) == Path("/data/bivouac/camp.sqlite")
    assert default_database({}) == Path.home() / ".local/share/bivouac/camp.sqlite"
    assert Config(database="here.db").path == Path("here.db")


def test_a_port_that_is_taken_is_left_to_who_has_it_and_the_next_one_is_tried() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match="page-no-port"):
            _listen(Config(port=port), 0)
        with _listen(Config(port=port), 10) as listener:
            assert port < listener.getsockname()[1] <= port + 10


def test_log_lines_are_json_with_all_that_was_said() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("camp")
    logger.addHandler(handler)
    logger.info("line\nbreak %s", "é", extra={"table": "t1", "ms": 1.5})
    try:
        raise ValueError("oh")
    except ValueError:
        logger.exception("failed")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["what"], first["table"], first["ms"]) == ("line\nbreak é", "t1", 1.5)
    assert (first["level"], first["from"]) == ("info", "camp")
    assert "ValueError: oh" in second["error"]
