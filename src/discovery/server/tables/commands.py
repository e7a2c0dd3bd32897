"""From a client's command to the event it asks for, or the reason why not. Nothing is changed here."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.errors import Code, IllegalMove, InvalidInput, TableError
from discovery.core.protocol import NO_OUTCOME, Chooser
from discovery.evolution.model import codes
from discovery.evolution.model.codes import LEAVE_TABLE
from discovery.evolution.views.view import Window
from discovery.server.protocol import Close, Leave, Play, Reissue, Rename, StandingOrder, Start, Substitute
from discovery.server.tables import history, planning
from discovery.server.tables.history import Payload
from discovery.server.tables.names import refuse_endless
from discovery.server.tables.seating import Seat
from discovery.server.tables.table import Played, Table
from discovery.store.rows import HOST

Intent = Play | StandingOrder | Rename | Start | Substitute | Reissue | Leave | Close


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks: his seat (-1 for a spectator), and whether he holds the host's secret."""

    seat: int
    host: bool


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What else a decision rests on: chance, the programs there are, open connections by seat."""

    random: Chooser
    programs: tuple[str, ...]
    present: tuple[int, ...]

    @property
    def stand_in(self) -> str:
        """The program that takes over for a player who leaves."""
        return "greedy" if "greedy" in self.programs else next(iter(self.programs), "")


MOST_ALIKE = 100
"""Events of one kind about one seat that a table stores, but for what happens in the game, which ends by
itself: more names, orders and links than anybody needs, and few enough to open the table at once."""


def payload(table: Table, who: Who, intent: Intent, around: Circumstances) -> Payload | None:
    """The event that ``intent`` asks for, ``None`` if it would change nothing.

    A ``DiscoveryError`` tells why it may not be.
    """
    if table.status == "closed":
        raise TableError(Code.TABLE_CLOSED)
    event = _asked(table, who, intent, around)
    if _is_so(table, event):
        return None
    if isinstance(event, history.LIMITED) and table.alike[type(event), event.seat] >= MOST_ALIKE:
        raise TableError(Code.TOO_MANY_CHANGES, most=MOST_ALIKE)
    return event


def _is_so(table: Table, event: Payload) -> bool:
    """Whether everything is already as asked."""
    match event:
        case history.Left(seat):
            return table.played is None and not table.seats[seat].taken
        case history.Renamed(seat, name):
            return table.seats[seat].name == name
        case history.Ordered(seat, reaction, order):
            return table.orders.get((seat, reaction), "always") == order
    return False


def _asked(table: Table, who: Who, intent: Intent, around: Circumstances) -> Payload:
    match intent:
        case Play():
            return _play(table, who, intent, around)
        case StandingOrder():
            _seat_of(table, who)
            return history.Ordered(who.seat, intent.reaction, intent.order)
        case Rename():
            return _rename(table, who, intent)
        case Start():
            return _start(table, who, around)
        case Substitute():
            return _substitute(table, who, intent, around)
        case Reissue():
            return _reissue(table, who, intent)
        case Leave():
            return _leave(table, who, around)
        case Close():
            _host(who)
            return history.Closed()


def _host(who: Who) -> None:
    if not who.host:
        raise TableError(Code.NOT_HOST)


def _seat_of(table: Table, who: Who) -> Seat:
    if who.seat < 0 or not table.seats[who.seat].personal:
        raise TableError(Code.NOT_SEATED)
    return table.seats[who.seat]


def _before_the_start(table: Table) -> None:
    if table.played is not None:
        raise TableError(Code.ALREADY_STARTED)


def _started(table: Table) -> Played:
    if table.played is None:
        raise TableError(Code.NOT_STARTED)
    return table.played


def _play(table: Table, who: Who, intent: Play, around: Circumstances) -> Payload:
    _seat_of(table, who)
    played = _started(table)
    move, outcome = played.game.parse(intent.move)
    if move == LEAVE_TABLE:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=intent.move)
    if outcome != NO_OUTCOME:
        raise IllegalMove(Code.OUTCOME_UNEXPECTED, given=intent.move)
    if table.stale(who.seat, intent.seq):
        raise TableError(Code.STALE)
    if played.window is not None:
        return _answer(played, played.window, who.seat, move)
    refuse_illegal(played, who.seat, move)
    return moved(played, who.seat, move, around.random)


def _answer(played: Played, window: Window, seat: int, move: int) -> Payload:
    """What is said in a window waits until it ends; each seat says one thing, and nobody plays on (H02)."""
    if codes.code_of(move) not in codes.ANSWERS:
        raise IllegalMove(Code.WINDOW_OPEN, "H02")
    if window.said:
        raise TableError(Code.STALE)
    if seat in played.answers:
        raise IllegalMove(Code.ALREADY_ANSWERED, "H02")
    refuse_illegal(played, seat, move)
    return history.Answered(seat, played.game.text(move))


def refuse_illegal(played: Played, seat: int, move: int) -> None:
    """``IllegalMove`` with the rules' reason, unless the move is legal."""
    reason = played.game.explain(played.state, seat, move)
    if reason is not None:
        raise IllegalMove(Code(reason.code), reason.rule, **dict(reason.arguments))


