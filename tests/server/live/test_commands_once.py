"""A command is read once and played once, and is on disk before anything is changed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from discovery.core.errors import Code, StoreError
from discovery.evolution.game import DiscoveryGame
from discovery.server.tables.history import Moved
from tests.support.server.folded_tables import running
from tests.support.server.scenes import run, sit_down, stop_table
from tests.support.server.simulated_clock import Stage


def counted(monkeypatch: pytest.MonkeyPatch, *names: str) -> Counter[str]:
    """How often these methods of the game are called."""
    calls: Counter[str] = Counter()

    def watch(name: str) -> None:
        before = getattr(DiscoveryGame, name)

        def counting(self: DiscoveryGame, *arguments: Any) -> Any:
            calls[name] += 1
            return before(self, *arguments)

        monkeypatch.setattr(DiscoveryGame, name, counting)

    for name in names:
        watch(name)
    return calls


def test_a_move_is_read_once_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        calls = counted(monkeypatch, "parse", "play")
        await ann.play("place band")
        assert calls == {"parse": 1, "play": 1}
        await bo.play("let")
        assert calls == {"parse": 2, "play": 1}

    run(stop_table(), scene)


def test_rules_that_fail_leave_nothing_written_and_nothing_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stop_table()

    async def scene(stage: Stage) -> None:
        ann, *_ = await sit_down(stage)
        before, key = ann.latest, running(table).state.key()

        def failing(self: DiscoveryGame, state: Any, *_: object) -> Any:
            state.turn = 2  # as far as it got
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(DiscoveryGame, "play", failing)
            with pytest.raises(ZeroDivisionError):
                await ann.play("place band")
        assert stage.journal.events == []
        assert running(table).state.key() == key
        assert ann.latest == before
        await ann.play("place band")
        assert stage.journal.payloads == [Moved(0, "place band")]

    run(table, scene)


def test_a_disk_that_refuses_leaves_the_position_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stop_table()

    async def scene(stage: Stage) -> None:
        ann, *_ = await sit_down(stage)
        before, key, seq = ann.latest, running(table).state.key(), table.seq

        async def full(*_: object) -> None:
            raise StoreError(Code.CANNOT_WRITE, given="discovery.sqlite")

        with monkeypatch.context() as patched:
            patched.setattr(stage.journal, "append", full)
            with pytest.raises(StoreError):
                await ann.play("place band")
        assert (running(table).state.key(), table.seq, ann.latest) == (key, seq, before)
        await ann.play("place band")
        assert table.seq == seq + 1

    run(table, scene)
