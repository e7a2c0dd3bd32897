"""``discovery deck``: decks are made, checked, shown, compared and shared from the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.evolution.cards.deck import ASSETS
from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run
from tests.support.own_deck import armed_garden, garden

HUB = garden().replace("seed-2 seed-3", "seed-2 seed-1").replace("seed-3 seed-4", "seed-3 seed-1")
HUB = HUB.replace("seed-4 seed-5", "seed-4 seed-1").replace("seed-5 seed-6", "seed-5 seed-1")


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "garden.csv"
    path.write_text(garden(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_deck_is_checked_shown_and_compared(run: Run, tmp_path: Path, language: str) -> None:
    small, in_words = tmp_path / "small.toml", ("--language", language)
    made = run("deck", "new", small, "--from", "prehistory", "--eras", "3", "--cards", "5", *in_words)
    checked = run("deck", "check", small, *in_words)
    shown = run("deck", "show", small, *in_words)
    compared = run("deck", "diff", "prehistory", small, *in_words)

    assert {made.status, checked.status, shown.status, compared.status} == {0}
    assert small.read_text(encoding="utf-8").startswith("[deck]")
    assert "1.1 " in shown.out
    assert compared.out.count("\n- ") > 20
    assert "cli-" not in made.out + checked.out + shown.out + compared.out


def test_a_copy_of_a_faulty_deck_says_that_it_is_faulty(run: Run, deck: Path, tmp_path: Path) -> None:
    """A faulty deck may be copied to be mended; empty rows to fill in are no surprise."""
    copy = tmp_path / "copy.toml"
    deck.write_text(garden().replace("tree-2,2,2", "tree-2,2,7"), encoding="utf-8")
    made = run("deck", "new", copy, "--from", deck)

    assert made.status == 0
    assert "copy.toml:" in made.err
    assert "deck-order: " in made.err
    assert made.err.endswith("The copy is not sound: the deck had this fault already.\n")
    assert run("deck", "new", tmp_path / "empty.csv").err == ""


def test_a_deck_that_would_lose_something_is_not_copied(run: Run, deck: Path, tmp_path: Path) -> None:
    deck.write_text(garden().replace("name_en,", "name_en,name_en,", 1), encoding="utf-8")
    made = run("deck", "new", tmp_path / "copy.toml", "--from", deck)

    assert made.status == 1
    assert "column-twice: " in made.err
    assert not (tmp_path / "copy.toml").exists()


def test_a_file_is_replaced_only_by_force(run: Run, deck: Path) -> None:
    assert run("deck", "new", deck).err.startswith("discovery: file-exists: ")
    assert deck.read_text(encoding="utf-8") == garden()
    assert run("deck", "new", deck, "--force").status == 0


def test_advice_comes_after_a_sound_deck(run: Run, deck: Path) -> None:
    deck.write_text(HUB, encoding="utf-8")
    told = run("deck", "check", deck)
    listed = run("deck", "check", deck, "--json").json["warnings"]

    assert told.status == 0
    assert "Seed 1 leads to 6 cards" in told.out
    assert [row["code"] for row in listed] == ["family"] * 7 + ["successors"]
    assert listed[-1] | {"line": 7, "card": "seed-1", "count": 6} == listed[-1]


def test_Y01_advice_on_assets_comes_after_a_sound_deck(run: Run, deck: Path) -> None:
    text = armed_garden().replace("Arbre 3,loot", "Arbre 3,").replace("Graine 3,loot", "Graine 3,guard")
    deck.write_text(text, encoding="utf-8")
    told = run("deck", "check", deck)

    assert told.status == 0
    assert "one card has no asset, so the deck cannot be played with the option Battle: Tree 3" in told.out
    assert "era 1: every era has all six assets, none more than 2 times (raid:2 guard:3 loot:1 " in told.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", ["raid 3", "raid", "Guard", "spy"])
def test_Y01_a_wrong_asset_is_refused_with_its_line_and_what_is_allowed(
    run: Run, deck: Path, language: str, wrong: str
) -> None:
    deck.write_text(armed_garden().replace("Graine 3,loot", f"Graine 3,{wrong}"), encoding="utf-8")
    checked = run("deck", "check", deck, "--language", language)

    assert checked.status == 1
    assert f"{deck.name}:9: deck-field: " in checked.err
    assert all(word in checked.err for word in (wrong, *ASSETS))


@pytest.mark.parametrize("card", ["tree-3", "Tree 3", "arbre 3"])
def test_a_card_is_found_by_its_id_or_a_name(run: Run, deck: Path, card: str) -> None:
    told = run("deck", "show", deck, card)
    as_object = run("deck", "show", deck, card, "--json").json

    assert "Shares a prerequisite with: Tree 2 and Tree 4" in told.out
    assert as_object["sisters"] == ["tree-2", "tree-4"]
    assert as_object["ancestors"] == 2


def test_an_unknown_card_is_refused(run: Run, deck: Path) -> None:
    assert run("deck", "show", deck, "rose").err.startswith("discovery: unknown-card: ")


def test_a_shared_link_makes_the_same_deck(run: Run, deck: Path, tmp_path: Path) -> None:
    link = run("deck", "share", deck, "--address", "https://example.org/").out.strip()
    copy = tmp_path / "garden2.csv"

    assert link.startswith("https://example.org/#/deck/")
    assert run("deck", "new", copy, "--from", link).status == 0
    assert run("deck", "diff", deck, copy, "--json").json["changed"] == {}
    long = run("deck", "share", tmp_path / "none.csv")
    assert long.err.startswith("discovery: no-file: ")


def test_another_family_has_no_trees(run: Run) -> None:
    assert run("deck", "show", "lands", "--game", "discover:all").status == 1
