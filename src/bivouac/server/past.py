"""A table at an earlier moment, as somebody saw it: for replay, and for looking back during a game.

While a game goes on people see the past with the eyes that they had. When it is over they may borrow anybody's, and
those of the referee, who sees everything.
"""

from bivouac.engine import REFEREE, SPECTATOR, About, AnyView, Refused, Say, Seat, replay
from bivouac.locale import words
from bivouac.server.asking import whole_number
from bivouac.server.desk import Desk
from bivouac.server.news import News
from bivouac.server.table import LiveTable, NotYours

NAMED_EYES = {"all": REFEREE, "watch": SPECTATOR}


def read_eyes(table: LiveTable, person: str, eyes: str | None, at: str | None) -> tuple[Seat, int]:
    """The viewer and the moment that somebody asks for, if they may."""
    if not table.begun:
        raise Refused("page-not-begun")
    own = table.viewer(person)
    number = table.number if at is None else whole_number(at)
    if number > table.number:
        raise Refused("page-bad-number", text=str(at)[:20])
    if eyes is None:
        return own, number
    seat = int(eyes) if eyes.isascii() and eyes.isdigit() and len(eyes) < 4 else NAMED_EYES.get(eyes)
    if seat is None or seat >= table.setting.seats:
        raise Refused("not-a-seat", seat=eyes[:20])
    if seat not in (own, SPECTATOR) and not table.over:
        raise NotYours("page-eyes-later")
    return seat, number


def view_at(table: LiveTable, viewer: Seat, at: int) -> AnyView:
    """What a viewer saw after so many entries of the journal."""
    if at == table.number:
        return table.view(viewer)
    view: AnyView = replay(table.log, _entries(table, at)).view(viewer)
    return view


def _entries(table: LiveTable, at: int) -> int:
    """How many entries of the game there were."""
    return sum(number <= at for number in table.numbers)


def about(table: LiveTable, viewer: Seat, at: int, target: str, say: Say) -> About | None:
    """What a viewer could be told about something then."""
    return table.face.about(view_at(table, viewer, at), target, table.terms.aid, say)


def past_news(desk: Desk, viewer: Seat, at: int, person: str, language: str) -> News:
    """All that a page shows of that moment; with the marks of the sheet if it is the asker's own."""
    table, say = desk.table, words(language)
    view = view_at(table, viewer, at)
    scene = table.face.scene(view, table.terms.aid, say)
    prompt = say(table.game.prompt(view))
    news = News(at, whole=True, prompt=prompt, mine=False, legal="0", undo=None)
    news.pieces.update(scene.pieces)
    news.panels.update(scene.panels)
    news.signs.update(scene.signs)
    news.moments += table.face.moments(view, say)
    if viewer == table.seat_of(person):
        news.marks.update(table.log.marks(viewer, _entries(table, at)))
    news.log = [(number, say(line)) for number, line in table.lines(viewer) if number <= at]
    news.reasons = {number: say(reason) for number, reason in table.reasons(viewer) if number <= at}
    return news
