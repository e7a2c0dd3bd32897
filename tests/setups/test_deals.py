"""Deals that several tables share: one code, one set-up, one chance."""

from __future__ import annotations

from random import Random

import pytest

from discovery.core.errors import Code, InvalidInput
from discovery.play.deals import LETTERS_OF_A_WORD, Deal, daily_deal, new_deal, read_deal
from discovery.play.setups import GameSetup, encode

SETUP = GameSetup("classic-simple", seats=("me", "program:level-3"))
DEAL = Deal(SETUP, "7QXM2N5R3T")


def test_a_code_says_it_all_however_it_is_typed() -> None:
    assert read_deal(DEAL.code) == DEAL
    assert read_deal(f"  {DEAL.code.lower()} ") == DEAL
    assert read_deal(DEAL.code).key == DEAL.key
    assert DEAL.code == f"{encode(SETUP)}.7QXM2N5R3T"


def test_the_key_of_a_code_stays_what_it_is() -> None:
    """Deals are compared between servers: what is released does not change."""
    assert Deal(GameSetup("intro"), "2026-11-25").key.commitment == (
        "sha256:a18668778d42da0154005e3624e44acf21b6436e58b997d6d5cdd66a7842a5c5"
    )


def test_another_word_or_another_setup_is_another_deal() -> None:
    others = [Deal(SETUP, "7QXM2N5R3V"), Deal(GameSetup("intro"), DEAL.word), daily_deal("2026-11-25")]
    assert len({one.key for one in (DEAL, *others)}) == 4


def test_a_new_deal_is_drawn_and_reads_back() -> None:
    chooser = Random(1)
    found = [new_deal(SETUP, chooser) for _ in range(20)]

    assert len({deal.word for deal in found}) == 20
    assert {len(deal.word) for deal in found} == {LETTERS_OF_A_WORD}
    assert all(read_deal(deal.code) == deal for deal in found)


def test_the_daily_deal_follows_from_the_date_alone() -> None:
    assert daily_deal("2026-11-25") == read_deal(daily_deal("2026-11-25").code)
    assert daily_deal("2026-11-25").key != daily_deal("2026-11-26").key


@pytest.mark.parametrize("text", ["", ".", "x", encode(SETUP), f"{encode(SETUP)}.", f"{encode(SETUP)}.short"])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        read_deal(text)
    assert refused.value.code == Code.BAD_DEAL_CODE


def test_a_wrong_letter_of_the_setup_is_found() -> None:
    with pytest.raises(InvalidInput) as refused:
        read_deal("0" + DEAL.code[1:])
    assert refused.value.code in (Code.BAD_SETUP_CODE, Code.NEWER_SETUP_CODE)
