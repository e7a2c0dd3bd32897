"""For how long a server keeps what nobody needs any more."""

from __future__ import annotations

from dataclasses import dataclass, fields

DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Keeping:
    """Days since something was last used, after which it is erased; 0: never.

    ``finished`` games and ``closed`` tables go with everything that belongs to them. ``analyses`` of games
    that stay can be made again. ``backups`` are the copies that a server makes before it changes its data.
    ``mail`` addresses that were typed at a table are needed until its game is over, and a little longer for
    the next game of a match. ``contests`` go after they ended, without their tables; ``reports`` once they
    are decided; the lines of the ``audit`` one by one.
    """

    finished: float = 0.0
    closed: float = 0.0
    analyses: float = 0.0
    backups: float = 0.0
    mail: float = 7.0
    contests: float = 0.0
    reports: float = 0.0
    audit: float = 0.0

    def before(self, rule: str, now: int) -> int | None:
        """The moment before which a rule erases what was last used then; ``None`` if it erases nothing. Times
        in ms since 1970."""
        days: float = getattr(self, rule)
        return now - round(days * DAY_MS) if days else None


RULES = tuple(field.name for field in fields(Keeping))
