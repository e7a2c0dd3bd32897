"""The Prehistory deck as printed, read straight from its file so that no reader can hide a mistake."""

from __future__ import annotations

import csv
import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DECKS = ROOT / "src" / "discovery" / "evolution" / "cards" / "data"
COLUMNS = (
    "id era order family prerequisites name_en name_fr text_en text_fr period from_year to_year icon asset"
)
ERAS = range(1, 7)
FAMILIES = {"food", "techniques", "culture", "tools", "science", "society", "movement"}
SHAPES = {"circle", "square", "triangle", "diamond", "hexagon", "pentagon", "star"}
PERIODS = ["dawn", "archaic-palaeolithic", "lower-palaeolithic", "middle-palaeolithic", "upper-palaeolithic"]
LONGEST_TEXT = 220

Row = dict[str, str]


def lines_of(name: str) -> tuple[list[str], list[str]]:
    """The comment lines and the other lines of a deck file."""
    lines = (DECKS / name).read_text("utf-8").splitlines()
    head = [line for line in lines if line.startswith("#")]
    return head, [line for line in lines if line not in head]


@cache
def cards() -> dict[str, Row]:
    return {row["id"]: row for row in csv.DictReader(lines_of("prehistory.csv")[1], strict=True)}


def families() -> list[Row]:
    return list(csv.DictReader(lines_of("families.csv")[1], strict=True))


def needs(card: str) -> list[str]:
    return cards()[card]["prerequisites"].split()


def era(card: str) -> int:
    return int(cards()[card]["era"])


@cache
def ancestry(card: str) -> frozenset[str]:
    """Every card that must lie in the tree before ``card`` can."""
    return frozenset(needs(card)).union(*(ancestry(parent) for parent in needs(card)))


def test_A01_the_deck_has_54_cards_nine_an_era() -> None:
    rows = list(csv.reader(lines_of("prehistory.csv")[1], strict=True))
    assert rows[0] == COLUMNS.split()
    assert all(len(row) == len(rows[0]) for row in rows)
    assert len(rows) == 1 + 54 == 1 + len(cards())
    assert [sum(era(card) == wanted for card in cards()) for wanted in ERAS] == [9] * 6


def test_A01_the_head_names_the_deck_and_its_six_eras_in_both_languages() -> None:
    head = dict(line.removeprefix("# ").split(": ", 1) for line in lines_of("prehistory.csv")[0])
    eras = {f"era_{number}_{language}" for number in ERAS for language in ("en", "fr")}
    assert head.keys() == {"id", "name_en", "name_fr", "licence"} | eras
    assert head["id"] == "prehistory"
    assert all(value.strip() for value in head.values())
    assert len({head[f"era_{number}_en"] for number in ERAS}) == len(ERAS)


def test_A02_an_id_is_the_english_name_in_lower_case_with_hyphens() -> None:
    for card, row in cards().items():
        assert card == re.sub(r"[^a-z]+", "-", row["name_en"].lower())
        assert row["name_fr"].strip()


def test_A02_names_and_pictures_are_all_different() -> None:
    for column in ("name_en", "name_fr", "icon"):
        assert len({row[column] for row in cards().values()}) == 54, column


@pytest.mark.parametrize("language", ["en", "fr"])
def test_A02_each_card_has_a_short_text_of_its_own(language: str) -> None:
    texts = [row[f"text_{language}"] for row in cards().values()]
    assert len(set(texts)) == 54
    for text in texts:
        assert 40 <= len(text) <= LONGEST_TEXT, text
        assert text[0].isupper(), text
        assert text[-1] in ".!?", text
        assert text == " ".join(re.split("[ \t\n]+", text)), text
        assert "'" not in text, text


def test_A02_french_texts_keep_their_high_signs_from_starting_a_line() -> None:
    for row in cards().values():
        assert not re.search(r"(?<!\u202f)[;:!?»]|«(?!\u202f)", row["text_fr"]), row["text_fr"]
        assert not re.search(r"\d (\d|ans|million)", row["text_fr"]), row["text_fr"]


def test_A02_a_card_has_at_most_three_prerequisites_that_exist() -> None:
    for card in cards():
        assert len(needs(card)) == len(set(needs(card))) <= 3, card
        assert set(needs(card)) <= cards().keys() - {card}, card


def test_A02_no_prerequisite_belongs_to_a_later_era() -> None:
    assert not [(card, parent) for card in cards() for parent in needs(card) if era(parent) > era(card)]


def test_A02_prerequisites_never_run_in_a_circle() -> None:
    assert len(list(TopologicalSorter({card: needs(card) for card in cards()}).static_order())) == 54


def test_A02_every_card_below_the_last_era_leads_somewhere() -> None:
    wanted = {parent for card in cards() for parent in needs(card)}
    assert not {card for card in cards() if era(card) < 6} - wanted


def test_A02_no_era_can_be_skipped() -> None:
    for card in cards():
        assert {era(parent) for parent in ancestry(card)} >= set(range(1, era(card))), card


def test_A02_years_run_forward_and_periods_are_known() -> None:
    for card, row in cards().items():
        assert row["period"] in PERIODS, card
        first, last = row["from_year"], row["to_year"]
        assert first or not last, card
        assert not first or int(first) <= int(last or first) < 0, card


def test_A02_periods_never_go_back_from_era_to_era() -> None:
    ordered = sorted(cards(), key=lambda card: (era(card), int(cards()[card]["order"])))
    periods = [PERIODS.index(cards()[card]["period"]) for card in ordered]
    assert periods == sorted(periods)


def test_A03_order_numbers_run_from_1_to_9_in_each_era_and_the_file_follows_them() -> None:
    places = [(era(card), int(row["order"])) for card, row in cards().items()]
    assert places == [(number, order) for number in ERAS for order in range(1, 10)]


def test_A04_there_are_seven_families_and_each_has_cards() -> None:
    assert {row["id"] for row in families()} == FAMILIES
    assert {row["family"] for row in cards().values()} == FAMILIES


def test_A04_the_three_families_printed_in_the_sources_are_kept() -> None:
    printed = {card: cards()[card]["family"] for card in ("hunting", "homo-erectus", "nomadism")}
    assert printed == {"hunting": "food", "homo-erectus": "movement", "nomadism": "movement"}


def test_A04_families_are_told_apart_by_letter_shape_picture_and_name() -> None:
    assert list(families()[0]) == ["id", "letter", "name_en", "name_fr", "icon", "shape"]
    assert {row["shape"] for row in families()} == SHAPES
    for column in ("letter", "icon", "name_en", "name_fr"):
        assert len({row[column] for row in families()}) == 7, column
    assert all(re.fullmatch("[A-Z]", row["letter"]) for row in families())
    assert not {row["icon"] for row in families()} & {row["icon"] for row in cards().values()}


def test_A05_four_cards_of_the_first_era_start_the_tree() -> None:
    starters = {card for card in cards() if not needs(card)}
    assert starters == {"gathering", "band", "scavenging", "australopithecus"}
    assert {era(card) for card in starters} == {1}


def test_every_picture_is_credited_to_its_author() -> None:
    credited = re.findall("`([a-z0-9-]+)`", (ROOT / "CREDITS.md").read_text("utf-8"))
    used = {row["icon"] for row in [*cards().values(), *families()]}
    assert used <= set(credited)
