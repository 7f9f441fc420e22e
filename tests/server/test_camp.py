"""All tables of a process: setting and finding them, links, bots, clocks, restarts, and two processes on one file."""

import asyncio
import logging
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bivouac.engine import SPECTATOR, Luck, Refused
from bivouac.server import camp as camp_module
from bivouac.server.camp import CODE_LENGTH, CODE_SIGNS, Camp, NoTable
from bivouac.server.desk import Desk
from bivouac.server.journal import AWAITED, FREE, Clock, Holder, Machine, Sat, Sitter, Terms, decoder
from bivouac.server.sqlite import SqliteStore
from bivouac.server.store import NotKept, Person
from bivouac.server.table import LiveTable, NotYours
from bivouac.server.thinkers import Thinkers
from tests.server.stores import awaited
from tests.server.tables import (
    ADA,
    BEN,
    BOT,
    CLEO,
    GAME,
    QuickThinkers,
    Time,
    a_move,
    camp_in,
    dealt,
    desk_with,
    person_of,
    terms_for,
    until,
)


def refused(why: str) -> Any:
    return pytest.raises(Refused, match=rf"^{why}\b")


async def move(camp: Camp, desk: Desk, seat: int, wanted: Any = None) -> int:
    return await camp.change(
        desk, lambda table: table.move(seat, wanted or a_move(table, seat), Luck.seeded(table.number))
    )


async def entries_of(camp: Camp, table: str) -> list[Any]:
    return [decoder(GAME).decode(line).entry for line in await camp.store.journal(table)]


# Setting and finding


@awaited
async def test_a_table_is_found_by_its_id_and_by_its_code(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk = await desk_with(camp, ADA, FREE, FREE)
        code = desk.table.head.code
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_SIGNS)
        assert await camp.desk(desk.table.id) is desk
        assert await camp.desk_of_code(f" {code.lower()} ") is desk
        with refused("page-no-table"):
            await camp.desk("nowhere")
        with refused("page-no-code"):
            await camp.desk_of_code("nowhere")


