"""`./dev`: its command line, when it restarts the server, and that it leaves no process behind."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from tests.support.deadlines import MOST_SECONDS
from tooling import background, children, client, dev, reloading
from tooling.children import Child
from tooling.environment import TEST_LOCK, Environment
from tooling.messages import speaker
from tooling.reloading import Ended, Ready, Watch, Wishes

STUBBORN = (
    "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('deaf', flush=True);"
    "import time; time.sleep(600)"
)
FAMILY = (
    "import subprocess, sys, time;"
    "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);"
    "print(child.pid, flush=True); time.sleep(600)"
)
on_posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


@pytest.fixture
def unheard() -> Iterator[None]:
    """The signals of the tests' own process, as they were before."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


@pytest.mark.parametrize(
    ("arguments", "wishes"),
    [
        ([], Wishes(0, ())),
        (["--port", "6000"], Wishes(6000, ())),
        (["--port=6000", "--log", "json"], Wishes(6000, ("--log", "json"))),
        (["--port"], None),
        (["--port", "x"], None),
        (["--port", "0"], None),
        (["--port", "65536"], None),
    ],
)
def test_wishes_are_read(arguments: list[str], wishes: Wishes | None) -> None:
    assert reloading.read(arguments) == wishes


def test_it_sets_up_what_the_client_needs_and_does_not_wait_for_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[object] = []
    monkeypatch.setattr(Environment, "prepare", lambda self, lock, **more: order.append((lock, more)))
    monkeypatch.setattr(Environment, "is_settled", lambda self: False)
    monkeypatch.setattr(background, "start", lambda environment: order.append("engine"))
    monkeypatch.setattr(dev, "become", lambda command: order.append(command[1:]))
    monkeypatch.chdir(Path.cwd())

    dev.main(["--port", "6000"])

    assert order == [(TEST_LOCK, {"page": False}), "engine", ["-m", "tooling.reloading", "--port", "6000"]]


def test_help_is_given_before_anything_is_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert "./dev [--port N]" in capsys.readouterr().out


def test_a_port_that_is_taken_is_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        assert reloading.main(["--port", str(port)]) == 1
    assert str(port) in capsys.readouterr().out


def test_only_what_the_server_reads_starts_it_again(tmp_path: Path) -> None:
    sources = tmp_path / "src" / "discovery"
    (sources / "server" / "static").mkdir(parents=True)
    (sources / "game.py").write_text("first", encoding="utf-8")
    watch = Watch(tmp_path)
    assert not watch.changed()

    (sources / "server" / "static" / "README.md").write_text("built", encoding="utf-8")
    (sources / "game.pyc").write_text("made", encoding="utf-8")
    assert not watch.changed()

    for change in (
        lambda: os.utime(sources / "game.py", ns=(1, 1)),
        lambda: (sources / "errors.ftl").write_text("new", encoding="utf-8"),
        (sources / "errors.ftl").unlink,
    ):
        change()
        assert watch.changed()
        assert not watch.changed()


def test_tables_are_in_the_checkout_by_default(tmp_path: Path) -> None:
    own = reloading.server(tmp_path, 6000, ()).command
    assert own[own.index("--data") + 1] == f"{tmp_path}/.setup/dev"
    for given in (("--data", "elsewhere"), ("--data=elsewhere",)):
        assert f"{tmp_path}/.setup/dev" not in reloading.server(tmp_path, 6000, given).command


@on_posix
def test_a_process_that_does_not_hear_is_killed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(children, "GRACE", 0.1)
    child, output = spied([sys.executable, "-c", STUBBORN], tmp_path)
    with output:
        assert next_line(output) == "deaf\n"
        child.stop()
        assert next_line(output) == ""  # nobody holds the other end any more


@on_posix
def test_what_a_process_has_started_ends_with_it(tmp_path: Path) -> None:
    child, output = spied([sys.executable, "-c", FAMILY], tmp_path)
    with output:
        assert next_line(output).strip().isdecimal()
        child.stop()
        assert next_line(output) == ""


def next_line(output: TextIO) -> str:
    """The next line of a pipe, ``""`` at its end."""
    assert select.select([output], [], [], MOST_SECONDS)[0], "nothing is said, and it does not end"
    return output.readline()


def spied(command: list[str], folder: Path) -> tuple[Child, TextIO]:
    """A child whose output can be read, line by line; the end comes when all that have it are gone."""
    child = Child(command, folder, {})
    output, child._out = os.pipe()
    child.start()
    os.close(child._out)
    return child, os.fdopen(output)


@on_posix
def test_a_signal_is_noted_and_both_are_ended(
    unheard: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one that comes while the server starts again."""
    ended = Ended()
    both = [Child([sys.executable, "-c", "input()"], tmp_path, {}, subprocess.DEVNULL) for _ in range(2)]
    monkeypatch.setattr(reloading, "server", lambda *_: both[0])
    monkeypatch.setattr(reloading, "page", lambda *_: both[1])
    monkeypatch.setattr(client, "install", lambda root: None)

    def changed(self: Watch) -> bool:
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr(Watch, "changed", changed)

    assert reloading.main([], tmp_path) == 0

    assert not ended  # only the latest one hears
    assert [child._process for child in both] == [None, None]


@on_posix
def test_a_server_that_failed_waits_for_the_next_change(
    unheard: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said once."""
    serving = Child([sys.executable, "-c", "raise SystemExit(3)"], tmp_path, {}, subprocess.DEVNULL)
    showing = Child([sys.executable, "-c", "import time; time.sleep(600)"], tmp_path, {}, subprocess.DEVNULL)
    looks = 0

    class Sources(Watch):
        def changed(self) -> bool:
            nonlocal looks
            looks += 1
            if looks == 1:
                assert serving._process is not None
                serving._process.wait(MOST_SECONDS)
            if looks == 4:
                os.kill(os.getpid(), signal.SIGTERM)
            return False

    serving.start()
    showing.start()
    try:
        text = speaker("en")
        assert reloading.watch(serving, showing, Ended(), Sources(tmp_path), Ready(text, 1, 1)) == 0
    finally:
        serving.stop()
        showing.stop()
    assert capsys.readouterr().out.count("The server has stopped.") == 1


def test_a_page_that_cannot_be_served_ends_it(unheard: None, tmp_path: Path) -> None:
    showing = Child([sys.executable, "-c", ""], tmp_path, {}, subprocess.DEVNULL)
    serving = Child([sys.executable, "-c", "input()"], tmp_path, {}, subprocess.DEVNULL)
    serving.start()
    showing.start()
    try:
        ready = Ready(speaker("en"), 1, 1)
        assert reloading.watch(serving, showing, Ended(), Watch(tmp_path), ready) == 1
    finally:
        serving.stop()
        showing.stop()


def test_the_address_is_said_when_both_answer(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as page, socket.socket() as server:
        for each in (page, server):
            each.bind(("127.0.0.1", 0))
        ports = [each.getsockname()[1] for each in (page, server)]
        ready = Ready(speaker("en"), *ports)
        page.listen()
        ready.look()
        assert capsys.readouterr().out == ""
        server.listen()
        ready.look()
        ready.look()
    assert capsys.readouterr().out.startswith(f"Open http://127.0.0.1:{ports[0]}/.")
