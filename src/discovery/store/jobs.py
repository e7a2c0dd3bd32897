"""The writer's jobs: one class for each kind, so that jobs of one kind can be written together.

Nothing here is specific to SQLite. ``write_all`` raises ``IntegrityError`` for a clash; the writer finds out
which job caused it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, groupby
from operator import attrgetter

from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Executable,
    Update,
    bindparam,
    case,
    delete,
    insert,
    literal,
    select,
    update,
)

from discovery.store.contest_tables import contest_devices
from discovery.store.group_tables import class_games
from discovery.store.rows import Conflict, HostRequest, StoredEvent, StoredGame, StoredMatch, StoredSecret
from discovery.store.tables import (
    AnyRow,
    analyses,
    devices,
    events,
    facts,
    games,
    leases,
    mail_addresses,
    matches,
    secrets,
    wishes,
)

MOST_ROWS = 100
"""Events of one statement."""
_event = attrgetter(*events.c.keys())


@dataclass(frozen=True, slots=True)
class CreateGame:
    """A new game with its first events and its secrets; of a new match, its first game. One that branched off
    from the game ``before`` belongs to the class of that, if it has one."""

    game: StoredGame
    first: Sequence[StoredEvent]
    opening: Sequence[StoredSecret]
    match: StoredMatch | None = None
    before: str = ""

    def write(self, connection: Connection) -> None:
        """Insert the match, the game, its first events and its secrets."""
        if self.match is not None:
            connection.execute(insert(matches), _row(self.match))
        connection.execute(insert(games), _row(self.game))
        connection.execute(insert(events), [_row(entry) for entry in self.first])
        connection.execute(_with_its_class(self.before, self.game.id))
        if self.opening:
            connection.execute(insert(secrets), [_row(secret) | {"revoked": 0} for secret in self.opening])


@dataclass(frozen=True, slots=True)
class CreateNextGame:
    """The next game of a match, with its first events. The secrets of the game before open it from now on:
    ``seats`` are the numbers in it of seats of the game before. A ``match`` is new: the game before becomes
    its first one."""

    game: StoredGame
    first: Sequence[StoredEvent]
    before: str
    seats: Mapping[int, int]
    match: StoredMatch | None = None

    def write(self, connection: Connection) -> None:
        """Insert the next game, and move the seats' secrets and devices to it."""
        if self.match is not None:
            connection.execute(insert(matches), _row(self.match))
            connection.execute(_game(self.before).values(match=self.match.id, number=1))
        connection.execute(insert(games), _row(self.game))
        connection.execute(insert(events), [_row(entry) for entry in self.first])
        connection.execute(_with_its_class(self.before, self.game.id))
        for seat, following in self.seats.items():
            same_seat = (secrets.c.game == self.before) & (secrets.c.seat == seat)
            moved = update(secrets).where(same_seat & (secrets.c.revoked == 0))
            connection.execute(moved.values(game=self.game.id, seat=following))
            called = (devices.c.game == self.before) & (devices.c.seat == seat)
            connection.execute(update(devices).where(called).values(game=self.game.id, seat=following))
            written = (mail_addresses.c.game == self.before) & (mail_addresses.c.seat == seat)
            connection.execute(
                update(mail_addresses).where(written).values(game=self.game.id, seat=following)
            )


@dataclass(frozen=True, slots=True)
class AppendEvent:
    """The next event of a game, by the process that is its ``owner``; without one, by anybody."""

    entry: StoredEvent
    owner: str = ""

    def write(self, connection: Connection) -> None:
        """Store the event. ``write_all`` stores those of several jobs with one statement."""
        append_all(connection, [self.entry], self.owner)


@dataclass(frozen=True, slots=True)
class ReplaceSecret:
    """An event together with the secret that replaces all others of its seat."""

    entry: StoredEvent
    secret: StoredSecret
    owner: str = ""

    def write(self, connection: Connection) -> None:
        """Revoke the seat's old secrets, and store the new one and the event."""
        same_seat = (secrets.c.game == self.secret.game) & (secrets.c.seat == self.secret.seat)
        connection.execute(update(secrets).where(same_seat).values(revoked=1))
        connection.execute(insert(secrets), _row(self.secret) | {"revoked": 0})
        append_all(connection, [self.entry], self.owner)


