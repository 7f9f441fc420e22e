"""What the pictures of Cryptid are made of: sizes, motifs, shapes and the style sheet.

Everything is told apart by its form as well as by its colour: a terrain by its motif, a territory by its line, a
structure by its shape and letter, a token by its shape and letter.

Lengths are in units of the picture; a hex is 80 wide. Paths and shapes are drawn round (0, 0).
"""

from bivouac.hexes import Point

SIZE = 40.0  # from the middle of a hex to its corners
TILE = 0.972  # of that: what is left between two hexes is their seam
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
TOKEN_SHAPES = {
    "disc": '<circle class="side" cy="2.8" r="15"/><circle class="face" r="15"/><text y="6.2">{}</text>',
    "cube": (
        '<rect class="side" x="-13.5" y="-10.5" width="27" height="27" rx="2.5"/>'
        '<rect class="face" x="-13.5" y="-13.5" width="27" height="27" rx="2.5"/><text y="6.2">{}</text>'
    ),
}
PAWN_SHAPE = '<path d="M-11 15q0-4 3.5-5.5 3.8-5 4.3-12.5a8 8 0 1 1 6.4 0q.5 7.5 4.3 12.5 3.5 1.5 3.5 5.5z"/>'

# Where so many tokens lie in a hex, and their scale: alone there, and below a structure, which then moves up.
ALONE: tuple[tuple[float, Stand], ...] = (
    (1.0, ()),
    (1.05, ((0, 0),)),
    (0.95, ((-15, 0), (15, 0))),
    (0.86, ((0, -14), (-14.5, 11), (14.5, 11))),
    (0.8, ((0, -15.5), (-20, 0), (20, 0), (0, 15.5))),
    (0.7, ((0, -17.5), (-20.5, -4.5), (20.5, -4.5), (-11, 14.5), (11, 14.5))),
)
BELOW: tuple[tuple[float, Stand], ...] = (
    (1.0, ()),
    (0.88, ((0, 16),)),
    (0.8, ((-14, 15), (14, 15))),
    (0.68, ((-20.5, 9), (0, 20), (20.5, 9))),
    (0.62, ((-24, 2), (-10.5, 18), (10.5, 18), (24, 2))),
    (0.58, ((-25.5, -3), (-18, 14.5), (0, 21), (18, 14.5), (25.5, -3))),
)

