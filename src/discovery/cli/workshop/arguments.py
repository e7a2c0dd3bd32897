"""What can be typed behind ``discovery deck``."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from discovery.cli.argument_types import positive
from discovery.cli.parser import Parser

Say = Callable[[str], str]
ADDRESS = "http://127.0.0.1:8000/"


def add_deck_verbs(commands: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """The command ``deck`` with its verbs."""
    deck = commands.add_parser("deck", help=say("deck"), description=say("deck"))
    verbs = deck.add_subparsers(dest="verb", required=True, metavar="VERB")

    def verb(name: str, words: str = "") -> Parser:
        said = say(words or f"deck-{name}")
        parser = verbs.add_parser(name, help=said, description=said, parents=[shared])
        parser.set_defaults(module="deck")
        parser.add_argument("--game", default="", metavar="GAME", help=say("game"))
        return parser

    check = verb("check", "check")
    check.add_argument("file", metavar="FILE", help=say("deck-file"))
    show = verb("show")
    show.add_argument("file", metavar="FILE", help=say("deck-or-id"))
    show.add_argument("card", nargs="?", default="", metavar="CARD", help=say("deck-card"))
    diff = verb("diff")
    diff.add_argument("file", metavar="FILE", help=say("deck-or-id"))
    diff.add_argument("other", metavar="FILE", help=say("deck-other"))
    share = verb("share")
    share.add_argument("file", metavar="FILE", help=say("deck-file"))
    share.add_argument("--address", default=ADDRESS, metavar="URL", help=say("deck-address"))
    for parser in (check, show, diff, share):
        parser.add_argument("--json", action="store_true", help=say("json"))
    _new(verb("new"), say)


def _new(parser: Parser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", help=say("deck-new-file"))
    parser.add_argument("--eras", type=positive, default=0, metavar="N", help=say("deck-eras"))
    parser.add_argument("--cards", type=positive, default=0, metavar="N", help=say("deck-cards-an-era"))
    made = parser.add_mutually_exclusive_group()
    made.add_argument("--like", default="", metavar="DECK", help=say("deck-like"))
    made.add_argument("--from", dest="source", default="", metavar="DECK", help=say("deck-from"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("deck-seed"))
    parser.add_argument("--force", action="store_true", help=say("force"))
