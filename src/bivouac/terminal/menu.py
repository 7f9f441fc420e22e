"""The menu, as questions: what to do, which game, who sits where.

A menu is a generator that yields a `Question`, is sent the answer, and returns what was wished for. So both faces ask
the same, each in its own way, and one can always go back.
"""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, cast

import msgspec

from bivouac.bots import GENERAL, bot_names
from bivouac.engine import AnyGame, BadSetting, Phrase, Setting, kinds, phrase
from bivouac.games import load, names
from bivouac.locale import LANGUAGES, Words, words
from bivouac.terminal.saves import Saved, saved
from bivouac.terminal.seating import ME

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}


class Choice(msgspec.Struct, frozen=True):
    """One of the answers: what it is called, what it means, and a sentence about it."""

    label: str
    value: Any
    note: str = ""


class Question(msgspec.Struct, frozen=True):
    """What is asked. Without choices the answer is a text; `taken` are texts that it must not be."""

    title: str
    choices: tuple[Choice, ...] = ()
    likely: int = 0
    taken: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """What one types for each choice: its number, or the choice itself where all are numbers."""
        labels = tuple(choice.label for choice in self.choices)
        numbers = tuple(str(number) for number in range(1, len(labels) + 1))
        return labels if all(label.isdecimal() for label in labels) else numbers


# What can be wished for


class NewGame(msgspec.Struct, frozen=True):
    game: AnyGame
    setting: Setting
    players: tuple[str, ...]


class Resume(msgspec.Struct, frozen=True):
    path: Path


class Watch(msgspec.Struct, frozen=True):
    path: Path


class Rules(msgspec.Struct, frozen=True):
    game: AnyGame


class Language(msgspec.Struct, frozen=True):
    language: str


class Leave(msgspec.Struct, frozen=True):
    pass


Wish = NewGame | Resume | Watch | Rules | Language | Leave
Menu = Generator[Question, Any, Wish]


class Dialogue:
    """A menu that is being gone through. `question` is what is asked now; None when there is a `wish`."""

    def __init__(self, menu: Callable[[], Menu]) -> None:
        self._menu = menu
        self._answers: list[Any] = []
        self.question: Question | None = None
        self.wish: Wish | None = None
        self._go()

    def answer(self, answer: Any) -> None:
        self._answers.append(answer)
        self._go()

    def back(self) -> bool:
        """To the question before; False at the first one."""
        if not self._answers:
            return False
        self._answers.pop()
        self._go()
        return True

    def _go(self) -> None:
        """Menus change nothing, so all answers can be given once more."""
        menu = self._menu()
        try:
            self.question, self.wish = next(menu), None
            for answer in self._answers:
                self.question = menu.send(answer)
        except StopIteration as end:
            self.question, self.wish = None, end.value


# The questions


def main_menu(say: Words) -> Menu:
    games = saved()
    choices = [Choice(say(Phrase("menu-new")), "new")]
    if any(not game.over for game in games):
        choices.append(Choice(say(Phrase("menu-resume")), "resume"))
    if games:
        choices.append(Choice(say(Phrase("menu-replay")), "replay"))
    choices += [Choice(say(Phrase(f"menu-{what}")), what) for what in ("rules", "language", "quit")]
    match (yield Question(say(Phrase("menu-title")), tuple(choices))):
        case "new":
            return (yield from new_game(say))
        case "resume":
            return Resume((yield _which(say, [game for game in games if not game.over])))
        case "replay":
            return Watch((yield _which(say, games)))
        case "rules":
            return Rules((yield from _title(say)))
        case "language":
            languages = tuple(Choice(LANGUAGE_NAMES[language], language) for language in LANGUAGES)
            return Language((yield Question(say(Phrase("menu-language")), languages, LANGUAGES.index(say.language))))
        case _:
            return Leave()


