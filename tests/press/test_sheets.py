"""What is on paper: every deck, in both languages, on both papers."""

from __future__ import annotations

import csv
import io
import sys
import zipfile
from dataclasses import replace

import pytest
from PIL import Image

from discovery.core.bits import WIDTH
from discovery.core.errors import Code, DiscoveryError, MissingExtra
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.family import FAMILY as CARDS
from discovery.evolution.press.cards import era_colour
from discovery.i18n import LANGUAGES
from discovery.press.letters import missing_letters
from discovery.press.printing import as_cards, as_images, as_pdf, flaws, keys_of, press_of
from discovery.press.setting import PAPER, PaperSetting
from examples.hexwalk.family import FAMILY as WALK
from tests.support.own_deck import HEAD, garden
from tests.support.press import fonts, opened, order, own_order, size, small_deck, text_of
from tests.support.testing.rounds import some

WHOLE = DECKS[-1]


def card(columns: str) -> str:
    """A deck of eight cards, whose first is given."""
    rows = [f"b{n},1,{n},food,,Name {n},Nom {n}" for n in range(2, 9)]
    return "\n".join(["# id: odd", f"{HEAD},text_en,text_fr", columns, *(f"{row},," for row in rows)]) + "\n"


@pytest.mark.parametrize("paper", some(PAPER))
@pytest.mark.parametrize("language", some(LANGUAGES))
@pytest.mark.parametrize("deck", [WHOLE, small_deck(), garden()], ids=["both", "small", "garden"])
def test_every_text_of_every_card_has_its_room(deck: str, language: str, paper: str) -> None:
    """Both shipped decks at once are every card that they have."""
    asked = order(deck) if deck in DECKS else own_order(deck)
    asked = replace(asked, setting=PaperSetting(language, paper))

    assert [flaw for key in ("fronts", "jokers", "points") for flaw in flaws((asked, key))] == []


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_a_sheet_can_be_read_aloud(language: str) -> None:
    """Name, era, family, date, text, needs, as on the card from top to bottom; fonts are embedded."""
    printed = as_pdf((order(language=language), "fronts"))
    pages, text = opened(printed).pages, text_of(printed)
    fire = next(card for card in load_deck("prehistory").cards if card.id == "fire")
    parts = [fire.names[language], " ".join(fire.texts[language].split()[:4])]

    assert len(pages) == 12
    assert [text.index(part) for part in parts] == sorted(text.index(part) for part in parts)
    assert all(card.names[language] in text for card in load_deck("prehistory").cards)
    assert fonts(printed)
    assert all({"/FontFile2", "/FontFile3"} & set(descriptor) for descriptor in fonts(printed))


