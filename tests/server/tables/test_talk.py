"""What people tell one another beside the game: only what everybody sees, not too often, not in teams."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from discovery.server.live.people.signals import AT_ONCE, REACTIONS
from discovery.server.protocol import (
    WIRE,
    Accepted,
    Allow,
    ChatLine,
    ChatSwitch,
    Hello,
    Hush,
    Refused,
    Say,
    Signal,
    SignalInfo,
    Start,
    Undo,
)
from tests.support.server.harness import Player, fresh_id, plan, serving, swept

pytestmark = pytest.mark.anyio

CAMP: dict[str, Any] = {"game": "discover:beacon", "deck": "lands-3"}


async def tell(player: Player, kind: Any, *told: str, to: int = -1) -> str:
    """Send a signal; the code of the refusal, ``""`` if there is none."""
    answer = await player.ask(Signal(fresh_id(), kind, list(told), to))
    assert isinstance(answer, Accepted | Refused)
    return answer.fault.code if isinstance(answer, Refused) else ""


async def heard(player: Player, count: int) -> list[SignalInfo]:
    """The signals that a player knows, as soon as there are so many."""

    def enough(seen: Any) -> bool:
        return seen.table.talk is not None and len(seen.table.talk.signals) == count

    talk = (await player.until(enough)).table.talk
    assert talk is not None
    return talk.signals


async def test_everybody_hears_phrases_places_plans_and_suggestions(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo", **CAMP), stack)
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        steps = ann.update.seq if ann.update is not None else -1

        assert await tell(ann, "phrase", "need-water") == ""
        assert await tell(ann, "point", "space:0,-1") == ""
        assert await tell(ann, "plan", "space:0,-1", "space:1,-1") == ""
        assert await tell(ann, "suggest", "move 0,-1", to=1) == ""
        for player in (bo, watcher):
            signals = await heard(player, 4)
            assert [one.kind for one in signals] == ["phrase", "point", "plan", "suggest"]
            assert [one.to for one in signals] == [-1, -1, -1, 1]
            assert {one.seat for one in signals} == {0}
        assert await tell(ann, "plan") == ""
        assert [one.kind for one in await heard(bo, 3)] == ["phrase", "point", "suggest"]

        back = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert len(await heard(back, 3)) == 3
        assert back.update is not None
        assert back.update.seq == steps, "signals are no part of the game"


@pytest.mark.parametrize(
    ("kind", "told", "to", "code"),
    [
        ("phrase", ["I have the spear"], -1, "bad-command"),
        ("phrase", ["yes", "no"], -1, "bad-command"),
        ("point", ["space:90,90"], -1, "not-open"),
        ("point", ["card:I have the spear"], -1, "not-open"),
        ("plan", ["space:0,-1", "words"], -1, "not-open"),
        ("suggest", ["move 0,-1"], 0, "no-such-seat"),
        ("suggest", ["move 0,-1"], 7, "no-such-seat"),
        ("suggest", ["leave"], 1, "not-open"),
        ("suggest", ["end # I have the spear"], 1, "not-open"),
        ("point", ["space:0,-1"], 1, "bad-command"),
    ],
)
async def test_free_words_and_what_not_everybody_sees_are_refused(
    tmp_path: Path, kind: str, told: list[str], to: int, code: str
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, _] = await served.started(plan("me Ann", "me Bo", **CAMP), stack)
        assert await tell(ann, kind, *told, to=to) == code


async def test_a_card_of_a_hand_is_never_shown(tmp_path: Path) -> None:
    """In the card games open cards can be pointed at, and no others."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        assert ann.update is not None
        assert ann.update.position is not None
        hand = ann.update.position.seats[0].cards
        assert await tell(ann, "point", f"card:{hand[0]}") == "not-open"
        assert await tell(ann, "suggest", f"place {hand[0]}", to=1) == "not-open"
        place = next(move for move in ann.legal if move.startswith("place "))
        assert isinstance(await ann.play(place), Accepted)
        placed = place.removeprefix("place ")
        assert await tell(ann, "point", f"card:{placed}") == ""
        [signal] = await heard(bo, 1)
        assert signal.told == [f"card:{placed}"]


