"""The two databases behind the store: a file of SQLite for one process, PostgreSQL for any number of them.

What differs between them is here, in ``migrate`` and in ``leases``; all statements are SQLAlchemy's.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import URL, Engine, ExceptionContext, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from discovery.core.errors import Code, MissingExtra, StoreError

log = structlog.get_logger()

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # what is erased is overwritten, not left on a free page of the file
    "PRAGMA secure_delete = ON",
)
CONNECT_SECONDS = 3
"""Seconds to wait for PostgreSQL before saying that it is away."""
STATEMENT_SECONDS = 10
"""Seconds after which PostgreSQL ends a statement by itself."""
SILENT_SECONDS = 10
"""Seconds after which the system asks a silent connection whether the other machine is still there."""

_REFUSED = re.compile(
    r"authenti.*(failed|fehlgeschlagen)|authentification.*échou|password supplied|pg_hba\.conf"
    r"|(role|database|Rolle|Datenbank|rôle|base de données) .*(does not exist|existiert nicht|n'existe pas)"
    r"|permission denied for database|not permitted to log in",
    re.IGNORECASE,
)
"""Messages of PostgreSQL where the name, the password or the database is wrong, in three languages. Its
library tells no code where it does not connect."""
_DISCREET: dict[str, object] = {"hide_parameters": True}
"""Errors do not quote what was to be written: they come into the log."""


def sqlite_engine(database: Path, begin: str, connections: int) -> Engine:
    """SQLite with its own transactions, flushed to disk at every commit. ``begin`` starts them."""
    engine = create_engine(f"sqlite:///{database}", pool_size=connections, max_overflow=0, **_DISCREET)
    _in_large_statements(engine)

    def connected(connection: Any, _: object) -> None:
        # the driver's own idea of transactions breaks savepoints: begin them ourselves
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def postgres_engine(url: str, connections: int, seconds: int = STATEMENT_SECONDS) -> Engine:
    """PostgreSQL through psycopg. Nothing is connected yet. A statement may take ``seconds``; 0 is no limit.

    A connection is tried before it is used, so that a restart of the database fails no request that comes
    after it. ``MissingExtra`` NO_EXTRA without psycopg, ``StoreError(BAD_DATABASE)`` for another address.
    """
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import make_conninfo
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, given="psycopg", extra="postgresql") from None
    given = {
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": SILENT_SECONDS,
        "options": f"-c statement_timeout={1000 * seconds}",
        "application_name": "discovery",
    }
    address = parsed(url)
    try:
        make_conninfo(driver_address(url))
        # statements that are compiled once, in ``jobs``, take their parameters by position
        engine = create_engine(
            address,
            paramstyle="format",
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args=given,
            **_DISCREET,
        )
    except (ArgumentError, ProgrammingError):
        raise StoreError(Code.BAD_DATABASE, given=without_password(url)) from None
    _in_large_statements(engine)
    event.listen(engine, "handle_error", _without_details)
    return engine


def _without_details(context: ExceptionContext) -> None:
    """PostgreSQL quotes the row that it refuses; nobody who prints the error shall see more than what is
    wrong with it."""
    told = context.sqlalchemy_exception
    if isinstance(told, DBAPIError):
        context.original_exception.args = told.args = (_reason(told),)


def parsed(url: str) -> URL:
    """The address of a PostgreSQL database. ``StoreError(BAD_DATABASE)`` for anything else."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(Code.BAD_DATABASE, given=url.partition(":")[0]) from None
    # a password with an unescaped @ would come out of errors as the name of a machine
    if address.drivername not in ("postgresql", "postgres") or "@" in (address.host or ""):
        raise StoreError(Code.BAD_DATABASE, given=address.drivername)
    return address.set(drivername="postgresql+psycopg")


def driver_address(url: str) -> str:
    """The address as PostgreSQL's own library reads it."""
    return parsed(url).set(drivername="postgresql").render_as_string(hide_password=False)


def without_password(url: str) -> str:
    """An address as people may read it, in logs and errors: without its password."""
    address = parsed(url).set(drivername="postgresql", query={})
    return address.render_as_string(hide_password=True)


def _in_large_statements(engine: Engine) -> None:
    # many rows are one statement: each statement gives up Python's lock once, and at a full house getting it
    # back is what writing costs
    engine.dialect.use_insertmanyvalues_wo_returning = True


def is_away(error: Exception) -> bool:
    """Whether PostgreSQL could not be reached, stops, has just started, or took too long for a statement."""
    if not isinstance(error, DBAPIError) or _is_sqlite(error):
        return False
    state = _state(error)
    gone = error.connection_invalidated or (isinstance(error, OperationalError) and not state)
    return gone or state.startswith("08") or state in ("57014", "57P01", "57P02", "57P03", "53300")


def may_repeat(error: Exception) -> bool:
    """Whether PostgreSQL has ended one of two transactions that waited for each other."""
    return isinstance(error, DBAPIError) and _state(error) in ("40001", "40P01")


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")


def in_words(error: Exception) -> Exception:
    """The ``StoreError`` for a disk error of the database, or the error itself."""
    if not isinstance(error, DBAPIError):
        return error
    reason = _reason(error).lower()
    log.error("database-refused", reason=reason, state=_state(error))
    if is_away(error):
        return StoreError(Code.DATABASE_AWAY)
    if "readonly" in reason or "read-only" in reason or "unable to open" in reason:
        return StoreError(Code.DATA_READ_ONLY, given=_named(error))
    if "full" in reason or "i/o error" in reason or "locked" in reason or "no space left" in reason:
        return StoreError(Code.CANNOT_WRITE, given=_named(error))
    if "malformed" in reason or "not a database" in reason or "could not decode" in reason:
        return StoreError(Code.DATA_CORRUPT, given=_named(error))
    return error


def opening_in_words(error: Exception) -> Exception:
    """As ``in_words``, for what ends where it cannot connect: ``StoreError`` DATABASE_REFUSED or
    DATABASE_UNREACHED."""
    told = in_words(error)
    if isinstance(error, DBAPIError) and is_away(error) and not _state(error):
        refused = _REFUSED.search(_reason(error)) is not None
        return StoreError(Code.DATABASE_REFUSED if refused else Code.DATABASE_UNREACHED)
    return told


def _reason(error: DBAPIError) -> str:
    """An error of the database without its details: they quote rows, and those hold secrets and hands."""
    diagnosis = getattr(error.orig, "diag", None)
    said = getattr(diagnosis, "message_primary", None) or str(error.orig)
    return str(said).partition("\n")[0]


def _named(error: DBAPIError) -> str:
    return "discovery.sqlite" if _is_sqlite(error) else "PostgreSQL"


def _is_sqlite(error: DBAPIError) -> bool:
    return isinstance(error.orig, sqlite3.Error)
