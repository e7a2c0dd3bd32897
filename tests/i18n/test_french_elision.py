"""French elides before a vowel (« la main d’Ann »), which a text with a variable cannot know: no such word
stands before a name, so that every name fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.i18n.test_french_spaces import FRENCH

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*/texts/fr/*.ftl"))
NUMBERS = {"before", "cards", "first", "from", "least", "order"}
"""Variables that hold numbers in digits, before which nothing is elided."""
ELIDED = re.compile(r"\b(?:de|que|le|la|je|me|te|se|ne|si) \{ \$(\w+)", re.IGNORECASE)


@pytest.mark.parametrize("path", [*FRENCH, *EXAMPLES], ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_no_word_that_elides_stands_before_a_name(path: Path) -> None:
    found = ELIDED.findall(path.read_text(encoding="utf-8"))
    assert [variable for variable in found if variable not in NUMBERS] == []
