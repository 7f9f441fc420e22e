"""What happened, as phrases: what was turned up, who did what, what it cost and gave, who was hurt.

All that is recorded lies open; of a card that a group has picked only that it has (PA-05). Of the cards that are dealt
in the morning nothing is told.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from bivouac.engine import Phrase, phrase
from bivouac.games.paleo.deeds import CARDS, CRAFT, DEEDS, IS_DANGER, IS_PERSON, STATES, TALISMAN, WHO
from bivouac.games.paleo.effects import RESOURCES, THINGS, TOOLS
from bivouac.games.paleo.moves import FACES
from bivouac.games.paleo.names import group_phrase, listed, party_phrase, quoted
from bivouac.games.paleo.record import Happening
from bivouac.games.paleo.texts import card_phrase, count_phrase, need_phrase, state_phrase, story_phrase
from bivouac.games.paleo.view import SKULLS, TILES, PaleoView

Run = Sequence[Happening]
FAMILIAR = "base"
"""The set of cards that tell their story on their faces, and not each time that they are turned up."""


def tell(before: PaleoView, after: PaleoView) -> Sequence[Phrase]:
    """What happened between two views of the same viewer."""
    if before.phase == "deal":
        return ()
    events = after.record[max(0, before.past + len(before.record) - after.past) :]
    told = [*_unrecorded(before, after, events)]
    for what, alike in groupby(events, key=lambda event: event.what):
        told += TOLD[what](list(alike))
    if after.outcome is not None and before.outcome is None:
        told.append(after.outcome.why)
    return told


def _unrecorded(before: PaleoView, after: PaleoView, events: Run) -> Iterator[Phrase]:
    """What somebody has chosen, and no happening tells: to be done, and (of one who leads two groups) to do something
    that either group can do."""
    first = events[0].what if events else ""
    if after.asks is not None and after.asks.what == WHO:
        yield phrase("paleo-told-who", card=quoted(DEEDS[after.asks.of].card))
    elif before.phase == "settle" and first in ("", "slept", "evening"):
        deciding = sum(1 << group for group in range(before.groups) if before.leader(group) in before.actors)
        rested = after.rested & ~before.rested or deciding  # a new turn has forgotten who rested
        yield phrase("paleo-told-rested", groups=party_phrase(rested))
    elif before.asks is not None and before.asks.what == CRAFT and first != "crafted":
        yield phrase("paleo-told-crafted-enough", group=group_phrase(before.actor))


# Happenings of which each is a sentence


def _each(name: str, *about: str) -> Callable[[Run], Iterator[Phrase]]:
    """A sentence about the group, the card (in quotation marks), the person, the other group, the count."""
    return lambda run: (Phrase(f"paleo-told-{name}", {each: ABOUT[each](event) for each in about}) for event in run)


ABOUT: dict[str, Callable[[Happening], Phrase | int]] = {
    "group": lambda event: group_phrase(event.group),
    "card": lambda event: quoted(event.card),
    "person": lambda event: card_phrase(event.card),
    "other": lambda event: group_phrase(event.of),
    "tool": lambda event: count_phrase(TOOLS[event.of], 1),
    "thing": lambda event: count_phrase(THINGS[event.of], event.count),
    "state": lambda event: state_phrase(STATES[event.of]),
    "count": lambda event: event.count,
    "of": lambda event: event.of,
    "tiles": lambda _: TILES,
    "skulls": lambda _: SKULLS,
}


def _slept(run: Run) -> Iterator[Phrase]:
    for event in run:
        if event.count:
            yield phrase("paleo-told-slept-early", group=group_phrase(event.group), count=event.count)
        else:
            yield phrase("paleo-told-slept", group=group_phrase(event.group))


def _turned(run: Run) -> Iterator[Phrase]:
    for event in run:
        name = "paleo-told-turned-danger" if IS_DANGER[event.card] else "paleo-told-turned"
        yield phrase(name, group=group_phrase(event.group), card=quoted(event.card))
        if CARDS[event.card].set != FAMILIAR and not IS_PERSON[event.card]:  # who joins is told of then
            yield from _story(event.card)


def _story(card: int) -> Iterator[Phrase]:
    if story := story_phrase(card):
        yield story


def _secret(run: Run) -> Iterator[Phrase]:
    for event in run:
        number = CARDS[event.card].secret
        yield phrase("paleo-told-secret", group=group_phrase(event.group), number=number, card=quoted(event.card))
        yield from _story(event.card)


def _introduced(name: str, *about: str) -> Callable[[Run], Iterator[Phrase]]:
    """A card that stays from now on, with its story."""

    def told(run: Run) -> Iterator[Phrase]:
        for event in run:
            yield from _each(name, *about)([event])
            yield from _story(event.card)

    return told


def _placed(run: Run) -> Iterator[Phrase]:
    """PA-10; that a person joins is told by itself."""
    for event in run:
        if event.of == 1:
            yield phrase("paleo-told-placed-board", card=quoted(event.card))
        elif not IS_PERSON[event.card]:
            yield phrase("paleo-told-placed-group", group=group_phrase(event.group), card=quoted(event.card))


def _acted(run: Run) -> Iterator[Phrase]:
    """Who does what, and what it asks for; what it costs and gives is told as it comes."""
    for event in run:
        deed = DEEDS[event.of]
        action = CARDS[deed.card].actions[deed.place]
        needs = [need_phrase(token) for token in action.need if token.word != "help"]
        card = listed([quoted(deed.card), *needs])
        if deed.night:
            yield phrase("paleo-told-hit-all" if deed.hostile else "paleo-told-acted-night", card=card)
        else:
            kind = "hit" if deed.hostile else next((f"acted-{word}" for word in KINDS if getattr(deed, word)), "acted")
            yield phrase(f"paleo-told-{kind}", groups=_actor_first(event), card=card)


def _actor_first(event: Happening) -> Phrase:
    """All who take part."""
    others = event.count & ~(1 << event.group)
    return listed([group_phrase(event.group), *([party_phrase(others)] if others else [])])


KINDS = ("extra", "help")
"""Actions that are told in words of their own."""


def _used(run: Run) -> Iterator[Phrase]:
    """PA-25: a talisman is used against something."""
    for event in run:
        group, tool = group_phrase(event.group), count_phrase(TOOLS[event.of], 1)
        if event.of == TALISMAN:
            yield phrase("paleo-told-warded", group=group, tool=tool, card=quoted(event.card))
        else:
            yield phrase("paleo-told-used", group=group, tool=tool)


def _fed(run: Run) -> Iterator[Phrase]:
    for event in run:
        yield phrase("paleo-told-fed", count=event.count, hungry=event.of)


def _nothing(_: Run) -> Iterator[Phrase]:
    """How it ended is told last."""
    return iter(())


# Happenings that are counted together


def _summed(run: Run) -> dict[tuple[int, int, int], int]:
    """Counts by group, card and thing."""
    sums: dict[tuple[int, int, int], int] = {}
    for event in run:
        key = event.group, event.card, event.of
        sums[key] = sums.get(key, 0) + event.count
    return sums


def _goods(name: str) -> Callable[[Run], Iterator[Phrase]]:
    """Resources, whoever fetched them: the store is everybody's."""

    def told(run: Run) -> Iterator[Phrase]:
        sums = [sum(event.count for event in run if event.of == at) for at in range(len(RESOURCES))]
        what = [count_phrase(resource, count) for resource, count in zip(RESOURCES, sums) if count]
        yield phrase(f"paleo-told-{name}", what=listed(what))

    return told


