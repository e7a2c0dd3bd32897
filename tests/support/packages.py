"""Packages that a test writes."""

from __future__ import annotations

import sys


def forget(package: str) -> None:
    """Import it anew the next time: another test may have written another one of that name."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]
