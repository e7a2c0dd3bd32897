"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """``points`` and ``scores`` are ``None`` in games without points (rule I01).

    ``points`` were won in play; ``cards_left`` counts what each seat has left in hand and discard;
    ``scores`` are the points after the final deduction (rule G09).
    """

    winners: tuple[int, ...]
    points: tuple[int, ...] | None
    cards_left: tuple[int, ...]
    reason: str

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Points less one for each card left; may be negative."""
        if self.points is None:
            return None
        return tuple(points - left for points, left in zip(self.points, self.cards_left, strict=True))
