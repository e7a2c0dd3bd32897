"""Who sits on a seat, under what name, and by which link."""

from __future__ import annotations

from discovery.core.errors import Code, TableError
from discovery.core.text.names import fit_name
from discovery.server.protocol import Reissue, Rename, Sit, Substitute
from discovery.server.tables import history, planning
from discovery.server.tables.people.actors import (
    Actor,
    CommandContext,
    host_only,
    not_started,
    seat_of,
)
from discovery.server.tables.table import Table


def seated(
    table: Table, actor: Actor, command: Rename | Substitute | Reissue | Sit, context: CommandContext
) -> history.Payload:
    """The event of a command about who sits on a seat, under what name, and by which link."""
    match command:
        case Rename():
            return _rename(table, actor, command)
        case Substitute():
            return _substitute(table, actor, command, context)
        case Reissue():
            return _reissue(table, actor, command)
        case Sit():
            return _sit(table, actor, command)


def _rename(table: Table, actor: Actor, command: Rename) -> history.Payload:
    seat = seat_of(table, actor)
    not_started(table)
    typed = fit_name(command.name)
    others = [other for other in table.seats if other is not seat]
    name = planning.seated_name(typed, table.plan.language, others)
    return history.Renamed(actor.seat, name) if seat.taken else history.Seated(actor.seat, name)


def _sit(table: Table, actor: Actor, command: Sit) -> history.Payload:
    if actor.seat >= 0:
        raise TableError(Code.ALREADY_SEATED)
    if not (actor.guest or table.listed):
        raise TableError(Code.NOT_SEATED)
    not_started(table)
    name = fit_name(command.name)
    seat = _free_seat(table, command.seat)
    return history.Seated(seat, planning.seated_name(name, table.plan.language, table.seats))


def _free_seat(table: Table, wanted: int) -> int:
    """The seat that is wanted, or for -1 the first one that is free."""
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if wanted < 0 and free:
        return free[0]
    if wanted >= len(table.seats):
        raise TableError(Code.NO_SUCH_SEAT)
    if wanted not in free:
        raise TableError(Code.SEAT_TAKEN)
    return wanted


def _substitute(table: Table, actor: Actor, command: Substitute, context: CommandContext) -> history.Payload:
    host_only(actor)
    if command.program not in context.able(table.plan.game):
        raise TableError(Code.UNKNOWN_PLAYER, given=command.program)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind not in ("me", "open"):
        raise TableError(Code.NO_SUCH_SEAT)
    seat = table.seats[command.seat]
    if seat.left:
        raise TableError(Code.SEAT_LEFT)
    if seat.taken and context.present[command.seat]:
        raise TableError(Code.SEAT_TAKEN)
    name = seat.name or planning.program_name(command.program, table.plan.language, table.seats)
    keeps = seat.taken and table.running_game is not None
    return history.Substituted(command.seat, command.program, name, keeps)


def _reissue(table: Table, actor: Actor, command: Reissue) -> history.Payload:
    if command.seat < 0:
        host_only(actor)
        return history.Reissued(command.seat)
    if command.seat >= len(table.seats) or not table.seats[command.seat].owned:
        raise TableError(Code.NO_SUCH_SEAT)
    if actor.seat != command.seat:
        host_only(actor)
    return history.Reissued(command.seat)
