"""A separate environment for each peer, outside the project; created once and then reused."""

from __future__ import annotations

import os
import subprocess
import venv
from pathlib import Path

LISTS = Path(__file__).parent / "peers"
"""Each peer's packages, in ``NAME.txt`` beside ``NAME.py``."""
NOTE = "requirements.txt"
"""What an environment was made from, copied into it when it was complete."""


class NotInstalled(Exception):
    """A peer's packages could not be installed."""


def peers() -> list[str]:
    """The names of all peers."""
    return sorted(path.stem for path in LISTS.glob("*.txt"))


def python_of(home: Path) -> Path:
    """The interpreter of an environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def interpreter(peer: str, cache: Path) -> Path:
    """The interpreter with a peer's packages; ``NotInstalled`` if they cannot be installed."""
    wanted = (LISTS / f"{peer}.txt").read_text(encoding="utf-8")
    home = cache / peer
    note = home / NOTE
    if not note.is_file() or note.read_text(encoding="utf-8") != wanted:
        _install(LISTS / f"{peer}.txt", home)
        note.write_text(wanted, encoding="utf-8")
    return python_of(home)


def _install(requirements: Path, home: Path) -> None:
    venv.create(home, clear=True, with_pip=True)
    command = [str(python_of(home)), "-m", "pip", "install", "--quiet", "--requirement"]
    done = subprocess.run([*command, str(requirements)], capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise NotInstalled(done.stderr.strip().splitlines()[-1])
