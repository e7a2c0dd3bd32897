"""Intro and Explore with Flash a second time, as slow and plain as section Q: an oracle for the engine.

What is the same without Flash it takes from the reference of Jokers, which may be in play or not.
People only.
"""

from __future__ import annotations

from discovery.evolution.cards.deck import Deck
from tests.support.engine.windows.jokers import PLACES, JokersReference

USES_A_TRUMP = ("replay", "call", "exchange", "discard")


class FlashReference(JokersReference):
    """``bis`` and ``me`` are what was said in the window after a placement, ``me`` in the order in which it
    was said; ``promised`` tells that a Bis binds (Q02), ``heir`` is the seat that plays next by Me (Q03)."""

    def __init__(self, game: str, options: tuple[str, ...], kinds: list[str], deck: Deck) -> None:
        self.with_jokers = any(option.startswith("jokers") for option in options)
        self.bis, self.promised = False, False
        self.me: list[int] = []
        self.promises_waiting: list[bool] = []
        self.heir = -1
        super().__init__(game, options, kinds, deck)

    def answers(self, seat: int) -> set[str]:
        """Q01, Q09."""
        if not self.placing:
            return super().answers(seat)
        return {"let", "bis"} if seat == self.turn else {"me", *super().answers(seat)}

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A line of the record; ``taken`` is the card that chance chose."""
        if text == "bis":
            self.bis = True
        elif text == "me":
            self.me.append(seat)
        super().play_by(seat, text, taken, names)
        if text == "closed" and self.placing:
            self._hand_over()

    def _hand_over(self) -> None:
        """Q01 to Q04, Q06."""
        self.promised = self.bis
        if not self.bis:
            self.heir = self.me[0] if self.me else -1
            self._end()

    def _open(self, placing: bool) -> None:
        """Q01, Q09: after a placement its player is asked as well; after anything else only for Jokers."""
        super()._open(placing)
        self.bis, self.me = False, []
        if self.over():
            return
        if placing:
            self.waiting = {self.turn, *(self.waiting or set())}
        elif not self.with_jokers:
            self.waiting = None

    def _act(self, text: str, taken: str, names: tuple[str, ...]) -> None:
        """U12."""
        word = text.split(maxsplit=1)[0]
        if not self.owes and (word in {*PLACES, *USES_A_TRUMP} or text.startswith("joker as")):
            self.promised = False
        super()._act(text, taken, names)

    def idle(self) -> bool:
        """Q05: a Bis without anything after it is one of those turns."""
        return self.promised or super().idle()

    def _begin(self) -> None:
        super()._begin()
        self.promised = False

    def _interrupt(self, seat: int) -> None:
        self.promises_waiting.append(self.promised)
        super()._interrupt(seat)

    def _next(self) -> None:
        """N02: the interrupted turn resumes, whoever has said Me, and is bound as before."""
        resumes = bool(self.turns_waiting)
        super()._next()
        if resumes:
            self.heir, self.promised = -1, self.promises_waiting.pop()

    def _who_is_next(self) -> int:
        heir, self.heir = self.heir, -1
        return super()._who_is_next() if heir < 0 else heir
