"""How many lines and branches the tests reach, room by room: `python -m tooling.coverage [--json]`.

For Python it runs the tests of the usual round but those in the browser, on the plain modules, with the
processes that they start; for the client its own tests. It tells how much they reach, not whether they pass:
tests of the compiled build have no build to look at here.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tooling.messages import language, speaker
from tooling.progress import say
from tooling.testruns import MARKED, SIDE_BY_SIDE, Round

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(".setup") / "coverage"
CLIENT = "client"


@dataclass
class Reached:
    """What there is of lines and branches, and how much of it tests reach."""

    lines: int = 0
    lines_reached: int = 0
    branches: int = 0
    branches_reached: int = 0

    def __add__(self, other: Reached) -> Reached:
        return Reached(
            self.lines + other.lines,
            self.lines_reached + other.lines_reached,
            self.branches + other.branches,
            self.branches_reached + other.branches_reached,
        )


def main(arguments: Iterable[str]) -> int:
    """Run the tests and tell what they reach; 1 if nothing could be counted."""
    parser = argparse.ArgumentParser(prog="python -m tooling.coverage", description="Count what tests reach.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    wishes = parser.parse_args([*arguments])
    shutil.rmtree(ROOT / KEPT, ignore_errors=True)
    (ROOT / KEPT).mkdir(parents=True)
    rooms = of_python(run_python()) | of_client(run_client())
    if not rooms:
        return 1
    if wishes.json:
        say(json.dumps({room: vars(reached) for room, reached in rooms.items()}, indent=2))
    else:
        say(table(rooms))
    return 0


def run_python() -> dict[str, Any]:
    """Run the tests of Python; what coverage tells of each file."""
    counted = {"COVERAGE_FILE": str(ROOT / KEPT / "python"), "DISCOVERY_PURE": "1"}
    surroundings = os.environ | counted
    coverage = [sys.executable, "-m", "coverage"]
    left_out = f"--ignore={ROOT / 'tests' / 'browser'}"
    pytest = ["pytest", "-q", "-p", "no:cacheprovider", *SIDE_BY_SIDE, *MARKED[Round.USUAL], left_out]
    told = KEPT / "python.json"
    for order in (["run", "-m", *pytest], ["combine", "-q"], ["json", "-q", "-o", str(told)]):
        subprocess.run([*coverage, *order], cwd=ROOT, env=surroundings, stdout=sys.stderr, check=False)
    return read(ROOT / told)


def run_client() -> dict[str, Any]:
    """Run the tests of the client; what vitest tells of each file."""
    order = [sys.executable, "-m", "tooling.client", "coverage"]
    subprocess.run(order, cwd=ROOT, stdout=sys.stderr, check=False)
    return read(ROOT / KEPT / CLIENT / "coverage-summary.json")


def read(told: Path) -> dict[str, Any]:
    """The content of a file that a tool writes when it has counted; else nothing, after a message."""
    if not told.is_file():
        say(speaker(language())("coverage-missing", path=told.relative_to(ROOT)))
        return {}
    content: dict[str, Any] = json.loads(told.read_text(encoding="utf-8"))
    return content


def of_python(told: Mapping[str, Any]) -> dict[str, Reached]:
    """What tests reach in each room, the folders of the package."""
    rooms: defaultdict[str, Reached] = defaultdict(Reached)
    for name, file in told.get("files", {}).items():
        inside = Path(name).parts[2:]  # after src/discovery
        total = file["summary"]
        rooms[inside[0] if len(inside) > 1 else "discovery"] += Reached(
            total["num_statements"],
            total["covered_lines"],
            total["num_branches"],
            total["covered_branches"],
        )
    return dict(sorted(rooms.items()))


def of_client(told: Mapping[str, Any]) -> dict[str, Reached]:
    """What the client's own tests reach in each of its folders."""
    rooms: defaultdict[str, Reached] = defaultdict(Reached)
    for name, file in told.items():
        if name == "total" or name.endswith(".d.ts"):
            continue
        inside = Path(name).relative_to(ROOT / "web" / "src").parts
        lines, branches = file["lines"], file["branches"]
        rooms[f"{CLIENT}: {inside[0]}" if len(inside) > 1 else CLIENT] += Reached(
            lines["total"], lines["covered"], branches["total"], branches["covered"]
        )
    return dict(sorted(rooms.items()))


def table(rooms: Mapping[str, Reached]) -> str:
    """A table of all rooms, and of Python and the client as a whole."""
    client = [reached for room, reached in rooms.items() if room.startswith(CLIENT)]
    python = [reached for room, reached in rooms.items() if not room.startswith(CLIENT)]
    whole = {"Python": sum(python, Reached()), "TypeScript and Svelte": sum(client, Reached())}
    rows = [("", "lines", "reached", "branches", "reached")]
    for room, reached in [*rooms.items(), *whole.items()]:
        rows.append(
            (
                room,
                str(reached.lines),
                share(reached.lines_reached, reached.lines),
                str(reached.branches),
                share(reached.branches_reached, reached.branches),
            )
        )
    return "\n".join(f"{row[0]:<26}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in rows)


def share(part: int, whole: int) -> str:
    """A part of a whole in percent."""
    return f"{100 * part / whole:.1f} %" if whole else "-"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
