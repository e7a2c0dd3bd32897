"""The results file of a tournament, one line per deal, so that it can be interrupted and resumed."""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import Any

from discovery.core.family import Family
from discovery.lab.resumed_file import ResumedFile
from discovery.lab.tournament import SIDES, Dealt, PairDeal, TableSize

FORMAT = 1


class ResultsFile(ResumedFile):
    """The deals played so far, and the file to which each new one is appended at once.

    ``InvalidInput`` if the file cannot be used, or contains something else.
    """

    def __init__(self, path: Path, family: Family, seed: str, deck: str = "") -> None:
        """``deck`` as records name it; a file that names none was played with the family's usual one."""
        rules, levels = family.rules_version, family.players.digest
        header = {"results": FORMAT, "rules": rules, "levels": levels, "seed": seed}
        self.known: dict[PairDeal, Dealt] = {}
        self._family = family
        super().__init__(path, header | ({} if deck in ("", family.decks.ids[0]) else {"deck": deck}))

    def add(self, dealt: Dealt) -> None:
        """Add the result of a deal to the file."""
        self.known[dealt.deal] = dealt
        deal = dealt.deal
        self.write(
            {
                "game": deal.table.game,
                "seats": deal.table.seats,
                "players": deal.players,
                "deal": deal.number,
                "won": dealt.won,
            }
        )

    def learn(self, row: object) -> None:
        """Take in the result of a deal, as a row of the file."""
        dealt = _dealt(row, self._family)
        self.known[dealt.deal] = dealt


def _dealt(line: Any, family: Family) -> Dealt:
    """The deal in a line. ``ValueError``, ``KeyError`` or ``TypeError`` if it is something else: a game that
    the family does not have, a table that seats nobody else, a player against themselves, a share of a win
    that is none."""
    first, second = map(str, line["players"])
    won = tuple(map(float, line["won"])) if isinstance(line["won"], list) else ()
    table = TableSize(str(line["game"]), index(line["seats"]))
    number = index(line["deal"])
    sound = (
        first != second
        and table.game in family.games
        and SIDES <= table.seats <= family.most_seats
        and number >= 0
        and len(won) == SIDES
        and all(0 <= share <= 1 for share in won)  # no number at all is not either
    )
    if not sound:
        raise ValueError(line)
    return Dealt(PairDeal(table, (first, second), number), (won[0], won[1]))
