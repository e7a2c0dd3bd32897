"""Who joins a match between two games: the name, and the number under which its table knows it (R02)."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.core.text.names import distinct, fit_name
from discovery.i18n import translate
from discovery.play.matches import Standings
from discovery.server.tables.table import Table

MOST_NEWCOMERS = 30
"""The number of times that a table notes somebody; more than may play, as people change their minds."""


def newcomer_name(typed: str, language: str, standings: Standings) -> str:
    """The name of a newcomer. Who has left the match comes back to their own line under their own name."""
    name = fit_name(typed)
    if any(line.name == name and not line.here and not line.kind for line in standings.lines):
        return name
    return distinct(name, translate(language, "name-player"), [line.name for line in standings.lines])


def newcomer_at(table: Table, name: str, comes: bool) -> int:
    """The place of a newcomer at a table. ``TableError(TOO_MANY_CHANGES)``; ``InvalidInput(MATCH_PLAYER)``
    for one who is not expected and does not come."""
    if not comes:
        if name not in table.newcomers or not name:
            raise InvalidInput(Code.MATCH_PLAYER, given=name[:60])
        return table.newcomers.index(name)
    if len(table.newcomers) >= MOST_NEWCOMERS:
        raise TableError(Code.TOO_MANY_CHANGES, most=MOST_NEWCOMERS)
    return len(table.newcomers)
