"""What the first edition needs besides cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from discovery.core.press import Pieces, PrintWish
from discovery.evolution.cards.data import load_deck
from discovery.evolution.press.provider import CardPress
from discovery.evolution.press.tokens import CHIPS
from discovery.i18n import LANGUAGES
from discovery.press.printing import as_pdf, flaws
from discovery.press.setting import PAPER, PaperSetting
from tests.support.press import opened, order


def test_S30_R05_there_are_36_chips_12_trophies_and_a_token() -> None:
    sheet = CardPress().sheet("tokens", PrintWish(load_deck("prehistory"), "en"))
    assert isinstance(sheet, Pieces)
    copies: Counter[str] = Counter()
    for piece in sheet.pieces:
        copies[piece.face] += piece.copies

    assert copies == {"chip": 36, "leader": 1, "trophy": 12}
    assert sorted(CHIPS) == [1, 5, 10]


@pytest.mark.parametrize("paper", PAPER)
def test_one_sheet_takes_all_tokens(paper: str) -> None:
    asked = replace(order(), setting=PaperSetting("fr", paper))

    assert len(opened(as_pdf((asked, "tokens"))).pages) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_room(language: str) -> None:
    asked = order(language=language)

    assert [flaw for key in ("tokens", "champion") for flaw in flaws((asked, key))] == []
