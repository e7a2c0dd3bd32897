"""``discovery admin``: what the host of a server does from a shell."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from discovery.cli.terminal import Terminal


def run(options: Namespace, terminal: Terminal) -> int:
    """List, close or reopen tables; copy all data while a server runs, put a copy back, move house; try
    whether a backup is sound."""
    from discovery.cli.hosting.accounts import account, accounts, audit, role
    from discovery.cli.hosting.checking import check
    from discovery.cli.hosting.classes import classes, erase
    from discovery.cli.hosting.clubs import close_club, clubs
    from discovery.cli.hosting.contests import contests, erase_contest, ratings
    from discovery.cli.hosting.mail import mail
    from discovery.cli.hosting.moving import move
    from discovery.server.log import aside

    verbs = {
        "list": _list,
        "close": _close,
        "reopen": _reopen,
        "backup": _backup,
        "restore": _restore,
        "move": move,
        "check": check,
        "accounts": accounts,
        "account": account,
        "role": role,
        "audit": audit,
        "mail": mail,
        "classes": classes,
        "class": erase,
        "clubs": clubs,
        "club": close_club,
        "contests": contests,
        "contest": erase_contest,
        "ratings": ratings,
    }
    with aside(terminal.err):
        return verbs[options.verb](options, terminal)


def _list(options: Namespace, terminal: Terminal) -> int:
    from discovery.cli.hosting.homes import home_of, teller
    from discovery.cli.hosting.moments import minute
    from discovery.store.admin import list_tables

    tables = list_tables(home_of(options), teller(terminal))
    if options.json:
        kept = ("id", "status", "created", "last_active", "events")
        terminal.show({"tables": [{name: getattr(table, name) for name in kept} for table in tables]})
        return 0
    if not tables:
        terminal.say("admin-none")
        return 0
    rows = [
        (
            table.id,
            terminal.text(f"status-{table.status}"),
            minute(table.created),
            minute(table.last_active),
            str(table.events),
        )
        for table in tables
    ]
    terminal.grid(("table", "status", "made", "active", "events"), rows)
    return 0


def _close(options: Namespace, terminal: Terminal) -> int:
    from discovery.cli.hosting.homes import home_of, teller
    from discovery.server.tables.history import Closed, encode
    from discovery.store.admin import close_table

    done = close_table(home_of(options), options.table, encode(Closed()), teller(terminal))
    terminal.say({"done": "admin-closed", "asked": "admin-asked"}[done], table=options.table)
    return 0


def _reopen(options: Namespace, terminal: Terminal) -> int:
    from discovery.cli.hosting.homes import home_of, teller
    from discovery.server.tables.history import Reopened, encode
    from discovery.store.admin import reopen_table

    done = reopen_table(home_of(options), options.table, encode(Reopened()), teller(terminal))
    terminal.say({"done": "admin-reopened", "asked": "admin-asked-reopen"}[done], table=options.table)
    return 0


def _backup(options: Namespace, terminal: Terminal) -> int:
    from discovery.cli.hosting.homes import home_of
    from discovery.store.audit import AuditedAct, note
    from discovery.store.backup import back_up
    from discovery.store.data_location import is_current

    target, home = Path(options.file).expanduser().resolve(), home_of(options)
    back_up(home, target, options.force)
    terminal.say("admin-saved", file=str(target))
    if is_current(home):  # a copy that is made before an update leaves the data as they are
        note(home, AuditedAct.BACKUP)
    return 0


def _restore(options: Namespace, terminal: Terminal) -> int:
    from discovery.cli.hosting.homes import home_of, teller
    from discovery.store.audit import AuditedAct, note
    from discovery.store.backup import restore

    home = home_of(options)
    replaced = restore(home, Path(options.file).expanduser())
    terminal.say("admin-restored", place=str(home))
    if replaced is not None:
        terminal.say("admin-set-aside", file=str(replaced))
    note(home, AuditedAct.RESTORE, teller(terminal))
    return 0
