"""Lets the engine's hot modules run compiled, if there is a build that was made from exactly these sources.

The compiled modules lie in a folder of their own, so Python finds the plain ones by itself and this finder,
put before its own, is all there is to switch. A build from other sources, for another Python or cut short is
passed over as a whole: the modules know the layout of each other's objects and must never be mixed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "DISCOVERY_PURE"
"""Set to 1 in the environment, the plain modules run whatever is built."""


class CompiledFinder:
    """Finds the compiled form of the modules that have one."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the compiled module lies; None for every other module."""
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def compiled_files(package: Path) -> dict[str, str]:
    """Module -> its compiled file; empty when there is no build or it does not fit."""
    place = package / "_compiled"
    try:
        first, *sources = (place / "manifest").read_text(encoding="utf-8").splitlines()
        made_from, folder, suffix = first.split()
        content = b"".join((package / source).read_bytes() for source in sources)
    except (OSError, ValueError):
        return {}
    if suffix not in EXTENSION_SUFFIXES or source_hash(content).hex() != made_from:
        return {}
    modules = [
        f"{package.name}.{source[:-3].replace('/', '.')}" for source in sources if source.endswith(".py")
    ]
    return {module: str(place / folder / f"{module}{suffix}") for module in modules}


def build_time(package: Path) -> int:
    """When the build was made that a process started now would find, in ns since 1970; 0: there is none.

    It costs one look at the disk. Whether the build fits the sources is found out by the process itself.
    """
    if _plain_is_wanted():
        return 0
    try:
        return (package / "_compiled" / "manifest").stat().st_mtime_ns
    except OSError:
        return 0


def _plain_is_wanted() -> bool:
    return os.environ.get(VARIABLE, "").strip() not in {"", "0"}


def install(package: Path) -> bool:
    """Choose the build for this process; whether the compiled modules run."""
    if _plain_is_wanted():
        return False
    files = compiled_files(package)
    if files:
        sys.meta_path.insert(0, CompiledFinder(files))
    return bool(files)
