"""The tables of a database and its migrations: both say the same."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from discovery.store.data_folder import HEAD, DataFolder
from discovery.store.migrate import SCRIPTS, upgrade
from discovery.store.tables import metadata


def test_the_migrations_make_exactly_the_tables(tmp_path: Path) -> None:
    place = DataFolder(tmp_path)
    upgrade(place.database)
    engine = create_engine(f"sqlite:///{place.database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_of_older_accounts_that_look_the_same_the_first_one_keeps_its_looks(tmp_path: Path) -> None:
    """All of them stay; nobody takes such a name any more."""
    place = DataFolder(tmp_path)
    upgrade(place.database, "0019")
    names = ("lIia", "Ilia", "Bo")
    with closing(sqlite3.connect(place.database)) as connection, connection:
        connection.executemany(
            "INSERT INTO accounts (id, name, folded, password, role, created, closed)"
            " VALUES (?, ?, ?, '', 'player', ?, 0)",
            [(name, name, name.casefold(), -number) for number, name in enumerate(names)],
        )
    upgrade(place.database)
    with closing(sqlite3.connect(place.database)) as connection:
        kept = connection.execute("SELECT name, shape FROM accounts ORDER BY created").fetchall()
    assert kept == [("Bo", "bo"), ("Ilia", "llia"), ("lIia", None)]


def test_the_newest_migration_is_the_one_that_the_program_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
