"""The command line of ``discovery match``."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from discovery.cli.argument_types import positive
from discovery.cli.parsing.parser import Parser
from discovery.cli.play_arguments import add_deck, add_game, add_programs, add_with_deck

Say = Callable[[str], str]


def add_match_verbs(commands: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """The command ``match`` with its verbs."""
    match = commands.add_parser("match", help=say("match"), description=say("match"))
    verbs = match.add_subparsers(dest="verb", required=True, metavar="VERB")
    parser = {}
    for verb in ("new", "show", "play", "export", "leave", "join", "stop"):
        parser[verb] = verbs.add_parser(
            verb, help=say(f"match-{verb}"), description=say(f"match-{verb}"), parents=[shared]
        )
        parser[verb].set_defaults(module="match")
        parser[verb].add_argument("file", metavar="FILE", help=say("match-file"))
    add_game(parser["new"], say)
    add_deck(parser["new"], say)
    parser["new"].add_argument("--seats", default=None, metavar="P,P,...", help=say("play-seats"))
    parser["new"].add_argument("--terms", default="games=0", metavar="TERMS", help=say("match-terms"))
    parser["new"].add_argument("--handicaps", default="", metavar="NAME=N,...", help=say("match-handicaps"))
    parser["new"].add_argument("--force", action="store_true", help=say("force"))
    parser["play"].add_argument("--games", type=positive, default=1, metavar="N", help=say("games"))
    parser["play"].add_argument("--no-hints", action="store_true", help=say("no-hints"))
    parser["export"].add_argument("folder", metavar="FOLDER", help=say("match-folder"))
    add_with_deck(parser["export"], say)
    for verb in ("new", "show", "export", "leave", "join", "stop"):
        parser[verb].add_argument("--json", action="store_true", help=say("json"))
    for verb in ("leave", "join"):
        parser[verb].add_argument("player", metavar="PLAYER", help=say(f"match-{verb}-player"))
    for verb in ("new", "play"):
        parser[verb].add_argument("--seed", default=None, metavar="TEXT", help=say("match-seed"))
        add_programs(parser[verb], say)
    for verb in ("show", "play", "export", "leave", "join", "stop"):
        add_deck(parser[verb], say)
