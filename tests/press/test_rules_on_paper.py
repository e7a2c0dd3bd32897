"""The rule booklet and the reminder cards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pypdf import PageObject

from discovery.core.errors import Code, DiscoveryError
from discovery.core.press import Pages, Pieces, PrintWish
from discovery.evolution.cards.data import load_deck
from discovery.evolution.press import reminders
from discovery.evolution.press.provider import CardPress
from discovery.evolution.press.rules import GAMES
from discovery.evolution.variants.catalogue import GAMES as PLAYED
from discovery.i18n import LANGUAGES
from discovery.i18n.rulebook import book
from discovery.press.printing import as_pdf, flaws
from discovery.press.setting import PAPER, PaperSetting
from tests.support.own_deck import garden
from tests.support.press import opened, order, own_order, size, text_of
from tests.support.testing.rounds import some


def wish(language: str, **choices: str) -> PrintWish:
    return PrintWish(load_deck("prehistory"), language, choices=choices)


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_the_booklet_holds_every_rule_and_an_index(language: str) -> None:
    printed = as_pdf((order(language=language), "booklet"))
    # One glyph draws both hyphens, and is read as the one that a font drew first.
    text = text_of(printed).replace("\N{SOFT HYPHEN}", "-")
    rules = book(reminders.BOOK)

    assert [number for number in rules.numbers if number not in text] == []
    assert rules.find("U06", language).title in text
    assert text.rstrip().endswith("1.1.") or "game-icons.net" in text
    assert {size(page.mediabox) for page in opened(printed).pages} == {(148.5, 210.0)}


@pytest.mark.parametrize("paper", some(PAPER))
def test_folded_it_takes_a_quarter_of_the_sheets(paper: str) -> None:
    asked = replace(order(games="intro"), setting=PaperSetting("en", paper))
    pages = len(opened(as_pdf((asked, "booklet"))).pages)
    printed = as_pdf((asked, "booklet-folded"))
    first = opened(printed).pages[0]

    assert len(opened(printed).pages) == -(-pages // 4) * 2
    assert size(first.mediabox) == ((297.0, 210.0) if paper == "a4" else (279.4, 215.9))
    assert "Contents" in first.extract_text()


def test_the_rules_of_some_games() -> None:
    text = text_of(as_pdf((order(games="intro,explore"), "booklet")))

    assert ("I · Games with points" in text, "K · Connect" in text) == (True, False)
    assert set(GAMES) == {key.partition(":")[2] or key for key in PLAYED}


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(DiscoveryError) as refused:
        as_pdf((order(games="chess"), "booklet"))

    assert refused.value.code == Code.UNKNOWN_GAME


def test_words_of_the_index_are_in_order_with_their_rules() -> None:
    pages = CardPress().sheet("booklet", wish("fr"))
    assert isinstance(pages, Pages)
    index = {entry["word"].casefold(): entry["rules"] for entry in pages.data["index"]}

    assert index["pioche"].split(", ")[0] == "B04"
    assert list(index).index("échanger") < list(index).index("finaliste")
    assert list(index).index("sœurs") < list(index).index("solitaire")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "number"), [("reminders", 10), ("classic-reminders", 6)])
def test_reminders_fit_and_cite_rules_that_exist(key: str, number: int, language: str) -> None:
    pieces = CardPress().sheet(key, wish(language))
    assert isinstance(pieces, Pieces)
    cited = {
        rule for piece in pieces.pieces for line in piece.data["lines"] for rule in line["rules"].split(", ")
    }

    assert len(pieces.pieces) == number
    assert cited <= set(book(reminders.BOOK).numbers)
    assert flaws((order(language=language), key)) == []
    assert not [piece.name for piece in pieces.pieces if piece.name.startswith("press-")]


def test_both_languages_remind_of_the_same_rules() -> None:
    rules = book(reminders.BOOK)
    english, french = (
        {theme: [line.numbers for line in lines] for theme, lines in rules.reminders(language).items()}
        for language in ("en", "fr")
    )

    assert english == french


def drawing(page: PageObject) -> bytes:
    """What is drawn on a page."""
    contents = page.get_contents()
    assert contents is not None
    return contents.get_data()


def test_sheets_turned_over_their_long_edge_have_their_backs_upside_down() -> None:
    """Folded sheets lie: over the short edge left and right change, over the long one top and bottom do."""
    asked = order(language="fr", games="intro")
    printed, again, other = (
        as_pdf((replace(asked, setting=PaperSetting("fr", duplex=edge)), "booklet-folded"))
        for edge in ("long", "long", "short")
    )
    over_long, over_short = opened(printed), opened(other)
    same = [
        drawing(one) == drawing(other) for one, other in zip(over_long.pages, over_short.pages, strict=True)
    ]

    assert printed == again
    assert same == [True, False] * (len(same) // 2)
    assert str(over_long.root_object["/Lang"]) == "fr"
    assert over_long.metadata is not None
    assert over_long.metadata.title == "Préhistoire · livret de règles, à plier"


def test_letters_of_a_document_that_no_font_has_are_named() -> None:
    deck = garden().replace("# name_en: Garden", "# name_en: Garden 火")

    assert [(flaw.piece, flaw.letters) for flaw in flaws((own_order(deck), "poster"))] == [("poster", "火")]
