"""Games of Paleo for tests: set up in a chosen situation on real cards, or played at random up to some moment."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bivouac.engine import CHANCE, Luck, Seat
from bivouac.games.paleo import GAME
from bivouac.games.paleo.deeds import (
    BACKS,
    BOX,
    CARDS,
    DEEDS_OF,
    FRESH,
    HEARTS,
    PERSON,
    RED,
    ROOM,
    SLOTS,
    TOKENS,
    WELCOME,
    Deed,
)
from bivouac.games.paleo.effects import RESOURCES, TOOLS, Action
from bivouac.games.paleo.moves import IDS, Act, PaleoMove, Pick
from bivouac.games.paleo.record import Happening
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.setup import deck_of, modules
from bivouac.games.paleo.signs import action_signs
from bivouac.games.paleo.state import STRANGE
from bivouac.games.paleo.texts import action_phrase, action_text
from bivouac.games.paleo.view import N_TOOLS, NONE, RACK, SKULLS, TILES
from bivouac.locale import words

CARD = {id: number for number, id in enumerate(IDS)}
TOOL = {tool: number for number, tool in enumerate(TOOLS)}
ORANGE, BLUE, GREEN, VIOLET = range(4)
FOOD, WOOD, STONE = range(3)

PEOPLE = (("tira", "bran"), ("lisse", "oren"), ("dorn", "pim"), ("una", "sila"))
"""Who is with whom, unless a scene says otherwise: enough for little, with hearts to spare."""
DECK = "forest river mountain hearth"
"""What a deck has at least, unless a scene says otherwise."""
HUNTERS = ("ilka", "rask", "hela", "torv", "maku", "sanna")
"""Of strength 1, and nothing else."""


def ids(cards: Sequence[int]) -> list[str]:
    return [IDS[card] for card in cards]


def deed(id: str, place: int = 1) -> Deed:
    """An action of a card, the first one is 1."""
    return DEEDS_OF[CARD[id]][place - 1]


# What a card says: its prices are tuned now and then, and no test should know them by heart


def action(id: str, place: int = 1) -> Action:
    """An action of a card as it was read, the first one is 1."""
    return CARDS[CARD[id]].actions[place - 1]


def gains(id: str, place: int, word: str) -> int:
    """How much of something an action gives."""
    return sum(token.count for token in action(id, place).gain if token.word == word)


def suffers(id: str, place: int, word: str) -> int:
    """How much of something an action does to people."""
    return sum(token.count for token in action(id, place).suffer if token.word == word)


def gifts(id: str, place: int = 1) -> dict[str, int]:
    """The tools that an action gives."""
    return {token.word: token.count for token in action(id, place).gain if token.word in TOOLS}


def worded(id: str, place: int = 1) -> str:
    """An action in English words, within a sentence."""
    return words("en")(action_phrase(action(id, place)))


def sentence(id: str, place: int = 1) -> str:
    """An action in English words, as a sentence begins."""
    return action_text(action(id, place), words("en"))


def signs(id: str, place: int = 1) -> str:
    """An action in signs."""
    return action_signs(action(id, place), words("en"))


def hunters(strength: int) -> tuple[str, ...]:
    """People who are just so strong together, and have no other skill."""
    assert 0 <= strength <= len(HUNTERS)
    return HUNTERS[:strength]


def event(what: str, group: int = -1, card: str = "", count: int = 0, of: int = -1) -> Happening:
    """Something that happened, of a card by its id."""
    return Happening(what, group, CARD[card] if card else -1, count, of)


def whats(state: PaleoState) -> list[str]:
    return [one.what for one in state.record]


# A scene


def scene(
    *up: str,
    seats: int = 2,
    level: str = "I",
    modules: str = "",
    people: Sequence[Sequence[str]] = PEOPLE,
    hurt: Mapping[str, int] | None = None,
    tools: Sequence[str] = (),
    store: Sequence[int] = (5, 0, 0),
    decks: Sequence[str] = (),
    allies: Sequence[str] = (),
    board: str = "",
    rack: str | None = None,
    grave: str = "",
    open: str = "",
    skulls: int = 0,
    tiles: int = 0,
) -> PaleoState:
    """A game in which the groups have turned up these cards; one whose card is "" is done with its own. Without any,
    all are about to pick.

    Cards, tools and backs are words in a row, of each group: `tools=["pelt pelt", "spear"]`, `decks=["red forest"]`
    with hints joined by hyphens: "river-mammoth". A deck of which nothing is said has cards enough for whatever its
    group has turned up. What is dealt nowhere lies in the hidden discard.
    """
    setting = GAME.setting(seats, level=level, modules=modules)
    state = GAME.start(setting, GAME.deal(setting, Luck.seeded(0)))
    assert isinstance(state, PaleoState)
    groups = len(state.decks)
    _unsettle(state)
    state.people = [tuple(_taken(state, some)) for some in people[:groups]]
    state.hurt = [tuple((hurt or {}).get(IDS[person], 0) for person in some) for some in state.people]
    state.tools = [count for group in range(groups) for count in _counted(_at(tools, group))]
    state.store = list(store)
    state.allies = [tuple(_taken(state, _at(allies, group).split())) for group in range(groups)]
    state.board += tuple(_taken(state, board.split()))
    if rack is not None:
        state.ideas = tuple(sorted({*state.ideas, *state.rack}))
        state.rack = tuple(_taken(state, rack.split()))
    state.grave = tuple(sorted(_taken(state, grave.split())))
    state.open = tuple(_taken(state, open.split()))
    state.skulls, state.tiles = skulls, tiles
    state.up = [_taken(state, [id])[0] if id else -1 for id in up] or [-1] * groups
    state.settled = sum(1 << group for group, card in enumerate(state.up) if card < 0) if up else 0
    state.phase = "settle" if up else "pick"
    _deal(state, [_at(decks, group, DECK) for group in range(groups)])
    for group in range(len(decks), groups):
        _deepen(state, group)
    state.record = []
    return sound(state)


def _unsettle(state: PaleoState) -> None:
    """Takes back whom the deal has brought."""
    met = [person for some in state.people for person in some]
    state.crowd = tuple(sorted({*state.crowd, *met}))


def _at(words: Sequence[str], group: int, other: str = "") -> str:
    return words[group] if group < len(words) else other


def _counted(tools: str) -> list[int]:
    counts = Counter(tools.split())
    assert set(counts) <= set(TOOLS)
    return [counts[tool] for tool in TOOLS]


def _taken(state: PaleoState, names: Sequence[str]) -> list[int]:
    """Cards out of wherever they are at the start."""
    cards = [CARD[id] for id in names]
    for card in cards:
        before = sum(map(len, _piles(state)))
        state.pools = [_without(pool, card) for pool in state.pools]
        state.supplies = [_without(pool, card) for pool in state.supplies]
        state.crowd, state.ideas, state.secrets = (
            _without(pile, card) for pile in (state.crowd, state.ideas, state.secrets)
        )
        assert sum(map(len, _piles(state))) == before - 1, f"{IDS[card]} is not to be had"
    return cards


def _piles(state: PaleoState) -> list[tuple[int, ...]]:
    return [*state.pools, *state.supplies, state.crowd, state.ideas, state.secrets]


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(one for one in cards if one != card)


def back(name: str) -> int:
    """A back by its name; "fresh-dream" is one that came from the supply."""
    fresh, name = name.startswith("fresh-"), name.removeprefix("fresh-").replace("-", " ")
    place = BACKS.index(name)
    return FRESH[place] if fresh else place


def _deal(state: PaleoState, decks: Sequence[str]) -> None:
    state.decks = [tuple(map(back, deck.split())) for deck in decks]
    rest = Counter({place: len(pool) for place, pool in enumerate(state.pools)})
    for deck in state.decks:
        rest.subtract(one for one in deck if one not in FRESH.values())
    assert min(rest.values()) >= 0, "so many backs there are not"
    state.hidden = tuple(sorted(rest.elements()))


def _deepen(state: PaleoState, group: int) -> None:
    """Makes a deck as deep as any action of the group's card wants it, with backs that are not red."""
    card = state.up[group]
    most = max((one.cards for one in DEEDS_OF[card]), default=0) if card >= 0 else 0
    while len(state.decks[group]) < most:
        at = next(place for place, one in enumerate(state.hidden) if not RED[one])
        state.decks[group] += (state.hidden[at],)
        state.hidden = state.hidden[:at] + state.hidden[at + 1 :]


