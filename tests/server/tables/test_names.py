"""Names as the table writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import InvalidInput
from discovery.core.text.names import LONGEST_NAME, clean, distinct, fit_name, look_alike, looks
from discovery.play.records.record import is_name
from discovery.server.tables.planning import seated
from tests.support.server.harness import plan
from tests.support.testing.names import ONE_NAME


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Jean-Luc   O'Neil ", "Jean-Luc O'Neil"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("L\u2019Ami", "L'Ami"),
        ("Иван 2", "Иван 2"),
        ("a\tb\nc", "a b c"),
        ("\x1b[31mred\x07", "31mred"),
        ("\u202eabc\u2066", "abc"),
        ("<script>alert('x')</script>", "alert'x'"),
        ("<b>Zoé</b>", "Zoé"),
        ("\uff1cb\uff1eZoé", "Zoé"),
        ("<3 Zoé", "3 Zoé"),
        ('"],[Order "', "Order"),
        ("Bo=bot+", "Bobot"),
        ("-", ""),
        ("...", ""),
        ("", ""),
        ("\u0300\u0301", ""),
        # invisible: fillers, selectors, joiners that join nothing
        ("\u3164", ""),
        ("\uffa0", ""),
        ("\u115f\u1160", ""),
        ("\u034f\ufe0f\u200b\u2800\u00ad", ""),
        ("A\u3164n\ufe0f\u200dn\u200c", "Ann"),
        ("\u17b4\u17b5\U000e0100\U000e0061", ""),
        # scripts that write vowels as marks, and join letters or keep them apart
        ("हिन्दी", "हिन्दी"),
        ("श्री", "श्री"),
        ("क्\u200dष", "क्\u200dष"),
        ("தமிழ்", "தமிழ்"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("สมชาย ใจดี", "สมชาย ใจดี"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("Ọlá\u0301", "Ọlá\u0301"),
        # marks on nothing, and heaps of them
        (" \u0301Ann \u093f", "Ann"),
        ("Z" + "\u0351\u036b" * 20, "Z\u0351\u036b"),
        ("x" * 29 + "क्षि", "x" * 29),
        ("x" * 10_000, "x" * LONGEST_NAME),
    ],
)
def test_what_remains_of_a_name(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize(("name", "apart"), ONE_NAME)
def test_a_table_knows_one_form_of_a_name(name: str, apart: str) -> None:
    assert [seat.name for seat in seated(plan(f"me {apart}", f"me {name}"))] == [name, f"{name} 2"]


def test_equal_names_get_numbers() -> None:
    names: list[str] = []
    for typed in ("Ann", "ann", "ANN", "", "\x00", "x" * 40, "x" * 50):
        names.append(distinct(clean(typed), "Player", names))
    assert names == ["Ann", "ann 2", "ANN 3", "Player", "Player 2", "x" * 30, "x" * 28 + " 2"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nna"),  # a Cyrillic А
        ("Ivan", "lvan"),
        ("Illya", "lllya"),
        ("Bob 1", "Bob l"),
        ("\u039fdo", "Odo"),  # a Greek Ο
        ("Leo", "Le0"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("STRASSE", "stra\u00dfe"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_two_names_that_look_the_same_are_not_at_one_table(one: str, other: str) -> None:
    assert distinct(clean(other), "Player", [one]) == f"{clean(other)} {'B' if other[-1].isdigit() else 2}"
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ali", "All"), ("Mia", "Mla"), ("Zoe", "Zo\u00eb"), ("Ann", "Anna")]
)
def test_names_that_look_different_stay_as_they_are(one: str, other: str) -> None:
    assert distinct(clean(other), "Player", [one]) == other


@pytest.mark.parametrize(
    "typed",
    [
        "\u0410nna",  # a Cyrillic А
        "Ann\u0430 2",
        "\u039fdo",  # a Greek Ο
        "Jean-\u0420aul",
        "\u0421\u03bf\u0441o",
        "\u0410\u039d\u039d\u0410",  # Cyrillic and Greek
        "A\u200b\u0410",
        "\uff21\u0410",  # a wide A
    ],
)
def test_a_word_of_letters_that_look_alike_in_several_scripts_is_refused(typed: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        fit_name(typed)
    assert refused.value.code == "mixed-name"
    assert refused.value.arguments == {"given": clean(typed)}


@pytest.mark.parametrize(
    "typed",
    [
        "Ann",
        "Анна",
        "Ελένη",
        "Анна Smith",
        "Анна 2",
        "Team α",
        "Яndex",
        "Işıl",
        "Ɛdem",
        "東京Tower",
        "ユキ Yuki2",
        "さくらPC版",
        "김Kim",
        "Արամ",
        "O'Neil",
        "हिन्दीfan",
        "علی Ali",
        "",
    ],
)
def test_names_of_one_script_and_mixtures_that_look_different_are_kept(typed: str) -> None:
    fit_name(typed)


def test_equal_names_that_end_with_a_number_get_letters() -> None:
    names: list[str] = []
    for typed in ("Level 3", "level 3", "", ""):
        names.append(distinct(clean(typed), "Level 3", names))
    assert names == ["Level 3", "level 3 B", "Level 3 C", "Level 3 D"]


@given(st.lists(st.text(max_size=60), max_size=9))
def test_every_name_fits_a_record_and_no_two_are_equal(typed: list[str]) -> None:
    names: list[str] = []
    for text in typed:
        names.append(distinct(clean(text), "Player", names))
    assert sum(map(len, map(looks, names))) == len(frozenset().union(*map(looks, names)))
    for name in names:
        assert is_name(name), name
        assert name == name.strip()
