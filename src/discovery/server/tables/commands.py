"""Turns a client's command into an event, or refuses it with a reason. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.errors import Code, IllegalMove, InvalidInput, TableError
from discovery.core.protocol import NO_OUTCOME, Chooser
from discovery.core.registry import family_of
from discovery.engines.makers import names_for
from discovery.play.commitment import GameKey
from discovery.play.driver import Driver
from discovery.server.protocol import (
    Close,
    Hush,
    Leave,
    Play,
    Reissue,
    Rename,
    StandingOrder,
    Start,
    Substitute,
    TablePlan,
)
from discovery.server.tables import history, planning
from discovery.server.tables.names import refuse_endless
from discovery.server.tables.seating import Seat
from discovery.server.tables.table import Draft, Played, Table, drafted
from discovery.store.rows import HOST

Command = Play | StandingOrder | Rename | Start | Substitute | Reissue | Leave | Close | Hush


@dataclass(frozen=True, slots=True)
class Actor:
    """The sender of a command: the seat (-1 for a spectator), and whether they hold the host's secret."""

    seat: int
    host: bool


@dataclass(frozen=True, slots=True)
class CommandContext:
    """What a command depends on besides the table: chance, the available programs, the connections by
    seat."""

    random: Chooser
    programs: tuple[str, ...]
    present: tuple[int, ...]

    def able(self, game: str) -> tuple[str, ...]:
        """The programs that may play a game."""
        return names_for(family_of(game), self.programs)

    def stand_in(self, game: str) -> str:
        """The program that takes over for a player who leaves."""
        usual, able = family_of(game).players.stand_in, self.able(game)
        return usual if usual in able else next(iter(able), "")


MOST_ALIKE = 100
"""The number of events of one kind that a table stores about one seat, apart from the game's moves, which end
by themselves. It allows more names, orders and links than anybody needs, and a table with that many still
opens at once."""


def joined(table: Table, name: str) -> Draft:
    """The event by which a newcomer sits down. ``IllegalMove`` with the rules' reason; ``NOT_NOW`` passes."""
    played = _started(table)
    found = played.driver.joined(name)
    return Draft(history.Joined(found.place, name), joined=found)


def check_newcomer(table: Table, actor: Actor) -> None:
    """``DiscoveryError`` unless a spectator may wait to join this table's game (R02)."""
    if table.status == "closed":
        raise TableError(Code.TABLE_CLOSED)
    if actor.seat >= 0 and table.seats[actor.seat].personal:
        raise TableError(Code.ALREADY_SEATED)
    played = _started(table)
    if not table.plan.joining or table.match is not None:
        raise TableError(Code.NO_JOINING, "R02")
    refuse_newcomers(played)


def refuse_newcomers(played: Played) -> None:
    """``IllegalMove`` if nobody can join this game any more."""
    try:
        played.game.joined(played.state, _SOMEBODY)
    except IllegalMove as refused:
        if refused.code != Code.NOT_NOW:
            raise


_SOMEBODY = "?"
"""No seat has this name."""


def draft(table: Table, actor: Actor, command: Command, context: CommandContext) -> Draft | None:
    """The event for ``command``; ``None`` if it would change nothing. A ``DiscoveryError`` says why it is not
    allowed."""
    if table.status == "closed":
        raise TableError(Code.TABLE_CLOSED)
    found = _asked_for(table, actor, command, context)
    event = found.payload
    if _is_so(table, event):
        return None
    if isinstance(event, history.LIMITED) and table.alike[type(event), event.seat] >= MOST_ALIKE:
        raise TableError(Code.TOO_MANY_CHANGES, most=MOST_ALIKE)
    return found


def _is_so(table: Table, event: history.Payload) -> bool:
    """Whether the table is already as requested."""
    match event:
        case history.Left(seat):
            return table.played is None and not table.seats[seat].taken
        case history.Quieted(quiet):
            return table.quiet == quiet
        case history.Renamed(seat, name):
            return table.seats[seat].name == name
        case history.Ordered(seat, reaction, order):
            return table.orders.get((seat, reaction), "always") == order
    return False


def _asked_for(table: Table, actor: Actor, command: Command, context: CommandContext) -> Draft:
    match command:
        case Play():
            return _play(table, actor, command, context)
        case Start():
            return _start(table, actor, context)
        case Leave():
            return _leave(table, actor, context)
        case StandingOrder():
            return Draft(_order(table, actor, command))
        case Rename():
            return Draft(_rename(table, actor, command))
        case Substitute():
            return Draft(_substitute(table, actor, command, context))
        case Reissue():
            return Draft(_reissue(table, actor, command))
        case Hush():
            _host(actor)
            return Draft(history.Quieted(command.quiet))
        case Close():
            _host(actor)
            return Draft(history.Closed())


def _host(actor: Actor) -> None:
    if not actor.host:
        raise TableError(Code.NOT_HOST)


def _seat_of(table: Table, actor: Actor) -> Seat:
    if actor.seat < 0 or not table.seats[actor.seat].personal:
        raise TableError(Code.NOT_SEATED)
    return table.seats[actor.seat]


def _before_the_start(table: Table) -> None:
    if table.played is not None:
        raise TableError(Code.ALREADY_STARTED)


