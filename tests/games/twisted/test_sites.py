"""The wilderness: six sites, of which two players have five."""

from bivouac.games.twisted.effects import SITES
from bivouac.games.twisted.sites import EACH, REST, SiteFile, laid_out, site_file, wilderness
from tests.games.twisted.box import GORGE, LAKE, MARSH, PARK, RIVER, WOODS, dealt, random_game


def test_six_sites_in_a_ring_with_two_humans_each() -> None:
    """TC-01: 30 humans, 10 a taste; two on each site, the others rest."""
    wild = wilderness(4)
    assert wild.sites == tuple(range(6))
    assert wild.clockwise == (PARK, LAKE, MARSH, GORGE, WOODS, RIVER)
    for site in wild.sites:
        assert set(wild.around[site]) == {(site + 1) % 6, (site - 1) % 6}
        assert sum(wild.humans[3 * site : 3 * site + 3]) == 2
    assert wild.humans[3 * REST :] == (6, 6, 6)
    assert [sum(wild.humans[taste::3]) for taste in range(3)] == [EACH] * 3
    assert dealt(3).humans == list(wild.humans)


def test_a_step_toward_a_site_leads_nearer() -> None:
    """TC-20: one way, or two that are equal; none for those who are there."""
    wild = wilderness(4)
    assert wild.nearer[RIVER][LAKE] == (PARK,)
    assert wild.nearer[RIVER][PARK] == (PARK,)
    assert wild.nearer[RIVER][MARSH] == (PARK, WOODS)
    assert wild.nearer[RIVER][RIVER] == ()


def test_the_chasm_closes_a_site_of_two_players() -> None:
    """TC-06: it is out of adjacency and of the clockwise order, and its two humans rest."""
    wild = wilderness(2)
    assert wild.sites == (RIVER, PARK, LAKE, GORGE, WOODS)
    assert wild.around[LAKE] == (PARK,)
    assert wild.around[GORGE] == (WOODS,)
    assert wild.around[MARSH] == ()
    assert wild.clockwise[LAKE] == GORGE
    assert wild.nearer[LAKE][GORGE] == (PARK,)
    assert wild.humans[3 * MARSH : 3 * MARSH + 3] == (0, 0, 0)
    assert sum(wild.humans[3 * REST :]) == 20
    assert SITES[site_file().chasm] == "marsh"
    assert site_file().origins[MARSH] == "rulebook"


def test_nobody_ever_goes_into_the_chasm() -> None:
    """TC-06."""
    for seed in range(6):
        for state in random_game(2, seed):
            assert sum(state.humans[3 * MARSH : 3 * MARSH + 3]) == 0
            assert MARSH not in state.hideouts
            assert not any(move.text.endswith(" marsh") for seat in range(2) for move in state.moves(seat))


def test_borders_are_data() -> None:
    """TC-01: other borders give other neighbours, ways and distances."""
    chord = SiteFile(
        MARSH, site_file().humans, site_file().borders | {(RIVER, MARSH), (MARSH, RIVER)}, site_file().origins
    )
    wild = laid_out(chord, tuple(range(6)))
    assert wild.around[RIVER] == (PARK, MARSH, WOODS)
    assert wild.nearer[RIVER][GORGE] == (MARSH, WOODS)
    assert wild.near[RIVER] == (RIVER, PARK, MARSH, WOODS)


def test_nobody_walks_where_no_way_leads() -> None:
    """TC-20: toward a site that cannot be reached there is no step."""
    bridge = {(RIVER, PARK), (PARK, RIVER)}
    island = SiteFile(MARSH, site_file().humans, frozenset(bridge), site_file().origins)
    wild = laid_out(island, tuple(range(6)))
    assert wild.nearer[RIVER][LAKE] == ()
    assert wild.nearer[RIVER][PARK] == (PARK,)
