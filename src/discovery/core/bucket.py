"""A token bucket: a budget that is spent at once and fills up again at a steady rate."""

from __future__ import annotations


class Bucket:
    """A budget that fills up by ``rate`` a second to ``most``; a new one is full."""

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.level = most
        self.at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Take ``count`` if the budget holds that many; whether it did."""
        self.fill(now)
        if self.level < count:
            return False
        self.level -= count
        return True

    def delay(self, now: float) -> float:
        """Take one now, on credit if need be; the seconds until the budget has paid for it."""
        self.fill(now)
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def fill(self, now: float) -> None:
        """Add what the time since the last call brought."""
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
