"""A view of Paleo in words, for people who hear the page: the moment and the boards, each group with its people, tools,
deck and card, the rack, the discards."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bivouac.engine import Chapter, Phrase, Say, phrase
from bivouac.games.paleo.deeds import BACKS, BOX, CARDS, IS_PERSON, STATES
from bivouac.games.paleo.effects import RESOURCES, THINGS, TOOLS
from bivouac.games.paleo.groups import skills_of, status
from bivouac.games.paleo.moves import LOOK
from bivouac.games.paleo.names import cards_phrase, group_phrase, listed, quoted, skills_phrase
from bivouac.games.paleo.open_cards import actions_now
from bivouac.games.paleo.prompts import prompt
from bivouac.games.paleo.sketch import now_phrase
from bivouac.games.paleo.texts import (
    action_phrase,
    back_phrase,
    card_phrase,
    count_phrase,
    kind_phrase,
    person_phrase,
    slots_phrase,
    state_phrase,
    story_phrase,
    tag_phrase,
)
from bivouac.games.paleo.view import ASLEEP, N_TOOLS, SKULLS, TILES, PaleoView

Lines = Iterator[Phrase]


def describe(view: PaleoView, say: Say) -> Sequence[Chapter]:
    chapters: list[tuple[Phrase, Lines]] = [
        (Phrase("paleo-heard-now"), now_lines(view)),
        (Phrase("paleo-heard-board"), board_lines(view)),
    ]
    for group in range(view.groups):
        name = "paleo-heard-own" if view.leader(group) == view.seat else "paleo-heard-group"
        chapters.append((phrase(name, group=group_phrase(group)), group_lines(view, group)))
    chapters.append((Phrase("paleo-heard-rack"), rack_lines(view)))
    chapters.append((Phrase("paleo-heard-aside"), aside_lines(view)))
    return [Chapter(say(title), list(map(say, lines))) for title, lines in chapters]


# The moment, and the boards


def now_lines(view: PaleoView) -> Lines:
    yield phrase("paleo-heard-line", what=now_phrase(view))
    yield phrase("paleo-heard-tiles", count=view.tiles, of=TILES)
    yield phrase("paleo-heard-skulls", count=view.skulls, of=SKULLS)
    store = [count_phrase(resource, count) for resource, count in zip(RESOURCES, view.store)]
    yield phrase("paleo-heard-store", what=listed(store), mouths=sum(map(len, view.people)))
    for at, word in enumerate(STATES):
        if view.states >> at & 1:
            yield phrase("paleo-heard-state", state=state_phrase(word))
    yield prompt(view)


def board_lines(view: PaleoView) -> Lines:
    """The missions and what was placed with them; a module's pile."""
    for card in view.board:
        yield from card_lines(view, card)
    if view.pile:
        person = card_phrase(view.pile[0])
        yield phrase("paleo-heard-pile", count=len(view.pile), person=person, hurt=view.pile_hurt)


def rack_lines(view: PaleoView) -> Lines:
    return (action_line(card, 0) for card in (*BOX.rack, *view.rack))


def aside_lines(view: PaleoView) -> Lines:
    """The discards and the graveyard, with the symbols that lie there."""
    yield phrase("paleo-heard-open", count=len(view.open), cards=cards_phrase(view.open))
    yield phrase("paleo-heard-hidden", count=len(view.hidden))
    yield phrase("paleo-heard-grave", count=len(view.grave), cards=cards_phrase(view.grave))
    tags = Counter(CARDS[card].tag for card in view.grave if CARDS[card].tag)
    for tag, count in sorted(tags.items()):
        yield phrase("paleo-heard-tag", tag=tag_phrase(tag), count=count)


# Cards


def card_lines(view: PaleoView, card: int) -> Lines:
    """A card that lies open: what it is, its story, what can be done with it, what lies on it."""
    yield phrase("paleo-heard-card", card=quoted(card), kind=kind_phrase(CARDS[card].kind))
    if story := story_phrase(card):
        yield story
    if IS_PERSON[card]:
        yield phrase("paleo-heard-line", what=person_phrase(CARDS[card]))
    yield from action_lines(view, card)
    if CARDS[card].help:
        yield Phrase("paleo-heard-help")
    if CARDS[card].slots:
        yield phrase("paleo-heard-slots", slots=slots_phrase(CARDS[card]), what=_laid(view, card))


def action_lines(view: PaleoView, card: int) -> Lines:
    """What can be done with a card, as long as the states are as they are."""
    for place, action in actions_now(view, card):
        yield phrase("paleo-heard-action", number=place + 1, text=action_phrase(action))


def _laid(view: PaleoView, card: int) -> Phrase:
    there = [count_phrase(THINGS[thing], count) for where, thing, count in view.laid if where == card]
    return listed(there) if there else Phrase("paleo-nothing")


def action_line(card: int, place: int) -> Phrase:
    """A title with one of its actions."""
    return phrase("paleo-move-act", card=card_phrase(card), text=action_phrase(CARDS[card].actions[place]))


# Groups


def group_lines(view: PaleoView, group: int) -> Lines:
    """A group: people, tools, deck, what is with it, the card that it has before it."""
    yield from person_lines(view, group)
    yield phrase("paleo-heard-skills", skills=skills_phrase(skills_of(view, group)))
    yield phrase("paleo-heard-tools", what=tools_phrase(view, group))
    yield from deck_lines(view, group)
    if about := status(view, group):
        yield phrase("paleo-heard-status", status=about)
    if helpers := [other for other in range(view.groups) if view.helping[other] == group]:
        yield phrase("paleo-heard-helpers", groups=listed(map(group_phrase, helpers)))
    for ally in view.allies[group]:
        yield from card_lines(view, ally)
    if view.up[group] >= 0:
        yield Phrase("paleo-heard-up")
        yield from card_lines(view, view.up[group])


def person_lines(view: PaleoView, group: int) -> Lines:
    for person, hurt in zip(view.people[group], view.hurt[group]):
        text = person_phrase(CARDS[person])
        yield phrase("paleo-heard-person", person=card_phrase(person), text=text, hurt=hurt)
        yield from action_lines(view, person)
    if not view.people[group]:
        yield Phrase("paleo-heard-nobody")


def tools_phrase(view: PaleoView, group: int) -> Phrase:
    held = zip(TOOLS, view.tools[N_TOOLS * group : N_TOOLS * group + N_TOOLS])
    some = [count_phrase(tool, count) for tool, count in held if count]
    return listed(some) if some else Phrase("paleo-nothing")


def deck_lines(view: PaleoView, group: int) -> Lines:
    """PA-06: how many cards, and the backs of those on top; and what one has picked."""
    deck, picked = view.decks[group], view.picked[group]
    if deck:
        backs = listed([back_phrase(BACKS[back]) for back in deck[:LOOK]])
        yield phrase("paleo-heard-deck", count=len(deck), backs=backs)
    else:
        yield Phrase("paleo-heard-no-deck")
    if view.phase == "pick" and deck and 0 <= picked <= ASLEEP:
        name = "paleo-heard-picked-sleep" if picked == ASLEEP else "paleo-heard-picked"
        yield phrase(name, place=picked + 1)
