"""The requests about decks that tables bring: a file is checked, and given back to all who see the table."""

from __future__ import annotations

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, InvalidDeck, InvalidInput, TableError
from discovery.core.registry import family_of
from discovery.core.text import text_in
from discovery.i18n.faults import fault
from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.present.own_decks import deck_checked, own_deck_info
from discovery.server.protocol import DeckChecked, OwnDeck
from discovery.server.tables.own_decks import deck_bytes, own_deck_of
from discovery.server.tables.table import Table
from discovery.server.threads import in_thread
from discovery.server.transports.compression import compressible
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File
from discovery.server.transports.http_requests import address, language, read, spend, table_of
from discovery.server.transports.http_responses import NOT_KEPT, compressible_message, message_response


class DeckPages:
    """Requests of a registry's guests about decks."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._reading = FairLock()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/decks",
                self.check,
                "The faults of a deck file, or what it can be played as.",
                (DeckChecked,),
                (File("text/csv"), File("application/toml")),
                "POST",
                query={"game": "a game of the catalogue"},
            ),
            Endpoint(
                "/api/tables/{table}/deck",
                self.file,
                "The deck file that a table has brought.",
                (File("text/csv"),),
                who=AccessLevel.TABLE,
            ),
            Endpoint(
                "/api/tables/{table}/cards",
                self.cards,
                "All that is printed of it.",
                (OwnDeck,),
                who=AccessLevel.TABLE,
            ),
        ]

    async def check(self, request: Request) -> Response:
        """``POST api/decks?game=GAME``: the faults of a deck file, or what it can be played as."""
        game = request.query_params.get("game", "")
        most = deck_bytes(game, self._limits)
        if most == 0:
            raise TableError(Code.NO_OWN_DECKS)
        spend(self._registry.replays, request)
        data = await read(request, most)
        async with self._reading.turn(address(request)):
            reply = await in_thread(self._checked, game, data, language(request))
        return message_response(reply)

    def _checked(self, game: str, data: bytes, tongue: str) -> DeckChecked:
        try:
            text = text_in(data, InvalidDeck)
        except InvalidDeck as error:
            return DeckChecked([fault(error, tongue)], [], {})
        return deck_checked(game, text, self._limits, tongue)

    async def file(self, request: Request) -> Response:
        """``GET api/tables/ID/deck``: the deck file that the table has brought."""
        table = await table_of(self._registry, request)
        text = table.plan.deck_file
        if text is UNSET:
            raise InvalidInput(Code.NO_DECK_HERE)
        name = table.plan.deck.partition("@")[0].rpartition("+")[2]
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="{name}.csv"'}
        return await compressible(request, text.encode(), "text/csv", headers)

    async def cards(self, request: Request) -> Response:
        """``GET api/tables/ID/cards``: all that is printed of that deck."""
        table = await table_of(self._registry, request)
        return await compressible_message(request, await in_thread(_printed, table))


def _printed(table: Table) -> OwnDeck:
    deck, part = own_deck_of(table.plan), family_of(table.plan.game).present
    if deck is None or part is None:
        raise InvalidInput(Code.NO_DECK_HERE)
    return own_deck_info(part, deck)
