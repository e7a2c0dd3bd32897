"""A bank of time for each seat (C14): minutes for the whole game, and seconds more for each of its turns."""

from __future__ import annotations

from discovery.core.bits import BIT, mask_of, members
from discovery.core.values import seat_after_join

MINUTE = 60_000
"""A minute in milliseconds, the unit of all clocks."""


class Banks:
    """The time that is left to each seat, in ms; ``tick`` is called with every position.

    The time of all seats that have to decide runs, and of nobody while a window is open or while the game is
    played at days a turn. What a seat has used is used up: others' decisions only make it stand. At zero a
    seat keeps what its next turn adds.
    """

    def __init__(self, seats: int, bank: int, increment: int, at: int) -> None:
        self._bank = bank
        self._increment = increment
        self._left = [bank] * seats
        self._running = 0
        self._seen = at
        self._turn = 0

    def tick(self, at: int, turn: int, mover: int, running: int) -> None:
        """Note the position at time ``at``: the number of the turn, whose it is, and the mask of the seats
        that have to decide."""
        self._left = [self.left(seat, at) for seat in range(len(self._left))]
        if turn > self._turn:  # a turn that is taken back and played again earns no time
            self._left[mover] += self._increment
        self._seen, self._turn, self._running = max(self._seen, at), max(self._turn, turn), running

    def left(self, seat: int, at: int) -> int:
        """The time left to a seat at time ``at``, in ms."""
        used = max(0, at - self._seen) if self._running & BIT[seat] else 0
        return max(0, self._left[seat] - used)

    def until(self, seat: int) -> int:
        """When the seat's time is up if it decides nothing before, in ms since 1970; 0 while it stands."""
        return self._seen + self._left[seat] if self._running & BIT[seat] else 0

    def left_and_until(self, seat: int) -> tuple[int, int]:
        """The time left to the seat when it began to decide or last did, and ``until``."""
        return self._left[seat], self.until(seat)

    def ends(self) -> int:
        """When the first seat's time is up; 0 if no seat's clock runs."""
        return min((self.until(seat) for seat in members(self._running)), default=0)

    def late(self, at: int) -> list[int]:
        """The seats whose time is up at ``at``."""
        return [seat for seat in members(self._running) if self.until(seat) <= at]

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms, or nobody held the table for so long."""
        self._seen += jump

    def seat(self, place: int) -> None:
        """A newcomer sits down at ``place``, with a whole bank; who sat there and behind moves up."""
        self._left.insert(place, self._bank)
        self._running = mask_of(seat_after_join(seat, place) for seat in members(self._running))
