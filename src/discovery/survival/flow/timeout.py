"""The moves of the rules for a seat whose time is up (rule XS03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.model import codes, phases
from discovery.survival.model.coding import argument_of, coded

if TYPE_CHECKING:
    from discovery.survival.model.state import State

LAST_RESORT = {
    phases.DAY: codes.END, phases.BARTERING: codes.END, phases.TRADING: codes.CANCEL,
    phases.BARGAIN: codes.DECLINE, phases.SUPPORTING: codes.LET, phases.NAMING: codes.LET,
    phases.MODIFYING: codes.DONE,
    phases.GUARDING: codes.DONE, phases.SHARING: codes.DONE,
}  # fmt: skip
"""The word that is played in these phases."""


def timeout_move(state: State, seat: int, legal: list[int]) -> int:
    """The move for a seat that runs out of time: let, let, pay if possible (clean before dirty), done, drop
    the
    most numerous, end; of anything else the first."""
    word = LAST_RESORT.get(state.phase)
    if word is not None:
        return coded(word)
    if state.phase == phases.DROPPING:
        return max(legal, key=lambda move: _numerous(state, seat, move))
    return legal[0]


def _numerous(state: State, seat: int, move: int) -> tuple[int, int]:
    """How many of a piece a seat has, the lowest piece before the others."""
    piece = argument_of(move)
    return (state.goods[seat * 9 + piece] if piece < 9 else 0), -piece
