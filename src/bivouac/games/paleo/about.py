"""What a viewer is told about something they point at on the page: a card, a back, a group, a tool, what is in store.

Only of cards that lie open: of what lies face down the back is told, and how many there are (PA-06).
"""

from collections.abc import Iterable, Iterator

from bivouac.engine import About, Phrase, Say, phrase
from bivouac.games.paleo.deeds import BACKS, BOX, CARDS, DEEDS_OF, IS_PERSON, RED, STATES, TOKENS, Deed
from bivouac.games.paleo.describe import card_lines, deck_lines, group_lines
from bivouac.games.paleo.effects import RESOURCES, SKILLS, TOOLS
from bivouac.games.paleo.moves import LOOK
from bivouac.games.paleo.names import cards_phrase, done_phrase, group_phrase, groups_phrase, listed
from bivouac.games.paleo.prospect import Lack, helpful, lack, party_of
from bivouac.games.paleo.sight import in_sight, unseen_with
from bivouac.games.paleo.texts import back_phrase, card_phrase, count_phrase, state_phrase
from bivouac.games.paleo.view import N_TOOLS, SKULLS, TILES, PaleoView, left_of

Lines = Iterator[Phrase]
PLAIN = {"moment", "now", "grave", "open", "pile"}


def about(view: PaleoView, target: str, say: Say) -> About | None:
    """What there is to tell about a name in the scene; None for one that is not in it."""
    kind, _, rest = target.partition("-")
    if target in PLAIN:
        lines = list(_plain(view, target))
        return About(_said(lines, say)) if lines else None
    if kind == "card":
        card = _number(rest, len(CARDS))
        return None if card is None else _card(view, card, say)
    numbers = [_number(part, 64) for part in rest.split("-")]
    if None in numbers or kind not in KINDS:
        return None
    found = KINDS[kind](view, [number for number in numbers if number is not None])
    return None if found is None else About(_said(found, say))


def _said(lines: Iterable[Phrase], say: Say) -> list[str]:
    """In words, as sentences begin."""
    return [text[:1].upper() + text[1:] for text in map(say, lines)]


def _number(text: str, below: int) -> int | None:
    """A number as names have it: no signs, no zeros before it."""
    return next((number for number in range(below) if str(number) == text), None)


# The moment, and what lies aside


def _plain(view: PaleoView, target: str) -> Lines:
    if target in ("moment", "now"):
        light = "night" if view.night else "day"
        yield phrase(f"paleo-page-now-{light}", day=view.day, turn=max(1, view.turn))
        yield phrase("paleo-page-stand", tiles=view.tiles, all=TILES, skulls=view.skulls, most=SKULLS)
        yield _mouths(view)
    elif target == "pile" and view.pile:
        yield phrase("paleo-page-pile", card=card_phrase(view.pile[0]), count=len(view.pile))
        yield from _on_it(view, view.pile[0])
        yield phrase("paleo-page-pile-hurt", count=view.pile_hurt, hearts=CARDS[view.pile[0]].hearts)
    elif target in ("grave", "open"):
        cards = view.grave if target == "grave" else view.open
        yield phrase(f"paleo-page-{target}", count=len(cards))
        yield Phrase(f"paleo-page-{target}-means")
        if cards:
            yield cards_phrase(cards)


def _mouths(view: PaleoView) -> Phrase:
    """PA-28: who wants to eat tonight, and what there is."""
    return phrase("paleo-page-mouths", count=sum(map(len, view.people)), food=count_phrase("food", view.store[0]))


# Groups, decks, tools


def _group(view: PaleoView, numbers: list[int]) -> Lines | None:
    return group_lines(view, numbers[0]) if len(numbers) == 1 and numbers[0] < view.groups else None


def _top(view: PaleoView, numbers: list[int]) -> Lines | None:
    """A back: what it hints at, and how many such cards nobody sees now."""
    if len(numbers) != 2 or numbers[0] >= view.groups or numbers[1] >= min(LOOK, len(view.decks[numbers[0]])):
        return None
    return _back(view, view.decks[numbers[0]][numbers[1]])


def _back(view: PaleoView, back: int) -> Lines:
    name, _, hint = BACKS[back].partition(" ")
    yield Phrase(f"paleo-page-back-{name}")
    if RED[back]:
        yield Phrase("paleo-page-red")
    yield phrase("paleo-page-unseen", count=unseen_with(view, back))
    if hint and name != "secret":
        yield Phrase("paleo-page-hint")


def _deck(view: PaleoView, numbers: list[int]) -> Lines | None:
    if len(numbers) != 1 or numbers[0] >= view.groups or not view.decks[numbers[0]]:
        return None
    return _backs(view, numbers[0])


