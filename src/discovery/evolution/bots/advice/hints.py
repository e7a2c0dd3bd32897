"""Hints: the best moves for a seat, each with its reasons, from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.players.advice import MoveHint
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots.advice.estimate import move_values, standard_error
from discovery.evolution.bots.advice.reasons import reasons
from discovery.evolution.bots.search.rank_moves import RatedMove, rate
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.views.view import View

MOST = 2
_ON_SPOTS = (codes.PLACE, codes.REPLAY, codes.JOKER_AS)


def hints(
    game: DiscoveryGame, view: View, observed: Sequence[Event], *, iterations: int, random: Chooser
) -> tuple[MoveHint, ...]:
    """The two best of ``view.legal``, the better one first; one where there is only one.

    ``observed`` are the events that the seat could observe. Equal arguments and generators give equal hints.
    """
    events = tuple(observed)
    best = distinct(_honest(view, rate(game.setup, view, events, iterations, random)))[:MOST]
    moves, seed = [one.move for one in best], random.randrange(2**31)
    each = iterations // MOST
    values = move_values(game.setup, view, events, moves, iterations=each, seed=seed)
    return tuple(
        MoveHint(move, value, reasons(game, view, events, move, random))
        for move, value in in_order(moves, values, each)
    )


def _honest(view: View, rated: list[RatedMove]) -> list[RatedMove]:
    """Where objections are allowed, neither false cards nor wrong objections, which a search never tries
    (S34)."""
    tried = [one for one in rated if one.visits]
    return rated if view.course.objection is None else tried or rated


def in_order(moves: Sequence[int], values: Sequence[float], iterations: int) -> list[tuple[int, float]]:
    """The search's own order, unless the second move is better by more than chance explains; the second value
    is never above the first."""
    pairs = list(zip(moves, values, strict=True))
    if len(pairs) > 1 and values[1] - values[0] > standard_error(values[0], values[1], iterations):
        pairs.reverse()
    return [(move, min(value, pairs[0][1])) for move, value in pairs]


def distinct(rated: Sequence[RatedMove]) -> list[RatedMove]:
    """The best of each kind of move: moves that differ only by their spot on a plane count once."""
    best: dict[int, RatedMove] = {}
    for one in rated:
        on_spot = codes.code_of(one.move) in _ON_SPOTS
        best.setdefault(codes.without_spot(one.move) if on_spot else one.move, one)
    return list(best.values())
