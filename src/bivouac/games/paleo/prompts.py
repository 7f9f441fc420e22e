"""What Paleo asks, and of whom, as phrases: of whoever has to choose, of those who wait, of those who look on."""

from collections.abc import Callable

from bivouac.engine import Phrase, phrase
from bivouac.games.paleo.deeds import (
    CARDS,
    CRAFT,
    DEEDS,
    DREAMS,
    FAIL,
    GIVE,
    GOODS,
    HEAL,
    IS_DANGER,
    KILL,
    MIX,
    REDS,
    ROOM,
    SPEND,
    TOOL,
    WELCOME,
    WHO,
    WOUND,
    Step,
)
from bivouac.games.paleo.effects import RESOURCES, TOOLS
from bivouac.games.paleo.names import cards_phrase, group_phrase, groups_phrase, listed, quoted, skills_phrase
from bivouac.games.paleo.prospect import can_help
from bivouac.games.paleo.texts import card_phrase, count_phrase, person_phrase, thing_phrase
from bivouac.games.paleo.view import CHANCE_PHASES, NONE, PaleoView


def prompt(view: PaleoView) -> Phrase:
    """What is asked now."""
    if view.outcome is not None:
        return view.outcome.why
    if view.phase in CHANCE_PHASES:
        return _chance(view)
    if view.asks is not None:
        return _step(view, view.asks)
    return {"pick": _pick, "settle": _settle, "night": _night}[view.phase](view)


def _chance(view: PaleoView) -> Phrase:
    """What luck decides, and for which card."""
    if view.phase in ("deal", "turn"):
        return Phrase(f"paleo-prompt-{view.phase}")
    return phrase(f"paleo-prompt-{view.phase}", card=_about(view, None))


def _about(view: PaleoView, step: Step | None) -> Phrase:
    """The card that something is asked about; a healing root is none."""
    deed = step.of if step is not None and step.what == WHO else view.deed
    if deed >= 0:
        return quoted(DEEDS[deed].card)
    return phrase("paleo-quoted", title=thing_phrase("root"))


def _led(view: PaleoView) -> list[int]:
    """The viewer's groups."""
    return [group for group in range(view.groups) if view.leader(group) == view.seat]


def _deciding(view: PaleoView) -> list[int]:
    """The groups that something is asked of."""
    return [group for group in range(view.groups) if view.leader(group) in view.actors]


# Picking


def _pick(view: PaleoView) -> Phrase:
    """PA-05: all pick at once."""
    left = [group for group in range(view.groups) if view.picked[group] == NONE]
    if view.seat not in view.actors:
        return phrase("paleo-prompt-pick-theirs", groups=groups_phrase(left))
    if view.setting.seats > 1:
        return phrase("paleo-prompt-pick-mine", count=len(view.decks[view.seat]))
    return phrase("paleo-prompt-pick-alone", groups=groups_phrase(left))


# Settling


def _settle(view: PaleoView) -> Phrase:
    """PA-08: in any order; while there is a secret, that is settled first (PA-17)."""
    if view.seat not in view.actors:
        waits = view.seat >= 0 and view.waits >> view.seat & 1
        name = "paleo-prompt-settle-waits" if waits else "paleo-prompt-settle-theirs"
        return phrase(name, groups=groups_phrase(_unsettled(view, _deciding(view))))
    if view.urgent >= 0:
        group, card = group_phrase(view.urgent), quoted(view.up[view.urgent])
        name = "mine" if view.leader(view.urgent) == view.seat else "theirs" if can_help(view, view.seat) else "spare"
        return phrase(f"paleo-prompt-secret-{name}", group=group, card=card)
    mine = [group for group in _led(view) if view.up[group] >= 0 and not view.settled >> group & 1]
    asked = [group for group in range(view.groups) if view.asked >> group & 1 and view.up[group] >= 0]
    others = [group for group in asked if view.leader(group) != view.seat]
    said = _cards(view, mine)
    if not mine or not others:
        return said
    return phrase("paleo-prompt-asked", groups=groups_phrase(others), prompt=said)


def _unsettled(view: PaleoView, groups: list[int]) -> list[int]:
    """Of some groups those with a card before them, if there are any."""
    return [group for group in groups if not view.settled >> group & 1] or groups


def _cards(view: PaleoView, groups: list[int]) -> Phrase:
    """What is to be done with the cards of the viewer's groups."""
    if not groups:
        return Phrase("paleo-prompt-spare")
    if len(groups) > 1:
        some = [phrase("paleo-with", group=group_phrase(group), card=quoted(view.up[group])) for group in groups]
        return phrase("paleo-prompt-settle-alone", cards=listed(some))
    (group,) = groups
    kind = "danger" if IS_DANGER[view.up[group]] else "action"
    return phrase(f"paleo-prompt-settle-{kind}", group=group_phrase(group), card=quoted(view.up[group]))


# At night


def _night(view: PaleoView) -> Phrase:
    """PA-29, PA-30: anybody may decide for all."""
    cards = cards_phrase(view.due)
    if view.seat in view.actors:
        return phrase("paleo-prompt-night-mine", cards=cards)
    waits = view.seat >= 0 and view.waits >> view.seat & 1
    name = "paleo-prompt-night-waits" if waits else "paleo-prompt-night-theirs"
    return phrase(name, cards=cards, groups=groups_phrase(_deciding(view)))


# Within an action


def _step(view: PaleoView, step: Step) -> Phrase:
    """What is open, with the card that it is about; who is not asked is told who is."""
    what, about = ASKED[step.what](view, step), _about(view, step)
    if view.seat == view.speaker and view.setting.seats > 1:
        return phrase("paleo-prompt-step-mine", card=about, what=what)
    group = view.speaker if view.setting.seats > 1 else view.actor
    return phrase("paleo-prompt-step-theirs", group=group_phrase(group), card=about, what=what)


def _count(name: str) -> Callable[[PaleoView, Step], Phrase]:
    return lambda _, step: phrase(f"paleo-ask-{name}", count=step.many)


def _goods(_: PaleoView, step: Step) -> Phrase:
    return phrase("paleo-ask-goods", what=count_phrase(RESOURCES[step.of], step.many))


def _tool(name: str) -> Callable[[PaleoView, Step], Phrase]:
    return lambda _, step: phrase(f"paleo-ask-{name}", what=count_phrase(TOOLS[step.of], step.many))


def _welcome(_: PaleoView, step: Step) -> Phrase:
    return phrase("paleo-ask-welcome", person=card_phrase(step.of), text=person_phrase(CARDS[step.of]))


ASKED: dict[int, Callable[[PaleoView, Step], Phrase]] = {
    GIVE: _tool("give"),
    SPEND: lambda _, __: Phrase("paleo-ask-spend"),
    MIX: _count("mix"),
    KILL: lambda _, __: Phrase("paleo-ask-kill"),
    REDS: _count("reds"),
    WOUND: _count("wound"),
    GOODS: _goods,
    TOOL: _tool("tool"),
    WELCOME: _welcome,
    DREAMS: lambda _, __: Phrase("paleo-ask-dream"),
    ROOM: lambda _, step: phrase("paleo-ask-room", card=quoted(step.of)),
    HEAL: _count("heal"),
    CRAFT: _count("craft"),
    FAIL: lambda view, _: phrase("paleo-ask-fail", rolled=skills_phrase(view.rolled)),
    WHO: lambda _, __: Phrase("paleo-ask-who"),
}
"""What each step asks."""
