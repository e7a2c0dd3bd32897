"""Standing orders: answers that a seat has given in advance to what it may be asked openly.

They belong to a table or a terminal, not to the game: the record holds the answers alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from discovery.core.protocol import NO_MOVE, Game, State

S = TypeVar("S", bound=State)

ANSWERING = ("never", "agree")
"""Orders that answer for a seat: as the rules prescribe for silence, or by agreeing."""


def answer(game: Game[S], state: S, seat: int, orders: Mapping[str, str]) -> int:
    """The move of ``seat`` by its ``orders``, each of the name of a phase; ``NO_MOVE`` if it is asked itself.

    A seat that agrees takes the first possibility that is not what silence would be (rule XS03).
    """
    order = orders.get(game.progress(state).phase)
    if order not in ANSWERING:
        return NO_MOVE
    silence = game.timeout_move(state, seat)
    if order == "never":
        return silence
    return next((move for move in game.legal(state, seat) if move != silence), silence)
