"""Players of Paleo, weakest first. They see views only, and all of them play together.

A straggler does anything legal. A forager goes by rules of thumb (`thumb`). Scouts and elders look ahead (`searcher`);
an elder takes longer for it.
"""

from collections.abc import Callable, Mapping

from bivouac.bots import RandomBot
from bivouac.engine import Bot
from bivouac.games.paleo.searcher import Elder, Scout
from bivouac.games.paleo.thumb import Thumb

BOTS: Mapping[str, Callable[[], Bot]] = {
    "straggler": RandomBot,
    "forager": Thumb,
    "scout": Scout,
    "elder": Elder,
}
