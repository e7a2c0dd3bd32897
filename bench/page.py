"""Measures the page in a real browser: bytes, time until it can be used, how soon a card answers, frames.

``python -m bench.page``. A server on this machine deals the same cards every time, the browser slows itself
down, and each figure is a median over fresh visitors. README.md lists the options.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser

from bench import boards, report
from bench.browsing import (
    ASKED,
    DESKTOP,
    LIT,
    PHONE,
    PLAY,
    Screen,
    browser,
    bytes_of_a_visit,
    visitor,
)
from discovery.server.transports.clientfiles import STATIC

PHONES = {"mid-tier phone": 4, "low-end phone": 6}
"""By how much Chrome's developer tools slow a processor down for a phone; the first is Lighthouse's, too."""
CONDITIONS = ("as it is", *(f"{phone}{network}" for phone in PHONES for network in ("", ", slow network")))
WATCHED = {"Explore": ("explore", LIT), "The Beacon": ("discover:beacon", ASKED)}
Rows = dict[str, Any]


def loads(started: Browser, address: str, ready: str, rounds: int) -> Rows:
    """Milliseconds until a page can be used on a phone, under each condition."""
    slowed = ((1, False), *((slower, network) for slower in PHONES.values() for network in (False, True)))
    conditions = dict(zip(CONDITIONS, slowed, strict=True))
    found: dict[str, list[float]] = {name: [] for name in CONDITIONS}
    for _ in range(rounds):
        for name, (slower, network) in conditions.items():
            with visitor(started, PHONE, ready, slower, network) as guest:
                found[name].append(guest.ready_after(address))
    return {name: round(median(times)) for name, times in found.items()}


def answers(started: Browser, address: str, screen: Screen, slower: float, rounds: int) -> Rows:
    """How soon a selected card answers on a slow processor, in milliseconds."""
    times: list[float] = []
    for _ in range(rounds):
        with visitor(started, screen, LIT, slower) as guest:
            guest.ready_after(address)
            guest.rest()
            times += guest.selections()
    return {"p50": median(times), "p95": quantiles(times, n=20)[-1], "cards": len(times)}


def frames(started: Browser, address: str, rounds: int) -> Rows:
    """Frames per second and the longest frame, at rest and while a long board is dragged; the heap then."""
    found: dict[str, list[list[float]]] = {"at rest": [], "dragged": []}
    heaps = []
    for _ in range(rounds):
        with visitor(started, DESKTOP) as guest:
            guest.ready_after(address)
            guest.rest()
            found["at rest"].append(guest.idling())
            found["dragged"].append(guest.panning())
            heaps.append(guest.heap())
    return {**{name: smoothness(runs) for name, runs in found.items()}, "heap": round(median(heaps), 1)}


def motion(started: Browser, address: str, rounds: int) -> Rows:
    """Frames per second and the longest frame while moves are played and shown, in each family."""
    found: Rows = {}
    for name, (game, ready) in WATCHED.items():
        runs = []
        for _ in range(rounds):
            with boards.played(address, game) as (page, go_on), visitor(started, DESKTOP, ready) as guest:
                guest.ready_after(page)
                guest.wake()
                runs.append(guest.moving(go_on))
        found[name] = smoothness(runs)
    return found


def smoothness(runs: Sequence[Sequence[float]]) -> Rows:
    """Frames per second and the longest frame of some runs."""
    return {
        "per second": round(median(1000 * len(some) / sum(some) for some in runs), 1),
        "longest": round(median(max(some) for some in runs), 1),
    }


def measure(rounds: int, say: Callable[[str], None]) -> Rows:
    """Run all measurements, with that many rounds, and return the figures by name."""
    with (
        tempfile.TemporaryDirectory() as folder,
        boards.served(Path(folder) / "data") as address,
        browser() as started,
    ):
        pages = {"Explore": boards.explore(address), "long Connect": boards.long_connect(address)}
        say("bytes of a first visit")
        found: Rows = {
            "browser": started.version,
            "bytes": dict(bytes_of_a_visit(started, address)),
        }
        say("until a page can be used")
        found["ready"] = {"start page": loads(started, address, PLAY, rounds)}
        for name, page in pages.items():
            found["ready"][name] = loads(started, page, LIT, rounds)
        say("selecting cards")
        found["answers"] = {
            f"{name}, {screen.name}": {
                phone: answers(started, page, screen, slower, rounds) for phone, slower in PHONES.items()
            }
            for name, page in pages.items()
            for screen in (PHONE, DESKTOP)
        }
        say("frames")
        found["motion"] = motion(started, address, rounds)
        return {**found, **frames(started, pages["long Connect"], rounds)}


def table(found: Rows) -> str:
    """The figures as columns of text."""
    kinds = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sorted(found["bytes"].items()))
    lines = [
        f"first visit, start page to first table: {sum(found['bytes'].values()) / 1000:.1f} kB ({kinds})",
        "",
        f"{'until it can be used, 390 px, ms':32}"
        + "".join(f"{name:>{len(name) + 2}}" for name in CONDITIONS),
    ]
    for name, times in found["ready"].items():
        lines.append(f"{name:32}" + "".join(f"{times[one]:>{len(one) + 2}}" for one in CONDITIONS))
    columns = [f"{name}, {part}" for name in PHONES for part in ("p50", "p95")]
    lines += ["", f"{'a card answers, ms':32}" + "".join(f"{name:>{len(name) + 2}}" for name in columns)]
    for name, rows in found["answers"].items():
        took = [rows[phone][part] for phone in PHONES for part in ("p50", "p95")]
        lines.append(
            f"{name:32}" + "".join(f"{one:>{len(c) + 2}.0f}" for one, c in zip(took, columns, strict=True))
        )
    lines += ["", f"{'long Connect, 1440 px':32}{'frames a second':>24}{'longest frame':>24}"]
    for name in ("at rest", "dragged"):
        lines.append(f"{name:32}{found[name]['per second']:>24}{found[name]['longest']:>21} ms")
    lines += ["", f"{'moves are shown, 1440 px':32}{'frames a second':>24}{'longest frame':>24}"]
    for name, row in found["motion"].items():
        lines.append(f"{name:32}{row['per second']:>24}{row['longest']:>21} ms")
    return "\n".join([*lines, "", f"JavaScript's heap of long Connect: {found['heap']} MB"])


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser("python -m bench.page", description="what the page costs in a browser")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="visitors for each figure")
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="write all figures there")
    parser.add_argument("--docs", action="store_true", help="write the table into docs/benchmarks.md")
    return parser.parse_args(arguments)


def main() -> None:
    """Measure, print, and write the files and pages that the options name."""
    options = options_of(sys.argv[1:])
    if not (STATIC / "index.html").exists():
        sys.exit("The client is not built: ./play builds it.")
    found = measure(options.rounds, lambda words: print(words, file=sys.stderr, flush=True))
    told = f"{report.processor()}, {platform.system()}, Chromium {found['browser']}\n\n{table(found)}"
    print(told)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if options.docs:
        report.into_page(report.PAGE, "page", report.indented(told))


if __name__ == "__main__":
    main()
