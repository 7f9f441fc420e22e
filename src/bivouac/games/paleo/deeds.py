"""Cards in the form in which they are played: every action is a deed with a number, made of small numbers itself.

States and moves hold numbers: of cards (their place in the box), of deeds, of backs, tools and things. What a group
turns up is a card; what lies in a deck is a back. `FRESH` backs are those of cards that came unseen from a supply of
their own (dreams, a module's waiting cards) and have not been shuffled with others since.
"""

from typing import NamedTuple

import msgspec

from bivouac.games.paleo.cards import Card, box
from bivouac.games.paleo.effects import MIXES, RESOURCES, SKILLS, TAGS, THINGS, TOOLS, Action, Token

BOX = box()
CARDS = BOX.cards
FOOD, WOOD, STONE = range(len(RESOURCES))
TORCH, AXE, SPEAR, PELT, CLOTHING, TENT, TALISMAN, RAFT, ROOT, BOW, ROPE, HORN = range(len(TOOLS))

SUPPLY = (20, 12, 8)
"""Of food, wood and stone, with what is in the store (PA-02)."""
TOKENS = (5, 5, 5, 8, 4, 3, 3, 2, 5, 3, 3, 2)
"""Of each tool."""
LASTING = {TORCH: (0, 1, 0), AXE: (0, 0, 1), BOW: (1, 1, 0)}
"""Tools whose skills serve for ever (PA-16)."""
SPENT = (SPEAR, HORN, ROPE)
"""By skill: the tool that is spent when its skill is used, which gives 2 of it."""
SPENT_WORTH = 2
CANCELS = {PELT: 1, CLOTHING: 3}
"""How many wounds a tool cancels (PA-25)."""
ROOT_HEALS = 3

# Backs

PLACES = tuple(dict.fromkeys(card.back for card in CARDS))
"""Every back there is; "river mammoth" is another one than "river"."""
DREAM = PLACES.index("dream")
BACK = tuple(PLACES.index(card.back) for card in CARDS)
"""Of each card."""
WAITING_BACKS = tuple(dict.fromkeys(BACK[card] for module in BOX.modules.values() for card in module.waiting))
FRESH = {back: len(PLACES) + place for place, back in enumerate(dict.fromkeys((DREAM, *WAITING_BACKS)))}
BACKS = (*PLACES, *(PLACES[back] for back in FRESH))
"""The backs as decks have them: the last ones are fresh."""
RED = tuple(back.startswith("red") for back in BACKS)
STALE = {fresh: back for back, fresh in FRESH.items()}

# What cards are

SKILL_OF = tuple(card.skills for card in CARDS)
HEARTS = tuple(card.hearts for card in CARDS)
GIFT = tuple(TOOLS.index(card.tool) if card.tool else -1 for card in CARDS)
HELPS = tuple(card.help for card in CARDS)
IS_DANGER = tuple(card.kind == "danger" for card in CARDS)
IS_PERSON = tuple(card.kind == "person" for card in CARDS)
SECRETS = {card.secret: card.number for card in CARDS if card.secret}
STATES = tuple(word for module in BOX.modules.values() for word in module.state)
RIVALS = tuple(
    sum(1 << STATES.index(word) for word in module.state) for module in BOX.modules.values() for _ in module.state
)
"""Of each state: all states of its module, of which one holds."""
TAGGED = tuple(frozenset(card.number for card in CARDS if card.tag == tag) for tag in TAGS)


# Steps of a deed: what is to be done, how often, and with what

(
    ROLL,
    CHECK,
    GIVE,
    SPEND,
    PAY,
    MIX,
    DROP,
    KILL,
    BURY,
    REDS,
    WOUND,
    SKULL,
    PILE,
    GOODS,
    TOOL,
    PERSON,
    WELCOME,
    DREAMS,
    IDEA,
    ROOM,
    SECRET,
    TILE,
    LIFT,
    HEAL,
    CRAFT,
    MEND,
    LOOSE,
    BECOME,
    IGNORE,
    VICTORY,
    FAIL,
    WHO,
    END,
) = range(33)


class Step(NamedTuple):
    """A step of a deed: what, how often, with what (a tool, a thing, a card, a state …)."""

    what: int
    many: int = 1
    of: int = -1


