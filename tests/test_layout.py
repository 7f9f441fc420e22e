"""What has to be there, is there: a test for every rule, and every word in every language."""

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bivouac.games import names
from bivouac.locale import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bivouac"
RULE = re.compile(r"\b[A-Z]{2}-\d\d\b")

# Rules


def rules_page(title: str, language: str) -> Path:
    return SOURCE / "games" / title / f"rules.{language}.md"


def rule_ids(path: Path) -> set[str]:
    return set(RULE.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("title", names())
def test_every_rule_is_named_by_a_test(title: str) -> None:
    tests = (path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__))
    named = set().union(*(rule_ids(path) for path in tests))
    assert sorted(rule_ids(rules_page(title, "en")) - named) == []


@pytest.mark.parametrize("title", names())
def test_the_rules_are_the_same_in_all_languages(title: str) -> None:
    english = rule_ids(rules_page(title, "en"))
    assert english
    for language in LANGUAGES:
        assert rule_ids(rules_page(title, language)) == english


# Words


class Message(NamedTuple):
    id: str
    variables: frozenset[str]


class Variables(Visitor):
    """The variables in a message, also those that only some of its forms have."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - as the visitor calls it
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> list[Message]:
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found.append(Message(entry.id.name, frozenset(variables.found)))
    return found


FOLDERS = (SOURCE / "locale", SOURCE / "web" / "words", *(SOURCE / "games" / title / "words" for title in names()))
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))


@every_folder
def test_a_message_is_there_once(folder: Path) -> None:
    for language in LANGUAGES:
        ids = [message.id for message in messages(folder / f"{language}.ftl")]
        assert sorted({id for id in ids if ids.count(id) > 1}) == []


@every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_say_the_same(folder: Path, language: str) -> None:
    english, other = (set(messages(folder / f"{each}.ftl")) for each in ("en", language))
    assert sorted(english ^ other) == []


@pytest.mark.parametrize("title", names())
def test_a_titles_messages_carry_its_name(title: str) -> None:
    ids = [message.id for message in messages(SOURCE / "games" / title / "words" / "en.ftl")]
    assert [id for id in ids if not id.startswith(f"{title}-")] == []


@cache
def known() -> dict[str, frozenset[str]]:
    return {message.id: message.variables for folder in FOLDERS for message in messages(folder / "en.ftl")}


class Use(NamedTuple):
    """A place in the code that names a message, or a family of them: `cryptid-seat-*`."""

    where: str
    pattern: str
    arguments: frozenset[str] | None  # None if they are not all written there


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}


def uses() -> Iterator[Use]:
    refusals = refusal_names(trees().values())
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in {"Phrase", "phrase", *refusals}:
                arguments = given(node) | ({"line"} if called(node) == "BadLog" else set())
                complete = called(node) != "Phrase" and all(word.arg for word in node.keywords)
                for pattern in patterns(node):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield Use(where, pattern, frozenset(arguments) if complete else None)


def refusal_names(trees: Iterable[ast.Module]) -> set[str]:
    """The classes of what is refused with a message: those that come from Refused."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refused"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def given(call: ast.Call) -> set[str]:
    return {word.arg for word in call.keywords if word.arg}


def patterns(call: ast.Call) -> Iterator[str]:
    for argument in call.args[:2]:
        for part in (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value
            elif isinstance(part, ast.JoinedStr):
                yield pattern_of(part)


def pattern_of(text: ast.JoinedStr) -> str:
    """What an f-string makes, with a star for each thing that is put in."""
    return "".join(str(piece.value) if isinstance(piece, ast.Constant) else "*" for piece in text.values)


def test_every_message_that_is_used_is_there() -> None:
    missing = [use for use in uses() if not fitting(use.pattern, known())]
    assert missing == []


def fitting(pattern: str, ids: Collection[str]) -> set[str]:
    """The messages that a pattern stands for."""
    if "*" not in pattern:
        return {pattern} & set(ids)
    fits = re.compile(re.escape(pattern).replace(r"\*", ".*")).fullmatch
    return {id for id in ids if fits(id)}


def test_every_message_is_given_what_it_needs() -> None:
    short = [
        (use, sorted(known()[use.pattern] - use.arguments))
        for use in uses()
        if use.arguments is not None and known().get(use.pattern, frozenset()) - use.arguments
    ]
    assert short == []


def named() -> set[str]:
    """Everything in code and templates that may be the name of a message, or the pattern of several."""
    written = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    joined = {
        pattern_of(node) for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
    }
    pages = [path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "templates").glob("*.html")]
    said = {name + star for page in pages for name, star in re.findall(r'say\("([a-z-]+)"( ~)?', page)}
    return written | joined | {name.replace(" ~", "*") for name in said}


def test_every_message_of_pages_is_there_and_used() -> None:
    names = {name for name in named() if re.fullmatch(r"page-[a-z0-9*-]*[a-z0-9*]", name)}
    ids = {message.id for message in messages(SOURCE / "web" / "words" / "en.ftl")}
    used = {name: fitting(name, ids) for name in names}
    assert sorted(ids.difference(*used.values())) == []
    assert sorted(name for name in names if not used[name]) == []
