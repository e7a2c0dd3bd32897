"""The words of the card games for the client: ``python -m discovery.evolution.client_words`` writes them."""

from __future__ import annotations

import json
from pathlib import Path

from discovery.evolution.model import codes
from discovery.evolution.model.notation import BARE, ERAS, LAID, SEATS
from discovery.evolution.views.explain import TRUMP_USES

FILE = Path(__file__).parents[3] / "web" / "src" / "generated" / "discovery.ts"
NOBODYS = (codes.LEAVE, codes.FLIP, codes.CLOSED)
"""Words of lines that no player types: leaving has a button, the others are lines of nobody."""


def text() -> str:
    """The file as it is committed."""
    lists: dict[str, tuple[str, object]] = {
        "ARGUMENTS": ("Readonly<Record<string, Argument>>", _arguments()),
        "LAID": ("readonly string[]", [codes.WORDS[code] for code in sorted(LAID)]),
        "TRUMP_USES": ("readonly string[]", [codes.WORDS[code] for code in TRUMP_USES]),
    }
    head = (
        "/* eslint-disable */\n// Made by `python -m discovery.evolution.client_words`.\n\n"
        "/** What follows a word of the notation; words that need a spot on a plane are in `LAID`. */\n"
        'export type Argument = "" | "card" | "cards" | "seat" | "era" | "spot";\n\n'
    )
    return head + "".join(
        f"export const {name}: {kind} = {json.dumps(value)};\n" for name, (kind, value) in lists.items()
    )


def _arguments() -> dict[str, str]:
    kinds = {codes.SELECT: "cards", codes.LOOK: "spot"}
    kinds |= dict.fromkeys(SEATS, "seat") | dict.fromkeys(ERAS, "era")
    return {
        word: kinds.get(code, "" if code in BARE else "card")
        for code, word in enumerate(codes.WORDS)
        if code not in NOBODYS
    }


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
