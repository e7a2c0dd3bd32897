"""Queries of a seat about its own moves: why not, and where to. Answers contain only what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.core.protocol import SPECTATOR
from discovery.i18n import NO_NAMES
from discovery.i18n.faults import fault
from discovery.server.present.decision_point import verdicts
from discovery.server.present.update import part_of, position, viewer_of
from discovery.server.protocol import Explain, Explained, Fault, Refused, Spots, Spotted
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table


class Viewer(Protocol):
    """The seat that asks (-1 for a spectator), and the language of the answer."""

    @property
    def seat(self) -> int:
        """The number of the viewer's seat."""
        ...

    @property
    def language(self) -> str:
        """The language of sentences."""
        ...


def in_words(table: Table, error: DiscoveryError, language: str) -> Fault:
    """An error at a table, its pieces by name."""
    return fault(error, language, names_at(table, language))


def names_at(table: Table, language: str) -> Mapping[str, str]:
    """The names of the pieces that are played with; none before the deal."""
    return (
        NO_NAMES
        if table.running_game is None
        else part_of(table).piece_names(table.running_game.game, language)
    )


def explained(table: Table, viewer: Viewer, message: Explain) -> Explained | Refused:
    """Why not, for each move."""
    try:
        played = asked_from_a_seat(table, viewer)
    except TableError as error:
        return Refused(message.id, in_words(table, error, viewer.language))
    moves = list(message.moves)
    if message.about:
        seen = position(table, viewer_of(table, viewer.seat))
        moves += part_of(table).considered_moves(seen, message.about) if seen is not None else []
    return Explained(
        message.id,
        moves,
        verdicts(
            played.game, played.state, viewer.seat, moves, viewer.language, names_at(table, viewer.language)
        ),
    )


def spotted(table: Table, viewer: Viewer, message: Spots) -> Spotted | Refused:
    """The spots where a move may go on the plane, and what each would score."""
    try:
        played = asked_from_a_seat(table, viewer)
        move, _ = played.game.parse(message.move)
        return Spotted(message.id, part_of(table).spots(played.game, played.state, viewer.seat, move))
    except DiscoveryError as error:
        return Refused(message.id, in_words(table, error, viewer.language))


def asked_from_a_seat(table: Table, viewer: Viewer) -> RunningGame:
    """The running game. ``TableError`` if there is none, or if the viewer has no part in it."""
    if table.running_game is None:
        raise TableError(Code.NOT_STARTED)
    if table.closed:
        raise TableError(Code.TABLE_CLOSED)
    if viewer_of(table, viewer.seat) == SPECTATOR:
        raise TableError(Code.NOT_SEATED)
    return table.running_game
