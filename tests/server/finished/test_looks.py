"""Looking at a finished game together: steps of its replay, and what is marked there."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from discovery.server.live.people import signals
from discovery.server.protocol import Accepted, Refused, Signal, SignalInfo
from tests.support.server.harness import Player, Served, fresh_id, plan, play_to_the_end, serving

pytestmark = pytest.mark.anyio


async def look(player: Player, *told: str) -> str:
    """Tell of a look; the code of the refusal, ``""`` if there is none."""
    answer = await player.ask(Signal(fresh_id(), "look", list(told)))
    assert isinstance(answer, Accepted | Refused)
    return answer.fault.code if isinstance(answer, Refused) else ""


async def looks(player: Player, *told: str) -> list[SignalInfo]:
    """The looks that a player knows, as soon as one of them is this one."""

    def there(seen: Any) -> bool:
        said = seen.table.talk
        return said is not None and any(one.told == list(told) for one in said.signals)

    said = (await player.until(there)).table.talk
    assert said is not None
    return [one for one in said.signals if one.kind == "look"]


async def finished(served: Served, stack: AsyncExitStack, **given: Any) -> tuple[str, list[Player]]:
    """The table of a game that is over, and its players."""
    created, players = await served.started(plan("me Ann", "me Bo", **given), stack)
    await play_to_the_end(players, random.Random(1).choice)
    return created.table, players


@pytest.mark.parametrize(
    ("given", "marks"),
    [
        ({"game": "intro"}, ["card:fire", "card:cooking"]),
        ({"game": "discover:beacon", "deck": "lands-3"}, ["seat:1"]),
    ],
    ids=["cards", "survival"],
)
async def test_all_who_look_learn_the_step_and_the_marks_of_the_others(
    tmp_path: Path, given: dict[str, Any], marks: list[str]
) -> None:
    """Spectators learn of them; of each player the last look counts. What was hidden to the end is known."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table, [ann, bo] = await finished(served, stack, **given)
        watcher = await stack.enter_async_context(await served.sit(table=table))
        assert await look(ann, "step:3") == ""
        assert await look(ann, "step:4", *marks) == ""
        assert await look(bo, "step:0") == ""
        found = await looks(watcher, "step:0")
        assert [(one.seat, one.told) for one in found] == [(0, ["step:4", *marks]), (1, ["step:0"])]
        assert found[0].number < found[1].number
        assert await look(watcher, "step:1") == "not-seated"


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ([], "bad-command"),
        (["step:-1"], "bad-command"),
        (["step:1e3"], "bad-command"),
        (["step:99999"], "bad-command"),
        (["card:fire"], "bad-command"),
        (["step:1", "card:what I think of it"], "not-open"),
        (["step:1", "words"], "not-open"),
    ],
)
async def test_nothing_but_steps_and_things_of_the_game_is_told(
    tmp_path: Path, told: list[str], code: str
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, _] = await finished(served, stack, game="intro")
        assert await look(ann, *told) == code


async def test_a_game_that_goes_on_has_no_steps_to_look_at_together(tmp_path: Path) -> None:
    """What somebody looks at would tell what they think of, and marks would show cards that are hidden."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, _] = await served.started(plan("me Ann", "me Bo"), stack)
        assert await look(ann, "step:0") == "not-over"


async def test_P08_team_mates_look_at_it_together_once_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        four = plan("me Ann", "me Bo", "me Cem", "me Dan", teams=[[0, 2], [1, 3]])
        _, players = await served.started(four, stack)
        assert await look(players[0], "step:0") == "talk-off"
        await play_to_the_end(players, random.Random(1).choice)
        assert await look(players[0], "step:0") == ""
        assert len(await looks(players[2], "step:0")) == 1


async def test_one_may_leaf_through_a_game_faster_than_one_may_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signals, "LOOK_SECONDS", 10_000.0)
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, _] = await finished(served, stack, game="intro")
        assert [await look(ann, f"step:{at}") for at in range(signals.LOOKS)] == [""] * signals.LOOKS
        assert signals.LOOKS > signals.AT_ONCE
        assert await look(ann, "step:0") == "too-many"