@awaited
async def test_ids_cannot_be_guessed_and_no_two_tables_have_one_code(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desks = [await desk_with(camp, ADA, FREE, FREE) for _ in range(20)]
        assert len({desk.table.id for desk in desks}) == len({desk.table.head.code for desk in desks}) == 20
        assert all(len(desk.table.id) >= 22 for desk in desks)  # 128 bits


@awaited
async def test_a_code_that_is_in_use_is_drawn_again(tmp_path: Path) -> None:
    async with camp_in(tmp_path, luck=Luck.seeded("codes")) as camp:
        first = await desk_with(camp, ADA, FREE, FREE)
        camp.luck = Luck.seeded("codes")
        second = await desk_with(camp, ADA, FREE, FREE)
        assert first.table.head.code != second.table.head.code


@awaited
async def test_what_is_agreed_is_checked(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        ada = person_of(ADA)
        faults: tuple[tuple[str, Terms, list[Holder]], ...] = (
            ("page-seats-count", terms_for(3), [ADA, BOT]),
            ("page-seat-twice", terms_for(3), [ADA, ADA, BOT]),
            ("page-bad-clock", terms_for(3, clock=Clock("move", 4)), [ADA, BOT, BOT]),
            ("page-bad-clock", terms_for(3, clock=Clock("game", 10**9)), [ADA, BOT, BOT]),
            ("bad-seats", terms_for(9), [ADA, *[BOT] * 8]),
            ("bad-option", terms_for(3, options={"seats": 3}), [ADA, BOT, BOT]),
            ("bad-option", terms_for(3, options={"self": 3}), [ADA, BOT, BOT]),
            ("bad-option-value", terms_for(3, options={"advanced": "very"}), [ADA, BOT, BOT]),
        )
        for why, terms, holders in faults:
            with refused(why):
                await camp.set_table(ada, terms, holders)
        assert await camp.store.unfinished() == []


@awaited
async def test_a_deal_is_drawn_where_none_is_given(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        one, _ = await camp.set_table(person_of(ADA), terms_for(4), [ADA, FREE, FREE, FREE])
        two, _ = await camp.set_table(person_of(ADA), terms_for(4), [ADA, FREE, FREE, FREE])
        assert one.table.head.deal != two.table.head.deal


@awaited
async def test_my_tables_and_open_ones_are_listed(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        shown = await desk_with(camp, ADA, FREE, BOT, listed=True)
        hidden = await desk_with(camp, ADA, FREE, BOT)
        foreign = await desk_with(camp, CLEO, FREE, BOT, owner=CLEO, listed=True)
        assert {desk.table.id for desk in await camp.open_desks()} == {shown.table.id, foreign.table.id}
        assert {desk.table.id for desk in await camp.desks_of(person_of(ADA))} == {shown.table.id, hidden.table.id}
        await camp.change(shown, lambda table: table.sit("ben", "Ben", 1))
        assert {desk.table.id for desk in await camp.open_desks()} == {foreign.table.id}
        assert {desk.table.id for desk in await camp.desks_of(person_of(BEN))} == {shown.table.id}


# Links


@awaited
async def test_a_link_gives_its_seat_once(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk, links = await camp.set_table(person_of(ADA), terms_for(3), [ADA, AWAITED, AWAITED], dealt(3))
        assert set(links) == {1, 2}
        assert await camp.link(links[2]) == (desk, 2)  # looking does not use it up
        assert await camp.use_link(links[2], person_of(BEN)) is desk
        assert desk.table.holders[2] == BEN
        with refused("page-link-used"):
            await camp.use_link(links[2], person_of(CLEO))
        with refused("page-link-used"):
            await camp.link("made up")


@awaited
async def test_of_many_who_use_a_link_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk, links = await camp.set_table(person_of(ADA), terms_for(3), [ADA, AWAITED, FREE], dealt(3))
        people = [Person(f"person {number}", f"P{number}") for number in range(20)]
        done = await asyncio.gather(*(camp.use_link(links[1], person) for person in people), return_exceptions=True)
        assert sum(result is desk for result in done) == 1
        assert sum(isinstance(result, NoTable) for result in done) == 19
        assert sum(isinstance(entry, Sat) and entry.seat == 1 for entry in await entries_of(camp, desk.table.id)) == 2


@awaited
async def test_a_link_that_cannot_be_used_now_is_not_used_up(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk, links = await camp.set_table(person_of(ADA), terms_for(3), [ADA, AWAITED, BEN], dealt(3))
        await camp.change(desk, lambda table: table.give("ada", 1, BOT))
        with refused("page-seat-taken"):
            await camp.use_link(links[1], person_of(CLEO))
        await camp.change(desk, lambda table: table.give("ada", 1, AWAITED))
        await camp.use_link(links[1], person_of(CLEO))
        assert desk.table.holders[1] == CLEO


@awaited
async def test_a_new_link_replaces_the_old_one(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk, links = await camp.set_table(person_of(ADA), terms_for(3), [ADA, AWAITED, FREE], dealt(3))
        fresh = await camp.invite(desk, 1)
        with refused("page-link-used"):
            await camp.use_link(links[1], person_of(BEN))
        await camp.use_link(fresh, person_of(BEN))


@awaited
async def test_the_store_holds_no_link_and_no_passphrase_that_could_be_used(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        _, links = await camp.set_table(person_of(ADA), terms_for(3), [ADA, AWAITED, FREE], dealt(3))
        phrase = await camp.people.make_phrase(person_of(ADA))
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"ada" in kept
    assert links[1].encode() not in kept
    assert phrase.encode() not in kept


# Bots


@awaited
async def test_bots_move_until_a_person_is_asked(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk = await desk_with(camp, BOT, BOT, ADA)
        await until(lambda: desk.table.actors() == (2,))
        assert len(desk.table.log.entries) == 2
        number = await move(camp, desk, 2)
        await until(lambda: desk.table.actors() == (2,))
        assert desk.table.number > number


@awaited
async def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk = await desk_with(camp, BOT, BOT, BOT)
        await until(lambda: desk.table.over and desk.thinking is None)
        assert await camp.store.unfinished() == []


@awaited
async def test_bots_move_at_a_pace_that_people_can_follow(tmp_path: Path) -> None:
    async with camp_in(tmp_path, pace=0.05) as camp:
        loop = asyncio.get_running_loop()
        started = loop.time()
        desk = await desk_with(camp, BOT, BOT, ADA)
        await until(lambda: desk.table.actors() == (2,))
        assert loop.time() - started >= 0.1


@awaited
async def test_a_bot_that_fails_is_replaced_by_a_random_one_and_the_table_goes_on(tmp_path: Path) -> None:
    async with camp_in(tmp_path, QuickThinkers(failing=["scout"])) as camp:
        desk = await desk_with(camp, BOT, ADA, Machine("random"))
        await until(lambda: desk.table.actors() == (1,))
        assert desk.table.holders[0] == Machine("random")
        assert [line.id for _, line in desk.table.told] == ["page-told-sit-bot-failed"]


@awaited
async def test_a_table_goes_on_even_where_no_bot_can_think_at_all(tmp_path: Path) -> None:
    async with camp_in(tmp_path, QuickThinkers(failing=["scout", "random"])) as camp:
        desk = await desk_with(camp, BOT, BOT, BOT)
        await until(lambda: desk.table.over)
        assert len(desk.table.told) == 3  # each bot was replaced once


@awaited
async def test_real_bots_play_at_a_camp(tmp_path: Path) -> None:
    async with camp_in(tmp_path, Thinkers(1)) as camp:
        desk = await desk_with(camp, Machine("ranger"), Machine("wanderer"), ADA)
        await until(lambda: desk.table.actors() == (2,))
        assert camp.thinkers.failed == 0


class SlowThinkers(QuickThinkers):
    """Bots that wait until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def choose(self, game: str, bot: str, view: bytes, seed: int | str) -> bytes:
        chosen = await super().choose(game, bot, view, seed)
        await self.go.wait()
        return chosen


@awaited
async def test_a_bot_whose_seat_is_taken_back_while_it_thinks_does_not_move(tmp_path: Path) -> None:
    thinkers = SlowThinkers()
    async with camp_in(tmp_path, thinkers) as camp:
        desk = await desk_with(camp, ADA, BEN, CLEO)
        await camp.change(desk, lambda table: table.give("ada", 0, FREE))
        await until(lambda: thinkers.asked == 1)
        await camp.change(desk, lambda table: table.sit("ada", "Ada", 0))
        thinkers.go.set()
        await until(lambda: desk.thinking is None)
        assert desk.table.log.entries == []
        assert desk.table.actors() == (0,)


@awaited
async def test_a_move_that_is_taken_back_while_a_bot_thinks_takes_the_bots_answer_along(tmp_path: Path) -> None:
    thinkers = SlowThinkers()
    async with camp_in(tmp_path, thinkers) as camp:
        desk = await desk_with(camp, ADA, BOT, CLEO)
        await move(camp, desk, 0)
        await until(lambda: thinkers.asked == 1)
        await camp.change(desk, lambda table: table.undo(0))
        thinkers.go.set()
        await until(lambda: desk.thinking is None)
        assert desk.table.log.played() == []


class FailingStore(SqliteStore):
    """A disk that is full for a while."""

    failures = 0

    async def append(self, table: str, after: int, lines: Any) -> None:
        if self.failures:
            self.failures -= 1
            raise NotKept("page-store-full")
        await super().append(table, after, lines)


@awaited
async def test_nobody_is_told_of_what_could_not_be_stored(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "tables.db")
    camp = Camp(store, QuickThinkers(), pace=0)
    await camp.open()
    desk = await desk_with(camp, ADA, BEN, CLEO)
    store.failures = 1
    change, number = desk.change(), desk.table.number
    with refused("page-store-full"):
        await move(camp, desk, 0)
    assert not change.done()
    assert desk.table.number == number
    assert await move(camp, desk, 0) == number + 1
    await camp.close()


@awaited
async def test_bots_and_clocks_wait_for_a_disk_that_is_full_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(camp_module, "STORE_AGAIN", 0.01)
    store, time = FailingStore(tmp_path / "tables.db"), Time()
    camp = Camp(store, QuickThinkers(), pace=0, now=time)
    await camp.open()
    store.failures = 3
    desk = await desk_with(camp, BOT, ADA, BOT, clock=Clock("move", 5))
    await until(lambda: desk.table.actors() == (1,))
    store.failures = 3
    time.at += 5_000
    camp._stir(desk)
    await until(lambda: desk.table.holders[1] == Machine("ranger"))
    await camp.close()


# Clocks


@awaited
async def test_a_clock_hands_the_seat_to_a_bot_which_moves(tmp_path: Path) -> None:
    time = Time()
    async with camp_in(tmp_path, now=time) as camp:
        desk = await desk_with(camp, ADA, BEN, CLEO, clock=Clock("move", 5))
        time.at += 5_000
        camp._stir(desk)  # as the alarm would: it is five real seconds away
        await until(lambda: desk.table.actors() == (1,))
        assert desk.table.holders[0] == Machine("ranger")
        assert desk.alarm is not None
        assert desk.table.clocks.left(1, time.at) == 5_000


@awaited
async def test_an_alarm_is_set_for_whoever_runs_out_first_and_for_nobody_else(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        timed = await desk_with(camp, ADA, BEN, CLEO, clock=Clock("move", 50))
        untimed = await desk_with(camp, ADA, BEN, CLEO)
        waiting = await desk_with(camp, ADA, BEN, FREE, clock=Clock("move", 50))
        assert timed.alarm is not None
        assert 49 < timed.alarm.when() - asyncio.get_running_loop().time() <= 50
        assert untimed.alarm is None
        assert waiting.alarm is None


# Restarts


@awaited
async def test_after_a_restart_everything_is_as_it_was_and_bots_go_on(tmp_path: Path) -> None:
    async with camp_in(tmp_path, SlowThinkers()) as camp:
        desk = await desk_with(camp, ADA, BOT, CLEO)
        await move(camp, desk, 0)
        await camp.change(desk, lambda table: table.say("cleo", "Until tomorrow"))
        number, key = desk.table.number, await camp.store.key()
        token = camp.people.token(person_of(ADA))
    async with camp_in(tmp_path) as camp:
        assert await camp.store.key() == key
        ada = await camp.people.of_token(token)
        assert ada is not None
        assert ada.id == "ada"
        await until(lambda: camp.desks == 1)
        again = await camp.desk(desk.table.id)
        assert [said.text for said in again.table.talk] == ["Until tomorrow"]
        await until(lambda: again.table.actors() == (2,))
        assert again.table.number == number + 1


@pytest.mark.parametrize("kind", ["move", "game"])
def test_clocks_stand_while_the_server_is_away(tmp_path: Path, kind: Any) -> None:
    @awaited
    async def test() -> None:
        time = Time()
        async with camp_in(tmp_path, now=time) as camp:
            desk = await desk_with(camp, ADA, BEN, CLEO, clock=Clock(kind, 60))
            time.at += 50_000
            await camp.change(desk, lambda table: table.say("ada", "Hm."))
        time.at += 10**9
        async with camp_in(tmp_path, now=time) as camp:
            again = await camp.desk(desk.table.id)
            await until(lambda: again.alarm is not None)
            assert again.table.holders[0] == ADA
            assert again.table.clocks.left(0, time.at) == (60_000 if kind == "move" else 10_000)

    test()


@awaited
async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with camp_in(tmp_path, SlowThinkers()) as camp:
        broken = await desk_with(camp, BOT, ADA, CLEO)
        fine = await desk_with(camp, BOT, ADA, CLEO)
        await camp.store.append(broken.table.id, broken.table.number, [b'{"at":1,"entry":{"type":"fly"}}'])
    with caplog.at_level(logging.ERROR):
        async with camp_in(tmp_path) as camp:
            desk = await camp.desk(fine.table.id)
            await until(lambda: desk.table.actors() == (1,))
    assert "a table does not go on" in caplog.text


@awaited
async def test_whatever_was_confirmed_is_in_the_journal_after_any_stop(tmp_path: Path) -> None:
    for _ in range(3):
        async with camp_in(tmp_path) as camp:
            desk = await desk_with(camp, ADA, BOT, BOT)
            confirmed = []
            for _ in range(4):
                await until(lambda table=desk.table: table.actors() == (0,))  # type: ignore[misc]
                confirmed.append((await move(camp, desk, 0), desk.table.log.entries[-1]))
        async with camp_in(tmp_path) as camp:
            entries = await entries_of(camp, desk.table.id)
            assert [entries[number - 1] for number, _ in confirmed] == [entry for _, entry in confirmed]


# Two processes


def same(one: LiveTable, other: LiveTable) -> bool:
    return [one.view(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [
        other.view(viewer) for viewer in (0, 1, 2, SPECTATOR)
    ]


@awaited
async def test_two_processes_play_at_one_table_without_losing_or_doubling_anything(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one, camp_in(tmp_path) as two:
        here = await desk_with(one, ADA, BEN, CLEO)
        there = await two.desk(here.table.id)
        for turn in range(6):
            camp, desk = ((one, here), (two, there))[turn % 2]
            assert await move(camp, desk, turn % 3) == 4 + turn
        for camp, desk in ((one, here), (two, there)):
            await camp.change(desk, lambda table: table.say("ada", "Hm."))
        await one.change(here, lambda table: table.say("ada", "Hm."))
        assert len(await one.store.journal(here.table.id)) == here.table.number == 12
        assert same(here.table, there.table)


@awaited
async def test_two_processes_that_talk_at_once_both_are_heard(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one, camp_in(tmp_path) as two:
        here = await desk_with(one, ADA, BEN, CLEO)
        there = await two.desk(here.table.id)

        def say(camp: Camp, desk: Desk, person: str, text: str) -> Any:
            return camp.change(desk, lambda table: table.say(person, text))

        numbers = await asyncio.gather(
            *(say(one, here, "ada", f"ada {n}") for n in range(20)),
            *(say(two, there, "ben", f"ben {n}") for n in range(20)),
        )
        assert sorted(numbers) == list(range(4, 44))
        said = [entry.text for entry in (await entries_of(one, here.table.id))[3:]]
        assert sorted(said) == sorted([f"{who} {n}" for who in ("ada", "ben") for n in range(20)])


@awaited
async def test_of_two_processes_that_move_for_one_seat_one_is_too_late(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one, camp_in(tmp_path) as two:
        here = await desk_with(one, ADA, BEN, CLEO)
        there = await two.desk(here.table.id)
        seen = here.table.number

        def play(table: LiveTable) -> Any:
            return table.move(0, a_move(table, 0), one.luck, seen)

        done = await asyncio.gather(one.change(here, play), two.change(there, play), return_exceptions=True)
        assert sorted(type(result).__name__ for result in done) == ["TooLate", "int"]
        assert len(await one.store.journal(here.table.id)) == 4


@awaited
async def test_bots_of_two_processes_do_not_move_twice(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one:
        here = await desk_with(one, ADA, BOT, BOT)
        async with camp_in(tmp_path) as two:
            there = await two.desk(here.table.id)
            await move(one, here, 0)
            await two.change(there, lambda table: table.say("ada", "Hm."))
            await until(lambda: here.table.actors() == there.table.actors() == (0,))
            entries = await entries_of(one, here.table.id)
            table = LiveTable(here.table.head)
            for line in await one.store.journal(table.id):
                table.fold(line)  # every entry is legal where it stands
            assert table.number == len(entries)
            assert sum(isinstance(entry, Sat) for entry in entries) == 3


@awaited
async def test_who_watches_here_hears_of_what_was_stored_elsewhere_even_if_a_wish_is_refused(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one, camp_in(tmp_path) as two:
        here = await desk_with(one, ADA, BEN, CLEO)
        there = await two.desk(here.table.id)
        await move(one, here, 0)
        change = there.change()
        with pytest.raises(NotYours):
            await two.change(there, lambda table: table.say("dora", "Hm."))
        assert change.done()
        assert there.table.number == here.table.number


# Playing again


async def finished(camp: Camp) -> Desk:
    desk = await desk_with(camp, ADA, BEN, BOT)
    await camp.change(desk, lambda table: table.give("ada", 1, Machine("random")))
    for seat in (0, 1):
        await camp.change(desk, lambda table, seat=seat: table.concede(seat))  # type: ignore[misc]
    assert desk.table.over
    return desk


@awaited
async def test_two_people_who_want_to_play_again_at_once_meet_at_the_same_table(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk = await finished(camp)
        first, second = await asyncio.gather(camp.rematch(desk, person_of(ADA)), camp.rematch(desk, person_of(BEN)))
        assert first == second == desk.table.next == await camp.rematch(desk, person_of(BEN))
        again = (await camp.desk(first)).table
        assert again.holders == [ADA, BEN, BOT]  # also whom a bot kept the seat for
        assert again.terms == desk.table.terms
        assert again.head.deal != desk.table.head.deal
        assert again.begun


@awaited
async def test_two_processes_agree_on_the_table_to_play_again_at(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one, camp_in(tmp_path) as two:
        here = await finished(one)
        there = await two.desk(here.table.id)
        assert (
            len(set(await asyncio.gather(one.rematch(here, person_of(ADA)), two.rematch(there, person_of(BEN))))) == 1
        )


@awaited
async def test_a_game_that_ended_in_another_process_can_be_played_again(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as one, camp_in(tmp_path) as two:
        here = await desk_with(one, ADA, BEN)
        there = await two.desk(here.table.id)
        await one.change(here, lambda table: table.concede(0))
        assert not there.table.over
        assert await two.rematch(there, person_of(BEN)) == await one.rematch(here, person_of(ADA))


@awaited
async def test_only_those_who_played_play_again_and_only_when_it_is_over(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk = await finished(camp)
        with refused("page-talk-seated"):
            await camp.rematch(desk, person_of(CLEO))
        going = await desk_with(camp, ADA, BEN, BOT)
        with refused("page-not-over"):
            await camp.rematch(going, person_of(ADA))


# Being there for a long time


@awaited
async def test_tables_that_nobody_looks_at_leave_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(camp_module, "IDLE", 0.04)
    async with camp_in(tmp_path) as camp:
        desk = await desk_with(camp, ADA, BEN, CLEO)
        watched = await desk_with(camp, ADA, BEN, CLEO)
        watched.watching = 1
        await move(camp, desk, 0)
        await until(lambda: camp.desks == 1)
        again = await camp.desk(desk.table.id)
        assert again is not desk
        assert same(again.table, desk.table)
        assert await camp.desk(watched.table.id) is watched


@awaited
async def test_a_table_that_many_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        id = (await desk_with(camp, ADA, BEN, CLEO)).table.id
    async with camp_in(tmp_path) as camp:
        desks = await asyncio.gather(*(camp.desk(id) for _ in range(20)))
        assert len(set(map(hash, desks))) == 1


@awaited
async def test_a_hundred_wishes_at_once_are_done_one_after_the_other(tmp_path: Path) -> None:
    async with camp_in(tmp_path) as camp:
        desk = await desk_with(camp, ADA, BEN, CLEO)
        numbers = await asyncio.gather(
            *(camp.change(desk, lambda table, n=n: table.say("ada", str(n))) for n in range(100))  # type: ignore[misc]
        )
        assert sorted(numbers) == list(range(4, 104))
        assert [said.number for said in desk.table.talk] == list(range(4, 104))


@awaited
async def test_ids_clock_and_luck_can_be_given(tmp_path: Path) -> None:
    ids = count(1)
    async with camp_in(tmp_path, now=Time(5), make_id=lambda: f"id {next(ids)}", luck=Luck.seeded(1)) as camp:
        desk, links = await camp.set_table(person_of(ADA), terms_for(3), [ADA, AWAITED, FREE], dealt(3))
        assert (desk.table.id, links[1]) == ("id 1", "id 2")
        assert desk.table.head.made == desk.table.clocks.since == 5


def test_who_is_meant_by_a_word(tmp_path: Path) -> None:
    camp, ada = Camp(SqliteStore(tmp_path / "tables.db"), QuickThinkers()), person_of(ADA)
    assert camp.holder("cryptid", "me", ada) == Sitter("ada", "Ada")
    assert camp.holder("cryptid", "bot:scout", ada) == BOT
    assert (camp.holder("cryptid", "free", ada), camp.holder("cryptid", "link", ada)) == (FREE, AWAITED)
    for nobody in ("", "Me", "bot", "bot:", "bot:nobody", "person:ben", "me:ben", "x" * 500):
        with pytest.raises(Refused):
            camp.holder("cryptid", nobody, ada)
