"""The command line of the commands that play a game, by whatever name they are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discovery.cli.argument_types import program, seconds
from discovery.cli.parsing.parser import Parser

Say = Callable[[str], str]


def add_game(parser: Parser, say: Say) -> None:
    """Which game, by flags or a code."""
    parser.add_argument("--setup", default="", metavar="CODE", help=say("setup"))
    parser.add_argument("--game", default="", metavar="GAME", help=say("game"))
    parser.add_argument("--options", default=None, metavar="KEYS", help=say("options"))
    parser.add_argument("--teams", default=None, metavar="N+N,...", help=say("teams"))


def add_deck(parser: Parser, say: Say) -> None:
    """Add ``--deck``, the id or the file of a deck."""
    parser.add_argument("--deck", default="", metavar="DECK", help=say("deck-name"))


def add_with_deck(parser: Parser, say: Say) -> None:
    """Add ``--with-deck``: whether records carry the deck's file."""
    parser.add_argument("--with-deck", action="store_true", help=say("with-deck"))


def add_playing(parser: Parser, say: Say) -> None:
    """Who plays a game, and what is kept of it."""
    parser.add_argument("--seats", default=None, metavar="P,P,...", help=say("play-seats"))
    parser.add_argument("--seed", default=None, metavar="TEXT", help=say("play-seed"))
    parser.add_argument("--save", default="", metavar="FILE", help=say("save"))
    add_with_deck(parser, say)
    parser.add_argument("--no-hints", action="store_true", help=say("no-hints"))
    add_programs(parser, say)


def add_programs(parser: Parser, say: Say) -> None:
    """The options by which a program of one's own plays."""
    named: dict[str, Any] = {"action": "append", "default": [], "metavar": "NAME=COMMAND"}
    parser.add_argument("--program", type=program, help=say("program"), **named)
    parser.add_argument(
        "--program-seconds", type=seconds, default=5.0, metavar="N", help=say("program-seconds")
    )
