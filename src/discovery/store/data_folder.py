"""The data directory: its files, checks whether they can be used, and the lock that allows one server only.

The database holds the order of decks that are being played, so only its owner may read it. Files are created
with these permissions rather than under a ``umask``, which the host's own programs would inherit.
"""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import structlog

from discovery.core.errors import Code, StoreError

log = structlog.get_logger()

HEAD = "0020"
"""The newest migration, the version of the database that this program works with."""
FOLDER_MODE, FILE_MODE = 0o700, 0o600
OTHERS = 0o077

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DataFolder:
    """The files of one data directory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "discovery.sqlite"
        self.lock = folder / "discovery.lock"
        self.backups = folder / "backups"

    def prepare(self) -> None:
        """Create the directory if needed. ``StoreError(DATA_READ_ONLY)`` if that is impossible."""
        try:
            self.folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(Code.DATA_READ_ONLY, given=str(self.folder)) from error

    def make_private(self) -> None:
        """Make files of an earlier version unreadable for other users, and log it."""
        if os.name != "posix":
            return
        loose = [path for path in self._own() if path.exists() and stat.S_IMODE(path.stat().st_mode) & OTHERS]
        for path in loose:
            with suppress(OSError):  # another user's file: its owner decides who may read it
                path.chmod(FOLDER_MODE if path.is_dir() else FILE_MODE)
        if loose:
            log.warning("data-made-private", folder=str(self.folder), files=[path.name for path in loose])

    def remove_backups(self, before: int) -> None:
        """Remove the copies that were made before a moment, in ms since 1970."""
        for copied in self.backups.glob("discovery-*.sqlite"):
            if copied.stat().st_mtime * 1000 < before:
                copied.unlink(missing_ok=True)

    def _own(self) -> Iterator[Path]:
        """This program's files, and the directory unless it contains anything else."""
        files = [self.database, self.lock]
        files += [self.database.with_name(self.database.name + rest) for rest in ("-wal", "-shm")]
        yield from files
        if self.backups.is_dir():
            yield self.backups
            yield from self.backups.glob("discovery-*.sqlite")
        if set(self.folder.iterdir()) <= {*files, self.backups}:
            yield self.folder


class Lock:
    """Allows one server per data directory: a lock of the operating system, released when the process ends in
    any way."""

    def __init__(self, place: DataFolder) -> None:
        self._place = place
        self._handle = -1

    def __enter__(self) -> Self:
        """``StoreError``: DATA_IN_USE if another process holds it, DATA_READ_ONLY if the file cannot be
        written."""
        self._place.prepare()
        folder = str(self._place.folder)
        try:
            self._handle = os.open(self._place.lock, os.O_RDWR | os.O_CREAT, FILE_MODE)
        except OSError as error:
            raise StoreError(Code.DATA_READ_ONLY, given=folder) from error
        try:
            _seize(self._handle)
        except OSError as error:
            self.release()
            raise StoreError(Code.DATA_IN_USE, given=folder) from error
        self._place.make_private()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def make_private_file(path: Path) -> None:
    """Create an empty file that only its owner may read; SQLite gives the files beside it the same
    permissions.

    ``OSError`` if it cannot be made.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))


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


def version_of(database: Path) -> str:
    """The latest migration applied to a database, ``""`` if there is no database yet. ``StoreError`` if it
    cannot be used.

    DATA_CORRUPT: damaged, or not a database of this program. DATA_NEWER: made by a newer version.
    CANNOT_READ: no permission.
    """
    try:
        if not database.exists() or database.stat().st_size == 0:
            return ""
    except OSError as error:
        raise StoreError(Code.CANNOT_READ, given=str(database)) from error
    try:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA busy_timeout = 5000")
            sound = connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            version = _version(connection) if "alembic_version" in tables else ""
    except sqlite3.OperationalError as error:
        raise StoreError(Code.DATA_READ_ONLY, given=str(database.parent)) from error
    except sqlite3.DatabaseError as error:
        raise StoreError(Code.DATA_CORRUPT, given=str(database)) from error
    if not sound or (tables and not version):
        raise StoreError(Code.DATA_CORRUPT, given=str(database))
    if version > HEAD:
        raise StoreError(Code.DATA_NEWER, given=str(database))
    if version and version not in {f"{number:04}" for number in range(1, int(HEAD) + 1)}:
        raise StoreError(Code.DATA_CORRUPT, given=str(database))
    return version


def _version(connection: sqlite3.Connection) -> str:
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""
