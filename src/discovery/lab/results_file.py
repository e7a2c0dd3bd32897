"""The results file of a tournament, one line per deal, so that it can be interrupted and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from discovery.core.errors import Code, InvalidInput
from discovery.core.family import Family
from discovery.lab.tournament import SIDES, Deal, Dealt, Table

FORMAT = 1


class ResultsFile:
    """The deals played so far, and the file to which each new one is appended at once.

    ``InvalidInput`` if the file cannot be used, or contains something else.
    """

    def __init__(self, path: Path, family: Family, seed: str, deck: str = "") -> None:
        """``deck`` as records name it; a file that names none was played with the family's usual one."""
        self.path = path
        rules, levels = family.rules_version, family.players.digest
        self.header = {"results": FORMAT, "rules": rules, "levels": levels, "seed": seed}
        self.header |= {} if deck in ("", family.decks.ids[0]) else {"deck": deck}
        self.known: dict[Deal, Dealt] = {}
        try:
            kept = path.read_bytes() if path.exists() else b""
            whole = kept[: kept.rfind(b"\n") + 1]
            self._read(whole)
            self._file = path.open("r+b" if kept else "wb")
            # a line that was cut off with the run is played again
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
        except OSError:
            raise InvalidInput(Code.CANNOT_WRITE, given=path.name) from None
        if not whole:
            self._write(self.header)

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, dealt: Dealt) -> None:
        """Add a deal."""
        self.known[dealt.deal] = dealt
        deal = dealt.deal
        self._write(
            {
                "game": deal.table.game,
                "seats": deal.table.seats,
                "players": deal.players,
                "deal": deal.number,
                "won": dealt.won,
            }
        )

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _read(self, text: bytes) -> None:
        for number, line in enumerate(text.splitlines(), 1):
            try:
                found = json.loads(line)
                if number == 1:
                    fits = found == self.header
                else:
                    dealt = _dealt(found)
                    self.known[dealt.deal] = dealt
                    fits = True
            except (ValueError, KeyError, TypeError, AttributeError):
                fits = False
            if not fits:
                given = self.path.name
                raise InvalidInput(Code.FOREIGN_RESULTS, line=number, given=given, number=number)


def _dealt(line: Any) -> Dealt:
    """The deal in a line. ``ValueError``, ``KeyError`` or ``TypeError`` if it is something else."""
    first, second = map(str, line["players"])
    won = tuple(map(float, line["won"]))
    if len(won) != SIDES:
        raise ValueError(won)
    table = Table(str(line["game"]), int(line["seats"]))
    return Dealt(Deal(table, (first, second), int(line["deal"])), (won[0], won[1]))