class Deed(msgspec.Struct, frozen=True):
    """An action of a card (PA-11). Skills in the order of SKILLS, costs of resources in that of RESOURCES."""

    number: int
    card: int
    place: int  # among the card's actions
    hostile: bool
    night: bool
    extra: bool
    help: bool
    when: int  # a state, or -1
    skills: tuple[int, int, int]
    skilled: bool  # whether it asks for any
    given: tuple[int, int, int]  # skills of tools that are paid: they do not serve besides (PA-16)
    dice: int
    grave: tuple[tuple[frozenset[int], int], ...]  # cards, and how many of them have to lie in the graveyard
    have: tuple[int, ...]
    hold: tuple[tuple[int, int], ...]
    laid: tuple[tuple[int, int], ...]
    tiles: int
    goods: tuple[int, int, int]
    mix: tuple[tuple[int, ...], int]
    tools: tuple[tuple[int, int], ...]
    cards: int
    people: int
    bury: tuple[int, ...]
    light: bool  # whether it costs nothing but cards
    destroy: bool
    ignores: bool
    plain: bool  # whether it asks for nothing but skills and costs
    simple: bool  # whether it asks for nothing but skills and cards
    stirs: tuple[Step, ...]  # of a hostile one: what may be gone
    steps: tuple[Step, ...]


def _count(tokens: tuple[Token, ...], word: str) -> int:
    return sum(token.count for token in tokens if token.word == word)


def _triple(tokens: tuple[Token, ...], words: tuple[str, ...]) -> tuple[int, int, int]:
    first, second, third = (_count(tokens, word) for word in words)
    return first, second, third


def _mix(tokens: tuple[Token, ...]) -> tuple[tuple[int, ...], int]:
    for token in tokens:
        if token.word in MIXES:
            kinds = RESOURCES if "/" not in token.word else token.word.split("/")
            return tuple(RESOURCES.index(kind) for kind in kinds), token.count
    return (), 0


def _given(paid: tuple[tuple[int, int], ...]) -> tuple[int, int, int]:
    skills = [0, 0, 0]
    for tool, count in paid:
        for at, lasting in enumerate(LASTING.get(tool, ())):
            skills[at] += lasting * count
        if tool in SPENT:
            skills[SPENT.index(tool)] += SPENT_WORTH * count
    return skills[0], skills[1], skills[2]


