"""Countries drawn from a seed: the same figures, another land."""

import os
import subprocess
import sys
from hashlib import sha256
from itertools import islice
from time import process_time

import pytest

from bivouac.games.survival.atlas import countries, draw_country
from bivouac.games.survival.country import country, playable
from bivouac.games.survival.figures import faults

SECONDS = 2  # the time that a country may take; the machine may be busy, so its own time is counted


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
    assert len({draw_country(seed).sheet.rows for seed in range(8)}) == 8


def test_a_seed_has_many_countries() -> None:
    """Whoever asks more of a country than its figures takes the first that satisfies them."""
    first, second = islice(countries(3), 2)
    assert first == draw_country(3)
    assert second.sheet.rows != first.sheet.rows
    assert faults(second) == []


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


GOLDEN = "4be583d6d07f720de6306efb4a7b71f1ce76f9548ac932698a03bc77229265ce"
