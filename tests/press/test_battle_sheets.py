"""What the option Battle needs on paper."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from discovery.core.errors import InvalidInput
from discovery.core.press import Pieces, PrintWish
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.press.pictures import asset_signs
from discovery.evolution.press.provider import CardPress
from discovery.evolution.variants.battle.codes import AssetCode
from discovery.i18n import LANGUAGES, translate
from discovery.press.printing import as_pdf, flaws
from discovery.press.setting import PAPER, PaperSetting
from tests.support.own_deck import garden
from tests.support.press import opened, order, own_order, text_of

KEYS = ("battle-fronts", "battle-reminders", "markers")


def pieces(key: str, language: str = "en") -> Pieces:
    """What lies on the sheets of Prehistory."""
    sheet = CardPress().sheet(key, PrintWish(load_deck("prehistory"), language))
    assert isinstance(sheet, Pieces)
    return sheet


def test_Y01_every_card_says_its_asset() -> None:
    asked = replace(order(), choices={"cards": "gathering,spear,fire"})
    text = text_of(as_pdf((asked, "battle-fronts")))

    assert [name in text for name in ("Feast", "Raid 2", "Guard")] == [True] * 3
    assert {piece.data["asset"]["sign"] for piece in pieces("battle-fronts").pieces} == set(
        asset_signs().values()
    )


def test_Y01_cards_without_the_option_say_none() -> None:
    text = text_of(as_pdf((replace(order(), choices={"cards": "spear"}), "fronts")))

    assert "Raid" not in text


def test_Y01_a_deck_without_assets_is_refused() -> None:
    with pytest.raises(InvalidInput) as refused:
        flaws((own_order(garden()), "battle-fronts"))

    assert refused.value.code == AssetCode.NO_ASSETS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_room(language: str) -> None:
    asked = order(DECKS[-1], language)

    assert [flaw for key in KEYS for flaw in flaws((asked, key))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_six_players_has_both_reminders_with_the_signs_of_the_assets(language: str) -> None:
    battle, assets = pieces("battle-reminders", language).pieces
    names = [translate(language, f"asset-{kind}", strength=1).split()[0] for kind in asset_signs()]
    lines = assets.data["lines"]

    assert (battle.copies, assets.copies) == (6, 6)
    assert [re.split(r"\W", line["text"])[0] for line in lines] == names
    assert [line["sign"] for line in lines] == list(asset_signs().values())
    assert {line["sign"] for line in battle.data["lines"]} == {""}


def test_Y06_Y09_every_seat_has_two_markers_and_a_shield() -> None:
    faces: Counter[str] = Counter()
    for piece in pieces("markers").pieces:
        faces[piece.face] += piece.copies

    assert faces == {"marker": 12, "safe": 6}


@pytest.mark.parametrize("paper", PAPER)
def test_one_sheet_takes_all_markers(paper: str) -> None:
    asked = replace(order(), setting=PaperSetting("de", paper))

    assert len(opened(as_pdf((asked, "markers"))).pages) == 1