def dusk(state: PaleoState) -> PaleoState:
    """Everybody goes to sleep."""
    for group, deck in enumerate(state.decks):
        state.hidden += deck
        state.decks[group] = ()
    state.settled = 0
    state._new_turn()
    return sound(state)


def morning(state: PaleoState, luck: Luck | None = None) -> PaleoState:
    """Lets the night pass, with hostile actions only, and a new day be dealt if there is luck."""
    while state.phase in ("night", "step"):
        hostile = (text for text in texts(state) if state.phase == "step" or deed(*_act(text)).hostile)
        play(state, next(hostile))
    while luck and state.phase == "deal":
        state.play(CHANCE, luck.weighted(state.outcomes()))
        sound(state)
    return state


def _act(text: str) -> tuple[str, int]:
    _, id, place = text.split()
    return id, int(place)


# Playing


def legal(state: PaleoState, seat: Seat) -> Sequence[PaleoMove]:
    return [move for move, _ in state.outcomes()] if seat == CHANCE else state.moves(seat)


def texts(state: PaleoState, seat: Seat | None = None) -> list[str]:
    """What is open to a seat, or to the first of those whose choice it is."""
    return [move.text for move in legal(state, state.actors[0] if seat is None else seat)]


def play(state: PaleoState, *moves: str) -> PaleoState:
    """Plays moves by their texts, whoever of the actors can; chance too. "1 wait" is seat 1's."""
    for text in moves:
        first, _, rest = text.partition(" ")
        seats, said = ((int(first),), rest) if first.isdigit() else (state.actors, text)
        found = [(seat, move) for seat in seats for move in legal(state, seat) if move.text == said]
        assert found, f"{text}: not among {[texts(state, seat) for seat in seats]}"
        state.play(*found[0])
        sound(state)
    return state


