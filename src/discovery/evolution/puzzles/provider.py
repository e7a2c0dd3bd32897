"""``core.puzzles.PuzzlePart`` for the card games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from discovery.core.players.advice import Consultation, Reason
from discovery.core.press import Pages
from discovery.evolution.bots.advice.estimate import move_values, standard_error
from discovery.evolution.bots.advice.reasons import reasons
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.views.view import View

SHIPPED = Path(__file__).with_name("shipped.puzzles")
MOST = 24
"""A decision with more answers makes no puzzle: nobody could weigh them all."""
_ON_SPOTS = (codes.PLACE, codes.REPLAY, codes.JOKER_AS)


class CardPuzzles:
    """Decisions in a seat's own turn, without windows and bluffs."""

    def answers(self, game: DiscoveryGame, view: View) -> Sequence[int]:
        """The moves, of those that differ only by their spot on a plane one."""
        if game.setup.rules.bluff or view.window is not None:
            return ()
        moves = list(dict.fromkeys(self.answer_of(game, move) for move in view.legal))
        selecting = any(codes.code_of(move) == codes.SELECT for move in moves)
        return () if selecting or len(moves) > MOST or game.setup.spots is not None else moves

    def answer_of(self, game: DiscoveryGame, move: int) -> int:
        """The move without its spot."""
        return codes.without_spot(move) if codes.code_of(move) in _ON_SPOTS else move

    def values(self, game: DiscoveryGame, asked: Consultation, moves: Sequence[int]) -> Sequence[float]:
        """Each move searched by itself, with the same deals of what is hidden."""
        seed = Random(asked.seed).randrange(2**31)
        iterations = asked.iterations
        return move_values(game.setup, asked.view, asked.observed, moves, iterations=iterations, seed=seed)

    def standard_error(self, one: float, other: float, iterations: int) -> float:
        """The standard deviation of the difference between two values, as for hints."""
        return standard_error(one, other, iterations)

    def reasons(self, game: DiscoveryGame, asked: Consultation) -> Sequence[Reason]:
        """Why to play ``asked.move``, the most important reason first."""
        return reasons(game, asked.view, asked.observed, asked.move, Random(asked.seed))

    def shipped(self) -> str:
        """The file beside this module."""
        return SHIPPED.read_text(encoding="utf-8")

    def on_paper(self, sheets: Sequence[Mapping[str, Any]], deck: Deck | None, language: str) -> Pages:
        """The position, then the solution; what makes sheets is imported only now."""
        from discovery.evolution.press.puzzles import puzzle_pages

        return puzzle_pages(sheets, deck, language)
