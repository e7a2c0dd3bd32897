"""Taking moves back at a table: free, with consent, refused, and what nobody learns by it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from discovery.server.protocol import Accepted, AnswerUndo, Refused, Undo, Update
from tests.support.server.harness import Player, Served, fresh_id, plan, serving

pytestmark = pytest.mark.anyio


async def take_back(player: Player, ask: bool = False) -> str:
    """What comes of it: ``""`` if it was accepted, or the code of the refusal."""
    assert player.update is not None
    return await code_of(player, Undo(fresh_id(), player.update.seq, ask))


async def answer(player: Player, agree: bool) -> str:
    return await code_of(player, AnswerUndo(fresh_id(), agree))


async def code_of(player: Player, command: Any) -> str:
    told = await player.ask(command)
    if isinstance(told, Refused):
        return told.fault.code
    assert isinstance(told, Accepted)
    if told.seq:
        await player.caught_up(told.seq)
    return ""


async def place(player: Player) -> str:
    """Place a card from one's own hand: one from the pool would bring another to light."""
    assert player.update is not None
    position = player.update.position
    assert position is not None
    hand = position.seats[position.viewer].cards
    move = next(move for move in player.legal if move.startswith("place") and move.split()[1] in hand)
    await done(player, move)
    return move


async def done(player: Player, move: str) -> None:
    told = await player.play(move)
    assert isinstance(told, Accepted), told
    await player.caught_up(told.seq)


async def both(players: list[Player]) -> list[Player]:
    """The seats by whose turn it is, all with the same position before them."""
    latest = max(player.update.seq for player in players if player.update is not None)
    for player in players:
        await player.caught_up(latest)
    return players


def asked_by(update: Update) -> int:
    return -1 if update.table.undo.request is None else update.table.undo.request.seat


async def test_a_placement_is_taken_back_freely_and_played_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, (ann, bo) = await served.started(plan("me Ann", "me Bo"), stack)
        before = ann.legal
        move = await place(ann)
        assert ann.update is not None
        assert ann.update.table.undo.policy == "consent"
        assert ann.update.table.undo.free == [0]

        assert await take_back(ann) == ""
        assert ann.legal == before
        seen = await bo.caught_up(ann.update.seq)
        undo = seen.steps[-1].undo
        assert undo is not None
        assert (undo.word, undo.seat, undo.steps) == ("undone", 0, [seen.seq - 1])
        await done(ann, move)


async def test_a_stale_wish_takes_nothing_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, (ann, _) = await served.started(plan("me Ann", "me Bo"), stack)
        await place(ann)
        assert ann.update is not None
        assert await code_of(ann, Undo(fresh_id(), ann.update.seq - 1)) == "stale"
        wish = Undo(fresh_id(), ann.update.seq)
        assert await code_of(ann, wish) == ""
        assert await code_of(ann, wish) == "", "sent again it gets its first answer"
        assert await take_back(ann) == "nothing-to-undo"


async def across(served: Served, stack: AsyncExitStack, **given: Any) -> tuple[str, Player, Player, str]:
    """A table at which Ann has ended her turn and Bo has placed."""
    created, (ann, bo) = await served.started(plan("me Ann", "me Bo", **given), stack)
    move = await place(ann)
    await done(ann, "end")
    await both([ann, bo])
    await place(bo)
    await both([ann, bo])
    return created.table, ann, bo, move


async def test_what_others_have_built_on_needs_their_consent(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, ann, bo, _ = await across(served, stack)
        assert ann.update is not None
        assert (ann.update.table.undo.free, ann.update.table.undo.ask) == ([1], [0])
        assert await take_back(ann) == "undo-not-free"

        assert await take_back(ann, ask=True) == ""
        seen = await bo.until(lambda update: asked_by(update) == 0)
        request = seen.table.undo.request
        assert request is not None
        assert (request.lines, request.awaited) == (2, [1])
        assert await answer(bo, agree=True) == ""
        await ann.caught_up(bo.update.seq)  # type: ignore[union-attr]
        assert "end" in ann.legal
        assert ann.update.table.undo.request is None
        assert not bo.legal


async def test_a_refusal_ends_the_request_and_so_does_playing_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, ann, bo, _ = await across(served, stack)
        for ends in ("refused", "withdrawn", "played on"):
            await both([ann, bo])
            assert await take_back(ann, ask=True) == ""
            await bo.until(lambda update: asked_by(update) == 0)
            assert await answer(ann, agree=True) == "stale", "nobody agrees with themselves"
            if ends == "played on":
                await done(bo, next(move for move in bo.legal if move != "leave"))
            else:
                assert await answer(bo if ends == "refused" else ann, agree=False) == ""
            seen = await ann.until(lambda update: asked_by(update) == -1)
            words = [step.undo.word for step in seen.steps if step.undo is not None]
            assert words in ([ends], [])
            assert await answer(bo, agree=True) == "stale"


@pytest.mark.parametrize(("policy", "code"), [("off", "no-undo"), ("free", "undo-not-free")])
async def test_the_host_decides_what_may_be_taken_back(tmp_path: Path, policy: str, code: str) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, ann, bo, _ = await across(served, stack, undo=policy)
        assert await take_back(ann, ask=True) == code
        assert await take_back(bo) == ("no-undo" if policy == "off" else "")


async def test_without_a_key_nobody_can_agree_to_what_would_be_drawn_anew(tmp_path: Path) -> None:
    """A table that was made before there were keys."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table, ann, bo, _ = await across(served, stack)
        room = await served.registry.live(table)
        room.table.key = None
        assert await take_back(ann) == "undo-not-free"
        assert await take_back(ann, ask=True) == "undo-unkeyed"
        assert await take_back(bo) == "", "a card of the own hand draws nothing"


async def test_programs_agree_but_not_across_what_was_hidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, (ann,) = await served.started(plan("me Ann", "program first"), stack)
        await ann.my_turn()
        move = await place(ann)
        while ann.legal:
            await done(ann, "end" if "end" in ann.legal else ann.legal[0])
        await ann.my_turn()
        code = await take_back(ann, ask=True)
        assert code in ("", "undo-programs")
        if code == "":
            assert move in ann.legal or "end" in ann.legal


async def test_nobody_without_a_seat_takes_anything_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table, ann, _, _ = await across(served, stack)
        guest = await stack.enter_async_context(await served.sit(table=table))
        assert await take_back(guest) == "not-seated"
        assert await answer(guest, agree=True) == "not-seated"
        assert await take_back(ann, ask=True) == ""
        assert await answer(guest, agree=True) == "not-seated"


async def test_the_table_comes_back_as_it_was_with_all_that_was_taken_back(tmp_path: Path) -> None:
    """The log keeps every line, and a server that starts again folds it to the same position."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, (ann, bo) = await served.started(plan("me Ann", "me Bo"), stack)
        await place(ann)
        assert await take_back(ann) == ""
        await place(ann)
        await done(ann, "end")
        await both([ann, bo])
        await place(bo)
        await both([ann, bo])
        assert await take_back(ann, ask=True) == ""
        await bo.until(lambda update: asked_by(update) == 0)
        assert ann.update is not None
        legal, seq = bo.legal, ann.update.seq

    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        ann, bo = [
            await stack.enter_async_context(await served.sit(one.token)) for one in created.seats if one.token
        ]
        assert ann.update is not None
        assert bo.update is not None
        assert (ann.update.seq, asked_by(ann.update), bo.legal) == (seq, 0, legal)
        assert await answer(bo, agree=True) == ""
        await ann.caught_up(bo.update.seq)
        assert "end" in ann.legal
