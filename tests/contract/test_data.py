"""A game as data: moves, deals, views, states and logs come back as they were, on every machine."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bivouac.engine import BadDeal, Luck, Table, find_move, steps
from tests.contract.cases import CASES, Case, drawn, every_case, moments, plays
from tests.contract.story import log_of, story_of


@every_case
def test_the_alphabet_is_finite_and_numbered(case: Case) -> None:
    alphabet = case.game.alphabet(case.setting)
    assert len(set(alphabet)) == len(alphabet)
    assert case.game.alphabet(case.setting) == alphabet
    assert case.game.numbers(case.setting) == {move: number for number, move in enumerate(alphabet)}


@every_case
def test_moves_come_back(case: Case) -> None:
    alphabet = case.game.alphabet(case.setting)
    data = msgspec.json.encode(alphabet)
    assert msgspec.json.decode(data, type=tuple[case.game.move_type, ...]) == alphabet  # type: ignore[name-defined]
    texts = [move.text for move in alphabet]
    assert len(set(texts)) == len(texts)
    assert all(text == " ".join(text.lower().split()) for text in texts), "a text is typed in small letters"


@every_case
def test_a_text_finds_its_move(case: Case) -> None:
    luck = Luck.seeded(1)
    for state in moments(case):
        for actor in state.actors:
            moves = state.moves(actor)
            for move in luck.shuffled(moves)[:40]:
                assert find_move(move.text, moves) == move
                assert find_move(f"  {move.text.upper()} ", moves) == move


@every_case
def test_views_come_back(case: Case) -> None:
    for state in moments(case):
        for viewer in case.viewers:
            view = state.view(viewer)
            again = case.game.decode(msgspec.json.encode(view), case.game.view_type)
            assert again == view
            assert type(again) is case.game.view_type
            assert again.features() == view.features()


@every_case
def test_states_come_back_and_play_on(case: Case) -> None:
    for state in moments(case):
        again = case.game.decode(msgspec.json.encode(state), case.game.state_type)
        assert again == state
        assert type(again) is case.game.state_type
        ends = []
        for one in (state, again):
            luck = Luck.seeded(2)
            for _ in range(20):
                if one.actors:
                    one.play(*drawn(one, luck))
            ends.append(msgspec.json.encode(one))
        assert ends[0] == ends[1]


@every_case
def test_deals_come_back(case: Case) -> None:
    for seed in range(5):
        deal = case.game.deal(case.setting, Luck.seeded(seed))
        assert msgspec.json.decode(msgspec.json.encode(deal), type=case.game.deal_type) == deal
        assert case.game.deal(case.setting, Luck.seeded(seed)) == deal


class CountedLuck(Luck):
    """Luck that knows whether anything was drawn."""

    __slots__ = ("draws",)

    def __init__(self, seed: int) -> None:
        source = Luck.seeded(seed)
        self.draws = 0

        def draw() -> float:
            self.draws += 1
            return source.random()

        self.random = draw


@every_case
def test_deals_differ_where_luck_has_a_part_in_them(case: Case) -> None:
    lucks = [CountedLuck(seed) for seed in range(5)]
    deals = {msgspec.json.encode(case.game.deal(case.setting, luck)) for luck in lucks}
    assert (len(deals) > 1) == any(luck.draws for luck in lucks)


@every_case
def test_a_deal_for_another_number_of_seats_is_refused(case: Case) -> None:
    deal = case.game.deal(case.setting, Luck.seeded(1))
    for other in CASES:
        if other.game is case.game and other.setting.seats != case.setting.seats:
            with pytest.raises(BadDeal):
                case.game.start(other.setting, deal)


@every_case
def test_features_have_one_length(case: Case) -> None:
    lengths = set()
    for state in moments(case, 12):
        for viewer in case.viewers:
            features = state.view(viewer).features()
            lengths.add(len(features))
            assert state.features(viewer) == features
    assert len(lengths) == 1


@every_case
def test_a_view_holds_no_reference_to_the_state(case: Case) -> None:
    luck = Luck.seeded(3)
    for state in moments(case):
        views = [state.view(viewer) for viewer in case.viewers]
        data = [msgspec.json.encode(view) for view in views]
        while state.actors:
            state.play(*drawn(state, luck))
        assert [msgspec.json.encode(view) for view in views] == data


# The log


@every_case
def test_a_log_replays_to_the_same_states(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    log, game = log_of(case), plays(case)
    log.write(path)
    again: Table[Any, Any, Any] = Table.resume(path, lambda _: case.game)
    assert list(steps(again.log)) == [game[0].before, *(play.after for play in game)]
    assert again.log.entries == log.entries


def test_everything_is_the_same_with_other_hash_seeds(tmp_path: Path) -> None:
    for case in CASES:
        log_of(case).write(tmp_path / f"{case.label}.jsonl")
    stories = [(case.label, story_of(log_of(case))) for case in CASES]
    assert told_with("1", tmp_path) == [f"{label} {story} {story}" for label, story in stories]


def told_with(hash_seed: str, folder: Path) -> list[str]:
    command = [sys.executable, "-m", "tests.contract.story", str(folder)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
