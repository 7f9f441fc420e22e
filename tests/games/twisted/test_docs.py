"""The page about cards shows cards that could be played; its other examples run as doctests."""

import re
import tomllib
from pathlib import Path

from bivouac.games.twisted.language import parse, parse_count, printed, printed_count

PAGE = (Path(__file__).parents[3] / "docs" / "twisted-cards.md").read_text(encoding="utf-8")


def test_the_cards_on_the_page_are_cards() -> None:
    found = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert found
    cards = tomllib.loads(found[1])
    sentences = [card for card in cards.values() if isinstance(card, str)]
    sentences += cards["opening-day"] + [cards["mothman"]["power"], cards["false-stag"]["effect"]]
    assert len(sentences) == 7
    assert [printed(parse(sentence)) for sentence in sentences] == sentences
    assert printed_count(parse_count(cards["ingenious"]["count"])) == cards["ingenious"]["count"]
