"""A rules page: Markdown in, HTML out, with pictures that the program makes.

An image on its own whose source is `picture:name` becomes that picture, with its text as caption. Headings get ids made
from their text, and so do rules (`**CR-01**`), for links; the chapters are listed before the first of them. HTML in the
Markdown stays text. An image or a link that leads elsewhere is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from unicodedata import normalize

from markdown_it import MarkdownIt
from markdown_it.token import Token

PICTURE = "picture:"
RULE = re.compile(r"[A-Z]{2}-\d\d")
INSIDE = re.compile(r"#|\w[\w./-]*(#|$)")  # what a link may lead to: a part of this page, or a page beside it

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class BadPage(Exception):
    """A rules page with an image or a link that it may not have, or with a picture that is not there."""


def rules_html(markdown: str, pictures: Mapping[str, str]) -> str:
    """The page as HTML.

    >>> print(rules_html("# Go\\n\\n![A stone.](picture:stone)", {"stone": "<svg/>"}))
    <h1 id="go">Go</h1>
    <figure><svg/><figcaption>A stone.</figcaption></figure>
    """
    tokens = list(_with_figures(MARKDOWN.parse(markdown), pictures))
    for token in tokens:
        _check(token.children or ())
    _name(tokens)
    return str(MARKDOWN.renderer.render(_with_contents(tokens), MARKDOWN.options, {})).rstrip()


# Pictures


def _with_figures(tokens: Sequence[Token], pictures: Mapping[str, str]) -> Iterator[Token]:
    place = 0
    while place < len(tokens):
        image = _picture(tokens[place : place + 3])
        if image is None:
            yield tokens[place]
            place += 1
        else:
            yield _figure(image, pictures)
            place += 3


def _picture(tokens: Sequence[Token]) -> Token | None:
    """The image that is all there is in a paragraph."""
    if len(tokens) == 3 and tokens[0].type == "paragraph_open":
        match tokens[1].children:
            case [Token(type="image") as image]:
                return image
    return None


def _figure(image: Token, pictures: Mapping[str, str]) -> Token:
    source = str(image.attrs["src"])
    name = source.removeprefix(PICTURE)
    if name == source or name not in pictures:
        raise BadPage(f"no such picture: {source}")
    caption = escape(image.content.replace("\n", " "), quote=False)
    return _raw(f"<figure>{pictures[name]}<figcaption>{caption}</figcaption></figure>\n")


def _raw(html: str) -> Token:
    """Our own HTML: the parser is told to make no such tokens."""
    return Token("html_block", "", 0, content=html)


def _check(children: Sequence[Token]) -> None:
    for token in children:
        if token.type == "image":
            raise BadPage(f"an image in a sentence: {token.attrs['src']}")
        if token.type == "link_open" and not INSIDE.match(str(token.attrs["href"])):
            raise BadPage(f"a link that leads elsewhere: {token.attrs['href']}")


# Names


def _name(tokens: Sequence[Token]) -> None:
    """Gives ids to headings and rules."""
    taken: set[str] = set()
    for token, content in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _slug(_text(content), taken))
        for strong, text in pairwise(token.children or ()):
            if strong.type == "strong_open" and RULE.fullmatch(text.content):
                strong.attrSet("id", _slug(text.content, taken))


def _slug(text: str, taken: set[str]) -> str:
    """A name that is not taken yet: `À deux joueurs` is `a-deux-joueurs`, the second one `a-deux-joueurs-2`."""
    plain = normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    name = slug = "-".join(re.findall(r"[a-z0-9]+", plain)) or "part"
    number = 1
    while slug in taken:
        number += 1
        slug = f"{name}-{number}"
    taken.add(slug)
    return slug


def _text(content: Token) -> str:
    return "".join(child.content for child in content.children or ())


# The list of chapters


def _with_contents(tokens: Sequence[Token]) -> list[Token]:
    """The list stands before the first chapter, and is named by the page's title."""
    chapters = [place for place, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    title = next((token for token in tokens if token.type == "heading_open" and token.tag == "h1"), None)
    if not chapters or title is None:
        return list(tokens)
    links = (f'<li><a href="#{tokens[n].attrs["id"]}">{escape(_text(tokens[n + 1]))}</a></li>' for n in chapters)
    contents = f'<nav class="contents" aria-labelledby="{title.attrs["id"]}"><ul>{"".join(links)}</ul></nav>\n'
    return [*tokens[: chapters[0]], _raw(contents), *tokens[chapters[0] :]]
