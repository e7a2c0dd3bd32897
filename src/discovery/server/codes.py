"""The codes of errors that only a server with accounts has; ``core.errors`` has those of every table."""

from __future__ import annotations

from enum import StrEnum


class ServerCode(StrEnum):
    """Each code has a sentence ``error-CODE`` in every language."""

    # roles
    NOT_ALLOWED = "not-allowed"
    # programs that come as an account
    TOO_MANY_TOKENS = "too-many-tokens"
    WRONG_SCOPE = "wrong-scope"
    BAD_HOOK = "bad-hook"
    TOO_MANY_HOOKS = "too-many-hooks"

    # mails
    BAD_MAIL_ADDRESS = "bad-mail-address"
    BAD_MAIL_SERVER = "bad-mail-server"

    # classes
    TABLE_PAUSED = "table-paused"
    TABLE_GONE = "table-gone"
    NO_SUCH_CLASS = "no-such-class"
    CLASS_FULL = "class-full"
    CLASS_OVER = "class-over"
    NO_SUCH_PUPIL = "no-such-pupil"
    PUPIL_PLAYS = "pupil-plays"
    # clubs
    NO_SUCH_CLUB = "no-such-club"
    CLUB_FULL = "club-full"
    TOO_MANY_CLUBS = "too-many-clubs"
    NOT_KEEPER = "not-keeper"
    LAST_KEEPER = "last-keeper"
    NO_SUCH_MEMBER = "no-such-member"
    # contests
    NO_CONTEST = "no-contest"
    CONTEST_CLOCK = "contest-clock"
    CONTEST_SEATS = "contest-seats"
    CONTEST_BEGUN = "contest-begun"
    CONTEST_OVER = "contest-over"
    CONTEST_FULL = "contest-full"
    TOO_FEW_ENTRANTS = "too-few-entrants"
    BOARD_OVER = "board-over"
    CONTEST_RATED = "contest-rated"
    ENTERED_ALREADY = "entered-already"
    MEMBERS_ONLY = "members-only"

    # passkeys
    PASSKEY_REFUSED = "passkey-refused"
    LAST_WAY_IN = "last-way-in"
    # moderation
    MUTED = "muted"
    BANNED = "banned"
    NOT_READ = "not-read"
    REPORT_DECIDED = "report-decided"
    GUEST_SEAT = "guest-seat"
