"""The clocks of a table: how long a decision has been due, for the turn and for seats that are asked
(C14)."""

from __future__ import annotations


class Clock:
    """The clocks of one game, in ms since 1970; ``tick`` is called with every position.

    A turn's time stops while others decide: in a window, or while another seat has to give or discard a card.
    Those seats have a whole turn's time of their own, from when they were asked.
    """

    def __init__(self, at: int) -> None:
        self._turn = 0
        self._since = at
        self._seen = at
        self._asked = at
        self._actors = 0
        self._phase = ""
        self._own = True
        self._used: dict[int, int] = {}
        """What each turn has used by the time the next one began, in ms."""

    @property
    def since(self) -> int:
        """When the time of those who act now began."""
        return self._since if self._own else self._asked

    def begin_anew(self, at: int) -> None:
        """Restart the time of those who act, because nobody was there."""
        self._since = self._seen = self._asked = at

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms; elapsed times stay the same."""
        self._since += jump
        self._seen += jump
        self._asked += jump

    def tick(self, at: int, turn: int, actors: int, phase: str, own: bool) -> None:
        """Note the position at time ``at``; ``own``: the seat whose turn it is acts."""
        if turn != self._turn:
            self._used[self._turn] = max(0, at - self._since)
            # who goes back to a turn finds there what was used of it
            self._since = at - (self._used.get(turn, 0) if turn < self._turn else 0)
        elif not self._own:
            # stored times may go back, where the system's clock did between two runs of the server
            self._since = min(at, self._since + max(0, at - self._seen))
        if (turn, phase) != (self._turn, self._phase) or actors & ~self._actors:
            self._asked = at
        self._turn, self._phase, self._actors = turn, phase, actors
        self._seen, self._own = at, own
