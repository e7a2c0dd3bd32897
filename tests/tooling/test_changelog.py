"""Changes wait in files of their own, well-formed, until a version is released."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooling import changelog

LOG = "# Changes\n\nWritten for people.\n\n## Unreleased\n\n- Known already.\n\n## 0.1.0\n\n- The first.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(LOG, encoding="utf-8")
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "README.md").write_text("how", encoding="utf-8")
    return tmp_path


def note(root: Path, name: str, text: str) -> Path:
    path = root / "changelog.d" / name
    path.write_text(text, encoding="utf-8")
    return path


def test_every_waiting_change_is_well_formed() -> None:
    assert {path.name: changelog.fault(path) for path in changelog.fragments(changelog.ROOT)} == {
        path.name: "" for path in changelog.fragments(changelog.ROOT)
    }


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("a-change.md", "A sentence\nof two lines.\n", ""),
        ("A Change.md", "A sentence.\n", "changelog-name"),
        ("a-change.txt", "A sentence.\n", "changelog-name"),
        ("a.md", "", "changelog-length"),
        ("a.md", "No end", "changelog-length"),
        ("a.md", "Long. " * 101 + "\n", "changelog-length"),
        ("a.md", "- A bullet.\n", "changelog-form"),
        ("a.md", "# A heading\n", "changelog-form"),
        ("a.md", "A sentence.\n\nAnother one.\n", "changelog-form"),
        ("a.md", "wide " * 32 + ".\n", "changelog-form"),
    ],
)
def test_what_is_wrong_with_one_is_found(root: Path, name: str, text: str, fault: str) -> None:
    assert changelog.fault(note(root, name, text)) == fault


def test_a_release_adds_all_of_them_after_the_known_ones(root: Path) -> None:
    note(root, "b-second.md", "Later by name.\n")
    note(root, "a-first.md", "A sentence\nof two lines.\n")

    assert changelog.main(["1.2.0"], root) == 0

    assert (root / "CHANGELOG.md").read_text(encoding="utf-8") == (
        "# Changes\n\nWritten for people.\n\n## Unreleased\n\n## 1.2.0\n\n- Known already.\n"
        "- A sentence\n  of two lines.\n- Later by name.\n\n## 0.1.0\n\n- The first.\n"
    )
    assert changelog.fragments(root) == []


def test_the_next_release_starts_from_nothing(root: Path) -> None:
    changelog.main(["1.2.0"], root)
    note(root, "a-first.md", "New.\n")
    changelog.main(["1.3.0"], root)

    log = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## Unreleased\n\n## 1.3.0\n\n- New.\n\n## 1.2.0\n\n- Known already.\n" in log


def test_nothing_is_released_when_one_is_wrong(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    note(root, "good.md", "A sentence.\n")
    note(root, "bad.md", "- A bullet.\n")

    assert changelog.main(["1.2.0"], root) == 1
    assert (root / "CHANGELOG.md").read_text(encoding="utf-8") == LOG
    assert len(changelog.fragments(root)) == 2
    assert "bad.md: " in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["soon"], ["1.2.0", "1.3.0"]])
def test_what_is_no_version_is_refused_in_words(arguments: list[str], root: Path) -> None:
    assert changelog.main(arguments, root) == 2
    assert (root / "CHANGELOG.md").read_text(encoding="utf-8") == LOG
