"""Bringing a database to this program's version, after a copy of the old one."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from discovery.store.backup import copy
from discovery.store.place import HEAD, Place, version_of

SCRIPTS = Path(__file__).parent / "migrations"


def bring_up_to_date(place: Place) -> Path | None:
    """Migrate the database if that is due; the path of the copy made before, if there was anything to copy.

    The caller holds the lock. ``StoreError`` if the database is damaged or newer than this program.
    """
    version = version_of(place.database)
    saved = _migrate(place, version) if version != HEAD else None
    with closing(sqlite3.connect(place.database)) as connection:
        # kept in the file, and set here because two connections that set it at once lock each other out
        connection.execute("PRAGMA journal_mode = WAL")
    return saved


def _migrate(place: Place, version: str) -> Path | None:
    saved = None
    if version:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        saved = place.backups / f"discovery-{version}-{stamp}.sqlite"
        copy(place.database, saved)
    upgrade(place.database)
    return saved


def upgrade(database: Path, target: str = "head") -> None:
    """Run the migrations up to ``target``."""
    # Alembic takes a third of a second to import, and is needed on few starts
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{database}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, target)
    finally:
        engine.dispose()
