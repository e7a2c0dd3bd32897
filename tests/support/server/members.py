"""Several processes of one server for tests: each with a registry of its own, all in this very process."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.support.server.harness import Player, Served, serving


class Spread(Served):
    """Leads every connection and every request to the next of several members, as a proxy does that knows
    nothing of tables."""

    def __init__(self, members: list[Served]) -> None:
        super().__init__(members[0].registry, members[0].gate, members[0].address, members[0].web)
        self.members = members
        self._turns = itertools.cycle(members)

    async def connect(self, **options: Any) -> Player:
        """A player at the next member."""
        return await next(self._turns).connect(**options)


@asynccontextmanager
async def members(folder: Path, count: int, database: str, **given: Any) -> AsyncIterator[Spread]:
    """That many members of one server on a PostgreSQL database."""
    async with AsyncExitStack() as stack:
        found = []
        for number in range(count):
            own = serving(folder / str(number), database=database, **given)
            found.append(await stack.enter_async_context(own))
        yield Spread(found)
