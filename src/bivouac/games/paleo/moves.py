"""What a player can do, one click each, and what chance can. Every move exists once, in the tables below.

States hold the numbers of moves: a move's number is its place in the alphabet, which is the same for any number of
groups and any level.
"""

from functools import cache

from bivouac.engine import Move
from bivouac.games.paleo.deeds import BACKS, CARDS, DEEDS, DEEDS_OF, SLOTTED, TENDED
from bivouac.games.paleo.effects import RESOURCES, SKILLS, TOOLS

GROUPS = 4
LOOK = 3  # cards to choose from (PA-05)
COLOURS = ("orange", "blue", "green", "violet")
"""What groups are called in texts."""
FACES = tuple((skill, count) for skill in SKILLS for count in (1, 2))
"""What a die can show."""


def _name(names: tuple[str, ...], number: int) -> str:
    """A name, as texts have it; a number that is nobody's is in no legal move."""
    return names[number] if 0 <= number < len(names) else "?"


IDS = tuple(card.id for card in CARDS)
BACK_NAMES = tuple(f"{'fresh ' if back in BACKS[:at] else ''}{back}".replace(" ", "-") for at, back in enumerate(BACKS))


class Pick(Move, frozen=True):
    """A group takes one of the top three cards of its deck (PA-05)."""

    group: int
    place: int

    @property
    def text(self) -> str:
        return f"pick {_name(COLOURS, self.group)} {self.place + 1}"


class Sleep(Move, frozen=True):
    """A group goes to sleep early (PA-07)."""

    group: int

    @property
    def text(self) -> str:
        return f"sleep {_name(COLOURS, self.group)}"


class Act(Move, frozen=True):
    """An action of a card (PA-08, PA-20, PA-27, PA-29)."""

    card: int
    place: int

    @property
    def text(self) -> str:
        return f"do {_name(IDS, self.card)} {self.place + 1}"


class Help(Move, frozen=True):
    """A group spends its card on helping another one (PA-26)."""

    group: int
    other: int

    @property
    def text(self) -> str:
        return f"help {_name(COLOURS, self.group)} {_name(COLOURS, self.other)}"


class Tend(Move, frozen=True):
    """A group spends its card on joining those who help a card in play (PA-27)."""

    group: int
    card: int

    @property
    def text(self) -> str:
        return f"tend {_name(COLOURS, self.group)} {_name(IDS, self.card)}"


class Ignore(Move, frozen=True):
    """A group makes nothing of its card (PA-08)."""

    group: int

    @property
    def text(self) -> str:
        return f"ignore {_name(COLOURS, self.group)}"


class Ask(Move, frozen=True):
    """A group asks the others for help."""

    group: int

    @property
    def text(self) -> str:
        return f"ask {_name(COLOURS, self.group)}"


class Wait(Move, frozen=True):
    """Lets the others go first."""

    @property
    def text(self) -> str:
        return "wait"


class Use(Move, frozen=True):
    """A group gives a tool away: as a price, for its skill, against wounds, to heal, against a danger."""

    group: int
    tool: int

    @property
    def text(self) -> str:
        return f"use {_name(COLOURS, self.group)} {_name(TOOLS, self.tool)}"


class Pay(Move, frozen=True):
    """Pays one resource, where it is open which (PA-14)."""

    resource: int

    @property
    def text(self) -> str:
        return f"pay {_name(RESOURCES, self.resource)}"


class Hurt(Move, frozen=True):
    """Wounds go to this person (PA-15, PA-23)."""

    person: int

    @property
    def text(self) -> str:
        return f"hurt {_name(IDS, self.person)}"


class Heal(Move, frozen=True):
    """A wound of this person heals (PA-25)."""

    person: int

    @property
    def text(self) -> str:
        return f"heal {_name(IDS, self.person)}"


class Bury(Move, frozen=True):
    """A card goes to the graveyard: a person as a price (PA-19), an idea that makes room (PA-17)."""

    card: int

    @property
    def text(self) -> str:
        return f"bury {_name(IDS, self.card)}"


class Take(Move, frozen=True):
    """This group gets it (PA-26); or, where that is open, this group does it."""

    group: int

    @property
    def text(self) -> str:
        return f"take {_name(COLOURS, self.group)}"


class Lay(Move, frozen=True):
    """What was gained is laid on a card (PA-21)."""

    card: int

    @property
    def text(self) -> str:
        return f"lay {_name(IDS, self.card)}"


