"""The laws of pairing: everybody plays once a round, few meet again, seats and byes are spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from discovery.server.contests.arena import next_tables
from discovery.server.contests.duplicate import next_round
from discovery.server.contests.pairing import groups, left_over, pairs
from discovery.server.contests.seating import seated

SIZES = st.tuples(st.integers(2, 5), st.integers(1, 5))


def every_grouping(field: Sequence[int], seats: int) -> Iterator[list[list[int]]]:
    """All ways to divide a field into tables."""
    if not field:
        yield []
        return
    first, *others = field
    for company in combinations(others, seats - 1):
        left = [one for one in others if one not in company]
        for more in every_grouping(left, seats):
            yield [[first, *company], *more]


@st.composite
def fields(
    draw: st.DrawFn, most: int = 20
) -> tuple[list[int], int, dict[int, int], Counter[tuple[int, int]]]:
    """A field that fills its tables, in the order of its points, and who has met."""
    seats = draw(st.integers(2, 4))
    tables = draw(st.integers(1, max(1, most // seats)))
    field = list(range(1, seats * tables + 1))
    points = {one: draw(st.integers(0, 6)) for one in field}
    every = pairs(field)
    met = Counter(draw(st.lists(st.sampled_from(every), max_size=2 * len(field))))
    order = sorted(field, key=lambda one: -points[one])
    return order, seats, points, met


@given(fields())
def test_everybody_plays_once_a_round_at_a_full_table(
    field: tuple[list[int], int, dict[int, int], Counter[tuple[int, int]]],
) -> None:
    order, seats, points, met = field
    found = groups(order, seats, points, met)
    assert sorted(one for table in found for one in table) == sorted(order)
    assert {len(table) for table in found} == {seats}


@given(fields(most=8))
def test_as_few_as_possible_meet_again(
    field: tuple[list[int], int, dict[int, int], Counter[tuple[int, int]]],
) -> None:
    order, seats, points, met = field

    def again(tables: list[list[int]]) -> int:
        return sum(met[pair] for table in tables for pair in pairs(table))

    fewest = min(again(tables) for tables in every_grouping(order, seats))
    assert again(groups(order, seats, points, met)) == fewest


def test_those_who_are_near_in_points_meet() -> None:
    points = {1: 4, 2: 0, 3: 4, 4: 0, 5: 2, 6: 2}
    found = groups([1, 3, 5, 6, 2, 4], 2, points, {})
    assert sorted(map(sorted, found)) == [[1, 3], [2, 4], [5, 6]]


def test_in_a_league_of_as_many_rounds_as_opponents_nobody_meets_twice() -> None:
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(7):
        for table in groups(list(range(1, 9)), 2, {}, met):
            met.update(pairs(table))
    assert len(met) == 28
    assert set(met.values()) == {1}


@given(st.integers(1, 17), st.integers(2, 5), st.integers(1, 12))
def test_nobody_is_left_over_again_before_everybody_else_was(count: int, seats: int, rounds: int) -> None:
    order = list(range(1, count + 1))
    before: Counter[int] = Counter()
    for _ in range(rounds):
        found = left_over(order, seats, before)
        assert len(found) == count % seats
        before.update(found)
    assert max(before[one] for one in order) - min(before[one] for one in order) <= 1


def test_the_last_of_the_standings_is_left_over() -> None:
    assert left_over([4, 2, 5, 1, 3], 2, {}) == [3]
    assert left_over([4, 2, 5, 1, 3], 2, {3: 1}) == [1]


@given(
    st.integers(2, 5).flatmap(
        lambda seats: st.lists(
            st.lists(st.integers(0, 4), min_size=seats, max_size=seats), min_size=seats, max_size=seats
        )
    )
)
def test_seats_go_to_those_who_have_had_them_least(counts: list[list[int]]) -> None:
    company = list(range(1, len(counts) + 1))
    sat = {(one, seat): counts[one - 1][seat] for one in company for seat in range(len(counts))}

    def cost(order: Sequence[int]) -> int:
        return sum(sat[one, seat] for seat, one in enumerate(order))

    found = seated(company, sat)
    assert sorted(found) == company
    assert cost(found) == min(cost(order) for order in permutations(company))


@given(SIZES, st.text(max_size=5))
def test_in_duplicate_everybody_has_each_seat_once_a_cycle(sizes: tuple[int, int], lot: str) -> None:
    seats, count = sizes
    field = list(range(1, seats * count + 1))
    sat: Counter[tuple[int, int]] = Counter()
    for number in range(1, 2 * seats + 1):
        tables = next_round(field, seats, number, lot)
        assert sorted(one for table in tables for one in table) == field
        sat.update((one, seat) for table in tables for seat, one in enumerate(table))
    assert set(sat.values()) == {2}


def test_in_duplicate_company_changes() -> None:
    met: Counter[tuple[int, int]] = Counter()
    for number in range(1, 4):
        for table in next_round(range(1, 16), 3, number, "x"):
            met.update(pairs(table))
    assert set(met.values()) == {1}


@given(fields(), st.booleans())
def test_an_arena_pairs_nobody_twice(
    field: tuple[list[int], int, dict[int, int], Counter[tuple[int, int]]], alone: bool
) -> None:
    order, seats, points, met = field
    found = next_tables(order, seats, points, met, met, alone=alone)
    everybody = [one for table in found for one in table]
    assert len(set(everybody)) == len(everybody)
    assert set(everybody) <= set(order)
    assert not alone or len(everybody) == len(order)


def test_in_an_arena_those_who_have_just_met_wait_for_others() -> None:
    last = {(1, 2): 1}
    assert next_tables([1, 2], 2, {}, last, last, alone=False) == []
    assert next_tables([1, 2], 2, {}, last, last, alone=True) == [[1, 2]]
    assert next_tables([1, 2, 3], 2, {}, last, last, alone=False) == [[1, 3]]
