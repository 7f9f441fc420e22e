"""Before the first day: groups, store, people, modules, decks."""

from collections import Counter

import msgspec
import pytest

from bivouac.engine import BadDeal, BadSetting, Luck
from bivouac.games.paleo import GAME
from bivouac.games.paleo.cards import LEVELS
from bivouac.games.paleo.deeds import BACK, BOX, CARDS, GIFT, PLACES, STATES, SUPPLY, TOKENS
from bivouac.games.paleo.effects import RESOURCES, TOOLS
from bivouac.games.paleo.night import deal_sizes
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.setup import deck_of
from tests.games.paleo.scenes import STONE, event, ids, sound, texts


def begun(seats: int = 2, level: str = "I", modules: str = "", seed: int = 1) -> PaleoState:
    setting = GAME.setting(seats, level=level, modules=modules)
    state = GAME.start(setting, GAME.deal(setting, Luck.seeded(seed)))
    assert isinstance(state, PaleoState)
    return sound(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_groups_one_a_player(seats: int) -> None:
    """PA-01."""
    state = begun(seats)
    assert len(state.decks) == seats
    assert [state.leader(group) for group in state.groups] == list(range(seats))
    assert state.actors == tuple(range(seats))


def test_who_plays_alone_leads_two_groups() -> None:
    """PA-01."""
    state = begun(1)
    assert len(state.decks) == 2
    assert [state.leader(group) for group in state.groups] == [0, 0]
    assert list(state.led(0)) == [0, 1]
    assert texts(state)[:4] == ["pick orange 1", "pick orange 2", "pick orange 3", "pick blue 1"]


def test_nobody_else_can_play() -> None:
    """PA-01."""
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            GAME.setting(seats)


def test_all_win_or_lose_together() -> None:
    """PA-01."""
    for seats in (1, 3):
        won, lost = begun(seats), begun(seats)
        won.win()
        lost.lose()
        assert won.outcome is not None
        assert lost.outcome is not None
        assert won.outcome.winners == tuple(range(seats))
        assert lost.outcome.winners == ()
        assert won.actors == lost.actors == ()
    assert GAME.together


def test_the_store_has_five_food_of_a_supply() -> None:
    """PA-02."""
    state = begun()
    assert state.store == [5, 0, 0]
    assert dict(zip(RESOURCES, SUPPLY)) == {"food": 20, "wood": 12, "stone": 8}
    assert [state.left(resource) for resource in range(3)] == [15, 12, 8]


def test_the_rack_offers_torch_axe_and_spear_five_of_each() -> None:
    """PA-02: and these cannot be buried, so they are not among the ideas of the rack."""
    assert ids(BOX.rack) == ["torch", "axe", "spear"]
    assert [TOKENS[TOOLS.index(tool)] for tool in ("torch", "axe", "spear")] == [5, 5, 5]
    assert not set(BOX.rack) & set(begun().rack)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_group_has_two_people_with_their_tools(seats: int) -> None:
    """PA-02: nobody is there twice, nobody is hurt, all others may be met."""
    for seed in range(6):
        state = begun(seats, seed=seed)
        assert [len(some) for some in state.people] == [2] * len(state.decks)
        assert state.hurt == [(0, 0)] * len(state.decks)
        for group, some in enumerate(state.people):
            brought = Counter(GIFT[person] for person in some if GIFT[person] >= 0)
            assert {tool: brought[tool] for tool in range(len(TOOLS))} == dict(
                enumerate(state.tools[len(TOOLS) * group : len(TOOLS) * (group + 1)])
            )
        assert sorted((*state.crowd, *(person for some in state.people for person in some))) == list(BOX.people)
        assert (len(state.supplies[0]), len(state.ideas)) == (16, 8)


def test_a_level_is_two_or_three_modules() -> None:
    """PA-03."""
    assert {level: "+".join(letters) for level, letters in LEVELS.items()} == {
        "I": "A+B", "II": "C+D", "III": "E+F", "IV": "C+G", "V": "A+H", "VI": "B+I", "VII": "D+E+J"
    }  # fmt: skip
    for level, letters in LEVELS.items():
        assert begun(level=level).modules == letters


def test_any_other_pair_can_be_played_and_three_with_j() -> None:
    """PA-03: whatever the order."""
    assert begun(modules="G+F").modules == ("F", "G")
    assert begun(modules="J+A+I").modules == ("A", "I", "J")
    for wrong in ("A+A", "A+J", "A+B+C", "A+Z", "A+K+J"):
        with pytest.raises(BadSetting):
            GAME.setting(2, modules=wrong)
    with pytest.raises((BadSetting, msgspec.ValidationError)):
        GAME.setting(2, modules="A")


def test_a_module_brings_its_mission_secrets_and_ideas() -> None:
    """PA-04: level I as the rulebook lays it out, the tent with its three tokens."""
    state = begun()
    assert ids(state.board) == ["bountiful-prey", "new-world"]
    assert [CARDS[card].secret for card in state.secrets] == [1, 2]
    assert ids(state.rack) == ["tent"]
    assert state.tokens_left(TOOLS.index("tent")) == 3
    for level, letters in LEVELS.items():
        other = begun(level=level)
        assert other.board == tuple(BOX.modules[letter].mission for letter in letters)
        assert set(other.secrets) == {card for letter in letters for card in BOX.modules[letter].secrets}


@pytest.mark.parametrize(("seats", "sizes"), [(2, [25, 24]), (3, [17, 16, 16]), (4, [13, 12, 12, 12])])
def test_the_other_cards_are_dealt_with_the_base_as_evenly_as_can_be(seats: int, sizes: list[int]) -> None:
    """PA-04: 8 of A, 9 of B, 32 of the base."""
    state = begun(seats)
    assert [len(deck) for deck in state.decks] == sizes
    assert Counter(back for deck in state.decks for back in deck) == Counter(
        BACK[card] for card in (*BOX.base, *BOX.modules["A"].deck, *BOX.modules["B"].deck)
    )
    assert len(BOX.base) == 32
    assert (state.hidden, state.open, state.grave) == ((), (), ())


def test_extra_cards_begin_with_another_group_each_day() -> None:
    """PA-04."""
    assert [deal_sizes(50, 4, day) for day in (1, 2, 3, 4)] == [
        (13, 13, 12, 12),
        (12, 13, 13, 12),
        (12, 12, 13, 13),
        (13, 12, 12, 13),
    ]
    assert deal_sizes(48, 4, 3) == (12,) * 4


def test_what_waits_and_what_lies_in_a_pile_is_not_dealt() -> None:
    """PA-04: of module J the paws, of module I the warriors."""
    state = begun(level="VII")
    assert sum(map(len, state.decks)) == 32 + sum(len(BOX.modules[letter].deck) for letter in "DEJ")
    assert set(state.supplies[1]) == set(BOX.modules["J"].waiting)
    assert not set(BOX.modules["J"].waiting) & set(deck_of(state.setting))
    state = begun(4, level="VI")
    assert [CARDS[person].tag for person in state.pile] == ["warrior"] * 4
    assert not any(CARDS[person].tag == "warrior" for some in (*state.people, state.crowd) for person in some)


def test_a_state_begins_with_its_modules_first_word() -> None:
    """PA-04, PA-12: module E is lit, J calm."""
    assert [word for at, word in enumerate(STATES) if begun(level="VII").states >> at & 1] == ["lit", "calm"]
    assert begun(level="I").states == 0


def test_deals_differ_and_anything_can_lie_on_top() -> None:
    """PA-02, PA-04."""
    setting, luck = GAME.setting(2), Luck.seeded(5)
    deals = [GAME.deal(setting, luck) for _ in range(400)]
    assert {person for deal in deals for person in deal.people[0]} == set(ids(BOX.people))
    assert {deal.decks[0][0] for deal in deals} == {PLACES[BACK[card]] for card in deck_of(setting)}


def test_a_deal_that_cannot_be_is_refused() -> None:
    setting = GAME.setting(2)
    deal = GAME.deal(setting, Luck.seeded(1))
    first, second = deal.people
    top, *rest = deal.decks[0]
    wrong = [
        msgspec.structs.replace(deal, people=(first,)),
        msgspec.structs.replace(deal, people=(first, first)),
        msgspec.structs.replace(deal, people=(first, ("nobody", second[1]))),
        msgspec.structs.replace(deal, people=((*first, second[0]), second[1:])),
        msgspec.structs.replace(deal, decks=deal.decks[::-1]),
        msgspec.structs.replace(deal, decks=(("secret 1", *rest), deal.decks[1])),
        msgspec.structs.replace(deal, decks=(tuple(rest), (top, *deal.decks[1]))),
    ]
    for other in wrong:
        with pytest.raises(BadDeal):
            GAME.start(setting, other)
    warrior = msgspec.structs.replace(deal, people=(("hela", "una"), ("bero", "pim")))
    GAME.start(setting, warrior)
    with pytest.raises(BadDeal):  # who watches with module I is in no group
        GAME.start(GAME.setting(2, level="VI"), warrior)


def test_the_first_morning_is_told() -> None:
    """PA-02: nothing else has happened."""
    state = begun()
    assert state.record == [event("dawned", count=1)]
    assert (state.phase, state.day, state.turn, state.store[STONE]) == ("pick", 1, 1, 0)
