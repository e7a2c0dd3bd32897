"""The log names what happens and which process says so, and nothing that anybody may not know."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal

import psycopg
import pytest
import structlog
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import InvalidStatus

from discovery.core.errors import StoreError
from discovery.evolution.cards.data import load_deck
from discovery.server.log import set_up
from discovery.server.transports.guard import HEADERS
from discovery.store.engines import driver_address, in_words, postgres_engine
from discovery.store.tables import games, secrets
from tests.support.data_servers import Postgres
from tests.support.server.harness import plan, play_some, play_to_the_end, serving
from tests.support.server.members import members

pytestmark = pytest.mark.anyio

PASSWORD = "planted-password"
BY_CHANCE = ("table", "timestamp")
"""What may spell any word."""
Begin = Callable[..., io.StringIO]


@pytest.fixture
def logging_to(monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Set the log up; it is written into a text."""
    before = logging.root.handlers[:], logging.root.level

    def begin(form: Literal["text", "json"], process: str = "") -> io.StringIO:
        written = io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stderr", written)
            set_up(form, process)
        return written

    yield begin
    structlog.reset_defaults()
    logging.root.handlers[:], logging.root.level = before[0], before[1]


def with_password(url: str) -> str:
    """The same database, opened with a password, which it takes from anybody on this machine."""
    changed = re.sub(r"://([^:@/]+):?[^@/]*@", rf"://\1:{PASSWORD}@", url)
    assert PASSWORD in changed
    return changed


def lines_of(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


# ---- strangers -------------------------------------------------------------------------------------


async def test_a_socket_of_a_foreign_page_is_refused_and_no_error(tmp_path: Path, logging_to: Begin) -> None:
    written = logging_to("json")
    async with serving(tmp_path) as served:
        with pytest.raises(InvalidStatus) as refused:
            await served.connect(additional_headers={"Origin": "http://evil.example"})
        assert refused.value.response.status_code == 403
        assert HEADERS.items() <= dict(refused.value.response.headers.raw_items()).items()
        assert (await served.web.get("health")).status_code == 200
    assert [line for line in lines_of(written) if line["level"] == "error"] == []


# ---- which process ---------------------------------------------------------------------------------


def test_each_line_names_the_process_that_says_it(logging_to: Begin) -> None:
    written = logging_to("json", "p1")
    structlog.get_logger().info("event", table="t")
    logging.getLogger("uvicorn").warning("something")
    structlog.get_logger().info("process-ended", process="p2")
    assert [line["process"] for line in lines_of(written)] == ["p1", "p1", "p2"]


def test_of_one_process_alone_no_line_does(logging_to: Begin) -> None:
    written = logging_to("json")
    structlog.get_logger().info("event", table="t")
    logging.getLogger("uvicorn").warning("something")
    assert [line.get("process") for line in lines_of(written)] == [None, None]


def test_people_read_it_too(logging_to: Begin) -> None:
    written = logging_to("text", "p1")
    structlog.get_logger().warning("table-taken", table="t")
    assert "p1" in written.getvalue()


# ---- what is not in it -----------------------------------------------------------------------------


async def test_a_whole_game_leaves_no_secret_in_the_log(
    tmp_path: Path, postgres: Postgres, logging_to: Begin
) -> None:
    """Not even when the database ends all connections in the middle."""
    written, url = logging_to("json", "p1"), with_password(postgres.database())
    async with members(tmp_path, 2, url) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        await play_some(players, 2, lambda legal: legal[0])
        with psycopg.connect(driver_address(url), autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        await play_to_the_end(players, lambda legal: legal[0])
        [live] = [live for one in served.members for live in one.registry.live_tables()]
        key = live.table.key
        assert key is not None
    log = written.getvalue()

    assert [line["kind"] for line in lines_of(written) if line["event"] == "event"].count("moved") > 20
    for secret in (PASSWORD, key.hex_digits(), created.host, *(seat.token for seat in created.seats)):
        assert secret not in log
    said = [value for line in lines_of(written) for name, value in line.items() if name not in BY_CHANCE]
    words = {word for value in said for word in re.findall(r"[a-z-]+", str(value))}
    assert "moved" in words
    assert not words & {card.id for card in load_deck("prehistory").cards}


@pytest.mark.parametrize(
    "change",
    [
        lambda url: re.sub(r"host=[^&]*", "host=/nowhere", url),
        lambda url: re.sub(r"://[^:]*:", "://nobody:", url),
        lambda url: re.sub(r"/test_\d+", "/no_such_database", url),
        lambda url: f"{url}&sslmode=perhaps",
    ],
)
def test_a_database_that_is_not_reached_leaves_no_password_in_the_log(
    postgres: Postgres, logging_to: Begin, change: Callable[[str], str]
) -> None:
    written, given = logging_to("json"), with_password(postgres.database())
    changed = change(given)
    assert changed != given
    engine = postgres_engine(changed, 1)
    with pytest.raises(DBAPIError) as caught:
        engine.connect()
    in_words(caught.value)
    structlog.get_logger().error("failed", exc_info=caught.value)
    assert len(lines_of(written)) == 2
    assert PASSWORD not in written.getvalue()


@pytest.mark.parametrize(
    "row",
    [
        {"hash": "hidden-hash", "game": "g", "seat": 0, "revoked": 0},
        {"hash": "hidden-new", "game": "hidden-game", "seat": 0, "revoked": 0},
        {"hash": "hidden-nul\0", "game": "g", "seat": 0, "revoked": 0},
        {"hash": "hidden-none", "game": "g", "seat": 0, "revoked": None},
    ],
    ids=["twice", "no such game", "no text", "no value"],
)
def test_a_row_that_is_refused_is_not_quoted(
    postgres: Postgres, logging_to: Begin, row: dict[str, Any]
) -> None:
    """PostgreSQL tells the row, SQLAlchemy the parameters; a row of events would hold the whole deal."""
    written, engine = logging_to("json"), postgres_engine(postgres.database(), 1)
    stored: dict[str, Any] = {column.name: 0 if column.type.python_type is int else "g" for column in games.c}
    stored["match"] = None
    with engine.begin() as connection:
        connection.execute(insert(games), stored)
        connection.execute(insert(secrets), {"hash": "hidden-hash", "game": "g", "seat": 0, "revoked": 0})
    with pytest.raises(DBAPIError) as caught, engine.begin() as connection:
        connection.execute(insert(secrets), row)
    assert not isinstance(in_words(caught.value), StoreError)
    structlog.get_logger().error("failed", exc_info=caught.value)
    engine.dispose()
    assert [line["event"] for line in lines_of(written)] == ["database-refused", "failed"]
    assert "hidden-" not in written.getvalue()
