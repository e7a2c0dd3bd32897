"""The results as a table for people, as an object for programs, and in the page of the docs."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.contest import Result

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEADS = ("moves per CPU s", "least", "most", "ours is")


def our_speeds(results: Iterable[Result]) -> dict[str, float]:
    """This engine's speed by the way it is driven."""
    return {one.way: one.speed for one in results if one.ours}


def times(one: Result, ours: Mapping[str, float]) -> float:
    """How many times as fast this engine is when it is driven the same way."""
    return ours[one.way] / one.speed


def table(results: Sequence[Result]) -> str:
    """The results as columns of text, one line for each contender."""
    ours = our_speeds(results)
    width = max(len(one.name) for one in results) + 2
    rows = [f"{'':{width}}{HEADS[0]:>16}{HEADS[1]:>14}{HEADS[2]:>14}{HEADS[3]:>10}"]
    for one in results:
        speeds = f"{one.speed:>16,.0f}{one.least:>14,.0f}{one.most:>14,.0f}"
        rows.append(f"{one.name:{width}}{speeds}{_times(one, ours):>10}".rstrip())
    return "\n".join(rows)


def _times(one: Result, ours: Mapping[str, float]) -> str:
    ratio = times(one, ours)
    return "" if one.ours else f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.2f} ×"


def as_object(results: Sequence[Result], **about: Any) -> dict[str, Any]:
    """All results as an object, rounded only where it does not matter."""
    ours = our_speeds(results)
    rows = [
        {
            "name": one.name,
            "way": one.way,
            "moves_per_cpu_s": round(one.speed),
            "least": round(one.least),
            "most": round(one.most),
            "ours_times": round(times(one, ours), 4),
        }
        for one in results
    ]
    return {**about, "contenders": rows}


GAME_HEADS = (
    "game",
    "moves/s inside",
    "of plain Python",
    "moves/s, API",
    "re-dealt play-outs/s",
    "search iterations/s",
    "whole games/s",
    "lines of a record/s",
    "copy",
    "view",
    "two processes",
)


def games_table(games: Sequence[Mapping[str, Any]]) -> str:
    """Our games, from the objects of ``discovery bench --json``, as a table of Markdown."""
    rows = [GAME_HEADS, tuple("---" for _ in GAME_HEADS), *(_game_row(one) for one in games)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _game_row(one: Mapping[str, Any]) -> tuple[str, ...]:
    plain = one["pure"] or one
    return (
        one["game"],
        f"{one['inside_moves_per_cpu_s']:,}",
        f"{one['inside_moves_per_cpu_s'] / plain['inside_moves_per_cpu_s']:.1f} ×",
        f"{one['api_moves_per_cpu_s']:,}",
        f"{one['playouts_per_cpu_s']:,}",
        f"{one['search_iterations_per_cpu_s']:,}",
        f"{one['games_per_cpu_s']:,}",
        f"{one['record_lines_per_cpu_s']:,}",
        f"{one['copy_ns']} ns",
        f"{one['view_us']} µs",
        f"{one['two_processes']} ×",
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def indented(text: str) -> str:
    """The text as a preformatted Markdown block."""
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())


def into_page(page: Path, part: str, text: str) -> None:
    """Put ``text`` between the markers of ``part``. ``ValueError`` if the page has none."""
    begin, end = f"<!-- bench: {part} -->", f"<!-- end of {part} -->"
    old = page.read_text(encoding="utf-8")
    pattern = re.compile(f"({re.escape(begin)}\n).*?({re.escape(end)})", re.DOTALL)
    new, found = pattern.subn(lambda match: f"{match[1]}\n{text}\n\n{match[2]}", old)
    if found != 1:
        raise ValueError(f"{page} has no place for {part}")
    page.write_text(new, encoding="utf-8")
