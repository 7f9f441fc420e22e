"""The style sheets of Cryptid: `STYLE` for its pictures, `FACE_STYLE` for pictures and panels on a page.

All colours are custom properties. Those of tokens and structures stay apart for people who see fewer colours, by day
and by night alike; a test computes how far.
"""

import re

# Of tokens and structures: the same by day and by night.
PLAYERS = {"blue": "#0b51a0", "orange": "#f7a81b", "green": "#14a373", "purple": "#cb86e3", "red": "#b3121f"}
STONES = {"white": "#fdfdfb", "green": "#3da35d", "blue": "#1f55a8", "black": "#1c1c1f"}
DARK_INK, LIGHT_INK = "#14110c", "#ffffff"
LETTERED_LIGHT = ("blue", "red", "black")  # whose letter is light


def _properties(prefix: str, colours: dict[str, str]) -> str:
    return " ".join(f"--{prefix}{name}: {colour};" for name, colour in colours.items())


_DAY = f"""\
--paper: #f5f0e4; --board: #57503f; --label: #5d5646;
--water: #a5d0e2; --water-ink: #4e90b0;
--mountain: #bdb8b3; --mountain-ink: #837d7c; --mountain-deep: #6a6466; --snow: #f3f1ee;
--forest: #8fb983; --forest-ink: #55875a;
--swamp: #a596b3; --swamp-ink: #69587f;
--desert: #f0dfae; --desert-ink: #bf9d58; --desert-deep: #dcc384;
--lit: #fffbe8; --bear: #3d1f10; --cougar: #a8102e; --halo: #fffaf0; --gold: #ffc41f; --veil: #241f14;
--here: #16130c; --rule: #8a8272; --open: #fffdf6; --struck: #e6dfcd;
--edge: #22201c; --ivory: #fffdf4; --dark-ink: {DARK_INK}; --light-ink: {LIGHT_INK};
{_properties("stone-", STONES)}
{_properties("", PLAYERS)}"""
_NIGHT = """\
--paper: #15191b; --board: #0a0d0e; --label: #b9b4a4;
--water: #4d8096; --water-ink: #8fc0d3;
--mountain: #77737a; --mountain-ink: #57535b; --mountain-deep: #434047; --snow: #c9c6c4;
--forest: #4c7650; --forest-ink: #2b4d33;
--swamp: #655678; --swamp-ink: #b3a2c9;
--desert: #b49f6d; --desert-ink: #7d683a; --desert-deep: #97824f;
--lit: #cfc8a8; --cougar: #b3122f; --halo: #e9e2d0; --veil: #000;
--here: #fffbe8; --rule: #77715f; --open: #2b3033; --struck: #1a1e20;"""

_PICTURE = """\
.cryptid { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-weight: 700; text-anchor: middle; }
.cryptid:not(:root) { display: block; width: 100%; max-width: 60rem; }
.cryptid .paper { fill: var(--paper); }
.cryptid .board { fill: var(--board); stroke: var(--board); stroke-width: 7; stroke-linejoin: round; }
.cryptid .label { fill: var(--label); font-size: 22px; font-weight: 600; }
.cryptid .land path { fill: none; }
.cryptid .land .ink { stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.cryptid .tile.water { fill: var(--water); }
.cryptid .ink.water { stroke: var(--water-ink); }
.cryptid .tile.mountain { fill: var(--mountain); }
.cryptid .shade.mountain { fill: var(--mountain-ink); }
.cryptid .deep.mountain { fill: var(--mountain-deep); }
.cryptid .land .snow { fill: var(--snow); }
.cryptid .tile.forest { fill: var(--forest); }
.cryptid .shade.forest { fill: var(--forest-ink); }
.cryptid .tile.swamp { fill: var(--swamp); }
.cryptid .ink.swamp { stroke: var(--swamp-ink); }
.cryptid .shade.swamp { fill: var(--swamp-ink); }
.cryptid .tile.desert { fill: var(--desert); }
.cryptid .ink.desert { stroke: var(--desert-ink); }
.cryptid .deep.desert { fill: var(--desert-deep); }
.cryptid .hex { fill: var(--veil); fill-opacity: 0; stroke-linejoin: round; }
.cryptid .lit { stroke: var(--lit); stroke-width: 2; }
.cryptid.choosing .hex:not(.lit) { fill-opacity: .3; }
.cryptid.clue .hex:not(.lit) { fill-opacity: .62; }
.cryptid .territory, .cryptid .structures, .cryptid #pieces { pointer-events: none; }
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
.cryptid .structure text { font-size: 18px; fill: var(--dark-ink); }
.cryptid .structure.shack text { font-size: 15px; }
.cryptid .structure.white path { fill: var(--stone-white); }
.cryptid .structure.green path { fill: var(--stone-green); }
.cryptid .structure.blue path { fill: var(--stone-blue); }
.cryptid .structure.blue text, .cryptid .structure.black text { fill: var(--light-ink); }
.cryptid .structure.black path { fill: var(--stone-black); stroke: var(--ivory); }
.cryptid .piece text { font-size: 21px; fill: var(--dark-ink); }
.cryptid .notch { fill: none; stroke: var(--edge); stroke-width: 4; }
.cryptid .blue text, .cryptid .red text { fill: var(--light-ink); }
.cryptid .side { fill: #000; fill-opacity: .45; }
.cryptid .face { stroke: #fff; stroke-width: 2; }
.cryptid .blue .face { fill: var(--blue); }
.cryptid .orange .face { fill: var(--orange); }
.cryptid .green .face { fill: var(--green); }
.cryptid .purple .face { fill: var(--purple); }
.cryptid .red .face { fill: var(--red); }
.cryptid .last .face { stroke: var(--gold); stroke-width: 4; }
.cryptid .asked { fill: none; stroke: var(--edge); stroke-width: 6.5; stroke-linejoin: round; }
.cryptid .inner { stroke: var(--ivory); stroke-width: 3; }
.cryptid .pawn path { fill: var(--ivory); stroke: var(--edge); stroke-width: 2.6; stroke-linejoin: round; }
.cryptid .rays { stroke: var(--gold); stroke-width: 5; stroke-linecap: round; }
.cryptid .glow { fill: var(--gold); fill-opacity: .4; stroke: var(--gold); stroke-width: 7; stroke-linejoin: round; }
"""