def moved(played: Played, seat: int, move: int, random: Chooser, timed: bool = False) -> history.Moved:
    """The event of a legal move, with its outcome drawn where chance decides.

    The move is tried on a copy: should the rules fail, nothing has been written yet.
    """
    possible = played.game.outcomes(played.state, move)
    outcome = possible[random.randrange(len(possible))] if possible else NO_OUTCOME
    played.game.play(played.state.copy(), seat, move, outcome)
    return history.Moved(seat, played.game.text(move, outcome), timed)


def _rename(table: Table, who: Who, intent: Rename) -> Payload:
    seat = _seat_of(table, who)
    _before_the_start(table)
    refuse_endless(intent.name)
    others = [other for other in table.seats if other is not seat]
    name = planning.seated_name(intent.name, table.plan.language, others)
    return history.Renamed(who.seat, name) if seat.taken else history.Seated(who.seat, name)


def _start(table: Table, who: Who, around: Circumstances) -> Payload:
    _host(who)
    _before_the_start(table)
    if not all(seat.taken for seat in table.seats):
        raise TableError(Code.SEATS_OPEN)
    seats = planning.header(table.seats)
    game = planning.game_of(table.plan, seats)
    return history.Started(seats, [game.setup.ids[card] for card in game.shuffle(around.random)])


def _substitute(table: Table, who: Who, intent: Substitute, around: Circumstances) -> Payload:
    _host(who)
    if intent.program not in around.programs:
        raise TableError(Code.UNKNOWN_PLAYER, given=intent.program)
    if intent.seat >= len(table.seats) or table.seats[intent.seat].kind not in ("me", "open"):
        raise TableError(Code.NO_SUCH_SEAT)
    seat = table.seats[intent.seat]
    if seat.left:
        raise TableError(Code.SEAT_LEFT)
    if seat.taken and around.present[intent.seat]:
        raise TableError(Code.SEAT_TAKEN)
    name = seat.name or planning.program_name(intent.program, table.plan.language, table.seats)
    return history.Substituted(intent.seat, intent.program, name)


def _reissue(table: Table, who: Who, intent: Reissue) -> Payload:
    if intent.seat == HOST:
        _host(who)
        return history.Reissued(HOST)
    if intent.seat >= len(table.seats) or not table.seats[intent.seat].personal:
        raise TableError(Code.NO_SUCH_SEAT)
    if who.seat != intent.seat:
        _host(who)
    return history.Reissued(intent.seat)


def _leave(table: Table, who: Who, around: Circumstances) -> Payload:
    _seat_of(table, who)
    if table.played is None:
        return history.Left(who.seat, "")
    refuse_illegal(table.played, who.seat, LEAVE_TABLE)
    return history.Left(who.seat, around.stand_in if table.plan.leaving == "program" else "")
