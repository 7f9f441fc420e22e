"""Many games at once: matches, ladders, tables of figures."""

from bivouac.arena.ladder import Rung, climb, mirrored
from bivouac.arena.match import Match, Result, play_match
from bivouac.arena.pool import cores, play_all, spread

__all__ = ["Match", "Result", "Rung", "climb", "cores", "mirrored", "play_all", "play_match", "spread"]
