"""What a choice was worth, beside the best one, from what the seat that made it could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.bots.rating import rate
from discovery.bots.search import Budget, Node, Search
from discovery.dice import Dice
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.sight import View
from discovery.evolution.state import State
from discovery.protocol import Chooser, Event


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best move that was found and the share of the win that it promised; that of the move played."""

    best: int
    promised: float
    kept: float


def weigh(
    game: DiscoveryGame, view: View, seen: Sequence[Event], move: int, *, iterations: int, random: Chooser
) -> Weighed:
    """``move``, one of ``view.legal``, beside the best of them. Equal arguments give equal answers.

    A search seldom tries what it finds bad, so it knows little about it: the two moves are then looked at
    once more, each by itself, with the same cards dealt to the others.
    """
    witnessed = tuple(seen)
    best = rate(game.setup, view, witnessed, iterations, random)[0]
    if best.move == move:
        return Weighed(move, best.value, best.value)
    seed = random.randrange(2**31)
    worth = [
        _worth(game, view, witnessed, one, iterations=iterations // 2, seed=seed) for one in (best.move, move)
    ]
    loss = min(best.value, worth[0] - worth[1])
    return (
        Weighed(best.move, best.value, best.value - loss)
        if loss > 0
        else Weighed(move, best.value, best.value)
    )


def _worth(
    game: DiscoveryGame, view: View, seen: tuple[Event, ...], move: int, *, iterations: int, seed: int
) -> float:
    """What a move brings. The first half of the tries finds out how to go on; the others count."""
    search = _Bound(game, view, seen, move, iterations=iterations, seed=seed)
    search.run()
    first = search.root.children[move]
    visits, total = first.visits, first.total
    search.run()
    return (first.total - total) / (first.visits - visits)


class _Bound(Search):
    """A search that begins with a given move; equal seeds deal the same cards whatever the move."""

    __slots__ = ("move",)

    def __init__(
        self,
        game: DiscoveryGame,
        view: View,
        seen: tuple[Event, ...],
        move: int,
        *,
        iterations: int,
        seed: int,
    ) -> None:
        super().__init__(game.setup, view, seen, Budget(max(1, iterations // 2)), Dice(seed))
        self.dice = Dice(seed + 1)
        self.move = move

    def _descend(self, state: State, parent: Node, seat: int) -> Node:
        if parent is not self.root:
            return super()._descend(state, parent, seat)
        return parent.children.setdefault(self.move, Node(self.move, seat))
