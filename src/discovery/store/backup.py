"""Backups of a data directory: copied even while a server writes, restored only while none runs.

One file holds all of it: the database, and in a table of the copy alone the file of the devices that are
called, with the server's key. *Of two files, each of which must stay secret, one would be forgotten.*
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from discovery.core.errors import Code, StoreError
from discovery.store.place import FOLDER_MODE, Lock, Place, make_private_file, version_of

CARRIED = "carried_files"
"""The table of a backup that holds what lies beside the database."""


def copy(source: Path, target: Path, beside: Path | None = None) -> None:
    """Copy a database page by page into a new file, even while it is being written to; with the file
    ``beside`` it, if there is one.

    ``target`` appears only when it is complete. ``StoreError(CANNOT_WRITE)`` if the disk refuses it.
    """
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        make_private_file(part)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.execute("PRAGMA busy_timeout = 5000")
            old.backup(new)
            if beside is not None and beside.exists():
                _carry(new, beside)
            new.execute("PRAGMA journal_mode = DELETE")
        os.replace(part, target)
    except (OSError, sqlite3.OperationalError) as error:
        raise StoreError(Code.CANNOT_WRITE, given=str(target)) from error


def back_up(folder: Path, target: Path, replace: bool = False) -> None:
    """Copy the data directory ``folder`` into the file ``target``; a server may run there meanwhile.

    ``StoreError``: NO_FILE, CANNOT_WRITE, and FILE_EXISTS if the file exists and ``replace`` is false.
    """
    place = Place(folder)
    if not version_of(place.database):
        raise StoreError(Code.NO_FILE, given=str(place.database))
    if target.exists() and not replace:
        raise StoreError(Code.FILE_EXISTS, given=str(target))
    copy(place.database, target, beside=place.push)


def restore(folder: Path, source: Path) -> Path | None:
    """Replace the database by a backup; returns the path of the copy kept of the old one, if there was one.
    The devices that are called are replaced as well if the backup has any, the old file is kept beside it.

    ``StoreError``: BAD_BACKUP, CANNOT_WRITE, DATA_NEWER, DATA_IN_USE while a server runs in ``folder``.
    """
    _check(source)
    place = Place(folder)
    with Lock(place):
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        saved = _set_aside(place, stamp)
        fresh = place.folder / "discovery.restored"
        copy(source, fresh)
        push = _unpacked(fresh, place.push.name)
        if push is not None:
            _put_back(place, push, stamp)
        for rest in ("-wal", "-shm"):
            place.database.with_name(place.database.name + rest).unlink(missing_ok=True)
        os.replace(fresh, place.database)
    return saved


def _check(source: Path) -> None:
    try:
        version = version_of(source)
    except StoreError as error:
        if error.code is Code.DATA_NEWER:
            raise
        raise StoreError(Code.BAD_BACKUP, given=str(source)) from error
    if not version:
        raise StoreError(Code.BAD_BACKUP, given=str(source))


def _carry(backup: sqlite3.Connection, file: Path) -> None:
    with backup:
        backup.execute(f"CREATE TABLE IF NOT EXISTS {CARRIED} (name TEXT PRIMARY KEY, content BLOB NOT NULL)")
        backup.execute(f"INSERT OR REPLACE INTO {CARRIED} VALUES (?, ?)", (file.name, file.read_bytes()))


def _unpacked(database: Path, name: str) -> bytes | None:
    """Take a file out of a restored database, where nothing of it remains; ``None`` if it holds none."""
    with closing(sqlite3.connect(database)) as connection:
        held = "SELECT 1 FROM sqlite_master WHERE name = ?"
        if connection.execute(held, (CARRIED,)).fetchone() is None:
            return None
        connection.execute("PRAGMA secure_delete = ON")
        with connection:
            row = connection.execute(f"SELECT content FROM {CARRIED} WHERE name = ?", (name,)).fetchone()
            connection.execute(f"DROP TABLE {CARRIED}")
    return None if row is None else bytes(row[0])


def _put_back(place: Place, push: bytes, stamp: str) -> None:
    """The devices that are called are those of the backup; the present ones are kept aside."""
    try:
        if place.push.exists():
            _write(place.backups / f"push-replaced-{stamp}.json", place.push.read_bytes())
        _write(place.push, push)
    except OSError as error:
        raise StoreError(Code.CANNOT_WRITE, given=str(place.push)) from error


def _write(file: Path, content: bytes) -> None:
    """A private file, which is whole or not there."""
    file.parent.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    make_private_file(part)
    part.write_bytes(content)
    os.replace(part, file)


def _set_aside(place: Place, stamp: str) -> Path | None:
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
