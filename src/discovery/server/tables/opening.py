"""The game of a table as it is opened: dealt, or going on from what was played of another one."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidRecord, TableError
from discovery.core.protocol import names_of
from discovery.play.commitment import GameKey
from discovery.play.driver import AnyDriver, Driver
from discovery.play.fork import Forked, forked
from discovery.play.records import Record
from discovery.server.protocol import TablePlan
from discovery.server.tables.history import Started
from discovery.server.tables.own_decks import own_deck_of
from discovery.server.tables.planning import game_of
from discovery.server.tables.seating import VIRTUAL


def opened(plan: TablePlan, started: Started, key: GameKey | None, before: Record | None) -> Forked:
    """The game of a deal from its beginning on, or from the end of ``before``.

    ``TableError(RULES_CHANGED)`` if a rule has changed since that affected what was played before.
    """
    if before is not None:
        return _forked(plan, started.seats, before)
    game = game_of(plan, started.seats, started.rules)
    number = {piece: at for at, piece in enumerate(game.pieces)}
    return Forked(Driver(game, [number[piece] for piece in started.order], key), (0,))


def _forked(plan: TablePlan, seats: list[str], before: Record) -> Forked:
    try:
        return forked(before, names_of(seats), own_deck_of(plan))
    except InvalidRecord as error:
        if error.code != Code.RULES_CHANGED:
            raise
        raise TableError(error.code, error.rule, **error.arguments) from None


def gone(driver: AnyDriver) -> list[int]:
    """The seats whose players have left the game for good."""
    game = driver.game
    kinds = [seat.partition("=")[2].strip() for seat in game.spec.seats]
    reasons = [game.explain(driver.state, seat, game.leave) for seat in range(len(kinds))]
    return [
        seat
        for seat, reason in enumerate(reasons)
        if kinds[seat] not in VIRTUAL and reason is not None and reason.code == Code.SEAT_LEFT
    ]
