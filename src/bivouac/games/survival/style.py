"""The style sheets of Outdoor Survival: `STYLE` for its pictures, `FACE_STYLE` for pictures and panels on a page.

The ground's own is in `ground_style`. The colours of the seats stay apart for people who see fewer colours, and every
token has a shape and a letter besides.
"""

import re

from bivouac.games.survival.ground_style import DAY, NIGHT, PICTURE

PLAYERS = {"red": "#b3121f", "blue": "#0b51a0", "green": "#14a373", "yellow": "#f7c21b"}
LETTERED_LIGHT = ("red", "blue")

_SEATS = " ".join(f"--{name}: {colour};" for name, colour in PLAYERS.items())
_DAY = f"""\
{DAY}
{_SEATS} --dark-ink: #14110c; --light-ink: #fff; --edge: #22201c; --ivory: #fffdf4; --gold: #ffc41f; --go: #0f6b3f;
--rule: #8a8272; --open: #fffdf6; --spent: #e4dac2; --dry: #a8321f; --clear-ink: #fff; --here: #16130c;
--soft-ink: #5a5f50;"""
_NIGHT = f"""\
{NIGHT}
--rule: #77715f; --open: #2b3033; --spent: #16191b; --dry: #f0826b; --clear-ink: #1b1008; --here: #fffbe8;
--soft-ink: #b5b09f;"""

_COLOURS = "".join(
    f".survival .{name} .token, .survival .{name} .ring {{ --own: var(--{name}); }}\n"
    f".survival .track.{name} {{ stroke: var(--{name}); }}\n"
    for name in PLAYERS
)
_PIECES = """\
.survival .hex { stroke-linejoin: round; }
.survival #pieces { pointer-events: none; }
.survival .reach { fill: var(--lit); fill-opacity: .42; stroke: var(--lit); stroke-width: 2; }
.survival .track { fill: none; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.survival .track .bed { stroke: var(--ivory); stroke-width: 9; stroke-opacity: .75; }
.survival .track .camps { stroke-width: 15; }
.survival .walk { stroke-width: 9; }
.survival .walk .bed { stroke-width: 15; stroke-opacity: .9; }
.survival .costs circle, .survival .points circle { fill: var(--ivory); stroke: var(--edge); stroke-width: 2; }
.survival .costs text { font-size: 17px; fill: var(--dark-ink); }
.survival .points text { font-size: 20px; }
.survival .piece text { font-size: 24px; fill: var(--dark-ink); }
.survival .person .token { fill: var(--own); stroke: #fff; stroke-width: 3; stroke-linejoin: round; }
.survival .red > .drop > text, .survival .blue > .drop > text { fill: var(--light-ink); }
.survival .side { fill: #000; fill-opacity: .45; }
.survival .ring { fill: none; stroke: var(--gold); stroke-width: 5; stroke-dasharray: 12 5; }
.survival .cross { fill: #fff; }
.survival .dead, .survival .snowed, .survival .caught, .survival .out { opacity: .72; }
.survival .along path, .survival .lostone path { fill: var(--gold); stroke: var(--edge); stroke-width: 2.5; }
.survival .counter .token { fill: #6b4a2b; stroke: var(--ivory); stroke-width: 3; }
.survival .counter text { font-size: 27px; fill: var(--ivory); }
.survival .lostone .token { fill: var(--ivory); stroke: var(--edge); stroke-width: 2.5; }
.survival .outpost .token { fill: var(--ivory); stroke: #6d2f8a; stroke-width: 5; stroke-linejoin: round;
fill-rule: evenodd; }
.survival .die .cube { fill: var(--ivory); stroke: var(--edge); stroke-width: 2; }
.survival .die .pips, .survival-panel .pips { fill: none; stroke: #16130c; stroke-width: 6.5; stroke-linecap: round; }
.survival .way .to { fill: var(--gold); fill-opacity: .2; stroke: var(--gold); stroke-width: 4;
stroke-linejoin: round; }
.survival .way .pin { fill: var(--go); stroke: #fff; stroke-width: 3; stroke-linejoin: round; }
.survival .way text { font-size: 22px; fill: #fff; }
.survival .start .to { stroke: none; }
.survival .way .halo { fill: none; stroke: var(--go); stroke-width: 7; stroke-linejoin: round; }
.survival .card rect { fill: var(--open); stroke: var(--rule); stroke-width: 2; }
.survival .card .on { fill: var(--gold); }
.survival .card text { font-size: 22px; fill: var(--here); }
.survival .card .on + text, .survival .card .on + text + .small { fill: var(--dark-ink); }
.survival .card .small { font-size: 18px; font-weight: 500; }
.survival .card path { stroke: var(--dry); stroke-width: 6; }
.survival .card .cost { font-size: 18px; fill: var(--dry); }
.survival .night circle { fill: var(--ivory); stroke-width: 3; }
.survival .night text { font-size: 22px; stroke: none; fill: var(--dark-ink); }
.survival .end path { stroke-width: 2.5; }
"""

STYLE = f"""\
.survival {{
{_DAY}
}}
{PICTURE}{_COLOURS}{_PIECES}@media (prefers-color-scheme: dark) {{
.survival {{
{_NIGHT}
}}
}}
"""

