"""`./play`: the environment, then the server in its place."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tooling.environment import PLAY_LOCK, Environment, SetupFailed
from tooling.messages import language, speaker

ROOT = Path(__file__).resolve().parent.parent
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, then become `discovery serve` with the same arguments."""
    environment = Environment(ROOT, speaker(language()))
    try:
        environment.prepare(PLAY_LOCK)
    except SetupFailed:
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return become([str(environment.python), "-P", "-m", "discovery", "serve", *arguments])


def become(command: list[str]) -> int:
    """Give this process over to the command; Windows cannot, so there we wait for it."""
    if sys.platform != "win32":
        os.execv(command[0], command)
    return wait_for(command)


def wait_for(command: list[str]) -> int:
    """Run the command to its end. It hears Ctrl-C itself and closes in its own time."""
    server = subprocess.Popen(command)
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue
