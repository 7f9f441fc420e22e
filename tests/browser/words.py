"""English that remains on pages in another language."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from playwright.sync_api import Page

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
ARGUMENT = re.compile(r"\{ \$\w+ \}")
LETTERS = re.compile(r"[^\W\d_]{3,}")

# Whatever a page says or would say: text, names for those who cannot see it, sentences that scripts show later.
SAID = """() => {
  const said = [], ours = (one) => !one.closest("script, style, [lang]:not(html)");
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (ours(texts.currentNode.parentElement)) said.push(texts.currentNode.textContent);
  for (const one of document.querySelectorAll("*")) {
    if (!ours(one)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-confirm", "data-done"]) {
      said.push(one.getAttribute(name) ?? "");
    }
    if (one.matches("template")) said.push(...Object.values(one.dataset));
  }
  return said.map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean);
}"""


def _files(language: str) -> list[Traversable]:
    package = files("bivouac")
    folders = ("locale", "web/words", "games/cryptid/words")
    return [package.joinpath(*folder.split("/"), f"{language}.ftl") for folder in folders]


@cache
def _messages(language: str) -> dict[str, str]:
    """The messages of one line, by name."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in _files(language))
    return {name: value for name, value in MESSAGE.findall(text) if "{" not in ARGUMENT.sub("", value)}


def _pattern(message: str) -> re.Pattern[str]:
    return re.compile(".+".join(map(re.escape, ARGUMENT.split(message))))


@cache
def _english(language: str) -> list[re.Pattern[str]]:
    """Sentences that are English, and are not the same in the other language."""
    other = {value.casefold() for value in _messages(language).values()}
    return [
        _pattern(value)
        for value in _messages("en").values()
        if value.casefold() not in other and LETTERS.search(ARGUMENT.sub("", value))
    ]


def english_on(page: Page, language: str) -> list[str]:
    """What a page says in English though it should not."""
    return [said for said in page.evaluate(SAID) if any(one.fullmatch(said) for one in _english(language))]
