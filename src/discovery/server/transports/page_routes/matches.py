"""The requests about matches over several games."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol import Created, FileWithDeck, Follow, Followed, Invite, MatchSheet, Newcomer
from discovery.server.transports.compression import compressible
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File
from discovery.server.transports.http_requests import (
    address,
    file_with_deck,
    guessed,
    language,
    message,
    spend,
)
from discovery.server.transports.http_responses import NOT_KEPT, compressible_message, message_response

MATCH_BYTES = 1024 * 1024
"""The longest match file that anybody may send; some two hundred games."""


class MatchPages:
    """The matches of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._replaying = FairLock()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/tables/{table}/match",
                self.match,
                "The standings of a table's match.",
                (MatchSheet,),
                who=AccessLevel.TABLE,
            ),
            Endpoint(
                "/api/tables/{table}/match-file",
                self.match_file,
                "The finished games of a table's match.",
                (File("text/plain"),),
                who=AccessLevel.TABLE,
            ),
            Endpoint(
                "/api/tables/{table}/next",
                self.next_game,
                "The next game of a match, or a match after a single game.",
                (Followed,),
                (Follow,),
                "POST",
                201,
                AccessLevel.SECRET,
            ),
            Endpoint(
                "/api/tables/{table}/newcomers",
                self.newcomers,
                "Somebody joins a match with its next game.",
                (Newcomer,),
                (Invite,),
                "POST",
                201,
                AccessLevel.SECRET,
            ),
            Endpoint(
                "/api/tables/{table}/end-match",
                self.end_match,
                "No further game belongs to the match.",
                (MatchSheet,),
                (Follow,),
                "POST",
                who=AccessLevel.SECRET,
            ),
            Endpoint(
                "/api/matches",
                self.take_up_match,
                "A table for the next game of a match file.",
                (Created,),
                (FileWithDeck, File("text/plain")),
                "POST",
                201,
            ),
        ]

    async def match(self, request: Request) -> Response:
        """``GET api/tables/ID/match``: the standings of the table's match."""
        with guessed(self._registry, request):
            sheet = await self._registry.matches.sheet(request.path_params["table"])
        return await compressible_message(request, sheet)

    async def match_file(self, request: Request) -> Response:
        """``GET api/tables/ID/match-file``: the finished games of the table's match as text."""
        with guessed(self._registry, request):
            text = await self._registry.matches.file(request.path_params["table"])
        name = f"discovery-match-{request.path_params['table']}.txt"
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="{name}"'}
        return await compressible(request, text.encode(), "text/plain", headers)

    async def take_up_match(self, request: Request) -> Response:
        """``POST api/matches``: a match file, with the deck file that it needs; a table for its next game, or
        the fault in the file."""
        spend(self._registry.tables, request)
        spend(self._registry.replays, request)
        given = await file_with_deck(request, MATCH_BYTES, self._limits.deck_bytes)
        async with self._replaying.turn(address(request)):
            made = await self._registry.matches.take_up(*given, language(request))
        return message_response(made, 201)

    async def next_game(self, request: Request) -> Response:
        """``POST api/tables/ID/next``: the next game of the match; after a single game, a match with it."""
        follow = await message(request, Follow, self._limits.body_bytes)
        spend(self._registry.tables, request)
        with guessed(self._registry, request):
            table = await self._registry.matches.following(request.path_params["table"], follow.token)
        return message_response(Followed(table), 201)

    async def newcomers(self, request: Request) -> Response:
        """``POST api/tables/ID/newcomers``: somebody joins the match with the next game; their secret."""
        invite = await message(request, Invite, self._limits.body_bytes)
        spend(self._registry.tables, request)
        with guessed(self._registry, request):
            newcomer = await self._registry.matches.invite(request.path_params["table"], invite)
        return message_response(newcomer, 201)

    async def end_match(self, request: Request) -> Response:
        """``POST api/tables/ID/end-match``: no further game belongs to the match; its standings."""
        follow = await message(request, Follow, self._limits.body_bytes)
        table = request.path_params["table"]
        with guessed(self._registry, request):
            await self._registry.matches.end(table, follow.token)
            return message_response(await self._registry.matches.sheet(table))
