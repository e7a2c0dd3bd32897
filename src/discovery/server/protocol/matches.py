"""Matches over several games (HTTP, and what a table says of its match)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Name, Token

Handicap = Annotated[int, Meta(ge=-999, le=999)]


class MatchPlan(Struct, forbid_unknown_fields=True):
    """The terms of a match that begins with a table: see docs/matches.md.

    ``games`` 0: until the players stop. ``handicaps`` are by seat as in the plan's ``seats``, empty if all
    begin with 0. ``champion`` is drawn by the server: a seat, -1 without a championship.
    """

    games: Annotated[int, Meta(ge=0, le=99)] = 0
    handicap: bool = False
    stakes: Annotated[int, Meta(ge=0, le=99)] = 0
    championship: bool = False
    handicaps: Annotated[list[Handicap], Meta(max_length=12)] = []
    champion: Annotated[int, Meta(ge=-1, le=8)] = -1


class MatchInfo(Struct, frozen=True):
    """The match that a table's game belongs to: the ``number`` of its game, how many ``games`` are played (0:
    until the players stop), the table of the ``next`` game once there is one, and the ``newcomers`` who play
    from then on (``""``: not after all)."""

    id: str
    number: int
    games: int
    next: str
    newcomers: list[str]


class MatchColumn(Struct):
    """One game of one player. ``score`` is the points less the handicap, ``change`` that of the handicap;
    ``chips`` are those won less those staked, ``trophy`` is won by a ``champion`` who wins."""

    points: int | None
    score: int | None
    change: int
    chips: int
    won: bool
    champion: bool
    trophy: bool


class MatchLine(Struct):
    """One player. ``handicap`` and ``stake`` are those of the next game. ``balance`` counts play chips and
    holds those that were ``returned`` after the last game. ``columns`` has ``None`` for a game without the
    player."""

    name: str
    kind: str
    virtual: bool
    here: bool
    handicap: int
    stake: int
    balance: int
    returned: int
    trophies: int
    wins: int
    columns: list[MatchColumn | None]


class MatchSheet(Struct):
    """Answer to ``GET api/tables/ID/match``: the standings after all finished games, never more.

    The terms are those of the plan. ``seats`` are the names of the next game's players, its beginner first,
    ``teams`` its teams; ``leaders`` stand best. ``kept`` names the game, the number of cards in play and that
    of the seats: standard handicaps are kept for each of them (S32).
    """

    id: str
    number: int
    target: int
    handicap: bool
    stakes: int
    championship: bool
    games: int
    over: bool
    pot: int
    champion: str
    leaders: list[str]
    seats: list[str]
    teams: list[str]
    kept: str
    lines: list[MatchLine]


class Follow(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables/ID/next`` and ``.../end-match``: a secret of the table, a seat's or the
    host's."""

    token: Token


class Invite(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables/ID/newcomers``: a secret of the table, and who plays from the next game on;
    not ``comes``: does not after all."""

    token: Token
    name: Name
    comes: bool = True


class Newcomer(Struct):
    """Answer to ``POST api/tables/ID/newcomers``: the name as the match has it, the number under which their
    secret is known until the next game, and that secret (``""`` if they do not come)."""

    name: str
    seat: int
    token: str


class Followed(Struct):
    """Answer to ``POST api/tables/ID/next``: the table of the next game. The secrets of the table before open
    it from now on."""

    table: str
