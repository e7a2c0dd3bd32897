"""The sections in which the help of a command lists its options."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "game": ("setup", "game", "options", "teams", "deck", "deal", "match", "terms", "handicaps"),
    "players": (
        "seats", "players", "seat", "against", "alone", "name", "table-with", "fixed-seats", "no-hints",
        "program", "program-seconds",
    ),
    "extent": ("games", "seat-numbers", "levels", "iterations", "seed", "deal-anew"),
    "verdict": ("plan", "strict", "budget", "band"),
    "part": ("at", "steps", "play", "step", "rule", "file", "move"),
    "deck": ("eras", "cards", "like", "from"),
    "sheets": ("sheets", "jokers", "points", "poster", "reverse", "footer"),
    "paper": ("paper", "ink", "lines", "bleed", "margin", "duplex", "shift-back"),
    "reach": ("host", "port", "base-path", "trust-proxy", "allow-host", "address"),
    "guests": (
        "limit", "deck-bytes", "deck-cards", "no-lobby", "no-classes", "no-contests", "no-clubs", "accounts",
        "webhooks",
    ),
    "messages": ("mail", "mail-from", "mail-password-file", "push", "push-service", "test"),
    "data": ("data", "database", "to", "keep", "class-days", "abandon-days"),
    "act": ("close", "reopen", "erase"),
    "work": (
        "workers", "ray", "processes", "bus", "peer", "thinkers", "thinker-memory", "longest-queue", "resume",
    ),
    "output": (
        "save", "with-deck", "svg", "html", "write", "out", "images", "pdf-each", "force", "json", "log",
        "metrics", "traces", "debug",
    ),
}  # fmt: skip
"""The options of each section, without their hyphens, in the order in which the help has them."""
ELSEWHERE: Mapping[str, Mapping[str, str]] = {
    "deck print": dict.fromkeys(("setup", "games", "seats", "cards"), "sheets"),
    "deck balance": {"against": "verdict"},
    "deck share": {"address": "output"},
}
"""Options that mean something else in a command than in all others, with their section there."""
_SECTION_OF = {option: section for section, options in SECTIONS.items() for option in options}


def section_of(command: str, flag: str) -> str:
    """The section of an option, ``""`` for those that every command has. ``command`` is ``"deck print"``."""
    option = flag.removeprefix("--")
    return ELSEWHERE.get(command, {}).get(option) or _SECTION_OF.get(option, "")


def in_sections(command: str, options: Sequence[argparse.Action]) -> dict[str, list[argparse.Action]]:
    """The options of a command by section, those that every command has last, under ``""``."""
    found: dict[str, list[argparse.Action]] = {section: [] for section in (*SECTIONS, "")}
    for option in options:
        found[section_of(command, option.option_strings[-1])].append(option)
    return {section: those for section, those in found.items() if those}
