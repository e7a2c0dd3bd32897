"""What a sentence quotes from outside cannot steer a terminal or turn the direction of a line."""

from __future__ import annotations

import pytest

from discovery.core.errors import Code, InvalidRecord
from discovery.i18n import LANGUAGES, sentence, visible

HOSTILE = ["\x1b[31mred", "a\x00b", "a\u202eb", "a\u200bb", "a\rb", "a\u2028b", "\ud800", "\x9b2J"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", HOSTILE)
def test_no_invisible_character_comes_through(text: str, language: str) -> None:
    told = sentence(language, InvalidRecord(Code.UNKNOWN_CARD, given=text))
    assert "\N{REPLACEMENT CHARACTER}" in told
    assert not set(told) & (set(text) - set("[31mredab2J"))


def test_letters_of_all_scripts_and_french_spaces_stay() -> None:
    assert visible("Zoé « 火 » ø'-._\u202f!\u00a0") == "Zoé « 火 » ø'-._\u202f!\u00a0"
