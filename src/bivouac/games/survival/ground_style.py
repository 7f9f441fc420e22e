"""The style sheet of a country's picture. All colours are custom properties, by day and by night."""

DAY = """\
--paper: #f6f0e0; --clear: #eee8c6; --shore: #8b8163; --label: #6b6248; --grid: #6d6344; --fold: #9c2f1f;
--woods: #b9cf9c; --woods-ink: #55854f; --woods-deep: #2f5c37;
--mountain: #c6b190; --mountain-ink: #f6eeda; --mountain-deep: #735a40;
--desert: #f4d58d; --desert-ink: #b98532;
--swamp: #a9cac2; --swamp-ink: #2a6863;
--water: #4595c8; --water-deep: #1d5f8f; --water-light: #d9eef8;
--trail: #7a3b17; --trail-bed: #fbf3dd;
--sign: #fffdf5; --sign-ink: #26221a; --nut: #b5651d; --roof: #a8321f; --veil: #241f14; --lit: #fffbe8;"""
NIGHT = """\
--paper: #14181a; --clear: #44493b; --shore: #0c0f10; --label: #b9b4a4; --grid: #0b0d08; --fold: #e08a6f;
--woods: #263f2c; --woods-ink: #5f8f5c; --woods-deep: #16291b;
--mountain: #5a4f44; --mountain-ink: #a99b86; --mountain-deep: #322820;
--desert: #7d673a; --desert-ink: #d3b06a;
--swamp: #3c655d; --swamp-ink: #a9d9cb;
--water: #3f8ab8; --water-deep: #0f3a58; --water-light: #b9e0f2;
--trail: #f0c58a; --trail-bed: #2a2118;
--sign: #f1ead8; --veil: #000; --lit: #cfc8a8;"""

PICTURE = """\
.survival { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-weight: 700; text-anchor: middle; }
.survival:not(:root) { display: block; width: 100%; }
.survival .paper { fill: var(--paper); }
.survival .board { fill: var(--clear); stroke: var(--shore); stroke-width: 5; }
.survival .label { fill: var(--label); font-size: 21px; font-weight: 600; }
.survival .land path { stroke-linecap: round; stroke-linejoin: round; }
.survival .area.woods { fill: var(--woods); }
.survival .fill.woods { fill: var(--woods-ink); }
.survival .deep.woods { fill: var(--woods-deep); }
.survival .area.mountain { fill: var(--mountain); }
.survival .fill.mountain { fill: var(--mountain-ink); stroke: var(--mountain-deep); stroke-width: 1.5; }
.survival .deep.mountain { fill: var(--mountain-deep); }
.survival .area.desert { fill: var(--desert); }
.survival .line.desert { fill: none; stroke: var(--desert-ink); stroke-width: 2.2; }
.survival .grain.desert { fill: none; stroke: var(--desert-ink); stroke-width: 3.4; }
.survival .area.swamp { fill: var(--swamp); }
.survival .line.swamp { fill: none; stroke: var(--swamp-ink); stroke-width: 2.4; }
.survival .river { fill: none; stroke: var(--water); stroke-width: 12; stroke-linecap: round; }
.survival .bank.river { stroke: var(--water-deep); stroke-width: 16; }
.survival .lake { fill: var(--water); stroke: var(--water-deep); stroke-width: 2.5; }
.survival .ripple { fill: none; stroke: var(--water-light); stroke-width: 2.2; stroke-linecap: round; }
.survival .trail { fill: none; stroke: var(--trail); stroke-width: 4.5; stroke-dasharray: 11 6; }
.survival .bed.trail { stroke: var(--trail-bed); stroke-width: 9; stroke-opacity: .8; stroke-dasharray: none; }
.survival .ford { fill: none; stroke: var(--sign); stroke-width: 8; stroke-linecap: round; stroke-dasharray: 0 11.4; }
.survival .bed.ford { stroke: var(--sign-ink); stroke-width: 12; }
.survival .halo.food { stroke: var(--sign); stroke-width: 44; stroke-linecap: round; }
.survival .nut { fill: var(--nut); stroke: var(--sign-ink); stroke-width: 2; }
.survival .cap { fill: var(--sign-ink); stroke: var(--sign-ink); stroke-width: 3; stroke-linecap: round; }
.survival .base path { fill: var(--sign); stroke: var(--roof); stroke-width: 5; stroke-linejoin: round; }
.survival .base text { text-anchor: middle; fill: var(--sign-ink); font-size: 30px; font-weight: 800; }
.survival .fold { fill: none; stroke: var(--fold); stroke-width: 3; stroke-dasharray: 3 9; stroke-linecap: round; }
.survival .grid { fill: none; stroke: var(--grid); stroke-width: 1.2; stroke-opacity: .45; }
.survival .hex { fill: none; pointer-events: all; }
"""

STYLE = f"""\
.survival {{
{DAY}
}}
{PICTURE}@media (prefers-color-scheme: dark) {{
.survival {{
{NIGHT}
}}
}}
"""
