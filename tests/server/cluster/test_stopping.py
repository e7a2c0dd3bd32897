"""``serve --processes``: SIGTERM, and Ctrl+C, which reaches all processes of a terminal, end all of them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.support.data_servers import Postgres
from tests.support.deadlines import MOST_SECONDS, lines, started, waited

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform == "win32", reason="groups of processes")]
MOMENTS = {"while one begins": 1, "while both begin": 2, "while they serve": 3}
"""How many of what it says come before the signal: two processes that were started, then its address."""


def up_to(process: subprocess.Popen[str], count: int) -> Iterator[int]:
    """Read so much of what a server says; the ids of the processes that it starts."""
    told = lines(process)
    while count:
        line = next(told)
        if "process-started" in line:
            yield int(json.loads(line)["pid"])
        elif "http://" not in line:
            continue
        count -= 1


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_all_processes_end_without_a_traceback(
    postgres: Postgres, tmp_path: Path, number: int, moment: str
) -> None:
    command = [sys.executable, "-m", "discovery", "serve", "--port", "0", "--processes", "2", "--log", "json"]
    command += ["--data", str(tmp_path), "--database", postgres.database(), "--language", "en"]
    with started(command, start_new_session=True, stderr=subprocess.STDOUT) as process:
        children = list(up_to(process, MOMENTS[moment]))
        if number == signal.SIGINT:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        said, _ = process.communicate(timeout=MOST_SECONDS)

    assert "Traceback" not in said
    children += [json.loads(line)["pid"] for line in said.splitlines() if "process-started" in line]
    for child in children:
        waited(partial(gone, child))
    assert process.returncode in (0, 130, -number)
