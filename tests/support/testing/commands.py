"""The commands of the program, as its parsers have them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import cache

from discovery.cli.arguments import build


@cache
def parsers() -> Mapping[str, argparse.ArgumentParser]:
    """``""`` for the program, ``"play"``, ``"deck print"`` ... -> parser, each before its own verbs."""
    return _below(build([]), "")


def _below(parser: argparse.ArgumentParser, path: str) -> dict[str, argparse.ArgumentParser]:
    found = {path: parser}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                found |= _below(inner, f"{path} {name}".strip())
    return found
