"""The recommendations of the rule book: it warns and never forbids (rules B08, P06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discovery.core.setup import SetupAdvice
from discovery.evolution.variants.catalogue import GAMES

BEST = 6
"""More seats than this wait long for their turns (B07, B08)."""
FOR_MANY = ("memory", "select")
"""Games in which everybody has something to do all the time (B08)."""
KEEPS_BUSY = "flash"
BOTS = ("bot", "bot+")
FIRST_EDITION = frozenset(name for name, rules in GAMES.items() if rules.classic)
"""Games without the bots and options that B08 recommends (S16)."""


def advice(
    game: str, options: Sequence[str], seats: Sequence[str], teams: Sequence[Sequence[int]]
) -> Iterator[SetupAdvice]:
    """Everything that the book would say about a set-up."""
    if game not in FIRST_EDITION:
        bots = sum(seat in BOTS for seat in seats)
        if len(seats) <= 2 and not bots:
            yield SetupAdvice("few", "B08")
        if len(seats) > BEST and game not in FOR_MANY and KEEPS_BUSY not in options:
            yield SetupAdvice("many", "B08")
    if not alternate(teams, len(seats)):
        yield SetupAdvice("alternate", "P06")


def alternate(teams: Sequence[Sequence[int]], seats: int) -> bool:
    """Whether no two members of a team sit side by side, as far as their number allows it."""
    for team in teams:
        neighbours = sum((seat + 1) % seats in team for seat in team)
        spare = max(0, 2 * len(team) - seats)
        if neighbours > spare and len(team) < seats:
            return False
    return True
