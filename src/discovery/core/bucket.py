"""A token bucket: a budget that may be spent at once and refills at a steady rate."""

from __future__ import annotations


class Bucket:
    """A budget that refills by ``rate`` a second up to ``most``; a new one is full."""

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.level = most
        self.at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Take ``count`` and return ``True`` if the budget holds that many; otherwise change nothing."""
        self.fill(now)
        if self.level < count:
            return False
        self.level -= count
        return True

    def delay(self, now: float) -> float:
        """Take one now, on credit if need be; returns the seconds until the debt is paid."""
        self.fill(now)
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def fill(self, now: float) -> None:
        """Add what has accrued since the last call."""
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