def _tools(name: str) -> Callable[[Run], Iterator[Phrase]]:
    """Tools, by group."""

    def told(run: Run) -> Iterator[Phrase]:
        by_group: dict[int, list[Phrase]] = {}
        for (group, _, tool), count in _summed(run).items():
            by_group.setdefault(group, []).append(count_phrase(TOOLS[tool], count))
        for group, what in by_group.items():
            yield phrase(f"paleo-told-{name}", group=group_phrase(group), what=listed(what))

    return told


def _counted(name: str) -> Callable[[Run], Iterator[Phrase]]:
    """How often it happened to a group."""

    def told(run: Run) -> Iterator[Phrase]:
        for group, some in groupby(run, key=lambda event: event.group):
            yield phrase(f"paleo-told-{name}", group=group_phrase(group), count=len(list(some)))

    return told


def _wounds(name: str) -> Callable[[Run], Iterator[Phrase]]:
    """Wounds that come or go, by person."""

    def told(run: Run) -> Iterator[Phrase]:
        for (_, person, _), count in _summed(run).items():
            yield phrase(f"paleo-told-{name}", person=card_phrase(person), count=count)

    return told


def _laid(run: Run) -> Iterator[Phrase]:
    for (_, card, thing), count in _summed(run).items():
        yield phrase("paleo-told-laid", what=count_phrase(THINGS[thing], count), card=quoted(card))


def _rolled(run: Run) -> Iterator[Phrase]:
    faces = (FACES[event.of] for event in run)
    what = listed([Phrase(f"paleo-need-{skill}", {"count": count}) for skill, count in faces])
    yield phrase("paleo-told-rolled", what=what, count=len(run))


def _last(name: str, *about: str) -> Callable[[Run], Iterator[Phrase]]:
    """Of several at once the last tells how many there are now."""
    return lambda run: _each(name, *about)(run[-1:])


TOLD: dict[str, Callable[[Run], Iterator[Phrase]]] = {
    "dawned": lambda run: (phrase("paleo-told-dawned", day=event.count) for event in run),
    "chose": _each("chose", "group"),
    "slept": _slept,
    "turned": _turned,
    "placed": _placed,
    "asked": _each("asked", "group", "card"),
    "waited": _each("waited", "group"),
    "helped": _each("helped", "group", "other", "card"),
    "tended": _each("tended", "group", "card"),
    "ignored": _each("ignored", "group", "card"),
    "acted": _acted,
    "rolled": _rolled,
    "failed": _each("failed", "card"),
    "used": _used,
    "gave": _tools("gave"),
    "paid": _goods("paid"),
    "dropped": _each("dropped", "group", "count", "of"),
    "shielded": _each("shielded", "group", "tool", "count"),
    "wounded": _wounds("wounded"),
    "died": _each("died", "person"),
    "buried": _each("buried", "card"),
    "destroyed": _each("destroyed", "card"),
    "healed": _wounds("healed"),
    "gained": _goods("gained"),
    "took": _tools("took"),
    "laid": _laid,
    "joined": _introduced("joined", "group", "person"),
    "dreamed": _counted("dreamed"),
    "thought": _introduced("thought", "card"),
    "crafted": _each("crafted", "group", "card"),
    "secret": _secret,
    "tile": _last("tile", "count", "tiles"),
    "skull": _last("skull", "count", "skulls"),
    "lifted": _last("lifted", "count", "skulls"),
    "mended": _wounds("mended"),
    "struck": _wounds("struck"),
    "loosed": _counted("loosed"),
    "became": _each("became", "state"),
    "ignored-danger": _each("averted", "group", "card"),
    "evening": _each("evening", "count"),
    "fed": _fed,
    "won": _nothing,
    "lost": _nothing,
}
"""What is said of each happening, and of several of a kind that follow each other (`record.WHATS`)."""
