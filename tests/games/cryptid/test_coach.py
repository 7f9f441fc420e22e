"""The coach: it always has something to say, what it advises can be done, and what it counts is so."""

from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

import pytest

from bivouac.engine import SPECTATOR, Luck, Phrase, Seat, Setting
from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.bots import BOTS
from bivouac.games.cryptid.clues import clue_masks
from bivouac.games.cryptid.coach import coach
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.evidence import agreeing
from bivouac.games.cryptid.moves import AGREE, HINT, Ask, Cube, Disc, Search
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.sheet import STRUCK, boxes
from bivouac.games.cryptid.view import Asked, CryptidView, Placed, Searched
from bivouac.locale import LANGUAGES, words

SETTINGS = list(GAME.settings())
NAMES = [f"{setting.seats}-{'advanced' if setting.options.advanced else 'normal'}" for setting in SETTINGS]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=NAMES)

TOLD = {f"cryptid-coach-{whose}-{kind}" for whose in ("my", "their", "last") for kind in ("cube", "disc")}
ASKED = ("cryptid-coach-ask", "cryptid-coach-ask-pair", "cryptid-coach-enough")
LONGEST = 80  # moves of a game that are looked at: who plays at random plays long


class Moment(NamedTuple):
    before: CryptidState | None
    state: CryptidState


def moments(setting: Setting, *bots: str, seed: object = 1) -> Iterator[Moment]:
    """A game between bots, move by move."""
    luck = Luck.seeded(f"coach {seed}")
    state = GAME.start(setting, GAME.deal(setting, luck))
    yield Moment(None, state)
    for _ in range(LONGEST):
        if not state.actors:
            return
        before, state = state, state.copy()
        seat = luck.choose(state.actors)
        state.play(seat, BOTS[bots[seat % len(bots)]]().choose(state.view(seat), luck))
        yield Moment(before, state)


def in_order(view: CryptidView) -> list[Phrase]:
    """What the coach says, before it has a language."""
    said: list[Phrase] = []

    def note(line: Phrase) -> str:
        said.append(line)
        return line.id

    coach(view, note)
    return said


def heard(view: CryptidView) -> dict[str, Phrase]:
    """The same, by name."""
    return {line.id: line for line in in_order(view)}


def cell(name: Any) -> int:
    column, row = name.split(",")
    return GRID.at(int(column) - 1, int(row) - 1)


def on_the_sheet(view: CryptidView, colour: int) -> int:
    """The clues that are open for a colour; for one's own, those that the others' sheets leave by its tokens."""
    if view.owner(colour) == view.seat:
        return len(agreeing(view, clue_masks(view.board), colour))
    return sum(sign != STRUCK for sign in boxes(view)[colour].values())


@every_setting
@pytest.mark.parametrize("bots", [("scout",), ("wanderer", "tracker")], ids="+".join)
def test_everybody_hears_something_in_every_language_all_game_long(setting: Setting, bots: tuple[str, ...]) -> None:
    for _, state in moments(setting, *bots):
        for viewer in (*range(setting.seats), SPECTATOR):
            view = state.view(viewer)
            for language in LANGUAGES:
                lines = coach(view, words(language))
                assert 1 <= len(lines) <= 4
                assert all(lines)
            assert coach(view, words("en")) == coach(view, words("en"))


@every_setting
def test_a_token_that_is_advised_is_legal_and_tells_least(setting: Setting) -> None:
    """CR-10, CR-20: against placing every token, and counting what the others' sheets then leave."""
    advised = 0
    for _, state in moments(setting, "scout"):
        for seat in state.actors:
            view, masks = state.view(seat), clue_masks(state.board)
            said = heard(view)
            quiet = said.get("cryptid-coach-quiet-cube", said.get("cryptid-coach-quiet-disc"))
            if quiet is None:
                continue
            kind = Cube if quiet.id.endswith("cube") else Disc
            name = str(quiet.args["colour"]).removeprefix("cryptid-colour-")
            struck = {}
            for move in view.moves:
                assert isinstance(move, Cube | Disc)
                colour, after = view.colours.index(move.colour), state.copy()
                after.play(seat, move)
                left = len(agreeing(after.view(SPECTATOR), masks, colour))
                struck[move] = len(agreeing(view, masks, colour)) - left
            for hex_name in str(quiet.args["hexes"]).split(" · "):
                assert struck[kind(cell(hex_name), name)] == quiet.args["out"] == min(struck.values())
            assert quiet.args["all"] == len(agreeing(view, masks, view.colours.index(name)))
            advised += 1
    assert advised >= 2 * setting.seats


