"""Why a sensible player would do that: a short sentence for what a bot did, from what the viewer sees."""

from bivouac.engine import Luck, Phrase, phrase
from bivouac.games.paleo import deeds as kinds
from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import DEEDS_OF, IS_DANGER, Deed
from bivouac.games.paleo.effects import RESOURCES, TOOLS
from bivouac.games.paleo.imagine import imagine
from bivouac.games.paleo.moves import PaleoMove
from bivouac.games.paleo.texts import card_phrase, thing_phrase
from bivouac.games.paleo.view import PaleoView
from bivouac.games.paleo.worth import HUNGRY, WANTED, Mind

FIRST = (
    (kinds.VICTORY, "victory"),
    (kinds.TILE, "tile"),
    (kinds.LIFT, "lift"),
    (kinds.SECRET, "secret"),
    (kinds.PERSON, "person"),
)
"""What is reason enough, whatever else an action brings."""
THEN = ((kinds.CRAFT, "craft"), (kinds.HEAL, "heal"), (kinds.IDEA, "idea"), (kinds.DREAMS, "dream"))


def reason(view: PaleoView, move: PaleoMove) -> Phrase | None:
    """None where there is nothing to say, or what was chosen is not shown yet."""
    match move:
        case moves.Act():
            return _deed(view, DEEDS_OF[move.card][move.place])
        case moves.Help():
            return phrase("paleo-reason-help", card=card_phrase(view.up[move.other]))
        case moves.Tend():
            return phrase("paleo-reason-tend", card=card_phrase(move.card))
        case moves.Ignore():
            return Phrase("paleo-reason-ignore")
        case moves.Ask():
            return Phrase("paleo-reason-ask")
        case moves.Wait():
            return Phrase("paleo-reason-wait-night" if view.night else "paleo-reason-wait")
        case moves.Use() if view.phase == "step" and move.tool in kinds.CANCELS:
            return Phrase("paleo-reason-shield")
        case moves.Use() if move.tool == kinds.TALISMAN:
            return Phrase("paleo-reason-talisman")
        case moves.Use() if move.tool == kinds.ROOT and view.phase == "settle":
            return Phrase("paleo-reason-root")
        case moves.Hurt():
            return Phrase("paleo-reason-hurt")
        case moves.Craft():
            return Phrase("paleo-reason-build")
        case _:
            return None


def _deed(view: PaleoView, deed: Deed) -> Phrase:
    if deed.night:
        return Phrase("paleo-reason-skull" if deed.hostile else "paleo-reason-mission")
    if deed.hostile:
        return Phrase("paleo-reason-hostile")
    steps = {step.what for step in deed.steps}
    for what, name in FIRST:
        if what in steps:
            return Phrase(f"paleo-reason-{name}")
    wanted = _wanted(view, deed)
    if wanted is not None:
        return wanted
    for what, name in THEN:
        if what in steps:
            return Phrase(f"paleo-reason-{name}")
    return Phrase("paleo-reason-danger" if IS_DANGER[deed.card] else "paleo-reason-store")


def _wanted(view: PaleoView, deed: Deed) -> Phrase | None:
    """Something that is wanting tonight."""
    prices = Mind(imagine(view, Luck.seeded(0))).prices  # what others have picked does not matter
    for step in deed.steps:
        if step.what == kinds.GOODS and prices.goods[step.of] >= HUNGRY:
            if step.of == kinds.FOOD:
                return Phrase("paleo-reason-hungry")
            return _tonight(RESOURCES[step.of])
        if step.what == kinds.TOOL and prices.tools[step.of] >= WANTED:
            return _tonight(TOOLS[step.of])
    return None


def _tonight(thing: str) -> Phrase:
    return phrase("paleo-reason-tonight", thing=thing_phrase(thing))
