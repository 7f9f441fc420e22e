"""What cards ask for and do, as values: an action has conditions, costs, rewards and harm, each a list of tokens.

They are made by `language` from a card's text and say nothing of how they are resolved; `steps` does that.
"""

from typing import Literal

import msgspec

SKILLS = ("strength", "perception", "skill")
RESOURCES = ("food", "wood", "stone")
TOOLS = (
    "torch",
    "axe",
    "spear",
    "pelt",
    "clothing",
    "tent",
    "talisman",
    "raft",
    "root",
    "bow",
    "rope",
    "horn",
)
THINGS = (*RESOURCES, *TOOLS)
TAGS = ("deer", "mammoth", "wolf", "bear", "fish", "bird", "plant", "tree", "stranger", "fire", "storm", "sickness",
        "paw", "warrior", "hunter", "gatherer", "crafter", "inventor", "guard")  # fmt: skip
"""The symbols in the corner of cards: what "grave" counts, and what a module's pile is made of."""

GOODS = "goods"
"""What is paid in any mix of food, wood and stone; a slash names the kinds: wood/stone."""
MIXES = (GOODS, "food/wood", "food/stone", "wood/stone")

NEEDS = (*SKILLS, "dice", "grave", "have", "hold", "laid", "tiles", "help")
PAYS = (*RESOURCES, *MIXES, *TOOLS, "cards", "person", "bury", "destroy")
GAINS = (
    *RESOURCES,
    *TOOLS,
    "person",
    "dream",
    "idea",
    "secret",
    "tile",
    "lift",
    "heal",
    "craft",
    "mend",
    "loose",
    "become",
    "ignore",
    "victory",
)
SUFFERS = ("wound", "skull", "pile", "secret", "loose", "become")

OF = {"grave": "tag", "have": "card", "hold": "tool", "laid": "thing", "bury": "card", "become": "state"}
"""Words that are about something, which follows them: `grave wolf 5`, `become calm`."""
UNCOUNTED = ("have", "help", "bury", "destroy", "become", "ignore", "victory")
"""Words that no number follows."""

FLAGS = ("hostile", "night", "extra")
Section = Literal["need", "pay", "gain", "suffer"]
SECTIONS: dict[Section, tuple[str, ...]] = {"need": NEEDS, "pay": PAYS, "gain": GAINS, "suffer": SUFFERS}


class Token(msgspec.Struct, frozen=True):
    """A word with a number (of a secret: its number), and what it is about."""

    word: str
    count: int = 1
    of: str = ""


class Action(msgspec.Struct, frozen=True):
    """One action of a card: `need … ; pay … ; gain … ; suffer …` (PA-11).

    `hostile` is what one would rather not do (PA-22), `night` is done at night (PA-29, PA-30), `extra` is done from a
    card in play before or after an action (PA-20); `when` is a state that has to hold for it to count at all.
    """

    need: tuple[Token, ...] = ()
    pay: tuple[Token, ...] = ()
    gain: tuple[Token, ...] = ()
    suffer: tuple[Token, ...] = ()
    hostile: bool = False
    night: bool = False
    extra: bool = False
    when: str = ""