@every_setting
def test_a_question_that_is_advised_is_legal_and_splits_the_sheet_as_told(setting: Setting) -> None:
    advised = 0
    for seed in range(8):
        for _, state in moments(setting, "ranger", seed=seed):  # a ranger's cubes leave something to ask
            view = state.view(state.turn)
            said = heard(view)
            if ask := next((said[name] for name in ASKED if name in said), None):
                seats = [seat for seat in range(setting.seats) if GAME.seat_name(setting, seat) == ask.args["seat"]]
                there = cell(ask.args["hex"])
                assert Ask(there, seats[0]) in view.moves
                advised += 1
            if ask is not None and "all" in ask.args:
                masks = clue_masks(view.board)
                clues = [clue for clue, sign in boxes(view)[seats[0]].items() if sign != STRUCK]
                yes = [clue for clue in clues if masks[clue] >> there & 1]
                assert (ask.args["all"], ask.args["yes"]) == (len(clues), len(yes))
                assert ask.args["no"] == len(clues) - len(yes)
    assert advised


@every_setting
def test_a_search_that_is_advised_is_legal_and_as_likely_as_told(setting: Setting) -> None:
    sure = 0
    for seed in range(4):
        for _, state in moments(setting, "scout", seed=seed):
            view = state.view(state.turn)
            said = heard(view)
            odds = deduce(view, needed=False, balance=False).hex_odds
            if search := said.get("cryptid-coach-search"):
                assert Search(cell(search.args["hex"])) in view.moves
                assert search.args["odds"] == int(100 * odds[cell(search.args["hex"])])
            if found := said.get("cryptid-coach-sure"):
                assert Search(cell(found.args["hex"])) in view.moves
                assert cell(found.args["hex"]) == state.puzzle.habitat
                sure += 1
            certain = view.phase == "turn" and max(odds) == 1
            assert certain == ("cryptid-coach-sure" in said or "cryptid-coach-enough" in said)
            if standing := said.get("cryptid-coach-standing"):
                assert standing.args["hexes"] == sum(chance > 0 for chance in odds)
                assert standing.args["open"] == max(on_the_sheet(view, colour) for colour in boxes(view))
    assert sure


@every_setting
def test_what_a_token_tells_is_what_falls_off_the_sheet(setting: Setting) -> None:
    """Against the viewer's sheet before the move and after it."""
    told = 0
    for before, state in moments(setting, "scout", "wanderer"):
        placed = [event for event in state.record[len(before.record) if before else 0 :] if isinstance(event, Placed)]
        if before is None or len(placed) != 1 or not state.actors:
            continue
        for viewer in (*range(setting.seats), SPECTATOR):
            was, view = before.view(viewer), state.view(viewer)
            colour = placed[0].colour
            about = [line for line in in_order(view) if line.id in TOLD]
            for line in about[-1:]:
                left = on_the_sheet(view, colour)
                assert line.args.get("left", 1) == left
                assert line.args.get("out", on_the_sheet(was, colour) - 1) == on_the_sheet(was, colour) - left
                assert cell(line.args["hex"]) == placed[0].cell
                assert line.id.endswith("cube" if placed[0].cube else "disc")
                assert ("-my-" in line.id) == (view.owner(colour) == viewer)
                told += 1
    assert told > setting.seats


def test_the_rule_of_a_turn_is_explained_until_one_has_asked() -> None:
    seen: dict[Seat, list[bool]] = {seat: [] for seat in range(4)}
    for seed in range(5):
        turns = dict.fromkeys(range(4), 0)
        for before, state in moments(GAME.setting(4), "scout", seed=seed):
            if before is not None and before.phase == "turn" and state.record[len(before.record) :]:
                turns[before.turn] += 1
            if state.phase == "turn":
                explained = "cryptid-coach-turn" in heard(state.view(state.turn))
                assert explained == (turns[state.turn] == 0)
                seen[state.turn].append(explained)
    assert all(len(set(each)) == 2 for each in seen.values())


