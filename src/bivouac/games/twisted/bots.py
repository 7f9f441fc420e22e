"""Players of Twisted Cryptids, weakest first. They see views only.

A hatchling plays anything legal. A rascal plays for the next encounter (`greedy`). A schemer plays some possible days
to their end first (`planner`). Tricksters and legends search, in worlds that the others' acts make likely
(`trickster`); a legend takes six times as long for it.
"""

from collections.abc import Callable, Mapping

from bivouac.bots import RandomBot
from bivouac.engine import Bot
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.planner import Planner
from bivouac.games.twisted.trickster import Legend, Trickster

BOTS: Mapping[str, Callable[[], Bot]] = {
    "hatchling": RandomBot,
    "rascal": Greedy,
    "schemer": Planner,
    "trickster": Trickster,
    "legend": Legend,
}
