"""Writes the deck for, and compiles, the C program that plays the same stripped-down game as fast as
possible."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

from discovery.evolution.game import new_game
from discovery.evolution.model.setup import Setup
from tooling import ccompiler

SOURCE = Path(__file__).with_name("limit.c")
FLAGS = ("-std=gnu11", "-O3", "-Wall", "-Wextra", "-Werror")
"""The compiler options of the compiled engine; see also ``MACHINE``."""
MACHINE = ("-mpopcnt",) if platform.machine().lower() in {"x86_64", "amd64"} else ()
SEATS = ("A", "B", "C")
GAME = "explore"


class NoCompiler(Exception):
    """No C compiler was found here, so there is no limit to compare with."""


def build(folder: Path) -> Path:
    """Compile the program for the current deck; returns its path. ``NoCompiler`` without a compiler."""
    command = ccompiler.find()
    if command is None:
        raise NoCompiler("no C compiler: the limit is left out")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.h").write_text(deck_header(new_game(GAME, SEATS).setup), encoding="utf-8")
    program = folder / "limit"
    subprocess.run([*command, *FLAGS, *MACHINE, f"-I{folder}", str(SOURCE), "-o", str(program)], check=True)
    return program


def deck_header(setup: Setup) -> str:
    """The deck as C tables."""
    tables = {
        "NEEDS": setup.needs,
        "LEADS": setup.leads,
        "LINKS": setup.follows,
        "ERA_CARDS": setup.era_cards,
    }
    lines = [
        "/* Written by limit.py from the deck's file. */",
        f"enum {{ CARDS = {setup.card_count}, LOWEST = {setup.lowest}, HIGHEST = {setup.highest} }};",
        f"static const Cards STARTERS = {setup.starters:#x};",
        f"static const unsigned char ERA[] = {{{', '.join(map(str, setup.era))}}};",
        *(_masks(name, masks) for name, masks in tables.items()),
    ]
    return "\n".join(lines) + "\n"


def _masks(name: str, masks: Sequence[int]) -> str:
    return f"static const Cards {name}[] = {{{', '.join(f'{mask:#x}' for mask in masks)}}};"


def games(program: Path, first: int, count: int) -> list[list[int]]:
    """Moves, points, winners, the dice afterwards and the hash of ``count`` games, from seed ``first`` on."""
    done = subprocess.run(
        [str(program), "show", str(first), str(count)], capture_output=True, text=True, check=True
    )
    return [[int(number) for number in line.split()] for line in done.stdout.splitlines()]


def speed(program: Path, what: str, seconds: float) -> float:
    """Moves per second of processor time; ``what`` is ``"games"`` or ``"playouts"``."""
    done = subprocess.run([str(program), what, str(seconds)], capture_output=True, text=True, check=True)
    moves, _, spent = done.stdout.split()
    return int(moves) / float(spent)
