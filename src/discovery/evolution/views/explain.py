"""Why not: for everything a player can point at, the reason that the rules give, from what that player may
know."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code, IllegalMove
from discovery.core.protocol import Refusal
from discovery.evolution.flow.stepping import acting, offering
from discovery.evolution.flow.turns import ABANDONED, PLAYED_OUT, STANDSTILL, TURN_LIMIT_REACHED
from discovery.evolution.model import codes
from discovery.evolution.model.event_kinds import NOT_FOUND
from discovery.evolution.model.frames import FOLLOW_UP, WELCOME, ActionFrame
from discovery.evolution.model.notation import exists
from discovery.evolution.model.phases import (
    AMOUNT,
    ASSET,
    CALLED,
    DISCARD,
    FLIP,
    GIVE,
    GRANTED,
    HARVEST,
    LOOK,
    OPENING,
    OVER,
    SELECT,
    STEAL,
    TRUMP,
    TURN,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State

_FORCED = {
    GIVE: Code.MUST_GIVE,
    DISCARD: Code.MUST_DISCARD,
    STEAL: Code.MUST_STEAL,
    VERIFY: Code.MUST_VERIFY,
    LOOK: Code.MUST_VERIFY,
    SELECT: Code.MUST_SELECT,
    HARVEST: Code.MUST_HARVEST,
    AMOUNT: Code.MUST_DRAW,
}
_BASES = {
    OPENING: "C11",
    TRUMP: "E04",
    STEAL: "F02",
    GRANTED: "U10",
    VERIFY: "H06",
    LOOK: "M09",
    CALLED: "E13",
    SELECT: "J03",
    FLIP: "U06",
    AMOUNT: "S19",
    ASSET: "Y05",
}
_CLASSIC_BASES = {OPENING: "S02", TURN: "S02", GIVE: "S33", DISCARD: "S02", STEAL: "S25", OVER: "S06"}
_ENDS = {STANDSTILL: "T02", TURN_LIMIT_REACHED: "T07", ABANDONED: "R01", PLAYED_OUT: "Y20"}
TRUMP_USES = (
    codes.REPLAY,
    codes.EXCHANGE,
    codes.DISCARD,
    codes.CALL,
    codes.DRAW,
    codes.REPLACE,
    codes.TAKE,
    codes.ASK,
)
"""The uses of a trump, in the rule book's order (E08 to E11, Q15)."""
_ELSEWHERE = {
    **{code: Refusal(Code.NO_TRUMP, "E04") for code in TRUMP_USES},
    codes.PASS: Refusal(Code.PASS_TOO_LATE, "C11"),
    codes.GIVE: Refusal(Code.NOT_NOW, "E09"),
    codes.STEAL: Refusal(Code.NOT_NOW, "F02"),
    codes.SOS: Refusal(Code.NOT_NOW, "Q11"),
    codes.ANNOUNCE_OPEN: Refusal(Code.NOT_NOW, "H04"),
    codes.ANNOUNCE_CLOSE: Refusal(Code.NOT_NOW, "H04"),
    codes.HARVEST_DRAW: Refusal(Code.NOT_NOW, "S03"),
    codes.HARVEST_ROB: Refusal(Code.NOT_NOW, "S03"),
    codes.HARVEST_TAKE: Refusal(Code.NOT_NOW, "S03"),
    codes.HARVEST_NONE: Refusal(Code.NOT_NOW, "S03"),
    codes.OBJECT: Refusal(Code.NOT_NOW, "S34"),
    codes.USE: Refusal(Code.NOT_NOW, "Y05"),
    codes.WARD: Refusal(Code.NOT_NOW, "Y10"),
    codes.KEEP: Refusal(Code.NOT_NOW, "Y14"),
}
_ANSWER = Refusal(Code.NOT_NOW, "U01")


def explain(state: State, seat: int, move: int) -> Refusal | None:
    """``None`` exactly when ``seat`` may play ``move`` now."""
    if state.phase == OVER:
        return Refusal(Code.GAME_OVER, basis(state))
    if not 0 <= seat < state.setup.seat_count or not exists(state.setup, move):
        return Refusal(Code.UNKNOWN_MOVE, "", (("given", str(move)[:60]),))
    if state.left & BIT[seat]:
        return Refusal(Code.SEAT_LEFT, "R07", (("seat", state.setup.names[seat]),))
    code = codes.code_of(move)
    if code == codes.LEAVE:
        return Refusal(Code.NOT_NOW, "R01") if state.setup.virtual_seats & BIT[seat] else None
    if not acting(state) & BIT[seat]:
        return _not_asked(state)
    return _explain_kind(state, seat, move, code)