_PAGE = """\
.map .survival { overflow: visible; }
.survival .way { pointer-events: all; cursor: pointer; }
.survival .way:hover .to, .survival .way.here .to { fill-opacity: .5; stroke-width: 7; }
.survival .hex.lit { cursor: pointer; }
.survival .hex.lit:hover { fill: var(--gold); fill-opacity: .4; }
.survival .hex.shown { fill: var(--gold); fill-opacity: .35; stroke: var(--gold); stroke-width: 5; }
.survival .hex.here { stroke: var(--here); stroke-width: 6; }
.survival .way.here, .survival .way.lit { stroke: none; }
@media (prefers-reduced-motion: no-preference) {
.survival .new .drop { animation: survival-drop .32s ease-in; }
.survival .new .fall { animation: survival-fall .6s cubic-bezier(.3,.9,.5,1) backwards; }
.survival .new .fall-1 { animation-delay: .4s; }
.survival .new .fall-2 { animation-delay: .8s; }
.survival .new .fall-3 { animation-delay: 1.2s; }
.survival-panel .latest svg { animation: survival-roll .5s ease-out; }
}
.survival .die.new, .survival .way.new, .survival .reach.new, .survival .track.new { animation: none; }
@keyframes survival-drop { from { transform: scale(1.4); } }
@keyframes survival-fall {
0% { transform: translate(60px,-190px) rotate(-540deg) scale(1.7); opacity: 0; }
20% { opacity: 1; }
65% { transform: translate(-8px,6px) rotate(25deg); }
80% { transform: translate(3px,-12px) rotate(-8deg); }
}
@keyframes survival-roll { from { transform: rotate(-200deg) scale(.6); } }
.seat-0 { background: var(--red); stroke: var(--red); color: var(--light-ink); }
.seat-1 { background: var(--blue); stroke: var(--blue); color: var(--light-ink); }
.seat-2 { background: var(--green); stroke: var(--green); color: var(--dark-ink); }
.seat-3 { background: var(--yellow); stroke: var(--yellow); color: var(--dark-ink); }
.survival-panel { display: grid; gap: .75rem; font-size: .94rem; max-width: 34rem; }
.survival-panel p { margin: 0; max-width: none; line-height: 1.4; }
.survival-panel h3 { font-size: .94rem; margin: 0; font-family: inherit; display: flex; gap: .5em;
align-items: center; }
.survival-panel h3 small, .survival-panel .what { color: var(--soft-ink); font-weight: 400; }
.survival-panel .badge { display: inline-grid; place-items: center; width: 1.5em; height: 1.5em; border-radius: 4px;
font-weight: 700; flex: none; }
.survival-card { display: grid; gap: .4rem; }
.survival-card.gone { opacity: .65; }
.survival-row { display: grid; grid-template-columns: 4.2em minmax(0,1fr); gap: .4em; align-items: center;
font-size: .8125rem; }
.survival-boxes { display: flex; align-items: center; min-width: 0; }
.survival-boxes i { flex: 1 1 0; min-width: 0; max-width: 2.2em; display: grid; place-items: center; font-style: normal;
height: 1.75em; border: 1px solid var(--rule); margin-right: -1px; background: var(--open); line-height: 1;
font-variant-numeric: tabular-nums; font-size: .75rem; color: var(--soft-ink); }
.survival-boxes .spent { background: var(--spent); }
.survival-boxes .on { flex: 0 0 1.7em; background: var(--gold); color: var(--dark-ink); font-weight: 800; z-index: 1;
outline: 2px solid var(--edge); outline-offset: -1px; }
.survival-boxes b { flex: none; width: 1.25em; line-height: 1.5; background: var(--dry); color: var(--clear-ink);
z-index: 1;
border-radius: 3px; text-align: center; font-size: .6875rem; margin: 0 -1px 0 1px; }
.survival-levels i { height: 2.5em; align-content: center; }
.survival-levels .on { flex: 1 1 0; }
.survival-levels small { font-size: .6875rem; font-weight: 400; }
.survival-list { list-style: none; margin: 0; padding: 0; display: grid; gap: .3rem; max-width: none; }
ol.survival-list { display: flex; flex-wrap: wrap; gap: .3rem 1rem; }
.survival-list li { display: flex; gap: .5em; align-items: center; flex-wrap: wrap; }
.survival-table { display: grid; gap: 2px; }
.survival-table > div { display: grid; grid-template-columns: 5.2em minmax(0,1fr); gap: .6em; align-items: center;
padding: .2em .4em; border-radius: 5px; }
.survival-table .rolled { background: var(--gold); color: var(--dark-ink); font-weight: 600; }
.survival-panel .die { width: 1.6em; height: 1.6em; flex: none; vertical-align: middle; }
.survival-table .die { width: 1.35em; height: 1.35em; }
.survival-panel .cube { fill: var(--ivory); stroke: var(--edge); stroke-width: 2; }
.survival-columns { border-collapse: collapse; font-size: .8125rem; }
.survival-columns th, .survival-columns td { border: 1px solid var(--rule); padding: .15em .35em; text-align: center; }
.survival-columns .rolled { background: var(--gold); color: var(--dark-ink); font-weight: 700; }
"""


def _squeezed(css: str) -> str:
    """Without the blanks that only people need: every visitor loads it."""
    return re.sub(r"(?<=[{};:,])\s+", "", css)


# On a page, what the reader has chosen (`data-theme`) stands above what the system asks for.
FACE_STYLE = _squeezed(f"""\
.survival, .survival-panel, [class*=seat-] {{
{_DAY}
}}
{PICTURE}{_COLOURS}{_PIECES}{_PAGE}@media (prefers-color-scheme: dark) {{
:root:not([data-theme=light]) :is(.survival, .survival-panel, [class*=seat-]) {{
{_NIGHT}
}}
}}
:root[data-theme=dark] :is(.survival, .survival-panel, [class*=seat-]) {{
{_NIGHT}
}}
""")
