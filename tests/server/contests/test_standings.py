"""What tables count, and what decides among equals."""

from __future__ import annotations

from discovery.server.contests.results import NOBODY, Board, Format, TableResult
from discovery.server.contests.standings import EntrantLine, counted, standings


def fold(form: Format, entrants: int, boards: list[Board], seats: int) -> list[EntrantLine]:
    return standings(form, range(1, entrants + 1), counted(form, boards, seats))


def won(number: int, board: int, *seats: int) -> Board:
    """The first seat wins, the others are level."""
    return Board(number, board, seats, f"g{number}.{board}", TableResult((0,)))


def scored(number: int, board: int, seats: tuple[int, ...], scores: tuple[int, ...]) -> Board:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Board(number, board, seats, f"g{number}.{board}", TableResult(winners, scores))


def test_a_table_gives_a_point_for_each_opponent_behind_and_half_for_one_who_is_level() -> None:
    lines = fold("swiss", 4, [scored(1, 1, (1, 2, 3, 4), (9, 5, 5, 2))], 4)
    assert [(line.number, line.points) for line in lines] == [(1, 3), (2, 1.5), (3, 1.5), (4, 0)]


def test_a_winner_comes_before_a_higher_score() -> None:
    table = Board(1, 1, (1, 2), "g", TableResult((1,), (50, 20)))
    assert [line.number for line in fold("swiss", 2, [table], 2)] == [2, 1]


def test_a_bye_is_worth_as_much_as_being_level_with_everybody() -> None:
    boards = [won(1, 1, 1, 2), Board(1, 2, (3,), None, TableResult(()))]
    assert {line.number: line.points for line in fold("swiss", 3, boards, 2)} == {1: 1, 3: 0.5, 2: 0}


def test_in_swiss_the_stronger_opponents_decide_then_who_was_beaten() -> None:
    boards = [
        won(1, 1, 1, 5), won(1, 2, 2, 6), won(1, 3, 3, 4),
        won(2, 1, 5, 6), won(2, 2, 4, 2), won(2, 3, 3, 1),
    ]  # fmt: skip
    lines = {line.number: line for line in fold("swiss", 6, boards, 2)}
    assert lines[3].place == 1
    # each has a point: opponents of 1 have 1 + 2, of 2 have 0 + 1, of 4 have 2 + 1, of 5 have 1 + 0
    assert {one: lines[one].ties[:2] for one in (1, 2, 4, 5)} == {
        1: (3, 1),
        2: (1, 0),
        4: (3, 1),
        5: (1, 0),
    }
    assert [lines[one].place for one in (1, 4, 2, 5)] == [2, 2, 4, 4]


def test_programs_that_fill_a_table_are_no_opponents_in_the_standings() -> None:
    [line] = fold("swiss", 1, [won(1, 1, 1, NOBODY)], 2)
    assert (line.points, line.ties, line.played) == (1, (0, 0, 1), 1)


def test_in_an_arena_wins_decide_then_fewer_tables() -> None:
    boards = [won(1, 1, 1, 2), scored(1, 2, (3, 2), (4, 4)), scored(1, 3, (3, 2), (4, 4)), won(1, 4, 2, 4)]
    lines = fold("arena", 4, boards, 2)
    assert [(line.number, line.points, line.ties) for line in lines[:3]] == [
        (2, 2, (1, -4)),
        (1, 1, (1, -1)),
        (3, 1, (0, -2)),
    ]


def test_in_duplicate_the_same_seat_of_the_same_deal_is_compared() -> None:
    boards = [scored(1, 1, (1, 2), (10, 3)), scored(1, 2, (3, 4), (8, 7)), scored(1, 3, (5, 6), (8, 1))]
    points = {line.number: line.points for line in fold("duplicate", 6, boards, 2)}
    assert points == {1: 2, 3: 0.5, 5: 0.5, 4: 2, 2: 1, 6: 0}


def test_a_deal_counts_when_it_is_over_at_every_table() -> None:
    boards = [scored(1, 1, (1, 2), (10, 3)), Board(1, 2, (3, 4), "g")]
    assert [line.points for line in fold("duplicate", 4, boards, 2)] == [0, 0, 0, 0]
