"""What one points at to choose a move: the names of things in the pictures, the same on a page and in a terminal."""

from bivouac.games.paleo.moves import (
    Act,
    Bury,
    Craft,
    Heal,
    Help,
    Hurt,
    Lay,
    PaleoMove,
    Pay,
    Pick,
    Sleep,
    Take,
    Tend,
    Use,
)


def top(group: int, place: int) -> str:
    """One of the cards on top of a deck."""
    return f"top-{group}-{place}"


def bed(group: int) -> str:
    """Where a group sleeps."""
    return f"bed-{group}"


def card(number: int) -> str:
    """A card that lies open: turned up, on the board, with a group, on the rack."""
    return f"card-{number}"


def group(number: int) -> str:
    return f"group-{number}"


def tool(of: int, which: int) -> str:
    """Some tools of a group."""
    return f"tool-{of}-{which}"


def store(resource: int) -> str:
    return f"store-{resource}"


def target(move: PaleoMove) -> str | None:
    """None for a plain button: to call for help or to leave a card be is one touch."""
    match move:
        case Pick():
            return top(move.group, move.place)
        case Sleep():
            return bed(move.group)
        case Act() | Tend() | Bury() | Lay() | Craft():
            return card(move.card)
        case Hurt() | Heal():
            return card(move.person)
        case Help():
            return group(move.other)
        case Take():
            return group(move.group)
        case Use():
            return tool(move.group, move.tool)
        case Pay():
            return store(move.resource)
        case _:
            return None
