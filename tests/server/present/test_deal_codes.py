"""The code of a shared deal reaches nobody before the game is over: its cards may follow from it."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from discovery.play.deals import Deal
from discovery.play.setups import GameSetup
from discovery.server.hooks import work
from discovery.server.present import update
from discovery.server.protocol import Accepted, Created, SeatPlan, Show, TableInfo
from tests.server.finished.test_deals import DEAL, EVERYWHERE, planned
from tests.server.hooks.test_hooks import telling
from tests.server.present.test_every_page import AS_SOCKETS, NOBODY, WITH_ACCOUNTS, about_tables, answer
from tests.support.server.harness import Player, Served, fresh_id, play_some, serving

pytestmark = pytest.mark.anyio

OPEN = Deal(GameSetup("classic-simple", options=("eras=1-3",), seats=("me", "open")), "4HWD8K2PZC")
"""One that also somebody may play who finds its table in the list of open tables."""
SETTINGS: dict[str, Any] = {"metrics": "127.0.0.1", "accounts": "open", "webhooks": "local"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "ROUND_SECONDS", 0.02)


class Ears:
    """All that is told to anybody: by whom, and the words."""

    def __init__(self) -> None:
        self.heard: dict[str, str] = {}

    def who_tell(self, deal: Deal) -> set[str]:
        """Those who tell the code of a deal."""
        return {source for source, text in self.heard.items() if deal.word in text}

    async def ask_pages(self, served: Served, created: Created) -> None:
        """Ask every page about tables, as everybody who may."""
        secrets = {"Ann": created.seats[0].token, "the host": created.host, "a stranger": NOBODY}
        for method, path in about_tables(served):
            if path in AS_SOCKETS | WITH_ACCOUNTS:
                continue
            for who, secret in secrets.items():
                got = await answer(served, created, method, path, secret)
                assert got.status_code < 500
                self.heard[f"{path} of {created.table} for {who}"] = f"{got.status_code} {got.text}"

    def read_frames(self, created: Created, everybody: list[Player]) -> None:
        """Read what sockets have carried."""
        frames = "\n".join(str(frame) for player in everybody for frame in player.frames)
        self.heard[f"sockets of {created.table}"] = frames


async def while_it_runs(folder: Path, deal: Deal) -> Ears:
    """All that is told of a table where a shared deal is played, and of one that waits for somebody."""
    ears = Ears()
    with capture_logs() as logged:
        async with serving(folder, **SETTINGS) as served, telling(served) as told, AsyncExitStack() as stack:
            created, players = await served.started(planned("Ann", "Bo", deal=deal), stack)
            await told.take(created.seats[0].token)
            ears.heard["a webhook"] = str(await told.next())  # only of a turn that still lasts
            watcher = await stack.enter_async_context(await served.sit(table=created.table))
            await play_some(players, 3, random.Random(1).choice)
            waiting, host = await listed(served, stack)
            for table in (created, waiting):
                await ears.ask_pages(served, table)
            ears.read_frames(created, [*players, watcher])
            ears.read_frames(waiting, [host])
    ears.heard["the log"] = repr(logged)
    return ears


async def listed(served: Served, stack: AsyncExitStack) -> tuple[Created, Player]:
    """A table of a shared deal that waits in the list of open tables, and its host."""
    plan = planned("Vi", deal=OPEN)
    plan.seats = [*plan.seats, SeatPlan("open")]
    created = await served.create(plan)
    host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
    assert isinstance(await host.ask(Show(fresh_id(), listed=True)), Accepted)
    return created, host


@pytest.mark.parametrize("deal", [DEAL, EVERYWHERE], ids=["of the server", "everywhere"])
async def test_no_page_no_hook_and_no_log_tells_the_code_of_a_deal_that_is_played(
    tmp_path: Path, deal: Deal
) -> None:
    ears = await while_it_runs(tmp_path, deal)
    assert ears.who_tell(deal) == ears.who_tell(OPEN) == set()
    assert any(source.startswith("/api/lobby") and "Vi" in text for source, text in ears.heard.items())
    answered = {source.partition(" ")[0] for source, text in ears.heard.items() if text.startswith("200")}
    assert answered >= {
        "/api/lobby",
        "/api/mine",
        "/api/deals/{code}",
        "/api/tables/{table}/view",
        "/metrics",
    }
    assert "turn" in ears.heard["a webhook"]


async def test_it_would_be_noticed_if_the_code_were_sent_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = update._info

    def faulty(table: Any, *given: Any) -> TableInfo:
        info = whole(table, *given)
        info.deal = table.plan.deal
        return info

    monkeypatch.setattr(update, "_info", faulty)
    ears = await while_it_runs(tmp_path, DEAL)
    told = {source.partition(" ")[0] for source in ears.who_tell(DEAL)}
    assert told == {"sockets", "/api/tables/{table}/view"}
    assert {source.partition(" ")[0] for source in ears.who_tell(OPEN)} == told