# A picture alone is the root of its file, and a notebook shows many: all selectors begin with the picture's class.
STYLE = f"""\
.cryptid {{
{_DAY}
}}
{_PICTURE}@media (prefers-color-scheme: dark) {{
.cryptid {{
{_NIGHT}
}}
}}
"""

_PAGE = """\
.cryptid .lit { cursor: pointer; }
.cryptid .lit:hover { stroke-width: 6; }
.cryptid:has(.shown) .hex:not(.shown) { fill-opacity: .62; }
.cryptid .shown { stroke: var(--gold); stroke-width: 3; }
.cryptid .here { stroke: var(--here); stroke-width: 7; }
@media (prefers-reduced-motion: no-preference) {
.cryptid .new .drop { animation: cryptid-drop .32s ease-in; }
}
@keyframes cryptid-drop { from { transform: scale(1.4); } }
.cryptid-panel .badge { display: inline-grid; place-items: center; min-width: 1.5em; height: 1.5em; border-radius: 4px;
font-weight: 700; color: var(--dark-ink); }
.cryptid-panel .blue { background: var(--blue); color: var(--light-ink); }
.cryptid-panel .orange { background: var(--orange); }
.cryptid-panel .green { background: var(--green); }
.cryptid-panel .purple { background: var(--purple); }
.cryptid-panel .red { background: var(--red); color: var(--light-ink); }
.seat-0 { background: var(--blue); stroke: var(--blue); color: var(--light-ink); }
.seat-1 { background: var(--orange); stroke: var(--orange); color: var(--dark-ink); }
.seat-2 { background: var(--green); stroke: var(--green); color: var(--dark-ink); }
.seat-3 { background: var(--purple); stroke: var(--purple); color: var(--dark-ink); }
.seat-4 { background: var(--red); stroke: var(--red); color: var(--light-ink); }
.cryptid-panel button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
.cryptid-clues { display: grid; gap: .4rem; }
.cryptid-clues .rule { display: flex; gap: .5em; align-items: start; text-align: start; min-height: 24px; }
.cryptid-sheet { display: flex; gap: 4px; font-size: .8125rem; max-width: 34rem; }
.cryptid-sheet > div { display: grid; grid-auto-rows: 1.75rem; gap: 2px; align-items: stretch; align-content: start; }
.cryptid-sheet .names { flex: 1 0 7.25rem; min-width: 0; }
.cryptid-sheet .single { flex: 0 1 3.5rem; }
.cryptid-sheet .pairs { flex: 0 1 5rem; grid-template-columns: 1fr 1fr; min-width: 50px; }
.cryptid-sheet .pairs .badge { grid-column: span 2; }
.cryptid-sheet .badge { height: auto; }
.cryptid-sheet b, .cryptid-sheet i { align-self: end; font-style: normal; line-height: 1.2; white-space: nowrap; }
.cryptid-sheet i { text-align: center; font-size: .6875rem; }
.cryptid-sheet .rule { text-align: start; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.cryptid-sheet .box { min-width: 24px; border: 1px solid var(--rule); border-radius: 4px; background: var(--open); }
.cryptid-sheet .box::after { content: attr(data-mark); font-weight: 800; }
.cryptid-sheet [data-sign="-"] { background: var(--struck); border-color: transparent; }
.cryptid-sheet [data-sign="-"][data-mark=""]::after { content: "\\2013"; font-weight: 400; opacity: .7; }
.cryptid-sheet [data-sign=X] { background: var(--gold); color: var(--dark-ink); }
.cryptid-sheet [data-sign=X][data-mark=""]::after { content: "\\2715"; }
"""


def _squeezed(css: str) -> str:
    """Without the blanks that only people need: every visitor loads it."""
    return re.sub(r"(?<=[{};:,])\s+", "", css)


# On a page, what the reader has chosen (`data-theme`) stands above what the system asks for.
FACE_STYLE = _squeezed(f"""\
.cryptid, .cryptid-panel, [class*=seat-] {{
{_DAY}
}}
{_PICTURE}{_PAGE}@media (prefers-color-scheme: dark) {{
:root:not([data-theme=light]) :is(.cryptid, .cryptid-panel, [class*=seat-]) {{
{_NIGHT}
}}
}}
:root[data-theme=dark] :is(.cryptid, .cryptid-panel, [class*=seat-]) {{
{_NIGHT}
}}
""")