def _tools(tokens: tuple[Token, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((TOOLS.index(token.word), token.count) for token in tokens if token.word in TOOLS)


PLAIN = {
    "person": PERSON,
    "dream": DREAMS,
    "idea": IDEA,
    "tile": TILE,
    "lift": LIFT,
    "heal": HEAL,
    "craft": CRAFT,
    "mend": MEND,
    "loose": LOOSE,
    "ignore": IGNORE,
    "victory": VICTORY,
    "wound": WOUND,
    "skull": SKULL,
    "pile": PILE,
}


def _outcome(token: Token) -> list[Step]:
    """The steps of a reward or of harm. What is drawn or chosen comes one at a time."""
    if token.word in RESOURCES:
        return [Step(GOODS, token.count, RESOURCES.index(token.word))]
    if token.word in TOOLS:
        return [Step(TOOL, token.count, TOOLS.index(token.word))]
    if token.word == "secret":
        return [Step(SECRET, 1, SECRETS[token.count])]
    if token.word == "become":
        return [Step(BECOME, 1, STATES.index(token.of))]
    if token.word in ("person", "dream", "idea"):
        return [Step(PLAIN[token.word])] * token.count
    return [Step(PLAIN[token.word], token.count)]


def _destroys(action: Action) -> bool:
    return any(token.word == "destroy" for token in action.pay)


def _buried(card: Card, action: Action) -> tuple[int, ...]:
    """The cards that a deed buries. A person that is destroyed by an action of its own leaves the group so, too."""
    named = tuple(BOX.number(token.of) for token in action.pay if token.word == "bury")
    return (*named, card.number) if card.kind == "person" and _destroys(action) else named


def _steps(number: int, card: Card, action: Action, mix: tuple[tuple[int, ...], int]) -> tuple[Step, ...]:
    """PA-11: conditions, then costs, then rewards. A tool that is paid does not serve for its skill (PA-16)."""
    need, pay = action.need, action.pay
    dice = _count(need, "dice")
    steps = [Step(ROLL)] * dice + [Step(CHECK, 1, number)] * (dice > 0)
    steps += [Step(GIVE, count, tool) for tool, count in _tools(pay)]
    steps += [Step(SPEND, 1, number)] if dice or any(_triple(need, SKILLS)) else []
    steps += [Step(PAY, count, at) for at, word in enumerate(RESOURCES) if (count := _count(pay, word))]
    steps += [Step(MIX, mix[1], number)] if mix[1] else []
    steps += [Step(BURY, 1, buried) for buried in _buried(card, action)]
    steps += [Step(DROP, count)] if (count := _count(pay, "cards")) else []
    steps += [Step(KILL)] * _count(pay, "person")
    for token in (*action.gain, *action.suffer):
        steps += _outcome(token)
    return tuple(steps)


def _deed(number: int, card: Card, place: int, action: Action) -> Deed:
    need, pay, mix = action.need, action.pay, _mix(action.pay)
    skills, buried = _triple(need, SKILLS), _buried(card, action)
    ignores = any(token.word == "ignore" for token in action.gain)
    plain = not ignores and all(token.word in (*SKILLS, "dice", "help") for token in need)
    steps = _steps(number, card, action, mix)
    light = not buried and all(token.word in ("cards", "destroy") for token in pay)
    return Deed(
        number=number,
        card=card.number,
        place=place,
        hostile=action.hostile,
        night=action.night,
        extra=action.extra,
        help=any(token.word == "help" for token in need),
        when=STATES.index(action.when) if action.when else -1,
        skills=skills,
        skilled=any(skills),
        given=_given(_tools(pay)),
        dice=_count(need, "dice"),
        grave=tuple((TAGGED[TAGS.index(token.of)], token.count) for token in need if token.word == "grave"),
        have=tuple(BOX.number(token.of) for token in need if token.word == "have"),
        hold=tuple((TOOLS.index(token.of), token.count) for token in need if token.word == "hold"),
        laid=tuple((THINGS.index(token.of), token.count) for token in need if token.word == "laid"),
        tiles=_count(need, "tiles"),
        goods=_triple(pay, RESOURCES),
        mix=mix,
        tools=_tools(pay),
        cards=_count(pay, "cards"),
        people=_count(pay, "person"),
        bury=buried,
        light=light,
        destroy=card.kind != "person" and _destroys(action),
        ignores=ignores,
        plain=plain,
        simple=plain and light and not action.when,
        stirs=tuple(step for step in steps if action.hostile and step.what in (SECRET, PILE, LOOSE)),
        steps=steps,
    )


def _deeds() -> tuple[Deed, ...]:
    found: list[Deed] = []
    for card in CARDS:
        found += [_deed(len(found) + place, card, place, action) for place, action in enumerate(card.actions)]
    return tuple(found)


DEEDS = _deeds()
DEEDS_OF = tuple(tuple(deed for deed in DEEDS if deed.card == card.number) for card in CARDS)
DAY = tuple(tuple(d for d in deeds if not (d.hostile or d.night or d.extra or d.help)) for deeds in DEEDS_OF)
"""Of each card: what its group can do with it when it is turned up."""
HOSTILE = tuple(tuple(d for d in deeds if d.hostile and not d.night) for deeds in DEEDS_OF)
NIGHT = tuple(tuple(d for d in deeds if d.night and not d.hostile) for deeds in DEEDS_OF)
NIGHT_HOSTILE = tuple(tuple(d for d in deeds if d.night and d.hostile) for deeds in DEEDS_OF)
EXTRA = tuple(tuple(d for d in deeds if d.extra) for deeds in DEEDS_OF)
TENDED = tuple(tuple(d for d in deeds if d.help) for deeds in DEEDS_OF)
"""Of each card in play: what is done by helping it (PA-27)."""
SLOTS = tuple(tuple((THINGS.index(thing), count) for thing, count in card.slots) for card in CARDS)
SLOTTED = tuple(card.number for card in CARDS if card.slots)
