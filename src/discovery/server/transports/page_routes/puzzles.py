"""The pages' requests about puzzles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.live.registry import TableRegistry
from discovery.server.present.puzzles import posed_puzzle, puzzle_answer, puzzle_list
from discovery.server.protocol import PosedPuzzle, PuzzleAnswer, PuzzleList, PuzzleQuestion
from discovery.server.threads import in_thread
from discovery.server.transports.endpoints import Endpoint
from discovery.server.transports.http_requests import language, message
from discovery.server.transports.http_responses import Unchanging, compressible_message, message_response


class PuzzlePages:
    """Puzzles over HTTP: a solver has no table, so nothing of this is stored."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._lists = Unchanging()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint("/api/puzzles", self.all, "All puzzles.", (PuzzleList,)),
            Endpoint("/api/puzzles/{puzzle}", self.get, "A puzzle.", (PosedPuzzle,), cost=6),
            Endpoint(
                "/api/puzzles/{puzzle}",
                self.ask,
                "Answer a puzzle, or ask about a move.",
                (PuzzleAnswer,),
                (PuzzleQuestion,),
                "POST",
                cost=6,
            ),
        ]

    async def all(self, request: Request) -> Response:
        """``GET api/puzzles``: all puzzles, without their positions."""
        return await self._lists.answer(request, "puzzles", puzzle_list)

    async def get(self, request: Request) -> Response:
        """``GET api/puzzles/ID``: the position of one puzzle."""
        reply = await in_thread(posed_puzzle, request.path_params["puzzle"])
        return await compressible_message(request, reply)

    async def ask(self, request: Request) -> Response:
        """``POST api/puzzles/ID``: an answer, or a question about a move."""
        asked = await message(request, PuzzleQuestion, self._registry.context.settings.limits.body_bytes)
        reply = await in_thread(puzzle_answer, request.path_params["puzzle"], asked, language(request))
        return message_response(reply)