class Craft(Move, frozen=True):
    """Builds what an idea on the rack offers (PA-18)."""

    card: int

    @property
    def text(self) -> str:
        return f"craft {_name(IDS, self.card)}"


class Done(Move, frozen=True):
    """Crafts no more."""

    @property
    def text(self) -> str:
        return "done"


class Deal(Move, frozen=True):
    """Chance: a card is dealt, and its back is seen (PA-31)."""

    back: int

    @property
    def text(self) -> str:
        return f"deal {_name(BACK_NAMES, self.back)}"


class Draw(Move, frozen=True):
    """Chance: the face of a card is seen."""

    card: int

    @property
    def text(self) -> str:
        return f"draw {_name(IDS, self.card)}"


class Roll(Move, frozen=True):
    """Chance: a die shows so much of a skill (PA-13)."""

    face: int

    @property
    def text(self) -> str:
        return f"roll {' '.join(map(str, FACES[self.face]))}" if 0 <= self.face < len(FACES) else "roll ?"


PaleoMove = (
    Pick
    | Sleep
    | Act
    | Help
    | Tend
    | Ignore
    | Ask
    | Wait
    | Use
    | Pay
    | Hurt
    | Heal
    | Bury
    | Take
    | Lay
    | Craft
    | Done
    | Deal
    | Draw
    | Roll
)

WAIT, DONE = Wait(), Done()
PEOPLE = tuple(card.number for card in CARDS if card.kind == "person")
IDEAS = tuple(card.number for card in CARDS if card.kind == "idea")
TENDABLE = tuple(card.number for card in CARDS if TENDED[card.number])


@cache
def alphabet() -> tuple[PaleoMove, ...]:
    """Every move, in the order in which they are listed and numbered."""
    groups, cards = range(GROUPS), range(len(CARDS))
    return (
        *(Pick(group, place) for group in groups for place in range(LOOK)),
        *(Sleep(group) for group in groups),
        *(Act(deed.card, deed.place) for deed in DEEDS),
        *(Help(group, other) for group in groups for other in groups if group != other),
        *(Tend(group, card) for group in groups for card in TENDABLE),
        *(Ignore(group) for group in groups),
        *(Ask(group) for group in groups),
        WAIT,
        *(Use(group, tool) for group in groups for tool in range(len(TOOLS))),
        *(Pay(resource) for resource in range(len(RESOURCES))),
        *(Hurt(person) for person in PEOPLE),
        *(Heal(person) for person in PEOPLE),
        *(Bury(card) for card in (*PEOPLE, *IDEAS)),
        *(Take(group) for group in groups),
        *(Lay(card) for card in SLOTTED),
        *(Craft(card) for card in IDEAS),
        DONE,
        *(Deal(back) for back in range(len(BACKS))),
        *(Draw(card) for card in cards),
        *(Roll(face) for face in range(len(FACES))),
    )


MOVES = alphabet()
NUMBERS = {move: number for number, move in enumerate(MOVES)}

# The numbers of the moves, and of the first of each kind; Act of deed k is number ACT + k.
PICK, SLEEP, IGNORE, ASK, TAKE, PAY = (
    NUMBERS[move] for move in (Pick(0, 0), Sleep(0), Ignore(0), Ask(0), Take(0), Pay(0))
)
ACT = NUMBERS[Act(DEEDS[0].card, DEEDS[0].place)]
WAITED, FINISHED = NUMBERS[WAIT], NUMBERS[DONE]
HELP = tuple(tuple(NUMBERS.get(Help(group, other), -1) for other in range(GROUPS)) for group in range(GROUPS))
TEND = tuple({card: NUMBERS[Tend(group, card)] for card in TENDABLE} for group in range(GROUPS))
USE = tuple(tuple(NUMBERS[Use(group, tool)] for tool in range(len(TOOLS))) for group in range(GROUPS))
HURT, HEAL = ({person: NUMBERS[kind(person)] for person in PEOPLE} for kind in (Hurt, Heal))
BURIED = {card: NUMBERS[Bury(card)] for card in (*PEOPLE, *IDEAS)}
LAY, CRAFT = {card: NUMBERS[Lay(card)] for card in SLOTTED}, {card: NUMBERS[Craft(card)] for card in IDEAS}
DEALS = tuple(Deal(back) for back in range(len(BACKS)))
DRAWS = tuple(Draw(card) for card in range(len(CARDS)))
ROLLS = tuple((Roll(face), 1) for face in range(len(FACES)))
DEED_OF = {move: DEEDS_OF[move.card][move.place] for move in MOVES if isinstance(move, Act)}