def new_game(say: Words, game: AnyGame | None = None, **options: Any) -> Menu:
    """All that has to be known for a new game; what is given is not asked."""
    game = game or (yield from _title(say))
    counts = tuple(Choice(str(count), count) for count in game.seats if _goes(game, count, options))
    count = yield Question(say(Phrase("menu-seats")), counts, min(1, len(counts) - 1))
    for name in kinds(game.options):
        if name not in options:
            options[name] = yield from _option(say, game, count, options, name)
    setting = game.setting(count, **options)
    players: list[str] = []
    for seat in range(count):
        player = yield _who(say, game, setting, players)
        if player is None:
            taken = (*players, *bot_names(game), ME)
            player = yield Question(say(phrase("menu-name", seat=game.seat_name(setting, seat))), taken=taken)
        players.append(player)
    return NewGame(game, setting, tuple(players))


def _title(say: Words) -> Generator[Question, Any, AnyGame]:
    """Which game; not asked where there is only one."""
    if len(names()) == 1:
        return load(names()[0])
    choices = (Choice(say(Phrase(f"{name}-title")), name, say(Phrase(f"{name}-line"))) for name in names())
    return load((yield Question(say(Phrase("menu-game")), tuple(choices))))


def _goes(game: AnyGame, count: int, options: dict[str, Any]) -> bool:
    """Whether so many can play with the options that are given."""
    try:
        game.setting(count, **options)
    except BadSetting:
        return False
    return True


def _option(
    say: Words, game: AnyGame, count: int, given: dict[str, Any], name: str
) -> Generator[Question, Any, bool | int | str]:
    """What an option shall be; asked again, with the reason, where it does not go with what is given."""
    title = say(Phrase(f"{game.name}-option-{name}"))
    question = _values(say, game, name, title)
    while True:
        value = yield question
        if value is None:
            value = yield Question(title)
        try:
            game.setting(count, **{**given, name: value})
        except BadSetting as error:
            question = msgspec.structs.replace(question, title=f"{say(error.phrase)}\n{title}")
        else:
            return cast("bool | int | str", value)


def _values(say: Words, game: AnyGame, name: str, title: str) -> Question:
    """The values of an option; of a text its examples, and whatever else one types."""
    kind = kinds(game.options)[name]
    choices = tuple(Choice(_value_label(say, game, name, value), value) for value in kind.values)
    more = (Choice(say(Phrase("menu-other")), None),) if kind.text else ()
    return Question(title, choices + more, kind.values.index(kind.default))


def _value_label(say: Words, game: AnyGame, name: str, value: object) -> str:
    """Yes or no; else in words, where the title has them."""
    if isinstance(value, bool):
        return say(Phrase("menu-yes" if value else "menu-no"))
    id = f"{game.name}-option-{name}-{value}"
    return say(Phrase(id)) if say.has(id) else str(value)


def _who(say: Words, game: AnyGame, setting: Setting, players: list[str]) -> Question:
    """Who takes the next seat. Likely: oneself first, then the best bot."""
    people = [] if ME in players else [Choice(say(Phrase("player-me")), ME)]
    people.append(Choice(say(Phrase("menu-person")), None))
    bots = [Choice(name, name, _about_bot(say, game, name)) for name in bot_names(game)]
    likely = 0 if ME not in players else len(people) + max(0, len(bots) - len(GENERAL) - 1)
    seat = game.seat_name(setting, len(players))
    return Question(say(phrase("menu-who", seat=seat)), (*people, *bots), likely)


def _about_bot(say: Words, game: AnyGame, name: str) -> str:
    """A title may have a sentence about each of its bots."""
    known = (id for id in (f"{game.name}-bot-{name}", f"bot-{name}") if say.has(id))
    return next((say(Phrase(id)) for id in known), "")


def _which(say: Words, games: list[Saved]) -> Question:
    choices = []
    for game in games:
        title = say(Phrase(f"{game.game.name}-title"))
        who = ", ".join(say(Phrase("player-me")) if name == ME else name for name in game.players)
        over = f" ({say(Phrase('menu-over'))})" if game.over else ""
        choices.append(Choice(f"{title} · {game.when:%Y-%m-%d %H:%M} · {who}{over}", game.path))
    return Question(say(Phrase("menu-which")), tuple(choices))


def menu_in(language: str) -> Callable[[], Menu]:
    return lambda: main_menu(words(language))
