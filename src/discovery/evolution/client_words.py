"""The words of the card games for the client: ``python -m discovery.evolution.client_words`` writes them."""

from __future__ import annotations

import json
from pathlib import Path

from discovery.evolution.model import codes
from discovery.evolution.model.notation import BARE, ERAS, LAID, SEATS
from discovery.evolution.views.explain import TRUMP_USES

FILE = Path(__file__).parents[3] / "web" / "src" / "generated" / "discovery.ts"
NOBODYS = (codes.LEAVE, codes.FLIP, codes.CLOSED)
"""Words of lines that no player types: leaving has a button, the others are lines that no seat decides."""


def text() -> str:
    """The text of the generated file, as it is committed."""
    head = (
        "/* eslint-disable */\n// Made by `python -m discovery.evolution.client_words`.\n\n"
        "/** What follows a word of the notation; words that need a spot on a plane are in `LAID`. */\n"
        'export type Argument = "" | "card" | "cards" | "seat" | "era" | "spot" | "count";\n\n'
    )
    laid, uses = [codes.WORDS[code] for code in sorted(LAID)], [codes.WORDS[code] for code in TRUMP_USES]
    return (
        head
        + f"export const ARGUMENTS: Readonly<Record<string, Argument>> = {json.dumps(_arguments())};\n"
        + f"export const LAID: readonly string[] = {json.dumps(laid)};\n"
        + f"export const TRUMP_USES = {json.dumps(uses)} as const;\n"
    )


def _arguments() -> dict[str, str]:
    kinds = {codes.SELECT: "cards", codes.LOOK: "spot", codes.DRAW: "count"}
    kinds |= dict.fromkeys(SEATS, "seat") | dict.fromkeys(ERAS, "era")
    return {
        word: kinds.get(code, "" if code in BARE else "card")
        for code, word in enumerate(codes.WORDS)
        if code not in NOBODYS
    }


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
