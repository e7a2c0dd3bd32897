"""The pages' requests about lessons."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.live.registry import TableRegistry
from discovery.server.present.lessons import lesson_answer, lesson_list, lesson_step
from discovery.server.protocol import DecisionQuestion, LessonAnswer, LessonList, LessonStep
from discovery.server.threads import in_thread
from discovery.server.transports.endpoints import Endpoint
from discovery.server.transports.http_requests import language, message
from discovery.server.transports.http_responses import Unchanging, compressible_message, message_response

STEP = "lessons/{lesson}/{step:int}"


class LessonPages:
    """Lessons over HTTP: a learner has no table, so nothing of this is stored."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._lists = Unchanging()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint("/api/lessons", self.all, "All lessons.", (LessonList,)),
            Endpoint(f"/api/{STEP}", self.step, "One step of a lesson.", (LessonStep,), cost=6),
            Endpoint(
                f"/api/{STEP}",
                self.ask,
                "Answer a lesson's question, or ask about a move.",
                (LessonAnswer,),
                (DecisionQuestion,),
                "POST",
                cost=6,
            ),
        ]

    async def all(self, request: Request) -> Response:
        """``GET api/lessons``: all lessons, without their steps."""
        return await self._lists.answer(request, "lessons", lesson_list)

    async def step(self, request: Request) -> Response:
        """``GET api/lessons/ID/STEP``: one step of a lesson."""
        reply = await in_thread(lesson_step, *_which(request))
        return await compressible_message(request, reply)

    async def ask(self, request: Request) -> Response:
        """``POST api/lessons/ID/STEP``: a move, or a question about one."""
        asked = await message(request, DecisionQuestion, self._registry.context.settings.limits.body_bytes)
        reply = await in_thread(lesson_answer, *_which(request), asked, language(request))
        return message_response(reply)


def _which(request: Request) -> tuple[str, int]:
    return request.path_params["lesson"], request.path_params["step"]
