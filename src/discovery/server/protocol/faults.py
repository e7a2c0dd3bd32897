"""The HTTP status of errors."""

from __future__ import annotations

from discovery.core.errors import Code, DiscoveryError, StoreError

STATUS: dict[str, int] = {
    Code.BAD_COMMAND: 400,
    Code.FOREIGN_TOKEN: 403,
    Code.FOREIGN_ORIGIN: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_FILE: 404,
    Code.NOT_OVER: 409,
    Code.TABLE_CLOSED: 409,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.MATCH_OVER: 409,
    Code.NO_MATCH_HERE: 404,
    Code.NO_SUCH_PUZZLE: 404,
    Code.NO_SUCH_LESSON: 404,
    Code.NO_SUCH_STEP: 404,
    Code.NO_DECK_HERE: 404,
    Code.TOO_LARGE: 413,
    Code.FOREIGN_HOST: 421,
    Code.TOO_MANY: 429,
    Code.INTERNAL: 500,
    Code.TABLE_DAMAGED: 500,
    Code.SERVER_STOPPING: 503,
    Code.TABLE_MOVED: 503,
    Code.WORK_LATE: 503,
}
UNPROCESSABLE = 422
UNAVAILABLE = 503


def status_of(error: DiscoveryError) -> int:
    """The HTTP status that goes with an error."""
    return STATUS.get(error.code, UNAVAILABLE if isinstance(error, StoreError) else UNPROCESSABLE)
