"""The ladder's own laws: who meets whom, and what counts as a fault."""

from __future__ import annotations

from discovery.core.registry import family_of
from discovery.lab.elo import Elo
from discovery.lab.ladder import faults, pairs, steps, yardsticks
from discovery.lab.tournament import Pair, RatingTable, TableSize

TWO = TableSize("explore", 2)
FAMILY = family_of("explore")
LEVELS = FAMILY.players.levels


def ranking(share: float, upper: float, table: TableSize = TWO) -> RatingTable:
    """Two levels: the upper one's share of their games, and its rating beside 1000."""
    one, other = steps(LEVELS)[0]
    elos = {one: Elo(upper, 0, 2000), other: Elo(1000, 0, 2000)}
    return RatingTable(table, elos, (Pair((one, other), 100, share, 0, 1),), ((one, other),))


def test_all_meet_directly_or_through_others() -> None:
    reached = {LEVELS[0]}
    while more := {name for pair in pairs(FAMILY, LEVELS) if reached & {*pair} for name in pair} - reached:
        reached |= more

    assert reached == {*LEVELS, *yardsticks(FAMILY)}
    assert len(pairs(FAMILY, LEVELS)) == len({frozenset(pair) for pair in pairs(FAMILY, LEVELS)})
    assert {*steps(LEVELS)} <= {*pairs(FAMILY, LEVELS)}
    assert steps(LEVELS) == [(f"level-{number + 1}", f"level-{number}") for number in range(1, 7)]


def test_a_level_rated_no_higher_than_the_one_below_is_out_of_order() -> None:
    assert [fault.kind for fault in faults([ranking(0.6, 1000.0)], LEVELS, band=False)] == ["order"]
    assert faults([ranking(0.4, 1000.1)], LEVELS, band=False) == []


def test_a_step_of_a_wrong_size_is_a_fault_where_that_is_asked() -> None:
    for share, kinds in ((0.59, ["band"]), (0.60, []), (0.75, []), (0.76, ["band"])):
        assert [fault.kind for fault in faults([ranking(share, 1100)], LEVELS, band=True)] == kinds
    assert faults([ranking(0.9, 1100)], LEVELS, band=False) == []
    assert faults([ranking(0.9, 1100, TableSize("explore", 3))], LEVELS, band=True) == []
