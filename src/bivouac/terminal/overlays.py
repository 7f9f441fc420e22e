"""What lies over the table for a while: choices, pages, the sheet, the curtain."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from bivouac.engine import Phrase, Refused, Sketch
from bivouac.locale import Words
from bivouac.terminal.paper import places
from bivouac.terminal.widgets import SketchView


class Choose(ModalScreen[int | None]):
    """A short list: a digit, or Enter on a line, chooses; Escape goes back."""

    DEFAULT_CSS = """
    Choose { align: center bottom; background: transparent; }
    Choose > * { width: 100%; height: auto; background: $background; }
    Choose > Static { text-style: bold; border-top: solid $primary; }
    Choose > OptionList { max-height: 12; border: none; padding: 0; }
    Choose > OptionList:focus { border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, labels: Sequence[str]) -> None:
        super().__init__()
        self._title = title
        self._labels = labels

    def compose(self) -> ComposeResult:
        yield Static(Text(self._title))
        yield OptionList(*(Option(Text(f"{number}. {label}")) for number, label in enumerate(self._labels, 1)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def on_key(self, event: Key) -> None:
        if event.character and event.character.isdecimal() and 1 <= int(event.character) <= len(self._labels):
            event.stop()
            self.dismiss(int(event.character) - 1)


class Page(Screen[None]):
    """A page of text that one scrolls through."""

    DEFAULT_CSS = """
    Page { background: $background; }
    Page > VerticalScroll { scrollbar-size-vertical: 1; padding: 0 1; }
    Page Markdown { padding: 0; }
    Page > .foot { dock: bottom; height: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,l,b,question_mark,space,enter", "dismiss", show=False)]

    def __init__(self, content: Text | str, foot: str, *, at_end: bool = False) -> None:
        super().__init__()
        self._content = content
        self._foot = foot
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        from textual.widgets import Markdown  # takes long to read, and most games end without it

        with VerticalScroll():
            yield Markdown(self._content) if isinstance(self._content, str) else Static(self._content)
        yield Static(Text(self._foot), classes="foot")

    def on_mount(self) -> None:
        page = self.query_one(VerticalScroll)
        page.focus()
        if self._at_end:
            self.call_after_refresh(page.scroll_end, animate=False)


class Sheet(Screen[None]):
    """The note sheet. Enter or space turns the mark at the cursor; a mark's own key sets it."""

    DEFAULT_CSS = """
    Sheet { background: $background; }
    Sheet > SketchView { height: 1fr; }
    Sheet > .foot { dock: bottom; height: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,s", "dismiss", show=False),
        Binding("space", "turn", show=False),
        Binding("minus", "mark('-')", show=False),
        Binding("plus", "mark('+')", show=False),
        Binding("question_mark", "mark('?')", show=False),
        Binding("backspace,delete", "mark('')", show=False),
    ]

    def __init__(
        self, draw: Callable[[], Sketch], say: Words, note: Callable[[str, str | None], None] | None = None
    ) -> None:
        """Without `note` it can only be looked at."""
        super().__init__()
        self._draw = draw
        self._say = say
        self._note = note

    def compose(self) -> ComposeResult:
        marked = self._note is not None and bool(places(self._draw()))
        yield SketchView(id="sheet", cursor=marked)
        yield Static(Text(self._say(Phrase("sheet-keys" if marked else "reading-keys"))), classes="foot")

    def on_mount(self) -> None:
        self._refresh()
        self.query_one(SketchView).focus()

    def on_sketch_view_pointed(self, event: SketchView.Pointed) -> None:
        event.stop()
        self._write(event.target, None)

    def on_sketch_view_walked(self, event: SketchView.Walked) -> None:
        event.stop()

    def action_turn(self) -> None:
        self._write(self.query_one(SketchView).cursor, None)

    def action_mark(self, mark: str) -> None:
        self._write(self.query_one(SketchView).cursor, mark)

    def _write(self, about: str, mark: str | None) -> None:
        if self._note is None or not about:
            return
        try:
            self._note(about, mark)
        except Refused as error:
            self.query_one(".foot", Static).update(Text(self._say(error.phrase)))
            return
        self._refresh()

    def _refresh(self) -> None:
        self.query_one(SketchView).show(self._draw())


class Curtain(Screen[str]):
    """Nothing but whose turn it is, until that person presses Enter."""

    DEFAULT_CSS = """
    Curtain > Container { width: 100%; height: 100%; align: center middle; }
    Curtain Static { width: 100%; height: auto; text-align: center; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('go')", show=False),
        Binding("u", "dismiss('undo')", show=False),
        Binding("q", "dismiss('quit')", show=False),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with Container():  # a screen in the terminal's own colours lets others shine through, a container does not
            yield Static(Text(self._text))


class Typed(ModalScreen[str | None]):
    """A line to type an answer into."""

    DEFAULT_CSS = """
    Typed { align: center bottom; background: transparent; }
    Typed > * { width: 100%; height: auto; background: $background; }
    Typed > Static { text-style: bold; border-top: solid $primary; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        yield Static(Text(self._title))
        yield Input(compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())
