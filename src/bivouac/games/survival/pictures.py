"""The pictures of the rules page. They have no words: what is to be seen is said in a caption below each."""

from collections.abc import Mapping
from functools import cache

from bivouac.games.survival.scrap import scrap
from bivouac.games.survival.setup import standard_map


@cache
def pictures() -> Mapping[str, str]:
    """The pictures by the names that the rules page gives them."""
    return {"country": scrap(standard_map(), (0, 0, 43, 34), room=4)}
