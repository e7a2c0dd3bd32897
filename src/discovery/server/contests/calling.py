"""Devices that are called for an entrant: when their next table is made, and there like those of any seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Executable, delete, insert, literal, select

from discovery.core.errors import Code, TableError
from discovery.server.contests.rows import Contest, Entrant, SecretOwner
from discovery.server.live.context import ServerContext
from discovery.server.live.people.push import MOST_A_SEAT, Push, Seat
from discovery.server.tables.clocks.quiet import QuietHours
from discovery.store.contest_tables import contest_devices
from discovery.store.jobs import quieting
from discovery.store.tables import devices

KEPT = ("endpoint", "at", "quiet_from", "quiet_until", "zone")


class EntrantCalls:
    """The devices of entrants, where the host lets devices be called (``push``)."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._store = context.store

    async def add(self, push: Push, owner: SecretOwner, endpoint: str, quiet: QuietHours) -> None:
        """Call a device for an entrant, but not in its quiet hours. ``TableError``: BAD_COMMAND for an
        address of no known service, FOREIGN_TOKEN for the director."""
        push.check(endpoint)
        contest, one, now = owner.contest, _entrant(owner), self._context.now()
        c = contest_devices.c
        mine = (c.contest == contest.id) & (c.number == one.number)
        row = {"contest": contest.id, "number": one.number, "endpoint": endpoint, "at": now}
        latest = select(c.endpoint).where(mine).order_by(c.at.desc()).limit(MOST_A_SEAT)
        await self._store.write(
            delete(contest_devices).where(mine & (c.endpoint == endpoint)),
            insert(contest_devices).values(**row, **quiet.columns),
            delete(contest_devices).where(mine & c.endpoint.not_in(latest)),
            *quieting(endpoint, quiet.columns, now),
        )
        if seat := _seat_now(contest, one):
            await push.add(seat, endpoint, quiet)

    async def remove(self, push: Push, owner: SecretOwner, endpoint: str) -> None:
        """Call a device for an entrant no more. ``TableError(FOREIGN_TOKEN)`` for the director."""
        one, c = _entrant(owner), contest_devices.c
        mine = (c.contest == owner.contest.id) & (c.number == one.number)
        await self._store.write(delete(contest_devices).where(mine & (c.endpoint == endpoint)))
        if seat := _seat_now(owner.contest, one):
            await push.remove(seat, endpoint)

    def call(self, made: Mapping[str, Sequence[int]]) -> None:
        """Tell the entrants of new tables, who have not heard of them."""
        if self._context.push is not None:
            for game, company in made.items():
                for seat in range(len(company)):
                    self._context.push.call((game, seat))


def carried(contest: str, game: str, company: Sequence[int]) -> list[Executable]:
    """Statements that let the devices of entrants be notified of their seats at a new table."""
    statements: list[Executable] = []
    for seat, number in enumerate(company):
        c = contest_devices.c
        asked = select(literal(game), literal(seat), *(c[name] for name in KEPT), literal(0))
        mine = asked.where((c.contest == contest) & (c.number == number))
        statements.append(insert(devices).from_select(["game", "seat", *KEPT, "due"], mine))
    return statements


def forgetting_devices(contest: str, number: int) -> Executable:
    """The statement that deletes the devices of an entrant."""
    c = contest_devices.c
    return delete(contest_devices).where((c.contest == contest) & (c.number == number))


def _entrant(owner: SecretOwner) -> Entrant:
    if owner.entrant is None:
        raise TableError(Code.FOREIGN_TOKEN)
    return owner.entrant


def _seat_now(contest: Contest, one: Entrant) -> Seat | None:
    board = contest.board_of(one.number)
    return None if board is None or board.game is None else (board.game, board.seats.index(one.number))
