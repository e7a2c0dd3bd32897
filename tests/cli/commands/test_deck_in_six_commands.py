"""A deck from a copy to paper and to a friend: new, check, play, balance, print, share."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from discovery.core.registry import family
from discovery.play.records import read
from discovery.play.replay import replay
from tests.cli.conftest import Run
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import rarely

MEASURED = ("--seat-numbers", "2", "--games", "20")
FIRST = "1\n" * 200
"""The first move of those that are shown, time and again."""


@pytest.mark.parametrize(
    ("an_era", "game", "bot"), [(5, "classic-simple", "virtual"), *rarely((6, "intro", "bot"))]
)
def test_a_deck_of_three_eras_in_six_commands(
    run: Run, tmp_path: Path, an_era: int, game: str, bot: str
) -> None:
    """B09, S01: fifteen cards are enough for two in the first edition, eighteen in every game."""
    deck, record, copy = tmp_path / "small.csv", tmp_path / "game.record", tmp_path / "theirs.csv"
    made = run("deck", "new", deck, "--from", "prehistory", "--eras", "3", "--cards", str(an_era))
    checked = run("deck", "check", deck, "--json").json
    playing = ("--game", game, "--seats", f"you,{bot}", "--seed", "six")
    played = run("deck", "play", deck, *playing, "--save", record, "--with-deck", typed=FIRST)
    told = run("deck", "balance", deck, *MEASURED, "--json").json
    printed = run("deck", "print", deck, "--sheets", "fronts,poster", "--out", tmp_path, "--json").json
    link = run("deck", "share", deck).out.strip()

    assert made.status == played.status == 0
    assert (checked["faults"], checked["cards"]) == ([], 3 * an_era)
    assert card_position(replay(read(record.read_text(encoding="utf-8")))).game.deck.id == deck.stem
    assert told["verdicts"]
    assert any(key.startswith(f"{game}/2/") for key in told["tables"])
    assert printed["flaws"] == []
    words = " ".join(page.extract_text() for page in PdfReader(printed["files"][0]).pages)
    brought = family("evolution").decks.read(deck.read_text(encoding="utf-8"))
    assert [name for name in brought.card_names("en").values() if name not in words] == []

    run("deck", "new", copy, "--from", link)
    assert run("deck", "diff", deck, copy, "--json").json["changed"] == {}