@pytest.mark.parametrize(("paper", "sides"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_pages_have_the_size_of_the_paper_and_the_file_says_what_it_is(
    paper: str, sides: tuple[float, float]
) -> None:
    asked = replace(order(), setting=PaperSetting("fr", paper))
    file = opened(as_pdf((asked, "points")))

    assert file.metadata is not None
    assert file.metadata.title == "Préhistoire · cartes de points"
    assert str(file.root_object["/Lang"]) == "fr"
    for page in file.pages:
        assert size(page.mediabox) == sides


def test_the_same_wish_gives_the_same_bytes_and_both_decks_are_small() -> None:
    one, other = (as_pdf((order(WHOLE), "fronts")) for _ in range(2))

    assert one == other
    assert one.name == "prehistory-antiquity-fronts.pdf"
    assert len(one.data) < 8_000_000


def test_each_page_says_how_to_print_it() -> None:
    for language, words in (("en", "print at 100 %"), ("fr", "imprimer à 100")):
        for page in opened(as_pdf((order(language=language), "jokers"))).pages:
            assert words in " ".join(page.extract_text().split())
            assert "50 mm" in page.extract_text()


def test_point_cards_are_forty_two_for_288_points_or_as_many_as_wished() -> None:
    usual = as_pdf((order(), "points"))
    other = as_pdf((order(points="2x1,100x2"), "points"))

    assert len(opened(usual).pages) == 10
    assert text_of(other).count("100") >= 3
    assert len(opened(other).pages) == 2


def test_some_cards_by_id_number_and_span() -> None:
    text = text_of(as_pdf((order(cards="2-3,fire"), "fronts")))

    assert ("Band" in text, "Scavenging" in text, "Fire" in text, "Gathering" in text) == (
        True,
        True,
        True,
        False,
    )


@pytest.mark.parametrize("cards", ["55", "0", "3-2", "1-99", "nothing", "0001999", "1-18-20", ","])
def test_cards_that_are_not_there_are_refused(cards: str) -> None:
    with pytest.raises(DiscoveryError) as refused:
        as_pdf((order(cards=cards), "fronts"))

    assert refused.value.code == Code.NO_SUCH_CARDS


@pytest.mark.parametrize(
    ("key", "choices"),
    [
        ("jokers", {"jokers": "5"}),
        ("jokers", {"jokers": "-1"}),
        ("points", {"points": "1x0"}),
        ("points", {"points": "x"}),
    ],
)
def test_wishes_that_cannot_be_granted_are_refused(key: str, choices: dict[str, str]) -> None:
    with pytest.raises(DiscoveryError) as refused:
        as_pdf((order(**choices), key))

    assert refused.value.code == Code.BAD_PRINTING


@pytest.mark.parametrize(
    "setting",
    [{"paper": "a0"}, {"lines": "dots"}, {"duplex": "top"}, {"ink": "red"}, {"bleed": 2.0}, {"margin": -1.0}],
)
def test_settings_that_are_not_known_are_refused(setting: dict[str, str | float]) -> None:
    with pytest.raises(DiscoveryError) as refused:
        PaperSetting("en", **setting)  # type: ignore[arg-type]

    assert refused.value.code == Code.BAD_PRINTING


def test_an_unknown_kind_of_sheets_is_refused() -> None:
    with pytest.raises(DiscoveryError) as refused:
        keys_of(CARDS, ["fronts", "carpets"])

    assert refused.value.code == Code.NO_SHEET


def test_text_of_a_deck_is_never_markup() -> None:
    """Signs that Typst gives a meaning are printed as they stand, and no file is read."""
    signs = '#read("job.json") $x^2$ *bold* _it_ <label> @ref \\ `raw` = head - dash / slash'
    row = (
        'b1,1,1,food,,"#import *","$Nom$","'
        + signs.replace('"', '""')
        + '","'
        + signs.replace('"', '""')
        + '"'
    )
    text = text_of(as_pdf((own_order(card(row)), "fronts")))

    assert signs in text
    assert "#import *" in text


def test_what_has_no_room_is_named() -> None:
    name, words = "N" * 40, "w" * 400
    found = flaws((own_order(card(f"b1,1,1,food,,{name},{name},{words},{words}")), "fronts"))

    assert {(flaw.piece, flaw.field) for flaw in found} == {("b1", "name"), ("b1", "text")}
    assert all(flaw.have > flaw.room for flaw in found)


def test_letters_that_no_font_has_are_named() -> None:
    found = flaws((own_order(card("b1,1,1,food,,Fire 火,Feu,🔥 and a word,")), "fronts"))

    assert [(flaw.piece, flaw.letters) for flaw in found] == [("b1", "火🔥")]
    assert missing_letters("L’été « à » 50 %, Łódź – œuf\u202f!") == ""


def test_images_for_print_services() -> None:
    setting = PaperSetting("en", bleed=3.0)
    printed = as_images((replace(order(cards="1,fire"), setting=setting), "fronts"))
    with zipfile.ZipFile(io.BytesIO(printed.data)) as archive:
        images = {name: Image.open(io.BytesIO(archive.read(name))) for name in archive.namelist()[:-1]}
        rows = list(csv.reader(archive.read("cards.csv").decode().splitlines()))

    assert list(images) == ["001-gathering-front.png", "002-fire-front.png", "back-discovery.png"]
    assert {image.size for image in images.values()} == {(815, 1110)}
    assert rows == [
        ["number", "id", "name", "copies"],
        ["1", "gathering", "Gathering", "1"],
        ["2", "fire", "Fire", "1"],
    ]

    cut = as_images((order(cards="fire"), "fronts"))
    with zipfile.ZipFile(io.BytesIO(cut.data)) as archive:
        assert Image.open(io.BytesIO(archive.read("001-fire-front.png"))).size in {(744, 1039), (745, 1040)}


def test_single_cards_have_trim_and_bleed_boxes() -> None:
    setting = PaperSetting("en", bleed=3.0)
    printed = as_cards((replace(order(cards="fire"), setting=setting), "fronts"))
    page = opened(printed).pages[0]

    assert printed == as_cards((replace(order(cards="fire"), setting=setting), "fronts"))
    assert size(page.mediabox) == (69, 94)
    assert size(page.trimbox) == (63, 88)
    assert page.bleedbox == page.mediabox


def greys(image: Image.Image, left: float, top: float, right: float, bottom: float) -> list[int]:
    """The darkest and the lightest of a part, given in millimetres, of an image of 300 dpi."""
    left, top, right, bottom = (round(mm * 300 / 25.4) for mm in (left, top, right, bottom))
    seen = image.convert("L").crop((left, top, right, bottom)).tobytes()
    return [min(seen), max(seen)]


def test_accents_of_a_first_line_are_drawn() -> None:
    """They stand above the height from which lines are measured: “À la lueur des lampes” begins with one."""
    for language, accent in (("fr", True), ("en", False)):
        printed = as_images((order(language=language, cards="painting"), "fronts"))
        with zipfile.ZipFile(io.BytesIO(printed.data)) as archive:
            image = Image.open(io.BytesIO(archive.read("001-painting-front.png")))

        assert (min(greys(image, 3.6, 53, 6, 53.8)) < 128) == accent


def contrast(dark: int, light: int) -> float:
    """Of two greys, 0 to 255 and none of them nearly black, as WCAG 2.2 defines it."""
    low, high = (((grey / 255 + 0.055) / 1.055) ** 2.4 for grey in (dark, light))
    return float((high + 0.05) / (low + 0.05))


def test_what_is_read_in_grey_stands_out() -> None:
    """The head of a card of each era holds its name in light, and its family’s word is dark on white."""
    setting = PaperSetting("en", ink="grey")
    first = order(WHOLE, cards="1,10,19,28,37,46,55,64,73,82,91,100")
    printed = as_images((replace(first, setting=setting), "fronts"))
    with zipfile.ZipFile(io.BytesIO(printed.data)) as archive:
        fronts = [
            Image.open(io.BytesIO(archive.read(name)))
            for name in archive.namelist()
            if name.endswith("-front.png")
        ]
    for front in fronts:
        assert contrast(*greys(front, 1, 1, 62, 10)) > 4.5
        assert contrast(*greys(front, 12.6, 45, 40, 48)) > 4.5


def test_each_of_twelve_eras_has_a_colour_of_its_own() -> None:
    assert len({era_colour(era) for era in range(1, 13)}) == 12


def test_a_full_deck_of_long_texts_is_drawn() -> None:
    """As many cards as there may be, each with a name and a text that have no room."""
    rows = [
        f"c{n},{(n + 15) // 16},{(n - 1) % 16 + 1},food,{f'c{n - 16}' if n > 16 else ''},"
        f"{'N' * 40},Nom,{'long ' * 80},"
        for n in range(1, WIDTH + 1)
    ]
    asked = own_order("\n".join(["# id: long", f"{HEAD},text_en,text_fr", *rows]) + "\n")

    assert len(opened(as_pdf((asked, "fronts"))).pages) == 2 * -(-WIDTH // 9)


def test_games_without_anything_on_paper_say_so() -> None:
    with pytest.raises(DiscoveryError) as refused:
        press_of(WALK)

    assert refused.value.code == Code.NO_PRINTING


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(MissingExtra) as missing:
        as_pdf((order(), "jokers"))

    assert missing.value.arguments == {"given": "typst", "extra": "press"}
