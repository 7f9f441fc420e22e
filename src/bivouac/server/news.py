"""News: what a page has to show anew, for one viewer in one language. docs/server.md describes the message.

A `Reader` remembers what it has told its client, and tells the difference.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from bivouac.engine import AnyGame, AnyView, Moment, Panel, Scene, Seat, Setting
from bivouac.hexes import cells
from bivouac.locale import words
from bivouac.server.calls import LiveAnswer
from bivouac.server.desk import Desk
from bivouac.server.journal import Sitter
from bivouac.server.players import players_panel
from bivouac.server.table import LiveTable

T = TypeVar("T")
Maybe = str | None | UnsetType


class News(msgspec.Struct, omit_defaults=True):
    """A message. What is unset has not changed."""

    number: int
    whole: bool = False
    begun: bool | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    mine: bool | UnsetType = UNSET
    legal: str | UnsetType = UNSET
    words: list[Raw] = []
    undo: Maybe = UNSET
    pieces: dict[str, str | None] = {}
    panels: dict[str, Panel | None] = {}
    signs: dict[str, str | None] = {}
    marks: dict[str, str | None] = {}
    moments: list[Moment] = []
    log: list[tuple[int, str]] = []
    reasons: dict[int, str] = {}
    talk: list[tuple[int, str, str, Seat]] = []
    coach: list[str] | UnsetType = UNSET
    chances: bool | UnsetType = UNSET
    over: Maybe = UNSET
    won: int | UnsetType = UNSET
    next: Maybe = UNSET
    answer: LiveAnswer | UnsetType = UNSET


class Vocabulary(dict[int, Raw]):
    """The moves of a game as news tell them: number, target, sentence, text, and where the target is put, if it is.
    Made when they are first wanted."""

    def __init__(self, game: AnyGame, setting: Setting, language: str) -> None:
        self._game, self._setting, self._say = game, setting, words(language)

    def __missing__(self, number: int) -> Raw:
        move = self._game.alphabet(self._setting)[number]
        told = [number, self._game.target(move), self._say(self._game.say(self._setting, move)), move.text]
        onto = self._game.onto(move)
        self[number] = Raw(msgspec.json.encode([*told, onto] if onto else told))
        return self[number]


vocabulary = lru_cache(maxsize=64)(Vocabulary)


def legal_moves(table: LiveTable, person: str) -> int:
    """The moves that a person can play now, as a set of numbers."""
    seat = table.seat_of(person)
    if seat is None or seat not in table.actors() or not isinstance(table.holders[seat], Sitter):
        return 0
    return table.game.mask(table.state, seat)


def may_weigh(table: LiveTable, view: AnyView) -> bool:
    """Whether a seat is helped by chances, at this table and at this moment."""
    return table.terms.aid == "full" and not table.over and table.face.weighs(view)


class Reader:
    """Somebody who looks at a table, and what they have been told."""

    def __init__(self, desk: Desk, person: str, language: str, after: int = 0) -> None:
        self.desk, self.person, self.language = desk, person, language
        self.say = words(language)
        self.after = after
        self._viewer: Seat | None = None
        self._forget()

    def _forget(self) -> None:
        self._told: dict[str, Any] = {}
        self._pieces: Mapping[str, str] = {}
        self._panels: Mapping[str, Panel] = {}
        self._signs: Mapping[str, str] = {}
        self._marks: Mapping[str, str] = {}
        self._moments: set[str] = set()  # the keys of those that were told
        self._known = 0  # the moves whose words were told

    def news(self, now: int) -> News | None:
        """What is new since the last call; None if nothing is. The first news are whole."""
        table = self.desk.table
        viewer = table.viewer(self.person)
        players = players_panel(self.desk, self.person, self.language, now)
        whole = viewer != self._viewer
        if not whole and table.number == self.after and players == self._panels.get("players"):
            return None
        if whole:
            self._viewer = viewer
            self._forget()
        news = News(table.number, whole)
        self._tell(news, "begun", table.begun)
        self._tell(news, "next", table.next)
        scene = self._game(news, table, table.view(viewer)) if table.begun else EMPTY
        news.pieces, self._pieces = self.desk.compared(self._pieces, scene.pieces, difference), scene.pieces
        panels = {"players": players, **scene.panels}
        news.panels, self._panels = difference(self._panels, panels), panels
        news.signs, self._signs = difference(self._signs, scene.signs), scene.signs
        marks = table.marks(self.person)
        news.marks, self._marks = difference(self._marks, marks), marks
        news.talk = [(one.number, one.name, one.text, one.seat) for one in table.talk if one.number > self.after]
        self.after = table.number
        return news

    def _game(self, news: News, table: LiveTable, view: AnyView) -> Scene:
        """What there is to tell of the game itself."""
        game, face, outcome = table.game, table.face, table.outcome
        seat = table.seat_of(self.person)
        legal = legal_moves(table, self.person)
        self._tell(news, "prompt", self.say(outcome.why if outcome else game.prompt(view)))
        self._tell(news, "mine", legal != 0)
        self._tell(news, "over", self.say(outcome.why) if outcome else None)
        if table.won(self.person):
            self._tell(news, "won", table.ended)
        self._tell(news, "undo", self._undo(table, view))
        self._tell(news, "legal", f"{legal:x}")
        told = vocabulary(game, table.setting, self.language)
        news.words = [told[move] for move in cells(legal & ~self._known)]
        self._known |= legal
        if table.terms.guided and seat is not None:
            self._tell(news, "coach", list(face.coach(view, self.say)))
        if seat is not None:
            self._tell(news, "chances", may_weigh(table, view))
        news.log = [(number, self.say(line)) for number, line in table.lines(view.seat, self.after)]
        news.reasons = {number: self.say(reason) for number, reason in table.reasons(view.seat, self.after)}
        news.moments = [moment for moment in face.moments(view, self.say) if moment.key not in self._moments]
        self._moments.update(moment.key for moment in news.moments)
        return face.scene(view, table.terms.aid, self.say)

    def _tell(self, news: News, name: str, value: Any) -> None:
        if name not in self._told or self._told[name] != value:
            self._told[name] = value
            setattr(news, name, value)

    def _undo(self, table: LiveTable, view: AnyView) -> str | None:
        """The move that could be taken back, in words."""
        if not view.undo or table.over or not table.holds(self.person, view.seat):
            return None
        return self.say(table.game.say(table.setting, table.last_moves[view.seat]))


EMPTY = Scene({}, {})


def difference(old: Mapping[str, T], new: Mapping[str, T]) -> dict[str, T | None]:
    """What is new or changed, and None for what is gone.

    >>> difference({"a": "1", "b": "2"}, {"b": "3"})
    {'b': '3', 'a': None}
    """
    if old is new or old == new:
        return {}
    changed: dict[str, T | None] = {name: thing for name, thing in new.items() if old.get(name) != thing}
    changed.update((name, None) for name in old if name not in new)
    return changed
