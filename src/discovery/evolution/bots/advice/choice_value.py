"""The value of a choice compared with the best one, from what the seat that made it could know."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.players.advice import ChoiceValue
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots.advice.estimate import move_values, standard_error
from discovery.evolution.bots.search.rank_moves import rate
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View

SURE = 1.5
"""A loss counts if it is this many standard deviations."""


def weigh(
    game: DiscoveryGame, view: View, observed: Sequence[Event], move: int, *, iterations: int, random: Chooser
) -> ChoiceValue:
    """``move``, one of ``view.legal``, compared with the best of them. Equal arguments give equal answers.

    If chance could explain the difference, the move counts as good as the best.
    """
    events = tuple(observed)
    best = rate(game.setup, view, events, max(1, iterations // 2), random)[0].move
    seed = random.randrange(2**31)
    moves = [move] if best == move else [move, best]
    kept, *more = move_values(game.setup, view, events, moves, iterations=iterations, seed=seed)
    if more and more[0] - kept > SURE * standard_error(more[0], kept, iterations):
        return ChoiceValue(best, more[0], kept)
    return ChoiceValue(move, kept, kept)
