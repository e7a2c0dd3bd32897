"""Run drills and report what they found: ``python -m drills``; ``--help`` lists the options.

The status is 1 if a drill found a fault. Every long step announces itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.report import into_page, processor
from drills.access import names, nonsense, origins, roles
from drills.clocks import clocks
from drills.cluster import bus_away, cluster_kills, database_away, rolling
from drills.dealt import dealt
from drills.drill import Drill, Findings, Round
from drills.grown import crowd_back, moving_house
from drills.hidden import hidden
from drills.kills import kills
from drills.lesson import lesson
from drills.network import coming_back, comings_and_goings, floods, silent_connections, slow_readers, stopping
from drills.programs import programs
from drills.replays import replays
from drills.storage import backup, full_disk, second_server, upgrades
from drills.writers import two_writers

PAGE = Path(__file__).parents[1] / "docs" / "drills.md"
DRILLS = (
    Drill("kills", (1, 2, 3), "Is a move that was acknowledged on disk, once, after `kill -9`?", kills),
    Drill(
        "cluster-kills", (1, 2, 3), "Does a server outlive single processes that are killed?", cluster_kills
    ),
    Drill("bus-away", (7,), "Does everybody play on while the bus is away?", bus_away),
    Drill("database-away", (8,), "Does the server outlive its database's absence?", database_away),
    Drill("rolling", (10,), "Are all processes replaced without an error that a player sees?", rolling),
    Drill("crowd-back", (6,), "Is a whole crowd back after all processes were killed?", crowd_back),
    Drill(
        "moving-house",
        (4, 11),
        "Does everybody see the same after a move to PostgreSQL and back?",
        moving_house,
    ),
    Drill("hidden", (4,), "Do viewers learn nothing of hidden cards?", hidden),
    Drill("slow-readers", (5,), "Does a watcher who never reads delay nobody?", slow_readers),
    Drill("coming-back", (6,), "Is everybody back soon after a crash?", coming_back),
    Drill("second-server", (9,), "Is a second server kept from the same data?", second_server),
    Drill("two-writers", (9,), "Do two processes that write one table write no event twice?", two_writers),
    Drill("stopping", (10,), "Does a server that is told to stop lose nothing?", stopping),
    Drill("replays", (11,), "Do stored games end the same in every process?", replays),
    Drill("dealt", (24,), "Does another program find every deal in its published key?", dealt),
    Drill("upgrades", (12,), "Is a database of the first release opened, once, and kept?", upgrades),
    Drill("backup", (13,), "Is a copy made under load whole, and does it open?", backup),
    Drill("full-disk", (14,), "Is a full disk said in words, and survived?", full_disk),
    Drill("comings-and-goings", (16,), "Do visits leave nothing behind?", comings_and_goings),
    Drill("nonsense", (17,), "Does nonsense change nothing?", nonsense),
    Drill("floods", (18,), "Do floods leave the others their moves?", floods),
    Drill("silent-connections", (18,), "Are connections that say nothing ended?", silent_connections),
    Drill("origins", (19, 20), "Are foreign pages refused, and do all answers carry the headers?", origins),
    Drill("names", (21,), "Are hostile names harmless and names of all scripts kept?", names),
    Drill("roles", (22, 23), "Is a command refused to those who may not give it?", roles),
    Drill("programs", (25,), "Does a table outlive bad programs?", programs),
    Drill("lesson", (26,), "Is nothing left of a class that was erased?", lesson),
    Drill("clocks", (25,), "Do turns and tables survive a clock that jumps?", clocks),
)


@dataclass(frozen=True)
class Done:
    """A drill and what it found."""

    drill: Drill
    findings: Findings
    seconds: float


async def carry_out(drill: Drill, options: argparse.Namespace) -> Done:
    """Run one drill in a temporary folder."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="discovery-drill-", ignore_cleanup_errors=True) as folder:
        around = Round(Path(folder), options.long, options.kills, options.seed)
        try:
            findings = await drill.run(around)
        except Exception as error:  # noqa: BLE001 - a drill that breaks off has found something, and the others go on
            findings = Findings(faults=[f"broke off: {type(error).__name__}: {error}"])
    return Done(drill, findings, time.perf_counter() - began)


async def all_of(chosen: Sequence[Drill], options: argparse.Namespace) -> list[Done]:
    """Run the drills one after another; announce each and print its verdict."""
    done = []
    for number, drill in enumerate(chosen, 1):
        say(f"{number}/{len(chosen)} {drill.name}: {drill.question}")
        done.append(await carry_out(drill, options))
        say(f"    {verdict(done[-1])}, {done[-1].seconds:.0f} s")
        for fault in done[-1].findings.faults[:10]:
            say(f"    {fault}")
    return done


def verdict(done: Done) -> str:
    """The verdict in a word or two."""
    count = len(done.findings.faults)
    return "held" if not count else f"{count} fault" if count == 1 else f"{count} faults"


def as_markdown(results: Sequence[Done], options: argparse.Namespace) -> str:
    """The results as a Markdown table for the page."""
    kind = f"long round, {options.kills} kills" if options.long else "short round"
    load = ", ".join(f"{one:.0f}" for one in os.getloadavg())
    machine = (
        f"{processor()}, {os.cpu_count()} cores, CPython {platform.python_version()}; {kind}; load {load}."
    )
    rows = [machine, "", "| drill | requirement | verdict | figures |", "| --- | --- | --- | --- |"]
    for done in results:
        numbers = ", ".join(map(str, done.drill.requirements))
        figures = "; ".join(f"{name}: {value}" for name, value in done.findings.figures.items())
        rows.append(f"| {done.drill.name} | {numbers} | {verdict(done)} | {figures} |")
    return "\n".join(rows)


def as_object(results: Sequence[Done]) -> list[dict[str, object]]:
    """The results for programs."""
    return [
        {
            "drill": done.drill.name,
            "requirements": done.drill.requirements,
            "seconds": round(done.seconds, 1),
            "figures": done.findings.figures,
            "faults": done.findings.faults,
        }
        for done in results
    ]


def say(words: str) -> None:
    """Print progress on the error stream."""
    print(words, file=sys.stderr, flush=True)


def options_of(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser("python -m drills", description="harm done to servers on purpose")
    known = [drill.name for drill in DRILLS]
    parser.add_argument("drills", nargs="*", metavar="DRILL", help=f"all, or some of {', '.join(known)}")
    parser.add_argument("--long", action="store_true", help="minutes a drill instead of seconds")
    parser.add_argument("--kills", type=int, default=100, help="of the server, in a long round")
    parser.add_argument("--seed", type=int, default=1, help="of the drill's dice")
    parser.add_argument("--json", action="store_true", help="what was found, as JSON")
    parser.add_argument("--docs", action="store_true", help="write its table into docs/drills.md")
    options = parser.parse_args(arguments)
    if unknown := set(options.drills) - set(known):
        parser.error(f"no such drill: {', '.join(sorted(unknown))}")
    return options


def main() -> int:
    """Run the drills, then report."""
    options = options_of()
    chosen = [drill for drill in DRILLS if not options.drills or drill.name in options.drills]
    results = asyncio.run(all_of(chosen, options))
    print(json.dumps(as_object(results), indent=1) if options.json else as_markdown(results, options))
    if options.docs:
        into_page(PAGE, "long drills" if options.long else "drills", as_markdown(results, options))
    return int(any(done.findings.faults for done in results))


if __name__ == "__main__":
    sys.exit(main())
