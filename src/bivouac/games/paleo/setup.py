"""How a game is dealt (PA-01 to PA-04): two people for each group, and the backs of the first day."""

from collections.abc import Sequence

import msgspec

from bivouac.engine import BadDeal, BadSetting, Luck, Setting
from bivouac.games.paleo.cards import LEVELS, Module
from bivouac.games.paleo.deeds import BACK, BOX, CARDS, FRESH, PLACES, STATES
from bivouac.games.paleo.night import deal_sizes
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.view import N_TOOLS, NONE, group_count

STORE = (5, 0, 0)
PEOPLE_EACH = 2
THREE = "J"  # the module that makes three


class PaleoDeal(msgspec.Struct, frozen=True):
    """Everything random about a set-up: people by group, and the backs of each group's deck, the top one first. Ids and
    names of the box."""

    seats: int  # one person alone and two people have as many groups, but are not dealt the same game
    people: tuple[tuple[str, ...], ...]
    decks: tuple[tuple[str, ...], ...]


def letters(setting: Setting) -> tuple[str, ...]:
    """The modules of a game: those of its level, or others that were asked for (PA-03)."""
    asked: str = setting.options.modules
    return tuple(sorted(asked.split("+"))) if asked else LEVELS[setting.options.level]


def check(setting: Setting) -> None:
    """PA-03: two modules, three with J."""
    found = letters(setting)
    unknown = [letter for letter in found if letter not in BOX.modules]
    if unknown:
        raise BadSetting("paleo-bad-module", module=unknown[0], known=", ".join(BOX.modules))
    if len(set(found)) != len(found) or len(found) != (3 if THREE in found else 2):
        raise BadSetting("paleo-bad-modules")


def modules(setting: Setting) -> list[Module]:
    return [BOX.modules[letter] for letter in letters(setting)]


def deck_of(setting: Setting) -> list[int]:
    """The cards that are shuffled together (PA-04)."""
    return [*BOX.base, *(card for module in modules(setting) for card in module.deck)]


def crowd_of(setting: Setting) -> list[int]:
    """The people who may be met: a module may have some lie aside."""
    piles = {module.pile for module in modules(setting) if module.pile}
    return [card for card in BOX.people if CARDS[card].tag not in piles]


def make_deal(setting: Setting, luck: Luck) -> PaleoDeal:
    groups = group_count(setting.seats)
    people = luck.shuffled(crowd_of(setting))
    backs = luck.shuffled([BACK[card] for card in deck_of(setting)])
    decks, start = [], 0
    for size in deal_sizes(len(backs), groups, 1):
        decks.append(tuple(PLACES[back] for back in backs[start : start + size]))
        start += size
    mine = (people[PEOPLE_EACH * group : PEOPLE_EACH * group + PEOPLE_EACH] for group in range(groups))
    return PaleoDeal(setting.seats, tuple(tuple(CARDS[card].id for card in some) for some in mine), tuple(decks))


def checked(setting: Setting, deal: PaleoDeal) -> None:
    """Holds a deal to what this setting can have."""
    groups = group_count(setting.seats)
    crowd = {CARDS[card].id for card in crowd_of(setting)}
    people = [person for some in deal.people for person in some]
    backs = sorted(back for deck in deal.decks for back in deck)
    wanted = sorted(PLACES[BACK[card]] for card in deck_of(setting))
    sizes = tuple(map(len, deal.decks))
    if (
        deal.seats != setting.seats
        or [len(some) for some in deal.people] != [PEOPLE_EACH] * groups
        or len(set(people)) != len(people)
        or not crowd.issuperset(people)
        or backs != wanted
        or sizes != deal_sizes(len(backs), groups, 1)
    ):
        raise BadDeal("paleo-bad-deal")


def start(setting: Setting, deal: PaleoDeal) -> PaleoState:
    """The first morning."""
    checked(setting, deal)
    groups, used = group_count(setting.seats), modules(setting)
    people = [tuple(map(BOX.number, some)) for some in deal.people]
    met = {person for some in people for person in some}
    pools: list[tuple[int, ...]] = [()] * len(PLACES)
    for card in sorted(deck_of(setting)):
        pools[BACK[card]] += (card,)
    state = PaleoState(
        setting=setting,
        modules=letters(setting),
        ending=any(module.ending for module in used),
        decks=[tuple(map(PLACES.index, deck)) for deck in deal.decks],
        people=[()] * groups,
        hurt=[()] * groups,
        tools=[0] * (N_TOOLS * groups),
        allies=[()] * groups,
        board=tuple(module.mission for module in used),
        rack=tuple(idea for module in used for idea in module.ideas),
        store=list(STORE),
        pools=pools,
        supplies=[_supply(back, used) for back in FRESH],
        strangers=[0] * len(FRESH),
        crowd=tuple(card for card in crowd_of(setting) if card not in met),
        ideas=BOX.ideas,
        secrets=tuple(sorted({card for module in used for card in module.secrets})),
        pile=_pile(used),
        states=sum(1 << STATES.index(module.state[0]) for module in used if module.state),
        picked=[NONE] * groups,
        up=[-1] * groups,
        helping=[-1] * groups,
    )
    for group, some in enumerate(people):
        for person in some:
            state._join(group, person)
    state.record = []
    state.tell("dawned", count=1)
    return state


def _supply(back: int, used: Sequence[Module]) -> tuple[int, ...]:
    """The cards that come unseen from a pile of their own: dreams, or what a module has waiting."""
    waiting = sorted(card for module in used for card in module.waiting if BACK[card] == back)
    return tuple(waiting) if PLACES[back] != "dream" else BOX.dreams


def _pile(used: Sequence[Module]) -> tuple[int, ...]:
    tags = {module.pile for module in used if module.pile}
    return tuple(card for card in BOX.people if CARDS[card].tag in tags)
