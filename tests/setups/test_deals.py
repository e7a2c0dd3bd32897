"""Deals that several tables share: one code, one set-up, one chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from discovery.core.errors import Code, InvalidInput
from discovery.play.deals import LETTERS_OF_A_WORD, Deal, closed, daily_deal, new_deal, read_deal
from discovery.play.setups import GameSetup, TableSettings, encode

SETUP = GameSetup("classic-simple", seats=("me", "program:level-3"))
DEAL = Deal(SETUP, "7QXM2N5R3T")
CLOSED = Deal(closed(SETUP), DEAL.word)
SECRET = bytes(range(32))


def test_a_code_says_it_all_however_it_is_typed() -> None:
    assert read_deal(DEAL.code) == DEAL
    assert read_deal(f"  {DEAL.code.lower()} ") == DEAL
    assert read_deal(CLOSED.code).key() == CLOSED.key()
    assert DEAL.code == f"{encode(SETUP)}.7QXM2N5R3T"


def test_the_key_of_a_code_stays_what_it_is() -> None:
    """Deals are compared between servers: what is released does not change."""
    alone = Deal(GameSetup("intro", conduct=TableSettings(watching="end")), "2026-11-25")
    assert alone.key().commitment == (
        "sha256:22ab63b563772041408831dedb272b173426eb40780e66281fb2111ecb42dd5f"
    )
    watched = Deal(GameSetup("intro"), "2026-11-25")
    assert watched.key(SECRET).commitment == (
        "sha256:a457b477ba8e58d78537251563669724eaf72b7f6693d35b8eea2a27c9966558"
    )


def test_another_word_or_another_setup_is_another_deal() -> None:
    others = [Deal(SETUP, "7QXM2N5R3V"), Deal(GameSetup("intro"), DEAL.word), daily_deal("2026-11-25")]
    assert len({one.key(SECRET) for one in (DEAL, CLOSED, *others)}) == 5


@pytest.mark.parametrize(
    "setup",
    [
        replace(SETUP, conduct=TableSettings(watching="now")),
        replace(SETUP, conduct=TableSettings(watching="delayed")),
        replace(SETUP, conduct=TableSettings(watching="end", joining=True)),
        GameSetup("classic-simple", seats=("me", "open"), conduct=TableSettings(watching="end")),
    ],
    ids=["watched", "watched-later", "joined", "open"],
)
def test_a_deal_beside_which_others_may_be_is_known_to_its_server_alone(setup: GameSetup) -> None:
    deal = Deal(setup, DEAL.word)

    assert not deal.everywhere
    assert deal.key(SECRET) == read_deal(deal.code).key(SECRET)
    assert deal.key(SECRET) != deal.key(bytes(32))
    with pytest.raises(InvalidInput) as refused:
        deal.key()
    assert refused.value.code == Code.DEAL_OF_A_SERVER
    assert Deal(closed(setup), DEAL.word).everywhere


def test_a_deal_of_players_alone_is_the_same_everywhere() -> None:
    assert CLOSED.everywhere
    assert CLOSED.key() == CLOSED.key(SECRET) == CLOSED.key(bytes(32))


def test_a_new_deal_is_drawn_and_reads_back() -> None:
    chooser = Random(1)
    found = [new_deal(SETUP, chooser) for _ in range(20)]

    assert len({deal.word for deal in found}) == 20
    assert {len(deal.word) for deal in found} == {LETTERS_OF_A_WORD}
    assert all(read_deal(deal.code) == deal for deal in found)


def test_the_daily_deal_follows_from_the_date_alone() -> None:
    assert daily_deal("2026-11-25") == read_deal(daily_deal("2026-11-25").code)
    assert daily_deal("2026-11-25").key() != daily_deal("2026-11-26").key()


@pytest.mark.parametrize("text", ["", ".", "x", encode(SETUP), f"{encode(SETUP)}.", f"{encode(SETUP)}.short"])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        read_deal(text)
    assert refused.value.code == Code.BAD_DEAL_CODE


def test_a_wrong_letter_of_the_setup_is_found() -> None:
    with pytest.raises(InvalidInput) as refused:
        read_deal("0" + DEAL.code[1:])
    assert refused.value.code in (Code.BAD_SETUP_CODE, Code.NEWER_SETUP_CODE)
