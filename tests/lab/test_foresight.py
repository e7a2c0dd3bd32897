"""Accounts of foreseen games: every change has one cause, and all of them add up."""

from __future__ import annotations

import pytest

from discovery.lab.chances import ChoiceLoss, Point
from discovery.lab.win_estimates import GameEstimates, LineEstimate

ANN, BO = 0, 1
TOLD = [
    LineEstimate(1, ANN, 1, (0.5, 0.5), (0.6, 0.5), drawn=False),
    LineEstimate(2, ANN, 1, (0.4, 0.5), (0.4, 0.45), drawn=True),
    LineEstimate(3, BO, 2, (0.7, 0.45), (0.65, 0.2), drawn=False),
    LineEstimate(4, BO, 2, (0.8, 0.1), (0.8, 0.1), drawn=False),
]
LOST = ChoiceLoss(3, BO, 7, 8, 0.45, 0.2)


def foresight(lines: int = 4, ends: tuple[float, float] = (1.0, 0.0)) -> GameEstimates:
    return GameEstimates(lines, TOLD, ends, [LOST])


def test_what_a_seat_does_what_dice_show_and_what_comes_to_light_are_told_apart() -> None:
    ann, bo = foresight().accounts()

    assert dict(ann.parts) == pytest.approx({"choice": 0.1, "dice": 0.3, "cards": 0.15, "rest": -0.05})
    assert dict(bo.parts) == pytest.approx({"choice": -0.25, "dice": 0.0, "cards": -0.2, "rest": -0.05})


def test_the_parts_lead_from_the_first_chance_to_the_end() -> None:
    for account in foresight().accounts():
        change = account.curve[-1].chance - account.curve[0].chance
        assert sum(part for _, part in account.parts) == pytest.approx(change)
        assert account.choice + account.luck == pytest.approx(change)


def test_a_curve_has_the_chances_after_lines_that_change_them() -> None:
    ann, bo = foresight().accounts()

    assert ann.curve == (
        Point(0, 0.5, chosen=False),
        Point(1, 0.4, chosen=False),
        Point(2, 0.7, chosen=False),
        Point(3, 0.8, chosen=False),
        Point(4, 1.0, chosen=False),
    )
    assert bo.curve[1:] == (
        Point(2, 0.45, chosen=False),
        Point(3, 0.1, chosen=True),
        Point(4, 0.0, chosen=False),
    )


def test_a_line_that_is_not_told_is_no_luck() -> None:
    """XS04: nobody was lucky by somebody's leaving."""
    ann, _ = foresight(5, (0.0, 0.0)).accounts()

    assert dict(ann.parts)["cards"] == pytest.approx(-0.05)
    assert dict(ann.parts)["rest"] == pytest.approx(-0.05 - 0.8)


def test_what_passes_with_the_end_of_a_turn_is_nobody_s_doing_but_to_get_out_is() -> None:
    ending = LineEstimate(1, ANN, 1, (0.5,), (0.3,), drawn=False)
    out = LineEstimate(2, ANN, 2, (0.3,), (1.0,), drawn=False)
    (account,) = GameEstimates(2, [ending, out], [1.0], []).accounts()

    assert dict(account.parts) == pytest.approx({"choice": 0.7, "dice": 0.0, "cards": 0.0, "rest": -0.2})


def test_turning_points_are_choices_and_chance_with_their_cause() -> None:
    found = foresight().turns()

    assert [(turn.seat, turn.last, turn.cause) for turn in found] == [
        (ANN, 1, "cards"),
        (ANN, 2, "dice"),
        (BO, 3, "choice"),
    ]


def test_a_game_of_no_told_line_only_has_its_end() -> None:
    (account,) = GameEstimates(2, [], [0.0], []).accounts()

    assert account.curve == (Point(0, 0.0, chosen=False), Point(2, 0.0, chosen=False))
