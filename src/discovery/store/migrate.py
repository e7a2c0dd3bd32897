"""Migrates a database to this program's version, after copying the old one."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from discovery.core.errors import Code, StoreError
from discovery.store.backup import copy
from discovery.store.place import HEAD, Place, make_private_file, version_of

SCRIPTS = Path(__file__).parent / "migrations"


def bring_up_to_date(place: Place) -> Path | None:
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


def _migrate(place: Place, version: str) -> Path | None:
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
    # Alembic takes a third of a second to import, and is needed on few starts
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import OperationalError

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{database}")
    # the driver commits before each change of a table, unless it is told to leave transactions alone
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, target)
    except OperationalError as error:
        raise error.orig or error from None
    finally:
        engine.dispose()
