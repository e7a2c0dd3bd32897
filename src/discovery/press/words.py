"""Sentences about flaws of a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from discovery.i18n import knows, translate
from discovery.press.printing import Flaw


def flaw_sentence(flaw: Flaw, language: str, names: Mapping[str, str]) -> str:
    """A sentence about a flaw; ``names`` are those of pieces by their ids."""
    words = _told(flaw, language, names)
    if flaw.language in {"", language}:
        return words
    return translate(language, "press-in", words=words, language=flaw.language)


def _told(flaw: Flaw, language: str, names: Mapping[str, str]) -> str:
    if flaw.letters:
        return translate(language, "press-letters", names, card=flaw.piece, letters=flaw.letters)
    field = f"press-field-{flaw.field}"
    words = translate(language, field) if knows(language, field) else flaw.field
    return translate(
        language, "press-overflow", names, card=flaw.piece, field=words, have=flaw.have, room=flaw.room
    )
