"""Hex grids as integer sets.

A `Grid` is a block of flat-top hexes, `width` columns by `height` rows, odd columns half a hex lower ("odd-q").
A hex is a number, counted along the rows from the top left; a set of hexes is an `int` with one bit a hex.

    >>> grid = Grid(5, 4)
    >>> grid.distance(grid.at(0, 0), grid.at(4, 3))
    5
    >>> print(grid.picture(grid.within_mask(1 << grid.at(2, 1), 1)))
    .   #   .
      #   #
    .   #   .
      #   #
    .   #   .
      .   .
    .   .   .
      .   .
"""

from bivouac.hexes.grid import Grid, cells, flags, lowest, only
from bivouac.hexes.shape import Point, centre, corners, outlines

__all__ = ["Grid", "Point", "cells", "centre", "corners", "flags", "lowest", "only", "outlines"]
