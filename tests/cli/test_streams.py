"""Streams that are closed, full or cut off: an exit status and at most one line, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.data import GOLDEN
from tests.support.deadlines import run

GAME = str(GOLDEN / "explore-2.record")
POSIX = sys.platform != "win32"


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """Run a shell line in which ``discovery`` is this project's command."""
    script = f'discovery() {{ "{sys.executable}" -m discovery "$@"; }}\n{command}'
    return run(["sh", "-c", script], encoding="utf-8", check=False)


if POSIX:

    @pytest.mark.parametrize(
        ("command", "status", "err"),
        [
            (f"discovery replay --json {GAME} >&-", 0, ""),
            ("discovery replay nowhere 2>&-", 1, ""),
            ("discovery replay - <&-", 1, "-:0: cannot-read: "),
            ("discovery play <&-", 0, ""),
            (f"discovery replay {GAME} | head -n 1 > {os.devnull}", 0, ""),
        ],
    )
    def test_closed_streams(command: str, status: int, err: str) -> None:
        done = shell(command)

        assert done.returncode == status
        assert done.stderr.startswith(err)
        assert len(done.stderr.splitlines()) == bool(err)


if POSIX:

    @pytest.mark.parametrize("command", ["rules", "options", "options --json", "--help", f"replay {GAME}"])
    def test_a_reader_that_goes_away_is_no_error(command: str) -> None:
        """Nobody reads from the first word on, as behind ``| head`` sooner or later."""
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            done = run([sys.executable, "-m", "discovery", *command.split()], stdout=out, check=False)
        assert (done.returncode, done.stderr) == (0, "")

    def test_ctrl_c_while_the_program_starts_ends_without_a_traceback() -> None:
        """Its own module of a command sends the signal, as the terminal does while all is imported."""
        pressed = "import os, signal, sys; sys.meta_path.insert(0, type('Press', (), {'find_spec': "
        pressed += (
            "staticmethod(lambda name, *_: name == NAME and os.kill(os.getpid(), signal.SIGINT) or None)})())"
        )
        # A shell starts what it runs in the background with the signal ignored, and children inherit that.
        pressed += "; signal.signal(signal.SIGINT, signal.default_int_handler)"
        for name in ("discovery.cli.commands", "discovery.cli.arguments", "discovery.cli.commands.options"):
            words = f"{pressed.replace('NAME', repr(name))}; sys.argv = ['discovery', 'options']; "
            words += "from discovery.cli import main; sys.exit(main())"
            done = run([sys.executable, "-c", words], check=False)
            assert (name, done.returncode, done.stderr, done.stdout) == (name, 130, "\n", "")


def test_a_full_disk_is_said_in_words() -> None:
    full = Path("/dev/full")
    if not full.exists():
        full = Path(os.devnull)
    with full.open("wb") as out:
        done = run([sys.executable, "-m", "discovery", "replay", GAME], stdout=out, check=False)

    assert "Traceback" not in done.stderr
    assert done.returncode == (1 if full.name == "full" else 0)
