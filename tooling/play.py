"""`./play` and `./discovery`: sets up the environment, then becomes the server or the command."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from tooling import background
from tooling.environment import PLAY_LOCK, Environment, SetupFailed
from tooling.messages import language, speaker

ROOT = Path(__file__).resolve().parent.parent
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """`./play`: set up what is missing, then become `discovery serve` with the same arguments."""
    return launch(["serve", *arguments])


def command(arguments: Sequence[str]) -> int:
    """`./discovery`: the same for any command; setup messages must not mix with the command's output."""
    with redirect_stdout(sys.stderr):
        return launch(arguments)


def launch(arguments: Sequence[str]) -> int:
    """Set up what is missing, compile the engine in the background if needed, then become `discovery`."""
    environment = Environment(ROOT, speaker(language()))
    try:
        environment.prepare(PLAY_LOCK)
        if not environment.is_settled():
            background.start(environment)
    except SetupFailed:
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return become([str(environment.python), "-P", "-m", "discovery", *arguments])


def become(command: list[str]) -> int:
    """Replace this process by the command; Windows cannot, so there we wait for it."""
    if sys.platform != "win32":
        os.execv(command[0], command)
    return wait_for(command)


def wait_for(command: list[str]) -> int:
    """Wait for the command to end. It receives Ctrl-C itself and shuts down at its own pace."""
    server = subprocess.Popen(command)
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue
