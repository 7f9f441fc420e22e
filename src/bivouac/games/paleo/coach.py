"""The coach of a first game: what is asked now, what could be done, and why, in a few sentences.

It tells what can be read off the table: what a card lacks, who could bring it, how many want to eat tonight. It knows
no more of the cards that lie face down than anybody.
"""

from collections.abc import Iterator, Sequence

from bivouac.engine import Phrase, Say, phrase
from bivouac.games.paleo.about import wanting_phrase
from bivouac.games.paleo.deeds import (
    BACKS,
    CRAFT,
    DAY,
    DEEDS_OF,
    DREAMS,
    FAIL,
    GIVE,
    GOODS,
    HEAL,
    HELPS,
    IS_DANGER,
    KILL,
    MIX,
    RED,
    REDS,
    ROOM,
    ROOT,
    SPEND,
    TOOL,
    WELCOME,
    WHO,
    WOUND,
    Deed,
)
from bivouac.games.paleo.layout import led
from bivouac.games.paleo.moves import LOOK, Act, Help, Tend, Use
from bivouac.games.paleo.names import done_phrase, group_phrase, groups_phrase, listed, quoted
from bivouac.games.paleo.prospect import can_help, helpful, lack, party_of
from bivouac.games.paleo.texts import back_phrase, count_phrase
from bivouac.games.paleo.view import NONE, SKULLS, TILES, PaleoView

Lines = Iterator[Phrase]
BACKED = ("forest", "river", "mountain", "hearth", "red", "dream")
"""Backs that the coach has a sentence for."""


def coach(view: PaleoView, say: Say) -> Sequence[str]:
    """One to five sentences for the viewer."""
    return [say(line) for line in _lines(view)]


def _lines(view: PaleoView) -> Lines:
    if view.outcome is not None:
        yield Phrase("paleo-coach-over")
    elif view.seat not in view.actors:
        yield from _waiting(view)
    elif view.asks is not None:
        yield Phrase(f"paleo-coach-step-{STEPS[view.asks.what]}")
    else:
        yield from {"pick": _pick, "settle": _settle, "night": _night}[view.phase](view)


def _waiting(view: PaleoView) -> Lines:
    deciding = [group for group in range(view.groups) if view.leader(group) in view.actors]
    if not deciding:
        yield Phrase("paleo-coach-luck")
        return
    yield phrase(f"paleo-coach-wait-{'pick' if view.phase == 'pick' else 'other'}", groups=groups_phrase(deciding))
    if view.phase == "pick":
        yield from _supper(view)


# Picking


def _pick(view: PaleoView) -> Lines:
    """PA-05: the goal on the first morning; then what the backs promise, and what the evening will ask for."""
    if view.day == 1 and view.turn == 1:
        yield phrase("paleo-coach-goal", tiles=TILES, skulls=SKULLS)
    yield Phrase("paleo-coach-pick")
    group = next(group for group in led(view) if view.picked[group] == NONE)
    deck = view.decks[group]
    kinds = list(dict.fromkeys(BACKS[back].split()[0] for back in deck[:LOOK]))
    yield from (Phrase(f"paleo-page-back-{kind}") for kind in kinds if kind in BACKED)
    if any(RED[back] for back in deck[:LOOK]):
        yield Phrase("paleo-coach-red")
    hinted = [back for back in deck[:LOOK] if " " in BACKS[back] and not BACKS[back].startswith("secret")]
    if hinted:
        yield phrase("paleo-coach-hint", back=back_phrase(BACKS[hinted[0]]))
    yield from _supper(view)


def _supper(view: PaleoView) -> Lines:
    """PA-28."""
    mouths, food = sum(map(len, view.people)), view.store[0]
    yield phrase("paleo-coach-supper", count=mouths, food=count_phrase("food", food), short=max(0, mouths - food))


# Settling


def _settle(view: PaleoView) -> Lines:
    mine = [group for group in led(view) if view.up[group] >= 0 and not view.settled >> group & 1]
    if view.urgent >= 0 and view.urgent not in mine:
        name = "help" if can_help(view, view.seat) else "spare"
        yield phrase(f"paleo-coach-secret-{name}", group=group_phrase(view.urgent), card=quoted(view.up[view.urgent]))
        return
    if not mine:
        yield Phrase("paleo-coach-spare")
        return
    group = view.urgent if view.urgent in mine else mine[0]
    card = view.up[group]
    yield phrase(f"paleo-coach-card-{'danger' if IS_DANGER[card] else 'action'}", card=quoted(card))
    yield from _possible(view, card, group)
    yield from _impossible(view, group)
    yield from _lending(view, group)


def _possible(view: PaleoView, card: int, group: int) -> Lines:
    """What can be done now; a cost in cards is pointed out where a red one is among them (PA-15)."""
    able = [move for move in view.moves if isinstance(move, Act) and move.card == card]
    good = [deed for deed in DAY[card] if Act(card, deed.place) in able]
    for deed in good[:2]:
        yield phrase("paleo-coach-can", text=done_phrase(deed.number))
    reds = [deed for deed in good if any(RED[back] for back in view.decks[group][: deed.cards])]
    if reds:
        yield Phrase("paleo-coach-red-cost")
    if not good and not IS_DANGER[card]:
        yield Phrase("paleo-coach-cannot")


def _impossible(view: PaleoView, group: int) -> Lines:
    """What one group alone cannot do and two can (PA-26)."""
    found = helpful(view, group)
    for other, deed in found[:1]:
        yield wanting_phrase(deed, lack(view, deed, party_of(view, group), group))
        yield phrase("paleo-coach-ask", group=group_phrase(other))


def _lending(view: PaleoView, group: int) -> Lines:
    """Whom one could help, and what for."""
    if not HELPS[view.up[group]]:
        return
    others = {move.other for move in view.moves if isinstance(move, Help) and move.group == group}
    asking = [other for other in sorted(others) if view.asked >> other & 1]
    if asking:
        yield phrase("paleo-coach-asked", groups=groups_phrase(asking))
        return
    for other in sorted(others):
        for helper, deed in helpful(view, other):
            if helper == group:
                yield phrase("paleo-coach-lend", group=group_phrase(other), text=done_phrase(deed.number))
                return
    if any(isinstance(move, Tend) for move in view.moves):
        yield Phrase("paleo-coach-tend")
    elif any(isinstance(move, Use) and move.tool == ROOT for move in view.moves):
        yield Phrase("paleo-coach-root")


# At night


def _night(view: PaleoView) -> Lines:
    """PA-29: what can be done about what is due, without harm."""
    yield Phrase("paleo-coach-night")
    acts = [move for move in view.moves if isinstance(move, Act)]
    for card in view.due:
        good = [done_phrase(deed.number) for deed in _deeds(acts, card) if not deed.hostile]
        if good:
            yield phrase("paleo-coach-mission", card=quoted(card), texts=listed(good[:2]))
        else:
            yield phrase("paleo-coach-mission-skull", card=quoted(card))


def _deeds(acts: Sequence[Act], card: int) -> list[Deed]:
    return [DEEDS_OF[card][move.place] for move in acts if move.card == card]


# Steps of an action

STEPS = {
    GIVE: "give",
    SPEND: "spend",
    MIX: "mix",
    KILL: "kill",
    REDS: "reds",
    WOUND: "wound",
    GOODS: "goods",
    TOOL: "tool",
    WELCOME: "welcome",
    DREAMS: "dream",
    ROOM: "room",
    HEAL: "heal",
    CRAFT: "craft",
    FAIL: "fail",
    WHO: "who",
}
