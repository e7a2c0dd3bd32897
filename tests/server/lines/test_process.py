"""Outside programs as processes: they end with their server, and their output is limited."""

from __future__ import annotations

import logging
import os
import signal
import sys
from pathlib import Path

import pytest

from discovery.engines.outside.process import Process
from discovery.engines.outside.program_log import AT_ONCE, IN_ALL, PER_SECOND, ProgramLog
from tests.support.deadlines import said, started, waited

STUBBORN = r"""
import fcntl, os, signal, sys, time
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
held = [open(sys.argv[1], "w"), open(sys.argv[2], "w")]
child = os.fork()
fcntl.flock(held[0 if child else 1], fcntl.LOCK_EX)
os.write(1, b"held\n")
time.sleep(600)
"""
SERVER = """
import sys, time
from discovery.engines.outside.process import Process
process = Process([sys.executable, *sys.argv[1:]])
print(process.hear(60.0), process.hear(60.0), flush=True)
time.sleep(600)
"""
LOUD = """
import sys
for number in range(40_000):
    print("everything is wrong", file=sys.stderr)
print("done", flush=True)
"""


def wait_until_free(path: Path) -> None:
    """A lock goes with its holder, also where nobody asks for the status of the dead."""
    import fcntl

    with path.open("w") as file:

        def locked() -> bool:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return False
            return True

        waited(locked)


@pytest.mark.skipif(os.name != "posix", reason="there are no process groups elsewhere")
def test_a_program_and_its_children_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    program, locks = tmp_path / "stubborn.py", [tmp_path / "parent", tmp_path / "child"]
    program.write_text(STUBBORN)
    command = [sys.executable, "-c", SERVER, str(program), *map(str, locks)]
    with started(command, by=signal.SIGKILL) as server:
        said(server, "held.*held")
    for lock in locks:
        wait_until_free(lock)


@pytest.mark.skipif(os.name != "posix", reason="there are no process groups elsewhere")
def test_a_program_that_is_killed_takes_its_children_with_it(tmp_path: Path) -> None:
    program, locks = tmp_path / "stubborn.py", [tmp_path / "parent", tmp_path / "child"]
    program.write_text(STUBBORN)
    process = Process([sys.executable, str(program), *map(str, locks)])
    assert (process.hear(60.0), process.hear(60.0)) == (b"held\n", b"held\n")
    process.kill()
    for lock in locks:
        wait_until_free(lock)


def test_the_end_of_a_program_is_the_end_of_its_lines() -> None:
    process = Process([sys.executable, "-c", "print('one')"])
    assert process.hear(60.0).strip() == b"one"
    with pytest.raises(EOFError):
        process.hear(60.0)
    process.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the system tells it there")
def test_a_program_is_started_with_the_usual_signals() -> None:
    process = Process(["grep", "SigIgn", "/proc/self/status"])
    ignored = int(process.hear(60.0).split()[1], 16)
    process.close()
    assert not ignored & 1 << 12


def test_a_flood_of_complaints_is_cut_and_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "discovery.program"):
        process = Process([sys.executable, "-c", LOUD])
        assert process.hear(60.0).strip() == b"done"
        process.close()
    heard = sum(len(record.getMessage()) for record in caplog.records)
    assert caplog.records[0].getMessage().endswith(": everything is wrong")
    assert heard < 20 * AT_ONCE


class Receiver:
    """A program log on a clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 0.0
        self.hearing = ProgramLog("mine", lambda: self.at)


def test_complaints_are_passed_on_slowly_and_not_for_ever(caplog: pytest.LogCaptureFixture) -> None:
    ear = Receiver()
    ear.hearing.take(b"one\ntwo\x1b[31m\tthree\xff\n")
    said = [record.getMessage() for record in caplog.records]
    assert said == ["mine: one", "mine: two\ufffd[31m        three\ufffd"]
    ear.hearing.take(b"x" * 2 * AT_ONCE)
    assert caplog.records[-1].getMessage() == "mine: …"
    before = len(caplog.records)
    ear.hearing.take(b"y" * AT_ONCE)
    assert len(caplog.records) == before
    ear.at += 1.0
    ear.hearing.take(b"z" * 100)
    assert caplog.records[-1].getMessage() == "mine: " + "z" * 100
    caplog.clear()
    for _ in range(1000):
        ear.at += AT_ONCE / PER_SECOND
        ear.hearing.take(b"w" * AT_ONCE)
    assert sum(len(record.getMessage()) for record in caplog.records) < 1.1 * IN_ALL