@dataclass(frozen=True, slots=True)
class SetStatus:
    """Update a game's status in the list of tables."""

    game: str
    status: str

    def write(self, connection: Connection) -> None:
        """Set the status of the game."""
        connection.execute(_game(self.game).values(status=self.status))


@dataclass(frozen=True, slots=True)
class SetRules:
    """Change the rules version under which a game continues."""

    game: str
    rules: str

    def write(self, connection: Connection) -> None:
        """Set the version of the game's rules."""
        connection.execute(_game(self.game).values(rules=self.rules))


@dataclass(frozen=True, slots=True)
class DeleteRequest:
    """Remove a request that was carried out or cannot be."""

    wish: HostRequest

    def write(self, connection: Connection) -> None:
        """Mark the host's request as done."""
        connection.execute(update(wishes).where(wishes.c.id == self.wish.id).values(done=1))


@dataclass(frozen=True, slots=True)
class StoreAnalysis:
    """Store the analysis of a game, replacing an earlier one."""

    game: str
    analysis: str

    def write(self, connection: Connection) -> None:
        """Replace the stored analysis of the game."""
        connection.execute(delete(analyses).where(analyses.c.game == self.game))
        connection.execute(insert(analyses), {"game": self.game, "found": self.analysis})


@dataclass(frozen=True, slots=True)
class StateFact:
    """Keep something under a name that is still free."""

    name: str
    value: str

    def write(self, connection: Connection) -> None:
        """Store the value under its name."""
        connection.execute(insert(facts), {"name": self.name, "value": self.value})


@dataclass(frozen=True, slots=True)
class AddDevice:
    """Call a device for a seat; of more than ``most`` the one that was added first is forgotten. Its hours of
    ``quiet``, by column, become those of all its seats, and what was held is looked at again."""

    game: str
    seat: int
    endpoint: str
    at: int
    most: int
    quiet: Mapping[str, object]

    def write(self, connection: Connection) -> None:
        """Store the device, replacing its old row and the oldest devices above ``most``."""
        RemoveDevice(self.game, self.seat, self.endpoint).write(connection)
        row = {"game": self.game, "seat": self.seat, "endpoint": self.endpoint, "at": self.at}
        connection.execute(insert(devices), row | dict(self.quiet))
        for statement in quieting(self.endpoint, self.quiet, self.at):
            connection.execute(statement)
        mine = (devices.c.game == self.game) & (devices.c.seat == self.seat)
        asked = select(devices.c.endpoint).where(mine).order_by(devices.c.at.desc()).offset(self.most)
        for endpoint in connection.execute(asked).scalars().all():
            RemoveDevice(self.game, self.seat, endpoint).write(connection)


@dataclass(frozen=True, slots=True)
class RemoveDevice:
    """Call a device for a seat no more, or (without ``endpoint``) none."""

    game: str
    seat: int
    endpoint: str = ""

    def write(self, connection: Connection) -> None:
        """Delete one device of the seat, or all of them without an ``endpoint``."""
        named = (devices.c.game == self.game) & (devices.c.seat == self.seat)
        if self.endpoint:
            named &= devices.c.endpoint == self.endpoint
        connection.execute(delete(devices).where(named))


@dataclass(frozen=True, slots=True)
class RunStatements:
    """A job of given statements, all in one transaction."""

    statements: Sequence[Executable]

    def write(self, connection: Connection) -> None:
        """One after another, all or nothing."""
        for statement in self.statements:
            connection.execute(statement)


@dataclass(frozen=True, slots=True)
class TakeRows:
    """A change that returns its ``rows``; if several processes run it, each row goes to one."""

    statement: Executable
    rows: list[AnyRow]

    def write(self, connection: Connection) -> None:
        """Make it. A job may be written twice, of which the second counts."""
        self.rows[:] = connection.execute(self.statement).all()


