"""The tree on a poster or on tiles, and score pads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.errors import Code, DiscoveryError
from discovery.core.press import Pages, PrintWish, Size
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.press.poster import MARGIN, OVERLAP, tiles
from discovery.evolution.press.provider import CardPress
from discovery.i18n import LANGUAGES
from discovery.press.layout import PAPERS
from discovery.press.printing import Order, as_pdf, flaws
from discovery.press.setting import PAPER, PaperSetting
from tests.support.own_deck import garden
from tests.support.press import opened, order, own_order, size, small_deck, text_of
from tests.support.testing.rounds import some

WHOLE = DECKS[-1]


def asked(deck: str, language: str = "en", paper: str = "a4", **choices: str) -> Order:
    """A shipped deck, or one from the text of its file."""
    made = order(deck, language, **choices) if deck in DECKS else own_order(deck, language, **choices)
    return replace(made, setting=PaperSetting(language, paper))


def poster_of(deck: str, **choices: str) -> Pages:
    sheet = CardPress().sheet("poster", PrintWish(load_deck(deck), "en", choices=choices))
    assert isinstance(sheet, Pages)
    return sheet


@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize("lying", [False, True])
def test_tiles_cover_the_poster_and_share_ten_millimetres(paper: str, lying: bool) -> None:
    sheet = PAPERS[paper]
    sheet = Size(sheet.height, sheet.width) if lying else sheet
    whole, window, cut = tiles(sheet)
    lefts = sorted({tile.corner.x for tile in cut})
    tops = sorted({tile.corner.y for tile in cut})

    assert {(tile.corner.x, tile.corner.y) for tile in cut} == {(x, y) for x in lefts for y in tops}
    assert (lefts[0], tops[0]) == (0, 0)
    assert lefts[0] + window.width - lefts[1] == pytest.approx(OVERLAP)
    assert tops[0] + window.height - tops[1] == pytest.approx(OVERLAP)
    assert lefts[-1] + window.width == pytest.approx(whole.width)
    assert tops[-1] + window.height == pytest.approx(whole.height)
    assert window.width + 2 * MARGIN == pytest.approx(sheet.width)


@pytest.mark.parametrize(
    ("deck", "wanted", "paper", "pages", "sides"),
    [
        ("prehistory", "", "a4", 1, (420.0, 297.0)),
        ("prehistory", "a2", "a4", 1, (594.0, 420.0)),
        ("prehistory", "tiles", "a4", 4, (297.0, 210.0)),
        ("prehistory", "tiles", "letter", 4, (279.4, 215.9)),
        (WHOLE, "", "a4", 1, (297.0, 420.0)),
    ],
)
def test_its_paper(deck: str, wanted: str, paper: str, pages: int, sides: tuple[float, float]) -> None:
    """It lies if rows are longer than there are of them."""
    wish = asked(deck, paper=paper, poster=wanted) if wanted else asked(deck, paper=paper)
    file = opened(as_pdf((wish, "poster")))

    assert len(file.pages) == pages
    assert {size(page.mediabox) for page in file.pages} == {sides}


@pytest.mark.parametrize("language", some(LANGUAGES))
@pytest.mark.parametrize("deck", [WHOLE, small_deck(), garden()], ids=["both", "small", "garden"])
def test_every_card_is_on_it_and_has_its_room(deck: str, language: str) -> None:
    wish = asked(deck, language)
    text = text_of(as_pdf((wish, "poster"))).replace("- ", "-")
    printed = load_deck(deck) if deck in DECKS else wish.deck
    assert isinstance(printed, Deck)
    cards = printed.cards

    assert [card.id for card in cards if card.names.get(language, card.names["en"]) not in text] == []
    assert flaws((wish, "poster")) == []
    assert flaws((asked(deck, language, "letter", poster="tiles"), "poster")) == []


def test_a_line_for_each_prerequisite_and_older_eras_below() -> None:
    data = poster_of(WHOLE).data
    deck = load_deck(WHOLE)
    place = {card["id"]: card["y"] for card in data["cards"]}

    assert len(data["lines"]) == sum(len(card.prerequisites) for card in deck.cards)
    assert all(place[need] >= place[card.id] for card in deck.cards for need in card.prerequisites)
    assert all(line["from"][1] >= line["to"][1] or line["level"] for line in data["lines"])


def test_cards_and_lines_lie_on_the_paper() -> None:
    data = poster_of("prehistory").data
    (width, height), (wide, high) = data["size"], data["card"]

    for card in data["cards"]:
        assert MARGIN <= card["x"] <= width - MARGIN - wide
        assert MARGIN <= card["y"] <= height - MARGIN - high
    ends = [end for line in data["lines"] for end in (line["from"], line["to"])]
    assert all(0 < x < width and 0 < y < height for x, y in ends)


def test_what_lies_in_another_deck_is_named_on_the_card() -> None:
    cards = {card["id"]: card for card in poster_of("antiquity").data["cards"]}

    assert [need["name"] for need in cards["copper"]["needs"] if not need["drawn"]] == ["Metal"]


def test_another_paper_is_refused() -> None:
    with pytest.raises(DiscoveryError) as refused:
        as_pdf((order(poster="a0"), "poster"))

    assert refused.value.code == Code.BAD_PRINTING


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPER)
def test_two_score_pads_lie_on_a_sheet(paper: str, language: str) -> None:
    sides = {"a4": (297.0, 210.0), "letter": (279.4, 215.9)}[paper]
    for deck in (WHOLE, "prehistory"):
        for key in ("pad", "classic-pad"):
            printed = as_pdf((asked(deck, language, paper), key))
            title = load_deck(deck).names[language]

            assert [size(page.mediabox) for page in opened(printed).pages] == [sides]
            assert text_of(printed).count(title) == 2


def test_only_the_first_edition_writes_down_handicaps_stakes_and_no_closings() -> None:
    newest, first = (text_of(as_pdf((order(), key))) for key in ("pad", "classic-pad"))

    assert [word in newest for word in ("Handicap", "Stake", "closed by")] == [False, False, True]
    assert [word in first for word in ("Handicap", "Stake", "closed by")] == [True, True, False]


def test_text_of_a_deck_stays_text() -> None:
    signs = '#read("x") $y$ *b*'
    deck = garden().replace("# name_en: Garden", f"# name_en: {signs}")

    for key in ("poster", "pad"):
        assert signs in text_of(as_pdf((own_order(deck), key)))
