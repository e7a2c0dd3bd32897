"""Chance outside the engine: games list its possible outcomes, and their drivers draw one."""

from __future__ import annotations

from typing import TypeVar

from discovery.core.protocol import NO_OUTCOME, Chooser, Game, State

S = TypeVar("S", bound=State)


def draw(game: Game[S], state: S, move: int, random: Chooser) -> int:
    """Draw a chance outcome of a legal move, uniformly; ``NO_OUTCOME`` if the move has none."""
    outcomes = game.outcomes(state, move)
    return outcomes[random.randrange(len(outcomes))] if outcomes else NO_OUTCOME
