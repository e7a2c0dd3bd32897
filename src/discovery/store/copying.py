"""A host's data copied from one database into another, of either kind, a page of rows at a time.

What is there already is compared first, so that a copy can be continued: events are append-only, so those of
an earlier copy are the beginning of those here; of everything else the latest counts. Which process runs and
has which table is not copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    delete,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import DataError, IntegrityError

from discovery.core.errors import Code, StoreError
from discovery.store.audit import audit, reports, sanctions
from discovery.store.contest_tables import boards, contest_devices, contests, entrants
from discovery.store.group_tables import (
    class_games,
    classes,
    club_contests,
    club_games,
    club_members,
    clubs,
    pupils,
)
from discovery.store.passkeys import passkeys, spent_challenges
from discovery.store.rows import StoredEvent, StoredGame
from discovery.store.tables import (
    AnyRow,
    accounts,
    analyses,
    deliveries,
    devices,
    events,
    facts,
    games,
    holdings,
    hooks,
    invitations,
    mail_addresses,
    mails,
    matches,
    metadata,
    secrets,
    session_secrets,
    sessions,
    wishes,
)

ALL = (
    *(matches, games, events, secrets, wishes, analyses, devices, facts),
    *(accounts, sessions, invitations, holdings, session_secrets, hooks, deliveries),
    *(audit, passkeys, spent_challenges),
    *(reports, sanctions),
    *(mail_addresses, mails),
    *(classes, class_games, pupils),
    *(contests, entrants, contest_devices, boards),
    *(clubs, club_members, club_games, club_contests),
)
"""Every table after those that it refers to."""
KEPT = (matches, games, events)
"""Nothing ever leaves these tables: what only the other database has belongs to other games."""
PAGE = 200
"""Rows in memory at once; the longest, a game's first event with its deck file, has 130 kB."""

Key = tuple[object, ...]
Tell = Callable[[int], None]
"""Called with the number of rows or games done."""


@dataclass(frozen=True, slots=True)
class Copied:
    """How many games and events there are, and how many of them are new in the copy."""

    games: int
    events: int
    new_games: int
    new_events: int


def rows_in(connection: Connection) -> int:
    """How many rows a copy reads."""
    return sum(_count(connection, table) for table in ALL)


def copy_data(old: Connection, new: Connection, names: tuple[str, str], tell: Tell) -> Copied:
    """Make ``new`` hold what ``old`` holds; the caller commits. ``names`` are both for people.

    ``StoreError``: OTHER_GAMES if ``new`` holds other games than ``old``, or events that differ;
    DATA_CORRUPT for rows of ``old`` that no server can have written.
    """
    added = {}
    with _rows_fit(names[0]):
        for table in reversed(ALL):
            if table not in KEPT:
                _drop(table, old, new)
        for table in ALL:
            if _count(new, table):
                _change(table, old, new, names[1])
                added[table] = _add(table, old, new, tell, look=True)
            else:
                added[table] = _add(table, old, new, tell, look=False)
        _number_wishes(new)
    return Copied(_count(old, games), _count(old, events), added[games], added[events])


def clear(connection: Connection) -> None:
    """Empty a database; the caller commits."""
    for table in reversed(metadata.sorted_tables):
        connection.execute(delete(table))


def stored_games(connection: Connection) -> Iterator[StoredGame]:
    """All games, a page at a time."""
    for page in _pages(connection, games):
        yield from (StoredGame(**row._mapping) for row in page)


def stored_game(connection: Connection, game: str) -> StoredGame:
    """The stored game with that id, which must exist."""
    row = connection.execute(select(games).where(games.c.id == game)).one()
    return StoredGame(**row._mapping)


def stored_events(connection: Connection, game: str) -> list[StoredEvent]:
    """All events of a game, in order."""
    asked = select(*(events.c[name] for name in StoredEvent.__slots__)).where(events.c.game == game)
    return [StoredEvent(*row) for row in connection.execute(asked.order_by(events.c.seq))]


def _drop(table: Table, old: Connection, new: Connection) -> None:
    """Take from ``new`` what is no longer in ``old``."""
    for page in _pages(new, table):
        current = _same_keys(table, old, page)
        for row in page:
            if (key := _key(table, row)) not in current:
                new.execute(delete(table).where(_is(table, key)))


def _change(table: Table, old: Connection, new: Connection, name: str) -> None:
    """Update the rows that are already in ``new`` to their values in ``old``."""
    for page in _pages(new, table):
        current = _same_keys(table, old, page)
        gone = len(current) < len(page)  # only in tables that are kept: the others were dropped
        changed = [row for row in page if current.get(_key(table, row), row) != row]
        if gone or (changed and table is events):
            raise StoreError(Code.OTHER_GAMES, given=name)
        for row in changed:
            key = _key(table, row)
            new.execute(update(table).where(_is(table, key)).values(current[key]._asdict()))


def _add(table: Table, old: Connection, new: Connection, tell: Tell, look: bool) -> int:
    """Add what ``new`` lacks; how many rows that was. Only if it has any, it must ``look`` for them."""
    added = 0
    for page in _pages(old, table):
        there = _same_keys(table, new, page) if look else {}
        missing = [row._asdict() for row in page if _key(table, row) not in there]
        if missing:
            new.execute(insert(table), missing)
        added += len(missing)
        tell(len(page))
    return added


def _pages(connection: Connection, table: Table) -> Iterator[Sequence[AnyRow]]:
    """All rows in the order of their keys, which is the database's own order of letters."""
    columns = list(table.primary_key)
    asked = select(table).order_by(*columns).limit(PAGE)
    page = connection.execute(asked).all()
    while page:
        yield page
        last = tuple_(*_key(table, page[-1]))
        page = connection.execute(asked.where(tuple_(*columns) > last)).all()


def _same_keys(table: Table, connection: Connection, page: Sequence[AnyRow]) -> dict[Key, AnyRow]:
    """The rows with the keys of a page, by their keys."""
    keys = [_key(table, row) for row in page]
    rows = connection.execute(select(table).where(tuple_(*table.primary_key).in_(keys)))
    return {_key(table, row): row for row in rows}


def _key(table: Table, row: AnyRow) -> Key:
    # the key's columns are the first in every table
    return tuple(row[: len(table.primary_key)])


def _is(table: Table, key: Key) -> ColumnElement[bool]:
    return tuple_(*table.primary_key) == tuple_(*key)


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _number_wishes(connection: Connection) -> None:
    """PostgreSQL numbers the next wish by itself, after those that came with their numbers."""
    if connection.dialect.name == "postgresql":
        largest = select(func.max(wishes.c.id)).scalar_subquery()
        connection.execute(select(func.setval(text("pg_get_serial_sequence('wishes', 'id')"), largest)))


@contextmanager
def _rows_fit(name: str) -> Iterator[None]:
    """SQLite stores whatever it is given; a row that another database refuses is damage."""
    try:
        yield
    except (DataError, IntegrityError) as error:
        raise StoreError(Code.DATA_CORRUPT, given=name) from error
