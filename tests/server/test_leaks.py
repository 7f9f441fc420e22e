"""Everything that is sent to somebody is the same when only what they may not know is different.

A game is played at random, up to some moment. From what a viewer sees then, another game is imagined that they could
not tell from the first. Both are played on two servers that share key, ids, time and luck, by the same requests; what
the viewer is sent, byte by byte, has to be the same: pages, answers, refusals, headers, the live channel. So have the
servers' logs.
"""

import logging
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from bivouac.engine import SPECTATOR, AnyState, IllegalMove, Luck, Seat
from bivouac.games.cryptid.clues import parse_clue
from bivouac.games.cryptid.phrases import clue_phrase
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.rules import CryptidState
from bivouac.locale import LANGUAGES, words
from bivouac.server.journal import Sitter
from bivouac.server.sqlite import SqliteStore
from tests.server.houses import Client, House, house_in, told, watch
from tests.server.stores import awaited, opened
from tests.server.tables import ADA, BEN, CLEO, DORA, GAME, Time

EVE = Sitter("eve", "Eve")
PEOPLE = (ADA, BEN, CLEO, DORA, EVE)
WATCHER = Sitter("walt", "Walt")
Moves = list[tuple[Seat, Any]]


class Case(NamedTuple):
    """A game to play: up to so many moves, and who looks on, in which language."""

    seats: int
    viewer: Seat
    length: int
    language: str
    advanced: bool = False
    aid: str = "full"
    points: int = 9
    """Points at every so many-th thing that can be pointed at."""

    @property
    def sitter(self) -> Sitter:
        return PEOPLE[self.viewer] if self.viewer >= 0 else WATCHER


CASES = [
    Case(3, 0, 4, "en"),
    Case(3, 1, 15, "fr", points=1),
    Case(3, 2, 30, "de", aid="hand"),
    Case(3, SPECTATOR, 20, "en"),
    Case(4, 3, 12, "en", advanced=True),
    Case(4, SPECTATOR, 9, "de", aid="off"),
    Case(5, 2, 18, "fr", aid="off"),
    Case(2, 0, 10, "en"),
    Case(2, 1, 16, "de"),
    Case(2, SPECTATOR, 7, "fr", points=1),
]


# Two games that one viewer cannot tell apart


def random_game(case: Case, luck: Luck) -> tuple[Puzzle, Moves, AnyState]:
    """A deal, and moves that do not end the game."""
    setting = GAME.setting(case.seats, advanced=case.advanced)
    while True:
        deal: Any = GAME.deal(setting, luck)
        state: AnyState = GAME.start(setting, deal)
        moves: Moves = []
        while state.actors and len(moves) < case.length:
            seat = luck.choose(state.actors)
            moves.append((seat, luck.choose(state.moves(seat))))
            state.play(*moves[-1])
        if state.actors:
            return deal, moves, state


def twin_of(case: Case, moves: Moves, state: AnyState, luck: Luck) -> Puzzle | None:
    """Another deal that leads the viewer to the same view by the same moves; None if there is none to be found."""
    view = state.view(case.viewer)
    for _ in range(20):
        deal = GAME.imagine(view, luck).puzzle  # type: ignore[attr-defined]
        twin: AnyState = GAME.start(state.setting, deal)
        try:
            for seat, move in moves:
                twin.play(seat, move)
        except IllegalMove:
            continue
        if deal.clues != state.puzzle.clues and twin.view(case.viewer) == view:  # type: ignore[attr-defined]
            found: Puzzle = deal
            return found
    return None


def two_games(case: Case, seed: int = 0) -> tuple[Puzzle, Puzzle, Moves]:
    luck = Luck.seeded(f"{case} {seed}")
    while True:
        deal, moves, state = random_game(case, luck)
        twin = twin_of(case, moves, state, luck)
        if twin is not None:
            return deal, twin, moves


# What is sent

Sent = list[tuple[str, Any]]


