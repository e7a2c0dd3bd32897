"""The ten minutes of CONTRIBUTING.md and the templates lead where they say; every example is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tooling import check

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (\./.+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", [words for words in COMMANDS if words.startswith("./check")])
def test_every_test_that_it_names_is_there(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    wishes = check.read(command.split()[1:], lambda key, **_: key)

    assert wishes is not None
    assert wishes.named


def test_tests_that_it_names_in_passing_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    named = re.findall(r"`((?:tests|web)/[^`]+)`", PAGE)

    assert len(named) >= 4
    for name in named:
        file, _, test = name.partition("::")
        assert (ROOT / file).exists(), name
        assert not test or f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), name


def test_a_rule_that_it_names_has_tests() -> None:
    (rule,) = set(re.findall(r"-k ([A-Z]\d\d)", PAGE))

    assert any(
        f"def test_{rule}_" in path.read_text(encoding="utf-8")
        for path in (ROOT / "tests" / "rulebook").rglob("*.py")
    )


def test_subjects_that_it_recommends_keep_its_rules() -> None:
    (table,) = re.findall(r"^\| written \| better \|\n.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    subjects = [row.split("|")[2].strip() for row in table.splitlines()]

    assert len(subjects) == 10
    assert [subject for subject in subjects if not re.fullmatch(r"[A-Z][a-z]+ .{1,65}[^.]", subject)] == []
    assert [subject for subject in subjects if len(subject) > 72] == []


def test_every_example_is_listed() -> None:
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"\]\(([a-z_]+(?:\.\w+)?)(?:/\w+\.(?:py|md))?\)", page))
    there = {path.name for path in (ROOT / "examples").iterdir() if not path.name.startswith("_")}

    assert listed == there - {"README.md"}


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md")), ids=lambda path: path.name
)
def test_templates_have_a_name_and_say_what_they_are_for(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert re.match(r"---\nname: \S.*\nabout: \S.*\nlabels: [a-z]+\n---\n\n\*\*", text)
