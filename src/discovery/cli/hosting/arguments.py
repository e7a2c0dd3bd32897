"""What can be typed behind ``discovery admin``, and the options that say where a host's data are."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from discovery.cli.parser import Parser

Say = Callable[[str], str]


def add_admin_verbs(commands: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """The command ``admin`` with its verbs."""
    admin = commands.add_parser("admin", help=say("admin"), description=say("admin"))
    verbs = admin.add_subparsers(dest="verb", required=True, metavar="VERB")

    def verb(name: str, words: str = "") -> Parser:
        said = say(words or name)
        parser = verbs.add_parser(name, help=said, description=said, parents=[shared])
        parser.set_defaults(module="admin")
        add_data(parser, say)
        add_database(parser, say)
        return parser

    verb("list")
    for name in ("close", "reopen"):
        verb(name).add_argument("table", metavar="TABLE", help=say("admin-table"))
    backup, restore = verb("backup"), verb("restore")
    for parser in (backup, restore):
        parser.add_argument("file", metavar="FILE", help=say("admin-file"))
    backup.add_argument("--force", action="store_true", help=say("force"))
    move = verb("move", "admin-move")
    move.add_argument("--to", required=True, metavar="URL|DIR", help=say("admin-to"))
    check = verb("check", "admin-check")
    check.add_argument("file", nargs="?", default="", metavar="FILE", help=say("admin-check-file"))
    for parser in (move, check):
        parser.add_argument("--json", action="store_true", help=say("json"))


def add_data(parser: Parser, say: Say) -> None:
    """The data directory."""
    parser.add_argument("--data", default="", metavar="DIR", help=say("data"))


def add_database(parser: Parser, say: Say) -> None:
    """The address of a PostgreSQL database; from the environment, where passwords are less seen."""
    given = os.environ.get("DISCOVERY_DATABASE", "")
    parser.add_argument("--database", default=given, metavar="URL", help=say("database"))
