"""Why not: for everything a player can point at, the reason the rules give, from what he may know."""

from __future__ import annotations

from discovery.bits import BIT
from discovery.errors import Code, IllegalMove
from discovery.evolution.moves import codes
from discovery.evolution.state import DISCARD, GIVE, OVER, STEAL, State
from discovery.protocol import Illegal

_FORCED = {
    GIVE: Illegal(Code.MUST_GIVE, "E09"),
    DISCARD: Illegal(Code.MUST_DISCARD, "I04"),
    STEAL: Illegal(Code.MUST_STEAL, "F02"),
}
_ELSEWHERE = {
    codes.REPLAY: Illegal(Code.NO_TRUMP, "E04"),
    codes.EXCHANGE: Illegal(Code.NO_TRUMP, "E04"),
    codes.DISCARD: Illegal(Code.NO_TRUMP, "E04"),
    codes.CALL: Illegal(Code.NO_TRUMP, "E04"),
    codes.PASS: Illegal(Code.PASS_TOO_LATE, "C11"),
    codes.GIVE: Illegal(Code.NOT_NOW, "E09"),
    codes.STEAL: Illegal(Code.NOT_NOW, "F02"),
}


def explain(state: State, seat: int, move: int) -> Illegal | None:
    """``None`` exactly when ``seat`` may play ``move`` now."""
    code, argument = move >> codes.SHIFT, move & codes.ARGUMENT
    if state.phase == OVER:
        return Illegal(Code.GAME_OVER, "G07" if state.setup.rules.scored else "G06")
    if not _exists(state, seat, code, argument):
        return Illegal(Code.UNKNOWN_MOVE, "", (("given", str(move)),))
    if state.left & BIT[seat]:
        return Illegal(Code.SEAT_LEFT, "R07", (("seat", state.setup.names[seat]),))
    if code == codes.LEAVE:
        return Illegal(Code.NOT_NOW, "R01") if state.setup.virtual_seats & BIT[seat] else None
    if seat != state.turn:
        return Illegal(Code.NOT_YOUR_TURN, "B06", (("seat", state.setup.names[state.turn]),))
    kind = state.setup.dispatch[state.phase][code]
    if kind is None:
        return _FORCED.get(state.phase) or _ELSEWHERE[code]
    if kind.offer(state) & BIT[argument]:
        return None
    return kind.refusal(state, argument)


def _exists(state: State, seat: int, code: int, argument: int) -> bool:
    """Moves come from outside: nothing is indexed before this holds."""
    setup = state.setup
    if not (0 <= seat < setup.seat_count and 0 <= code < len(codes.WORDS)):
        return False
    if code in (codes.EXCHANGE, codes.STEAL):
        return argument < setup.seat_count
    if code in (codes.END, codes.PASS, codes.LEAVE):
        return argument == 0
    return argument < setup.card_count


def refuse(reason: Illegal) -> IllegalMove:
    """The reason as an error to raise."""
    return IllegalMove(Code(reason.code), reason.rule, **dict(reason.arguments))