def _explain_kind(state: State, seat: int, move: int, code: int) -> Refusal | None:
    entry = state.setup.entries[state.phase][code]
    if entry is None:
        if state.phase == CALLED and state.owed_card != NO_CARD:
            return Refusal(Code.MUST_PLACE_CALLED, "E13", (("card", state.setup.ids[state.owed_card]),))
        if state.phase == STEAL and state.setup.assets is not None:
            return Refusal(Code.NOT_NOW, "Y11")
        if state.phase in _FORCED:
            return Refusal(_FORCED[state.phase], basis(state))
        if code in TRUMP_USES and state.setup.classic:
            return Refusal(Code.NOT_NOW, "S19" if code == codes.DRAW else basis(state))
        return _ELSEWHERE.get(code) or _ANSWER
    return None if offering(state, seat, move) else entry.kind.refusal(state, seat, move)


def basis(state: State, viewer: int = NO_SEAT) -> str:
    """The rule by which those who may act are asked now; ``viewer`` may be asked something else."""
    phase, setup = state.phase, state.setup
    if setup.classic and (phase in _CLASSIC_BASES or phase == HARVEST):
        return _ENDS.get(state.reason, _classic_basis(state))
    if phase == OVER:
        return _ENDS.get(state.reason, "G07" if setup.scored else "G06")
    if phase == TURN:
        return "D01" if state.placed else "J05" if setup.rounds else "C02"
    if phase == GIVE:
        return _reason_to_give(state)
    if phase == DISCARD:
        return "I04" if state.decider == NO_SEAT else "H18"
    if phase == WINDOW:
        return _reason_to_answer(state, viewer)
    return _plain_basis(state)


def _plain_basis(state: State) -> str:
    """By its phase alone, but for a Raid, which steals as the line of a virtual player does."""
    return "Y11" if state.phase == STEAL and state.setup.assets is not None else _BASES[state.phase]


def _classic_basis(state: State) -> str:
    """In a game of the first edition; each tells of its turns in a rule of its own."""
    if state.frames and state.frames[-1].step == WELCOME:
        return "S33"
    if state.setup.one_action:
        return "S10" if state.phase == OVER else "S25"
    if state.phase in (TURN, HARVEST):
        return _reason_to_place_or_harvest(state)
    if state.phase == OVER or not state.setup.rounds:
        return _CLASSIC_BASES[state.phase]
    return "S24"


def _reason_to_place_or_harvest(state: State) -> str:
    """The finalist's turn and the last turns are another matter than those before; a round is played out as
    it began."""
    assert state.classic is not None
    last = state.classic.last_turns & BIT[state.turn] != 0
    if state.phase == HARVEST:
        return "S21" if last else "S03"
    if state.classic.finalist == state.turn:
        return "S06"
    if state.setup.rounds:
        return "S24"
    return "S06" if last else "S02"


def _reason_to_give(state: State) -> str:
    """An exchange is owed, or a card was asked for: for a fault, by a trump or by a team mate."""
    if state.owed_card != NO_CARD:
        return "E09"
    frame = state.frames[-1]
    if not isinstance(frame, ActionFrame) or frame.step != FOLLOW_UP or frame.action.code != codes.ASK:
        penalties = state.setup.penalties
        assert penalties is not None
        return penalties.cases[NOT_FOUND - 1]
    return "Q18" if state.granted else "P01"


def _reason_to_answer(state: State, viewer: int) -> str:
    """The rule on answering the action; the actor, whom Flash asks whether to continue, cannot contest it."""
    action = state.action
    assert action is not None
    if action.code == codes.END:
        return "S34"
    if action.aim != NO_SEAT:
        return "Y10"
    if action.contestable and not (action.flash and viewer == action.seat):
        return "S25" if state.setup.one_action else "H02"
    return "Q01" if action.flash else "N02"


def _not_asked(state: State) -> Refusal:
    if state.phase == WINDOW:
        return Refusal(Code.OTHERS_ANSWER, "U01")
    if state.phase == SELECT:
        return Refusal(Code.ALREADY_SELECTED, "J03")
    return Refusal(Code.NOT_YOUR_TURN, "B06", (("seat", state.setup.names[state.actor]),))


def refuse(reason: Refusal) -> IllegalMove:
    """The reason as an error to raise."""
    return IllegalMove(reason.code, reason.rule, **dict(reason.arguments))