def _started(table: Table) -> Played:
    if table.played is None:
        raise TableError(Code.NOT_STARTED)
    return table.played


def _play(table: Table, actor: Actor, command: Play, context: CommandContext) -> Draft:
    _seat_of(table, actor)
    played = _started(table)
    move, outcome = played.game.parse(command.move)
    if move == played.game.leave:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=command.move)
    if outcome != NO_OUTCOME:
        raise IllegalMove(Code.OUTCOME_UNEXPECTED, given=command.move)
    if table.stale(actor.seat, command.seq):
        raise TableError(Code.STALE)
    if played.window is not None:
        return _answer(table, played, actor.seat, move)
    refuse_illegal(played, actor.seat, move)
    return moved(played, actor.seat, move, context.random)


def _answer(table: Table, played: Played, seat: int, move: int) -> Draft:
    """Keep an answer until its window ends; each seat answers once, and nobody plays on meanwhile."""
    if move != played.game.let_pass and not played.game.reaction(move):
        raise IllegalMove(Code.WINDOW_OPEN, _windows_rule(table))
    if played.window is not None and played.window.settled:
        raise TableError(Code.STALE)
    if seat in played.answers:
        raise IllegalMove(Code.ALREADY_ANSWERED, _windows_rule(table))
    refuse_illegal(played, seat, move)
    return answered(played, seat, move)


def _windows_rule(table: Table) -> str:
    """The number of the rule by which actions can be answered, ``""`` for a family without one."""
    part = family_of(table.plan.game).present
    return "" if part is None else part.questions(table.plan.game, table.plan.options).windows_rule


def answered(played: Played, seat: int, move: int, silent: bool = False) -> Draft:
    """The event of an answer in a window; ``silent``: a program's."""
    return Draft(history.Answered(seat, played.game.text(move), silent), move)


def refuse_illegal(played: Played, seat: int, move: int) -> None:
    """``IllegalMove`` with the rules' reason, unless the move is legal."""
    reason = played.game.explain(played.state, seat, move)
    if reason is not None:
        raise IllegalMove(reason.code, reason.rule, **dict(reason.arguments))


def moved(played: Played, seat: int, move: int, random: Chooser, timed: bool = False) -> Draft:
    """The event of a legal move, its outcome drawn where chance decides: by the table's key, or by ``random``
    without; ``timed``: the clock made it."""
    outcome = played.driver.draw(move, random)
    event = history.Moved(seat, played.game.text(move, outcome), timed)
    return drafted(played, event, seat, move, outcome, timed=timed)


def _order(table: Table, actor: Actor, command: StandingOrder) -> history.Payload:
    _seat_of(table, actor)
    family = family_of(table.plan.game)
    if command.reaction not in (family.agreeable if command.order == "agree" else family.reactions):
        raise TableError(Code.BAD_COMMAND)
    return history.Ordered(actor.seat, command.reaction, command.order)


def _rename(table: Table, actor: Actor, command: Rename) -> history.Payload:
    seat = _seat_of(table, actor)
    _before_the_start(table)
    refuse_endless(command.name)
    others = [other for other in table.seats if other is not seat]
    name = planning.seated_name(command.name, table.plan.language, others)
    return history.Renamed(actor.seat, name) if seat.taken else history.Seated(actor.seat, name)


def _start(table: Table, actor: Actor, context: CommandContext) -> Draft:
    _host(actor)
    _before_the_start(table)
    if not all(seat.taken for seat in table.seats):
        raise TableError(Code.SEATS_OPEN)
    return dealt(table.plan, table.seats, context.random, table.key)


def dealt(plan: TablePlan, seats: Sequence[Seat], random: Chooser, key: GameKey | None) -> Draft:
    """The event of the deal, for a table whose seats are all taken: by its key, or by ``random`` without."""
    headers = planning.header(seats)
    driver = Driver.shuffled(planning.game_of(plan, headers), random, key)
    started = history.Started(headers, [driver.game.pieces[number] for number in driver.order])
    return Draft(started, driver=driver)


def _substitute(table: Table, actor: Actor, command: Substitute, context: CommandContext) -> history.Payload:
    _host(actor)
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
    return history.Substituted(command.seat, command.program, name)


def _reissue(table: Table, actor: Actor, command: Reissue) -> history.Payload:
    if command.seat == HOST:
        _host(actor)
        return history.Reissued(HOST)
    if command.seat >= len(table.seats) or not table.seats[command.seat].personal:
        raise TableError(Code.NO_SUCH_SEAT)
    if actor.seat != command.seat:
        _host(actor)
    return history.Reissued(command.seat)


def _leave(table: Table, actor: Actor, context: CommandContext) -> Draft:
    _seat_of(table, actor)
    played, seat = table.played, actor.seat
    between_games = table.match is not None and not table.match.next and table.outcome is not None
    if played is None or between_games:
        return Draft(history.Left(seat, ""))
    refuse_illegal(played, seat, played.game.leave)
    if table.plan.leaving == "program":
        return Draft(history.Left(seat, context.stand_in(table.plan.game)))
    return drafted(played, history.Left(seat, ""), seat, played.game.leave)
