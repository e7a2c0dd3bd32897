"""The tables of a database and its migrations: both say the same."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from discovery.store.migrate import SCRIPTS, upgrade
from discovery.store.place import HEAD, Place
from discovery.store.tables import metadata


def test_the_migrations_make_exactly_the_tables(tmp_path: Path) -> None:
    place = Place(tmp_path)
    upgrade(place.database)
    engine = create_engine(f"sqlite:///{place.database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_the_one_that_the_program_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
