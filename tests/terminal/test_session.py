"""Who chooses, who looks, what is kept: sessions without a face."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bivouac.engine import SPECTATOR, BadLog, NoUndo, Refused, phrase
from bivouac.locale import LANGUAGES, words
from bivouac.terminal.saves import BadFile
from bivouac.terminal.session import Session
from tests.engine.campfire import BLOW, LAY, WATCH
from tests.terminal.conftest import Sit, state_of, view_of

AtFire = Callable[[str], Session]


def bots_move(session: Session) -> None:
    while session.bot_to_move:
        session.play(session.think())


def test_one_person_looks_all_the_time(sit: Sit) -> None:
    session = sit("random,me,random")
    assert (session.looking, session.curtain) == (1, None)
    assert session.bot_to_move
    bots_move(session)
    assert session.turn == session.view.seat == 1
    assert session.curtain is None


def test_several_people_hand_the_screen_over(sit: Sit) -> None:
    session = sit("me,Anna,random")
    assert (session.viewer, session.curtain) == (SPECTATOR, 0)
    session.hand_over()
    assert (session.viewer, session.curtain) == (0, None)
    session.play(session.view.moves[0])
    assert (session.viewer, session.curtain) == (0, 1)  # nobody has taken it yet
    session.hand_over()
    assert session.viewer == 1
    session.play(session.view.moves[0])
    bots_move(session)
    assert session.curtain == 0


def test_nobody_there_is_a_spectator(sit: Sit) -> None:
    session = sit("random,random,random")
    for _ in range(6):
        assert session.viewer == SPECTATOR
        session.play(session.think())
    assert len(session.lines) == 6


def test_all_choose_at_once(campfire: AtFire) -> None:
    """Bots first, then people one after another; luck moves by itself."""
    session = campfire("me,longest,Anna")
    session.hand_over()
    session.play(WATCH)
    bots_move(session)
    assert session.turn == session.viewer == 0
    session.play(session.view.moves[0])
    assert session.curtain == 2
    assert len(session.table.log.entries) == 3
    session.hand_over()
    session.play(session.view.moves[0])
    assert len(session.table.log.entries) == 5  # and the wind
    assert state_of(session).phase in ("blow", "over")


def test_bots_say_why(campfire: AtFire) -> None:
    """After what is told of a move, in the language of who reads it; people keep their reasons to themselves."""
    session = campfire("longest,me")
    bots_move(session)
    assert [line.id for line in session.lines] == ["campfire-told-watch", "told-reason", "campfire-told-lay"]
    assert [words(language)(session.lines[1]) for language in LANGUAGES] == [
        "“It is hot enough.”",
        "« Il est assez chaud. »",
        "„Es ist heiß genug.“",
    ]
    session = campfire("me,longest")
    session.play(WATCH)
    assert [line.id for line in session.lines] == ["campfire-told-watch"]


def test_undo_until_somebody_else_moves(campfire: AtFire) -> None:
    session = campfire("me,longest")
    assert session.to_undo is None
    with pytest.raises(NoUndo):
        session.undo()
    session.play(BLOW)
    assert session.to_undo == phrase("campfire-move-blow")
    session.undo()
    assert state_of(session).worth == 1
    assert session.lines[-1].id == "told-undo"
    session.play(WATCH)
    bots_move(session)
    assert session.to_undo is None


def test_undo_before_the_screen_is_handed_over(campfire: AtFire) -> None:
    session = campfire("me,Anna")
    session.hand_over()
    session.play(WATCH)
    session.play(session.view.moves[0])
    assert (session.curtain, session.to_undo is not None) == (1, True)
    session.undo()
    assert session.curtain is None


def test_reversible_knows_only_what_the_viewer_knows(sit: Sit) -> None:
    session = sit("me,random,random")
    assert session.reversible(session.view.moves[0])  # an opening cube
    while state_of(session).phase != "turn" or session.turn != 0:
        session.play(session.think() if session.bot_to_move else session.view.moves[0])
    assert not session.reversible(session.view.moves[0])  # a question


def test_targets_and_buttons(campfire: AtFire) -> None:
    session = campfire("me,longest")
    assert session.moves_at(None) == [BLOW, WATCH]
    assert session.lit == set()
    session.play(WATCH)
    bots_move(session)
    stick = view_of(session).held[0]
    assert session.moves_at(f"stick-{stick}") == [LAY[stick]]
    assert session.lit == {f"stick-{stick}" for stick in view_of(session).held}


def test_recent_is_what_changed_for_the_viewer(sit: Sit) -> None:
    session = sit("me,random,random")
    say = words("en")
    assert session.recent(say) == set()
    session.play(session.view.moves[0])
    bots_move(session)
    played = [entry.move for entry in session.table.log.played()]
    assert session.recent(say) == {session.game.target(move) for move in played}


def test_marks_are_kept_and_go_round(sit: Sit) -> None:
    session = sit("me,random,random")
    for mark in ("-", "+", "?", ""):
        session.note_next("clue-orange-on:DF")
        assert session.marks.get("clue-orange-on:DF", "") == mark
    session.note("clue-green-2:bear", "+")
    path = session.table.path
    assert path is not None
    again = Session.resume(path)
    assert again.marks == {"clue-green-2:bear": "+"}
    before = len(again.story)
    again.note("clue-green-2:bear", "+")
    assert len(again.story) == before


def test_a_spectator_has_no_marks(sit: Sit) -> None:
    session = sit("me,Anna,random")
    with pytest.raises(Refused):
        session.note("clue-green-2:bear", "+")


def test_resume_goes_on_where_it_was(sit: Sit) -> None:
    session = sit("me,random,random")
    session.play(session.view.moves[0])
    session.play(session.think())
    path = session.table.path
    assert path is not None
    again = Session.resume(path)
    assert again.table.state == session.table.state
    assert (again.players, again.people, list(again.bots)) == (("me", "random", "random"), (0,), [1, 2])
    bots_move(again)
    assert again.turn == 0


def test_two_programs_at_one_file(sit: Sit) -> None:
    """Whoever comes second is told, and nothing is lost."""
    one = sit("me,random,random")
    path = one.table.path
    assert path is not None
    other = Session.resume(path)
    other.play(other.view.moves[0])
    with pytest.raises(BadFile) as refused:
        one.play(one.view.moves[1])
    assert refused.value.phrase.id == "file-changed"
    assert len(one.story) == 0
    assert len(Session.resume(path).story) == 1


def test_what_cannot_be_written_did_not_happen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit("me,random,random")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(session.table.log, "write", full)
    with pytest.raises(BadFile) as refused:
        session.play(session.view.moves[0])
    assert refused.value.phrase.id == "file-full"
    assert (len(session.story), session.turn) == (0, 0)


def test_damage_is_named(sit: Sit) -> None:
    session = sit("me,random,random")
    session.play(session.view.moves[0])
    path = session.table.path
    assert path is not None
    path.write_text(path.read_text().replace('"cell":', '"cell":1', 1))
    with pytest.raises(BadLog):
        Session.resume(path)


def test_a_log_without_players_is_for_people(sit: Sit, tmp_path: Path) -> None:
    session = sit("me,random,random")
    session.table.log.players = ()
    session.table.log.write(tmp_path / "bare.jsonl")
    again = Session.resume(tmp_path / "bare.jsonl")
    assert again.people == (0, 1, 2)
    assert again.name(0) == again.game.seat_name(again.setting, 0)
