"""What a page takes for granted where its commands are typed: files, data of a server, a server that runs."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copy
from subprocess import DEVNULL
from typing import Any
from urllib.request import Request, urlopen

from sqlalchemy import insert

from discovery.play.records import write
from discovery.store.admin import list_tables
from discovery.store.data_location import DataLocation
from discovery.store.database import open_store
from discovery.store.tables import accounts
from examples.hexwalk.game import KEY
from tests.cli.hosting.test_classes import with_a_class
from tests.cli.hosting.test_clubs import with_a_club
from tests.cli.hosting.test_contests import held
from tests.examples.test_examples import SERVE
from tests.support.committed import with_draws
from tests.support.data import ROOT
from tests.support.deadlines import MOST_SECONDS, run, said, started
from tests.support.pages.blocks import fenced

DATA = "data"
"""The folder in which servers keep theirs, as `XDG_DATA_HOME` names it."""
FIRST_MOVE = "1\n" * 600
"""The first move of those that are listed, time and again: enough for a whole game."""
Prepared = AbstractContextManager[Mapping[str, str]]


@dataclass(frozen=True)
class Scene:
    """``prepared`` makes in a folder what is there already, and leads to what stands for words of the page,
    such as a table's name; ``typed`` is what the commands read."""

    prepared: Callable[[Path], Prepared] = lambda _: nullcontext({})
    typed: str = ""
    words: Mapping[str, str] = field(default_factory=dict)


def _with(**files: Path | str | Callable[[], str]) -> Callable[[Path], Prepared]:
    """Files in the folder, copied or with that text; ``__`` in a name stands for a dot."""

    def prepared(folder: Path) -> Prepared:
        for name, content in files.items():
            target = folder / name.replace("__", ".")
            if isinstance(content, Path):
                copy(content, target)
            else:
                text = content if isinstance(content, str) else content()
                target.write_text(text, encoding="utf-8")
        return nullcontext({})

    return prepared


def _hosting(fill: Callable[[Path], Awaitable[object]], **words: str) -> Callable[[Path], Prepared]:
    """Data of a server; ``fill`` is awaited, and what it leads to, if it leads to anything, is an ``ID``."""

    def prepared(folder: Path) -> Prepared:
        made = asyncio.run(_awaited(fill(folder / DATA / "discovery")))
        return nullcontext(words | ({"ID": made} if isinstance(made, str) else {}))

    return prepared


async def _awaited(filling: Awaitable[object]) -> object:
    return await filling


async def _contest(folder: Path) -> str:
    return (await held(folder)).id


async def _table_of_a_contest(folder: Path) -> str:
    await held(folder)
    return list_tables(DataLocation(folder))[0].id


def _walked(folder: Path) -> Prepared:
    """The record of a game of the family that the page takes for its example, which is not finished."""
    added = {"DISCOVERY_FAMILIES": "walk=examples.hexwalk.family:FAMILY", "PYTHONPATH": "."}
    playing = ["play", "--game", KEY, "--seats", "you,wanderer", "--save", "walk.record"]
    run([sys.executable, "-m", "discovery", *playing], cwd=folder, env=os.environ | added, input="1\n" * 20)
    return nullcontext({})


async def _two_accounts(folder: Path) -> None:
    async with open_store(folder) as store:
        for name in ("Mo", "Hua"):
            known = {"folded": name.lower(), "password": "", "role": "player", "created": 1, "closed": 0}
            await store.write(insert(accounts).values(id=name, name=name, **known))


@contextmanager
def _served(folder: Path) -> Iterator[dict[str, str]]:
    """A server without pauses before moves, and a table with a game that has begun."""
    script = folder / "serve.py"
    script.write_text(SERVE, encoding="utf-8")
    with started([sys.executable, str(script), str(folder / DATA)], stderr=DEVNULL) as server:
        address = said(server, r"http://\S+").group()
        yield {"http://127.0.0.1:8000/": address} | _table(address)


def _served_with_a_bot(folder: Path) -> Prepared:
    (folder / "mybot.py").write_text(fenced(_page("line-protocol.md"), "import json"), encoding="utf-8")
    return _served(folder)


def _table(address: str) -> dict[str, str]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "program", "name": "", "program": "greedy"}]
    plan = {"game": "intro", "deck": "prehistory", "options": [], "seats": seats}
    made = _asked(f"{address}api/tables", plan)
    [seat] = made["seats"]
    start = {"type": "start", "id": "start"}
    _asked(f"{address}api/tables/{made['table']}/commands", start, made["host"])
    return {"TABLE": made["table"], "SECRET": seat["token"]}


def _asked(address: str, body: object, secret: str = "") -> Any:
    headers = {"X-Discovery": "1", "Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=MOST_SECONDS) as answer:
        return json.loads(answer.read())


def _page(name: str) -> Path:
    return ROOT / "docs" / name


_EXAMPLES = ROOT / "examples"
_KITCHEN, _LANTERN = _EXAMPLES / "kitchen.csv", _EXAMPLES / "lantern.csv"
SCENES = {
    "docs/accounts.md": Scene(_hosting(_two_accounts)),
    "docs/api.md": Scene(_served),
    "docs/classes.md": Scene(_hosting(with_a_class, CODE="BCDFGH")),
    "docs/clubs.md": Scene(_hosting(with_a_club, CODE="BCDFGH"), words={" [--json]": ""}),
    "docs/command-line.md": Scene(_with(garden__csv=_KITCHEN), FIRST_MOVE),
    "docs/contests.md": Scene(_hosting(_contest), words={" [--json]": ""}),
    "docs/fair-dice.md": Scene(_with(game__record=lambda: write(with_draws("explore")))),
    "docs/hosting.md": Scene(
        _hosting(_table_of_a_contest, PLACE="elsewhere", FILE="backup.sqlite"), words={" [FILE]": ""}
    ),
    "docs/line-protocol.md": Scene(_served_with_a_bot),
    "docs/moderation.md": Scene(_hosting(_two_accounts)),
    "docs/programs.md": Scene(_with(placer__py=fenced(_page("programs.md"), "from discovery.core.protocol"))),
    "docs/how-to/bot.md": Scene(_with(opener__py=_EXAMPLES / "opener.py")),
    "docs/how-to/content.md": Scene(_with(lantern__csv=_LANTERN)),
    "docs/how-to/game.md": Scene(_walked),
    "docs/how-to/print.md": Scene(_with(mine__csv=_KITCHEN, lantern__csv=_LANTERN)),
}
