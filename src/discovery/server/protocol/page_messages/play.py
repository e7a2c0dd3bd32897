"""Messages between programs and the server about a table that is played over HTTP."""

from __future__ import annotations

from msgspec import Struct

from discovery.server.protocol.from_client import CallVote, CastVote, Say, Signal, TableCommand
from discovery.server.protocol.from_server import Accepted, Reissued, Update, Welcome
from discovery.server.protocol.meeting import MyTable

Asked = TableCommand | CallVote | CastVote | Say | Signal
"""Body of ``POST api/tables/TABLE/commands``. What lasts as long as a connection, such as the wish to join a
running game, is asked for on a socket."""


class View(Struct):
    """Answer to ``GET api/tables/TABLE/view``: what a socket is sent first for the same secret."""

    welcome: Welcome
    update: Update


class Done(Struct):
    """Answer to ``POST api/tables/TABLE/commands``: what a socket is answered, and the table after that.
    ``seated`` is the secret of a seat that was just taken, else ``""``."""

    answer: Accepted | Reissued
    seated: str
    update: Update


class TableNews(Struct, tag="table"):
    """A line of ``GET api/account/stream``: a table where the account holds a seat (-1: the host's rights),
    as it is now."""

    seat: int
    table: MyTable


class TableGone(Struct, tag="gone"):
    """A line of ``GET api/account/stream``: the account holds this seat no more."""

    table: str
    seat: int


class Beat(Struct, tag="beat"):
    """A line of a stream where nothing has happened for a while; ``at`` is the server's time in ms since
    1970."""

    at: int