def _backs(view: PaleoView, group: int) -> Lines:
    """PA-06: the backs in their order."""
    yield from deck_lines(view, group)
    rest = view.decks[group][LOOK:]
    if rest:
        yield phrase("paleo-page-below", backs=listed([back_phrase(BACKS[back]) for back in rest]))
    reds = sum(RED[back] for back in view.decks[group])
    yield phrase("paleo-page-reds", count=reds)


def _bed(view: PaleoView, numbers: list[int]) -> Lines | None:
    if len(numbers) != 1 or numbers[0] >= view.groups or view.phase != "pick" or not view.decks[numbers[0]]:
        return None
    return iter([phrase("paleo-page-bed-means", count=len(view.decks[numbers[0]]))])


def _tool(view: PaleoView, numbers: list[int]) -> Lines | None:
    if len(numbers) != 2 or numbers[0] >= view.groups or numbers[1] >= N_TOOLS:
        return None
    group, tool = numbers
    count = view.tools[N_TOOLS * group + tool]
    if not count:
        return None
    return iter(
        [phrase("paleo-page-has", group=group_phrase(group), what=count_phrase(TOOLS[tool], count)), does(tool)]
    )


def does(tool: int) -> Phrase:
    """What a tool does."""
    return Phrase(f"paleo-page-tool-{TOOLS[tool]}")


def _store(view: PaleoView, numbers: list[int]) -> Lines | None:
    if len(numbers) != 1 or numbers[0] >= len(RESOURCES):
        return None
    (resource,) = numbers
    left = left_of(view.store, view.laid, resource)
    lines = [phrase("paleo-page-store", what=count_phrase(RESOURCES[resource], view.store[resource]), left=left)]
    if not resource:
        lines.append(_mouths(view))
    return iter(lines)


def _state(view: PaleoView, numbers: list[int]) -> Lines | None:
    if len(numbers) != 1 or numbers[0] >= len(STATES) or not view.states >> numbers[0] & 1:
        return None
    return iter([phrase("paleo-page-state", state=state_phrase(STATES[numbers[0]]))])


KINDS = {
    "group": _group,
    "top": _top,
    "deck": _deck,
    "bed": _bed,
    "tool": _tool,
    "store": _store,
    "state": _state,
}


# Cards


def _card(view: PaleoView, card: int, say: Say) -> About | None:
    """A card that lies open: what is on it, and what is wanting for it now."""
    if card not in in_sight(view):
        return None
    lines = _on_it(view, card)
    shows: list[str] = []
    if IS_PERSON[card]:
        lines += _wounds(view, card)
    elif card in (*BOX.rack, *view.rack):
        lines += _idea(view, card)
    elif card in view.up:
        group = view.up.index(card)
        lines = [*_wanting(view, card, group), *lines]
        shows = [f"group-{other}" for other in sorted({other for other, _ in helpful(view, group)})]
    return About(_said(lines, say), shows)


def _on_it(view: PaleoView, card: int) -> list[Phrase]:
    """What is on a card, but for its title, which is there already."""
    return list(card_lines(view, card))[1:]


def _wounds(view: PaleoView, person: int) -> Lines:
    for people, hurt in zip(view.people, view.hurt):
        if person in people:
            yield phrase("paleo-page-wounds", count=hurt[people.index(person)], hearts=CARDS[person].hearts)


def _idea(view: PaleoView, card: int) -> Lines:
    for token in CARDS[card].actions[0].gain:
        if token.word in TOOLS:
            tool = TOOLS.index(token.word)
            laid = sum(count for _, thing, count in view.laid if thing == len(RESOURCES) + tool)
            yield does(tool)
            yield phrase("paleo-page-left", count=TOKENS[tool] - sum(view.tools[tool::N_TOOLS]) - laid)


def _wanting(view: PaleoView, card: int, group: int) -> Lines:
    """Of each action by day what those who take part still lack, and who could bring it."""
    party = party_of(view, group)
    for deed in DEEDS_OF[card]:
        if deed.hostile or deed.night or deed.extra or deed.help:
            continue
        missing = lack(view, deed, party, group)
        if missing.nothing:
            continue
        helpers = [other for other, one in helpful(view, group) if one == deed]
        yield wanting_phrase(deed, missing)
        if helpers:
            yield phrase("paleo-page-could-help", groups=groups_phrase(helpers))


def wanting_phrase(deed: Deed, missing: Lack) -> Phrase:
    """What an action lacks, in words."""
    parts = [Phrase(f"paleo-need-{skill}", {"count": count}) for skill, count in zip(SKILLS, missing.skills) if count]
    parts += [count_phrase(resource, count) for resource, count in zip(RESOURCES, missing.goods) if count]
    parts += [count_phrase(TOOLS[tool], count) for tool, count in missing.tools]
    parts += [phrase("paleo-page-cards", count=missing.cards)] if missing.cards else []
    return phrase("paleo-page-wanting", text=done_phrase(deed.number), what=listed(parts))
