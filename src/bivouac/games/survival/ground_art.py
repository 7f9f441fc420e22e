"""What the picture of a country is made of: sizes, motifs and signs.

Each ground is told apart by its motif as well as by its colour, and every sign by its shape. Lengths are in units of
the picture, whole numbers all of them, so that 1,462 hexes stay a small file: a hex is 80 wide and 68 high. Motifs and
signs are drawn round (0, 0).
"""

Spot = tuple[int, int]

REACH, SIDE, RISE = 40, 20, 34  # of a hex: to its right corner; to its upper right corner, across and up
ACROSS, DOWN = 60, 68  # from column to column, from row to row
HEX = "l-20 34h-40l-20-34 20-34h40z"  # round a hex, from its right corner
HALFWAY: tuple[Spot, ...] = ((0, -34), (30, -17), (30, 17), (0, 34), (-30, 17), (-30, -17))  # to each neighbour

# A motif: layers (class, path, where the path ends), and where its elements stand in a hex, in three ways so that no
# two neighbours need look alike. A path goes on from where the element stands.
_TREE = "l8 17h-6v4h-4v-4h-6z"
_TREE_SHADE = "l8 17h-6v4h-2z"
_PEAK = "l17 32h-34z"
_PEAK_SHADE = "l17 32h-13l-6-11 5-7z"
_TUFT = "v-11m-4 11l-3-8m11 8l3-8m-15 10h18"
_DUNE = "q9-1 13-8 5 7 13 8"
_GRAIN = "h0m9 5h0m8-5h0"

MOTIFS: dict[str, tuple[tuple[str, str, Spot], ...]] = {
    "woods": (("fill", _TREE, (0, 0)), ("deep", _TREE_SHADE, (0, 0))),
    "mountain": (("fill", _PEAK, (0, 0)), ("deep", _PEAK_SHADE, (0, 0))),
    "swamp": (("line", _TUFT, (10, 2)),),
    "desert": (("line", _DUNE, (26, 0)), ("grain", _GRAIN, (17, 0))),
}
STANDS: dict[str, tuple[tuple[Spot, ...], ...]] = {
    "woods": (
        ((-14, -29), (10, -27), (-26, -9), (-2, -8), (22, -8), (-13, 10), (12, 11)),
        ((0, -30), (-19, -22), (19, -21), (-8, -6), (27, -4), (-22, 6), (9, 9)),
        ((-9, -28), (15, -28), (-27, -7), (3, -10), (24, -5), (-11, 8), (14, 11)),
    ),
    "mountain": (
        ((-10, -30), (14, -6)),
        ((11, -30), (-14, -4)),
        ((-13, -22), (11, -13)),
    ),
    "swamp": (
        ((-14, -9), (15, -4), (-10, 22)),
        ((9, -11), (-17, 5), (13, 22)),
        ((-3, -10), (-18, 16), (16, 15)),
    ),
    "desert": (
        ((-24, -10), (2, 8), (-20, 22)),
        ((0, -12), (-26, 7), (2, 23)),
        ((-12, -14), (-27, 12), (2, 14)),
    ),
}
# Where they may stand in a hex that a river, a trail or a sign is in; those that are free do.
ASIDE: dict[str, tuple[Spot, ...]] = {
    "woods": ((-22, -22), (-3, -31), (20, -24), (-27, -4), (27, -5), (-20, 9), (3, 12), (21, 8)),
    "mountain": ((-19, -33), (20, -32), (-23, -3), (23, -3)),
    "swamp": ((-20, -12), (18, -14), (-22, 20), (20, 22), (0, 30)),
    "desert": ((-26, -14), (2, -16), (-28, 20), (2, 22)),
}
# How far below where it stands an element has its middle, and how wide a berth it needs.
BERTH = {"woods": (9, 15), "mountain": (18, 22), "swamp": (-4, 16), "desert": (-2, 18)}
SIGN = 19  # how far a sign reaches

LAKE = "m-24 1c-1-9 7-15 17-14 7 1 10-4 18-1 9 3 14 9 11 16-3 8-13 9-21 8-7-1-10 3-16 1-6-2-9-5-9-10z"
RIPPLE = "m-13-1q4-4 8 0t8 0m-6 8q4-4 8 0t8 0"
# An acorn: nut and cap.
NUT = "m-9-1q0 11 9 15 9-4 9-15z"
CAP = "m-12-3q0-9 12-9t12 9q0 3-3 3h-18q-3 0-3-3zm12-9v-6"
# A cabin, with its number on the front.
CABIN = "m-21 27v-27h-7l28-25 28 25h-7v27z"
