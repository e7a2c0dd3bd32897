"""Turns a client's command into an event, or refuses it with a reason. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.errors import Code, IllegalMove, InvalidInput, TableError
from discovery.core.protocol import NO_OUTCOME, AnyGame, Chooser
from discovery.core.registry import family_of
from discovery.play.commitment import GameKey
from discovery.play.driver import Driver
from discovery.server.codes import ServerCode
from discovery.server.protocol import (
    Allow,
    AnswerUndo,
    Close,
    Hush,
    Leave,
    Play,
    Prepare,
    Show,
    StandingOrder,
    Start,
    TableCommand,
    TablePlan,
    Undo,
)
from discovery.server.tables import history, planning
from discovery.server.tables.drafts import Draft, drafted
from discovery.server.tables.people import undoing
from discovery.server.tables.people.actors import (
    Actor,
    CommandContext,
    host_only,
    not_started,
    seat_of,
    started,
)
from discovery.server.tables.people.seats import seated
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.seating import Seat
from discovery.server.tables.table import Table

MOST_PREPARED = 1000
"""The number of moves that a seat may prepare or take back in one game."""
MOST_ALIKE = 100
"""The number of events of one kind that a table stores about one seat, apart from the game's moves, which end
by themselves. It allows more names, orders and links than anybody needs, and a table with that many still
opens at once."""


def joined(table: Table, name: str) -> Draft:
    """The event by which a newcomer sits down. ``IllegalMove`` with the rules' reason; ``NOT_NOW`` passes."""
    played = started(table)
    joining = played.driver.joined(name)
    return Draft(history.Joined(joining.place, name), joined=joining)


def check_newcomer(table: Table, actor: Actor) -> None:
    """``DiscoveryError`` unless a spectator may wait to join this table's game (R02)."""
    if table.status == "closed":
        raise TableError(Code.TABLE_CLOSED)
    if actor.seat >= 0 and table.seats[actor.seat].personal:
        raise TableError(Code.ALREADY_SEATED)
    played = started(table)
    if not table.plan.joining or table.match is not None:
        raise TableError(Code.NO_JOINING, "R02")
    refuse_newcomers(played)


def refuse_newcomers(played: RunningGame) -> None:
    """``IllegalMove`` if nobody can join this game any more."""
    try:
        played.game.joined(played.state, _SOMEBODY)
    except IllegalMove as refused:
        if refused.code != Code.NOT_NOW:
            raise


_SOMEBODY = "?"
"""No seat has this name."""


def draft(table: Table, actor: Actor, command: TableCommand, context: CommandContext) -> Draft | None:
    """The event for ``command``; ``None`` if it would change nothing. A ``DiscoveryError`` says why it is not
    allowed."""
    if table.status == "closed":
        raise TableError(Code.TABLE_CLOSED)
    if table.paused and isinstance(command, Play | Undo | AnswerUndo | Leave):
        raise TableError(ServerCode.TABLE_PAUSED)
    new_draft = _asked_for(table, actor, command, context)
    if new_draft is None:
        return None
    event = new_draft.payload
    if is_so(table, event):
        return None
    most = MOST_PREPARED if isinstance(event, history.Prepared) else MOST_ALIKE
    if isinstance(event, history.LIMITED) and table.alike[type(event), event.seat] >= most:
        raise TableError(Code.TOO_MANY_CHANGES, most=most)
    return new_draft


def is_so(table: Table, event: history.Payload) -> bool:
    """Whether the table is already as requested."""
    match event:
        case history.Left(seat):
            return table.running_game is None and not table.seats[seat].taken
        case history.Paused() | history.Resumed():
            return (table.paused > 0) == isinstance(event, history.Paused)
        case history.Quieted(quiet):
            return table.quiet == quiet
        case history.Chatting(chat):
            return table.chat == chat
        case history.Listed(listed):
            return table.listed == listed
        case history.Renamed(seat, name):
            return table.seats[seat].name == name
        case history.Ordered(seat, reaction, order):
            return table.orders.get((seat, reaction), "always") == order
    return False


def _asked_for(table: Table, actor: Actor, command: TableCommand, context: CommandContext) -> Draft | None:
    match command:
        case Play():
            return _play(table, actor, command, context)
        case Start():
            return _start(table, actor, context)
        case Leave():
            return _leave(table, actor, context)
        case Undo() | AnswerUndo():
            return _undo(table, actor, command)
        case StandingOrder():
            return Draft(_order(table, actor, command))
        case Prepare():
            return Draft(_prepare(table, actor, command))
        case Hush() | Allow() | Show() | Close():
            host_only(actor)
            return Draft(_kept(table, command, context))
        case _:
            return Draft(seated(table, actor, command, context))


