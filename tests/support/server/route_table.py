"""Which visitors each route of the server is for.

``python -m tests.support.server.route_table`` writes the table of ``docs/security.md``.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discovery.server.accounts.rows import Role
from discovery.server.transports.access import ROLES
from discovery.server.transports.app import endpoints
from discovery.server.transports.endpoints import AccessLevel, Endpoint
from tests.support.server.harness import serving

PAGE = Path(__file__).parents[3] / "docs" / "security.md"
TABLE = re.compile(r"\| route \|.*?\n\n", re.DOTALL)
COLUMNS = ("anybody", "table", "secret", "account", "moderator", "host", "token")
ALL: dict[str, Any] = {
    "accounts": "open",
    "push": "mailto:host@example.org",
    "metrics": "127.0.0.1/32",
    "webhooks": "public",
    "mail": "smtp://127.0.0.1:9",
    "mail_from": "table@example.org",
    "address": "https://cards.example.org/",
}
"""The settings of a server of which all can be asked."""


async def served_endpoints() -> list[Endpoint]:
    """All endpoints of such a server."""
    with TemporaryDirectory() as folder:
        async with serving(Path(folder), **ALL) as served:
            return endpoints(served.registry)


def table(found: Iterable[Endpoint]) -> str:
    """The table, a row a route."""
    head = f"| route | {' | '.join(COLUMNS)} |\n|---|{':-:|' * len(COLUMNS)}\n"
    return head + "".join(sorted(_row(one) for one in found)) + "\n"


def _row(endpoint: Endpoint) -> str:
    cells = " | ".join(_admits(endpoint, column) for column in COLUMNS)
    return f"| `{endpoint.method} {endpoint.address}` | {cells} |\n"


def _admits(endpoint: Endpoint, column: str) -> str:
    who = endpoint.who
    if who is AccessLevel.READERS:
        return ""
    if column == "token":
        return (
            f"`{endpoint.scope}`" if endpoint.scope is not None else "✓" if who is AccessLevel.ANYBODY else ""
        )
    if who in ROLES:
        role = {"account": Role.PLAYER, "moderator": Role.MODERATOR, "host": Role.HOST}.get(column)
        return "" if role not in ROLES[who] else "✓*" if who is AccessLevel.SELF else "✓"
    if who is AccessLevel.ANYBODY:
        return "✓"
    return "✓" if column == "secret" or (column == "table" and who is AccessLevel.TABLE) else ""


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLE.sub(lambda _: table(asyncio.run(served_endpoints())), text), encoding="utf-8")
