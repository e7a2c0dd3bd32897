"""A family's sentences and rules are found where they lie, beside those of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from discovery import i18n
from discovery.core import registry
from discovery.core.errors import InvalidInput
from discovery.i18n import rulebook
from tests.cli.conftest import Run, run
from tests.support.packages import forget

__all__ = ["run"]
BOOK = "# Strolls\n\n## WA · Strolling\n\n### WA01 · {title}\n\n{text}\n"


@pytest.fixture(autouse=True)
def _strolls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with two sentences and a rule, in both languages; nothing else of it is asked for."""
    package = tmp_path / "strolls"
    said = {
        "en": ("A stroll", "Slowly", "Walk slowly."),
        "fr": ("Une balade", "Lentement", "Marchez lentement."),
    }
    for language, (name, title, text) in said.items():
        texts, book = package / "texts" / language, package / "rulebook"
        for folder in (texts, book):
            folder.mkdir(parents=True, exist_ok=True)
        (texts / "games.ftl").write_text(f"game-stroll-park = {name}\n", encoding="utf-8")
        (texts / "errors.ftl").write_text("error-too-fast = { $given } km/h?\n", encoding="utf-8")
        (book / f"{language}.md").write_text(BOOK.format(title=title, text=text), encoding="utf-8")
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "family.py").write_text("class FAMILY:\n    key = 'stroll'\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(registry.VARIABLE, "stroll=strolls.family:FAMILY")
    i18n._areas.cache_clear()
    yield
    i18n._areas.cache_clear()
    forget("strolls")


@pytest.mark.parametrize(("language", "name"), [("en", "A stroll"), ("fr", "Une balade")])
def test_its_sentences_stand_beside_the_others(language: str, name: str) -> None:
    assert i18n.translate(language, "game-stroll-park") == name
    assert i18n.translate(language, "game-intro") == "Intro"


def test_an_error_may_have_a_code_of_its_family() -> None:
    assert i18n.sentence("fr", InvalidInput("too-fast", given=7)) == "7 km/h?"


@pytest.mark.parametrize(("language", "title"), [("en", "Slowly"), ("fr", "Lentement")])
def test_its_rules_are_found_by_number(run: Run, language: str, title: str) -> None:
    assert rulebook.find("WA01", language).title == title
    assert f"WA01 · {title}" in run("rules", "wa01", "--language", language).out
    assert "C01 · " in run("rules", "C01", "--language", language).out


def test_its_sections_come_after_those_of_the_cards(run: Run) -> None:
    sections = [line for line in run("rules").out.splitlines() if not line.startswith(" ")]

    assert (sections[0][:1], sections[-1]) == ("A", "WA · Strolling")
