"""A database of the version before families of games: its tables are what they were, and continue.

``tests/data/stored`` holds the database of a server at commit 0f0043b, and what its pages were sent when that
version opened it again: a table with an open window, one that is over, one on a plane with a virtual player,
one that waits for players, one that was closed. The points of the seats where the game is over are the final
ones (G09) since a later version, and so they are there.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.server.protocol import Accepted
from discovery.server.tables import history
from tests.support.server.harness import Player, Served, serving

SINCE = {
    "chat": False,
    "rules": 1,
    "deal": "",
    "record": "",
    "touched": False,
    "joining": False,
    "key": "",
    "undo": "consent",
    "bank_minutes": 0,
    "increment_seconds": 0,
    "move_days": 0,
    "quiet_from": 0,
    "quiet_until": 0,
    "zone": "UTC",
    "gone_minutes": 2,
    "keeps": False,
}
"""What plans and tables have learned since, and what it is at the tables of that version."""
pytestmark = [pytest.mark.anyio, pytest.mark.sqlite]  # what was stored is a file of SQLite

STORED = Path(__file__).parents[2] / "data" / "stored"
PAGES: dict[str, dict[str, Any]] = json.loads((STORED / "pages.json").read_text(encoding="utf-8"))


def provide(folder: Path) -> Path:
    """A data directory with the stored database."""
    database = folder / "discovery.sqlite"
    database.write_bytes(gzip.decompress((STORED / "tables.sqlite.gz").read_bytes()))
    return folder


async def everybody(served: Served, name: str, stack: AsyncExitStack) -> list[Player]:
    """All pages of a table, opened again."""
    return [await stack.enter_async_context(await served.sit(page["token"])) for page in PAGES[name]["pages"]]


def known(before: Any, now: Any) -> Any:
    """What is sent now, without fields that messages have got since."""
    if isinstance(before, dict):
        return {key: known(before[key], now[key]) for key in before}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [known(old, new) for old, new in zip(before, now, strict=True)]
    return now


@pytest.mark.parametrize("name", PAGES)
async def test_every_page_is_sent_what_it_was_sent_before(tmp_path: Path, name: str) -> None:
    async with serving(provide(tmp_path)) as served, AsyncExitStack() as stack:
        players = await everybody(served, name, stack)
        for page, player in zip(PAGES[name]["pages"], players, strict=True):
            update = msgspec.to_builtins(player.update)
            seats = [
                [seat[key] for key in ("name", "kind", "program", "taken", "left")]
                for seat in update["table"]["seats"]
            ]
            happened = sum(len(step["happenings"]) for step in update["steps"])
            assert known(page["position"], update["position"]) == page["position"]
            assert (update["seq"], seats, happened) == (page["seq"], page["seats"], page["happened"])
            assert update["table"]["status"] == page["status"]
            assert update["table"]["orders"] == page["orders"]
            assert (update["table"]["commitment"], update["table"]["key"]) == ("", "")


async def test_the_record_of_the_finished_game_is_the_same_text(tmp_path: Path) -> None:
    """But for the version of the rules: it is written by those of today, under which it is the same game."""
    async with serving(provide(tmp_path)) as served:
        answer = await served.web.get(f"api/tables/{PAGES['over']['table']}/record")
    assert answer.text == PAGES["over"]["record"].replace('[Rules "2"]', f'[Rules "{RULES_VERSION}"]')


@pytest.mark.parametrize("name", ["window", "plane"])
async def test_a_running_game_continues_where_it_was(tmp_path: Path, name: str) -> None:
    async with serving(provide(tmp_path)) as served, AsyncExitStack() as stack:
        players = await everybody(served, name, stack)
        [*_, acting] = [player for player in players if player.legal]
        move = "let" if "let" in acting.legal else acting.legal[0]
        assert isinstance(await acting.play(move), Accepted)
        await acting.line.close()
    with closing(sqlite3.connect(tmp_path / "discovery.sqlite")) as connection:
        asked = "SELECT payload FROM events WHERE game = ? ORDER BY seq"
        payloads = [row[0] for row in connection.execute(asked, (PAGES[name]["table"],))]
    assert any(json.loads(payload).get("text") == move for payload in payloads[-3:])


def test_stored_events_are_read_and_written_byte_for_byte(tmp_path: Path) -> None:
    provide(tmp_path)
    with closing(sqlite3.connect(tmp_path / "discovery.sqlite")) as connection:
        rows = connection.execute("SELECT kind, payload FROM events").fetchall()
    assert len(rows) > 150
    for kind, payload in rows:
        again, written = history.encode(history.decode(payload))
        assert (again, without_what_came_since(written)) == (kind, payload)


def without_what_came_since(payload: str) -> str:
    """A payload without what its version did not know; it stands at the end of a plan or of the payload."""
    for name, usual in SINCE.items():
        payload = payload.replace(f',"{name}":{json.dumps(usual)}', "")
    return payload
