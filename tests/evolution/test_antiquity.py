"""The Antiquity deck as printed, alone and with Prehistory: its facts, its laws and the shape of its tree."""

from __future__ import annotations

import csv
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from discovery.core.bits import count
from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.game import new_game
from discovery.i18n import translate

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "discovery" / "evolution" / "cards" / "data"
FAMILIES = ("culture", "food", "movement", "science", "society", "techniques", "tools")
ALONE, BOTH = "antiquity", "prehistory+antiquity"


@cache
def rows(name: str) -> list[dict[str, str]]:
    lines = (DATA / f"{name}.csv").read_text("utf-8").splitlines()
    return list(csv.DictReader((line for line in lines if not line.startswith("#")), strict=True))


def cards(name: str) -> tuple[Card, ...]:
    return load_deck(name).cards


def in_play(deck: Deck, card: Card) -> list[str]:
    return [needed for needed in card.prerequisites if needed in deck.index()]


def lengths_back(deck: Deck) -> Counter[int]:
    """How many eras back the prerequisites in play lie."""
    by_id = {card.id: card for card in deck.cards}
    return Counter(card.era - by_id[name].era for card in deck.cards for name in in_play(deck, card))


def depths(deck: Deck) -> list[int]:
    """For each card the length of the longest chain that ends in it."""
    found: dict[str, int] = {}
    for card in deck.cards:
        _depth(deck, card, found)
    return list(found.values())


def _depth(deck: Deck, card: Card, found: dict[str, int]) -> int:
    if card.id not in found:
        by_id = {one.id: one for one in deck.cards}
        found[card.id] = 1 + max(
            (_depth(deck, by_id[name], found) for name in in_play(deck, card)), default=0
        )
    return found[card.id]


def series_links(name: str) -> list[int]:
    """How many cards may follow each card in a series (D02)."""
    setup = new_game("explore", ["A", "B"], name).setup
    return [count(setup.follows[card]) for card in range(setup.printed)]


def test_A01_the_deck_has_54_cards_nine_an_era_from_7_to_12() -> None:
    assert Counter(card.era for card in cards(ALONE)) == dict.fromkeys(range(7, 13), 9)
    assert [card.order for card in cards(ALONE)] == [*range(1, 10)] * 6
    assert len({card.id for card in cards(BOTH)}) == 108


@pytest.mark.parametrize("language", ["en", "fr"])
def test_A02_each_card_has_a_name_a_text_a_place_and_a_period(language: str) -> None:
    prehistory = {row[f"name_{language}"] for row in rows("prehistory")}
    assert len({card.names[language] for card in cards(ALONE)} - prehistory) == 54
    for card in cards(ALONE):
        text = card.texts[language]
        assert 140 <= len(text) <= 190, text
        assert text[-1] in ".!?", text
        assert "'" not in text, text
        assert card.places[language], card.id
        assert translate(language, f"period-{card.period}") != f"period-{card.period}"
    eras = load_deck(ALONE).era_names
    assert len({eras[era][language] for era in range(1, 13)}) == 12


def test_A02_french_texts_keep_their_high_signs_from_starting_a_line() -> None:
    for card in cards(ALONE):
        text = card.texts["fr"]
        assert not re.search(r"(?<!\u202f)[;:!?»]|«(?!\u202f)", text), text
        assert not re.search(r"\d (\d|ans)", text), text


def test_A02_years_run_forward_inside_an_era_and_from_era_to_era() -> None:
    years = [card.from_year or 0 for card in cards(ALONE)]
    assert years == sorted(years)
    assert {card.to_year for card in cards(ALONE)} == {None}


def test_A02_pictures_are_of_their_own_and_credited() -> None:
    pictures = {row["icon"] for row in rows(ALONE)}
    assert len(pictures - {row["icon"] for row in [*rows("prehistory"), *rows("families")]}) == 54
    assert pictures <= set(re.findall("`([a-z0-9-]+)`", (ROOT / "CREDITS.md").read_text("utf-8")))


