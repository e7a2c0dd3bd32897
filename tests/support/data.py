"""Where the tests' data lie, and how their JSON is written: a line a key, so that a change shows as one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
GOLDEN = DATA / "golden"
"""Finished games with their final positions, one of every game, option and event."""
OLD_GAMES = DATA / "corpus" / "v1"
"""Games of version 1, never made again."""
CHANGED_GAMES = DATA / "corpus" / "v1-changed"
"""Those of them in which a rule decides that version 2 has changed."""
GAMES_OF_BOTS = DATA / "corpus" / "v4-bots"
"""Games of version 4 in which bots do what version 5 has corrected: one for each correction."""
COUNTS = DATA / "counts"
"""Numbers of sequences of decisions from some positions; in ``small`` of all positions of small games."""


def written(content: Mapping[str, object]) -> str:
    """JSON with a line for each key and, where a key holds objects, for each of these."""
    lines = [f" {json.dumps(key)}: {_value(value)}" for key, value in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(value: object) -> str:
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return "[\n" + ",\n".join(f"  {json.dumps(item)}" for item in value) + "\n ]"
    if isinstance(value, dict) and value:
        pairs = (f"  {json.dumps(key)}: {json.dumps(item)}" for key, item in value.items())
        return "{\n" + ",\n".join(pairs) + "\n }"
    return json.dumps(value)


def games(folder: Path) -> list[Path]:
    """The records of a folder, by name."""
    return sorted(folder.glob("*.record"))
