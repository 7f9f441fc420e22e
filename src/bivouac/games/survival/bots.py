"""Players of Outdoor Survival, weakest first. They see views only.

A careful walker reads the map: to water and food when they are wanted, else the cheapest way. A guide knows the exact
solution where there is one, plans over where the lost may be, and thinks of what pursuers can reach.
"""

from collections.abc import Callable, Mapping

from bivouac.engine import Bot
from bivouac.games.survival.careful import Careful
from bivouac.games.survival.guide import Guide

BOTS: Mapping[str, Callable[[], Bot]] = {"careful": Careful, "guide": Guide}
