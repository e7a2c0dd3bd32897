"""The generator of play-outs: the same numbers everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from discovery.core.dice import Dice


def test_the_numbers_of_a_seed_never_change() -> None:
    dice = Dice(2026)
    assert [dice.below(1000) for _ in range(8)] == NUMBERS


def test_numbers_are_spread_evenly() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 500 for face in range(6))


@given(st.integers(), st.integers(1, 2**31))
def test_a_number_is_below_its_bound(seed: int, stop: int) -> None:
    assert 0 <= Dice(seed).below(stop) < stop


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_what_there_is(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


NUMBERS = [879, 906, 823, 297, 13, 971, 928, 883]
