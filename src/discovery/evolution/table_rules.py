"""The part of a game for live tables and records: windows, clocks, which lines are written."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT
from discovery.core.protocol import NO_MOVE, NOBODY, SPECTATOR, Progress, RecordLine
from discovery.evolution.flow import timeout
from discovery.evolution.flow.stepping import acting, offered
from discovery.evolution.model import amendments, codes
from discovery.evolution.model.phases import OVER, PHASES, WINDOW
from discovery.evolution.model.ruleset import FLASH
from discovery.evolution.model.state import State
from discovery.evolution.variants.objection.flow import object_to
from discovery.evolution.views import observe
from discovery.evolution.views.view import Window

BY_TURN = (codes.STOP, codes.INTERRUPT, codes.BIS, codes.WARD)
"""These count in this order, each clockwise from the actor; behind them the first Me by the clock (Q03)."""
REACTION_OF = {
    codes.STOP: "stop",
    codes.INTERRUPT: "interrupt",
    codes.BIS: "flash",
    codes.ME: "flash",
    codes.OBJECT: "object",
    codes.WARD: "ward",
}
NO_END = (*codes.ANSWERS, codes.CLOSED, codes.LEAVE)
"""Moves that may be played in a window without showing that it has closed."""


class TableRules:
    """The part of ``DiscoveryGame`` that tables and records ask, see ``protocol.Game``."""

    let_pass = codes.LET_PASS
    leave = codes.LEAVE_TABLE

    def deciders(self, state: State) -> int:
        """The mask of seats that may act, as everybody sees it: in a window all that may answer."""
        return observe.deciders(state, acting(state))

    def progress(self, state: State) -> Progress:
        """Whose turn it is, how many turns began, and the phase's word."""
        return Progress(state.turn, state.turns, PHASES[state.phase])

    def timeout_move(self, state: State, seat: int) -> int:
        """The move that the rules prescribe when an acting seat's time is up (C14, C16)."""
        return timeout.move(state, seat)

    def window(self, state: State) -> Window | None:
        """The open window, as everybody sees it."""
        return observe.window(state, SPECTATOR)

    def reaction(self, move: int) -> str:
        """Which of the ``reactions`` a move is: Bis and Me are both ``"flash"``."""
        return REACTION_OF.get(codes.code_of(move), "")

    def end_window(self, state: State, said: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
        """The answer that counts, if any; Bis and Me do not end the window by themselves (Q03).

        Once Bis or Me was said nothing else counts. Every objection counts; the window stays open behind them
        as long as there is something left to object to (S34).
        """
        if state.setup.objection:
            return _objections(state, said) or [(NOBODY, codes.CLOSE_WINDOW)]
        counts = None if state.flash is not None and state.flash.said_mask else _counting(said)
        if counts is None:
            return [(NOBODY, codes.CLOSE_WINDOW)]
        stays_open = codes.code_of(counts[1]) in (codes.BIS, codes.ME)
        return [counts, (NOBODY, codes.CLOSE_WINDOW)] if stays_open else [counts]

    def record_line(self, before: Progress, state: State, move: int) -> RecordLine:
        """Letting an action pass has no line (U05). A window that closes has one only where the rules have
        gone on by themselves, to the end of the game, to another window, or in Flash to another seat's turn;
        elsewhere the next line shows that it closed, unless somebody leaves while it is open (U04, R06). With
        late objection it would not: the next turn may begin with an objection as well (S34)."""
        if move == codes.LET_PASS:
            return RecordLine.NO
        if move != codes.CLOSE_WINDOW or state.phase in (OVER, WINDOW) or state.setup.objection:
            return RecordLine.YES
        handed_over = state.setup.reactions & FLASH != 0 and state.turn != before.turn
        return RecordLine.YES if handed_over else RecordLine.BEFORE_LEAVING

    def closing(self, state: State, move: int) -> int:
        """A window closes when the next line is no answer to it (U04). A seat that leaves plays nothing
        (R01): the others may still answer."""
        ends = state.phase == WINDOW and codes.code_of(move) not in NO_END
        return codes.CLOSE_WINDOW if ends else NO_MOVE

    def amended(self, state: State, rules: int) -> tuple[int, str] | None:
        """The first rule changed since version ``rules`` that has decided something."""
        return amendments.changed(state, rules)


def _counting(said: Sequence[tuple[int, int, int]]) -> tuple[int, int] | None:
    """By its word, then clockwise (H02, N02, Q03); of Me the first by the clock."""
    for word in BY_TURN:
        for seat, move, _ in said:
            if codes.code_of(move) == word:
                return seat, move
    first = min((one for one in said if codes.code_of(one[1]) == codes.ME), key=_time, default=None)
    return None if first is None else first[:2]


def _objections(state: State, said: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Clockwise; what an objection before has settled is no objection any more."""
    trial, counting = state.copy(), []
    for seat, move, _ in said:
        card = codes.argument_of(move)
        if codes.code_of(move) == codes.OBJECT and offered(trial, seat, codes.OBJECT) & BIT[card]:
            object_to(trial, seat, card)
            counting.append((seat, move))
    return counting


def _time(said: tuple[int, int, int]) -> int:
    return said[2]
