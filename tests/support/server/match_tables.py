"""Matches at tables: their set-up, their sheet, the next game, and everybody's link."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from msgspec import UnsetType

from discovery.server.protocol import Created, Fault, Followed, MatchPlan, MatchSheet, TablePlan
from tests.support.server.harness import Player, Served, plan

TERMS = MatchPlan(games=3, handicap=True, stakes=1)


def short(*seats: str, match: MatchPlan | UnsetType = TERMS, **given: Any) -> TablePlan:
    """A match in Classic Simple with three eras."""
    return plan(*seats, game="classic-simple", options=["eras=1-3"], match=match, **given)


async def sheet(served: Served, table: str) -> MatchSheet:
    """The standings of a table's match."""
    answer = await served.web.get(f"api/tables/{table}/match")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=MatchSheet)


async def post(served: Served, path: str, token: str) -> Any:
    """Send a secret; the answer, or the fault."""
    answer = await served.web.post(path, json={"token": token})
    return msgspec.json.decode(answer.content, type=Followed if answer.status_code == 201 else Fault)


async def follow(served: Served, table: str, token: str) -> str:
    """The table of the next game."""
    answer = await post(served, f"api/tables/{table}/next", token)
    assert isinstance(answer, Followed), answer
    return answer.table


async def seats_again(served: Served, stack: AsyncExitStack, tokens: dict[str, str]) -> dict[str, Player]:
    """Everybody with the link they have always had, by name."""
    found = {}
    for name, token in tokens.items():
        player = await stack.enter_async_context(await served.sit(token))
        await player.until(lambda seen: seen.position is not None)
        found[name] = player
    return found


def tokens_of(created: Created, *names: str) -> dict[str, str]:
    """The secrets of a new table's people, by name."""
    return {name: one.token for name, one in zip(names, created.seats, strict=True)}


def chooser(seed: int = 5) -> Callable[[list[str]], str]:
    """A function that picks any legal move, always the same ones for a seed."""
    return random.Random(seed).choice
