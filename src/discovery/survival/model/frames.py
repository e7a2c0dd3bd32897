"""The frames of the course: what the rules go on with when a decision or a fight is over, the last one first.

A frame is ``SIZE`` numbers in ``State.frames``: its kind, how far it is, the seat that resolves it, what it
is
about, and two numbers that depend on the kind. Nothing calls itself: whoever needs something done first
pushes a frame and returns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.survival.model.state import State

SIZE = 6
MOST = 16
KIND, STEP, SEAT, WHAT, WHO, LEFT = range(SIZE)

DAYS = 0
"""The bottom of every game: one day and night after the other."""
TURN_OF = 1
"""SEAT has its turn."""
STEPS = 2
"""A program: STEP is the row, SEAT the resolver, WHO the seats left of the row (-1: not begun), LEFT how
often
its decision is still to be made."""
MEET = 3
"""SEAT meets the enemies of the space WHAT, oldest first; WHO is the arrival of the last one met."""
FIGHT_OF = 4
"""A fight of the seat SEAT, which may pass on to others; WHAT is the row of the enemy, -1 for an attack, in
which WHO is
the attacked."""
PROWLING = 5
"""Enemies move: LEFT steps each; WHO is the arrival of the last one moved, WHAT whether it still moves,
STEP its steps left."""
NIGHT_OF = 6
DROP_OF = 7
"""SEAT carries too much."""
DRINK_OF = 8
"""SEAT has drunk dirty water and rolls."""
TRADE_OF = 9
"""SEAT has opened a round with WHO; LEFT is 1 for a round of a barter."""


def push(state: State, kind: int, seat: int, what: int = 0, who: int = -1, left: int = 0) -> None:
    """Put a frame on top, at its first step."""
    base = state.depth * SIZE
    frames = state.frames
    frames[base] = kind
    frames[base + STEP] = 0
    frames[base + SEAT] = seat
    frames[base + WHAT] = what
    frames[base + WHO] = who
    frames[base + LEFT] = left
    state.depth += 1


def pop(state: State) -> None:
    """Take the top frame away."""
    state.depth -= 1


def top(state: State, field: int) -> int:
    """A field of the top frame."""
    return state.frames[(state.depth - 1) * SIZE + field]


def put(state: State, field: int, value: int) -> None:
    """Change a field of the top frame."""
    state.frames[(state.depth - 1) * SIZE + field] = value
