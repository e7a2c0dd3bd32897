"""What the host does with clubs from a shell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from discovery.store.data_location import DataLocation, reading
from discovery.store.database import open_store
from discovery.store.group_tables import club_games, club_members, clubs
from discovery.store.tables import accounts, games
from tests.cli.conftest import Run
from tests.support.stored import filled


async def with_a_club(folder: Path) -> None:
    account = {"name": "ann", "folded": "ann", "password": "", "role": "player", "created": 1, "closed": 0}
    async with open_store(folder) as store:
        await filled(store, "g")
        await store.write(
            insert(accounts).values(id="a", **account),
            insert(clubs).values(id="c", code="BCDFGH", name="Owls", about="", created=1000, used=2000),
            insert(club_members).values(club="c", number=1, account="a", name="Otter", keeper=1, joined=1),
            insert(club_games).values(club="c", game="g"),
        )


@pytest.mark.anyio
async def test_a_club_is_listed_without_names_closed_and_noted(run: Run, tmp_path: Path) -> None:
    await with_a_club(tmp_path)
    data = ("--data", tmp_path, "--language", "en")
    listed = run("admin", "clubs", *data).out
    assert "BCDFGH" in listed
    assert "Owls" in listed
    assert "Otter" not in listed
    [told] = json.loads(run("admin", "clubs", "--json", *data).out)["clubs"]
    assert told == {
        "code": "BCDFGH",
        "name": "Owls",
        "members": 1,
        "tables": 1,
        "created": 1000,
        "used": 2000,
    }
    refused = run("admin", "club", "ZZZZZZ", "--close", *data)
    assert (refused.status, refused.err.split(":")[1]) == (1, " no-such-club")
    assert run("admin", "club", "bcd fgh", "--close", *data).status == 0
    assert run("admin", "clubs", *data).out == "There are no clubs.\n"
    [act] = json.loads(run("admin", "audit", "--json", *data).out)["acts"]
    assert (act["act"], act["actor"], act["subject"]) == ("close-club", "", "BCDFGH")
    with reading(DataLocation(tmp_path)) as connection:
        for table, rows in ((club_members, 0), (club_games, 0), (games, 1), (accounts, 1)):
            assert connection.execute(select(func.count()).select_from(table)).scalar() == rows