# The style sheet. All colours are custom properties, so that a page can give others. It holds for pictures alone
# (`.cryptid`), because a notebook shows many of them on one page.
STYLE = """\
.cryptid {
  --paper: #f5f0e4; --board: #57503f; --label: #5d5646;
  --water: #a5d0e2; --water-ink: #4e90b0;
  --mountain: #bdb8b3; --mountain-ink: #837d7c; --mountain-deep: #6a6466; --snow: #f3f1ee;
  --forest: #8fb983; --forest-ink: #55875a;
  --swamp: #a596b3; --swamp-ink: #69587f;
  --desert: #f0dfae; --desert-ink: #bf9d58; --desert-deep: #dcc384;
  --lit: #fffbe8; --bear: #3d1f10; --cougar: #a8102e; --halo: #fffaf0; --gold: #ffc41f;
  --edge: #22201c; --ivory: #fffdf4;
  --stone-white: #fdfdfb; --stone-green: #2f8f4e; --stone-blue: #2467b5; --stone-black: #1c1c1f;
  --blue: #0a63ad; --orange: #f59f0a; --green: #0a9b6c; --purple: #a55fc8; --red: #c8202c;
  font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-weight: 700; text-anchor: middle;
}
.cryptid:not(:root) { display: block; width: 100%; max-width: 60rem; }
.cryptid .paper { fill: var(--paper); }
.cryptid .board { fill: var(--board); stroke: var(--board); stroke-width: 7; stroke-linejoin: round; }
.cryptid .label { fill: var(--label); font-size: 20px; font-weight: 600; }
.cryptid .hex path { fill: none; }
.cryptid .ink { stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.cryptid .water .tile { fill: var(--water); }
.cryptid .water .ink { stroke: var(--water-ink); }
.cryptid .mountain .tile { fill: var(--mountain); }
.cryptid .mountain .shade { fill: var(--mountain-ink); }
.cryptid .mountain .deep { fill: var(--mountain-deep); }
.cryptid .mountain .snow { fill: var(--snow); }
.cryptid .forest .tile { fill: var(--forest); }
.cryptid .forest .shade { fill: var(--forest-ink); }
.cryptid .swamp .tile { fill: var(--swamp); }
.cryptid .swamp .ink { stroke: var(--swamp-ink); }
.cryptid .swamp .shade { fill: var(--swamp-ink); }
.cryptid .desert .tile { fill: var(--desert); }
.cryptid .desert .ink { stroke: var(--desert-ink); }
.cryptid .desert .deep { fill: var(--desert-deep); }
.cryptid .lit .tile { stroke: var(--lit); stroke-width: 2; }
.cryptid.choosing .hex:not(.lit) { opacity: .72; }
.cryptid.clue .hex:not(.lit) { opacity: .38; }
.cryptid .territory, .cryptid .structures, .cryptid .pieces, .cryptid .marks { pointer-events: none; }
.cryptid .territory path { fill: none; stroke-linejoin: round; }
.cryptid .territory .halo { stroke: var(--halo); stroke-width: 6.5; stroke-opacity: .7; }
.cryptid .bear .line { stroke: var(--bear); stroke-width: 2.4; }
.cryptid .bear .beads { stroke: var(--bear); stroke-width: 6.6; stroke-linecap: round; stroke-dasharray: 0 11; }
.cryptid .cougar .line { stroke: var(--cougar); stroke-width: 4.2; stroke-dasharray: 12 6; }
.cryptid .paw circle { fill: var(--halo); stroke-width: 1.8; }
.cryptid .bear circle { stroke: var(--bear); }
.cryptid .cougar circle { stroke: var(--cougar); }
.cryptid .bear .paw path { fill: var(--bear); }
.cryptid .cougar .paw path { fill: var(--cougar); }
.cryptid .bear .claws { stroke: var(--bear); stroke-width: 1.7; stroke-linecap: round; }
.cryptid .cougar .toes { stroke: var(--cougar); stroke-width: 2.6; stroke-linecap: round; }
.cryptid .structure path { stroke: var(--edge); stroke-width: 2.6; stroke-linejoin: round; }
.cryptid .structure text { font-size: 16px; fill: var(--ivory); }
.cryptid .structure.shack text { font-size: 14px; }
.cryptid .structure.white path { fill: var(--stone-white); }
.cryptid .structure.white text { fill: var(--edge); }
.cryptid .structure.green path { fill: var(--stone-green); }
.cryptid .structure.blue path { fill: var(--stone-blue); }
.cryptid .structure.black path { fill: var(--stone-black); stroke: var(--ivory); }
.cryptid .piece text { font-size: 17px; fill: #fff; }
.cryptid .piece.orange text { fill: #2b1a00; }
.cryptid .side { fill: #000; fill-opacity: .4; }
.cryptid .face { stroke: #fff; stroke-width: 2.2; }
.cryptid .blue .face { fill: var(--blue); }
.cryptid .orange .face { fill: var(--orange); }
.cryptid .green .face { fill: var(--green); }
.cryptid .purple .face { fill: var(--purple); }
.cryptid .red .face { fill: var(--red); }
.cryptid .last .face { stroke: var(--gold); stroke-width: 4; }
.cryptid .asked { fill: none; stroke: var(--edge); stroke-width: 6.5; stroke-linejoin: round; }
.cryptid .asked.inner { stroke: var(--ivory); stroke-width: 3; }
.cryptid .pawn path { fill: var(--ivory); stroke: var(--edge); stroke-width: 2.6; stroke-linejoin: round; }
.cryptid .rays { stroke: var(--gold); stroke-width: 5; stroke-linecap: round; }
.cryptid .glow { fill: var(--gold); fill-opacity: .55; stroke: var(--gold); stroke-width: 7; stroke-linejoin: round; }
@media (prefers-color-scheme: dark) {
  .cryptid {
    --paper: #15191b; --board: #0a0d0e; --label: #b9b4a4;
    --water: #4d8096; --water-ink: #8fc0d3;
    --mountain: #77737a; --mountain-ink: #57535b; --mountain-deep: #434047; --snow: #c9c6c4;
    --forest: #4c7650; --forest-ink: #2b4d33;
    --swamp: #655678; --swamp-ink: #b3a2c9;
    --desert: #b49f6d; --desert-ink: #7d683a; --desert-deep: #97824f;
    --lit: #cfc8a8; --cougar: #b3122f;
  }
}
"""
