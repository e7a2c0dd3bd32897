"""What the engine is measured by: a few quick works on one game, and a process that does them when asked.

``python -m discovery.lab.bench`` says on its first line whether it runs compiled; then each line
``{"game", "deck", "measure", "seconds"}`` is answered by ``{"done", "cpu", "wall"}``: how much in which time.
``deck`` is the id of a deck, or a host's own as an object.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from time import perf_counter, process_time
from typing import Any, TextIO

import msgspec

from discovery import COMPILED
from discovery.core.dice import Dice
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.bots.search.rank_moves import rate
from discovery.evolution.cards.deck import Deck
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.flow.stepping import decider_of
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import OVER, State

SEATS = 3
POSITIONS = 64
"""As many deals, and as many positions in the middle of a game, are worked on in turn."""
MIDDLE = 40
"""Decisions before such a position."""
ITERATIONS = 100
"""Of one search."""
EVERY = 10**6
"""More decisions than a game can have."""


@dataclass(frozen=True, slots=True)
class Question:
    """Do one work on one game for ``seconds`` of processor time."""

    game: str
    deck: str | Deck
    measure: str
    seconds: float


class Bench:
    """The works on one game with three seats. All throw the same dice; each tells how much it did."""

    def __init__(self, name: str, deck: str | Deck = "prehistory") -> None:
        self.game = game = game_of(name, deck)
        self.dice = dice = Dice(1)
        self.deals = [game.deal(game.shuffle(dice)) for _ in range(POSITIONS)]
        self.middle = [_middle(game, deal, dice) for deal in self.deals]
        views = [game.view(state, decider_of(state)) for state in self.middle]
        self.asked = cycle(view for view in views if view.legal)
        self.works: dict[str, Callable[[], int]] = {
            "inside_moves_per_cpu_s": self.inside,
            "api_moves_per_cpu_s": self.api,
            "playouts_per_cpu_s": self.playouts,
            "search_iterations_per_cpu_s": self.searches,
            "games_per_cpu_s": self.games,
            "copy_ns": self.copies,
            "view_us": self.views,
        }

    def inside(self) -> int:
        """Moves of random games in one call of the engine each, from positions just dealt."""
        return sum([self._to_the_end(deal.copy()) for deal in self.deals])

    def api(self) -> int:
        """Moves of random games driven from outside, from positions just dealt."""
        return sum([play_by_hand(self.game, deal.copy(), self.dice) for deal in self.deals])

    def playouts(self) -> int:
        """From the middle of a game to its end, everything hidden dealt anew."""
        for state in self.middle:
            self._to_the_end(self.game.redeal(state, state.actor, self.dice))
        return POSITIONS

    def searches(self) -> int:
        """Iterations of tree searches in the middle of a game, with what a search needs beforehand."""
        rate(self.game.setup, next(self.asked), (), ITERATIONS, self.dice)
        return ITERATIONS

    def games(self) -> int:
        """A whole game, shuffled and dealt."""
        self.moves_of_a_game()
        return 1

    def moves_of_a_game(self) -> int:
        """The moves of a whole game, shuffled and dealt."""
        return self._to_the_end(self.game.deal(self.game.shuffle(self.dice)))

    def copies(self) -> int:
        """Copies of positions."""
        for state in self.middle:
            state.copy()
        return POSITIONS

    def views(self) -> int:
        """Views of whoever decides."""
        for state in self.middle:
            self.game.view(state, state.actor)
        return POSITIONS

    def _to_the_end(self, state: State) -> int:
        return play_out(state, self.dice)


def game_of(name: str, deck: str | Deck) -> DiscoveryGame:
    """The game that is measured. ``InvalidSetup`` if it does not exist or the deck is too small for it."""
    return new_game(name, [f"P{number}" for number in range(1, SEATS + 1)], deck)


def play_by_hand(game: DiscoveryGame, state: State, dice: Dice, most: int = EVERY) -> int:
    """Random decisions through the protocol, to the end or as many as ``most``; how many there were."""
    moves = 0
    while state.phase != OVER and moves < most:
        if due := game.due(state):
            game.play(state, *due)
            continue
        seat = decider_of(state)
        legal = game.legal(state, seat)
        move = legal[dice.below(len(legal))]
        cards = game.outcomes(state, move)
        game.play(state, seat, move, cards[dice.below(len(cards))] if cards else NO_OUTCOME)
        moves += 1
    return moves


def _middle(game: DiscoveryGame, deal: State, dice: Dice) -> State:
    """A position some random decisions after a deal, fewer where the game was over by then."""
    decisions = MIDDLE
    state = deal.copy()
    while play_by_hand(game, state, dice, decisions) and state.phase == OVER:
        decisions //= 2
        state = deal.copy()
    return state


def timed(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """Work for some processor time."""
    done, cpu, wall = 0, process_time(), perf_counter()
    while (spent := process_time() - cpu) < seconds:
        done += work()
    return {"done": done, "cpu": spent, "wall": perf_counter() - wall}


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answer until the questions end."""
    bench_of = cache(Bench)

    def say(words: dict[str, Any]) -> None:
        print(json.dumps(words), file=answers, flush=True)

    say({"compiled": COMPILED})
    for line in questions:
        asked = msgspec.json.decode(line, type=Question)
        say(timed(bench_of(asked.game, asked.deck).works[asked.measure], asked.seconds))


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
