"""The package's build: the client in web/ is built into the package, so that nobody needs Node to play."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from tooling import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, unless it is there and made from the same sources, as in our source archives."""

    def dependencies(self) -> list[str]:
        """The wheel that brings Node, asked for only when there is something to build."""
        return [] if client.is_built(Path(self.root)) else [self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files of the wheel or the archive are collected."""
        if not client.is_built(Path(self.root)):
            client.build(Path(self.root))
