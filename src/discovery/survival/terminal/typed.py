"""Reads what people type: a number of the list, a direction, a move in notation or in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from discovery.core.errors import Code, InvalidInput
from discovery.core.terminal import Ambiguous
from discovery.i18n import translate
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes
from discovery.survival.model.coding import argument_of, coded, word_of
from discovery.survival.model.state import State
from discovery.survival.terminal.move_words import MoveWords

SPOKEN = re.compile(r"-?\d+\s*[,;]\s*-?\d+|\w+")
"""A space as column and row, or a word."""
WHOLE, IN_IT, BEGUN, NOT_MEANT = range(4)
"""How well a move fits what was typed: it is all of it, it has each word, it has words that begin so."""


def spoken(text: str) -> list[str]:
    """The words and spaces of a text, without case and accents: ``"Épieu en 0, -1"`` is ``["epieu", "en",
    "0,-1"]``."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("−", "-"))
    bare = "".join(letter for letter in spread if not unicodedata.combining(letter))
    return [re.sub(r"\s", "", word).replace(";", ",") for word in SPOKEN.findall(bare)]


class TypedMoves:
    """The inputs for moves in one game, in one language.

    A move in notation is always meant as it is written. Otherwise the words of the lists count, and those of
    the notation: each word that is typed, in any order, stands in the move or begins a word of it.
    """

    def __init__(self, game: SurvivalGame, words: MoveWords, language: str) -> None:
        self._game = game
        self._words = words
        self._ways = {
            word: way
            for way, words_of_it in enumerate(translate(language, "discover-words-ways").split(", "))
            for word in words_of_it.split("/")
        }

    def read(self, typed: str, state: State, seat: int) -> int:
        """The move that ``seat`` means, legal or not. ``InvalidInput`` UNKNOWN_MOVE, or ``Ambiguous``."""
        word = typed.strip().casefold()
        if word in self._ways:
            return self._step(typed, state.pos[seat], self._ways[word])
        if word.isdecimal():
            return self._listed(typed, self._game.legal(state, seat), int(word[:6]))
        try:
            return self._game.parse(typed)[0]
        except InvalidInput:
            return self._in_words(typed, state, seat)

    def _step(self, typed: str, space: int, way: int) -> int:
        """A step from where somebody stands; ways are numbered as in ``board.hexes.DIRECTIONS``."""
        there = self._game.setup.ground.neighbours[space * 6 + way]
        if there < 0:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return coded(codes.MOVE, there)

    def _listed(self, typed: str, legal: Sequence[int], number: int) -> int:
        if not 1 <= number <= len(legal):
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return legal[number - 1]

    def _in_words(self, typed: str, state: State, seat: int) -> int:
        """A legal move if one is meant; else one that is not, so that it can be said why."""
        view = self._game.view(state, seat)
        legal = self._fits(typed, ((move, self._words.of(move, view)) for move in view.legal))
        if legal:
            best = [move for move, fit in legal.items() if fit == min(legal.values())]
            if len(best) > 1:
                raise Ambiguous(tuple(self._game.text(move) for move in best))
            return best[0]
        return self._refused(typed)

    def _refused(self, typed: str) -> int:
        """The plainest move that is meant, though it is not legal: by the first recipe, with clean water."""
        fits = self._fits(typed, ((move, self._words.of(move)) for move in self._game.all_moves()))
        best = {_head(move) for move, fit in fits.items() if fit == min(fits.values())}
        if len(best) != 1:
            raise InvalidInput(Code.UNKNOWN_MOVE, given=typed[:60])
        return next(move for move in fits if _head(move) in best)

    def _fits(self, typed: str, moves: Iterable[tuple[int, str]]) -> dict[int, int]:
        """The moves that fit, and how well."""
        wanted = spoken(typed)
        if not wanted:
            return {}
        fits = {move: _fit(wanted, spoken(words), spoken(self._game.text(move))) for move, words in moves}
        return {move: fit for move, fit in fits.items() if fit < NOT_MEANT}


def _head(move: int) -> tuple[int, int]:
    """A move without what else it says."""
    return word_of(move), argument_of(move)


def _fit(wanted: list[str], words: list[str], notation: list[str]) -> int:
    said = words + notation
    if wanted in (words, notation, said):
        return WHOLE
    if all(word in said for word in wanted):
        return IN_IT
    return BEGUN if all(_begins(word, said) for word in wanted) else NOT_MEANT


def _begins(word: str, said: Sequence[str]) -> bool:
    """Whether some word begins so; a number is meant as a whole."""
    if word.isdecimal() or "," in word:
        return word in said
    return any(one.startswith(word) for one in said)
