"""``discovery admin check``: whether a backup can be restored and every game in it opened."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from discovery.cli.hosting.homes import home_of
from discovery.cli.hosting.table_snapshot import snapshot
from discovery.cli.progress import progress_bar
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code
from discovery.store.backup import back_up, opened
from discovery.store.copying import Tell, stored_events, stored_games
from discovery.store.rows import StoredGame

UNSOUND = 1
DAMAGED = "damaged"
"""The status of a table of which a server knows that it cannot be opened."""

Faulty = list[tuple[StoredGame, str]]
"""The games that cannot be opened, each with the code of its fault."""


def check(options: Namespace, terminal: Terminal) -> int:
    """Restore a backup to a temporary directory and open all its games; status 1 if one of them is damaged
    and was not known to be."""
    with _backup(options) as file, opened(file) as connection:
        games = sum(1 for _ in stored_games(connection))
        with progress_bar(terminal, games, "admin-checking") as done:
            faulty = _open_all(connection, done)
    damaged = [game for game, fault in faulty if fault == Code.TABLE_DAMAGED]
    found = {
        "games": games,
        "unmarked": [game.id for game in damaged if game.status != DAMAGED],
        "marked": [game.id for game in damaged if game.status == DAMAGED],
        "rules_changed": [game.id for game, fault in faulty if fault != Code.TABLE_DAMAGED],
    }
    if options.json:
        terminal.show(found)
    else:
        _say(terminal, damaged, games, len(faulty) - len(damaged))
    return UNSOUND if found["unmarked"] else 0


@contextmanager
def _backup(options: Namespace) -> Iterator[Path]:
    """The file that was named, or a new backup that is gone after the block."""
    if options.file:
        yield Path(options.file).expanduser()
        return
    with TemporaryDirectory(prefix="discovery-") as folder:
        file = Path(folder) / "backup.sqlite"
        back_up(home_of(options), file)
        yield file


def _open_all(connection: Connection, tell: Tell) -> Faulty:
    faulty = []
    for game in stored_games(connection):
        fault = snapshot(game, stored_events(connection, game.id)).fault
        if fault:
            faulty.append((game, fault))
        tell(1)
    return faulty


def _say(terminal: Terminal, damaged: list[StoredGame], games: int, changed: int) -> None:
    terminal.say("admin-checked", games=games, damaged=len(damaged), changed=changed)
    for game in damaged:
        words = "admin-damaged-known" if game.status == DAMAGED else "admin-damaged-new"
        terminal.say(words, table=game.id)
