"""Tables as folds, without a server: dealt, and played on by chance."""

from __future__ import annotations

import random
from collections.abc import Iterable

from discovery.core.bits import members
from discovery.core.protocol import NOBODY
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.server.protocol import TablePlan
from discovery.server.tables import planning
from discovery.server.tables.commands import moved
from discovery.server.tables.history import Created, Entry, Payload, Started
from discovery.server.tables.loading import created_table
from discovery.server.tables.planning import header
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table

SECOND = 1000


def game_of(plan: TablePlan, seats: list[str]) -> DiscoveryGame:
    """The card game of a plan."""
    game = planning.game_of(plan, seats)
    assert isinstance(game, DiscoveryGame)
    return game


def fold(ident: str, entries: Iterable[Entry]) -> Table:
    """The table that a whole history makes."""
    rest = iter(entries)
    table = created_table(ident, next(rest))
    for entry in rest:
        table.apply(entry)
    return table


def dealt(plan: TablePlan, chooser: random.Random) -> Table:
    """A table that has just been dealt; every step takes a second."""
    table = fold("t", [Entry(1, SECOND, Created(plan))])
    seats = header(table.seats)
    game = planning.game_of(plan, seats)
    order = [game.pieces[piece] for piece in game.shuffle(chooser)]
    add(table, Started(seats, order))
    return table


def add(table: Table, event: Payload) -> None:
    """Apply the next event, a second after the one before."""
    table.apply(Entry(table.seq + 1, (table.seq + 1) * SECOND, event))


def running(table: Table) -> RunningGame:
    """The game of a table that has started."""
    assert table.running_game is not None
    return table.running_game


def by_chance(table: Table, chooser: random.Random, moves: int) -> Table:
    """The table after some more random moves, or at its end."""
    for _ in range(moves):
        if table.status != "playing":
            break
        add(table, _any_move(running(table), chooser))
    return table


def _any_move(played: RunningGame, chooser: random.Random) -> Payload:
    due = played.game.due(played.state)
    if due is not None:
        return moved(played, due[0], due[1], chooser).payload
    seat = chooser.choice(members(played.game.actors(played.state)))
    move = chooser.choice(played.game.legal(played.state, seat))
    if move == codes.LET_PASS:
        return moved(played, NOBODY, codes.CLOSE_WINDOW, chooser).payload
    return moved(played, seat, move, chooser).payload
