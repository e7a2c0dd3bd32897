"""Tables whose games branch off from others: from a finished game or from a file, with anybody."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.core.errors import Code
from discovery.play.records import read, write
from discovery.play.replay import replay
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol import Accepted, Created, Fault, Follow, ForkWanted, Rename, SeatPlan, Start
from discovery.server.tables import history
from discovery.server.tables.history import Entry
from discovery.server.tables.loading import created_table
from tests.support.data import GOLDEN
from tests.support.own_deck import garden
from tests.support.server.harness import Served, fresh_id, plan, play_to_the_end, serving
from tests.support.survival.table import short_game

pytestmark = pytest.mark.anyio

GAME = (GOLDEN / "intro-2.record").read_text(encoding="utf-8")
NAMES = ("Vi", "Wu")
LATE = len(read(GAME).lines) - 9


def chooser(seed: int = 3) -> Any:
    return random.Random(seed).choice


async def ask(served: Served, wanted: ForkWanted) -> Created | Fault:
    answer = await served.web.post("api/forks", content=msgspec.json.encode(wanted))
    kind: type[Created] | type[Fault] = Created if answer.status_code == 201 else Fault
    return msgspec.json.decode(answer.content, type=kind)


async def forked(served: Served, step: int, *seats: SeatPlan, **more: Any) -> Created:
    made = await ask(served, ForkWanted(step, list(seats), **{"record": GAME, **more}))
    assert isinstance(made, Created), made
    return made


def mine(*names: str) -> list[SeatPlan]:
    return [SeatPlan("me", name) for name in names]


async def started(served: Served, made: Created, stack: AsyncExitStack) -> list[Any]:

    players = []
    for number, issued in enumerate(made.seats):
        host = made.host if number == 0 else ""
        players.append(await stack.enter_async_context(await served.sit(issued.token, host=host)))
    assert isinstance(await players[0].ask(Start(fresh_id())), Accepted)
    for player in players:
        await player.until(lambda seen: seen.position is not None)
    return players


async def record_of(registry: TableRegistry, table: str) -> Any:
    return (await registry.table(table)).record()


async def test_a_game_goes_on_from_any_step_and_its_record_is_whole(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await forked(served, LATE, *mine(*NAMES))
        players = await started(served, made, stack)
        begun_with = await record_of(served.registry, made.table)
        await play_to_the_end(players, chooser())
        record = await record_of(served.registry, made.table)

        assert begun_with.seats == NAMES
        assert [line.move.split()[0] for line in begun_with.lines] == [
            line.move.split()[0] for line in read(GAME).lines[:LATE]
        ]
        assert record.order == read(GAME).order
        assert record.lines[:LATE] == begun_with.lines
        assert str(record.fork) == f"{LATE}"
        assert record.winners is not None
        assert not record.commitment
        replay(record)
        answer = await served.web.get(f"api/tables/{made.table}/replay")
        assert len(answer.json()["frames"]) == len(record.lines) + 1


async def test_everybody_is_told_where_it_branched_off_and_what_happened_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await forked(served, LATE, *mine(*NAMES), knows=1)
        [player, _] = await started(served, made, stack)

        assert player.update.table.fork.step == LATE
        assert player.update.table.fork.seat == "Wu"
        assert player.update.table.commitment == ""
        assert player.update.seq > LATE
        assert len(player.told) > LATE


async def test_a_fork_of_a_finished_table_names_it_and_is_kept_as_that_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", game="intro", hints=False), stack)
        await play_to_the_end(players, chooser())
        made = await forked(served, 4, *mine(*NAMES), record="", table=created.table)
        table = await served.registry.table(made.table)

        assert table.before is not None
        assert str(table.before.fork) == f"4, of={created.table}"
        assert not table.plan.hints


async def test_a_running_game_is_not_forked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
        refused = await ask(served, ForkWanted(0, mine(*NAMES), table=created.table))

        assert isinstance(refused, Fault)
        assert refused.code == Code.NOT_OVER


async def test_people_take_seats_by_links_and_the_lines_before_are_theirs(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await forked(served, LATE, SeatPlan("me", "Vi"), SeatPlan("open"))
        guest = await stack.enter_async_context(await served.sit(made.seats[1].token))

        await guest.ask(Rename(fresh_id(), "Zoë"))
        host = await stack.enter_async_context(await served.sit(made.seats[0].token, host=made.host))
        await host.ask(Start(fresh_id()))
        record = await record_of(served.registry, made.table)

        assert record.seats == ("Vi", "Zoë")
        assert {line.seat for line in record.lines} <= {"Vi", "Zoë"}


async def test_a_stored_fork_opens_again_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await forked(served, LATE, *mine(*NAMES), knows=0)
        players = await started(served, made, stack)
        await players[0].my_turn()
        before = (await served.registry.table(made.table)).running_game
        assert before is not None
        key = before.state.key()
    async with serving(tmp_path) as served:
        after = (await served.registry.table(made.table)).running_game
        assert after is not None
        assert after.state.key() == key


async def test_programs_play_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await forked(served, LATE, SeatPlan("me", "Vi"), SeatPlan("program", "", "first"))
        [player] = await started(served, made, stack)
        await play_to_the_end([player], chooser())

        replay(await record_of(served.registry, made.table))


async def test_a_survival_game_goes_on_too(tmp_path: Path) -> None:

    record = short_game()
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        text = write(record)
        made = await forked(served, 3, *mine(*record.seats), record=text, knows=0)
        await started(served, made, stack)
        found = await record_of(served.registry, made.table)

        assert found.lines == record.lines[:3]
        assert found.order != record.order


async def test_the_next_game_after_a_fork_is_dealt_as_usual(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await forked(served, LATE, *mine(*NAMES))
        players = await started(served, made, stack)
        await play_to_the_end(players, chooser())
        body = msgspec.json.encode(Follow(made.host))
        answer = await served.web.post(f"api/tables/{made.table}/next", content=body)
        following = await served.registry.table(answer.json()["table"])

        assert following.before is None
        assert following.key is not None


FAULTS = {
    "behind the end": (ForkWanted(9999, mine(*NAMES), record=GAME), Code.NO_SUCH_STEP),
    "at the end": (ForkWanted(len(read(GAME).lines), mine(*NAMES), record=GAME), Code.GAME_OVER),
    "other seats": (ForkWanted(3, mine("Vi"), record=GAME), Code.SEAT_COUNT),
    "no such seat": (ForkWanted(3, mine(*NAMES), record=GAME, knows=5), Code.UNKNOWN_SEAT),
    "no record": (ForkWanted(3, mine(*NAMES), record="x"), Code.BAD_LINE),
    "no such table": (ForkWanted(3, mine(*NAMES), table="nowhere"), Code.NO_SUCH_TABLE),
    "another deck": (ForkWanted(3, mine(*NAMES), record=GAME, deck=garden()), Code.WRONG_DECK),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_what_cannot_be_forked_is_refused(tmp_path: Path, name: str) -> None:
    wanted, code = FAULTS[name]
    async with serving(tmp_path) as served:
        refused = await ask(served, wanted)
        assert isinstance(refused, Fault)
        assert refused.code == code


def test_a_table_that_was_stored_before_there_were_forks_still_opens() -> None:
    stored = (
        '{"kind":"created","plan":{"game":"intro","deck":"prehistory","options":[],"seats":[{"kind":"me"}]}}'
    )
    assert created_table("t", Entry(1, 0, history.decode(stored))).before is None
