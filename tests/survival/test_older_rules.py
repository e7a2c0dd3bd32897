"""Records of older rules are played by those: the moves that they allowed are moves of these games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.errors import InvalidRecord
from discovery.play.records import read
from discovery.play.replay import replay
from discovery.survival.errors import SurvivalCode
from tests.support.survival.golden import FOLDER

FULL_PRICE = "beacon-4"
"""A game of version 1, in which the Tinker pays the full price."""


def test_XC15_the_tinker_could_pay_the_full_price_up_to_version_1() -> None:
    record = read((FOLDER / f"{FULL_PRICE}.record").read_text(encoding="utf-8"))
    crafted = next(line for line in record.lines if line.move == "craft flare")
    assert (record.rules, replay(record).game.spec.rules) == (1, 1)

    with pytest.raises(InvalidRecord) as refused:
        replay(replace(record, rules=2))
    error = refused.value
    assert (error.code, error.rule, error.line) == (SurvivalCode.PAYS_LESS, "XC15", crafted.number)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("bell-1-level-2", "mend wound"),
        ("boat-1", "scout 1,4"),
        ("bell-2-level-2", "take 2"),
        ("flight", "turn 6,-1"),
    ],
)
def test_XK03_up_to_version_2_cards_asked_where_one_answer_was_possible(name: str, answer: str) -> None:
    record = read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    assert replay(replace(record, rules=2)).game.spec.rules == 2

    with pytest.raises(InvalidRecord) as refused:
        replay(replace(record, rules=3))
    wrong = next(line for line in record.lines if line.number == refused.value.line)
    assert wrong.move == answer
