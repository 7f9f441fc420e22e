"""A table as the fold of its journal: who may do what, and what it leads to."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bivouac.engine import SPECTATOR, IllegalMove, Luck, NoUndo, Outcome, Phrase, Refused
from bivouac.games import names
from bivouac.server.journal import AWAITED, FREE, Clock, Conceded, Machine, Sat, Why, Woke, decoder, encode
from bivouac.server.table import TALK_KEPT, TALK_LENGTH, LiveTable, NotYours
from tests.engine.fires import Shared
from tests.server.fireside import light
from tests.server.tables import ADA, BEN, BOT, CLEO, DORA, GAME, a_move, happen, play, table_of

RANGER = Machine("ranger")


def refused(why: str) -> Any:
    return pytest.raises(Refused, match=rf"^{why}\b")


def all_refused(why: str, *wishes: Callable[[], object]) -> None:
    for wish in wishes:
        with refused(why):
            wish()


# Sitting down


def test_a_game_begins_when_every_seat_is_held() -> None:
    table = table_of(ADA, BEN, FREE)
    assert not table.begun
    assert table.actors() == ()
    happen(table, table.sit("cleo", "Cleo", 2))
    assert table.begun
    assert table.actors() == (0,)


@pytest.mark.parametrize("holder", [FREE, AWAITED])
def test_nothing_can_be_played_before(holder: Any) -> None:
    table = table_of(ADA, BEN, holder)
    all_refused(
        "page-not-begun",
        lambda: table.move(0, a_move(table, 0), Luck.seeded(1)),
        lambda: table.undo(0),
        lambda: table.concede(0),
        lambda: table.note(0, "clue-orange-1:W", "+"),
    )


def test_anybody_may_take_a_free_seat_and_nobody_one_that_is_held_or_awaited() -> None:
    table = table_of(ADA, FREE, AWAITED)
    assert table.sit("ben", "Ben", 1) == [Sat(1, BEN)]
    for seat in (0, 2):
        with refused("page-seat-taken"):
            table.sit("ben", "Ben", seat)
    for seat in (3, -1):
        with refused("not-a-seat"):
            table.sit("ben", "Ben", seat)


def test_nobody_takes_a_seat_from_a_bot_that_keeps_it_for_somebody_else() -> None:
    table = table_of(ADA, BEN, BOT)
    happen(table, table.give("ben", 1, FREE))
    assert isinstance(table.holders[1], Machine)
    for seat in (1, 2):
        with refused("page-seat-taken"):
            table.sit("cleo", "Cleo", seat)


def test_a_link_gives_the_seat_that_waits_for_it_and_only_while_it_waits() -> None:
    table = table_of(ADA, BEN, AWAITED)
    assert table.sit("cleo", "Cleo", 2, invited=True) == [Sat(2, CLEO)]
    happen(table, table.give("ada", 2, FREE))
    happen(table, table.sit("dora", "Dora", 2))
    with refused("page-seat-taken"):  # an old link does not throw anybody out
        table.sit("cleo", "Cleo", 2, invited=True)
    happen(table, table.give("ada", 2, RANGER))
    with refused("page-seat-taken"):
        table.sit("cleo", "Cleo", 2, invited=True)


def test_before_the_game_one_may_change_seats_and_holds_one_at_a_time() -> None:
    table = table_of(ADA, FREE, FREE)
    happen(table, table.sit("ada", "Ada", 2))
    assert table.holders == [FREE, FREE, ADA]
    assert table.seat_of("ada") == 2
    assert table.sit("ada", "Ada", 2) == []
    happen(table, table.give("ada", 2, FREE))
    assert table.seat_of("ada") is None


def test_who_has_seen_a_hand_may_not_see_another() -> None:
    table = table_of(ADA, BEN, CLEO)
    happen(table, table.give("ada", 2, FREE))
    for person in ("ada", "ben"):
        with refused("page-seat-other"):
            table.sit(person, person, 2)
    happen(table, table.sit("dora", "Dora", 2))
    happen(table, table.give("ada", 1, FREE))
    with refused("page-seat-other"):  # also somebody whom another has replaced, and also by a link
        table.sit("cleo", "Cleo", 1)
    happen(table, table.give("ada", 1, AWAITED))
    with refused("page-seat-other"):
        table.sit("cleo", "Cleo", 1, invited=True)


def test_who_watched_may_sit_down() -> None:
    table = table_of(ADA, BEN, BOT)
    assert table.viewer("dora") == SPECTATOR
    happen(table, table.give("ada", 2, FREE))
    happen(table, table.sit("dora", "Dora", 2))
    assert table.viewer("dora") == 2


def test_somebody_who_was_replaced_sees_what_spectators_see() -> None:
    table = table_of(ADA, BEN, BOT)
    happen(table, table.give("ada", 1, FREE))
    assert table.viewer("ben") == 1
    happen(table, table.sit("cleo", "Cleo", 1))
    assert (table.viewer("ben"), table.viewer("cleo")) == (SPECTATOR, 1)


def test_a_seat_that_is_left_during_a_game_is_played_by_a_bot_and_can_be_taken_back() -> None:
    table = table_of(ADA, BEN, BOT)
    for wanted in (FREE, AWAITED):
        happen(table, table.give("ben", 1, wanted))
        assert table.holders[1] == RANGER
        assert table.seat_of("ben") == 1
        assert not table.holds("ben", 1)
        happen(table, table.sit("ben", "Benjamin", 1))
        assert table.holds("ben", 1)
    assert table.names["ben"] == "Benjamin"


def test_the_owner_gives_a_seat_to_a_bot_and_its_person_takes_it_back() -> None:
    table = table_of(ADA, BEN, BOT)
    happen(table, table.give("ada", 1, Machine("wanderer")))
    assert table.bot_to_move() is None
    assert not table.holds("ben", 1)
    happen(table, table.sit("ben", "Ben", 1))
    assert table.holds("ben", 1)


def test_only_the_owner_gives_away_what_others_hold() -> None:
    table = table_of(ADA, BEN, FREE)
    for holder in (FREE, AWAITED, BOT):
        for person in ("ben", "dora", ""):
            with refused("page-owner-only"):
                table.give(person, 0, holder)
        assert table.give("ada", 1, holder) == [Sat(1, holder, "owner")]
    with refused("unknown-bot"):
        table.give("ada", 1, Machine("nobody"))
    with refused("not-a-seat"):
        table.give("ada", 3, BOT)


def test_giving_a_seat_to_whom_has_it_changes_nothing() -> None:
    table = table_of(ADA, BEN, BOT)
    assert table.give("ada", 2, BOT) == []


def test_a_table_without_spectators_is_seen_by_its_people_and_its_owner_only() -> None:
    table = table_of(BEN, CLEO, FREE, owner="ada", watch=False)
    assert table.may_see("dora")  # nothing to see yet, and they may want to sit down
    happen(table, table.give("ada", 2, BOT))
    assert [who for who in ("ada", "ben", "cleo", "dora", "") if table.may_see(who)] == ["ada", "ben", "cleo"]


# Playing


def test_a_move_counts_when_it_is_folded_not_when_it_is_asked_for() -> None:
    table = table_of(ADA, BEN, CLEO)
    entries = table.move(0, a_move(table, 0), Luck.seeded(1))
    assert table.log.entries == []
    happen(table, entries)
    assert table.log.entries == entries


def test_only_who_is_asked_moves_and_only_what_the_rules_allow() -> None:
    table = table_of(ADA, BEN, CLEO)
    with pytest.raises(IllegalMove):
        table.move(1, a_move(table, 0), Luck.seeded(1))
    with pytest.raises(IllegalMove):
        table.move(0, GAME.alphabet(table.setting)[0], Luck.seeded(1))
    assert table.number == 3


@pytest.mark.parametrize("game", names())
def test_a_move_that_is_refused_is_not_named(game: str) -> None:
    """It may be about something that nobody has met: whatever its number is, the answer is the same."""
    table = table_of(ADA, BEN, game=game)
    closed = [move for move in table.game.alphabet(table.setting) if move not in table.state.moves(0)]
    assert closed
    for move in closed:
        with pytest.raises(IllegalMove) as refusal:
            table.move(0, move, Luck.seeded(1))
        assert refusal.value.phrase == Phrase("page-illegal-move")


def test_a_second_tab_that_has_not_seen_the_seats_own_move_is_told_so() -> None:
    table = table_of(ADA, BEN, BOT)
    seen = table.number
    play(table)
    all_refused(
        "page-too-late",
        lambda: table.move(0, a_move(table, 1), Luck.seeded(1), after=seen),
        lambda: table.undo(0, seen),
    )
    assert table.move(1, a_move(table, 1), Luck.seeded(1), after=seen)  # others may be a step behind


def test_talk_and_marks_of_ones_own_do_not_make_a_move_too_late() -> None:
    table = table_of(ADA, BEN, BOT)
    seen = table.number
    happen(table, table.say("ada", "Hm."))
    happen(table, table.note(0, "clue-orange-1:W", "+"))
    assert table.move(0, a_move(table, 0), Luck.seeded(1), after=seen)


def test_a_move_is_taken_back_by_its_player_until_another_has_moved() -> None:
    table = table_of(ADA, BEN, BOT)
    before = table.view(1)
    play(table)
    with pytest.raises(NoUndo):
        table.undo(1)
    happen(table, table.undo(0))
    assert table.view(1) == before
    with pytest.raises(NoUndo):
        table.undo(0)
    play(table, 2)
    with pytest.raises(NoUndo):
        table.undo(0)


def test_everybody_reads_of_a_move_and_that_it_was_taken_back() -> None:
    table = table_of(ADA, BEN, BOT)
    play(table)
    happen(table, table.undo(0))
    for viewer in (0, 1, SPECTATOR):
        assert [number for number, _ in table.lines(viewer)] == [4, 5]
        assert table.lines(viewer)[-1][1].id == "told-undo"


def test_marks_are_kept_wiped_and_nobody_elses() -> None:
    table = table_of(ADA, BEN, BOT)
    before = table.view(1), table.lines(1)
    happen(table, table.note(0, "clue-orange-1:W", "+"))
    assert table.note(0, "clue-orange-1:W", "+") == []
    assert table.note(0, "clue-orange-2:W", "") == []
    assert table.log.marks(0) == {"clue-orange-1:W": "+"}
    assert table.log.marks(1) == {}
    assert (table.view(1), table.lines(1)) == before
    happen(table, table.note(0, "clue-orange-1:W", ""))
    assert table.log.marks(0) == {}


@pytest.mark.parametrize(("about", "mark"), [("", "+"), ("x" * 81, "+"), ("x", "+++++"), ("x\0", "+"), ("x", "\n")])
def test_marks_are_short_and_can_be_printed(about: str, mark: str) -> None:
    with refused("page-bad-mark"):
        table_of(ADA, BEN, BOT).note(0, about, mark)


def test_a_journal_that_is_full_takes_moves_but_neither_talk_nor_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(ADA, BEN, BOT)
    monkeypatch.setattr("bivouac.server.table.LONGEST", table.number)
    with refused("page-journal-full"):
        table.note(0, "x", "+")
    with refused("page-journal-full"):
        table.say(ADA.person, "hello")
    assert table.move(0, a_move(table, 0), Luck.seeded(1))


def test_there_are_no_marks_where_there_is_no_sheet() -> None:
    with refused("no-sheet"):
        table_of(ADA, BEN, BOT, aid="off").note(0, "clue-orange-1:W", "+")


# Giving up


def test_a_bot_plays_on_for_who_gave_up_and_the_seat_stays_its_persons_to_watch() -> None:
    table = table_of(ADA, BEN, CLEO)
    happen(table, table.concede(0))
    assert table.bot_to_move() == (0, "ranger")
    assert table.viewer("ada") == 0
    assert not table.over
    all_refused("page-seat-conceded", lambda: table.sit("ada", "Ada", 0), lambda: table.give("ada", 0, FREE))
    assert table.concede(0) == []


def test_the_last_who_has_not_given_up_wins() -> None:
    table = table_of(ADA, BEN, CLEO)
    for seat in (0, 2):
        assert not table.over
        happen(table, table.concede(seat))
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.actors() == ()
    all_refused(
        "page-is-over",
        lambda: table.concede(1),
        lambda: table.move(1, a_move(table, 0), Luck.seeded(1)),
        lambda: table.sit("dora", "Dora", 0),
        lambda: table.give("ada", 1, BOT),
    )


def test_of_two_players_the_other_wins() -> None:
    table = table_of(ADA, BEN)
    happen(table, table.concede(1))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_when_all_people_have_given_up_the_bots_share_it() -> None:
    table = table_of(ADA, BEN, BOT, BOT)
    happen(table, table.concede(0))
    assert not table.over
    happen(table, table.concede(1))
    assert table.outcome == Outcome((2, 3), Phrase("page-over-given-up"))


def test_where_all_win_or_lose_together_it_goes_on_until_all_people_have_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    light(monkeypatch, Shared())
    table = table_of(ADA, BEN, Machine("longest"), game="campfire")
    happen(table, table.concede(0))
    assert not table.over
    happen(table, table.concede(1))
    assert table.outcome == Outcome((), Phrase("page-over-given-up"))
    two = table_of(ADA, BEN, game="campfire")
    happen(two, two.concede(0))
    assert not two.over, "a bot plays on, and Ben can still win with it"


def test_who_plays_alone_and_gives_up_has_lost() -> None:
    table = table_of(ADA, game="survival")
    happen(table, table.concede(0))
    assert table.outcome == Outcome((), Phrase("page-over-given-up"))


def test_somebody_whose_seat_a_bot_keeps_has_not_given_up() -> None:
    table = table_of(ADA, BEN, BOT)
    happen(table, table.concede(0))
    happen(table, table.give("ben", 1, FREE))
    assert not table.over
    happen(table, table.sit("ben", "Ben", 1))
    assert table.holds("ben", 1)


def test_who_gave_up_does_not_win_even_if_the_bot_that_plays_on_does() -> None:
    luck = Luck.seeded("concede")
    for _ in range(100):
        table = table_of(ADA, BEN, CLEO)
        play(table, 5, luck)
        happen(table, table.concede(1))
        play(table, 5_000, luck)
        by_rules = table.state.outcome
        assert by_rules is not None
        assert table.outcome is not None
        assert table.outcome.winners == tuple(seat for seat in by_rules.winners if seat != 1)
        if by_rules.winners == (1,):
            return
    raise AssertionError("the seat never won by the rules")


# Talk


def test_talk_is_text_and_stays_as_it_was_typed_but_for_what_cannot_be_seen() -> None:
    table = table_of(ADA, BEN, BOT)
    happen(table, table.say("ada", "  <b>Hi</b>\n\t&amp; \0\u202e\x1b[31m “you”  "))
    [said] = table.talk
    assert (said.name, said.seat, said.number) == ("Ada", 0, 4)
    assert said.text == "<b>Hi</b> &amp; [31m “you”"


def test_talk_has_a_length() -> None:
    table = table_of(ADA, BEN, BOT)
    assert table.say("ada", "x" * TALK_LENGTH)
    with refused("page-talk-long"):
        table.say("ada", "x" * (TALK_LENGTH + 1))
    for nothing in ("", " \n\t", "\u200b\u200b"):
        with refused("page-talk-empty"):
            table.say("ada", nothing)


def test_only_people_of_the_table_talk() -> None:
    table = table_of(ADA, BEN, BOT)
    for stranger in ("dora", ""):
        with pytest.raises(NotYours):
            table.say(stranger, "Hello")
    happen(table, table.concede(1))
    assert table.say("ben", "Good game")


def test_the_latest_talk_is_kept() -> None:
    table = table_of(ADA, BEN, BOT)
    for number in range(TALK_KEPT + 5):
        happen(table, table.say("ada", str(number)))
    assert [said.text for said in table.talk] == [str(number) for number in range(5, TALK_KEPT + 5)]


def test_the_owner_mutes_and_lets_speak_again() -> None:
    table = table_of(ADA, BEN, BOT)
    happen(table, table.mute("ada", 1, True))
    assert table.mute("ada", 1, True) == []
    with refused("page-talk-muted"):
        table.say("ben", "!!!")
    happen(table, table.give("ada", 1, FREE))
    with refused("page-talk-muted"):  # a person is muted, not a seat
        table.say("ben", "!!!")
    happen(table, table.mute("ada", 1, False))
    assert table.say("ben", "Thanks")


def test_mute_is_the_owners_and_about_somebody_else() -> None:
    table = table_of(ADA, BEN, BOT)
    with refused("page-owner-only"):
        table.mute("ben", 0, True)
    for seat in (0, 2):
        with refused("page-mute-nobody"):
            table.mute("ada", seat, True)
    with refused("not-a-seat"):
        table.mute("ada", 3, True)


# Clocks


def test_a_bot_takes_over_from_who_runs_out_of_time() -> None:
    table = table_of(ADA, BEN, BOT, clock=Clock("move", 10))
    assert table.time_out(9_999) == []
    happen(table, table.time_out(10_000), 10_000)
    assert table.holders[0] == RANGER
    assert table.time_out(10**9) == []  # nobody is charged while bots think
    happen(table, table.sit("ada", "Ada", 0), 60_000)
    assert table.clocks.left(0, 60_000) == 10_000


def test_bots_and_empty_seats_have_no_clock() -> None:
    table = table_of(ADA, BEN, BOT, clock=Clock("move", 10))
    happen(table, table.give("ada", 0, AWAITED))
    assert table.time_out(10**9) == []


def test_a_clock_runs_from_the_moment_at_which_the_game_begins() -> None:
    table = table_of(ADA, BEN, FREE, clock=Clock("game", 60))
    happen(table, table.sit("cleo", "Cleo", 2), 500_000)
    assert [table.clocks.left(seat, 501_000) for seat in range(3)] == [59_000, 60_000, 60_000]


def test_a_game_clock_that_has_run_out_gives_the_seat_back_to_nobody() -> None:
    table = table_of(ADA, BEN, BOT, clock=Clock("game", 10))
    happen(table, table.time_out(10_000), 10_000)
    with refused("page-seat-no-time"):
        table.sit("ada", "Ada", 0)


def test_who_left_with_time_on_a_game_clock_goes_on_with_the_rest() -> None:
    table = table_of(ADA, BEN, BOT, clock=Clock("game", 10))
    happen(table, table.give("ada", 0, FREE), 4_000)
    happen(table, table.sit("ada", "Ada", 0), 90_000)
    assert table.clocks.left(0, 91_000) == 5_000


@pytest.mark.parametrize(("kind", "left"), [("move", 10_000), ("game", 6_000)])
def test_the_time_that_the_server_was_away_is_nobodys(kind: Any, left: int) -> None:
    table = table_of(ADA, BEN, BOT, clock=Clock(kind, 10))
    happen(table, table.say("ada", "Hm."), 4_000)
    happen(table, [Woke()], 10**9)
    assert table.time_out(10**9) == []
    assert table.clocks.left(0, 10**9) == left


def test_no_clock_runs_when_the_game_is_over() -> None:
    table = table_of(ADA, BEN, clock=Clock("move", 10))
    happen(table, table.concede(0))
    assert table.time_out(10**9) == []
    assert table.clocks.next_out(0) is None


def test_taking_moves_back_does_not_buy_time() -> None:
    table = table_of(ADA, BEN, BOT, clock=Clock("move", 10))
    happen(table, table.move(0, a_move(table, 0), Luck.seeded(1)), 8_000)
    happen(table, table.undo(0), 9_000)
    assert table.clocks.left(0, 9_000) == 2_000


# The journal is all there is


def eventful(seed: str) -> tuple[LiveTable, list[bytes]]:
    """A table at which nearly everything has happened, and its journal."""
    table, luck = table_of(ADA, FREE, AWAITED, BOT, owner="ada", clock=Clock("game", 900)), Luck.seeded(seed)
    lines = [encode(0, entry) for entry in (Sat(0, ADA), Sat(2, AWAITED, "owner"), Sat(3, BOT, "owner"))]
    assert table.number == len(lines)
    at = 0

    def do(*entries: Any) -> None:
        nonlocal at
        at += luck.below(5_000)
        for entry in entries:
            lines.append(encode(at, entry))
            table.fold(lines[-1])

    do(*table.sit("ben", "Ben", 1))
    do(*table.sit("cleo", "Cleo", 2, invited=True))
    for step in range(40):
        if not table.actors():
            break
        seat = table.actors()[0]
        do(*table.move(seat, luck.choose(table.state.moves(seat)), luck))
        if table.state.undo == seat and step % 3 == 0:
            do(*table.undo(seat))
        match step:
            case 3:
                do(*table.note(1, "clue-blue-1:W", "+"), *table.say("cleo", "<i>Hm</i>"))
            case 5:
                do(*table.give("ada", 1, Machine("wanderer")))
            case 8:
                do(*table.sit("ben", "Benny", 1), *table.mute("ada", 2, True))
            case 11:
                do(*table.concede(2), Woke())
            case 14:
                do(*table.give("ada", 3, FREE))
            case 17:
                do(*table.sit("dora", "Dora", 3))
    return table, lines


HIDDEN = ("head", "_eyes", "game", "log", "clocks", "strongest")


def shown(table: LiveTable) -> dict[str, Any]:
    plain = {name: value for name, value in vars(table).items() if name not in HIDDEN}
    viewers = (*range(table.setting.seats), SPECTATOR)
    return plain | {
        "clocks": dict(vars(table.clocks)),
        "entries": table.log.entries,
        "outcome": table.outcome,
        "views": [table.view(viewer) for viewer in viewers],
        "lines": [table.lines(viewer) for viewer in viewers],
        "marks": [table.log.marks(seat) for seat in range(table.setting.seats)],
    }


@pytest.mark.parametrize("seed", ["wind", "rain", "snow"])
def test_a_table_that_is_read_from_its_journal_shows_the_same(seed: str) -> None:
    table, lines = eventful(seed)
    again = LiveTable(table.head)
    for line in lines:
        again.fold(line)
    assert shown(again) == shown(table)


def test_entries_come_out_of_the_journal_as_they_went_in() -> None:
    table, lines = eventful("wind")
    read = [decoder(GAME).decode(line) for line in lines]
    assert [encode(line.at, line.entry) for line in read] == lines
    by_entries = LiveTable(table.head)
    for line in read:
        by_entries.take(line)
    assert shown(by_entries) == shown(table)


def test_eyes_that_were_open_all_along_have_seen_what_is_worked_out_later() -> None:
    table, _ = eventful("wind")
    viewers = (*range(4), SPECTATOR)
    kept = [(table.view(viewer), table.lines(viewer)) for viewer in viewers]
    table.close_eyes()
    assert [(table.view(viewer), table.lines(viewer)) for viewer in viewers] == kept


@pytest.mark.parametrize("garbage", [b"", b"{}", b'{"at":1,"entry":{"type":"fly"}}', b'{"at":1,"entry":null}', b"\xff"])
def test_a_line_that_is_none_is_not_folded(garbage: bytes) -> None:
    table = table_of(ADA, BEN, BOT)
    before = shown(table)
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        table.fold(garbage)
    assert shown(table) == before


def test_everything_that_can_happen_has_words() -> None:
    from bivouac.locale import LANGUAGES, words

    table = table_of(ADA, BEN, BOT, BOT)
    why: tuple[Why, ...] = ("clock", "owner", "left", "failed")
    happen(table, [Sat(2, Machine("random"), reason) for reason in why])
    happen(table, [Sat(2, FREE, "owner"), Sat(2, AWAITED, "owner"), Sat(2, DORA), Conceded(1, "ranger")])
    for language in LANGUAGES:
        lines = [words(language)(line) for _, line in table.told]
        assert len(set(lines)) == len(table.told) == 8
