"""Errors in words, as messages."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from discovery.core.errors import DiscoveryError, InvalidInput
from discovery.core.protocol import Refusal
from discovery.i18n import NO_NAMES, sentence

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""The exceptions of a decoder at text that is no message; the last at objects nested thousands deep."""


class Fault(msgspec.Struct):
    """An error in words: stable code, rule number or ``""``, the sentence, the line of the input or 0."""

    code: str
    rule: str
    message: str
    line: int


def fault(error: DiscoveryError, language: str, names: Mapping[str, str] = NO_NAMES) -> Fault:
    """The error in words. ``names`` are the pieces' names by id."""
    line = error.line if isinstance(error, InvalidInput) else 0
    return Fault(str(error.code), error.rule, sentence(language, error, names), line)


def verdict(reason: Refusal | None, language: str, names: Mapping[str, str]) -> Fault | None:
    """The engine's reason why a move is not possible, in words."""
    if reason is None:
        return None
    error = DiscoveryError(reason.code, reason.rule, **dict(reason.arguments))
    return fault(error, language, names)
