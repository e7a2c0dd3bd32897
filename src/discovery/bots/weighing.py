"""What a choice was worth, beside the best one, from what the seat that made it could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from discovery.bots.rating import rate
from discovery.bots.search import Budget, Node, Search
from discovery.dice import Dice
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.sight import View
from discovery.evolution.state import State
from discovery.protocol import Chooser, Event

SURE = 1.5
"""A loss counts where it is so many times what chance makes."""


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
    once more, each by itself, with the same cards dealt to the others. A difference that chance alone could
    make is none.
    """
    witnessed = tuple(seen)
    best = rate(game.setup, view, witnessed, iterations, random)[0]
    if best.move == move:
        return Weighed(move, best.value, best.value)
    seed = random.randrange(2**31)
    most, kept = (
        _worth(game, view, witnessed, one, iterations=iterations, seed=seed) for one in (best.move, move)
    )
    loss = min(best.value, most - kept)
    if loss < SURE * _doubt(most, kept, iterations):
        return Weighed(move, best.value, best.value)
    return Weighed(best.move, best.value, best.value - loss)


def _doubt(one: float, other: float, iterations: int) -> float:
    """By how much the difference of two shares differs by chance (one standard deviation)."""
    return sqrt((one * (1 - one) + other * (1 - other)) / (iterations - _learning(iterations)))


def _learning(iterations: int) -> int:
    """The tries that find out how to go on; they do not count."""
    return iterations // 4


def _worth(
    game: DiscoveryGame, view: View, seen: tuple[Event, ...], move: int, *, iterations: int, seed: int
) -> float:
    """What a move brings."""
    search = _Bound(game, view, seen, move, seed)
    search.go_on(_learning(iterations))
    visits, total = search.root.visits, search.brought
    search.go_on(iterations - visits)
    return (search.brought - total) / (search.root.visits - visits)


class _Bound(Search):
    """A search that begins with a given move; equal seeds deal the same cards whatever the move."""

    __slots__ = ("move",)

    def __init__(
        self, game: DiscoveryGame, view: View, seen: tuple[Event, ...], move: int, seed: int
    ) -> None:
        super().__init__(game.setup, view, seen, Budget(1), Dice(seed))
        self.dice = Dice(seed + 1)
        self.move = move

    @property
    def brought(self) -> float:
        """The sum of what all tries brought."""
        return self.root.children[self.move].total if self.root.children else 0.0

    def go_on(self, iterations: int) -> None:
        """Some more tries."""
        for _ in range(iterations):
            self.run()

    def _descend(self, state: State, parent: Node, seat: int) -> Node:
        if parent is not self.root:
            return super()._descend(state, parent, seat)
        return parent.children.setdefault(self.move, Node(self.move, seat))