async def test_P08_team_mates_send_no_signals(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        four = plan("me Ann", "me Bo", "me Cem", "me Dan", teams=[[0, 2], [1, 3]])
        _, [ann, *_] = await served.started(four, stack)
        assert ann.update is not None
        assert ann.update.table.talk is None
        answer = await ann.ask(Signal(fresh_id(), "phrase", ["yes"]))
        assert isinstance(answer, Refused)
        assert (answer.fault.code, answer.fault.rule) == ("talk-off", "P08")


async def test_the_host_switches_it_off_and_on_again_also_for_a_new_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo", **CAMP), stack)
        assert isinstance(await bo.ask(Hush(fresh_id(), True)), Refused)
        assert isinstance(await ann.ask(Hush(fresh_id(), True)), Accepted)
        assert await tell(bo, "phrase", "yes") == "talk-off"
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        assert host.update is not None
        assert host.update.table.talk is not None
        assert host.update.table.talk.quiet
        assert isinstance(await host.ask(Hush(fresh_id(), False)), Accepted)
        assert await tell(host, "phrase", "yes") == ""


async def test_nobody_floods_the_table_and_spectators_are_silent(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, _] = await served.started(plan("me Ann", "me Bo", **CAMP), stack)
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        assert await tell(watcher, "phrase", "yes") == "not-seated"
        codes = [await tell(ann, "phrase", "yes") for _ in range(AT_ONCE + 1)]
        assert codes == [""] * AT_ONCE + ["too-many"]
        assert len(await heard(watcher, 1)) == 1


async def write(player: Player, text: str, command: str = "") -> str:
    """Write to the others; the code of the refusal, ``""`` if there is none."""
    answer = await player.ask(Say(command or fresh_id(), text))
    assert isinstance(answer, Accepted | Refused)
    return answer.fault.code if isinstance(answer, Refused) else ""


async def lines(player: Player, count: int) -> list[ChatLine]:
    """What was written, as soon as there are so many lines."""
    seen = await player.until(lambda one: one.table.talk is not None and len(one.table.talk.lines) == count)
    assert seen.table.talk is not None
    return seen.table.talk.lines


async def switched(player: Player, chat: bool) -> ChatSwitch:
    """What a player is told of the host's latest switch, as soon as people may write, or not."""
    seen = await player.until(lambda one: one.table.talk is not None and one.table.talk.chat == chat)
    assert seen.table.talk is not None
    assert seen.table.talk.switched is not None
    assert seen.table.talk.switched.chat == chat
    return seen.table.talk.switched


async def test_everybody_reacts_at_every_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        for game in (CAMP, {}):
            _, [ann, bo] = await served.started(plan("me Ann", "me Bo", **game), stack)
            assert await tell(ann, "reaction", "well-found") == ""
            assert [one.told for one in await heard(bo, 1)] == [["well-found"]]
            assert await tell(ann, "reaction", "yes") == "bad-command"
            assert bo.update is not None
            assert bo.update.table.talk is not None
            assert bo.update.table.talk.reactions == list(REACTIONS)


async def test_the_host_lets_people_write_and_stops_them_also_during_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        assert await write(bo, "Hello") == "talk-off"
        guest = await bo.ask(Allow(fresh_id(), True))
        assert isinstance(guest, Refused)
        assert guest.fault.code == "not-host"

        assert isinstance(await ann.ask(Allow(fresh_id(), True)), Accepted)
        numbers = [(await switched(player, True)).number for player in (bo, watcher)]
        assert await write(bo, "Hello") == ""
        [line] = await lines(ann, 1)
        assert numbers == [line.number - 1] * 2, "everybody learns of it, and it comes before what is written"

        assert isinstance(await ann.ask(Allow(fresh_id(), False)), Accepted)
        assert (await switched(bo, False)).number > line.number
        assert await write(bo, "Still here") == "talk-off"
        assert [one.text for one in await lines(bo, 1)] == ["Hello"], "what was written can still be read"
        again = await ann.ask(Allow(fresh_id(), False))
        assert isinstance(again, Accepted)
        assert (await switched(bo, False)).number == line.number + 1, "what is so already is told nobody"


async def test_whether_people_write_is_kept_and_asks_nobody_anew_about_taking_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        for player, move in ((ann, "place"), (ann, "end"), (bo, "place")):
            wanted = next(one for one in await player.my_turn() if one.startswith(move))
            assert isinstance(await player.play(wanted), Accepted)
        assert ann.update is not None
        assert bo.update is not None
        await ann.caught_up(bo.update.seq)
        assert isinstance(await ann.ask(Undo(fresh_id(), ann.update.seq, ask=True)), Accepted)
        assert isinstance(await ann.ask(Allow(fresh_id(), True)), Accepted)
        await switched(bo, True)
        assert bo.update.table.undo.request is not None
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert await write(bo, "Hello") == ""


async def test_what_is_written_is_plain_limited_and_read_by_who_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path, unload_seconds=0.0) as served:
        async with AsyncExitStack() as stack:
            created = await served.create(plan("me Ann", "me Bo"))
            ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
            bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
            assert isinstance(await bo.ask(Allow(fresh_id(), True)), Refused)
            assert isinstance(await ann.ask(Allow(fresh_id(), True)), Accepted)
            assert await write(bo, "Hello") == "not-started"
            await ann.ask(Start(fresh_id()))
            await bo.until(lambda seen: seen.position is not None)

            for _ in range(2):  # the second one was sent again
                assert await write(bo, "  <b>Hello</b>\n  Ann ", "c-same") == ""
            [line] = await lines(ann, 1)
            assert (line.seat, line.text) == (1, "<b>Hello</b> Ann")
            invisible = ("\u3164", "\u2800 \u2800", "\u200d\ufe0f")
            for wrong in (" ", *invisible, "\u202eevil", "a" + "\u0301" * 20, "x" * 301):
                assert await write(bo, wrong) == "bad-command"
            watcher = await stack.enter_async_context(await served.sit(table=created.table))
            assert await write(watcher, "I see") == "not-seated"
            written = [await write(bo, str(number)) for number in range(AT_ONCE + 1)]
            assert written[-1] == "too-many"
            count = 1 + written.count("")
        await swept(served)
        async with await served.connect() as back:  # what is written is in the memory of the table's process
            await back.say(Hello(WIRE, created.seats[0].token, "", "", 0, "en"))
            assert [one.text for one in await lines(back, count)][:2] == ["<b>Hello</b> Ann", "0"]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert b"Hello" not in stored


async def test_the_host_ends_the_chat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, bo] = await served.started(plan("me Ann", "me Bo", chat=True), stack)
        assert await write(bo, "Hello") == ""
        await lines(ann, 1)
        await ann.ask(Hush(fresh_id(), True))
        assert await write(bo, "Still here") == "talk-off"
        assert await lines(bo, 0) == []
