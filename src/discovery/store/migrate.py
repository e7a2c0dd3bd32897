"""Migrates a database to this program's version, after copying the old one."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from discovery.core.errors import Code, StoreError
from discovery.store.data_folder import HEAD, DataFolder, copy, make_private_file, version_of
from discovery.store.engines import opening_in_words

SCRIPTS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x44697363
"""The number of the lock that is held while a PostgreSQL database is migrated."""


def bring_up_to_date(place: DataFolder) -> Path | None:
    """Migrate the database if needed; returns the path of the copy made before, if there was anything to
    copy.

    The caller holds the lock. ``StoreError``: those of ``version_of``, or CANNOT_WRITE.
    """
    version = version_of(place.database)
    try:
        saved = _migrate(place, version) if version != HEAD else None
        with closing(sqlite3.connect(place.database)) as connection:
            # kept in the file, and set here because two connections that set it at once lock each other out
            connection.execute("PRAGMA journal_mode = WAL")
    except (OSError, sqlite3.OperationalError) as error:
        raise StoreError(Code.CANNOT_WRITE, given=str(place.database)) from error
    return saved


def _migrate(place: DataFolder, version: str) -> Path | None:
    saved = None
    if version:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        saved = place.backups / f"discovery-{version}-{stamp}.sqlite"
        copy(place.database, saved)
    else:
        make_private_file(place.database)
    upgrade(place.database)
    return saved


def upgrade(database: Path, target: str = "head") -> None:
    """Run the migrations up to ``target``, all or none. ``sqlite3.OperationalError`` if the disk refuses."""
    engine = create_engine(f"sqlite:///{database}")
    # the driver commits before each change of a table, unless it is told to leave transactions alone
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            _run_migrations(connection, target)
    except OperationalError as error:
        raise error.orig or error from None
    finally:
        engine.dispose()


def bring_postgres_up_to_date(engine: Engine) -> None:
    """Migrate a PostgreSQL database if needed, once, however many processes start together. Its copies are
    its host's.

    ``StoreError``: DATABASE_REFUSED, DATABASE_UNREACHED, DATABASE_AWAY, DATA_NEWER, DATA_CORRUPT for a
    database of something else, CANNOT_WRITE.
    """
    try:
        with engine.begin() as connection:
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            if version_in(connection) != HEAD:
                _run_migrations(connection, "head")
    except SQLAlchemyError as error:
        raise opening_in_words(error) from error


def version_in(connection: Connection) -> str:
    """The latest migration applied to a PostgreSQL database, ``""`` if it is empty. ``StoreError``:
    DATA_NEWER, DATA_CORRUPT."""
    names = inspect(connection).get_table_names()
    if "alembic_version" not in names:
        if names:
            raise StoreError(Code.DATA_CORRUPT, given="PostgreSQL")
        return ""
    version = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    if version > HEAD:
        raise StoreError(Code.DATA_NEWER, given="PostgreSQL")
    return version


def _run_migrations(connection: Connection, target: str) -> None:
    # Alembic takes a third of a second to import, and is needed on few starts
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
