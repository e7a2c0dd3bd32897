"""Orders for tests of printing, and what can be read from a PDF."""

from __future__ import annotations

import io
from typing import Any

from pypdf import PdfReader
from pypdf.generic import RectangleObject

from discovery.evolution.cards.deckfile import read_deck
from discovery.press.printing import Order, PrintedFile
from discovery.press.setting import PaperSetting

FAMILY = "evolution"
LETTERS = 400


def order(deck: str = "prehistory", language: str = "en", **choices: str) -> Order:
    """A shipped deck on A4."""
    return Order(FAMILY, deck, PaperSetting(language), choices)


def own_order(text: str, language: str = "en", **choices: str) -> Order:
    """A deck from the text of its file."""
    return Order(FAMILY, read_deck(text), PaperSetting(language), choices)


def opened(printed: PrintedFile) -> PdfReader:
    """The pages of a PDF."""
    return PdfReader(io.BytesIO(printed.data))


def size(box: RectangleObject) -> tuple[float, float]:
    """Width and height in millimetres, to a tenth."""
    return round(float(box.width) * 25.4 / 72, 1), round(float(box.height) * 25.4 / 72, 1)


def fonts(printed: PrintedFile) -> list[dict[str, Any]]:
    """The descriptors of the fonts of the first page."""
    resources: Any = opened(printed).pages[0]["/Resources"]
    return [font["/DescendantFonts"][0]["/FontDescriptor"] for font in resources["/Font"].values()]


def text_of(printed: PrintedFile) -> str:
    """All text of a PDF in reading order, on one line."""
    return " ".join(" ".join(page.extract_text() for page in opened(printed).pages).split())


def small_deck() -> str:
    """Three eras of five cards of Prehistory."""
    from discovery.core.workshop import DeckWish
    from discovery.evolution.workshop.provider import CardWorkshop

    workshop = CardWorkshop()
    return workshop.new(DeckWish("small", eras=3, cards=5, source=workshop.text_of("prehistory")))
