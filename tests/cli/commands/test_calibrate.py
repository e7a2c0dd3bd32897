"""``discovery tournament`` and ``discovery calibrate``: what they print, write and refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.evolution.bots import PROGRAMS
from discovery.evolution.bots.search.levels import LEVELS
from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run

PAGE = "# Opponents\n\n<!-- ladder -->\nold\n<!-- /ladder -->\n\nThe end.\n"


def test_the_ladder_is_played_rated_and_written_down(run: Run, tmp_path: Path) -> None:
    """A short calibration of two levels; the same command once more plays nothing and says the same."""
    page, results = tmp_path / "page.md", tmp_path / "results.jsonl"
    page.write_text(PAGE, encoding="utf-8")
    command = ("calibrate", "--levels", 2, "--games", 2, "--json", "--resume", results, "--write", page)

    first = run(*command)
    written, kept = page.read_text(encoding="utf-8"), results.read_text(encoding="utf-8")
    again = run(*command)

    (table,) = first.json["tables"]
    elos = {player["player"]: player["elo"] for player in table["players"]}
    assert elos["greedy"] == 1000
    assert list(elos.values()) == sorted(elos.values(), reverse=True)
    assert (first.status == 0) == (first.err == "") == (elos["level-2"] > elos["level-1"])
    assert elos["level-1"] > elos["random"]
    assert len(kept.splitlines()) == 1 + 9
    assert written.startswith(
        "# Opponents\n\n<!-- ladder -->\n\n### Explore with 2 seats: 18 games\n\n| Player |"
    )
    assert written.endswith("|\n\n<!-- /ladder -->\n\nThe end.\n")
    assert "| `level-2` | " in written
    assert again == first
    assert page.read_text(encoding="utf-8") == written
    assert results.read_text(encoding="utf-8") == kept


def test_what_a_file_holds_is_rated_without_a_game(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    pair = ("--players", "level-1,level-2", "--json", "--resume", results)

    played = run("tournament", *pair, "--games", 4)
    held = run("tournament", *pair, "--games", 0)

    assert held == played
    assert run("tournament", "--games", 0, "--json").json["tables"] == []
    assert run("tournament", "--games", -1).status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_that_never_met_are_not_compared(run: Run, tmp_path: Path, language: str) -> None:
    """Two files of results put together: each pair has its share, and nobody a rating."""
    results = tmp_path / "results.jsonl"
    for pair in ("greedy,random", "level-1,level-2"):
        run("tournament", "--players", pair, "--games", 2, "--resume", results)
    asked = ("tournament", "--players", "greedy,random,level-1,level-2", "--games", 0, "--resume", results)
    told = run(*asked, "--language", language)
    (table,) = run(*asked, "--json").json["tables"]

    assert told.status == 0
    assert "random, greedy" in told.out.replace("greedy, random", "random, greedy")
    assert "cli-" not in told.out
    assert (table["players"], len(table["pairs"])) == ([], 2)
    assert sorted(map(sorted, table["groups"])) == [["greedy", "random"], ["level-1", "level-2"]]


@pytest.mark.parametrize(("language", "words"), [("en", "is rated no higher"), ("fr", "ne dépasse pas")])
def test_a_level_out_of_order_is_a_failure(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    """The lower level plays like ``greedy``, the one above it like ``random``."""
    low, high = list(LEVELS)[:2]
    monkeypatch.setitem(PROGRAMS, low, PROGRAMS["greedy"])
    monkeypatch.setitem(PROGRAMS, high, PROGRAMS["random"])

    done = run("calibrate", "--levels", 2, "--games", 2, "--language", language)

    assert done.status == 1
    assert "level-2" in done.err
    assert words in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_in_words(run: Run, language: str) -> None:
    done = run(
        "tournament", "--players", "bot,random", "--games", 2, "--seat-numbers", "2,3", "--language", language
    )

    assert (done.status, done.err) == (0, "")
    assert done.out.count("random") == 4
    assert "cli-" not in done.out


def test_a_tournament_as_an_object(run: Run) -> None:
    done = run("tournament", "--players", "bot,random,bot+", "--game", "all", "--games", 2, "--json")

    assert list(done.json) == ["seed", "tables"]
    assert [table["game"] for table in done.json["tables"]] == [
        "intro", "memory", "explore", "select", "connect", "fusion",
    ]  # fmt: skip
    assert list(done.json["tables"][0]) == ["game", "seats", "games", "players", "groups", "pairs"]
    assert list(done.json["tables"][0]["players"][0]) == ["player", "elo", "low", "high"]
    assert list(done.json["tables"][0]["pairs"][0]) == ["players", "games", "share", "low", "high"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["tournament", "--players", "greedy"], "bad-value"),
        (["tournament", "--players", "greedy,nobody"], "unknown-player"),
        (["tournament", "--game", "chess"], "unknown-game"),
        (["calibrate", "--write", "no-such-page.md"], "no-file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(run: Run, arguments: list[str], code: str) -> None:
    done = run(*arguments, "--games", 1, "--json")

    assert done.status == 1
    assert done.err.startswith(f"discovery: {code}: ")
    assert done.json["error"]["code"] == code


def test_a_page_without_its_marks_is_refused_before_the_first_game(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- /ladder --> <!-- ladder -->", encoding="utf-8")

    done = run("calibrate", "--write", page)

    assert done.status == 1
    assert done.err.startswith("discovery: no-marks: ")
