"""What the pictures of Cryptid are made of: sizes, motifs and shapes.

Everything is told apart by its form as well as by its colour: a terrain by its motif, a territory by its line, a
structure by its shape and letter, a token by its shape, its letter and the notches in its edge.

Lengths are in units of the picture; a hex is 80 wide. Paths and shapes are drawn round (0, 0).
"""

from bivouac.hexes import Point

SIZE = 40.0  # from the middle of a hex to its corners
REACH = 38.9  # the same of its tile: what is left between two tiles is their seam
TILE = "l-19.4 33.7h-38.9l-19.5-33.7 19.5-33.7h38.9z"  # round a hex, from its right corner
HEX = f"M{REACH} 0{TILE}"
INSET = 5.2  # of a territory's line from the edge of its hexes

# A motif: layers (class, path), and where its elements stand in a hex, in three ways so that no two neighbours need
# look alike. A path goes on from where the element stands.
Layers = tuple[tuple[str, str], ...]
Stand = tuple[Point, ...]

_WAVE = "m-12 1q3-5.5 6 0t6 0 6 0 6 0"
_PEAK = "m-14 12l14-25 14 25z"
_FACE = "m0-13l14 25h-10l-3.5-6.5 2.5-4z"
_SNOW = "m-5.6-3l5.6-10 5.6 10-3.3-2-2.3 3.5-2.6-3z"
_TREE = "m0-12.5l5.8 8.5h-2.7l5 8h-6.5v4.5h-3.2v-4.5h-6.5l5-8h-2.7z"
_REEDS = "m0 9v-17m-4 17q0-8-3.5-12m11.5 12q0-8 3.5-12m-15.5 13h16"
_CATTAIL = "m-1.7-14.5a1.7 1.7 0 0 1 3.4 0v6a1.7 1.7 0 0 1-3.4 0z"
_DUNE = "m-15 5q9-1 14-11 4 9 15 11"
_LEE = "m-1-6q4 9 15 11h-9q-8-3-6-11z"

MOTIFS: dict[str, Layers] = {
    "water": (("ink", _WAVE),),
    "mountain": (("shade", _PEAK), ("deep", _FACE), ("snow", _SNOW)),
    "forest": (("shade", _TREE),),
    "swamp": (("ink", _REEDS), ("shade", _CATTAIL)),
    "desert": (("deep", _LEE), ("ink", _DUNE)),
}
STANDS: dict[str, tuple[Stand, Stand, Stand]] = {
    "water": (
        ((-9, -19), (12, -7), (-13, 5), (8, 19)),
        ((9, -19), (-13, -7), (13, 6), (-7, 19)),
        ((-5, -20), (-14, -4), (14, -5), (3, 11), (-8, 23)),
    ),
    "mountain": (
        ((-11, -14), (18, -3), (-7, 17)),
        ((12, -15), (-18, -1), (8, 17)),
        ((-1, -17), (-12.5, 8), (12.5, 11)),
    ),
    "forest": (
        ((-12, -15), (9, -17), (-24, 3), (23, 0), (-1, 4), (-13, 19), (12, 19)),
        ((0, -19), (-17, -8), (17, -8), (-5, 4), (23, 8), (-19, 16), (7, 19)),
        ((-10, -18), (13, -14), (-22, 0), (1, 2), (23, 5), (-10, 20), (11, 20)),
    ),
    "swamp": (
        ((-13, -17), (16, -11), (-17, 13), (10, 21)),
        ((11, -18), (-19, -7), (20, 9), (-7, 21)),
        ((-4, -19), (-23, 3), (20, -4), (5, 21)),
    ),
    "desert": (
        ((-7, -20), (16, -3), (-9, 20)),
        ((9, -20), (-16, -2), (11, 20)),
        ((-12, -17), (15, -9), (-13, 12), (10, 20)),
    ),
}

# The animals' marks: a bear's broad pad with five claws, a cougar's round one with four toes.
PAWS = {
    "bear": (
        '<path d="M-4.8 3.8q-.8-4.3 4.8-4.3t4.8 4.3q-4.8 2.2-9.6 0z"/>'
        '<path class="claws" d="M-5-2.5l-.8-1.8M-2.7-3.9l-.4-2.2M0-4.3v-2.3M2.7-3.9l.4-2.2M5-2.5l.8-1.8"/>'
    ),
    "cougar": (
        '<path d="M-3.2 4.5q-1.6-1.5.7-3.3 2.5-2.6 5 0 2.3 1.8.7 3.3-1.6.9-3.2 0-1.6.9-3.2 0z"/>'
        '<path class="toes" d="M-4.8-.8v-.8M-1.8-3.6v-1M1.8-3.6v-1M4.8-.8v-.8"/>'
    ),
}

STRUCTURE_SHAPES = {
    "stone": '<path d="M-5.8-14h11.6l8.2 8.2v11.6l-8.2 8.2h-11.6l-8.2-8.2v-11.6z"/><text y="5.9">{}</text>',
    "shack": '<path d="M0-18l18 30h-36z"/><text y="8.5">{}</text>',
}
# Tokens are larger than what lies between them, because their letters are to be read on a phone.
TOKEN_SHAPES = {
    "disc": '<circle class="side" cy="2.8" r="15"/><circle class="face" r="15"/>',
    "cube": (
        '<rect class="side" x="-13.5" y="-10.5" width="27" height="27" rx="2.5"/>'
        '<rect class="face" x="-13.5" y="-13.5" width="27" height="27" rx="2.5"/>'
    ),
}
NOTCHES = {
    "blue": "",
    "orange": "M0-16v4",
    "green": "M0-16v4M0 16v-4",
    "purple": "M-16 0h4M16 0h-4",
    "red": "M0-16v4M0 16v-4M-16 0h4M16 0h-4",
}
PAWN_SHAPE = '<path d="M-11 15q0-4 3.5-5.5 3.8-5 4.3-12.5a8 8 0 1 1 6.4 0q.5 7.5 4.3 12.5 3.5 1.5 3.5 5.5z"/>'

# Where so many tokens lie in a hex, and their scale: alone there, and below a structure.
ALONE: tuple[tuple[float, Stand], ...] = (
    (1.0, ()),
    (1.1, ((0, 0),)),
    (1.0, ((-16.5, 0), (16.5, 0))),
    (0.92, ((0, -15), (-15.5, 12), (15.5, 12))),
    (0.84, ((0, -17.5), (-21, 0), (21, 0), (0, 17.5))),
    (0.76, ((0, -19), (-22, -5), (22, -5), (-12, 16.5), (12, 16.5))),
)
BELOW: tuple[tuple[float, Stand], ...] = (
    (1.0, ()),
    (0.95, ((0, 17),)),
    (0.9, ((-15, 15), (15, 15))),
    (0.72, ((-21.5, 9), (0, 21), (21.5, 9))),
    (0.66, ((-25, 3), (-11, 20), (11, 20), (25, 3))),
    (0.62, ((-26, -3), (-20.5, 15.5), (0, 23.5), (20.5, 15.5), (26, -3))),
)
STRUCTURE_STAND: tuple[float, Point] = (1.05, (0, -12))
