"""Lists of the host's shell: as JSON, in columns, or in a sentence where there is nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from discovery.cli.terminal import Terminal


def show_list(
    terminal: Terminal,
    name: str,
    found: Sequence[Any],
    headings: Sequence[str],
    row: Callable[[Any], tuple[str, ...]],
    *,
    as_json: bool = False,
) -> int:
    """List dataclasses, each as a ``row`` below the ``headings``; returns the status. ``name`` is the key in
    JSON, and the end of the sentence's id."""
    if as_json:
        terminal.show({name: [asdict(one) for one in found]})
    elif not found:
        terminal.say(f"admin-no-{name}")
    else:
        terminal.grid(headings, [row(one) for one in found])
    return 0
