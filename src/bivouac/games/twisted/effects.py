"""What cards do, as values: functions, walks, spreads, drawbacks, and what a trait counts.

They are made by `language` from a card's text and say nothing of how they are resolved; `steps` does that.
"""

from typing import Literal

import msgspec

TASTES = ("hiker", "hunter", "researcher")
FUNCTIONS = ("lure", "scare", "attract", "extract")
SITES = ("river", "park", "lake", "marsh", "gorge", "woods")  # what cards may name; `sites` has the rest

Taste = Literal["hiker", "hunter", "researcher", "any"]
Type = Literal["decoy", "hoax", "silhouette", "real_deal"]
TYPES: tuple[Type, ...] = ("decoy", "hoax", "silhouette", "real_deal")
Verb = Literal["lure", "scare", "attract", "extract"]

ALL = 30
"""As many humans as there are: "all" of them."""


class Where(msgspec.Struct, frozen=True):
    """A site, as a card names it.

    `hideout` is one of the player's own, `encounter` that of the day, `most` and `fewest` go by what is counted there
    (`of`: a taste, `any` or `hideouts`), `site` is one by name (`of`), `anywhere` is every site, `next` the one that
    comes clockwise.
    """

    word: Literal["hideout", "encounter", "most", "fewest", "site", "anywhere", "next"]
    of: str = ""


HIDEOUT, ENCOUNTER, ANYWHERE, NEXT = Where("hideout"), Where("encounter"), Where("anywhere"), Where("next")


class Function(msgspec.Struct, frozen=True, tag="function"):
    """Lure, scare, attract or extract so many humans, at a site (TC-17)."""

    verb: Verb
    count: int
    taste: Taste
    at: Where = HIDEOUT


class Go(msgspec.Struct, frozen=True, tag="go"):
    """Humans go from a site onto another, or a step toward it (TC-20)."""

    count: int
    taste: Taste
    start: Where
    way: Literal["onto", "toward"]
    end: Where


class Spread(msgspec.Struct, frozen=True, tag="spread"):
    """All those humans of a site go to its neighbours, as evenly as can be (TC-21)."""

    taste: Taste
    start: Where


class Drawback(msgspec.Struct, frozen=True, tag="drawback"):
    """What a real deal costs its player (TC-23): tomorrow's power, tonight's cards, the choice of tonight's site."""

    what: Literal["power", "hand", "place"]
    count: int = 0


Effect = Function | Go | Spread | Drawback


class Sentence(msgspec.Struct, frozen=True):
    """The effects of a card: one, or two joined by "or" (one of them) or "and" (both, TC-10)."""

    effects: tuple[Effect, ...]
    joined: Literal["", "or", "and"] = ""


class Count(msgspec.Struct, frozen=True):
    """What a trait counts at the end (TC-24): sightings of some types that were turned up, how many types were, how
    many piles were begun, how many sightings came from the pile that gave most."""

    what: Literal["revealed", "types", "piles", "deepest"]
    types: tuple[Type, ...] = ()