Job = (
    CreateGame
    | CreateNextGame
    | AppendEvent
    | ReplaceSecret
    | SetStatus
    | SetRules
    | DeleteRequest
    | StoreAnalysis
    | StateFact
    | AddDevice
    | RemoveDevice
    | RunStatements
    | TakeRows
)


def quieting(endpoint: str, quiet: Mapping[str, object], at: int) -> list[Executable]:
    """Statements that change a device's quiet hours; held notifications become due."""
    held = case((devices.c.due > 0, at), else_=0)
    entered = update(contest_devices).where(contest_devices.c.endpoint == endpoint)
    return [
        update(devices).where(devices.c.endpoint == endpoint).values(**quiet, due=held),
        entered.values(**quiet),
    ]


def write_all(connection: Connection, jobs: Iterable[Job]) -> None:
    """Write the jobs in order; consecutive events go into one statement, whatever games they belong to."""
    for owner, group in groupby(jobs, _writer):
        if owner is None:
            for job in group:
                job.write(connection)
        else:
            append_all(connection, [job.entry for job in group if isinstance(job, AppendEvent)], owner)


def _writer(job: Job) -> str | None:
    """The owner of a job that only appends an event, ``None`` for any other job."""
    return job.owner if type(job) is AppendEvent else None


def append_all(connection: Connection, entries: Sequence[StoredEvent], owner: str = "") -> None:
    """Append events of any games. All their games get the time of the last event as their last activity,
    because activity only matters to the day. ``Conflict`` if a game has another ``owner`` among the processes
    of a PostgreSQL database: the inserted events lock their games (by the foreign key), and a process that
    takes a game locks it first (``leases``), so the second statement sees leases that hold until the commit.

    All moves pass through here, so these two statements are built once for each number of rows and handed to
    the driver: building them takes SQLAlchemy several times as long as SQLite needs to write the rows.
    """
    for first in range(0, len(entries), MOST_ROWS):
        part = entries[first : first + MOST_ROWS]
        inserted = _insertion(connection.dialect, len(part))
        connection.exec_driver_sql(inserted, tuple(chain.from_iterable(map(_event, part))))
        active = {entry.game for entry in part}
        touched = _touch(connection.dialect, len(active), owned=bool(owner))
        given = (max(entry.at for entry in part), *active, *((owner,) if owner else ()))
        if connection.exec_driver_sql(touched, given).rowcount < len(active):
            raise Conflict


@lru_cache(maxsize=2 * MOST_ROWS)
def _insertion(dialect: Dialect, rows: int) -> str:
    """The statement that inserts ``rows`` events, with their columns one after another."""
    names = events.c.keys()
    values: list[dict[str, object]] = [
        {name: bindparam(f"{name}_{row}") for name in names} for row in range(rows)
    ]
    return str(insert(events).values(values).compile(dialect=dialect))


@lru_cache(maxsize=4 * MOST_ROWS)
def _touch(dialect: Dialect, count: int, owned: bool) -> str:
    """The statement that sets the last activity of ``count`` games; its parameters are the time, the games,
    and with ``owned`` the process that must own them."""
    active: ColumnElement[bool] = games.c.id.in_([bindparam(f"id_{number}") for number in range(count)])
    if owned:
        held = (leases.c.game == games.c.id) & (leases.c.process == bindparam("owner"))
        active &= select(leases.c.game).where(held).exists()
    noted = update(games).where(active).values(last_active=bindparam("at"))
    return str(noted.compile(dialect=dialect))


def _with_its_class(before: str, game: str) -> Executable:
    """The statement that puts a game that follows another into the same class, to be erased with it."""
    c = class_games.c
    asked = select(literal(game), c["class"], c.round, literal(0)).where(c.game == before)
    return insert(class_games).from_select(["game", "class", "round", "board"], asked)


def _game(game: str) -> Update:
    return update(games).where(games.c.id == game)


def _row(value: StoredGame | StoredMatch | StoredEvent | StoredSecret) -> dict[str, object]:
    return {name: getattr(value, name) for name in value.__slots__}
