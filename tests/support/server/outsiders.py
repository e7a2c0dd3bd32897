"""Outside programs: the one in the documentation, and one that follows a script and logs its input."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discovery

DOCS = Path(discovery.__file__).parents[2] / "docs" / "line-protocol.md"

OBEDIENT = """
import json
import pathlib
import sys

here = pathlib.Path(__file__).parent
log = (here / "heard.jsonl").open("a", encoding="utf-8")
orders = json.loads((here / "orders.json").read_text(encoding="utf-8"))


def say(**message):
    sys.stdout.buffer.write(json.dumps(message).encode() + b"\\n")
    sys.stdout.buffer.flush()


for line in sys.stdin.buffer:
    log.write(line.decode())
    log.flush()
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(**orders["hello"])
    elif heard["type"] == "act":
        said = orders["acts"].pop(0) if orders["acts"] else ["play"]
        (here / "orders.json").write_text(json.dumps(orders), encoding="utf-8")
        for word in said:
            if word == "play":
                say(type="legal")
            elif word == "die":
                sys.exit(3)
            elif word != "nothing":
                text = word.replace("SEQ", str(heard["seq"])).encode("utf-8", "surrogateescape")
                sys.stdout.buffer.write(text + b"\\n")
                sys.stdout.buffer.flush()
    elif heard["type"] == "legal":
        say(type="act", seq=heard["seq"], move=heard["moves"][0])
"""


def documented() -> str:
    """The program that the documentation shows."""
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@dataclass
class Obedient:
    """``acts`` are the lines to say when a decision is wanted, decision by decision; then it plays."""

    folder: Path
    acts: list[list[str]]
    greeting: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        orders = {"hello": self.greeting or {"type": "hello", "protocol": 1}, "acts": self.acts}
        (self.folder / "orders.json").write_text(json.dumps(orders), encoding="utf-8")
        self.file.write_text(OBEDIENT, encoding="utf-8")

    @property
    def file(self) -> Path:
        return self.folder / "obedient.py"

    def heard(self, kind: str = "") -> list[dict[str, Any]]:
        """The messages it received, in all its processes."""
        lines = (self.folder / "heard.jsonl").read_text(encoding="utf-8").splitlines()
        return [one for one in map(json.loads, lines) if kind in ("", one["type"])]
