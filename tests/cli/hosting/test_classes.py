"""What the host does with classes from a shell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from discovery.store.data_location import DataLocation, reading
from discovery.store.database import open_store
from discovery.store.group_tables import class_games, classes, pupils
from discovery.store.tables import events, games, secrets
from tests.cli.conftest import Run
from tests.support.stored import filled

PLAN = '{"game":"explore","deck":"prehistory","options":[],"seats":[{"kind":"open"}]}'


async def with_a_class(folder: Path) -> None:
    async with open_store(folder) as store:
        await filled(store, "g")
        await filled(store, "other")
        taught = {"code": "BCDFGH", "secret": "t", "plan": PLAN, "talk": 0, "round": 1, "over": 0}
        await store.write(
            insert(classes).values(id="c", created=1000, until=2000, **taught),
            insert(class_games).values({"game": "g", "class": "c", "round": 1, "board": 1}),
            insert(pupils).values(
                {
                    "class": "c",
                    "number": 1,
                    "name": "Otter",
                    "secret": "p",
                    "board": 1,
                    "seat": 0,
                    "joined": 1,
                }
            ),
        )


@pytest.mark.anyio
async def test_a_class_is_listed_without_names_and_erased(run: Run, tmp_path: Path) -> None:
    await with_a_class(tmp_path)
    data = ("--data", tmp_path, "--language", "en")
    listed = run("admin", "classes", *data).out
    assert "BCDFGH" in listed
    assert "Otter" not in listed
    [told] = json.loads(run("admin", "classes", "--json", *data).out)["classes"]
    assert told == {
        "code": "BCDFGH",
        "game": "explore",
        "pupils": 1,
        "tables": 1,
        "over": False,
        "created": 1000,
        "until": 2000,
    }
    refused = run("admin", "class", "ZZZZZZ", "--erase", *data)
    assert (refused.status, refused.err.split(":")[1]) == (1, " no-such-class")
    assert run("admin", "class", "bcd fgh", "--erase", *data).status == 0
    assert run("admin", "classes", *data).out == "There are no classes.\n"
    with reading(DataLocation(tmp_path)) as connection:
        for table, rows in ((games, 1), (secrets, 1), (events, 4), (pupils, 0), (class_games, 0)):
            assert connection.execute(select(func.count()).select_from(table)).scalar() == rows
