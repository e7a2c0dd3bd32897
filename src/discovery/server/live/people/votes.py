"""The open vote of one table. Nothing of it is stored: what it leads to is an event, and it lasts minutes."""

from __future__ import annotations

from collections.abc import Callable

from discovery.core.bucket import Bucket
from discovery.core.errors import Code, TableError
from discovery.server.live.audience import Audience
from discovery.server.protocol import CallVote, CastVote, VoteInfo
from discovery.server.tables import history
from discovery.server.tables.history import Payload
from discovery.server.tables.people.actors import Actor
from discovery.server.tables.people.votes import VOTE_MS, OpenVote, gone_at, is_away, verdict
from discovery.server.tables.table import Table

AT_ONCE = 3
"""The number of votes that a seat may call one after the other."""
SECONDS = 60.0
"""The seconds after which it may call one more."""


class Votes:
    """Calls votes, counts them and says what they lead to. ``now`` is the time in ms, ``stand_in`` names the
    program that keeps a seat of this game."""

    def __init__(
        self, table: Table, audience: Audience, now: Callable[[], int], stand_in: Callable[[], str]
    ) -> None:
        self._table = table
        self._audience = audience
        self._now = now
        self._stand_in = stand_in
        self._vote: OpenVote | None = None
        self._count = 0
        self._buckets: dict[int, Bucket] = {}

    def call(self, actor: Actor, command: CallVote) -> None:
        """Open a vote, its caller in favour. A ``TableError`` says why not."""
        if self.open is not None:
            raise TableError(Code.VOTE_OPEN)
        if self._table.status != "playing":
            raise TableError(Code.NOT_STARTED if self._table.running_game is None else Code.TABLE_CLOSED)
        about = self._about(actor, command)
        by = self._table.chairs[actor.seat] if self._seated(actor) else -1
        now = self._now()
        bucket = self._buckets.setdefault(by, Bucket(AT_ONCE, 1 / SECONDS, now / 1000))
        if not bucket.take(now / 1000):
            raise TableError(Code.TOO_MANY)
        self._count += 1
        self._vote = OpenVote(self._count, command.vote, by, about, command.days, now + VOTE_MS, {by} - {-1})

    def cast(self, actor: Actor, command: CastVote) -> None:
        """Note the voice of a seat, which may change until the end."""
        vote = self.open
        if vote is None or vote.number != command.number:
            raise TableError(Code.NO_VOTE)
        if not self._seated(actor):
            raise TableError(Code.NOT_SEATED)
        chair = self._table.chairs[actor.seat]
        (vote.yes if command.yes else vote.no).add(chair)
        (vote.no if command.yes else vote.yes).discard(chair)

    def _about(self, actor: Actor, command: CallVote) -> int:
        """The chair of the player whom the vote is about, -1 for none. ``TableError`` for a vote that this
        seat may not call."""
        if command.vote == "pace":
            if not actor.host:
                raise TableError(Code.NOT_HOST)
            if command.seat != -1 or command.days == self._table.plan.move_days:
                raise TableError(Code.BAD_COMMAND)
            return -1
        if not self._seated(actor):
            raise TableError(Code.NOT_SEATED)
        if not 0 <= command.seat < len(self._table.seats) or command.days:
            raise TableError(Code.NO_SUCH_SEAT)
        gone = gone_at(self._table, self._audience.attendance())[command.seat]
        if not 0 < gone <= self._now():
            raise TableError(Code.NOT_GONE)
        return self._table.chairs[command.seat]

    def _seated(self, actor: Actor) -> bool:
        return actor.seat >= 0 and self._table.seats[actor.seat].personal

    @property
    def open(self) -> OpenVote | None:
        """The vote that is open, ``None`` without one or when the game is not played."""
        if self._table.status != "playing":
            self._vote = None
        return self._vote

    def ends_at(self) -> int:
        """When the open vote ends, in ms since 1970: at once if it is decided."""
        vote = self.open
        decided = vote is not None and verdict(self._table, vote, self._audience.attendance()) is not None
        return 0 if vote is None else self._now() if decided else vote.until

    def end(self, number: int) -> Payload | None:
        """Close the vote ``number`` if its time has come; the event that it leads to, if it has passed."""
        vote = self.open
        if vote is None or vote.number != number or self.ends_at() > self._now():
            return None
        self._vote = None
        attendance = self._audience.attendance()
        if not verdict(self._table, vote, attendance):
            return None
        match vote.kind:
            case "pace":
                return history.Retimed(vote.days)
            case "end":
                return history.Closed()
        seat, program = self._table.chairs.index(vote.about), self._stand_in()
        if not program or not is_away(self._table, vote.about, attendance):
            return None
        return history.Substituted(seat, program, self._table.seats[seat].name, keeps=True)

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms."""
        if self._vote is not None:
            self._vote.until += jump

    def info(self) -> VoteInfo | None:
        """The open vote as it is shown."""
        vote = self.open
        if vote is None:
            return None
        seats = {chair: seat for seat, chair in enumerate(self._table.chairs)} | {-1: -1}
        yes, no = (sorted(seats[chair] for chair in said) for said in (vote.yes, vote.no))
        return VoteInfo(
            vote.number, vote.kind, seats[vote.by], seats[vote.about], vote.days, vote.until, yes, no
        )
