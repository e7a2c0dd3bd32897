"""Backups of the database: copied even while a server writes, restored only while none runs."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from discovery.core.errors import Code, StoreError
from discovery.store.place import FOLDER_MODE, Lock, Place, make_private_file, version_of


def copy(source: Path, target: Path) -> None:
    """Copy a database page by page into a new file, even while it is being written to.

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
            new.execute("PRAGMA journal_mode = DELETE")
        os.replace(part, target)
    except (OSError, sqlite3.OperationalError) as error:
        raise StoreError(Code.CANNOT_WRITE, given=str(target)) from error


def back_up(folder: Path, target: Path, replace: bool = False) -> None:
    """Copy the database of the data directory ``folder`` to ``target``; a server may run there meanwhile.

    ``StoreError``: NO_FILE, CANNOT_WRITE, and FILE_EXISTS if the file exists and ``replace`` is false.
    """
    place = Place(folder)
    if not version_of(place.database):
        raise StoreError(Code.NO_FILE, given=str(place.database))
    if target.exists() and not replace:
        raise StoreError(Code.FILE_EXISTS, given=str(target))
    copy(place.database, target)


def restore(folder: Path, source: Path) -> Path | None:
    """Replace the database by a backup; returns the path of the copy kept of the old one, if there was one.

    ``StoreError``: BAD_BACKUP, DATA_NEWER, DATA_IN_USE while a server runs in ``folder``.
    """
    _check(source)
    place = Place(folder)
    with Lock(place):
        saved = _set_aside(place)
        fresh = place.folder / "discovery.restored"
        copy(source, fresh)
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


def _set_aside(place: Place) -> Path | None:
    """Copy the present database aside. A damaged one is copied byte for byte."""
    if not place.database.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    saved = place.backups / f"discovery-replaced-{stamp}.sqlite"
    try:
        copy(place.database, saved)
    except (StoreError, sqlite3.DatabaseError):
        saved.parent.mkdir(parents=True, exist_ok=True)
        saved.write_bytes(place.database.read_bytes())
    return saved
