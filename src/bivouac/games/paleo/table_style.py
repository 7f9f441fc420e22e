"""How pieces look on the page's picture: rows, tokens, what is lit; `TABLE` for any picture, `LIT` for pages alone."""

TABLE = """\
.paleo .land { opacity: .62; }
.paleo .plot { fill: var(--sheet); fill-opacity: .93; stroke: var(--own); stroke-width: 3; }
.paleo .row-of { --hole: var(--sheet); }
.paleo .row-of.own .plot { fill-opacity: 1; }
.paleo .party .plot { stroke-width: 8; }
.paleo .acting .plot { stroke-width: 7; }
.paleo .tab { fill: var(--own); }
.paleo .letter { fill: var(--own-ink); font-weight: 800; }
.paleo .status { --leaf: var(--own-ink); --slate: var(--own-ink); --ink: var(--own-ink); }
.paleo .call { fill: var(--own-ink); }
.paleo .able { fill: var(--ink); }
.paleo .can.faint { opacity: .3; }
.paleo :is(.words,.count) { fill: var(--ink); font-weight: 600; }
.paleo .strong { font-weight: 800; }
.paleo .halo { stroke: var(--sheet); stroke-width: 5; paint-order: stroke; stroke-linejoin: round; }
.paleo :is(.plate,.label-plate,.token-disc,.count-disc,.idea-plate) { fill: var(--sheet); stroke: var(--card-line);
stroke-width: 1.6; }
.paleo .label-plate { fill-opacity: .92; }
.paleo .count { font-weight: 800; }
.paleo .shelf { fill: var(--pole); fill-opacity: .35; }
.paleo .idea-plate { fill: var(--row); stroke: var(--idea); stroke-width: 2.5; }
.paleo .touch { fill: #fff; fill-opacity: 0; }
.paleo .dim > .card-back { opacity: .72; }
.paleo .ring-round { fill: none; }
.paleo .top.picked .ring-round { stroke: var(--leaf); stroke-width: 5; }
.paleo .made-disc { fill: var(--sheet); stroke: var(--leaf); stroke-width: 2; }
.paleo .button-plate { fill: var(--row); stroke: var(--soft-ink); stroke-width: 2; }
.paleo .bed.picked .button-plate { stroke: var(--leaf); stroke-width: 5; }
.paleo .bond { fill: none; stroke: var(--ochre); stroke-width: 9; stroke-linecap: round; }
.paleo .bond-head { fill: var(--ochre); }
.paleo .bond-disc { fill: var(--sheet); stroke: var(--ochre); stroke-width: 4; }
.paleo .lends { fill: var(--row); stroke: var(--ochre); stroke-width: 2; }
.paleo .on-lends { --hole: var(--row); }
.paleo .slot.taken { stroke-dasharray: none; fill: var(--row); stroke: var(--leaf); }
.paleo .sky rect { fill: #0d1436; }
.paleo .sky { opacity: 0; transition: opacity .8s; }
.paleo .sky.night { opacity: .5; }
.paleo .shade rect { fill: #0b0906; fill-opacity: .62; }
.paleo .due > .card-face { filter: drop-shadow(0 3px 6px #0008); }
.paleo :is(.goes,.points,.spent-line) { fill: none; stroke: var(--ochre); stroke-width: 8; stroke-linecap: round; }
.paleo .goes-to, .paleo .spent-tip { fill: var(--ochre); }
.paleo .points { stroke-width: 3; }
.paleo .spent-line { stroke-width: 4; }
.paleo .call-out, .paleo .ground-plate { fill: var(--row); stroke: var(--card-line); stroke-width: 1.6; }
.paleo .ring-picked { fill: none; stroke: var(--leaf); stroke-width: 8; }
.paleo .paper { fill: var(--sheet); }
.paleo .hurt .head { fill: var(--danger-head); }
"""

LIT = """\
.map { --lit: var(--glow); }
.paleo #pieces { pointer-events: none; }
.paleo :is(.row-of,.lying,.tool,.top,.deck,.bed,.stock,.heap,.pile,.state) {
pointer-events: all; stroke: none; }
.paleo .lit { cursor: pointer; }
.paleo .lit :is(.plot,.outline,.token-disc,.ring-round,.button-plate,.plate,.idea-plate) { stroke: var(--lit); }
.paleo .row-of.lit .plot { stroke-width: 7; }
.paleo .row-of:not(.lit) .offer { display: none; }
.paleo .offer .button-plate { fill: var(--bright); }
.paleo .lit > .card-face > .outline, .paleo .lit .drop > .card-face > .outline { stroke-width: 6; }
.paleo .lit :is(.token-disc,.ring-round,.button-plate,.plate,.idea-plate) { stroke-width: 5; }
.paleo .lit:hover > :first-child, .paleo .lit:hover .card-face { filter: brightness(1.07); }
.paleo .shown :is(.plot,.outline,.ring-round,.token-disc,.plate) { stroke: var(--lit); stroke-width: 7; }
.paleo .here :is(.plot,.outline,.ring-round,.token-disc,.button-plate,.plate,.idea-plate), .paleo #moment.here {
stroke: var(--ink); stroke-width: 6; }
.paleo .new { animation: none; }
@media (prefers-reduced-motion: no-preference) {
.paleo .new .drop { animation: paleo-drop .45s ease-out; }
.paleo .acting .plot { animation: paleo-pulse 1.5s ease-in-out infinite alternate; }
.paleo .status.asks { animation: paleo-wave .7s ease-in-out infinite alternate; }
.paleo .lends-hand .lends { animation: paleo-glow 1.2s ease-in-out infinite alternate; }
}
@keyframes paleo-drop { from { opacity: 0; transform: translateY(-14px); } }
@keyframes paleo-pulse { to { stroke-opacity: .45; } }
@keyframes paleo-wave { to { transform: translateY(-6px); } }
@keyframes paleo-glow { to { fill: var(--bright); } }
"""
