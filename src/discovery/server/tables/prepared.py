"""Moves that a player has prepared while others decide: up to three tries, in order, on their next turn.

They are private, and played only if they are legal then. A player may list names, as that of a card: as soon
as anything that they see happen names one of them, what they have prepared is dropped. Only the player's own
view is asked, so that nothing hidden decides what is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from discovery.core.errors import DiscoveryError
from discovery.core.protocol import NO_MOVE, NO_OUTCOME
from discovery.core.registry import family_of
from discovery.server.protocol import Dropped
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Decided:
    """The fate of a prepared move: it is played, or dropped for a reason."""

    move: int = NO_MOVE
    why: Dropped = ""


def decided(table: Table, played: RunningGame, seat: int) -> Decided | None:
    """The fate now of the move ``seat`` has prepared; ``None``: undecided, or nothing is prepared."""
    prepared = played.prepared.get(table.chairs[seat])
    if prepared is None or not prepared.tries or not table.seats[seat].personal:
        return None
    if prepared.unless and not prepared.unless.isdisjoint(
        names_seen(table, played, seat, prepared.after_step)
    ):
        return Decided(why="named")
    if seat not in table.actors or played.window is not None:
        return None
    move = first_legal(played, seat, prepared.tries)
    if move != NO_MOVE:
        return Decided(move)
    own_turn = played.game.progress(played.state).turn == seat
    return Decided(why="illegal") if own_turn else None


def first_legal(played: RunningGame, seat: int, tries: Sequence[str]) -> int:
    """The first of some moves, in notation, that the seat may play now; ``NO_MOVE`` if it may play none."""
    for text in tries:
        try:
            move, outcome = played.game.parse(text)
        except DiscoveryError:
            continue
        if outcome == NO_OUTCOME and played.game.explain(played.state, seat, move) is None:
            return int(move)
    return NO_MOVE


def names_seen(table: Table, played: RunningGame, seat: int, since: int) -> set[str]:
    """Every word by which something is told that the seat has seen happen after step ``since``."""
    part = family_of(table.plan.game).present
    assert part is not None  # no server offers a family without one
    names: set[str] = set()
    for one in table.step_events[since:]:
        events = played.game.observe(played.state, one.events, seat)
        names.update(_words(msgspec.to_builtins(part.happenings(played.game, events))))
    return names


def _words(tree: object) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from _words(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _words(value)
