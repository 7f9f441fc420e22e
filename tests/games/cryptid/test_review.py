"""The review of a game: what everybody could know, what each move told, and that it says so in every language."""

from itertools import pairwise
from math import log2
from time import process_time
from typing import Any

import msgspec
import pytest

from bivouac.engine import Luck, Phrase, Played, Remark, Setting, Table, steps
from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.bots import BOTS
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.moves import AGREE, HINT, Ask, CryptidMove, Cube, Search
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.ranger import Ranger
from bivouac.games.cryptid.review import review
from bivouac.locale import LANGUAGES, words

SETTINGS = list(GAME.settings())
NAMES = [f"{setting.seats}-{'advanced' if setting.options.advanced else 'normal'}" for setting in SETTINGS]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=NAMES)


def played(setting: Setting, *bots: str, seed: object = 1, entries: int = 1000) -> Table[Any, Any, Any]:
    """A game between bots, or the beginning of one."""
    luck = Luck.seeded(f"review {seed}")
    table: Table[Any, Any, Any] = Table.start(GAME, setting, luck=luck)
    while table.state.actors and len(table.log.entries) < entries:
        seat = table.state.actors[0]
        table.play(seat, BOTS[bots[seat % len(bots)]]().choose(table.view(seat), luck))
    return table


def move_of(table: Table[Any, Any, Any], remark: Remark) -> CryptidMove:
    entry = table.log.entries[remark.number - 1]
    assert isinstance(entry, Played)
    move: CryptidMove = entry.move
    return move


def named(remark: Remark) -> list[str]:
    return [line.id for line in remark.lines]


@every_setting
def test_a_finished_game_is_reviewed_move_by_move(setting: Setting) -> None:
    table = played(setting, "scout", "wanderer")
    seen = review(table.log)
    assert [remark.number for remark in seen.remarks] == list(range(1, len(table.log.entries) + 1))
    assert [remark.seat for remark in seen.remarks] == [entry.actor for entry in table.log.played()]
    assert all(set(remark.figures) == set(seen.columns) for remark in seen.remarks)
    assert [curve.seat for curve in seen.curves] == list(range(setting.seats))
    assert all(len(curve.values) == len(table.log.entries) + 1 for curve in seen.curves)
    assert all(0 <= value <= 1 for curve in seen.curves for value in curve.values)


@every_setting
def test_the_winners_search_tells_everybody(setting: Setting) -> None:
    table = played(setting, "tracker")
    seen = review(table.log)
    assert [curve.values[-1] for curve in seen.curves] == [1.0] * setting.seats
    (found,) = (remark for remark in seen.remarks if "cryptid-review-found" in named(remark))
    assert table.state.outcome is not None
    assert found.seat in table.state.outcome.winners


def test_it_speaks_every_language() -> None:
    said = set()
    for setting in SETTINGS:
        seen = review(played(setting, "wanderer", "scout", entries=60).log)
        lines = [seen.title, *seen.columns.values(), *(line for remark in seen.remarks for line in remark.lines)]
        assert all(words(language)(line) for line in lines for language in LANGUAGES)
        said |= {line.id for line in lines}
    assert len(said) > 16


@every_setting
def test_it_is_the_same_every_time(setting: Setting) -> None:
    log = played(setting, "scout", entries=20).log
    assert msgspec.json.encode(review(log)) == msgspec.json.encode(review(log))


@every_setting
def test_a_game_that_was_given_up_is_reviewed_too(setting: Setting) -> None:
    all_of_it = review(played(setting, "scout").log)
    for count in range(0, len(all_of_it.remarks), 5):
        seen = review(played(setting, "scout", entries=count).log)
        assert len(seen.remarks) == count
        for curve, longer in zip(seen.curves, all_of_it.curves, strict=True):
            assert list(curve.values) == list(longer.values)[: count + 1]


def plain_doubt(state: Any, seat: int) -> float:
    """In bits, hex by hex; not for a game that is over, which shows all clues."""
    return -sum(odds * log2(odds) for odds in deduce(state.view(seat)).hex_odds if odds)


@every_setting
def test_knowledge_and_learning_are_counted_from_the_players_own_view(setting: Setting) -> None:
    log = played(setting, "scout", entries=3 * setting.seats).log
    states, seen = list(steps(log)), review(log)
    for number, state in enumerate(states):
        if state.outcome is None:
            for curve in seen.curves:
                assert curve.values[number] == pytest.approx(1 - plain_doubt(state, curve.seat) / log2(108), abs=1e-4)
    if setting.seats > 2:  # of two players the answer is an entry of its own
        for remark in seen.remarks:
            before, after = states[remark.number - 1], states[remark.number]
            if after.outcome is None:
                learned = plain_doubt(before, remark.seat) - plain_doubt(after, remark.seat)
                assert remark.figures["learned"] == pytest.approx(learned, abs=0.01)


