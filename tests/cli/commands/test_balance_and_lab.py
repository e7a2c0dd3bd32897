"""``discovery deck balance`` and ``discovery lab run``: in words, as objects and as a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run
from tests.support.own_deck import garden
from tests.support.testing.rounds import rarely

SHORT = ("--game", "intro,connect", "--seat-numbers", "2", "--games", "20")
PLAN = """
values = ["seat-1", "decisions"]
games = 30
game = ["intro", "explore"]
[a]
deck = "prehistory"
[b]
deck = "antiquity"
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "garden.csv"
    path.write_text(garden(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["fr", *rarely("en")])
def test_a_deck_is_told_to_play_otherwise(run: Run, deck: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    done = run("deck", "balance", deck, *SHORT, "--strict", "--html", page, "--language", language)
    text = page.read_text(encoding="utf-8")

    assert done.status == 1
    assert "cli-" not in done.out + text
    assert "Prehistory" in done.out or "Préhistoire" in done.out
    assert text.startswith(f'<!doctype html><html lang="{language}">')
    assert text.count("<svg") >= 7
    wide = [int(width) > 420 for width in re.findall(r'viewBox="0 0 (\d+) ', text)]
    assert sum(wide) == text.count('class="wide" role="region" tabindex="0"') == 1
    shares = re.findall(r">(\d+.\d)\W?%</text>", text)
    assert shares
    assert all(("," in share) is (language == "fr") for share in shares)
    assert not [part for part in ("<script", "src=", "url(", "<link") if part in text]


def test_verdicts_as_an_object_and_within_a_budget(run: Run, deck: Path, tmp_path: Path) -> None:
    budget = tmp_path / "budget.toml"
    told = run("deck", "balance", deck, *SHORT, "--json").json
    allowed = ", ".join(f'"{name}"' for name in told["unmet"])
    budget.write_text(f"games = 20\nseats = [2]\nallow = [{allowed}]\n[margins]\nlength = 0.2\n", "utf-8")
    held = run("deck", "balance", deck, "--game", "intro,connect", "--budget", budget, "--json")

    assert "length" in told["unmet"]
    assert held.status == 0
    assert {"measure", "status", "value", "interval", "usual", "limits"} <= told["verdicts"][0].keys()
    assert len(told["cards"]) == 24


@pytest.mark.parametrize(
    "text", ["games = 0", "taste = 1", "allow = ['taste']", "[margins]\nlength = -1", "games ="]
)
def test_a_budget_with_something_unknown_is_refused(run: Run, deck: Path, tmp_path: Path, text: str) -> None:
    budget = tmp_path / "budget.toml"
    budget.write_text(text, "utf-8")

    assert run("deck", "balance", deck, "--budget", budget).err.startswith("discovery: bad-plan: ")


def test_the_full_plan_plays_every_kind_of_player(run: Run, deck: Path) -> None:
    """Two games of each kind, of up to 100,000 that the plan has."""
    short = ("--game", "explore", "--seat-numbers", "2", "--games", "2")
    told = run("deck", "balance", deck, "--plan", "full", *short, "--json").json
    kinds = {cell.rpartition("/")[2] for cell in told["tables"]}

    assert kinds == {"random", "greedy", "skill", "level-3", "levels", "level-5"}


def test_results_are_taken_up_again(run: Run, deck: Path, tmp_path: Path) -> None:
    """A file that was cut off in a line goes on from the line before; another question is refused."""
    kept, asked = tmp_path / "kept.jsonl", ("deck", "balance", deck, *SHORT, "--games", "5", "--json")
    whole = run(*asked, "--resume", kept).json
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = run(*asked, "--resume", kept).json
    other = run(*asked, "--resume", kept, "--seed", "another")

    assert again == whole
    assert kept.read_bytes().splitlines(keepends=True) == lines
    assert other.err.startswith("discovery: foreign-results: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_answered(run: Run, tmp_path: Path, language: str) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN, "utf-8")
    told = run("lab", "run", plan, "--language", language)
    answers = run("lab", "run", plan, "--json").json["answers"]

    assert told.status == 0
    assert "cli-" not in told.out
    assert [one["cell"] for one in answers] == ["intro/2", "intro/2", "explore/2", "explore/2"]
    assert all(len(one["means"]) == 2 and one["games"] == 30 for one in answers)
    assert answers[1]["difference"] == pytest.approx(
        answers[1]["means"][0] - answers[1]["means"][1], abs=1e-5
    )


def test_any_family_can_be_asked(run: Run, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text('game = "discover:beacon"\nvalues = ["decisions"]\ngames = 2\nprecision = 500\n', "utf-8")
    [answer] = run("lab", "run", plan, "--json").json["answers"]

    assert answer["status"] == "known"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("games = 3", "bad-plan"),
        ('values = ["won-nobody"]\ngames = 2', "bad-plan"),
        ('values = ["seat-1"]\nprecision = 0', "bad-plan"),
        ('values = ["seat-1"]\n[b]\n', "bad-plan"),
        ('values = ["seat-1"]\n[a]\ntaste = 1\n', "bad-plan"),
        ('values = ["seat-1"]\ngame = ["intro", "intro"]', "bad-plan"),
        ('values = ["seat-1"]\nplayers = ["nobody", "random"]', "unknown-player"),
        ('values = ["seat-1"]\ngame = "chess"', "unknown-game"),
        ("values =", "bad-plan"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(run: Run, tmp_path: Path, text: str, code: str) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(text, "utf-8")

    assert run("lab", "run", plan).err.startswith(f"discovery: {code}: ")
