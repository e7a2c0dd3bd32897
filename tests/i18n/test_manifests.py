"""The page can be installed in every language: each has its web app manifest."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from discovery.core.languages import LANGUAGES
from tests.support.data import ROOT

PUBLIC = ROOT / "web/public"
SHORTCUTS = {"./#/new": "setup-page", "./#/puzzles": "home-puzzles", "./#/learn": "home-lessons"}
"""What an app's icon offers, and the message that the page has for the same."""


def manifest(tag: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((PUBLIC / f"app.{tag}.webmanifest").read_text("utf-8"))
    return content


def said(tag: str, message: str) -> str:
    """What a message of the page says in a language."""
    folder: Path = ROOT / "src/discovery/i18n" / tag
    texts = "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.ftl")))
    found = re.search(rf"^{message} = (.+)$", texts, re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_has_a_manifest_that_differs_in_its_words_only(tag: str) -> None:
    words = ("lang", "description", "shortcuts")
    own, english = manifest(tag), manifest("en")
    assert own["lang"] == tag
    assert own["description"]
    assert {key: own[key] for key in own if key not in words} == {
        key: english[key] for key in english if key not in words
    }


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_icon_of_an_installed_page_offers_what_the_page_calls_the_same(tag: str) -> None:
    assert {one["url"]: one["name"] for one in manifest(tag)["shortcuts"]} == {
        address: said(tag, message) for address, message in SHORTCUTS.items()
    }
