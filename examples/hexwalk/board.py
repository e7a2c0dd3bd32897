"""The map: nineteen numbered spaces and their neighbours. Coordinates are axial (q, r)."""

from __future__ import annotations

MAP = "hills"
RADIUS = 2
SPACES = tuple(
    (q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
)
NUMBER = {space: number for number, space in enumerate(SPACES)}
CAMP = NUMBER[0, 0]
_DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NEIGHBOURS = tuple(
    tuple(NUMBER[q + dq, r + dr] for dq, dr in _DIRECTIONS if (q + dq, r + dr) in NUMBER) for q, r in SPACES
)
