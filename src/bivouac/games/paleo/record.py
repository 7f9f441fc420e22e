"""The record of a day: all that happened in the open, event by event, rich enough to tell it and to draw it."""

import msgspec

WHATS = (
    "dawned",  # a day begins: count is its number
    "chose",  # a group has picked a card
    "slept",  # a group sleeps: early if count is the number of cards that it leaves
    "turned",  # a group turned up a card
    "placed",  # that card went to the group, or (of 1) onto the board
    "asked",  # a group asks for help
    "waited",  # a group lets the others go first
    "helped",  # a group helps another (of)
    "tended",  # a group joins those who help a card
    "ignored",  # a group made nothing of its card
    "acted",  # a group does deed number of; count is the set of all who take part
    "rolled",  # a die shows face number of
    "failed",  # the dice ask for too much
    "used",  # a group spent a tool (of) for its skill, or healed or warded off with it
    "gave",  # a group paid a tool (of)
    "paid",  # count of a resource (of) left the store
    "dropped",  # a group discarded count cards unseen, of them of red ones
    "shielded",  # a group's tool (of) cancelled count wounds
    "wounded",  # a person got count wounds
    "died",  # a person died
    "buried",  # a card went to the graveyard as a price or to make room
    "destroyed",  # a card went to the graveyard after use
    "healed",  # count wounds of a person healed
    "gained",  # count of a resource (of) came into the store
    "took",  # a group got a tool (of)
    "laid",  # a thing (of) was laid on a card
    "joined",  # a person joined a group
    "dreamed",  # a group laid a dream on its deck
    "thought",  # an idea came onto the rack
    "crafted",  # a group crafts an idea
    "secret",  # a group turned up a secret
    "tile",  # a fresco tile: count of them there are now
    "skull",  # skulls: count of them there are now
    "lifted",  # a skull less: count of them there are now
    "mended",  # the top of the pile got count wounds less
    "struck",  # the top of the pile got count wounds
    "loosed",  # a waiting card was laid on a group's deck
    "became",  # a state (of) holds now
    "ignored-danger",  # a group's danger was ignored
    "evening",  # night falls
    "fed",  # count people ate, of went hungry
    "won",
    "lost",
)


class Happening(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened; what the other fields mean is said beside WHATS."""

    what: str
    group: int = -1
    card: int = -1
    count: int = 0
    of: int = -1
