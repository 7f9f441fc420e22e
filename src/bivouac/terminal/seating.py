"""Who sits where: people at this screen, and bots.

A seat is given to `me`, to a bot by its name, or to another person: a name with a capital, or after an `@`.

    >>> from bivouac.games import load
    >>> read_seats(load("cryptid"), "me,random,Anna,@li")
    ('me', 'random', 'Anna', 'li')
"""

from bivouac.bots import UnknownBot, bot_names, strongest_bot
from bivouac.engine import AnyGame, Phrase, Refused, Seat, Setting, phrase

ME = "me"


class BadSeats(Refused):
    """A seating that cannot be."""


def read_seats(game: AnyGame, text: str) -> tuple[str, ...]:
    """The players of `--seats`, checked."""
    return tuple(checked(game, [_player(game, word.strip()) for word in text.split(",")]))


def example_seats(game: AnyGame) -> str:
    """Something to write after `--seats`: oneself and the best bots there are."""
    return ",".join([ME, *[strongest_bot(game)] * (max(game.seats[:2]) - 1)])


def checked(game: AnyGame, players: list[str]) -> list[str]:
    """The players themselves, if no person is there twice."""
    for name in players:
        if name not in bot_names(game) and players.count(name) > 1:
            raise BadSeats("seat-twice", player=name)
    return players


def _player(game: AnyGame, word: str) -> str:
    if word == ME or word in bot_names(game):
        return word
    name = word.removeprefix("@").strip()
    if word == name.lower() or name in (*bot_names(game), ME, ""):
        raise UnknownBot("unknown-player", player=word, known=", ".join((ME, *bot_names(game))))
    return name


def is_bot(game: AnyGame, player: str) -> bool:
    return player in bot_names(game)


def seat_and_player(game: AnyGame, setting: Setting, players: tuple[str, ...], seat: Seat) -> Phrase:
    """A seat's name with the player's: `Blue (Anna)`."""
    place = game.seat_name(setting, seat)
    player = players[seat] if seat < len(players) else ""
    if not player:
        return place
    return phrase("seat-and-player", seat=place, player=Phrase("player-me") if player == ME else player)