class Ear:
    """Asks as the viewer does, and keeps all that is answered."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sent: Sent = []

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.client.request(method, path, **body)
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.sent.append((f"{method} {path} {body}", (answer.status_code, headers, answer.content)))
        assert answer.status_code < 500, (method, path)
        return answer


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a key and nothing else, for both servers to begin with."""
    path = tmp_path_factory.mktemp("origin") / "tables.db"

    @awaited
    async def make() -> None:
        async with opened(SqliteStore(path)):
            pass

    make()
    return path


def transcript(case: Case, deal: Puzzle, moves: Moves, marks: str, folder: Path, origin: Path) -> Sent:
    """Everything that the viewer is sent while this is played by real requests."""
    folder.mkdir()
    shutil.copy(origin, folder / "tables.db")
    ids = count(1)
    with house_in(folder, now=Time(), make_id=lambda: f"id-{next(ids)}", luck=Luck.seeded("camp")) as house:
        id = house.table(
            *PEOPLE[: case.seats], deal=deal, options={"advanced": case.advanced}, aid=case.aid, watch=True
        )
        players = [house.client(sitter) for sitter in PEOPLE[: case.seats]]
        ear = Ear(house.client(case.sitter))
        ear.client.headers["Accept-Language"] = case.language
        with watch(ear.client, id) as socket:
            ear.sent.append(("live", told(socket)))
            for turn, (seat, move) in enumerate(moves):
                _plays(players[seat], id, move.text)
                ear.sent.append(("live", told(socket)))
                other = (seat + 1) % case.seats
                if case.aid != "off" and other != case.viewer and turn < 4:
                    players[other].post(f"/api/tables/{id}/notes", json={"about": f"box-{turn}", "mark": marks})
                    ear.sent.append(("live", told(socket)))
                if turn % 8 == 7:
                    _look(ear, id)
            _look(ear, id)
            _look_closely(ear, id, house.live(id).number, case.points)
            _try_what_is_not_allowed(ear, id, house, case)
            players[0].post(f"/api/tables/{id}/talk", json={"text": "Hm."})
            ear.sent.append(("live", told(socket)))
    return ear.sent


def _plays(player: Client, id: str, move: str) -> None:
    answer = player.post(f"/api/tables/{id}/moves", json={"move": move})
    assert answer.status_code == 200, answer.text


def _look(ear: Ear, id: str) -> None:
    for path in ("", "/view", "/news", "/news?after=5", "/past", "/past?eyes=watch"):
        ear.ask("GET", f"/api/tables/{id}{path}")
    for path in ("", "/text", "/replay"):
        ear.ask("GET", f"/tables/{id}{path}")


def _look_closely(ear: Ear, id: str, number: int, points: int) -> None:
    """Other moments, and things that one can point at."""
    for at in range(0, number + 2, 5):
        ear.ask("GET", f"/api/tables/{id}/past?at={at}")
        ear.ask("GET", f"/tables/{id}/replay?at={at}")
    page = ear.ask("GET", f"/tables/{id}").text
    for target in sorted(_names(page))[::points]:
        ear.ask("GET", f"/api/tables/{id}/about", params={"target": target})
    for path in ("/", "/me", "/api/tables", "/api/games"):
        ear.ask("GET", path)


def _names(page: str) -> Iterator[str]:
    """The ids of a page, and names that other seats would have."""
    colours = ("blue", "orange", "green", "purple", "red")
    yield from (part.partition('"')[0] for part in page.split(' id="')[1:])
    yield from (f"{kind}-{colour}{rest}" for kind in ("own", "clue") for colour in colours for rest in ("", "-2:W"))


