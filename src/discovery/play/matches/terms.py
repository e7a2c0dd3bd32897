"""The terms of a match: how many games, and what is counted over them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidInput
from discovery.core.registry import family_of

MOST_GAMES = 999
MOST_STAKES = 99
_NUMBERED = re.compile(r"(games|stakes)=(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Terms:
    """``games`` is how many are played, 0 until the players stop. ``stakes`` is everybody's first stake in
    play chips, 0 for none (S31). A ``championship`` (S30) brings its own teams and stands alone. With nothing
    else the match goes to those who win most games."""

    games: int = 0
    handicap: bool = False
    stakes: int = 0
    championship: bool = False

    def check(self, game: str) -> None:
        """``InvalidInput`` unless these terms go together and with ``game``: MATCH_TERMS,
        MATCH_TERM_EXCLUDED."""
        if not (0 <= self.games <= MOST_GAMES and 0 <= self.stakes <= MOST_STAKES):
            raise InvalidInput(Code.MATCH_TERMS, given=str(self))
        if self.championship and (self.handicap or self.stakes):
            raise InvalidInput(Code.MATCH_TERMS, "S30", given=str(self))
        customs = family_of(game).matches.customs(game)
        for term, rule in (("handicap", "R04"), ("championship", "P06")):
            if getattr(self, term) and not getattr(customs, term):
                raise InvalidInput(Code.MATCH_TERM_EXCLUDED, rule, term=term, game=game)

    def __str__(self) -> str:
        """As in a match file: ``"games=5, handicap, stakes=1"``."""
        items = [f"games={self.games}"]
        items += ["handicap"] * self.handicap + [f"stakes={self.stakes}"] * bool(self.stakes)
        return ", ".join(items + ["championship"] * self.championship)


def terms_of(items: Iterable[str]) -> Terms:
    """Terms as a match file or a command lists them. ``InvalidInput(MATCH_TERMS)`` for anything else."""
    values: dict[str, int | bool] = {}
    for item in items:
        numbered = _NUMBERED.fullmatch(item)
        key = numbered[1] if numbered else item
        if key in values or not (numbered or item in ("handicap", "championship")):
            raise InvalidInput(Code.MATCH_TERMS, given=item[:60])
        values[key] = int(numbered[2]) if numbered else True
    return Terms(
        games=int(values.get("games", 0)),
        handicap=bool(values.get("handicap")),
        stakes=int(values.get("stakes", 0)),
        championship=bool(values.get("championship")),
    )
