"""How the panels of Twisted Cryptids look: cards that look like cards."""

PANELS = """\
.twisted-panel { display: grid; grid-template-columns: minmax(0,1fr); gap: .6rem; font-size: .94rem;
color: var(--card-ink); }
.twisted-panel p { margin: 0; max-width: none; line-height: 1.4; }
.twisted-panel h3, .twisted-panel h4 { font-family: inherit; margin: 0; font-size: .94rem; display: flex; gap: .4em;
align-items: center; }
.twisted-panel h4 { font-size: .8125rem; color: var(--soft-ink); font-weight: 600; }
.twisted-panel h3 small { color: var(--soft-ink); font-weight: 400; }
.twisted-panel .badge { display: inline-grid; place-items: center; width: 1.5em; height: 1.5em; border-radius: 4px;
font-weight: 700; flex: none; }
.twisted-panel summary { cursor: pointer; min-height: 32px; display: flex; align-items: center; gap: .6em; }
.twisted-panel summary::before { content: "▸"; }
.twisted-panel details[open] > summary::before { content: "▾"; }
.twisted-cards { display: grid; grid-template-columns: repeat(auto-fill,minmax(10.2rem,1fr)); gap: .4rem; }
.twisted-cards.narrow { grid-template-columns: repeat(auto-fill,minmax(6.9rem,1fr)); }
.twisted-cards.two { grid-template-columns: repeat(auto-fill,minmax(9.5rem,1fr)); }
.twisted-panel .twisted-card { display: flex; flex-direction: column; gap: .25rem; align-items: flex-start;
text-align: start; white-space: normal; padding: .4rem .45rem .4rem; border: 1.5px solid var(--rule);
border-radius: .55rem;
background: var(--open); color: var(--card-ink); font-size: .8125rem; line-height: 1.2; font-weight: 500;
min-height: 44px;
box-shadow: inset 0 .3rem var(--band,transparent),0 1px 3px #0003; padding-top: .6rem; width: 100%; hyphens: auto;
overflow-wrap: anywhere; }
.twisted-card b { font-weight: 700; }
.twisted-card small { font-size: .75rem; color: var(--soft-ink); font-weight: 400; }
.twisted-card em { font-style: normal; font-size: .6875rem; font-weight: 700; text-transform: uppercase;
letter-spacing: .04em; color: var(--soft-ink); }
.twisted-card em i { text-transform: none; letter-spacing: 0; font-weight: 400; font-style: normal; }
.twisted-card > span { display: flex; flex-wrap: wrap; gap: .15rem .4rem; align-items: center; }
.twisted-card > span > small { flex: 1 1 5.5rem; }
.twisted-card > span > i { font-style: normal; font-weight: 700; }
.twisted-panel .signs { height: 1.15em; width: auto; flex: none; vertical-align: -.2em; overflow: visible; }
.twisted-card > span .signs { height: 1.08em; }
.worth .signs { height: 1.3em; }
.twisted-panel .signs path { stroke: var(--outline); stroke-width: 1.3; }
.twisted-panel .house { fill: var(--soft-ink); }
.twisted-panel .signs .house, .twisted-panel .signs .way { stroke: none; }
.twisted-panel .way { fill: var(--go); }
.twisted-panel path.hiker { fill: var(--hiker); }
.twisted-panel path.hunter { fill: var(--hunter); }
.twisted-panel path.researcher { fill: var(--researcher); }
.twisted-panel path.any { fill: var(--any); }
.lure { --band: #d98b1f; }
.scare { --band: #8a4fb3; }
.attract { --band: #2f8f57; }
.extract { --band: #3f7fbf; }
.decoy { --band: #8d8a80; }
.hoax { --band: #c95f9b; }
.silhouette { --band: #4f5b8a; }
.real_deal { --band: #e0a51a; }
.trait { --band: #6b4a2a; }
.twisted-card.lit { border-color: var(--go); box-shadow: inset 0 .3rem var(--band,transparent),0 0 0 1px var(--go);
cursor: pointer; }
.twisted-card.lit:hover, .twisted-card.here { background: color-mix(in srgb,var(--gold) 24%,var(--open)); }
.worth { display: inline-flex; align-items: center; gap: .1em; font-weight: 700; font-size: .94rem; }
.plus { color: var(--plus); }
.minus { color: var(--minus); }
.tiers { gap: .3rem; }
.tier { display: grid; justify-items: center; min-width: 2.6em; padding: .1em .3em; border: 1px solid var(--rule);
border-radius: .35rem; }
.tier.on { background: var(--gold); color: var(--dark-ink); border-color: var(--edge); }
.twisted-piles { display: grid; grid-template-columns: repeat(3,minmax(0,1fr)); gap: .45rem; margin: .3rem 0; }
.twisted-pile { display: grid; grid-template-columns: minmax(0,1fr); gap: .35rem; align-content: start;
border-radius: .6rem; }
.sorting { position: sticky; top: -.5rem; z-index: 2; margin: -.5rem 0 0; padding: .5rem 0 .3rem;
background: var(--card); }
.sorting .twisted-pile { border: 1.5px dashed var(--rule); padding: .25rem; gap: .2rem; min-height: 6.4rem; }
.sorting .twisted-pile > i { display: none; }
.twisted-panel .chip { flex-direction: row; min-height: 24px; padding: .1rem .3rem .1rem .55rem; align-items: center;
box-shadow: inset .3rem 0 var(--band); font-size: .75rem; border-radius: .35rem; gap: .2rem; }
.chip .worth { font-size: .75rem; gap: 0; }
.chip .worth .signs { height: 1.1em; }
.chip > span { flex-wrap: nowrap; gap: .25rem; }
.twisted-pile.can-put { border-color: var(--go); }
.twisted-mine .backs { display: flex; gap: .35rem; }
.twisted-back { display: inline-grid; place-items: center; width: 2.1rem; height: 2.7rem; border-radius: .35rem;
font-weight: 700; font-size: .8125rem; line-height: 1.1; border: 2px solid #fff; box-shadow: 0 1px 3px #0006; }
.twisted-back small { font-weight: 600; }
.twisted-back small::before { content: "×"; }
.twisted-event { border: 1.5px solid var(--rule); border-radius: .6rem; background: var(--open); padding: .5rem .7rem; }
.twisted-lines { margin: .3rem 0 0; padding-left: 1.4rem; max-width: none; display: grid; gap: .25rem; }
.twisted-lines .done { opacity: .75; }
.twisted-lines .done span::after { content: " ✓"; }
.twisted-lines .now { font-weight: 700; }
.twisted-gone { list-style: none; margin: .3rem 0 0; padding: 0; max-width: none; display: grid; gap: .2rem;
font-size: .8125rem; }
.twisted-gone li { display: flex; justify-content: space-between; gap: .6em; }
.twisted-gone span { display: inline-flex; gap: .3em; }
.twisted-cryptid { display: grid; grid-template-columns: minmax(0,1fr); gap: .4rem; padding-bottom: .6rem;
border-bottom: 1px solid var(--rule); }
.twisted-cryptid:last-child { border: 0; }
.twisted-portrait { width: 2.2rem; height: 2.2rem; flex: none; }
.twisted-bolt { width: 1.1em; height: 1.1em; vertical-align: -.15em; fill: var(--gold); stroke: var(--edge); }
.power.used .twisted-bolt, .power.locked .twisted-bolt { fill: none; stroke: var(--soft-ink); }
.power.used b, .power.locked b { color: var(--soft-ink); }
@media (min-aspect-ratio: 11/10) and (min-height: 600px) {
.beside:has(#panel-hand) { overflow-y: auto; }
.beside:has(#panel-hand) .coach { max-height: 25%; }
.beside:has(.coach:not([hidden])):has(.sorting) #panel-players { display: none; }
#panel-hand.pinned { flex: 0 1 auto; min-height: 9.5rem; max-height: 46%; }
#panel-hand.pinned:has(.sorting) { max-height: 62%; }
.beside:has(#panel-hand) .panel.open:not(.pinned) { min-height: 6rem; }
.beside:has(.sorting) .panel.open:not(.pinned) { min-height: 3rem; }
}
"""