def _try_what_is_not_allowed(ear: Ear, id: str, house: House, case: Case) -> None:
    table = house.live(id)
    legal = set(table.state.moves(case.viewer)) if case.viewer >= 0 else set()
    alphabet = GAME.alphabet(table.setting)
    for number in range(0, len(alphabet), 61):
        if alphabet[number] not in legal:
            ear.ask("POST", f"/api/tables/{id}/moves", json={"move": number})
            ear.ask("POST", f"/api/tables/{id}/moves", json={"move": alphabet[number].text, "after": 0})
    for move in ("", "cube", "search 1,1", "yes", "x" * 99):
        if not any(move == one.text for one in legal):
            ear.ask("POST", f"/api/tables/{id}/moves", json={"move": move})
            ear.ask("POST", f"/tables/{id}/text", data={"typed": move, "after": "0"})
    for call, body in (
        ("undo", {"after": 0}),
        ("seats", {"seat": (case.viewer + 1) % case.seats, "to": "me"}),
        ("seats", {"seat": 0, "to": "bot:nobody"}),
        ("rematch", {}),
        ("talk", {"text": ""}),
        ("notes", {"about": "", "mark": ""}),
    ):
        ear.ask("POST", f"/api/tables/{id}/{call}", json=body)
    for eyes in ("all", *map(str, range(6))):
        ear.ask("GET", f"/api/tables/{id}/past?eyes={eyes}")
        ear.ask("GET", f"/api/tables/{id}/about?eyes={eyes}&target=own-blue")
        ear.ask("GET", f"/tables/{id}/replay?eyes={eyes}")
    for path in ("review", "nowhere"):
        ear.ask("GET", f"/api/tables/{id}/{path}")
        ear.ask("GET", f"/tables/{id}/{path}")


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[object, ...]]:
    lines: list[tuple[object, ...]] = [
        (record.name, record.levelname, record.getMessage(), vars(record).get("route"), vars(record).get("status"))
        for record in caplog.records
        if record.name.startswith("bivouac")
    ]
    caplog.clear()
    return lines


def differences(one: Sent, other: Sent) -> list[str]:
    """What was asked where the answers differ."""
    asked = [what for what, _ in one]
    assert asked == [what for what, _ in other]
    return [
        what for what, answer, another in zip(asked, (a for _, a in one), (a for _, a in other)) if answer != another
    ]


def both(case: Case, folder: Path, origin: Path) -> tuple[Sent, Sent]:
    deal, twin, moves = two_games(case)
    assert deal.clues != twin.clues
    return (
        transcript(case, deal, moves, "+", folder / "one", origin),
        transcript(case, twin, moves, "-", folder / "other", origin),
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.seats}-{case.viewer}-{case.length}")
def test_what_is_sent_is_the_same_when_only_what_is_hidden_is_different(
    case: Case, tmp_path: Path, origin: Path, caplog: pytest.LogCaptureFixture
) -> None:
    deal, twin, moves = two_games(case)
    with caplog.at_level(logging.DEBUG):
        one = transcript(case, deal, moves, "+", tmp_path / "one", origin)
        first = logged(caplog)
        other = transcript(case, twin, moves, "-", tmp_path / "other", origin)
        assert logged(caplog) == first
    assert differences(one, other) == []
    assert len(one) > 100


@pytest.mark.parametrize(("viewer", "language"), [(0, "en"), (2, "fr"), (SPECTATOR, "de")])
def test_no_clue_of_another_is_ever_sent(viewer: Seat, language: str, tmp_path: Path, origin: Path) -> None:
    case = Case(3, viewer, 14, language, aid="off")  # a sheet names every clue that there is
    deal, _, moves = two_games(case)
    sent = str(transcript(case, deal, moves, "+", tmp_path / "one", origin)).replace("\\u00a0", " ")
    say = words(language)
    own = [say(clue_phrase(parse_clue(code))) for seat, code in enumerate(deal.clues) if seat == viewer]
    hidden = [say(clue_phrase(parse_clue(code))) for seat, code in enumerate(deal.clues) if seat != viewer]
    for sentence in own:
        assert sentence in sent
    for sentence in hidden:
        assert sentence not in own
        assert sentence not in sent or any(sentence in mine for mine in own)
    for seat, code in enumerate(deal.clues):
        assert (f'"{code}"' in sent) == (seat == viewer)


