"""Messages between page and server about clubs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from discovery.engines.outside.words import Token
from discovery.server.protocol.meeting import MyTable
from discovery.server.protocol.page_messages.contests import ListedContest
from discovery.server.protocol.words import Key

Typed = Annotated[str, Meta(max_length=200)]


class ClubPlan(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs``: its name, a line ``about`` it, and the name of its founder."""

    name: Typed
    about: Typed
    own: Typed


class ClubCode(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs/code``: a code as somebody typed it."""

    code: Key


class ClubDoor(Struct):
    """Answer to ``POST api/clubs/code``: the club that a code opens, how many are in it, and whether the
    visitor is a ``member``."""

    id: str
    name: str
    about: str
    members: int
    member: bool


class ClubJoining(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs/join``: a code, and the name that the others are to see."""

    code: Key
    name: Typed


class MyClub(Struct):
    """A club of an account, which has the name ``own`` there."""

    id: str
    name: str
    own: str
    keeper: bool


class MyClubs(Struct):
    """Answer to ``GET api/clubs``, and to leaving or closing one."""

    clubs: list[MyClub]


class ClubMember(Struct):
    """Somebody in a club."""

    number: int
    name: str
    keeper: bool


class ClubSheet(Struct):
    """Answer to ``GET api/clubs/ID``, for members. ``number`` is that of the visitor; the ``code`` is told
    to keepers, ``""`` to others. ``tables`` wait or are played at, the latest first."""

    id: str
    name: str
    about: str
    code: str
    number: int
    members: list[ClubMember]
    tables: list[MyTable]
    contests: list[ListedContest]


class ClubTable(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs/ID/tables``: the secret of the host of a table that the club is to see."""

    host: Token


class ClubContest(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs/ID/contests``: a contest that the club is to see, with the secret of its
    director. With ``members`` nobody else enters it from now on, but for members of other such clubs."""

    contest: Token
    director: Token
    members: bool = False


class ClubSeat(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs/ID/key``: a table of the club where a member wants to sit; answered with a
    secret that lets them take a free seat."""

    table: Token


class ClubChange(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/clubs/ID/change``, by a keeper.

    ``describe``: another ``name`` and line ``about`` the club; another ``code``; member ``number`` becomes a
    ``keeper``, or a ``member`` like others; ``remove`` them, which makes another code, too.
    """

    act: Literal["describe", "code", "keeper", "member", "remove"]
    number: int = 0
    name: Typed = ""
    about: Typed = ""


class ClubClosing(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/moderation/clubs``: the code of a club that a moderator closes, and why."""

    code: Key
    reason: Typed


MESSAGES: tuple[type[Struct], ...] = (
    *(ClubPlan, ClubCode, ClubDoor, ClubJoining, MyClubs, ClubSheet),
    *(ClubTable, ClubContest, ClubSeat, ClubChange, ClubClosing),
)
"""All of them, for the client's types."""
