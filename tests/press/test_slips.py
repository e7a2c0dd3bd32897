"""Slips that say how a table is set up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.errors import Code, DiscoveryError
from discovery.core.press import Pieces, PrintWish
from discovery.evolution.cards.data import load_deck
from discovery.evolution.press.provider import CardPress
from discovery.i18n import LANGUAGES
from discovery.play.setups import GameSetup, decode, encode
from discovery.press.printing import as_pdf, flaws
from discovery.press.setting import PAPER, PaperSetting
from discovery.press.symbol import qr
from tests.support.own_deck import garden
from tests.support.press import opened, order, own_order, text_of

SETUP = GameSetup("explore", "prehistory+antiquity", ("flash", "jokers=3"), ("me", "open", "program:level-3"))
CODE = encode(SETUP)
PAGE = "http://192.168.1.20:8000/"
LINK = f"{PAGE}#/new/{CODE}"
JOKERS = {"de": "Joker 3"}
"""The word for them where it is not that of English and French."""


def slips(**choices: str) -> Pieces:
    sheet = CardPress().sheet("setup", PrintWish(load_deck("prehistory"), "en", choices=choices))
    assert isinstance(sheet, Pieces)
    return sheet


@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_of_eight_slips_says_it_in_words_and_as_a_code(language: str, paper: str) -> None:
    asked = replace(order(setup=LINK), setting=PaperSetting(language, paper))
    printed = as_pdf((asked, "setup"))
    text = text_of(printed)
    deck = load_deck("prehistory+antiquity").names[language]

    assert len(opened(printed).pages) == 1
    for part in ("Explore", deck, CODE, JOKERS.get(language, "Jokers 3"), f"{PAGE}#/new"):
        assert text.count(part) == 8
    assert flaws((asked, "setup")) == []


def test_the_symbol_holds_the_link_and_without_one_the_code() -> None:
    assert [slips(setup=given).pieces[0].data["symbol"] for given in (LINK, CODE)] == [qr(LINK), qr(CODE)]


def test_a_symbol_has_its_three_corners_and_white_around() -> None:
    drawn = qr(CODE)
    dark = set(drawn["path"].replace("h1v1h-1z", "").removeprefix("M").split("M"))
    far = drawn["box"] - 3

    assert {"2 2", f"{far} 2", f"2 {far}"} <= dark
    assert all(2 <= int(number) <= far for place in dark for number in place.split())


def test_a_code_is_read_as_it_is_typed() -> None:
    assert slips(setup=CODE.lower().replace("-", " ")).pieces[0].data["code"] == CODE


def test_without_a_wish_it_is_intro_for_three_with_the_deck() -> None:
    setup = decode(slips().pieces[0].data["code"])

    assert (setup.game, setup.deck, len(setup.seats)) == ("intro", "prehistory", 3)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("nothing", Code.BAD_SETUP_CODE),
        (f"{PAGE}#/new/", Code.BAD_SETUP_CODE),
        (encode(GameSetup("discover:beacon")), Code.UNKNOWN_GAME),
        ("x" * 601, Code.BAD_PRINTING),
    ],
)
def test_what_is_no_set_up_of_the_card_games_is_refused(given: str, code: Code) -> None:
    with pytest.raises(DiscoveryError) as refused:
        slips(setup=given)

    assert refused.value.code == code


def test_a_deck_of_ones_own_is_at_no_table() -> None:
    with pytest.raises(DiscoveryError) as refused:
        as_pdf((own_order(garden()), "setup"))

    assert refused.value.code == Code.BAD_PRINTING
