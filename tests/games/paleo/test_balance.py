"""The balance report: what it counts, and that the same seed gives the same table."""

import pytest

from bivouac.cli import main
from bivouac.engine import Outcome, Phrase
from bivouac.games.paleo.balance import MET, Sample, Tally, Watch, tallied
from bivouac.games.paleo.commands import row, seldom
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.texts import card_phrase
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import CARD, dusk, play, scene


def watched(state: PaleoState, *moves: str) -> Tally:
    """What is counted of a few moves."""
    tally = Tally()
    watch = Watch(tally)
    for group, card in enumerate(state.up):
        if card >= 0:
            state.tell("turned", group, card)
    for text in moves:
        play(state, text)
        watch.look(state)
    return tally


def over(won: bool, day: int = 3, tiles: int = 5, skulls: int = 1) -> PaleoState:
    state = scene(tiles=tiles, skulls=skulls)
    state.day, state.phase = day, "over"
    state.result = Outcome((0, 1) if won else (), Phrase("paleo-why-won"))
    return state


# Cards


def test_a_card_is_taken_by_what_it_offers() -> None:
    tally = watched(scene("mussels", "flint"), "do mussels 1", "ignore blue")
    assert (tally.met[CARD["mussels"]], tally.taken[CARD["mussels"]]) == (1, 1)
    assert (tally.met[CARD["flint"]], tally.taken[CARD["flint"]]) == (1, 0)


def test_who_has_to_do_something_hostile_has_not_taken_the_card() -> None:
    tally = watched(scene("adders", "mussels"), "do adders 3", "hurt tira", "do mussels 1")
    assert (tally.met[CARD["adders"]], tally.taken[CARD["adders"]]) == (1, 0)


def test_what_is_spent_on_help_is_not_judged() -> None:
    """Nor what is spent on a card in play."""
    tally = watched(scene("mussels", "salmon"), "help blue orange", "do mussels 1")
    assert (tally.met[CARD["salmon"]], tally.taken[CARD["mussels"]]) == (0, 1)
    tally = watched(scene("salmon", "mussels", allies=["darca"]), "do darca 1")
    assert tally.met[CARD["salmon"]] == 0
    tally = watched(scene("salmon", "flint", "mussels", seats=3, allies=["", "darca"]), "tend orange darca")
    assert tally.met[CARD["salmon"]] == 0


def test_what_offers_nothing_by_day_is_not_judged() -> None:
    state = scene()
    Watch(tally := Tally()).look(state)
    state.tell("turned", 0, CARD["stray-dog"])
    Watch(tally).look(state)
    assert not +tally.met


def test_a_card_that_is_hardly_ever_met_is_not_judged() -> None:
    flint, mussels, salmon = CARD["flint"], CARD["mussels"], CARD["salmon"]
    tally = Tally()
    tally.met.update({flint: MET - 1, mussels: MET, salmon: 10 * MET})
    tally.taken.update({salmon: MET // 2})
    assert tally.judged == sorted((mussels, salmon))
    assert tally.seldom == [mussels, salmon]
    tally.taken[salmon] = 2 * MET
    assert tally.seldom == [mussels]


# Games


def test_days_are_counted_when_they_are_over() -> None:
    state = scene()
    watch = Watch(tally := Tally())
    state.turn = 7
    watch.look(state)
    watch.look(dusk(state))
    assert (tally.turns, tally.evenings, tally.turns_a_day) == (7, 1, 7)


def test_a_night_without_a_choice_counts_as_any() -> None:
    """It is over, and the turns begin anew, before anybody looks."""
    state = scene()
    watch = Watch(tally := Tally())
    state.turn, state.board = 7, state.board[:1]
    watch.look(state)
    state.hidden, state.decks, state.settled = state.decks[0] + state.decks[1], [(), ()], 0
    state._new_turn()
    watch.look(state)
    assert state.turn == 0
    assert (tally.turns, tally.evenings) == (7, 1)


def test_shares_and_means() -> None:
    tally = Tally()
    for game in (over(True), over(True, day=5), over(False, day=1, tiles=2, skulls=5), over(False)):
        tally.add(game)
    share, low, high = tally.share
    assert share == 0.5
    assert (round(low, 2), round(high, 2)) == (0.15, 0.85)
    assert (tally.mean(tally.days), tally.mean(tally.tiles), tally.mean(tally.skulls)) == (3, 4.25, 2)
    assert row("IV", 3, tally)[:4] == ["IV", "3", "50.0 % (15.0–85.0)", "3.0"]


def test_an_empty_tally_divides_by_nothing() -> None:
    assert Tally().share[0] == 0
    assert row("I", 2, Tally())[3:] == ["0.0"] * 4


def test_tallies_add_up_and_the_same_seed_gives_the_same() -> None:
    total = Tally()
    games = [tallied(Sample("I", 2, "random", "test", number)) for number in range(3)]
    for game in games:
        total += game
    assert total.games == 3
    assert total.met.total() == sum(game.met.total() for game in games) > 20
    assert 0 < total.taken.total() <= total.met.total()
    assert tallied(Sample("I", 2, "random", "test", 1)) == games[1]
    assert games[0] != games[1]


def test_all_cards_that_are_taken_have_been_met() -> None:
    for level in ("I", "VII"):
        tally = tallied(Sample(level, 3, "forager", "test", 1))
        assert all(0 <= tally.taken[card] <= tally.met[card] for card in tally.met)


# The command


def test_it_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["paleo", "balance", "-n", "1", "-b", "random"]
    tables = []
    for language in LANGUAGES:
        assert main([*arguments, "--levels", "I,VII", "--groups", "2,4", "--lang", language]) == 0
        tables.append(capsys.readouterr().out)
    lines = tables[0].splitlines()
    assert lines[2] == "| level | groups | won (95 %) | days | turns a day | tiles | skulls |"
    assert [line.split(" | ")[:2] for line in lines[4:8]] == [
        ["| I", "2"],
        ["| I", "4"],
        ["| VII", "2"],
        ["| VII", "4"],
    ]
    assert len(set(tables)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (("--groups", "1"), "--groups cannot have that value"),
        (("--groups", "two"), "--groups cannot have that value"),
        (("--levels", "I,VIII"), "“VIII” is nothing that level can be"),
        (("--bot", "nobody"), "There is no bot “nobody”"),
    ],
)
def test_what_there_is_not_is_refused(
    option: tuple[str, str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["paleo", "balance", "-n", "1", *option]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_only_for_who_asks(language: str) -> None:
    say, tally = words(language), Tally()
    tally.met[CARD["flint"]] = MET
    title = say(card_phrase(CARD["flint"]))
    assert title not in "".join(seldom(tally, say, named=False))
    assert title in seldom(tally, say, named=True)[-1]
    assert len(seldom(Tally(), say, named=True)) == 1
