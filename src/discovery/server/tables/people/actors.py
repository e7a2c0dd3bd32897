"""Who sends a command, and what every command depends on."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.errors import Code, TableError
from discovery.core.protocol import Chooser
from discovery.core.registry import family_of
from discovery.engines.makers import names_for
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.seating import Seat
from discovery.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Actor:
    """The sender of a command: the seat (-1 for a spectator), and whether they hold the host's secret, or as
    a ``guest`` that of the table."""

    seat: int
    host: bool
    guest: bool = False


@dataclass(frozen=True, slots=True)
class CommandContext:
    """The context of a command besides the table: chance, the available programs, the connections by
    seat, and whether tables may be listed."""

    random: Chooser
    programs: tuple[str, ...]
    present: tuple[int, ...]
    lobby: bool = True

    def able(self, game: str) -> tuple[str, ...]:
        """The programs that may play a game."""
        return names_for(family_of(game), self.programs)

    def stand_in(self, game: str) -> str:
        """The program that takes over for a player who leaves."""
        usual, able = family_of(game).players.stand_in, self.able(game)
        return usual if usual in able else next(iter(able), "")


def host_only(actor: Actor) -> None:
    """``TableError`` unless the sender holds the host's secret."""
    if not actor.host:
        raise TableError(Code.NOT_HOST)


def seat_of(table: Table, actor: Actor) -> Seat:
    """The sender's own seat. ``TableError`` for a spectator."""
    if actor.seat < 0 or not table.seats[actor.seat].personal:
        raise TableError(Code.NOT_SEATED)
    return table.seats[actor.seat]


def not_started(table: Table) -> None:
    """``TableError`` once the game has begun."""
    if table.running_game is not None:
        raise TableError(Code.ALREADY_STARTED)


def started(table: Table) -> RunningGame:
    """The table's running game. ``TableError`` before it has begun."""
    if table.running_game is None:
        raise TableError(Code.NOT_STARTED)
    return table.running_game
