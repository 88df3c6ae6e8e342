"""Bands are those of chance: checked against tables, and by counting."""

from __future__ import annotations

import numpy as np
import pytest

from jacta.analysis.bands import band_of_die, luckiest


def test_a_fair_die_leaves_its_band_in_five_cases_of_a_hundred() -> None:
    rng = np.random.default_rng(1)
    counts = rng.multinomial(240, [1 / 6] * 6, 4000)
    band = band_of_die((40,) * 6)
    outside = ((counts < band.low) | (counts > band.high)).mean()
    assert 0.02 < outside < 0.05
    chances = [band_of_die(tuple(map(int, row))).chance for row in counts]
    assert np.mean(np.array(chances) < 0.05) == pytest.approx(0.05, abs=0.012)


@pytest.mark.parametrize(
    ("counts", "chance"),
    [
        ((60, 40), 0.0455),  # 4.0 at one degree of freedom
        ((10, 20, 30), 0.00674),  # 10.0 at two
        ((5, 8, 9, 8, 10, 20), 0.0199),  # 13.4 at five
        ((0, 0, 0, 0, 0, 0), 1.0),
    ],
)
def test_how_far_from_even_is_as_in_the_tables(counts: tuple[int, ...], chance: float) -> None:
    assert band_of_die(counts).chance == pytest.approx(chance, rel=0.01)


def test_large_numbers_are_no_trouble() -> None:
    band = band_of_die((1_000_000,) * 6)
    assert (band.low, band.high) == pytest.approx((998_211, 1_001_790), abs=2)


def test_the_luckiest_of_many_must_be_lucky() -> None:
    assert luckiest(1).expected == pytest.approx(0, abs=1e-9)
    assert luckiest(2).expected == pytest.approx(0.5642, abs=1e-3)
    assert luckiest(10).expected == pytest.approx(1.5388, abs=2e-3)
    rng = np.random.default_rng(2)
    far = rng.normal(size=(4000, 30)).max(axis=1)
    found = luckiest(30)
    assert found.expected == pytest.approx(far.mean(), abs=0.03)
    assert ((far < found.low) | (far > found.high)).mean() == pytest.approx(0.05, abs=0.012)
