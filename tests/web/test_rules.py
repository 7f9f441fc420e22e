"""Rules pages: pictures come in, nothing else does."""

from xml.etree import ElementTree

import pytest

from bivouac.web.rules import BadPage, rules_html

PICTURES = {"camp": '<svg viewBox="0 0 1 1"/>'}


def page(markdown: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{rules_html(markdown, PICTURES)}</main>")


def test_a_picture_stands_alone_with_its_caption() -> None:
    main = page('Before.\n\n![A fire, <b>two</b> logs\n& "smoke".](picture:camp)\n\n- After.')
    assert [part.tag for part in main] == ["p", "figure", "ul"]
    picture, caption = main[1]
    assert picture.tag == "svg"
    assert caption.text == 'A fire, <b>two</b> logs & "smoke".'


@pytest.mark.parametrize(
    "markdown",
    [
        "![Elsewhere](https://example.org/camp.png)",
        "![Here, but no picture of ours](/camp.png)",
        "![Unknown](picture:lake)",
        "In a sentence: ![Camp](picture:camp)",
        "- ![In a list](camp.png) with words",
        "[A link](https://example.org)",
        "[A link](//example.org)",
        "[A link](mailto:camp@example.org)",
        "<https://example.org>",
        "[![Camp](picture:camp)](#fire)",
    ],
)
def test_what_leads_elsewhere_is_refused(markdown: str) -> None:
    with pytest.raises(BadPage):
        rules_html(markdown, PICTURES)


@pytest.mark.parametrize(
    "markdown",
    [
        "<script>alert(1)</script>",
        "A <b onclick='alert(1)'>word</b>",
        "[word](javascript:alert(1))",
        "# <img src=x onerror=alert(1)>",
        "| <i>a</i> |\n|---|\n| <i>b</i> |",
        "<!-- word -->",
    ],
)
def test_html_stays_text(markdown: str) -> None:
    main = page(markdown)
    tags = {part.tag for part in main.iter()}
    assert tags <= {"main", "p", "h1", "table", "thead", "tbody", "tr", "th", "td"}
    assert any(sign in "".join(main.itertext()) for sign in "<[")


def test_chapters_are_listed_and_linked() -> None:
    main = page("# Règles\n\n[See](#a-deux)\n\n## À *deux*\n\n- **CR-01** One.\n\n## À deux\n\n**Bold**\n\n### Less\n")
    contents = main.find("nav")
    assert contents is not None
    assert [(link.get("href"), link.text) for link in contents.iter("a")] == [
        ("#a-deux", "À deux"),
        ("#a-deux-2", "À deux"),
    ]
    ids = [part.get("id") for part in main.iter() if part.get("id")]
    assert ids == ["regles", "a-deux", "cr-01", "a-deux-2", "less"]
    assert contents.get("aria-labelledby") == "regles"
