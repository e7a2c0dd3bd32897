"""Two-dimensional codes, as drawings for templates."""

from __future__ import annotations

from typing import Any

import segno

QUIET = 2
"""Modules of white around the symbol in the drawing; on white paper nothing else comes near it."""


def qr(text: str) -> dict[str, Any]:
    """A QR symbol that stands 15 % of damage: ``path`` in a box of ``box`` x ``box`` modules."""
    matrix = segno.make(text, error="m", micro=False).matrix
    runs = [
        f"M{column + QUIET} {row + QUIET}h1v1h-1z"
        for row, modules in enumerate(matrix)
        for column, module in enumerate(modules)
        if module
    ]
    return {"path": "".join(runs), "box": len(matrix) + 2 * QUIET}
