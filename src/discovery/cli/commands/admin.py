"""``discovery admin``: what the host of a server does from a shell."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from discovery.cli.commands.serve import folder_of
from discovery.cli.terminal import Terminal
from discovery.i18n import translate


def run(options: Namespace, terminal: Terminal) -> int:
    """List, close or reopen tables, copy the database while a server runs, put a copy back."""
    verbs = {"list": _list, "close": _close, "reopen": _reopen, "backup": _backup, "restore": _restore}
    verbs[options.verb](options, terminal)
    return 0


def _list(options: Namespace, terminal: Terminal) -> None:
    from discovery.store.admin import list_tables

    tables = list_tables(folder_of(options), _teller(terminal))
    if not tables:
        terminal.say("admin-none")
        return
    rows = [
        (
            table.id,
            terminal.text(f"status-{table.status}"),
            _time(table.created),
            _time(table.last_active),
            str(table.events),
        )
        for table in tables
    ]
    terminal.grid(("table", "status", "made", "active", "events"), rows)


def _teller(terminal: Terminal) -> Callable[[Path], None]:
    """Says, beside what was asked for, that the database has been brought up to date."""
    return lambda saved: print(
        translate(terminal.language, "server-migrated", file=str(saved)), file=terminal.err
    )


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _close(options: Namespace, terminal: Terminal) -> None:
    from discovery.server.tables.history import Closed, encode
    from discovery.store.admin import close_table

    done = close_table(folder_of(options), options.table, encode(Closed()), _teller(terminal))
    terminal.say({"done": "admin-closed", "asked": "admin-asked"}[done], table=options.table)


def _reopen(options: Namespace, terminal: Terminal) -> None:
    from discovery.server.tables.history import Reopened, encode
    from discovery.store.admin import reopen_table

    done = reopen_table(folder_of(options), options.table, encode(Reopened()), _teller(terminal))
    terminal.say({"done": "admin-reopened", "asked": "admin-asked-reopen"}[done], table=options.table)


def _backup(options: Namespace, terminal: Terminal) -> None:
    from discovery.store.backup import back_up

    target = Path(options.file).expanduser().resolve()
    back_up(folder_of(options), target, options.force)
    terminal.say("admin-saved", file=str(target))


def _restore(options: Namespace, terminal: Terminal) -> None:
    from discovery.store.backup import restore

    replaced = restore(folder_of(options), Path(options.file).expanduser())
    terminal.say("admin-restored", folder=str(folder_of(options)))
    if replaced is not None:
        terminal.say("admin-set-aside", file=str(replaced))
