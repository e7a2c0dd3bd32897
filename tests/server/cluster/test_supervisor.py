"""The parent of several processes waits for none without limit, and looks after the others meanwhile."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path
from socket import socket
from typing import Any, cast

import pytest

from discovery.server.cluster import supervisor
from discovery.server.cluster.supervisor import Child, Supervisor
from discovery.server.config.settings import Settings


class Process:
    """A process that is only told of; ``sentinel`` is readable once it has ended."""

    def __init__(self) -> None:
        self._ended, self._end = multiprocessing.Pipe(duplex=False)
        self.exitcode: int | None = None

    @property
    def sentinel(self) -> int:
        return self._ended.fileno()

    def is_alive(self) -> bool:
        return self.exitcode is None

    def die(self, status: int = -9) -> None:
        self.exitcode = status
        self._end.close()

    kill = terminate = die

    def join(self, seconds: float | None = None) -> None:
        """It has ended, or will not."""


class House(Supervisor):
    """A supervisor of such processes; the first letters of their ids say in which order they were started."""

    def __init__(self, serving: str, folder: Path) -> None:
        """``serving``: for each process that is started, ``+`` if it comes to serve at once."""
        super().__init__(Settings(folder, processes=2), socket(), "en", self._note)
        self._listener.close()
        self._plan = list(serving)
        self.begun: list[Child] = []
        self.lines: list[Connection] = []
        self.freed: list[str] = []
        self._children = [self._start(), self._start()]

    def _start(self) -> Child:
        mine, its = multiprocessing.Pipe()
        child = Child("abcdefgh"[len(self.begun)], cast(Any, Process()), mine)
        self.begun.append(child)
        self.lines.append(its)
        if self._plan.pop(0) == "+":
            its.send(True)
        return child

    def _note(self, ident: str) -> None:
        self.freed.append(ident)

    @property
    def running(self) -> str:
        assert all(child.process.is_alive() for child in self._children)
        return "".join(child.ident for child in self._children)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(supervisor, "LOOK_SECONDS", 0.01)


def test_each_process_is_replaced_by_one_that_serves(tmp_path: Path) -> None:
    house = House("++++", tmp_path)
    house._renew()
    assert (house.running, house.freed) == ("cd", ["a", "b"])


def test_one_that_never_serves_is_given_up_and_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House("++-", tmp_path)
    monkeypatch.setattr(supervisor, "STARTING_SECONDS", 0.05)
    house._renew()
    assert (house.running, house.freed) == ("ab", ["c"])
    assert not house.begun[2].process.is_alive()


def test_those_that_die_while_a_new_one_begins_are_replaced_and_none_is_left_over(tmp_path: Path) -> None:
    """The one to be replaced, and another one: the new one begins once both are back."""
    house = House("++-++++", tmp_path)
    both = cast(Any, house.begun[0].process), cast(Any, house.begun[1].process)
    for one in both:
        one.die()
    free = house._free

    def then_the_new_one_serves(ident: str) -> None:
        free(ident)
        if house.freed == ["a", "b"]:
            house.lines[2].send(True)

    house._free = then_the_new_one_serves
    house._renew()
    assert house.freed == ["a", "b", "d", "e"]
    assert house.running == "cf"
    assert [one.ident for one in house.begun if one.process.is_alive()] == ["c", "f"]


def test_a_process_that_hangs_in_its_beginning_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House("+-+", tmp_path)
    house._replace_lost()
    assert house.running == "ab"
    monkeypatch.setattr(supervisor, "STARTING_SECONDS", -1.0)
    house._replace_lost()
    assert (house.running, house.freed) == ("ac", ["b"])
