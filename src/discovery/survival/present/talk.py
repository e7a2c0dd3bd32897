"""The phrases of survivors beside the game, and the things that everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.errors import DiscoveryError
from discovery.core.protocol import NO_OUTCOME
from discovery.survival.content.tables import DAMAGES, RESOURCES

if TYPE_CHECKING:
    from discovery.survival.game import SurvivalGame
    from discovery.survival.present.messages import SurvivalPosition

PHRASES = ("need-water", "need-food", "need-medicine", "meet-fire", "wait-for-me", "come-with-me", "go-on")
"""The ends of messages ``talk-...``."""
NAMELESS = ("escape", "again")
"""Moves whose argument is a route or a die."""


def open_to_all(game: SurvivalGame, shared: SurvivalPosition, thing: str) -> bool:
    """Whether everybody sees what is named as ``space:3,-1``, ``seat:1``, ``task:2`` or ``card:spear``, or
    everything that a ``move:`` names. The projects of a land are known, not who holds which."""
    word, _, name = thing.partition(":")
    if word == "move":
        return _is_open(game, shared, name)
    named = {
        "space": lambda: {f"{q},{r}" for q, r in shared.spaces},
        "seat": lambda: {str(seat) for seat in range(len(shared.names))},
        "task": lambda: {str(task.number) for task in shared.tasks},
        "card": lambda: _pieces(shared),
    }
    return word in named and name in named[word]()


def _is_open(game: SurvivalGame, shared: SurvivalPosition, text: str) -> bool:
    try:
        number, outcome = game.parse(text)
    except DiscoveryError:
        return False
    if outcome != NO_OUTCOME or number == game.leave:
        return False
    move = game.decode(number)
    named = {move.piece} if move.kind in NAMELESS else {move.piece, move.card.partition(" ")[0]}
    return named - {""} <= _pieces(shared)


def _pieces(shared: SurvivalPosition) -> set[str]:
    pieces = {*RESOURCES, *DAMAGES, *shared.in_play}
    for one in shared.survivors:
        pieces |= {one.character, *one.items, *one.ready, *one.offered}
    for project in shared.projects:
        pieces |= {project.id, project.item}
    return pieces | {enemy.id for enemy in shared.enemies} - {""}
