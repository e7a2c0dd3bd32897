"""The HTTP status of errors."""

from __future__ import annotations

from discovery.core.errors import Code, DiscoveryError, StoreError
from discovery.server.codes import ServerCode

STATUS: dict[str, int] = {
    Code.BAD_COMMAND: 400,
    Code.LOGGED_OUT: 401,
    ServerCode.NOT_ALLOWED: 403,
    ServerCode.WRONG_SCOPE: 403,
    ServerCode.TOO_MANY_TOKENS: 409,
    ServerCode.TOO_MANY_HOOKS: 409,
    ServerCode.PASSKEY_REFUSED: 403,
    ServerCode.LAST_WAY_IN: 409,
    ServerCode.MUTED: 403,
    ServerCode.BANNED: 403,
    ServerCode.NOT_READ: 404,
    ServerCode.REPORT_DECIDED: 409,
    Code.FOREIGN_TOKEN: 403,
    ServerCode.NO_SUCH_CLASS: 404,
    ServerCode.NO_SUCH_PUPIL: 404,
    ServerCode.CLASS_OVER: 409,
    ServerCode.PUPIL_PLAYS: 409,
    ServerCode.TABLE_PAUSED: 409,
    ServerCode.NO_SUCH_CLUB: 404,
    ServerCode.NO_SUCH_MEMBER: 404,
    ServerCode.NOT_KEEPER: 403,
    ServerCode.MEMBERS_ONLY: 403,
    ServerCode.CLUB_FULL: 409,
    ServerCode.TOO_MANY_CLUBS: 409,
    ServerCode.LAST_KEEPER: 409,
    Code.WRONG_LOGIN: 403,
    Code.BY_INVITATION: 403,
    Code.FOREIGN_ORIGIN: 403,
    Code.NO_SUCH_TABLE: 404,
    ServerCode.NO_CONTEST: 404,
    ServerCode.CONTEST_BEGUN: 409,
    ServerCode.CONTEST_OVER: 409,
    ServerCode.CONTEST_FULL: 409,
    ServerCode.TOO_FEW_ENTRANTS: 409,
    ServerCode.BOARD_OVER: 409,
    ServerCode.ENTERED_ALREADY: 409,
    Code.NO_FILE: 404,
    Code.NOT_OVER: 409,
    Code.TABLE_CLOSED: 409,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.MATCH_OVER: 409,
    Code.NAME_TAKEN: 409,
    Code.STALE: 409,
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
