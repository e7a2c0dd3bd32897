"""Tables whose games branch off from others: what is asked for as a plan and a record, and their creation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec
import structlog
from msgspec import UNSET

from discovery.core.errors import Code, IllegalMove, InvalidInput, InvalidRecord
from discovery.core.protocol import Chooser, names_of
from discovery.core.registry import family_of
from discovery.play.driver import AnyDriver
from discovery.play.fork import cut, dealt_anew
from discovery.play.records import Record, read, write
from discovery.play.records.embedded_decks import deck_of as deck_carried
from discovery.play.replay import RecordReplay
from discovery.play.setups.naming import numbered_options
from discovery.server.config.settings import Limits
from discovery.server.live.context import ServerContext
from discovery.server.live.new_tables import forked_entry, row_of, secrets_of
from discovery.server.protocol import Created, ForkWanted, SeatPlan, TablePlan
from discovery.server.tables.opening import gone
from discovery.server.tables.own_decks import check_carried, checked_file
from discovery.server.tables.planning import check, seated
from discovery.server.tables.seating import VIRTUAL
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import new_table

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class ForkSource:
    """The game that another one branches off from. ``plan`` is how its table was kept, ``None`` for a file;
    ``deck_file`` is the text of its own deck, ``""`` for none."""

    record: Record
    deck_file: str = ""
    table: str = ""
    plan: TablePlan | None = None


def source_of(table: Table) -> ForkSource:
    """The source of a fork: a finished game, with its plan and its deck file if it has one."""
    file = "" if table.plan.deck_file is UNSET else table.plan.deck_file
    return ForkSource(table.record(), file, table.id, table.plan)


def source_in(text: str, deck: str, limits: Limits) -> ForkSource:
    """A record as text, with the deck file that it needs. ``InvalidInput`` for what is wrong with them."""
    if len(text.encode()) > limits.record_bytes + 2 * limits.deck_bytes:
        raise InvalidRecord(Code.TOO_LARGE, given=len(text), most=limits.record_bytes)
    record = read(text)
    check_carried(record, limits)
    carried = [*record.embedded_decks.values()]
    return ForkSource(replace(record, embedded_decks={}), deck or "".join(carried[-1:]))


def planned(source: ForkSource, wanted: ForkWanted, random: Chooser, limits: Limits) -> tuple[TablePlan, str]:
    """The plan of the new table, and the record up to the step. This takes a while.

    ``InvalidInput``: as ``RecordReplay``, NO_SUCH_STEP, SEAT_COUNT for other seats than there are then,
    TOO_LARGE if it takes longer than allowed; ``IllegalMove(GAME_OVER)`` behind the end.
    """
    record, watch = cut(source.record, wanted.step, source.table), _watch(limits.replay_seconds)
    own = None
    if source.deck_file:
        own = deck_carried(record, checked_file(record.game, source.deck_file, limits).way(record.deck))
    driver = _reached(record, own, watch)
    if driver.over:
        raise IllegalMove(Code.GAME_OVER)
    if wanted.knows >= len(driver.game.seats):
        raise InvalidInput(Code.UNKNOWN_SEAT, given=str(wanted.knows + 1))
    if wanted.knows >= 0:
        record = dealt_anew(record, wanted.knows, random, own, watch)
    return _plan(source, wanted, driver), write(record)


def _reached(record: Record, own: object, watch: Callable[[], None]) -> AnyDriver:
    again = RecordReplay(record, own)
    for _ in again.steps():
        watch()
    return again.driver


def _plan(source: ForkSource, wanted: ForkWanted, driver: AnyDriver) -> TablePlan:
    """The plan, kept as the table of the other game was."""
    game = driver.game
    seats = _seats(wanted, driver)
    names = list(game.seats)
    plain = TablePlan(game.name, source.record.deck, [], seats, language=wanted.language)
    return msgspec.structs.replace(
        source.plan or plain,
        options=numbered_options(game.name, game.spec.options, names),
        seats=seats,
        teams=[sorted(names.index(one.strip()) for one in team.split("+")) for team in game.spec.teams],
        language=wanted.language,
        match=UNSET,
        deal="",
        deck_file=source.deck_file or UNSET,
    )


def _seats(wanted: ForkWanted, driver: AnyDriver) -> list[SeatPlan]:
    """The seats of the fork: virtual players stay, and programs take the seats that were left."""
    headers, left = driver.game.spec.seats, gone(driver)
    if len(wanted.seats) != len(headers):
        raise InvalidInput(Code.SEAT_COUNT, given=len(wanted.seats), most=len(headers))
    plans = []
    for number, (seat, header) in enumerate(zip(wanted.seats, headers, strict=True)):
        kind, [name] = header.partition("=")[2].strip(), names_of([header])
        if kind in VIRTUAL:
            plans.append(SeatPlan(kind, name))
        elif number in left:
            stand_in = family_of(driver.game.name).players.stand_in
            plans.append(SeatPlan("program", name, stand_in))
        else:
            plans.append(seat)
    return plans


def _watch(seconds: float) -> Callable[[], None]:
    until = time.monotonic() + seconds

    def watch() -> None:
        if time.monotonic() > until:
            raise InvalidRecord(Code.TOO_LARGE, most=0)

    return watch


async def fork(context: ServerContext, plan: TablePlan, record: str, before: str) -> Created:
    """A new table whose game goes on from ``record``, which is that of the table ``before`` (``""``: of a
    file); ``plan`` has the seats as they sit at its end."""
    check(plan, context.programs.names)
    table, now = new_table(), context.now()
    settled = msgspec.structs.replace(plan, seats=seated(plan))
    created, secrets = secrets_of(table, settled)
    first = forked_entry(table, settled, now, record)
    await context.store.create(row_of(table, settled, now), [first], secrets, before=before)
    log.info("forked", table=table, game=settled.game, seats=len(settled.seats))
    return created
