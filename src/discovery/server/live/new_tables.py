"""The stored form of a new table: its row, its first events, and the secrets that open it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import UNSET

from discovery.core.protocol import Chooser
from discovery.core.registry import family_of
from discovery.play.commitment import GameKey
from discovery.server.protocol import Created, Issued, TablePlan
from discovery.server.tables import history
from discovery.server.tables.commands import dealt
from discovery.server.tables.seating import seats_of
from discovery.server.tables.tokens import digest, new_token
from discovery.store.rows import HOST, TABLE, StoredEvent, StoredGame, StoredSecret


def rules_of(plan: TablePlan) -> str:
    """The current rules version of a table's family."""
    return str(family_of(plan.game).rules_version)


def row_of(table: str, plan: TablePlan, now: int, match: str | None = None, number: int = 1) -> StoredGame:
    """The row of a table before its deal; with a ``match`` that of its game ``number``. A deck file that the
    plan brings stands in the first event only."""
    listed = msgspec.structs.replace(plan, deck_file=UNSET)
    return StoredGame(
        id=table,
        created=now,
        status="waiting",
        plan=msgspec.json.encode(listed).decode(),
        rules=rules_of(plan),
        last_active=now,
        match=match,
        number=None if match is None else number,
    )


def dealt_row_of(table: str, plan: TablePlan, now: int, match: str, number: int) -> StoredGame:
    """The row of a table of a match whose first events deal already."""
    return replace(row_of(table, plan, now, match, number), status="playing")


def entry_of(table: str, seq: int, payload: history.Payload, now: int) -> StoredEvent:
    """Event ``seq`` of a table, as it is stored; no command of a client led to it."""
    kind, text = history.encode(payload)
    return StoredEvent(table, seq, None, kind, text, now)


def created_entry(table: str, plan: TablePlan, now: int, key: GameKey) -> StoredEvent:
    """The first event of a table, which holds the key of its game: so it has one or does not exist."""
    return entry_of(table, 1, history.Created(plan, key.hex_digits()), now)


def forked_entry(table: str, plan: TablePlan, now: int, record: str) -> StoredEvent:
    """The first event of a table whose game branches off from another one, which no key can lead to."""
    return entry_of(table, 1, history.Created(plan, record=record), now)


def dealt_entries(
    table: str, plan: TablePlan, now: int, random: Chooser, key: GameKey | None = None
) -> list[StoredEvent]:
    """The first events of a table whose seats are all taken: it is planned, and dealt, by a ``key`` that it
    shares with others or one of its own."""
    key = key or GameKey.generate(random)
    started = dealt(plan, seats_of(plan), random, key).payload
    return [created_entry(table, plan, now, key), entry_of(table, 2, started, now)]


def secrets_of(table: str, plan: TablePlan) -> tuple[Created, list[StoredSecret]]:
    """New secrets for the host, for each seat of a person and for a table with open seats: what is sent, and
    what is stored of them."""
    people = (seat for seat, planned in enumerate(plan.seats) if planned.kind in ("me", "open"))
    join = new_token() if any(planned.kind == "open" for planned in plan.seats) else ""
    created = Created(table, new_token(), [Issued(seat, new_token()) for seat in people], join)
    opened = {created.host: HOST, **({join: TABLE} if join else {})}
    opened |= {one.token: one.seat for one in created.seats}
    return created, [StoredSecret(digest(token), table, seat) for token, seat in opened.items()]
