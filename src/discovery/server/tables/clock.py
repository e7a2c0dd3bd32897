"""Since when a decision has been waited for: the time of a turn, and of those who are asked in it (C14)."""

from __future__ import annotations


class Clock:
    """The times of one game, in ms since 1970; ``tick`` is told every position.

    A turn's time stands still while others decide: in a window, and while somebody else is asked for a card
    or has to discard one. They have a whole turn's time for it, from when they were asked.
    """

    def __init__(self, at: int) -> None:
        self._turn = 0
        self._since = at
        self._seen = at
        self._asked = at
        self._actors = 0
        self._phase = ""
        self._own = True

    @property
    def since(self) -> int:
        """When the time of those who act now began."""
        return self._since if self._own else self._asked

    def begin_anew(self, at: int) -> None:
        """Those who act have all of their time again, because nobody was there."""
        self._since = self._seen = self._asked = at

    def shift(self, jump: int) -> None:
        """The server's clock has been set by ``jump`` ms; what has passed stays what it was."""
        self._since += jump
        self._seen += jump
        self._asked += jump

    def tick(self, at: int, turn: int, actors: int, phase: str, own: bool) -> None:
        """The position at ``at``; ``own``: the seat whose turn it is acts."""
        if turn != self._turn:
            self._since = at
        elif not self._own:
            # stored times may go back, where the system's clock did between two runs of the server
            self._since = min(at, self._since + max(0, at - self._seen))
        if (turn, phase) != (self._turn, self._phase) or actors & ~self._actors:
            self._asked = at
        self._turn, self._phase, self._actors = turn, phase, actors
        self._seen, self._own = at, own
