"""How Campfire looks on a page: a small face that has all there is to a face."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from bivouac.engine import (
    About,
    Aid,
    Chapter,
    Curve,
    Face,
    Log,
    Moment,
    Panel,
    Phrase,
    Played,
    Remark,
    Review,
    Say,
    Scene,
    Seat,
    Setting,
    Step,
    phrase,
    steps,
)

if TYPE_CHECKING:
    from tests.engine.campfire import Bundle, CampfireMove, CampfireView

FLAME = "M9 50h30l-15-40z"
FRAME = '<svg xmlns="http://www.w3.org/2000/svg" class="campfire" viewBox="0 0 220 60">{}</svg>'
GROUND = FRAME.format(f'<path id="fire" d="{FLAME}"/><g id="pieces"></g>')
STICKS = range(1, 10)


class CampfireFace(Face["Bundle", "CampfireMove", "CampfireView"]):
    style = ".campfire { --ember: #c33; } .campfire path { fill: var(--ember); }"
    aids = ("full", "hand", "off")

    def badge(self, setting: Setting, seat: Seat) -> str:
        return str(seat + 1)

    def cover(self) -> str:
        return FRAME.format(f'<path d="{FLAME}"/>')

    def ground(self, view: "CampfireView") -> str:
        """The fire."""
        return GROUND

    def scene(self, view: "CampfireView", aid: Aid, say: Say) -> Scene:
        """The viewer's sticks."""
        sticks = {
            f"stick-{stick}": f'<g id="stick-{stick}" class="piece"><text x="{20 * stick}" y="20">{stick}</text></g>'
            for stick in view.held
        }
        return Scene(sticks, dict(self._panels(view, aid, say)), _signs(view, aid))

    def moments(self, view: "CampfireView", say: Say) -> Sequence[Moment]:
        """The sticks of the last round as they are turned up; then who has how many sparks, when it is over."""
        if not view.rounds:
            return ()
        number, last = len(view.rounds), view.rounds[-1]
        sticks = [Step(say(phrase("campfire-stick", stick=stick)), f"<b>{stick}</b>") for stick in last.sticks]
        wind = Step(say(Phrase(f"campfire-told-{'gust' if last.gust else 'calm'}")))
        turned = Moment(f"round-{number}", say(Phrase("campfire-turned")), [*sticks, wind])
        if view.outcome is None:
            return (turned,)
        sparks = Moment("end", say(Phrase("campfire-sparks")), [Step(line) for line in _sparks(view, say)], stays=True)
        return turned, sparks

    def _panels(self, view: "CampfireView", aid: Aid, say: Say) -> Iterator[tuple[str, Panel]]:
        lines = "".join(f"<p>{escape(line)}</p>" for line in _sparks(view, say))
        yield "sparks", Panel(say(Phrase("campfire-sparks")), lines)
        if view.held:
            hand = f"<p>{' '.join(map(str, view.held))}</p>"
            yield "hand", Panel(say(Phrase("campfire-hand")), hand, secret=True)
        if view.seat >= 0 and aid != "off":
            boxes = "".join(_box(stick) for stick in STICKS)
            gone = f'<span id="sign-x" hidden="">{escape(say(Phrase("campfire-gone")))}</span>'
            yield "notes", Panel(say(Phrase("campfire-notes")), f'<p id="notes-all">{boxes}</p>{gone}')

    def about(self, view: "CampfireView", target: str, aid: Aid, say: Say) -> About | None:
        if target == "fire":
            return About([say(phrase("campfire-fire", worth=view.worth))])
        kind, _, stick = target.partition("-")
        if kind == "stick" and stick in map(str, view.held):
            return About([say(phrase("campfire-stick", stick=stick))], [target])
        if kind == "note" and view.seat >= 0 and aid != "off" and stick in map(str, STICKS):
            return About([say(phrase("campfire-stick", stick=stick))])
        return None

    def describe(self, view: "CampfireView", say: Say) -> Sequence[Chapter]:
        fire = [say(phrase("campfire-fire", worth=view.worth)), *_sparks(view, say)]
        held = [say(phrase("campfire-stick", stick=stick)) for stick in view.held]
        hand = [Chapter(say(Phrase("campfire-hand")), held)] if held else []
        return [Chapter(say(Phrase("campfire-sparks")), fire), *hand]

    def coach(self, view: "CampfireView", say: Say) -> Sequence[str]:
        return [say(Phrase("campfire-coach"))] if view.moves else []

    def review(self, log: "Log[Bundle, CampfireMove, CampfireView]") -> Review:
        past: list[Any] = list(steps(log))
        curves = [
            Curve(seat, [state.sparks[seat] / max(1, sum(state.sparks)) for state in past])
            for seat in range(log.setting.seats)
        ]
        remarks = [
            Remark(number, entry.actor, {"worth": past[number - 1].worth}, [Phrase("campfire-coach")])
            for number, entry in enumerate(log.entries, 1)
            if isinstance(entry, Played) and entry.actor >= 0
        ]
        return Review(Phrase("campfire-review"), curves, remarks, {"worth": Phrase("campfire-review-worth")})

    def pictures(self) -> Mapping[str, str]:
        return {"fire": self.cover()}


def _sparks(view: "CampfireView", say: Say) -> list[str]:
    return [
        say(phrase("campfire-sparks-of", seat=Phrase(f"campfire-seat-{seat}"), sparks=sparks))
        for seat, sparks in enumerate(view.sparks)
    ]


def _box(stick: int) -> str:
    return f'<button type="button" class="box" id="note-{stick}">{stick}</button>'


def _signs(view: "CampfireView", aid: Aid) -> Mapping[str, str]:
    """The sticks that have burnt are crossed off."""
    burnt = {stick for past in view.rounds for stick in past.sticks}
    full = view.seat >= 0 and aid == "full"
    return {"notes-all": "".join("x" if stick in burnt else "." for stick in STICKS)} if full else {}


FACE = CampfireFace()
