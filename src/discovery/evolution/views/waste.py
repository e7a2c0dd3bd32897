"""The losses of ending the turn now: cards that surely fit, and what the rules then ask.

Both come from what the rules offer and do, and only from what the player can see: in pile games whether a
card fits is for the player to remember, so nothing is said there.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.bits import BIT
from discovery.core.protocol import Event
from discovery.evolution.board.plane import NOWHERE
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.model.phases import DISCARD, STEAL
from discovery.evolution.model.state import State

END = codes.END << codes.SHIFT
COSTS = {DISCARD: "discard", STEAL: "steal"}


@dataclass(frozen=True, slots=True)
class WastedPoints:
    """``cards`` that fit, each with the points it would bring at once, the most valuable first (0 where they
    are not counted); ``cost`` is ``"discard"``, ``"draw"`` or ``"steal"`` by what the end of the turn asks
    for, ``""`` for nothing."""

    cards: tuple[tuple[int, int], ...]
    cost: str


def waste(game: DiscoveryGame, state: State, seat: int) -> WastedPoints | None:
    """``None`` where ``seat`` cannot end a turn now, has placed a card in it, or has none that fits."""
    if state.turn != seat or state.placed or game.rules.piled:
        return None
    legal = game.legal(state, seat)
    if END not in legal:
        return None
    fitting = {move & codes.ARGUMENT for move in legal if codes.code_of(move) == codes.PLACE}
    cards = [(card, _points(game, state, seat, card)) for card in fitting if state.ready & BIT[card]]
    if not cards:
        return None
    return WastedPoints(tuple(sorted(cards, key=lambda one: (-one[1], one[0]))), _cost(game, state, seat))


def _points(game: DiscoveryGame, state: State, seat: int, card: int) -> int:
    """Base point and links at the best spot, without what an era adds, as in ``DiscoveryGame.spots``."""
    spots = game.spots(state, seat, codes.PLACE << codes.SHIFT | card)
    if spots:
        return max(spot[2] for spot in spots)
    return sum(earner.potential_points(1, None, card, NOWHERE) for earner in game.rules.earners)


def _cost(game: DiscoveryGame, state: State, seat: int) -> str:
    """The penalty for ending the turn, tried on a copy."""
    trial = state.copy()
    happened: list[Event] = game.play(trial, seat, END)
    if trial.turn == seat and trial.phase in COSTS:
        return COSTS[trial.phase]
    return "draw" if any(event.kind == event_kinds.DREW and event.seat == seat for event in happened) else ""
