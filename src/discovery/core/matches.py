"""A family's part for matches over several games: what the neutral fold of a match has to ask a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Begins = Literal["winner", "loser", "next"]
"""Who begins the next game: a winner of the last one, a player with fewest points, or the next seat."""


@dataclass(frozen=True, slots=True)
class MatchCustoms:
    """How a game is played in a match: who begins the next one, and which terms go with it.

    A ``handicap`` needs points, a ``championship`` needs teams; stakes go with every game.
    """

    begins: Begins = "next"
    handicap: bool = False
    championship: bool = False


class MatchPart(Protocol):
    """The family's part for matches."""

    def customs(self, game: str) -> MatchCustoms:
        """How this game is played in a match."""
        ...

    def left_over(self, result: Any) -> Sequence[int]:
        """The remainder of each seat at the end, which breaks ties between pretenders: the least comes first
        (S30). Empty for a game that leaves nothing."""
        ...

    def length(self, game: str, deck: Any, options: Sequence[str]) -> int:
        """How many pieces are in play; standard handicaps are kept for each length (S32).

        ``deck`` is an id or a host's own deck. ``InvalidSetup`` for an unknown one."""
        ...
