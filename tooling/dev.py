"""`./dev`: the environment, then the server and the client's live build."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from tooling import background
from tooling.environment import TEST_LOCK, Environment, SetupFailed
from tooling.messages import language, speaker
from tooling.play import become
from tooling.progress import say

ROOT = Path(__file__).resolve().parent.parent
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, then become the process that supervises server and client.

    It uses the tests' environment, because only that has Node, and needs no built page.
    """
    text = speaker(language())
    if {"-h", "--help"} & set(arguments):
        say(text("dev-usage"))
        return 0
    environment = Environment(ROOT, text)
    try:
        environment.prepare(TEST_LOCK, page=False)
        if not environment.is_settled():
            background.start(environment)
    except SetupFailed:
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    os.chdir(ROOT)  # where the tooling is
    return become([str(environment.python), "-m", "tooling.reloading", *arguments])
