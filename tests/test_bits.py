"""Sets of small numbers as bits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.bits import BIT, WIDTH, Bits, lowest, mask_of, members, nth

sets = st.sets(st.integers(0, WIDTH - 1))
full_sets = st.sets(st.integers(0, WIDTH - 1), min_size=1)


def test_bit_is_a_power_of_two_for_every_number() -> None:
    assert len(BIT) == WIDTH
    assert all(BIT[number] == 1 << number for number in range(WIDTH))


@given(sets)
def test_masks_and_members_are_two_sides_of_a_set(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)
    assert mask_of(sorted(numbers)) == sum(1 << number for number in numbers)


@given(full_sets)
def test_lowest_and_nth_go_by_size(numbers: set[int]) -> None:
    mask = mask_of(numbers)

    assert lowest(mask) == min(numbers)
    assert [nth(mask, index) for index in range(len(numbers))] == sorted(numbers)


@given(sets, st.integers(-5, WIDTH + 5))
def test_bits_have_the_manners_of_a_set(numbers: set[int], number: int) -> None:
    bits = Bits(mask_of(numbers))

    assert (number in bits) == (number in numbers)
    assert list(bits) == sorted(numbers)
    assert len(bits) == len(numbers)
    assert bits == Bits(mask_of(numbers))


def test_bits_show_what_they_hold() -> None:
    assert repr(Bits(0b101)) == "{0, 2}"
    assert repr(Bits(0)) == "{}"


def test_numbers_beyond_the_width_are_refused() -> None:
    with pytest.raises(IndexError):
        mask_of([WIDTH])