def test_what_was_given_away_is_what_the_others_can_strike() -> None:
    log = played(GAME.setting(4, advanced=True), "scout").log
    states, given = list(steps(log)), 0.0
    for remark in review(log).remarks[:-1]:
        before, after = (
            [
                log2(len(deduce(states[number].view(seat)).possible[remark.seat]))
                for seat in range(4)
                if seat != remark.seat
            ]
            for number in (remark.number - 1, remark.number)
        )
        assert remark.figures["given"] == pytest.approx((sum(before) - sum(after)) / 3, abs=0.01)
        assert remark.figures["given"] >= 0, "what is known of a clue is never forgotten"
        given += remark.figures["given"]
    assert given > 4


def test_of_two_players_a_question_is_worth_its_answer() -> None:
    """CR-34: the answer is a move of its own. What it tells is the question's, what it gives away is its own."""
    learned = given = 0.0
    for seed in range(4):
        table = played(GAME.setting(2, advanced=True), "scout", seed=seed)
        states, remarks = list(steps(table.log)), review(table.log).remarks
        for remark, reply in pairwise(remarks):
            asked = isinstance(move_of(table, remark), Ask)
            if asked and states[reply.number].outcome is None:
                bits = plain_doubt(states[remark.number - 1], remark.seat)
                bits -= plain_doubt(states[reply.number], remark.seat)
                if states[reply.number].view(0).phase != "disc":
                    assert remark.figures["learned"] == pytest.approx(bits, abs=0.01)
                learned += abs(bits)
                given += reply.figures["given"]
    assert learned
    assert given


def test_what_was_taken_back_and_noted_repeats_the_curve_or_returns_to_it() -> None:
    table: Table[Any, Any, Any] = Table.start(GAME, GAME.setting(3), luck=Luck.seeded("back"))
    first, second = (move for move in (table.view(0).moves[0], table.view(0).moves[-1]))
    table.play(0, first)
    table.note(1, "clue-blue-on:FS", "?")
    table.undo(0)
    table.play(0, second)
    seen = review(table.log)
    assert [remark.number for remark in seen.remarks] == [4]
    for curve in seen.curves:
        assert len(curve.values) == 5
        assert curve.values[1] == curve.values[2]
        assert curve.values[3] == curve.values[0]


def test_who_could_have_known_and_asked_is_told() -> None:
    told = silent = 0
    for seed in range(6):
        table = played(GAME.setting(4, advanced=True), "scout", seed=seed)
        states = list(steps(table.log))
        for remark in review(table.log).remarks:
            move = move_of(table, remark)
            odds = deduce(states[remark.number - 1].view(remark.seat)).hex_odds
            missed = isinstance(move, Ask | Search) and max(odds) == 1 and move != Search(odds.index(1))
            assert ("cryptid-review-could-have-known" in named(remark)) == missed
            told += missed
            silent += not missed
    assert told
    assert silent


def test_the_ranger_agrees_with_itself_where_there_was_no_luck() -> None:
    """Every line about the ranger is what it would do in that seat, from that view."""
    table = played(GAME.setting(4), "scout")
    states = list(steps(table.log))
    kinds = set()
    for remark in review(table.log).remarks:
        view = states[remark.number - 1].view(remark.seat)
        choice = Ranger().choose(view, Luck.seeded(remark.number))
        (line,) = (line for line in remark.lines if line.id.startswith("cryptid-review-ranger"))
        kinds.add(line.id)
        if choice == move_of(table, remark):
            assert line == Phrase("cryptid-review-ranger-same")
        else:
            assert line.args == {"move": GAME.say(view.setting, choice)}
        if line.id == "cryptid-review-ranger-wins":
            assert choice == Search(table.log.deal.habitat)
    assert len(kinds) >= 3


def test_a_hint_is_worth_what_it_tells() -> None:
    """CR-27: the proposal is answered by all votes."""
    setting = GAME.setting(3, advanced=True)
    table = played(setting, "scout", seed="hint", entries=6)
    table.play(0, HINT)
    table.play(1, AGREE)
    table.play(2, AGREE)
    proposal = review(table.log).remarks[6]
    before, after = table.at(6), table.at(9)
    assert after.view(0).hint is not None
    assert proposal.figures["learned"] == pytest.approx(plain_doubt(before, 0) - plain_doubt(after, 0), abs=0.01)


def test_a_whole_review_takes_no_five_seconds() -> None:
    log = played(GAME.setting(4, advanced=True), "ranger").log
    start = process_time()
    review(log)
    assert process_time() - start < 5


def test_an_opening_cube_that_tells_is_said_to_tell() -> None:
    puzzle = Puzzle.from_share_code("3C7AB8445889808655-3-2DM3M")
    table: Table[Any, Any, Any] = Table.start(GAME, GAME.setting(3), deal=puzzle)
    table.play(0, Cube(0, "blue"))
    (remark,) = review(table.log).remarks
    assert "cryptid-review-gave" in named(remark)
    gave = next(line for line in remark.lines if line.id == "cryptid-review-gave")
    before, left = gave.args["before"], gave.args["left"]
    assert isinstance(before, int)
    assert isinstance(left, int)
    assert before > left
