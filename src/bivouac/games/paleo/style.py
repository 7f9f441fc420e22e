"""The style sheets of Paleo: `STYLE` for its pictures, `face_style` for pictures and panels on a page.

Everything is painted with a few pigments, as on the wall of a cave; `colours` has them.
"""

import re

from bivouac.games.paleo.colours import (
    BONE,
    DARK,
    DARK_INK,
    FILLS,
    LETTERED_LIGHT,
    LIGHT_INK,
    PIGMENTS,
    PLAYERS,
    properties,
)

DAY = f"""\
{" ".join(f"--seat-{name}: {colour};" for name, colour in PLAYERS.items())}
--dark-ink: {DARK_INK}; --light-ink: {LIGHT_INK}; --bone: {BONE}; --dark: {DARK};
{properties(night=False)}"""
NIGHT = properties(night=True)

_INKS = {name: "light" if name in LETTERED_LIGHT else "dark" for name in PLAYERS}
_SEATS = "".join(
    f".paleo .of-{seat} {{ --own: var(--seat-{name}); --own-ink: var(--{_INKS[name]}-ink); }}\n"
    for seat, name in enumerate(PLAYERS)
)
_PIGMENTS = "".join(f".paleo .{name} {{ fill: var(--{name}); --tone: var(--{name}); }}\n" for name in PIGMENTS)
_FILLED = "".join(f".paleo .{name} {{ fill: var(--{name}); }}\n" for name in FILLS)
_ON_BONE = " ".join(f"--{name}: {day};" for name, (day, _) in PIGMENTS.items())
_PICTURE = """\
.paleo { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-weight: 700; text-anchor: middle; }
.paleo:not(:root) { display: block; width: 100%; max-width: 60rem; }
.paleo.inline:not(:root) { display: inline-block; width: auto; height: 1.3em; vertical-align: -.3em; }
"""
_SIGNS = """\
.paleo .bone { fill: var(--bone); stroke: var(--dark); stroke-width: 1.3; stroke-linejoin: round; }
.paleo .dark { fill: var(--dark); }
.paleo .hole { fill: var(--hole,var(--sheet)); }
.paleo .line { --tone: var(--ink); }
.paleo .cut { --tone: var(--hole,var(--sheet)); }
.paleo .dark-line { --tone: var(--dark); }
.paleo :is(.bough,.stem,.twig,.hair) { fill: none; stroke: var(--tone); stroke-width: 2.1;
stroke-linecap: round; stroke-linejoin: round; }
.paleo .bough { stroke-width: 4.2; }
.paleo .stem { stroke-width: 3; }
.paleo .trunk { fill: none; stroke: var(--tone); stroke-width: 7; stroke-linecap: round; }
.paleo .rim { stroke: var(--hole,var(--sheet)); stroke-width: 2.4; paint-order: stroke; stroke-linejoin: round; }
.paleo .hair { stroke-width: 1.3; }
.paleo .faint { opacity: .45; }
.paleo .told { font-size: 13px; fill: var(--hole,var(--sheet)); }
.paleo .die { fill: var(--bone); stroke: var(--dark); stroke-width: 1.4; }
"""
_PLACES = """\
.paleo :is(.danger-deep,.tipi,.tent-skin) { fill-rule: evenodd; }
.paleo .glow { fill: var(--glow); fill-opacity: .3; }
.paleo :is(.ripple,.reed,.ridge,.swirl,.log,.ray,.ring) { fill: none; stroke: var(--ripple); stroke-width: 2;
stroke-linecap: round; stroke-linejoin: round; }
.paleo .reed { stroke: var(--reed); }
.paleo .ridge { stroke: var(--ridge); stroke-opacity: .5; }
.paleo .swirl { stroke: var(--swirl); stroke-width: 3; }
.paleo .log { stroke: var(--log); stroke-width: 4; }
.paleo .ray { stroke: var(--ray); stroke-width: 9; }
.paleo .ring { stroke: var(--ring); stroke-width: 3; stroke-dasharray: 5 6; }
.paleo .frame { fill: var(--frame); stroke: var(--frame-line); stroke-width: 1.2; }
.paleo .mat { fill: none; stroke: var(--frame); stroke-width: 2.6; }
.paleo .hint circle { fill: var(--hint); stroke: var(--frame-line); stroke-width: 1.6; }
.paleo .secret-back { --slate: #eaf1f5; --hole: #2b3640; }
.paleo .hint { --hole: var(--hint); }
"""
_CARDS = """\
.paleo .sheet { fill: var(--sheet); }
.paleo .outline { fill: none; stroke: var(--card-line); stroke-width: 1.6; }
.paleo .head { fill: var(--action); }
.paleo .danger-card .head { fill: var(--danger-head); }
.paleo .person-card .head { fill: var(--person); }
.paleo .mission-card .head { fill: var(--mission); }
.paleo .idea-card .head { fill: var(--idea); }
.paleo .ally-card .head { fill: var(--ally); }
.paleo .title { fill: var(--light-ink); }
.paleo .idea-card .title { fill: var(--dark-ink); }
.paleo .disc { fill: var(--sheet); }
.paleo .on-head { --blood: var(--light-ink); --slate: var(--light-ink); --berry: var(--light-ink);
--hole: var(--danger-head); }
.paleo .idea-card .on-head { --ochre: var(--dark-ink); --hole: var(--idea); }
.paleo .row { --hole: var(--row); }
.paleo .ground { fill: var(--hole); }
.paleo .hostile-row { --hole: var(--hostile); }
.paleo .night-row { --hole: var(--night); }
.paleo .hostile-row.night-row { --hole: var(--hostile); }
.paleo .extra-row { --hole: var(--extra); }
.paleo .hostile-row .ground { stroke: var(--blood); stroke-width: 1.4; }
.paleo .extra-row .ground { stroke: var(--berry); stroke-width: 1.4; stroke-dasharray: 4 3; }
.paleo .pit { fill: var(--ink); fill-opacity: .1; }
.paleo .minus { fill: none; stroke: var(--ink); stroke-width: 2.4; stroke-linecap: round; }
.paleo .arrow { fill: var(--ink); }
.paleo .number { font-size: 17px; fill: var(--ink); }
.paleo .named { fill: var(--ink); font-weight: 600; }
.paleo .when { fill: none; stroke: var(--soft-ink); stroke-width: 1.2; }
.paleo .helps { fill: var(--row); stroke: var(--ochre); stroke-width: 1.6; }
.paleo .slot { fill: none; stroke: var(--soft-ink); stroke-width: 1.6; stroke-dasharray: 4 3; }
.paleo .hollow { fill: none; stroke: var(--blood); stroke-width: 2; }
.paleo .behind { opacity: .42; }
.paleo .hide, .paleo .limb { fill: var(--hide); }
.paleo .mark { fill: none; --tone: var(--ink); }
.paleo .mark-dot { fill: var(--ink); }
.paleo .tusk { fill: var(--bone); stroke: var(--dark); stroke-width: 1.6; }
.paleo .chalk { --tone: var(--chalk); stroke-opacity: .5; }
.paleo .chalk-dot { fill: var(--chalk); }
"""
_BOARDS = """\
.paleo .board-edge { fill: none; stroke: var(--board-edge); stroke-width: 4; }
.paleo .niche { fill: var(--niche); fill-opacity: .22; stroke: var(--niche); stroke-opacity: .7; stroke-width: 1.6;
stroke-dasharray: 5 4; }
.paleo .ring-place { fill: var(--ring-place); stroke: var(--pole); stroke-width: 2; }
.paleo .pole { fill: none; stroke: var(--pole); stroke-width: 5; stroke-linecap: round; }
.paleo .cord { fill: none; stroke: var(--cord); stroke-width: 2; }
.paleo .crack { fill: none; stroke: var(--cave-wall); stroke-width: 1; }
.paleo .fresco-tile { --print: var(--rock-print); }
.paleo .grave-place { fill: var(--star); fill-opacity: .1; stroke: var(--star); stroke-opacity: .6;
stroke-width: 1.6; stroke-dasharray: 5 4; }
.paleo .herd { opacity: .85; }
.paleo .in-rust { --hide: #8e3a1b; --ink: #3a2015; --chalk: #ecd0a0; }
.paleo .in-charcoal { --hide: #3b2d22; --ink: #2a1f17; --chalk: #e6c893; }
.paleo .in-ochre { --hide: #a8641c; --ink: #4a2d12; --chalk: #f2dcae; }
.paleo .evening { --plaster: #b98650; --print: #7c2f16; --cavern-floor: #5c3219; }
.paleo .shadow { fill: #1a0e08; }
"""
_ALL = (
    f"{_SEATS}{_PICTURE}{_PIGMENTS}{_SIGNS}.paleo .on-bone {{ --hole: var(--bone); {_ON_BONE} }}\n"
    f"{_FILLED}{_PLACES}{_CARDS}{_BOARDS}"
)

