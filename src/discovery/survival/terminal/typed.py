"""Reads what people type: a number of the list, a direction, a move."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput
from discovery.i18n import translate
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes
from discovery.survival.model.coding import coded
from discovery.survival.model.state import State


class TypedMoves:
    """What can be typed in one game, in one language."""

    def __init__(self, game: SurvivalGame, language: str) -> None:
        self._game = game
        self._ways = {
            word: way
            for way, words in enumerate(translate(language, "discover-words-ways").split(", "))
            for word in words.split("/")
        }

    def read(self, typed: str, state: State, seat: int) -> int:
        """The move that ``seat`` means, legal or not. ``InvalidInput`` UNKNOWN_MOVE."""
        word = typed.strip().casefold()
        if word in self._ways:
            return self._step(typed, state.pos[seat], self._ways[word])
        if word.isdecimal():
            return self._listed(typed, self._game.legal(state, seat), int(word[:6]))
        return self._game.parse(typed)[0]

    def _step(self, typed: str, space: int, way: int) -> int:
        """A step from where somebody stands; ways are numbered as in ``board.hexes.DIRECTIONS``."""
        there = self._game.setup.ground.neighbours[space * 6 + way]
        if there < 0:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return coded(codes.MOVE, there)

    def _listed(self, typed: str, legal: list[int], number: int) -> int:
        if not 1 <= number <= len(legal):
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return legal[number - 1]