def held(state: PaleoState, group: int) -> dict[str, int]:
    """The tools of a group."""
    mine = state.tools[N_TOOLS * group : N_TOOLS * (group + 1)]
    return {tool: count for tool, count in zip(TOOLS, mine) if count}


def wounds(state: PaleoState) -> dict[str, int]:
    """Who is hurt."""
    pairs = (pair for some, hurt in zip(state.people, state.hurt) for pair in zip(some, hurt))
    return {IDS[person]: count for person, count in pairs if count}


# What holds at every moment


def sound(state: PaleoState) -> PaleoState:
    """Holds a state to what is true of any: no card is lost or twice there, nothing is beyond its measure."""
    assert sorted(_everywhere(state)) == _in_box(state)
    _sound_backs(state)
    _sound_things(state)
    _sound_groups(state)
    assert 0 <= state.skulls <= SKULLS
    assert 0 <= state.tiles <= TILES
    assert len(state.rack) <= RACK or any(step.what == ROOM for step in state.steps)
    assert state.states.bit_count() == sum(bool(module.state) for module in modules(state.setting))
    return state


def _in_box(state: PaleoState) -> list[int]:
    """The cards of a game with these modules."""
    brought = {
        card
        for module in modules(state.setting)
        for card in (module.mission, *module.ideas, *module.secrets, *module.waiting)
    }
    return sorted({*deck_of(state.setting), *brought, *BOX.people, *BOX.dreams, *BOX.ideas})


def _everywhere(state: PaleoState) -> Iterator[int]:
    """All cards where they are; of those in decks and hidden discard their faces are known, not their places."""
    for piles in (state.pools, state.supplies, state.people, state.allies):
        for pile in piles:
            yield from pile
    yield from (card for card in state.up if card >= 0)
    for pile in (state.crowd, state.ideas, state.secrets, state.chain, state.pile):
        yield from pile
    for pile in (state.board, state.rack, state.open, state.grave):
        yield from pile
    yield from (step.of for step in state.steps if step.what == WELCOME)


def _sound_backs(state: PaleoState) -> None:
    """As many backs lie face down as there are faces for them."""
    backs = Counter(one for deck in state.decks for one in deck) + Counter(state.hidden)
    for place, pool in enumerate(state.pools):
        strangers = state.strangers[STRANGE[place]] if place in STRANGE else 0
        assert backs[place] == len(pool) + strangers
    for place, fresh in FRESH.items():
        assert backs[fresh] + state.strangers[STRANGE[place]] <= len(state.supplies[STRANGE[place]])


def _sound_things(state: PaleoState) -> None:
    assert min(state.store) >= 0
    assert min(state.tools) >= 0
    assert all(state.left(resource) >= 0 for resource in range(len(RESOURCES)))
    assert all(0 <= state.tokens_left(tool) <= TOKENS[tool] for tool in range(N_TOOLS))
    in_play = {*state.board, *(card for cards in state.allies for card in cards)}
    for card, thing, count in state.laid:
        assert card in in_play
        assert 0 < count <= dict(SLOTS[card])[thing]


def _sound_groups(state: PaleoState) -> None:
    comes = {step.of for step in state.steps if step.what == PERSON}
    for group in state.groups:
        hearts = [HEARTS[person] for person in state.people[group]]
        assert len(hearts) == len(state.hurt[group])
        assert all(0 <= hurt <= most for hurt, most in zip(state.hurt[group], hearts))
        assert hearts or not state.crowd or group in comes or state.result
        if state.phase == "settle":
            assert (state.up[group] < 0) == bool(state.settled >> group & 1)


# Random games


def wild(state: PaleoState, luck: Luck) -> tuple[Seat, PaleoMove]:
    """Somebody who may play, and a move of theirs; more often one that leads on than sleep."""
    actor = luck.choose(state.actors)
    if actor == CHANCE:
        return actor, luck.weighted(state.outcomes())
    moves = state.moves(actor)
    eager = [move for move in moves if isinstance(move, Pick | Act)]
    return actor, luck.choose(eager if eager and luck.below(4) else moves)


def spared(state: PaleoState) -> None:
    """A tribe that lives on: in the morning it has enough, and no skulls."""
    if state.phase == "pick" and state.turn == 1 and set(state.picked) <= {NONE}:
        state.skulls, state.tiles = 0, min(state.tiles, 3)
        for resource in range(len(RESOURCES)):
            state.store[resource] += state.left(resource) // 2


@cache
def random_game(seats: int, level: str, seed: int, days: int = 0) -> tuple[PaleoState, ...]:
    """Every state of a random game; with days, of one that goes on at least so long. Copy one to play on with it."""
    luck = Luck.seeded(f"paleo/{seats}/{level}/{seed}")
    setting = GAME.setting(seats, level=level)
    state = GAME.start(setting, GAME.deal(setting, luck))
    assert isinstance(state, PaleoState)
    states = [state.copy()]
    while state.actors:
        if state.day <= days:
            spared(state)
        state.play(*wild(state, luck))
        states.append(state.copy())
    return tuple(states)