STYLE = f"""\
.paleo {{
{DAY}
}}
{_ALL}@media (prefers-color-scheme: dark) {{
.paleo {{
{NIGHT}
}}
}}
"""

_BADGES = "".join(
    f".seat-{seat} {{ background: var(--seat-{name}); stroke: var(--seat-{name}); color: var(--{_INKS[name]}-ink); }}\n"
    for seat, name in enumerate(PLAYERS)
)


def _squeezed(css: str) -> str:
    """Without the blanks that only people need: every visitor loads it."""
    return re.sub(r"(?<=[{};:,])\s+", "", css)


def face_style(more: str = "") -> str:
    """The style sheet of a page; `more` are rules for what only pages have: panels, what is lit.

    What the reader has chosen (`data-theme`) stands above what the system asks for. Panels have the class paleo-panel.
    """
    return _squeezed(f"""\
.paleo, .paleo-panel, [class*=seat-] {{
{DAY}
}}
{_ALL}{_BADGES}{more}@media (prefers-color-scheme: dark) {{
:root:not([data-theme=light]) :is(.paleo, .paleo-panel, [class*=seat-]) {{
{NIGHT}
}}
}}
:root[data-theme=dark] :is(.paleo, .paleo-panel, [class*=seat-]) {{
{NIGHT}
}}
""")


FACE_STYLE = face_style()
