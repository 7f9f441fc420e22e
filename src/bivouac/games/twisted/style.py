"""The style sheets of Twisted Cryptids: `STYLE` for its pictures, `FACE_STYLE` for pictures and panels on a page.

Seats and tastes stay apart for people who see fewer colours; a test computes how far. Panels: `panel_style`.
"""

import re

from bivouac.games.twisted.panel_style import PANELS

PLAYERS = {"red": "#b3121f", "blue": "#0b51a0", "green": "#14a373", "yellow": "#f7c21b"}
TASTE_COLOURS = {"hiker": "#f5953b", "hunter": "#2c4a2e", "researcher": "#f6f7fb", "any": "#9d7fc4"}
DARK_INK, LIGHT_INK = "#14110c", "#ffffff"
LETTERED_LIGHT = ("red", "blue", "hunter")  # whose letter is light


def _properties(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


DAY = f"""\
{_properties(PLAYERS)} {_properties(TASTE_COLOURS)}
--dark-ink: {DARK_INK}; --light-ink: {LIGHT_INK}; --edge: #22201c; --ivory: #fffdf4; --gold: #ffc41f; --go: #0f6b3f;
--paper: #f5f0e4; --rim: #e3d6b6; --rim-ink: #6a5a3a; --step: #b9a67c; --name: #20180c; --halo: #fffaf0;
--river: #cfe3b4; --park: #b9d98c; --lake: #c3d9a4; --marsh: #b3b58a; --gorge: #e2c6a0; --woods: #8fb77f;
--chasm: #8d8378;
--evening: #f0b183; --back-hill: #7f9c6a; --clearing: #e9dcb8; --outline: #22201c; --tent: #c8743c;
--tent-door: #5b3015; --bark: #6d4a2a; --border: #5f7444; --trail: #f7ecd0;
--water: #79b8d8; --ripple: #d8eef7; --crystal: #b38be0; --spark: #ffffff; --tree: #3f7a47; --hill: #9cc873;
--bench: #8a5a2e; --flower: #e8577c; --maple: #d2542c; --canoe: #9b3a24; --murk: #7f9078; --pad: #5c9a50;
--reed: #6b5a2a;
--cliff: #cfa478; --crack: #8f6843; --rock: #a58a72; --far-tree: #5f9463; --abyss: #4a423c; --abyss-deep: #231f1c;
--board: #fffaf0; --board-ink: #20180c; --board-line: #b8a682; --spent: #b0a58c; --soft-ink: #5a5546;
--open: #fffdf6; --rule: #b8a682; --card-ink: #20180c; --minus: #a3240f; --plus: #135c33; --here: #16130c;"""
NIGHT = """\
--paper: #15191b; --rim: #2c2b25; --rim-ink: #cbbf9f; --step: #6a6350; --name: #fff6df; --halo: #14180f;
--river: #3c553b; --park: #3e5c33; --lake: #39543a; --marsh: #44492f; --gorge: #6a513a; --woods: #284a33;
--chasm: #3a3632;
--evening: #2b2748; --back-hill: #2b4433; --clearing: #5a5038; --outline: #f3ead2; --tent: #9d5428;
--tent-door: #2c1609; --bark: #3f2a17; --border: #1d2b18; --trail: #a89b78;
--water: #2f6586; --ripple: #6fa8c6; --crystal: #8f6bc0; --spark: #d9e6f2; --tree: #1d4127; --hill: #476b37;
--bench: #5d3c1e; --flower: #b13f5e; --maple: #93381d; --canoe: #6b2717; --murk: #34452f; --pad: #35632f;
--reed: #8a7740;
--cliff: #7d5f42; --crack: #4a3521; --rock: #5f4e40; --far-tree: #35603f; --abyss: #1e1a17; --abyss-deep: #0a0908;
--board: #23292a; --board-ink: #f3ecd9; --board-line: #55594f; --spent: #6d6a5e; --soft-ink: #bdb7a4;
--open: #262d2e; --rule: #5d6159; --card-ink: #f3ecd9; --minus: #ff9d8a; --plus: #8fd6a5; --here: #fffbe8;
--go: #55c58a;"""

_SEATS = "".join(f".twisted .of-{seat} {{ --own: var(--{name}); }}\n" for seat, name in enumerate(PLAYERS))
_LIGHT = "".join(
    f".twisted .of-{seat} {{ --own-ink: var(--{'light' if name in LETTERED_LIGHT else 'dark'}-ink); }}\n"
    for seat, name in enumerate(PLAYERS)
)
_LANDS = "".join(
    f".twisted .land.{name} {{ fill: var(--{name}); }}\n"
    for name in ("river", "park", "lake", "marsh", "gorge", "woods", "chasm")
)
_PICTURE = """\
.twisted { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-weight: 700; text-anchor: middle; }
.twisted:not(:root) { display: block; width: 100%; max-width: 60rem; }
.twisted .paper { fill: var(--paper); }
.twisted .rim { fill: var(--rim); stroke: var(--board-line); stroke-width: 3; }
.twisted .track text { font-size: 21px; fill: var(--rim-ink); font-weight: 600; }
.twisted .steps { fill: none; stroke: var(--step); stroke-width: 8; stroke-linecap: round; }
.twisted .borders { fill: none; stroke: var(--border); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.twisted .trail { fill: none; stroke: var(--trail); stroke-width: 7; stroke-linecap: round; stroke-dasharray: 3 13; }
.twisted .clearing { fill: var(--clearing); stroke: var(--border); stroke-width: 5; }
.twisted .tent { fill: var(--tent); }
.twisted .door { fill: var(--tent-door); }
.twisted .log { fill: none; stroke: var(--bark); stroke-width: 6; stroke-linecap: round; }
.twisted .fire { fill: #f08a24; }
.twisted .water { fill: var(--water); }
.twisted .ripple { fill: none; stroke: var(--ripple); stroke-width: 4; stroke-linecap: round; }
.twisted .crystal { fill: var(--crystal); stroke: var(--halo); stroke-width: 1.5; }
.twisted .spark { fill: var(--spark); }
.twisted .tree { fill: var(--tree); }
.twisted .tree.far { fill: var(--far-tree); }
.twisted .hill { fill: var(--hill); }
.twisted .bench { fill: none; stroke: var(--bench); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
.twisted .flower { fill: var(--flower); }
.twisted .maple { fill: var(--maple); }
.twisted .canoe { fill: var(--canoe); }
.twisted .oar { fill: none; stroke: var(--bench); stroke-width: 4; stroke-linecap: round; }
.twisted .murk { fill: var(--murk); }
.twisted .pad { fill: var(--pad); fill-rule: evenodd; }
.twisted .reed { fill: var(--reed); }
.twisted .bubble { fill: none; stroke: var(--ripple); stroke-width: 2.5; }
.twisted .smile, .twisted .grumble { fill: none; stroke: var(--name); stroke-width: 2.4; stroke-linecap: round; }
.twisted .cliff { fill: var(--cliff); }
.twisted .crack { fill: none; stroke: var(--crack); stroke-width: 5; stroke-linejoin: round; stroke-linecap: round; }
.twisted .fall { fill: var(--water); }
.twisted .rock { fill: var(--rock); stroke: var(--crack); stroke-width: 2; }
.twisted .glint { fill: none; stroke: #ffe27a; stroke-width: 6; stroke-linecap: round; }
.twisted .abyss { fill: var(--abyss); }
.twisted .deep { fill: var(--abyss-deep); }
.twisted .plank { fill: none; stroke: var(--bench); stroke-width: 7; stroke-linecap: round; }
.twisted .evening { fill: var(--evening); }
.twisted .moon { fill: #ffe9b0; }
.twisted .back-hill { fill: var(--back-hill); }
.twisted .goes { fill: none; stroke: var(--go); stroke-width: 9; stroke-linecap: round; }
.twisted .goes-to { fill: var(--go); }
.twisted .sum { font-size: 34px; fill: var(--name); }
.twisted .no { fill: none; stroke: var(--minus); stroke-width: 10; stroke-linecap: round; }
.twisted .lit-tier { fill: var(--gold); }
.twisted .lit-tier + text + text { fill: var(--dark-ink); }
.twisted .scenery { opacity: .8; }
.twisted #moment { fill: var(--board); stroke: var(--board-line); stroke-width: 2; }
.twisted #pieces { pointer-events: none; }
.twisted .sky { opacity: 0; transition: opacity .6s; }
.twisted .sky circle { transition: fill .6s; fill: #12204a; }
.twisted .sky.dawn { opacity: .16; }
.twisted .sky.dawn circle { fill: #ff7a8a; }
.twisted .sky.dusk { opacity: .24; }
.twisted .sky.dusk circle { fill: #b8390e; }
.twisted .sky.night { opacity: .22; }
.twisted .area { fill: #fff; fill-opacity: 0; stroke: none; stroke-linejoin: round; }
.twisted .name { font-size: 25px; fill: var(--name); stroke: var(--halo); stroke-width: 6; stroke-linejoin: round;
paint-order: stroke; }
.twisted .count rect { fill: var(--halo); fill-opacity: .85; }
.twisted .count path { fill: var(--name); }
.twisted .count text { font-size: 23px; fill: var(--name); }
.twisted .under { fill: var(--halo); fill-opacity: .34; }
.twisted .group text { font-size: 21px; fill: var(--name); stroke: var(--halo); stroke-width: 5; paint-order: stroke; }
.twisted .human .body { stroke: var(--outline); stroke-width: 2.2; stroke-linejoin: round; }
.twisted .hiker .body, .twisted path.hiker { fill: var(--hiker); }
.twisted .hunter .body, .twisted path.hunter { fill: var(--hunter); }
.twisted .researcher .body, .twisted path.researcher { fill: var(--researcher); }
.twisted path.any { fill: var(--any); }
.twisted .human .head { fill: #e8b88f; stroke: var(--edge); stroke-width: 1.8; }
.twisted .human .hat { fill: #a6361c; stroke: var(--edge); stroke-width: 1.4; }
.twisted .hunter .hat { fill: #6d4a2a; }
.twisted .researcher .hat { fill: #fff; }
.twisted .human text { font-size: 15px; fill: var(--dark-ink); }
.twisted .human.hunter text { fill: var(--light-ink); font-size: 14px; }
.twisted .side { fill: #000; fill-opacity: .45; }
.twisted .hideout .face, .twisted .token .face { fill: var(--own); stroke: #fff; stroke-width: 2.6;
stroke-linejoin: round; }
.twisted .hideout .roof { fill: none; stroke: var(--own-ink); stroke-width: 2.4; stroke-linecap: round; opacity: .7; }
.twisted .hideout text { font-size: 21px; fill: var(--own-ink); }
.twisted .token text { font-size: 22px; fill: var(--own-ink); }
.twisted .token .again { font-size: 15px; fill: var(--name); stroke: var(--halo); stroke-width: 4;
paint-order: stroke; }
.twisted .encounter .ring { fill: none; stroke: var(--name); stroke-width: 5; stroke-linecap: round;
stroke-linejoin: round; stroke-dasharray: 1 12; }
.twisted .encounter.now .ring { stroke: var(--gold); stroke-width: 8; stroke-dasharray: none; }
.twisted .star { fill: var(--gold); stroke: var(--edge); stroke-width: 2.4; stroke-linejoin: round; }
.twisted .frame { fill: var(--board); stroke: var(--own); stroke-width: 4; }
.twisted .acting .frame { stroke-width: 9; }
.twisted .backdrop { fill: var(--own); fill-opacity: .24; }
.twisted .tab { fill: var(--own); }
.twisted .letter { font-size: 21px; fill: var(--own-ink); }
.twisted .called, .twisted .myth { text-anchor: start; fill: var(--board-ink); }
.twisted .myth { font-size: 46px; font-weight: 800; }
.twisted .power path { fill: var(--gold); stroke: var(--edge); stroke-width: 1.6; stroke-linejoin: round; }
.twisted .power.used path, .twisted .power.locked path { fill: none; stroke: var(--spent); }
.twisted .cards path { fill: var(--open); stroke: var(--board-ink); stroke-width: 1.8; stroke-linejoin: round; }
.twisted .in-hand { font-size: 19px; fill: var(--board-ink); }
.twisted .back { fill: var(--own); stroke: #fff; stroke-width: 2; }
.twisted .back + text { font-size: 19px; fill: var(--own-ink); }
.twisted .back.spent { fill: none; stroke: var(--spent); stroke-dasharray: 4 3; }
.twisted .back.spent + text { fill: var(--soft-ink); }
.twisted .gone { stroke: var(--spent); stroke-width: 4; stroke-linecap: round; }
.twisted .marker circle { fill: var(--gold); stroke: var(--edge); stroke-width: 2; }
.twisted .marker path { fill: var(--dark-ink); }
.twisted .now text { fill: var(--board-ink); }
.twisted .light { fill: none; stroke: #c9731a; stroke-width: 3.6; stroke-linecap: round; stroke-linejoin: round; }
.twisted .night .light { stroke: #7f8fd0; }
.twisted .event rect { fill: var(--board); stroke: var(--board-line); stroke-width: 2; }
.twisted .event text { fill: var(--board-ink); }
.twisted .sheet { fill: var(--open); stroke: var(--rule); stroke-width: 2.5; }
.twisted .sheet.face-down { fill: var(--own); stroke: #fff; }
.twisted .on-back { font-size: 52px; fill: var(--own-ink); }
.twisted .or, .twisted .worth { font-size: 23px; fill: var(--card-ink); }
.twisted .rule { fill: none; stroke: var(--rule); stroke-width: 2; }
.twisted .warning { fill: none; stroke: var(--minus); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.twisted .house { fill: var(--soft-ink); }
.twisted .way { fill: var(--go); }
.twisted :is(path.hiker,path.hunter,path.researcher,path.any) { stroke: var(--outline); stroke-width: 1.4; }
"""
_PORTRAITS = """\
.portrait .line { fill: none; stroke: #22160c; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round; }
.portrait .shade { fill: none; stroke: #22160c; stroke-opacity: .45; stroke-width: 2.4; stroke-linecap: round;
stroke-linejoin: round; }
.portrait .eye { fill: #fff; stroke: #22160c; stroke-width: 1.6; }
.portrait .pupil { fill: #14110c; }
.bigfoot .fur { fill: #7a4a26; }
.bigfoot .skin { fill: #c79a6e; }
.mothman .fur { fill: #4b4558; }
.mothman .wing { fill: #6c6480; }
.mothman .eye { fill: #e2331d; }
.mothman .pupil { fill: #ffd9a0; }
.frog .skin { fill: #6fae4a; }
.frog .belly { fill: #d6e3a0; }
.frog .tongue { fill: #e2607f; stroke: #22160c; stroke-width: 1.6; }
.frog .eye { fill: #ffe27a; }
.jackalope .fur { fill: #b78d62; }
.jackalope .skin { fill: #f0dcc0; }
.jackalope .horn { fill: #efe3c8; stroke: #22160c; stroke-width: 1.6; stroke-linejoin: round; }
.jackalope .teeth { fill: #fff; stroke: #22160c; stroke-width: 1.4; }
"""

STYLE = f"""\
.twisted {{
{DAY}
}}
{_SEATS}{_LIGHT}{_LANDS}{_PICTURE}{_PORTRAITS}@media (prefers-color-scheme: dark) {{
.twisted {{
{NIGHT}
}}
}}
"""

_PAGE = """\
.twisted .place, .twisted .group, .twisted .board, .twisted .event { pointer-events: all; }
.twisted .lit { cursor: pointer; }
.twisted .place.lit .area { fill: var(--gold); fill-opacity: .14; stroke: var(--gold); stroke-width: 8; }
.twisted .place.lit:hover .area { fill-opacity: .4; }
.twisted .group.lit .under { fill: var(--gold); fill-opacity: .75; stroke: var(--edge); stroke-width: 2.5; }
.twisted .group.lit:hover .under { fill-opacity: 1; }
.twisted .place.can-put .area { fill: var(--go); fill-opacity: .2; stroke: var(--go); stroke-width: 9;
stroke-dasharray: 22 12; cursor: pointer; }
.twisted .place.aimed .area { fill-opacity: .42; stroke-dasharray: none; }
.twisted:has(.place.lit, .place.can-put) .group:not(.lit) { pointer-events: none; }
.twisted .shown .area, .twisted .shown .under { stroke: var(--gold); stroke-width: 7; }
.twisted .here .area, .twisted .here .under, .twisted .here > rect, .twisted #moment.here { stroke: var(--here);
stroke-width: 6; }
.twisted .place, .twisted .group, .twisted .board, .twisted .event { stroke: none; }
.twisted .new { animation: none; }
@media (prefers-reduced-motion: no-preference) {
.twisted .new .drop { animation: twisted-drop .32s ease-in; }
.twisted .acting .frame { animation: twisted-pulse 1.6s ease-in-out infinite alternate; }
}
@keyframes twisted-drop { from { opacity: 0; } }
@keyframes twisted-pulse { to { stroke-opacity: .45; } }
.seat-0 { background: var(--red); stroke: var(--red); color: var(--light-ink); }
.seat-1 { background: var(--blue); stroke: var(--blue); color: var(--light-ink); }
.seat-2 { background: var(--green); stroke: var(--green); color: var(--dark-ink); }
.seat-3 { background: var(--yellow); stroke: var(--yellow); color: var(--dark-ink); }
"""


def _squeezed(css: str) -> str:
    """Without the blanks that only people need: every visitor loads it."""
    return re.sub(r"(?<=[{};:,])\s+", "", css)


# On a page, what the reader has chosen (`data-theme`) stands above what the system asks for.
FACE_STYLE = _squeezed(f"""\
.twisted, .twisted-panel, [class*=seat-] {{
{DAY}
}}
{_SEATS}{_LIGHT}{_LANDS}{_PICTURE}{_PORTRAITS}{_PAGE}{PANELS}@media (prefers-color-scheme: dark) {{
:root:not([data-theme=light]) :is(.twisted, .twisted-panel, [class*=seat-]) {{
{NIGHT}
}}
}}
:root[data-theme=dark] :is(.twisted, .twisted-panel, [class*=seat-]) {{
{NIGHT}
}}
""")