def _undo(table: Table, actor: Actor, command: Undo | AnswerUndo) -> Draft | None:
    seat_of(table, actor)
    played = started(table)
    if isinstance(command, Undo):
        return undoing.taken_back(table, played, actor.seat, command)
    return undoing.answered(table, played, actor.seat, command)


def _kept(table: Table, command: Hush | Allow | Show | Close, context: CommandContext) -> history.Payload:
    match command:
        case Hush():
            return history.Quieted(command.quiet)
        case Allow():
            return history.Chatting(command.chat)
        case Show():
            not_started(table)
            if command.listed and not context.lobby:
                raise TableError(Code.BAD_COMMAND)
            return history.Listed(command.listed)
        case Close():
            return history.Closed()


def _play(table: Table, actor: Actor, command: Play, context: CommandContext) -> Draft:
    seat_of(table, actor)
    played = started(table)
    move = _read(played.game, command.move)
    if table.stale(actor.seat, command.seq):
        raise TableError(Code.STALE)
    if played.window is not None:
        return _answer(table, played, actor.seat, move)
    refuse_illegal(played, actor.seat, move)
    return moved(played, actor.seat, move, context.random)


def _read(game: AnyGame, text: str) -> int:
    """A move that somebody may choose, from its notation."""
    move, outcome = game.parse(text)
    if move == game.leave:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=text)
    if outcome != NO_OUTCOME:
        raise IllegalMove(Code.OUTCOME_UNEXPECTED, given=text)
    return int(move)


def _answer(table: Table, played: RunningGame, seat: int, move: int) -> Draft:
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


def answered(played: RunningGame, seat: int, move: int, silent: bool = False) -> Draft:
    """The event of an answer in a window; ``silent``: a program's."""
    return Draft(history.Answered(seat, played.game.text(move), silent), move)


def refuse_illegal(played: RunningGame, seat: int, move: int) -> None:
    """``IllegalMove`` with the rules' reason, unless the move is legal."""
    reason = played.game.explain(played.state, seat, move)
    if reason is not None:
        raise IllegalMove(reason.code, reason.rule, **dict(reason.arguments))


def moved(played: RunningGame, seat: int, move: int, random: Chooser, timed: bool = False) -> Draft:
    """The event of a legal move, its outcome drawn where chance decides: by the table's key, or by ``random``
    without; ``timed``: the clock made it."""
    outcome = played.driver.draw(move, random)
    event = history.Moved(seat, played.game.text(move, outcome), timed)
    return drafted(played, event, seat, move, outcome, timed=timed)


def _order(table: Table, actor: Actor, command: StandingOrder) -> history.Payload:
    seat_of(table, actor)
    family = family_of(table.plan.game)
    if command.reaction not in (
        family.acceptable_reactions if command.order == "agree" else family.reactions
    ):
        raise TableError(Code.BAD_COMMAND)
    return history.Ordered(actor.seat, command.reaction, command.order)


def _prepare(table: Table, actor: Actor, command: Prepare) -> history.Payload:
    seat_of(table, actor)
    game = started(table).game
    moves = [_read(game, text) for text in command.tries]
    return history.Prepared(actor.seat, [game.text(move) for move in moves], sorted(set(command.unless)))


def _start(table: Table, actor: Actor, context: CommandContext) -> Draft:
    host_only(actor)
    not_started(table)
    if not all(seat.taken for seat in table.seats):
        raise TableError(Code.SEATS_OPEN)
    if table.before is not None:
        before = table.before
        return table.draft(history.Started(planning.header(table.seats), list(before.order), before.rules))
    return dealt(table.plan, table.seats, context.random, table.key)


def dealt(plan: TablePlan, seats: Sequence[Seat], random: Chooser, key: GameKey | None) -> Draft:
    """The event of the deal, for a table whose seats are all taken: by its key, or by ``random`` without."""
    headers = planning.header(seats)
    driver = Driver.shuffled(planning.game_of(plan, headers), random, key)
    order, rules = [driver.game.pieces[number] for number in driver.order], driver.game.spec.rules
    started = history.Started(headers, order, rules)
    return Draft(started, driver=driver)


def _leave(table: Table, actor: Actor, context: CommandContext) -> Draft:
    seat_of(table, actor)
    played, seat = table.running_game, actor.seat
    between_games = table.match is not None and not table.match.next and table.outcome is not None
    if played is None or between_games:
        return Draft(history.Left(seat, ""))
    refuse_illegal(played, seat, played.game.leave)
    if table.plan.leaving == "program":
        return Draft(history.Left(seat, context.stand_in(table.plan.game)))
    return drafted(played, history.Left(seat, ""), seat, played.game.leave)
