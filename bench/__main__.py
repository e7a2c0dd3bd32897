"""Runs all engine benchmarks: this engine, the limit and the peers side by side, then our six games alone.

``python -m bench``; README.md lists its options.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from bench import limit, report
from bench.contest import ROOT, Entrant, Result, compete, contender_process
from bench.homes import NotInstalled, interpreter, peers
from bench.serving import GAMES, PLAYOUTS
from discovery import COMPILED

SURVIVAL = "discover:beacon"


def say(words: str) -> None:
    """Report progress on the error stream."""
    print(words, file=sys.stderr, flush=True)


def our_own(stack: ExitStack) -> Iterator[Entrant]:
    """This engine's contenders: the build that runs here, and the plain one."""
    yield from stack.enter_context(contender_process("bench.ours")).entrants(ours=True)
    if COMPILED:
        yield from stack.enter_context(contender_process("bench.ours", pure=True)).entrants()


def the_limit(cache: Path) -> Iterator[Entrant]:
    """The C program, if it can be compiled."""
    try:
        program = limit.build(cache / "limit")
    except limit.NoCompiler as reason:
        say(str(reason))
        return
    for what in (PLAYOUTS, GAMES):
        yield Entrant(f"the limit, in C, {what}", what, partial(limit.speed, program, what))


def the_peers(names: list[str], cache: Path, stack: ExitStack, versions: list[str]) -> Iterator[Entrant]:
    """The contenders of all peers that can be installed; their versions are added to ``versions``."""
    for name in names:
        say(f"making {name} ready")
        try:
            there = stack.enter_context(contender_process(f"bench.peers.{name}", interpreter(name, cache)))
        except (NotInstalled, ChildProcessError) as reason:
            say(f"{name} is left out: {reason}")
            continue
        versions += there.versions
        yield from there.entrants()


def contest(options: argparse.Namespace) -> tuple[list[Result], list[str]]:
    """The results of all contenders, and the peers' versions."""
    versions: list[str] = []
    with ExitStack() as stack:
        entrants = [
            *our_own(stack),
            *the_limit(options.cache),
            *the_peers(options.peers, options.cache, stack, versions),
        ]
        return compete(entrants, options.rounds, options.seconds, say), versions


def our_games() -> list[dict[str, Any]]:
    """The output of ``discovery bench`` for each card game and the survival game."""
    return [one for arguments in ([], ["--game", SURVIVAL]) for one in measured(*arguments)]


def measured(*arguments: str) -> list[dict[str, Any]]:
    """The figures that ``discovery bench`` prints."""
    say(f"discovery bench {' '.join(arguments)}")
    command = [sys.executable, "-m", "discovery", "bench", "--json", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True, cwd=ROOT)
    return [json.loads(line) for line in done.stdout.splitlines()]


def options_of(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser("python -m bench", description="this engine, its limit and its peers")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="turns of each contender")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="processor time of a turn")
    cache = Path(tempfile.gettempdir(), "discovery-bench")
    parser.add_argument("--cache", type=Path, default=cache, metavar="DIR", help="where peers are installed")
    parser.add_argument("--peers", type=lambda text: text.split(",") if text else [], default=peers(),
                        metavar="A,B", help="only these")  # fmt: skip
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="write everything there")
    parser.add_argument("--docs", action="store_true", help="write the tables into docs/benchmarks.md")
    return parser.parse_args(arguments)


def main() -> None:
    """Measure, print, and write the files and pages that the options name."""
    options = options_of(sys.argv[1:])
    results, versions = contest(options)
    games = our_games()
    machine = f"{report.processor()}, CPython {platform.python_version()}"
    told = "\n".join([f"{machine}; {', '.join(versions) or 'no peers'}", "", report.table(results)])
    print(f"{told}\n\n{report.games_table(games)}")
    if options.json:
        about = {"machine": machine, "versions": versions, "compiled": COMPILED,
                 "rounds": options.rounds, "seconds": options.seconds, "games": games}  # fmt: skip
        text = json.dumps(report.as_object(results, **about), indent=1)
        options.json.write_text(f"{text}\n", encoding="utf-8")
    if options.docs:
        report.into_page(report.PAGE, "peers", report.indented(told))
        report.into_page(report.PAGE, "games", report.games_table(games))


if __name__ == "__main__":
    main()
