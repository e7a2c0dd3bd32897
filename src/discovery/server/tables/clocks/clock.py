"""The clocks of a table: how long a decision has been due, for the turn and for seats that are asked
(C14)."""

from __future__ import annotations

from discovery.server.tables.clocks.quiet import QuietHours


class Clock:
    """The clocks of one game, in ms since 1970; ``tick`` is called with every position.

    A turn's time stops while others decide: in a window, or while another seat has to give or discard a card.
    Those seats have a whole turn's time of their own, from when they were asked. In ``quiet`` hours no time
    is used, so what a turn has used cannot be told by moving its beginning: the hours would move with it.
    """

    def __init__(self, at: int, quiet: QuietHours) -> None:
        self._quiet = quiet
        self._turn = 0
        self._since = at
        self._spent = 0
        self._asked = at
        self._actors = 0
        self._phase = ""
        self._own = True
        self._used: dict[int, int] = {}
        """The time that each turn had used when the next one began, in ms."""

    def ends(self, budget: int) -> int:
        """When the time of those who act now is up if it is ``budget`` ms, in ms since 1970."""
        since, left = (self._since, budget - self._spent) if self._own else (self._asked, budget)
        return self._quiet.after(since, left) if left > 0 else since + left

    def begin_anew(self, at: int, quiet: QuietHours) -> None:
        """Restart the time of those who act, because nobody was there or the table has other clocks now."""
        self._quiet = quiet
        self._since = self._asked = at
        self._spent = 0

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms; elapsed times stay the same."""
        self._since += jump
        self._asked += jump

    def tick(self, at: int, turn: int, actors: int, phase: str, own: bool) -> None:
        """Note the position at time ``at``; ``own``: the seat whose turn it is acts."""
        if turn != self._turn:
            self._used[self._turn] = self._used_by(at)
            # who goes back to a turn finds there what was used of it
            self._since, self._spent = at, self._used.get(turn, 0) if turn < self._turn else 0
        elif self._own and not own:
            self._spent = self._used_by(at)
        elif own and not self._own:
            self._since = at
        if (turn, phase) != (self._turn, self._phase) or actors & ~self._actors:
            self._asked = at
        self._turn, self._phase, self._actors = turn, phase, actors
        self._own = own

    def _used_by(self, at: int) -> int:
        """The time that the turn has used at time ``at``, in ms."""
        return self._spent + (self._quiet.between(self._since, at) if self._own else 0)
