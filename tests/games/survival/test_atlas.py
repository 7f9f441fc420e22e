"""Countries drawn from a seed: the same figures, another land."""

import os
import subprocess
import sys
from hashlib import sha256
from itertools import islice, pairwise
from time import process_time

import pytest

from bivouac.engine import Luck
from bivouac.games.survival.atlas import countries, draw_country
from bivouac.games.survival.atlas.draft import GRID, WOODS, Draft
from bivouac.games.survival.atlas.paths import Paths, ways_of
from bivouac.games.survival.country import country, playable, survey
from bivouac.games.survival.figures import faults
from bivouac.games.survival.mapfile import parse, printed
from bivouac.games.survival.sheet import Sheet

SECONDS = 8  # a country takes less than two (`survival.map_s` of the bench), and four times that on a busy machine


@pytest.mark.parametrize("seed", range(8))
def test_a_drawn_country_has_the_figures_and_the_shape(seed: int) -> None:
    started = process_time()
    found = draw_country(seed)
    assert process_time() - started < SECONDS
    assert faults(found) == []
    assert country(playable(found).text) == found


def test_a_seed_draws_the_same_country_everywhere() -> None:
    """Whatever the machine, the version and the hash seed."""
    assert digest(draw_country(7).text) == GOLDEN
    code = "from bivouac.games.survival.atlas import draw_country; print(draw_country(7).text, end='')"
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert digest(run.stdout) == GOLDEN


def test_other_seeds_draw_other_countries() -> None:
    assert len({draw_country(seed).sheet.rows for seed in range(3)}) == 3


def test_a_seed_has_many_countries() -> None:
    """Whoever asks more of a country than its figures takes the first that satisfies them."""
    first, second = islice(countries(3), 2)
    assert first == draw_country(3)
    assert second.sheet.rows != first.sheet.rows
    assert faults(second) == []


def test_a_trail_that_is_a_ring_is_two_ways() -> None:
    """No way comes through a hex twice, because a map file would be refused."""
    draft = Draft(Luck.seeded(1))
    draft.kinds[WOODS] = GRID.all
    paths = Paths(draft, {}, 0)
    around = [to for to in GRID.neighbours[700] if to is not None]
    for cell, to in pairwise([*around, around[0]]):
        way = GRID.neighbours[cell].index(to)
        paths.links[cell] |= 1 << way
        paths.links[to] |= 1 << (way + 3) % 6
    found = tuple(ways_of(paths))
    assert [len(way.steps) for way in found] == [5, 1]
    sheet = Sheet("Ring", "own", draft.rows(), trails=found)
    assert parse(printed(sheet)) == sheet
    assert survey(sheet).trails == tuple(paths.links)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


GOLDEN = "4be583d6d07f720de6306efb4a7b71f1ce76f9548ac932698a03bc77229265ce"
