"""What a seat may not know: it can be imagined, and it never changes what the seat is shown."""

import msgspec

from bivouac.arena.fuzz import differing, leaks, wild_move
from bivouac.engine import CHANCE, REFEREE, SPECTATOR, AnyState, AnyView, Luck, Seat, plain
from bivouac.locale import LANGUAGES, words
from tests.contract.cases import Case, drawn, every_case, moments, plays


def shown(case: Case, view: AnyView) -> list[object]:
    """Everything that a viewer is shown."""
    game, says = case.game, [words(language) for language in LANGUAGES]
    texts: list[object] = [msgspec.json.encode(view), view.features(), view.svg()]
    for say in says:
        sheet = game.sheet(view, {"a": "b"}, say)
        texts += [say(game.prompt(view)), plain(game.sketch(view, say)), plain(game.brief(view, say)), sheet]
    return texts


@every_case
def test_what_is_imagined_looks_the_same(case: Case) -> None:
    luck = Luck.seeded(1)
    for state in (*moments(case, 8), *moments(case, 8, seed=1)):
        for viewer in (*case.seats, SPECTATOR):
            view = state.view(viewer)
            for _ in range(3):
                assert differing(view, case.game.imagine(view, luck).view(viewer)) == []


@every_case
def test_what_is_hidden_does_not_change_what_is_shown(case: Case) -> None:
    luck = Luck.seeded(2)
    for state in moments(case, 4):
        for viewer in (*case.seats, SPECTATOR):
            view = state.view(viewer)
            other = case.game.imagine(view, luck).view(viewer)
            assert shown(case, view) == shown(case, other)


@every_case
def test_a_move_that_reveals_nothing_leaks_nothing(case: Case) -> None:
    luck = Luck.seeded(3)
    for play in (*plays(case)[::2], *plays(case, 1)[::2]):
        for viewer in play.before.actors:
            if viewer != CHANCE:
                assert leaks(case.game, play.before, viewer, luck) == []


@every_case
def test_what_is_imagined_is_a_whole_game(case: Case) -> None:
    luck = Luck.seeded(4)
    for state in moments(case):
        for viewer in (*case.seats, SPECTATOR, REFEREE):
            other = case.game.imagine(state.view(viewer), luck)
            assert other.copy() == other
            assert case.game.decode(msgspec.json.encode(other), case.game.state_type) == other
            assert other.actors == state.actors
            for _ in range(30):
                if other.actors:
                    other.play(*drawn(other, luck))


def open_to_all(state: AnyState) -> bool:
    """Whether nothing is hidden from anybody."""
    everything = state.view(REFEREE)
    return set(differing(everything, state.view(SPECTATOR))) <= {"seat"}


@every_case
def test_an_open_game_hides_nothing_and_another_does(case: Case) -> None:
    """What hides little may hide nothing at most moments, so all of them are looked at."""
    if case.game.open:
        assert all(open_to_all(state) for state in moments(case))
    else:
        assert not all(open_to_all(play.before) for play in plays(case))


@every_case
def test_what_is_hidden_is_drawn_anew(case: Case) -> None:
    luck = Luck.seeded(5)
    state = plays(case)[0].before
    if not open_to_all(state):
        for viewer in (*case.seats, SPECTATOR):
            worlds = [case.game.imagine(state.view(viewer), luck) for _ in range(20)]
            assert any(world != worlds[0] for world in worlds), f"seat {viewer} imagines one state only"


@every_case
def test_who_knows_everything_imagines_the_truth(case: Case) -> None:
    luck = Luck.seeded(6)
    for state in moments(case):
        other = case.game.imagine(state.view(REFEREE), luck)
        assert differing(other.view(REFEREE), state.view(REFEREE)) == []


def told(case: Case, state: AnyState, actor: Seat, move: object, viewer: Seat) -> tuple[AnyView, object]:
    before, after = state.view(viewer), state.copy()
    after.play(actor, move)
    seen = after.view(viewer)
    return seen, (case.game.tell(before, actor, move, seen), case.game.reason(before, actor, move, seen))


@every_case
def test_what_is_told_gives_away_no_more_than_what_is_seen(case: Case) -> None:
    luck = Luck.seeded(7)
    for state in (*moments(case, 12), *moments(case, 12, seed=1)):
        for actor in state.actors:
            if actor == CHANCE:
                continue
            one, other = (wild_move(state.moves(actor), luck) for _ in range(2))
            for viewer in (*case.seats, SPECTATOR):
                seen, said = told(case, state, actor, one, viewer)
                seen_too, said_too = told(case, state, actor, other, viewer)
                assert seen != seen_too or said == said_too
