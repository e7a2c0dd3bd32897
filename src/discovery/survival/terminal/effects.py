"""The parts of a card in words, where people choose or vote between them (rule XK03)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from discovery.core.errors import Argument
from discovery.i18n import translate
from discovery.survival.present.messages import Effect
from discovery.survival.terminal.words import Words, signed


class EffectWords:
    """The effects of one game in one language."""

    def __init__(self, words: Words, language: str) -> None:
        self._words = words
        self._language = language

    def part(self, effects: Sequence[Effect]) -> str:
        """A part of a card, effect by effect."""
        if not effects:
            return self._text("discover-effect-nothing")
        return reduce(self._both, map(self._effect, effects))

    def _both(self, first: str, second: str) -> str:
        return self._text("discover-effect-both", first=first, second=second)

    def _effect(self, effect: Effect) -> str:
        done = self._text(
            f"discover-effect-{effect.word}",
            piece=self._piece(effect),
            number=effect.number,
            change=signed(effect.number),
            damage=effect.piece if effect.number == 1 else "",
        )
        return self._text("discover-effect-for", whom=effect.whom or "me", text=done)

    def _piece(self, effect: Effect) -> str:
        if effect.piece == "any":
            return self._text("discover-any")
        if effect.piece == "stamina":
            return f"{effect.number} {self._text('discover-stamina')}"
        if effect.table == "classes":
            return self._text(f"discover-token-{'source' if effect.piece == 'water' else effect.piece}")
        if not effect.piece:
            return ""
        name = self._words.wording.name(effect.table, effect.piece)
        return name if effect.number == 1 else f"{effect.number} × {name}"

    def _text(self, message: str, **arguments: Argument) -> str:
        return translate(self._language, message, {}, **arguments)
