"""Joining a running game at a table (R02, S33): who may, when it comes true, and whose link opens what."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from discovery.play.records import read
from discovery.play.replay import replay
from discovery.server.protocol import (
    Accepted,
    Created,
    Decline,
    Join,
    MatchPlan,
    Refused,
    Reissue,
    Reissued,
    Seated,
    TablePlan,
    Update,
)
from tests.support.server.harness import (
    Player,
    Served,
    fresh_id,
    last_words,
    plan,
    play_to_the_end,
    serving,
)

pytestmark = pytest.mark.anyio


def open_table(*seats: str, **given: Any) -> TablePlan:
    """A table that others may join."""
    return plan(*seats, **{"game": "classic-simple", "joining": True, **given})


async def watch(served: Served, stack: AsyncExitStack, created: Created, host: bool = False) -> Player:
    token = created.host if host else ""
    return await stack.enter_async_context(await served.sit(table=created.table, host=token))


async def join(guest: Player, name: str = "Dan") -> Accepted | Refused:
    answer = await guest.ask(Join(fresh_id(), name))
    assert isinstance(answer, Accepted | Refused)
    return answer


async def reason(guest: Player, name: str = "Dan") -> tuple[str, str]:
    answer = await join(guest, name)
    assert isinstance(answer, Refused), answer
    return answer.fault.code, answer.fault.rule


async def seated(served: Served, stack: AsyncExitStack, guest: Player) -> tuple[str, Player]:
    """The newcomer's link, and who comes in by it."""
    token = (await guest.hear(Seated)).token
    assert await last_words(guest) == ("somebody-joined", True)
    return token, await stack.enter_async_context(await served.sit(token))


def names(seen: Update | None) -> list[str]:
    assert seen is not None
    return [seat.name for seat in seen.table.seats]


def own_name(player: Player) -> str:
    assert player.update is not None
    assert player.update.position is not None
    return str(names(player.update)[player.update.position.viewer])


async def test_R02_a_spectator_joins_and_every_link_opens_its_seat(tmp_path: Path) -> None:
    """R02: also after the server has stopped; nothing of the game is lost."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(open_table("me Ann", "me Bo", "virtual Vi"), stack)
        guest = await watch(served, stack, created)
        assert guest.update is not None
        assert guest.update.table.joining
        assert isinstance(await join(guest), Accepted)
        token, dan = await seated(served, stack, guest)
        for player in players:
            assert await last_words(player) == ("somebody-joined", True)

        assert names(dan.update) == ["Dan", "Ann", "Bo", "Vi"]
        assert own_name(dan) == "Dan"
        tokens = {"Dan": token, "Ann": created.seats[0].token, "Bo": created.seats[1].token}
        again = {name: await stack.enter_async_context(await served.sit(one)) for name, one in tokens.items()}
        assert {name: own_name(player) for name, player in again.items()} == {name: name for name in tokens}
        assert isinstance(await again["Ann"].play(again["Ann"].legal[0]), Accepted)

    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        again = {name: await stack.enter_async_context(await served.sit(one)) for name, one in tokens.items()}
        assert {name: own_name(player) for name, player in again.items()} == {name: name for name in tokens}
        bo = again["Bo"]
        assert await bo.my_turn()
        assert isinstance(await bo.play(bo.legal[0]), Accepted)
        await play_to_the_end(list(again.values()), random.Random(4).choice)
        text = (await served.web.get(f"api/tables/{created.table}/record")).text
        record = read(text)
        assert [line.move for line in record.lines if line.seat == "-"] == ["join Dan"]
        assert replay(record).game.seats == ("Dan", "Ann", "Bo", "Vi")
        shown = await served.web.get(f"api/tables/{created.table}/replay")
        assert shown.status_code == 200
        path = f"api/tables/{created.table}/next"
        refused = (await served.web.post(path, json={"token": created.host})).json()
        assert (refused["code"], refused["rule"]) == ("match-game-joined", "R02")


async def test_S33_a_wish_waits_for_the_start_of_a_turn(tmp_path: Path) -> None:
    """S33: everybody sees who waits, and nothing else happens at the start of the next turn."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, (ann, bo) = await served.started(open_table("me Ann", "me Bo"), stack)
        place = next(move for move in ann.legal if move.startswith("place"))
        assert isinstance(await ann.play(place), Accepted)
        guest = await watch(served, stack, created)
        assert isinstance(await join(guest), Accepted)
        waiting = await bo.until(lambda seen: seen.table.newcomers == ["Dan"])
        assert names(waiting) == ["Ann", "Bo"]

        await ann.until(lambda seen: seen.table.newcomers == ["Dan"])
        await ann.play("end")
        _, dan = await seated(served, stack, guest)
        assert names(dan.update) == ["Ann", "Dan", "Bo"]