def test_each_card_names_its_source() -> None:
    table = (ROOT / "CREDITS.md").read_text("utf-8").partition("## Sources of the Antiquity deck")[2]
    sources = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", table, re.MULTILINE))
    assert sources.keys() - {"card"} == {card.names["en"] for card in cards(ALONE)}


def test_B12_played_alone_four_cards_of_era_7_start_the_tree() -> None:
    deck = load_deck(ALONE)
    starters = {card.id for card in deck.cards if not in_play(deck, card)}
    assert starters == {"farming", "sanctuary", "herding", "tokens"}


# The table "structure" of the deck's design, computed from the data. Names of fields as there.


@pytest.mark.parametrize(
    ("name", "by_number"),
    [("prehistory", [4, 8, 36, 6]), (ALONE, [4, 5, 38, 7]), (BOTH, [4, 8, 77, 19])],
)
def test_how_many_cards_need_how_many_in_play(name: str, by_number: list[int]) -> None:
    deck = load_deck(name)
    found = Counter(len(in_play(deck, card)) for card in deck.cards)
    assert [found[number] for number in range(4)] == by_number


@pytest.mark.parametrize(
    ("name", "back"), [("prehistory", [27, 56, 12, 3]), (ALONE, [25, 62, 12, 3]), (BOTH, None)]
)
def test_how_far_back_prerequisites_lie(name: str, back: list[int] | None) -> None:
    found = lengths_back(load_deck(name))
    assert sum(found.values()) == {"prehistory": 98, ALONE: 102, BOTH: 219}[name]
    assert back is None or [found[eras] for eras in range(4)] == back


def test_prerequisites_in_play_by_era() -> None:
    for name, wanted in {"prehistory": [7, 16, 17, 19, 20, 19], ALONE: [7, 16, 19, 18, 21, 21]}.items():
        deck = load_deck(name)
        found = Counter(card.era for card in deck.cards for _ in in_play(deck, card))
        assert [found[era] for era in deck.eras()] == wanted


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("prehistory", [5, 15, 24, 6, 3, 1]),
        (ALONE, [6, 18, 13, 11, 5, 1]),
        (BOTH, [6, 30, 39, 23, 8, 2]),
    ],
)
def test_how_many_cards_have_how_many_successors(name: str, wanted: list[int]) -> None:
    deck = load_deck(name)
    found = Counter(len(deck.successors(card.id)) for card in deck.cards)
    assert [found[number] for number in range(6)] == wanted
    assert not [c.id for c in deck.cards if c.era < deck.eras()[-1] and not deck.successors(c.id)]


@pytest.mark.parametrize(
    ("name", "longest", "mean"), [("prehistory", 12, 5.96), (ALONE, 12, 6.22), (BOTH, 23, 11.5)]
)
def test_the_longest_chain_and_the_mean_depth(name: str, longest: int, mean: float) -> None:
    found = depths(load_deck(name))
    assert max(found) == longest
    assert sum(found) / len(found) == pytest.approx(mean, abs=0.05)


def test_families_are_of_nearly_the_same_size() -> None:
    for name, wanted in {"prehistory": [8, 7, 8, 7, 8, 8, 8], ALONE: [8, 7, 8, 8, 8, 8, 7]}.items():
        found = Counter(card.family for card in cards(name))
        assert [found[family] for family in FAMILIES] == wanted


@pytest.mark.parametrize(("name", "pairs"), [("prehistory", 249), (ALONE, 250), (BOTH, 925)])
def test_pairs_of_cards_that_may_follow_each_other_in_a_series(name: str, pairs: int) -> None:
    assert sum(series_links(name)) == 2 * pairs


def test_series_links_of_a_card() -> None:
    for name, least, mean, most in (("prehistory", 7, 9.2, 12), (ALONE, 7, 9.3, 11)):
        links = series_links(name)
        assert (min(links), max(links)) == (least, most)
        assert sum(links) / len(links) == pytest.approx(mean, abs=0.05)
