"""Menus on the whole screen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from bivouac.engine import Phrase
from bivouac.locale import Words
from bivouac.terminal.menu import Choice, Dialogue, Question, Wish

TENT = r"""
         /\
        /  \    *
       / /\ \  )|(
    __/_/__\_\_/_\__
"""


class AskScreen(Screen[Wish | None]):
    """Asks the questions of a menu, one after another. None: one went back from the first."""

    DEFAULT_CSS = """
    AskScreen > Container { width: 100%; height: 100%; align: center middle; }
    AskScreen Vertical { width: 76; height: auto; max-height: 100%; }
    AskScreen #tent { height: 6; color: $text-muted; }
    AskScreen #question { text-style: bold; height: auto; }
    AskScreen OptionList { height: auto; max-height: 14; border: none; padding: 0; background: $background; }
    AskScreen OptionList:focus { border: none; }
    AskScreen #note { height: auto; }
    AskScreen #keys { height: 1; margin-top: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, dialogue: Dialogue, say: Words) -> None:
        super().__init__()
        self.dialogue = dialogue
        self.say = say

    def compose(self) -> ComposeResult:
        with Container(), Vertical():
            yield Static(Text(TENT.strip("\n")), id="tent")
            yield Static(id="question")
            yield OptionList(id="choices")
            yield Input(id="name", compact=True)
            yield Static(id="note")
            yield Static(Text(self.say(Phrase("menu-keys"))), id="keys")

    def on_mount(self) -> None:
        self._ask()

    @property
    def question(self) -> Question:
        assert self.dialogue.question is not None
        return self.dialogue.question

    def _ask(self) -> None:
        if self.dialogue.wish is not None:
            self.dismiss(self.dialogue.wish)
            return
        question, choices, name = self.question, self.query_one(OptionList), self.query_one(Input)
        self.query_one("#question", Static).update(Text(question.title))
        self._note("")
        choices.display, name.display = bool(question.choices), not question.choices
        choices.clear_options()
        choices.add_options(Option(_label(key, choice)) for key, choice in zip(question.keys, question.choices))
        name.value = ""
        if question.choices:
            choices.highlighted = question.likely
            choices.focus()
        else:
            name.focus()

    def _note(self, text: str) -> None:
        self.query_one("#note", Static).update(Text(text))

    def _answer(self, place: int) -> None:
        self.dialogue.answer(self.question.choices[place].value)
        self._ask()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._answer(event.option_index)

    def on_key(self, event: Key) -> None:
        if event.character in self.question.keys:
            event.stop()
            self._answer(self.question.keys.index(event.character))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if name in self.question.taken:
            self._note(self.say(Phrase("menu-name-taken")))
        elif name:
            self.dialogue.answer(name)
            self._ask()

    def action_back(self) -> None:
        if self.dialogue.back():
            self._ask()
        else:
            self.dismiss(None)


def _label(key: str, choice: Choice) -> Text:
    label = Text(choice.label if key == choice.label else f"{key:>2}. {choice.label}")
    return label.append(f" – {choice.note}", "dim") if choice.note else label