async def test_R02_whose_time_was_up_is_still_told_by_who_sits_there(tmp_path: Path) -> None:
    """R02, C14: seats have new numbers from then on, before that too."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(open_table("me Ann", "me Bo", turn_seconds=1), stack)
        guest = await watch(served, stack, created)
        await guest.until(lambda seen: seen.steps[-1].late == 1)
        assert isinstance(await join(guest), Accepted)
        _, dan = await seated(served, stack, guest)
        assert dan.update is not None
        told = [names(dan.update)[step.late] for step in dan.update.steps if step.late >= 0]
        assert told[0] == "Ann"
        assert "Bo" in told
        assert "Dan" not in told[: told.index("Bo")]


async def test_R02_the_host_refuses_and_a_guest_withdraws(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, (ann, bo) = await served.started(open_table("me Ann", "me Bo"), stack)
        await ann.play(next(move for move in ann.legal if move.startswith("place")))
        guest, other = [await watch(served, stack, created) for _ in range(2)]
        await join(guest)
        await join(other, "Eva")
        await ann.until(lambda seen: seen.table.newcomers == ["Dan", "Eva"])

        answer = await bo.ask(Decline(fresh_id(), "Dan"))
        assert isinstance(answer, Refused)
        assert answer.fault.code == "not-host"
        assert isinstance(await ann.ask(Decline(fresh_id(), "Dan")), Accepted)
        await guest.until(lambda seen: seen.table.newcomers == ["Eva"])
        assert isinstance(await other.ask(Decline(fresh_id(), "Eva")), Accepted)
        await bo.until(lambda seen: seen.table.newcomers == [])


async def test_R02_a_wish_ends_with_its_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, (ann, _) = await served.started(open_table("me Ann", "me Bo"), stack)
        await ann.play(next(move for move in ann.legal if move.startswith("place")))
        guest = await watch(served, stack, created)
        await join(guest)
        await ann.until(lambda seen: seen.table.newcomers == ["Dan"])
        await guest.line.close()
        await ann.until(lambda seen: seen.table.newcomers == [])


async def test_R02_two_who_wait_have_names_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, (ann, _) = await served.started(open_table("me Ann", "me Bo"), stack)
        await ann.play(next(move for move in ann.legal if move.startswith("place")))
        for _ in range(2):
            await join(await watch(served, stack, created), "Ann")
        waiting = await ann.until(lambda seen: len(seen.table.newcomers) == 2)

        assert len({*waiting.table.newcomers, "Ann", "Bo"}) == 4


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"joining": False}, ("no-joining", "R02")),
        ({"game": "explore"}, ("no-joining", "R02")),
        ({"match": MatchPlan(games=2)}, ("no-joining", "R02")),
        ({"options": ["eras=1-2"]}, ("stack-too-low", "S33")),
    ],
)
async def test_R02_who_cannot_join_is_told_why(
    tmp_path: Path, given: dict[str, Any], expected: tuple[str, str]
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        seats = ("me Ann", "me Bo", "me Cem") if "options" in given else ("me Ann", "me Bo")
        created, _ = await served.started(open_table(*seats, **given), stack)
        guest = await watch(served, stack, created)

        assert await reason(guest) == expected


async def test_R02_before_the_start_and_from_a_seat_nobody_joins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(open_table("me Ann", "open"))
        guest = await watch(served, stack, created)
        assert (await reason(guest))[0] == "not-started"
        _, (ann, _) = await served.started(open_table("me Ann", "me Bo"), stack)
        assert (await reason(ann))[0] == "already-seated"


async def test_R02_B07_nobody_joins_nine(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        seats = ("me Ann", *(f"virtual V{number}" for number in range(8)))
        created, _ = await served.started(open_table(*seats, deck="prehistory+antiquity"), stack)

        assert await reason(await watch(served, stack, created)) == ("seat-count", "B07")


async def test_R02_a_new_link_is_of_the_seat_that_was_meant(tmp_path: Path) -> None:
    """R02: links name chairs, which keep their numbers when somebody joins."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(open_table("me Ann", "me Bo"), stack)
        await join(guest := await watch(served, stack, created))
        _, dan = await seated(served, stack, guest)
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        assert ann.update is not None
        answer = await ann.ask(Reissue(fresh_id(), names(ann.update).index("Dan")))
        assert isinstance(answer, Reissued)
        assert await last_words(dan) == ("foreign-token", False)

        opened = await stack.enter_async_context(await served.sit(answer.token))
        assert own_name(opened) == "Dan"
        bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert own_name(bo) == "Bo"


async def test_R02_spectators_see_the_joined_game_late_as_before(tmp_path: Path) -> None:
    """R02: until the delay is over there is no position to be seen, and no card of a hand ever."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table = open_table("me Ann", "me Bo", watching="delayed", delay_steps=2)
        created, _ = await served.started(table, stack)
        await join(guest := await watch(served, stack, created))
        _, dan = await seated(served, stack, guest)
        late = await watch(served, stack, created)
        assert late.update is not None
        assert late.update.position is None
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token))
        bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
        for player in (ann, bo, ann):
            await player.my_turn()
            await player.play(player.legal[0])
        seen = await late.until(lambda update: update.position is not None)
        assert seen.position is not None
        assert len(seen.position.seats) == 3
        assert all(seat.cards is None for seat in seen.position.seats)
        assert dan.update is not None


async def test_R02_programs_play_on_when_somebody_joins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(open_table("me Ann", "program first", "virtual Vi"), stack)
        await join(guest := await watch(served, stack, created))
        _, dan = await seated(served, stack, guest)
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token))

        await play_to_the_end([ann, dan], random.Random(2).choice)
        assert dan.update is not None
        assert dan.update.table.status == "over"
