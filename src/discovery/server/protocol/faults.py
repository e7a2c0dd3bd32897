"""Errors as a client sees them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from discovery.core.errors import Code, DiscoveryError, InvalidInput, StoreError
from discovery.core.protocol import Illegal
from discovery.i18n import NO_NAMES, sentence
from discovery.server.protocol import Fault

STATUS: dict[str, int] = {
    Code.BAD_COMMAND: 400,
    Code.FOREIGN_TOKEN: 403,
    Code.FOREIGN_ORIGIN: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_FILE: 404,
    Code.NOT_OVER: 409,
    Code.TABLE_CLOSED: 409,
    Code.TOO_LARGE: 413,
    Code.FOREIGN_HOST: 421,
    Code.TOO_MANY: 429,
    Code.INTERNAL: 500,
    Code.TABLE_DAMAGED: 500,
    Code.SERVER_STOPPING: 503,
}
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What a decoder raises at text that is no message; the last at objects nested thousands deep."""
UNPROCESSABLE = 422
UNAVAILABLE = 503


def fault(error: DiscoveryError, language: str, names: Mapping[str, str] = NO_NAMES) -> Fault:
    """The error in words. ``names`` are the pieces' names by id."""
    line = error.line if isinstance(error, InvalidInput) else 0
    return Fault(str(error.code), error.rule, sentence(language, error, names), line)


def verdict(reason: Illegal | None, language: str, names: Mapping[str, str]) -> Fault | None:
    """The engine's reason why a move is not possible, in words."""
    if reason is None:
        return None
    error = DiscoveryError(reason.code, reason.rule, **dict(reason.arguments))
    return fault(error, language, names)


def status_of(error: DiscoveryError) -> int:
    """The HTTP status that goes with an error."""
    return STATUS.get(error.code, UNAVAILABLE if isinstance(error, StoreError) else UNPROCESSABLE)
