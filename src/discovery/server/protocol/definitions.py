"""The definitions of messages in JSON Schema."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import msgspec

Schema = dict[str, Any]
"""A document of JSON Schema, or a part of one."""


def definitions(kinds: Sequence[object], reference: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each kind, and those that they refer to by ``reference``, a template with ``{name}``. The
    descriptions are docstrings without their indentation."""
    shapes, components = msgspec.json.schema_components(kinds, ref_template=reference)
    for one in components.values():
        if "description" in one:
            one["description"] = inspect.cleandoc(one["description"])
    return list(shapes), components
