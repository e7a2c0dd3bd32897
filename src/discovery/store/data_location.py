"""Where a host keeps their data, as the commands of the host's shell open it beside a running server or
without one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from discovery.core.errors import Code, StoreError
from discovery.store.data_folder import HEAD, DataFolder, Lock, version_of
from discovery.store.engines import opening_in_words, parsed, postgres_engine, sqlite_engine, without_password
from discovery.store.leases import anybody
from discovery.store.migrate import (
    ONE_AT_A_TIME,
    bring_postgres_up_to_date,
    bring_up_to_date,
    version_in,
)

Notice = Callable[[Path], None]
"""Called with the place where the old database is kept, once a newer program has brought it up to date."""
NO_LIMIT = 0


@dataclass(frozen=True, slots=True)
class DataLocation:
    """A data directory, or with ``url`` a PostgreSQL database."""

    folder: Path
    url: str = ""

    def __str__(self) -> str:
        return without_password(self.url) if self.url else str(self.folder)

    def is_same(self, other: DataLocation) -> bool:
        """Whether both name the same data directory or database."""
        if self.url and other.url:
            return parsed(self.url) == parsed(other.url)
        return not (self.url or other.url) and self.folder.resolve() == other.folder.resolve()


@contextmanager
def reading(home: DataLocation, notice: Notice | None = None) -> Iterator[Connection]:
    """The data as they are at one moment, however long it takes to read them, while a server may write.

    ``StoreError``: NO_FILE if there are none; those of ``open_store``. DATA_IN_USE only if the data are of an
    older version and a server of that version runs.
    """
    with _in_words(), ExitStack() as stack:
        _bring_up_to_date(home, notice)
        opened = _postgres_snapshot(home) if home.url else looking_into(DataFolder(home.folder).database)
        yield stack.enter_context(opened)


@contextmanager
def changing(home: DataLocation, notice: Notice | None = None) -> Iterator[tuple[Connection, bool]]:
    """A transaction, committed at the end of the block, and whether no server runs. If so, none can load a
    table before that end. ``StoreError`` as for ``reading``."""
    with _in_words(), ExitStack() as stack:
        _bring_up_to_date(home, notice)
        if home.url:
            connection = stack.enter_context(_postgres_transaction(home))
            yield connection, _no_server(connection)
        else:
            place = DataFolder(home.folder)
            alone = _try_lock(place, stack)
            yield stack.enter_context(writing_to(place.database)), alone


@contextmanager
def receiving(home: DataLocation, notice: Notice | None = None) -> Iterator[Connection]:
    """A transaction on data that no server uses and none can until it is committed at the end of the block;
    they are made if there are none. ``StoreError``: DATA_IN_USE, and those of ``open_store``."""
    with _in_words(), ExitStack() as stack:
        if home.url:
            # not if there is nothing to do: another one that receives holds the lock of migrations for long
            if _postgres_version(home) != HEAD:
                _migrate_postgres(home)
            connection = stack.enter_context(_postgres_transaction(home))
            first = connection.execute(select(func.pg_try_advisory_xact_lock(ONE_AT_A_TIME))).scalar()
            if not first or not _no_server(connection):
                raise StoreError(Code.DATA_IN_USE, given=str(home))
            yield connection
        else:
            place = DataFolder(home.folder)
            stack.enter_context(Lock(place))
            _tell(bring_up_to_date(place), notice)
            yield stack.enter_context(writing_to(place.database))


@contextmanager
def looking_into(database: Path) -> Iterator[Connection]:
    """An SQLite database as it is at one moment."""
    engine = sqlite_engine(database, "BEGIN", 1)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def writing_to(database: Path) -> Iterator[Connection]:
    """A transaction on an SQLite database."""
    engine = sqlite_engine(database, "BEGIN IMMEDIATE", 1)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _bring_up_to_date(home: DataLocation, notice: Notice | None) -> None:
    """Data of an older version; ``StoreError(NO_FILE)`` where there are none."""
    place = DataFolder(home.folder)
    version = _postgres_version(home) if home.url else version_of(place.database)
    if not version:
        raise StoreError(Code.NO_FILE, given=str(home))
    if version == HEAD:
        return
    if home.url:
        _migrate_postgres(home)
    else:
        with Lock(place):
            _tell(bring_up_to_date(place), notice)


def is_current(home: DataLocation) -> bool:
    """Whether the data are of this version, so that using them changes nothing else."""
    version = _postgres_version(home) if home.url else version_of(DataFolder(home.folder).database)
    return version == HEAD


def _tell(saved: Path | None, notice: Notice | None) -> None:
    if saved is not None and notice is not None:
        notice(saved)


def _try_lock(place: DataFolder, stack: ExitStack) -> bool:
    try:
        stack.enter_context(Lock(place))
    except StoreError as error:
        if error.code is not Code.DATA_IN_USE:
            raise
        return False
    return True


@contextmanager
def _postgres_snapshot(home: DataLocation) -> Iterator[Connection]:
    engine = postgres_engine(home.url, 1, NO_LIMIT)
    try:
        with engine.connect() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    finally:
        engine.dispose()


@contextmanager
def _postgres_transaction(home: DataLocation) -> Iterator[Connection]:
    engine = postgres_engine(home.url, 1, NO_LIMIT)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _postgres_version(home: DataLocation) -> str:
    with _postgres_transaction(home) as connection:
        return version_in(connection)


def _migrate_postgres(home: DataLocation) -> None:
    engine = postgres_engine(home.url, 1)
    try:
        bring_postgres_up_to_date(engine)
    finally:
        engine.dispose()


def _no_server(connection: Connection) -> bool:
    # a process that starts says so before it loads anything, and waits for this lock to do so
    connection.execute(text("LOCK TABLE processes IN SHARE MODE"))
    return not anybody(connection)


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        raise opening_in_words(error) from error
