"""How Campfire looks on a page: the smallest face there can be."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bivouac.engine import (
    About,
    Aid,
    Chapter,
    Curve,
    Face,
    Log,
    Marks,
    Panel,
    Phrase,
    Played,
    Remark,
    Review,
    Say,
    Scene,
    phrase,
    steps,
)

if TYPE_CHECKING:
    from tests.engine.campfire import Bundle, CampfireMove, CampfireView

NAMESPACE = "http://www.w3.org/2000/svg"
GROUND = f'<svg xmlns="{NAMESPACE}" class="campfire" viewBox="0 0 220 60"><path id="fire" d="M9 50h30l-15-40z"/>{{}}</svg>'


class CampfireFace(Face["Bundle", "CampfireMove", "CampfireView"]):
    style = ".campfire { --ember: #c33; } .campfire path { fill: var(--ember); }"

    def cover(self) -> str:
        return f'<svg xmlns="{NAMESPACE}" class="campfire" viewBox="0 0 48 60"><path d="M9 50h30l-15-40z"/></svg>'

    def scene(self, view: "CampfireView", marks: Marks, aid: Aid, say: Say) -> Scene:
        """The fire, the viewer's sticks as pieces, and a note for each stick as a panel."""
        sticks = {
            f"stick-{stick}": f'<g id="stick-{stick}" class="piece"><text x="{20 * stick}" y="20">{stick}</text></g>'
            for stick in view.held
        }
        return Scene(GROUND.format('<g id="pieces"></g>'), sticks, self._panels(view, marks, aid, say))

    def _panels(self, view: "CampfireView", marks: Marks, aid: Aid, say: Say) -> Mapping[str, Panel]:
        sparks = Panel(say(Phrase("campfire-title")), f"<p>{' '.join(map(str, view.sparks))}</p>")
        if view.seat < 0 or aid == "off":
            return {"sparks": sparks}
        boxes = "".join(
            f'<button type="button" class="box" id="note-{stick}" data-mark="{_plain(marks.get(f"note-{stick}", ""))}">'
            f"{stick}</button>"
            for stick in range(1, 10)
        )
        return {"sparks": sparks, "notes": Panel(say(Phrase("campfire-title")), f"<p>{boxes}</p>", secret=True)}

    def about(self, view: "CampfireView", target: str, aid: Aid, say: Say) -> About | None:
        if target == "fire":
            return About([say(phrase("campfire-won", winners=1, sparks=view.worth))])
        held = [f"stick-{stick}" for stick in view.held]
        return About([target.removeprefix("stick-")], [target]) if target in held else None

    def describe(self, view: "CampfireView", say: Say) -> Sequence[Chapter]:
        return [Chapter(say(Phrase("campfire-title")), [f"{view.worth} {view.sparks}", *map(str, view.held)])]

    def coach(self, view: "CampfireView", say: Say) -> Sequence[str]:
        return [say(Phrase("campfire-line"))] if view.moves else []

    def review(self, log: "Log[Bundle, CampfireMove, CampfireView]") -> Review:
        past = list(steps(log))
        curves = [Curve(seat, [state.sparks[seat] / 9 for state in past]) for seat in range(log.setting.seats)]  # type: ignore[attr-defined]
        remarks = [
            Remark(number, entry.actor, {"worth": 1.0}, [Phrase("campfire-line")])
            for number, entry in enumerate(log.entries, 1)
            if isinstance(entry, Played) and entry.actor >= 0
        ]
        return Review(Phrase("campfire-title"), curves, remarks, {"worth": Phrase("campfire-line")})

    def pictures(self) -> Mapping[str, str]:
        return {"fire": self.cover()}


def _plain(mark: str) -> str:
    return mark if mark in ("+", "-", "?") else ""


FACE = CampfireFace()
