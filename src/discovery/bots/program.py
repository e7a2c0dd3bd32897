"""What a program is: something that decides from a view and nothing else."""

from __future__ import annotations

from typing import Protocol

from discovery.evolution.sight import View


class Program(Protocol):
    """Takes the decisions of one seat. It is told what its seat may know, and never a position."""

    def decide(self, view: View) -> int:
        """One of ``view.legal``, which is not empty."""
        ...
