"""Words that people type, compared ignoring accents, case and punctuation."""

from __future__ import annotations

import unicodedata

from discovery.i18n import knows, translate


def plain(text: str) -> str:
    """Letters and digits only, without accents, in lower case: ``"Âge 2"`` is ``"age2"``."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in spread if character.isalnum())


def words_for(language: str, message: str) -> set[str]:
    """The words that a translation lists, such as ``"poser, placer"``; empty if it has no such list."""
    if not knows(language, message):
        return set()
    return {plain(word) for word in translate(language, message).split(",")}
