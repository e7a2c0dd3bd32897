"""``discovery admin move``: a host's data copied to another place, and the copy compared table by table."""

from __future__ import annotations

import time
from argparse import Namespace

from sqlalchemy import Connection

from discovery.cli.hosting.homes import home_named, home_of, teller
from discovery.cli.hosting.table_snapshot import snapshot
from discovery.cli.progress import progress_bar
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, StoreError
from discovery.store.audit import SHELL, AuditedAct, noted
from discovery.store.copying import (
    Copied,
    Tell,
    copy_data,
    rows_in,
    stored_events,
    stored_game,
    stored_games,
)
from discovery.store.data_location import reading, receiving


def move(options: Namespace, terminal: Terminal) -> int:
    """Copy, compare, and only then commit: whatever is refused or fails leaves the target as it was."""
    source, target = home_of(options), home_named(options.to)
    if source.is_same(target):
        raise StoreError(Code.SAME_DATA, given=str(target))
    told = teller(terminal)
    with reading(source, told) as old, receiving(target, told) as new:
        with progress_bar(terminal, rows_in(old), "admin-copying") as done:
            copied = copy_data(old, new, (str(source), str(target)), done)
        with progress_bar(terminal, copied.games, "admin-checking") as done:
            unopened = _compare(old, new, done)
        new.execute(noted(SHELL, AuditedAct.MOVE, "", "", time.time_ns() // 1_000_000))
    _say(options, terminal, str(target), copied, unopened)
    return 0


def _compare(old: Connection, new: Connection, tell: Tell) -> int:
    """Open every game on both sides; the number of those that open on neither. ``StoreError(COPY_DIFFERS)``
    names a table that is not the same."""
    unopened = 0
    for game in stored_games(old):
        one = snapshot(game, stored_events(old, game.id))
        other = snapshot(stored_game(new, game.id), stored_events(new, game.id))
        if one != other:
            raise StoreError(Code.COPY_DIFFERS, given=game.id)
        unopened += bool(one.fault)
        tell(1)
    return unopened


def _say(options: Namespace, terminal: Terminal, place: str, copied: Copied, unopened: int) -> None:
    if options.json:
        terminal.show({
            "to": place,
            "games": copied.games,
            "events": copied.events,
            "new_games": copied.new_games,
            "new_events": copied.new_events,
            "unopened": unopened,
        })  # fmt: skip
        return
    terminal.say(
        "admin-moved",
        place=place,
        games=copied.games,
        events=copied.events,
        newgames=copied.new_games,
        newevents=copied.new_events,
    )
    terminal.say("admin-compared", unopened=unopened)
