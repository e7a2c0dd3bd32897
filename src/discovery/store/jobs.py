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
from typing import Any

from sqlalchemy import Connection, Dialect, Update, bindparam, delete, insert, select, update

from discovery.store.rows import StoredEvent, StoredGame, StoredMatch, StoredSecret, Wish
from discovery.store.tables import analyses, devices, events, facts, games, matches, secrets, wishes

MOST_ROWS = 100
"""Events of one statement."""
_event = attrgetter(*events.c.keys())


@dataclass(frozen=True, slots=True)
class Create:
    """A new game with its first events and its secrets; of a new match, its first game."""

    game: StoredGame
    first: Sequence[StoredEvent]
    opening: Sequence[StoredSecret]
    match: StoredMatch | None = None

    def write(self, connection: Connection) -> None:
        """All of it."""
        if self.match is not None:
            connection.execute(insert(matches), _row(self.match))
        connection.execute(insert(games), _row(self.game))
        connection.execute(insert(events), [_row(entry) for entry in self.first])
        if self.opening:
            connection.execute(insert(secrets), [_row(secret) | {"revoked": 0} for secret in self.opening])


@dataclass(frozen=True, slots=True)
class Follow:
    """The next game of a match, with its first events. The secrets of the game before open it from now on:
    ``seats`` are the numbers in it of seats of the game before. A ``match`` is new: the game before becomes
    its first one."""

    game: StoredGame
    first: Sequence[StoredEvent]
    before: str
    seats: Mapping[int, int]
    match: StoredMatch | None = None

    def write(self, connection: Connection) -> None:
        """All of it."""
        if self.match is not None:
            connection.execute(insert(matches), _row(self.match))
            connection.execute(_game(self.before).values(match=self.match.id, number=1))
        connection.execute(insert(games), _row(self.game))
        connection.execute(insert(events), [_row(entry) for entry in self.first])
        for seat, following in self.seats.items():
            same_seat = (secrets.c.game == self.before) & (secrets.c.seat == seat)
            moved = update(secrets).where(same_seat & (secrets.c.revoked == 0))
            connection.execute(moved.values(game=self.game.id, seat=following))
            called = (devices.c.game == self.before) & (devices.c.seat == seat)
            connection.execute(update(devices).where(called).values(game=self.game.id, seat=following))


@dataclass(frozen=True, slots=True)
class Append:
    """The next event of a game."""

    entry: StoredEvent

    def write(self, connection: Connection) -> None:
        """By itself."""
        append_all(connection, [self.entry])


@dataclass(frozen=True, slots=True)
class Replace:
    """An event together with the secret that replaces all others of its seat."""

    entry: StoredEvent
    secret: StoredSecret

    def write(self, connection: Connection) -> None:
        """Both."""
        same_seat = (secrets.c.game == self.secret.game) & (secrets.c.seat == self.secret.seat)
        connection.execute(update(secrets).where(same_seat).values(revoked=1))
        connection.execute(insert(secrets), _row(self.secret) | {"revoked": 0})
        append_all(connection, [self.entry])


@dataclass(frozen=True, slots=True)
class Mark:
    """Update a game's status in the list of tables."""

    game: str
    status: str

    def write(self, connection: Connection) -> None:
        """Note it."""
        connection.execute(_game(self.game).values(status=self.status))


@dataclass(frozen=True, slots=True)
class Adopt:
    """Change the rules version under which a game continues."""

    game: str
    rules: str

    def write(self, connection: Connection) -> None:
        """Note it."""
        connection.execute(_game(self.game).values(rules=self.rules))


@dataclass(frozen=True, slots=True)
class Fulfil:
    """Remove a request that was carried out or cannot be."""

    wish: Wish

    def write(self, connection: Connection) -> None:
        """Note it."""
        connection.execute(update(wishes).where(wishes.c.id == self.wish.id).values(done=1))


@dataclass(frozen=True, slots=True)
class Keep:
    """Store the analysis of a game, replacing an earlier one."""

    game: str
    found: str

    def write(self, connection: Connection) -> None:
        """Replace it."""
        connection.execute(delete(analyses).where(analyses.c.game == self.game))
        connection.execute(insert(analyses), {"game": self.game, "found": self.found})


@dataclass(frozen=True, slots=True)
class StateFact:
    """Keep something under a name that is still free."""

    name: str
    value: str

    def write(self, connection: Connection) -> None:
        """Note it."""
        connection.execute(insert(facts), {"name": self.name, "value": self.value})


@dataclass(frozen=True, slots=True)
class AddDevice:
    """Call a device for a seat; of more than ``most`` the one that was added first is forgotten."""

    game: str
    seat: int
    endpoint: str
    at: int
    most: int

    def write(self, connection: Connection) -> None:
        """Note it."""
        RemoveDevice(self.game, self.seat, self.endpoint).write(connection)
        row = {"game": self.game, "seat": self.seat, "endpoint": self.endpoint, "at": self.at}
        connection.execute(insert(devices), row)
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
        """Forget it."""
        named = (devices.c.game == self.game) & (devices.c.seat == self.seat)
        if self.endpoint:
            named &= devices.c.endpoint == self.endpoint
        connection.execute(delete(devices).where(named))


Job = Create | Follow | Append | Replace | Mark | Adopt | Fulfil | Keep | StateFact | AddDevice | RemoveDevice


def write_all(connection: Connection, jobs: Iterable[Job]) -> None:
    """Write the jobs in order; consecutive events go into one statement, whatever games they belong to."""
    for kind, group in groupby(jobs, type):
        if kind is Append:
            append_all(connection, [job.entry for job in group if isinstance(job, Append)])
        else:
            for job in group:
                job.write(connection)


def append_all(connection: Connection, entries: Sequence[StoredEvent]) -> None:
    """Append events of any games. All their games get the time of the last event as their last activity,
    because activity only matters to the day.

    All moves pass through here, so these two statements are built once for each number of rows and handed to
    the driver: building them takes SQLAlchemy several times as long as SQLite needs to write the rows.
    """
    for first in range(0, len(entries), MOST_ROWS):
        part = entries[first : first + MOST_ROWS]
        inserted = _insertion(connection.dialect, len(part))
        connection.exec_driver_sql(inserted, tuple(chain.from_iterable(map(_event, part))))
        active = {entry.game for entry in part}
        touched = _touch(connection.dialect, len(active))
        connection.exec_driver_sql(touched, (max(entry.at for entry in part), *active))


@lru_cache(maxsize=2 * MOST_ROWS)
def _insertion(dialect: Dialect, rows: int) -> str:
    """The statement that inserts ``rows`` events, with their columns one after another."""
    names = events.c.keys()
    values: list[dict[str, Any]] = [
        {name: bindparam(f"{name}_{row}") for name in names} for row in range(rows)
    ]
    return str(insert(events).values(values).compile(dialect=dialect))


@lru_cache(maxsize=2 * MOST_ROWS)
def _touch(dialect: Dialect, count: int) -> str:
    """The statement that sets the last activity of ``count`` games; its parameters are the time, then the
    games."""
    active = games.c.id.in_([bindparam(f"id_{number}") for number in range(count)])
    noted = update(games).where(active).values(last_active=bindparam("at"))
    return str(noted.compile(dialect=dialect))


def _game(game: str) -> Update:
    return update(games).where(games.c.id == game)


def _row(value: StoredGame | StoredMatch | StoredEvent | StoredSecret) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__slots__}
