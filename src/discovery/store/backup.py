"""Backups of a host's data: made even while a server writes, restored only while none runs.

A backup is an SQLite file, also that of a PostgreSQL database, so it can be restored to either.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from discovery.core.errors import Code, StoreError
from discovery.store.copying import clear, copy_data
from discovery.store.data_folder import FOLDER_MODE, DataFolder, Lock, copy, make_private_file, version_of
from discovery.store.data_location import DataLocation, reading, receiving, writing_to
from discovery.store.migrate import upgrade


def back_up(home: DataLocation, target: Path, replace: bool = False) -> None:
    """Copy a host's data into the file ``target``; a server may run meanwhile.

    ``StoreError``: NO_FILE, CANNOT_WRITE, and FILE_EXISTS if the file exists and ``replace`` is false.
    """
    database = DataFolder(home.folder).database
    if not home.url and not version_of(database):
        raise StoreError(Code.NO_FILE, given=str(database))
    if target.exists() and not replace:
        raise StoreError(Code.FILE_EXISTS, given=str(target))
    if home.url:
        _copy_out(home, target)
    else:
        copy(database, target)


def restore(home: DataLocation, source: Path) -> Path | None:
    """Replace a host's data by a backup; returns the path of the copy kept of the old ones, if there is one.
    There is none of a PostgreSQL database, whose data are replaced in one transaction.

    ``StoreError``: BAD_BACKUP, CANNOT_WRITE, DATA_NEWER, DATA_IN_USE while a server runs.
    """
    _check(source)
    if home.url:
        with opened(source) as old, receiving(home) as new:
            clear(new)
            copy_data(old, new, (str(source), str(home)), lambda _: None)
        return None
    place = DataFolder(home.folder)
    with Lock(place):
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        saved = _set_aside(place, stamp)
        fresh = place.folder / "discovery.restored"
        copy(source, fresh)
        for rest in ("-wal", "-shm"):
            place.database.with_name(place.database.name + rest).unlink(missing_ok=True)
        os.replace(fresh, place.database)
    return saved


@contextmanager
def opened(source: Path) -> Iterator[Connection]:
    """A backup, restored to a temporary directory and brought up to date there; the file itself
    is left as it is. ``StoreError`` as for ``restore``."""
    with TemporaryDirectory(prefix="discovery-") as folder:
        home = DataLocation(Path(folder))
        restore(home, source)
        with reading(home) as connection:
            yield connection


def _copy_out(home: DataLocation, target: Path) -> None:
    """Copy a database into a new file, which appears only when it is complete."""
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        make_private_file(part)
        with reading(home) as old:
            upgrade(part)
            with writing_to(part) as new:
                copy_data(old, new, (str(home), str(target)), lambda _: None)
        os.replace(part, target)
    except (OSError, sqlite3.OperationalError) as error:
        raise StoreError(Code.CANNOT_WRITE, given=str(target)) from error
    finally:
        part.unlink(missing_ok=True)


def _check(source: Path) -> None:
    try:
        version = version_of(source)
    except StoreError as error:
        if error.code is Code.DATA_NEWER:
            raise
        raise StoreError(Code.BAD_BACKUP, given=str(source)) from error
    if not version:
        raise StoreError(Code.BAD_BACKUP, given=str(source))


def _set_aside(place: DataFolder, stamp: str) -> Path | None:
    """Copy the present database aside. A damaged one is copied byte for byte."""
    if not place.database.exists():
        return None
    saved = place.backups / f"discovery-replaced-{stamp}.sqlite"
    try:
        copy(place.database, saved)
    except (StoreError, sqlite3.DatabaseError):
        saved.parent.mkdir(parents=True, exist_ok=True)
        saved.write_bytes(place.database.read_bytes())
    return saved
