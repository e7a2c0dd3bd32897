"""Players that a table waits for and that may be away: they want to know that it is their turn."""

from __future__ import annotations

from discovery.core.bits import members
from discovery.server.tables.next_actions import is_ordered
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from discovery.server.tables.windows import order_for


def called(table: Table, seat: int) -> bool:
    """Whether a person at ``seat`` must decide something that no order decides for them. A window counts only
    where the table waits for those who are away: any other is over before they could come."""
    played = table.running_game
    if played is None or table.status != "playing" or not table.seats[seat].personal:
        return False
    if played.window is not None:
        return table.plan.away != "order" and _asked(table, played, seat)
    return seat in table.actors and not is_ordered(table, played, seat)


def called_since(table: Table, seat: int) -> int:
    """Since when the table waits for the person at ``seat``, in ms since 1970; 0 where it does not."""
    if table.running_game is None or not called(table, seat):
        return 0
    return table.step_events[table.running_game.changed[seat] - 1].at


def _asked(table: Table, played: RunningGame, seat: int) -> bool:
    window = played.window
    if window is None or seat not in members(window.members) or seat in played.answers:
        return False
    return order_for(table.orders_of(seat), window.reactions_of(seat)) != "never"