# These tests can fail


def _everything_seen(patch: pytest.MonkeyPatch, _: Puzzle) -> None:
    """A view that holds all clues."""
    view = CryptidState.view

    def leaking(self: CryptidState, viewer: Seat) -> Any:
        return msgspec.structs.replace(view(self, viewer), clues=self.puzzle.clues)

    patch.setattr(CryptidState, "view", leaking)


def _one_bit_seen(patch: pytest.MonkeyPatch, deal: Puzzle) -> None:
    """A view that is as it should be, but for one bit that nobody looks at."""
    view = CryptidState.view

    def leaking(self: CryptidState, viewer: Seat) -> Any:
        return msgspec.structs.replace(view(self, viewer), proposed=self.puzzle == deal)

    patch.setattr(CryptidState, "view", leaking)


def _refusals_that_tell(patch: pytest.MonkeyPatch, deal: Puzzle) -> None:
    """A refusal that depends on what is hidden."""
    apply = CryptidState.apply

    def leaking(self: CryptidState, actor: Seat, move: Any) -> bool:
        if self.puzzle == deal and move not in self.moves(actor):
            raise IllegalMove("illegal-move", move=f"{move.text}!")
        return apply(self, actor, move)

    patch.setattr(CryptidState, "apply", leaking)


Leak = Callable[[pytest.MonkeyPatch, Puzzle], None]
LEAKING = Case(3, 1, 6, "en", points=50)


def told_apart(leak: Leak, folder: Path, origin: Path) -> list[str]:
    """What is answered otherwise where only what is hidden is different, and that leaks."""
    deal, twin, moves = two_games(LEAKING)
    with pytest.MonkeyPatch.context() as patch:
        leak(patch, deal)
        one = transcript(LEAKING, deal, moves, "+", folder / "one", origin)
        other = transcript(LEAKING, twin, moves, "+", folder / "other", origin)
    return differences(one, other)


@pytest.mark.parametrize("leak", [_everything_seen, _one_bit_seen])
def test_a_leak_would_be_found(leak: Leak, tmp_path: Path, origin: Path) -> None:
    assert told_apart(leak, tmp_path, origin)


def test_what_rules_say_of_a_refused_move_is_not_sent(tmp_path: Path, origin: Path) -> None:
    assert told_apart(_refusals_that_tell, tmp_path, origin) == []


def test_a_leak_into_the_logs_would_be_found(
    tmp_path: Path, origin: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = LEAKING
    deal, twin, moves = two_games(case)
    play = CryptidState.play

    def chatty(self: CryptidState, actor: Seat, move: Any) -> None:
        logging.getLogger("bivouac.rules").debug("clues: %s", self.puzzle.clues)
        play(self, actor, move)

    monkeypatch.setattr(CryptidState, "play", chatty)
    with caplog.at_level(logging.DEBUG):
        transcript(case, deal, moves, "+", tmp_path / "one", origin)
        first = logged(caplog)
        transcript(case, twin, moves, "+", tmp_path / "other", origin)
        assert logged(caplog) != first


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 13))
def test_many_games_leak_nothing(seed: int, tmp_path: Path, origin: Path) -> None:
    luck = Luck.seeded(f"leaks {seed}")
    for number in range(5):
        seats = luck.choose((2, 3, 4, 5))
        case = Case(
            seats=seats,
            viewer=luck.choose((*range(seats), SPECTATOR)),
            length=2 + luck.below(40),
            language=luck.choose(LANGUAGES),
            advanced=luck.random() < 0.5,
            aid=luck.choose(("full", "hand", "off")),
        )
        folder = tmp_path / str(number)
        folder.mkdir()
        one, other = both(case, folder, origin)
        assert differences(one, other) == [], case
