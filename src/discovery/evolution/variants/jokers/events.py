"""The events of Jokers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import FROM_POOL, INTERRUPTED, JOKER, NOTHING, RECOVERED, RESUMED
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def joker_laid_aside(state: State, seat: int, joker: int, source: int, owner: int) -> None:
    """``seat`` laid a Joker outside the tree (N01, N02), from the hand, selection or discard of ``owner``, or
    from the pool."""
    append(state, JOKER, seat, joker, NOTHING if source == FROM_POOL else owner, NOTHING)


def joker_placed(state: State, seat: int, joker: int, card: int) -> None:
    """``seat`` placed a Joker in the tree as ``card`` (N03)."""
    append(state, JOKER, seat, joker, NOTHING, card)


def joker_recovered(state: State, seat: int, joker: int, card: int) -> None:
    """``seat`` placed ``card`` and took the Joker that stood for it (N06)."""
    append(state, RECOVERED, seat, joker, NOTHING, card)


def turn_interrupted(state: State, seat: int, interrupted: int) -> None:
    """``seat`` takes a turn at once; the turn of ``interrupted`` waits (N02)."""
    append(state, INTERRUPTED, seat, NOTHING, interrupted, NOTHING)


def turn_resumed(state: State, seat: int) -> None:
    """The interrupted turn of ``seat`` resumes."""
    append(state, RESUMED, seat, NOTHING, NOTHING, NOTHING)
