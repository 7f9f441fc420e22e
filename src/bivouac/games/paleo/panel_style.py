"""How the panels of Paleo look: stories to be read, and lists of what lies about."""

PANELS = """\
.paleo-panel { display: grid; grid-template-columns: minmax(0,1fr); gap: .55rem; font-size: .94rem; color: var(--ink); }
.paleo-panel p { margin: 0; line-height: 1.4; }
.paleo-panel h3 { font-family: inherit; margin: 0; font-size: .98rem; display: flex; gap: .4em; align-items: center; }
.paleo-panel h3 span:first-of-type:not(.badge) { flex: 0 1 auto; }
.paleo-panel .badge { display: inline-grid; place-items: center; width: 1.5em; height: 1.5em; border-radius: 4px;
font-weight: 700; flex: none; }
.paleo-panel small { color: var(--soft-ink); font-weight: 400; }
.paleo-panel summary { cursor: pointer; min-height: 32px; }
.paleo-leaf { display: grid; gap: .2rem; padding-bottom: .55rem; border-bottom: 1px solid var(--line,#ccc);
--hole: var(--card,#fff); }
.paleo-leaf:last-child { border: 0; padding-bottom: 0; }
.paleo-tale { font-family: var(--serif,Georgia,serif); font-size: 1.06rem; line-height: 1.5 !important; max-width: 34em;
text-wrap: pretty; hyphens: auto; }
.paleo-deeds { list-style: none; margin: .1rem 0 0; padding: 0; display: grid; gap: .2rem; max-width: none;
font-size: .86rem; line-height: 1.3; }
.paleo-deeds li { padding: .15rem .5rem; border-radius: .4rem; background: var(--row);
border-left: 4px solid var(--action); }
.paleo-deeds .hostile { background: var(--hostile); border-color: var(--danger-head); }
.paleo-deeds .night:not(.hostile) { background: var(--night); border-color: var(--mission); }
.paleo-deeds .extra { background: var(--extra); border-color: var(--ally); }
.paleo-heap, .paleo-tools { list-style: none; margin: 0; padding: 0; max-width: none; display: grid; gap: .2rem;
font-size: .86rem; line-height: 1.3; }
.paleo-heap { grid-template-columns: repeat(auto-fill,minmax(9.5rem,1fr)); }
.paleo-backs, .paleo-counts { display: flex; flex-wrap: wrap; gap: .15rem; }
.paleo-counts { gap: .6rem; }
.paleo-counts span { display: inline-flex; gap: .2rem; align-items: center; }
.paleo-deck { display: flex; gap: .4rem; align-items: flex-start; }
.paleo-panel .mini-back.paleo { height: 2rem; width: auto; vertical-align: -.6rem; flex: none; }
.paleo-heap .mini-back.paleo { height: 1.6rem; }
.paleo-panel .paleo-thing.paleo { height: 1.9rem; }
.paleo-die.paleo.inline:not(:root) { height: 3rem; margin: 0 .2rem; }
.paleo-meal .paleo.inline:not(:root) { height: 1.7rem; }
.moment .paleo-leaf { border: 0; padding: .2rem 0; }
.paleo-faces { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; }
.paleo-scene.paleo:not(:root) { max-width: 22rem; margin: .3rem auto; }
.paleo-turned { display: grid; grid-template-columns: 4.4rem minmax(0,1fr); gap: .7rem; align-items: center; }
.paleo-turned.aloud { grid-template-columns: 8rem minmax(0,1fr); }
.moment .paleo-tale { font-size: 1rem; line-height: 1.4 !important; }
.moment .aloud .paleo-tale { font-size: 1.1rem; line-height: 1.5 !important; }
.table:has(.map > .paleo) #undo { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis;
white-space: nowrap; }
@media (max-aspect-ratio: 11/10) {
.table:has(.map > .paleo) .ask :is(button,.button) { padding: .2rem .45rem; font-size: .86rem; min-height: 38px; }
.table:has(.map > .paleo) #prompt { font-size: 1rem; }
.table:has(.map > .paleo) .map { min-height: 50dvh; }
.table:has(.map > .paleo) .beside { flex: 1 1 0; min-height: 51px; }
.table:has(.map > .paleo) .beside:has(.coach.open) { min-height: 9rem; }
}
@media (min-aspect-ratio: 11/10) and (min-height: 600px) {
#panel-story.pinned { max-height: 44%; }
.beside:has(.coach:not([hidden])) #panel-story.pinned { max-height: 30%; }
}
"""
