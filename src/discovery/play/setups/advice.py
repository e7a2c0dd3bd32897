"""What the rule book recommends: it warns and never forbids (rules B08, P06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discovery.play.setups.value import GameSetup

BEST = 6
"""More seats than this wait long for their turns (B07, B08)."""
FOR_MANY = ("memory", "select")
"""Games in which everybody has something to do all the time (B08)."""
KEEPS_BUSY = "flash"
BOTS = ("bot", "bot+")


@dataclass(frozen=True, slots=True)
class Advice:
    """``message`` is the sentence ``advice-<message>``."""

    message: str
    rule: str


def advice(setup: GameSetup) -> list[Advice]:
    """Everything that the book would say about a set-up."""
    return list(_advice(setup))


def _advice(setup: GameSetup) -> Iterator[Advice]:
    bots = sum(seat in BOTS for seat in setup.seats)
    if len(setup.seats) <= 2 and not bots:
        yield Advice("few", "B08")
    if len(setup.seats) > BEST and setup.game not in FOR_MANY and KEEPS_BUSY not in setup.options:
        yield Advice("many", "B08")
    if not alternate(setup.teams, len(setup.seats)):
        yield Advice("alternate", "P06")


def alternate(teams: Sequence[Sequence[int]], seats: int) -> bool:
    """Whether no two members of a team sit side by side, as far as their number allows it."""
    for team in teams:
        neighbours = sum((seat + 1) % seats in team for seat in team)
        spare = max(0, 2 * len(team) - seats)
        if neighbours > spare and len(team) < seats:
            return False
    return True