def test_a_first_turn_that_could_be_the_last_is_left_to_the_player() -> None:
    """The coach tells that the habitat can be known, but not which hex it is, until the player has asked once."""
    seen = set()
    for seed in range(10):
        for _, state in moments(GAME.setting(3), "scout", seed=seed):
            view = state.view(state.turn)
            said = heard(view)
            asked = any(isinstance(event, Asked | Searched) and event.seat == view.seat for event in view.record)
            if "cryptid-coach-sure" in said or "cryptid-coach-enough" in said:
                assert ("cryptid-coach-sure" in said) == asked
                seen.add(asked)
    assert seen == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_price_of_a_cube_is_explained_once(seats: int) -> None:
    """CR-20, CR-23; of two players an answer with a cube is no such price (CR-34)."""
    paid: dict[Seat, int] = dict.fromkeys(range(seats), 0)
    for before, state in moments(GAME.setting(seats, advanced=True), "wanderer"):
        if state.phase == "cube" and (before is None or before.phase != "cube"):
            said = heard(state.view(state.turn))
            assert ("cryptid-coach-cube" in said) == (paid[state.turn] == 0)
            assert ("cryptid-coach-cube-again" in said) == (paid[state.turn] > 0)
            paid[state.turn] += 1
    assert max(paid.values()) > 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_vote_is_explained_and_the_hint_counted(seats: int) -> None:
    """CR-27: everybody who has a vote is told what the hint is worth to them."""
    setting = GAME.setting(seats, advanced=True)
    state = next(moment.state for moment in moments(setting, "scout") if moment.state.phase == "turn")
    before = state.view(SPECTATOR)
    state.play(state.turn, HINT)
    for seat in state.actors:
        said = heard(state.view(seat))
        assert "cryptid-coach-vote" in said
        assert ("cryptid-coach-vote-agree" in said) != ("cryptid-coach-vote-refuse" in said)
    while state.phase == "vote":
        state.play(state.actors[0], AGREE)
    hinted = heard(state.view(SPECTATOR))["cryptid-coach-hinted"]
    bare = GAME.start(setting, state.puzzle)
    bare.hint = state.hint
    left = len(agreeing(bare.view(SPECTATOR), clue_masks(before.board), 0))
    assert hinted.args == {"out": 48 - left, "all": 48}


def test_of_two_players_every_answer_is_the_one_that_is_told() -> None:
    """CR-34."""
    told = set()
    for seed in range(8):
        for _, state in moments(GAME.setting(2, advanced=True), "scout", seed=seed):
            if state.phase != "answer":
                continue
            view = state.view(state.actors[0])
            (name,) = (id for id in heard(view) if id.startswith("cryptid-coach-answer"))
            cubes = [move for move in view.moves if isinstance(move, Cube)]
            assert name.removeprefix("cryptid-coach-answer-") == ("discs", "cube", "choice")[len(cubes)]
            told.add(name)
    assert len(told) == 3


@every_setting
def test_in_the_end_it_tells_why_it_was_that_hex(setting: Setting) -> None:
    *_, (_, state) = moments(setting, "tracker")
    masks = clue_masks(state.board)
    for seat in range(setting.seats):
        said = heard(state.view(seat))
        assert cell(said["cryptid-coach-over"].args["hex"]) == state.puzzle.habitat
        assert said["cryptid-coach-over"].args["count"] == len(state.puzzle.numbers)
        mine = list(state.colours(seat))[-1]
        left = GRID.all
        for colour, clue in enumerate(state.puzzle.numbers):
            if colour != mine:
                left &= masks[clue]
        assert said["cryptid-coach-over-mine"].args["hexes"] == left.bit_count() >= 2


@every_setting
def test_it_answers_at_once(setting: Setting) -> None:
    say = words("en")
    times = []
    for _, state in moments(setting, "scout"):
        if state.phase == "turn":
            view = state.view(state.turn)
            start = process_time()
            coach(view, say)
            times.append(process_time() - start)
    assert sum(times) / len(times) < 0.05
