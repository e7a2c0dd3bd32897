"""The package's build: the client is built into it, so that nobody needs Node, and its engine is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from tooling import ccompiler, client, compiled

VARIABLE = "DISCOVERY_BUILD"
"""`pure` leaves the engine plain, `abi3` compiles it for 3.11 and all later ones; else for this Python."""


class PackageHook(BuildHookInterface[Any]):
    """Builds the client and compiles the engine, each unless it is there and made from the same sources."""

    def dependencies(self) -> list[str]:
        """The wheels that bring Node and Cython, asked for only when there is something to make with them."""
        node = [] if client.is_built(Path(self.root)) else [self.config["node"]]
        return node + ([self.config["cython"]] if self._is_wanted() and ccompiler.find() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make both before the files of the wheel or the archive are collected."""
        root = Path(self.root)
        if not client.is_built(root):
            client.build(root)
        if self._is_wanted():
            # A process of its own: it works on all cores, and its workers start from its own main module.
            # Where it cannot compile it says so, and the wheel is a plain one.
            command = [sys.executable, "-m", "tooling.compiled", *(["--abi3"] if self._is_abi3() else [])]
            subprocess.run(command, cwd=root, check=False)
        if self._is_wanted() and version != "editable" and self._is_compiled():
            build_data["artifacts"] += [f"src/{pattern}" for pattern in compiled.built_files(root)]
            build_data["pure_python"] = False
            build_data["tag"] = self._tag()

    def _is_wanted(self) -> bool:
        wanted = self.target_name == "wheel" and os.environ.get(VARIABLE) != "pure"
        return wanted and bool(compiled.hot(Path(self.root)))

    def _is_abi3(self) -> bool:
        return os.environ.get(VARIABLE) == "abi3"

    def _is_compiled(self) -> bool:
        suffix = ccompiler.abi3_suffix() if self._is_abi3() else ccompiler.native_suffix()
        return compiled.is_built(Path(self.root), suffix)

    def _tag(self) -> str:
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        return f"{'cp311-abi3' if self._is_abi3() else f'{python}-{python}'}-{ccompiler.platform_tag()}"
