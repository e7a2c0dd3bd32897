"""What a seat asks about its own moves: why not, and where to. Answers tell nothing that it may not know."""

from __future__ import annotations

from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.core.protocol import SPECTATOR
from discovery.server.live.connection import Guest
from discovery.server.present.update import position, viewer_of
from discovery.server.present.wanted import wanted
from discovery.server.protocol import Explain, Explained, Fault, Refused, Spots, Spotted
from discovery.server.protocol.faults import card_names, fault, verdict
from discovery.server.tables.table import Played, Table


def in_words(table: Table, error: DiscoveryError, language: str) -> Fault:
    """An error at a table, its cards by name."""
    return fault(error, language, card_names(table.plan.deck, language))


def explained(table: Table, guest: Guest, message: Explain) -> Explained | Refused:
    """Why not, for each move."""
    try:
        played = asked_from_a_seat(table, guest)
    except TableError as error:
        return Refused(message.id, in_words(table, error, guest.language))
    moves = list(message.moves)
    if message.about:
        seen = position(table, viewer_of(table, guest.seat))
        moves += wanted(seen, message.about) if seen is not None else []
    return Explained(message.id, moves, [_verdict(table, played, guest, text) for text in moves])


def spotted(table: Table, guest: Guest, message: Spots) -> Spotted | Refused:
    """Where on the plane a move may go, and what it would bring there."""
    try:
        played = asked_from_a_seat(table, guest)
        move, _ = played.game.parse(message.move)
        spots = played.game.spots(played.state, guest.seat, move)
        return Spotted(message.id, [list(spot) for spot in spots])
    except DiscoveryError as error:
        return Refused(message.id, in_words(table, error, guest.language))


def asked_from_a_seat(table: Table, guest: Guest) -> Played:
    """The running game. ``TableError`` if there is none, or if who asks has no part in it."""
    if table.played is None:
        raise TableError(Code.NOT_STARTED)
    if table.closed:
        raise TableError(Code.TABLE_CLOSED)
    if viewer_of(table, guest.seat) == SPECTATOR:
        raise TableError(Code.NOT_SEATED)
    return table.played


def _verdict(table: Table, played: Played, guest: Guest, text: str) -> Fault | None:
    """Why not, for one move, as far as this seat may know."""
    try:
        move, _ = played.game.parse(text)
    except InvalidInput as error:
        return in_words(table, error, guest.language)
    reason = played.game.explain(played.state, guest.seat, move)
    return verdict(reason, guest.language, card_names(table.plan.deck, guest.language))
