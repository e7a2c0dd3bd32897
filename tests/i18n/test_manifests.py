"""The page can be installed in every language: each has its web app manifest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from discovery.core.languages import LANGUAGES

PUBLIC = Path(__file__).parents[2] / "web/public"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_has_a_manifest_that_differs_in_its_words_only(tag: str) -> None:
    words = ("lang", "description")
    own, english = (json.loads((PUBLIC / f"app.{one}.webmanifest").read_text("utf-8")) for one in (tag, "en"))
    assert own["lang"] == tag
    assert own["description"]
    assert {key: own[key] for key in own if key not in words} == {
        key: english[key] for key in english if key not in words
    }
