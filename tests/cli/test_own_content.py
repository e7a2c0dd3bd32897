"""A content of a host's own is checked, played and replayed by the same commands as a deck."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from discovery.i18n import LANGUAGES
from discovery.survival.content.decks import key_of, read_content
from tests.cli.conftest import Run
from tests.support.survival.own_content import LANTERN

KEY = key_of(read_content(LANTERN))
GAME = ("--game", "discover:lantern")


@pytest.fixture
def content(tmp_path: Path) -> Path:
    path = tmp_path / "lantern.csv"
    path.write_text(LANTERN, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_content_is_told_to_be_so(run: Run, content: Path, language: str) -> None:
    done = run("deck", "check", content, *GAME, "--language", language)
    assert (done.status, done.err) == (0, "")
    assert ("6 Sz" if language == "de" else "6 sc") in done.out
    told = run("deck", "check", content, *GAME, "--language", language, "--json").json
    assert told == {"sound": True, "faults": [], "scenarios": 6, "lands": 2, "cards": 112}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_with_its_line(run: Run, content: Path, language: str) -> None:
    spoilt = LANTERN.replace("food|meat,5", "food|meat,high").replace("escape,water 2", "escape,water")
    content.write_text(spoilt, encoding="utf-8")
    done = run("deck", "check", content, *GAME, "--language", language)
    assert done.status == 1
    assert [line.partition(": ")[0] for line in done.err.splitlines()] == [f"{content}:11", f"{content}:12"]
    assert "error-" not in done.err
    told = run("deck", "check", content, *GAME, "--language", language, "--json").json
    named = ("line", "code", "rule", "table", "row", "column")
    assert [[fault[name] for name in named] for fault in told["faults"]] == [
        [11, "unknown-word", "XP03", "quests", "lantern", "place"],
        [12, "unknown-word", "XP03", "quests", "lantern", "object"],
    ]


def test_its_record_names_it_and_replays_with_its_file(run: Run, content: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    seats = ("--seats", "you,careful", "--seed", "g")
    done = run("play", *GAME, *seats, "--deck", content, "--save", record, typed="1\n" * 5)
    assert done.status == 0, done.err
    assert re.fullmatch("lantern@[0-9a-f]{16}", KEY)
    assert f'[Deck "{KEY}"]' in record.read_text(encoding="utf-8")
    assert run("replay", record, "--deck", content).status == 0
    assert run("replay", record).err.startswith(f"{record}:4: deck-needed: ")
    content.write_text(LANTERN.replace("escape,water 2", "escape,water 3"), encoding="utf-8")
    assert run("replay", record, "--deck", content).err.startswith(f"{record}:4: wrong-deck: ")


def test_simulations_play_it_in_other_processes(run: Run, content: Path) -> None:
    command = ("simulate", *GAME, "--seats", "careful,random", "--games", 2, "--seed", 1, "--deck", content)
    alone, together = run(*command, "--json"), run(*command, "--workers", 2, "--json")
    assert alone.status == together.status == 0, alone.err + together.err
    assert alone.json | {"cpu_seconds": 0} == together.json | {"cpu_seconds": 0}


def test_a_scenario_that_it_does_not_have_is_refused(run: Run, content: Path) -> None:
    content.write_text(LANTERN.replace("4,4,The", "4,4,The") + "[scenarios]\nid\n-beacon\n", encoding="utf-8")
    done = run("simulate", "--game", "discover:beacon", "--games", 1, "--deck", content, "--json")
    assert done.json["error"]["code"] == "unknown-game"
