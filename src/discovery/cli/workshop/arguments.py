"""The command line of ``discovery deck``."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from discovery.cli.argument_types import (
    millimetres,
    positive,
    seat_numbers,
    shift,
    workers,
)
from discovery.cli.parsing.parser import Parser
from discovery.cli.play_arguments import add_game, add_playing, add_programs

Say = Callable[[str], str]
HERE = (0.0, 0.0)
PRINT_CHOICES = ("cards", "jokers", "points", "games", "poster", "setup", "seats")
"""The choices about a family's sheets, by the names in ``core.press.PrintWish.choices``."""
ADDRESS = "http://127.0.0.1:8000/"


def add_deck_verbs(commands: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """The command ``deck`` with its verbs."""
    deck = commands.add_parser("deck", help=say("deck"), description=say("deck"))
    verbs = deck.add_subparsers(dest="verb", required=True, metavar="VERB")

    def verb(name: str, words: str = "") -> Parser:
        said = say(words or f"deck-{name}")
        parser = verbs.add_parser(name, help=said, description=said, parents=[shared])
        parser.set_defaults(module="decks.deck")
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
    _balance(verb("balance"), say)
    for parser in (check, show, diff, share):
        parser.add_argument("--json", action="store_true", help=say("json"))
    _play(verbs, shared, say)
    new = verb("new")
    _new(new, say)
    new.add_argument("--json", action="store_true", help=say("json"))
    _print(verb("print"), say)


def _play(verbs: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """As ``discovery play --deck FILE``."""
    said = say("deck-play")
    parser = verbs.add_parser("play", help=said, description=said, parents=[shared])
    parser.set_defaults(module="play", match="", deal="")
    parser.add_argument("deck", metavar="FILE", help=say("deck-or-id"))
    add_game(parser, say)
    add_playing(parser, say)


def _new(parser: Parser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", help=say("deck-new-file"))
    parser.add_argument("--eras", type=positive, default=0, metavar="N", help=say("deck-eras"))
    parser.add_argument("--cards", type=positive, default=0, metavar="N", help=say("deck-cards-an-era"))
    made = parser.add_mutually_exclusive_group()
    made.add_argument("--like", default="", metavar="DECK", help=say("deck-like"))
    made.add_argument("--from", dest="source", default="", metavar="DECK", help=say("deck-from"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("deck-seed"))
    parser.add_argument("--force", action="store_true", help=say("force"))


def _print(parser: Parser, say: Say) -> None:
    parser.set_defaults(module="decks.print")
    parser.add_argument("file", metavar="FILE", help=say("deck-or-id"))
    parser.add_argument("--sheets", default="", metavar="KIND,...", help=say("print-sheets"))
    parser.add_argument("--out", default="", metavar="FOLDER", help=say("print-out"))
    add_paper(parser, say)
    parser.add_argument("--lines", default="marks", metavar="marks|lines|none", help=say("print-lines"))
    parser.add_argument("--bleed", type=millimetres, default=0.0, metavar="0|3", help=say("print-bleed"))
    parser.add_argument("--margin", type=millimetres, default=5.0, metavar="MM", help=say("print-margin"))
    parser.add_argument("--duplex", default="long", metavar="long|short|off", help=say("print-duplex"))
    parser.add_argument(
        "--shift-back", type=shift, default=(0.0, 0.0), metavar="X,Y", help=say("print-shift")
    )
    parser.add_argument("--reverse", action="store_true", help=say("print-reverse"))
    parser.add_argument("--footer", action="store_true", help=say("print-footer"))
    for choice in PRINT_CHOICES:
        parser.add_argument(f"--{choice}", default="", metavar=choice.upper(), help=say(f"print-{choice}"))
    made = parser.add_mutually_exclusive_group()
    made.add_argument("--images", action="store_true", help=say("print-images"))
    made.add_argument("--pdf-each", action="store_true", help=say("print-each"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def add_paper(parser: Parser, say: Say) -> None:
    """The options of everything that is printed."""
    parser.add_argument("--paper", default="a4", metavar="a4|letter", help=say("print-paper"))
    parser.add_argument("--ink", default="colour", metavar="colour|grey", help=say("print-ink"))


def _balance(parser: Parser, say: Say) -> None:
    parser.set_defaults(module="decks.balance")
    parser.add_argument("file", metavar="FILE", help=say("deck-or-id"))
    parser.add_argument("--against", default="", metavar="DECK", help=say("balance-against"))
    parser.add_argument("--plan", choices=("quick", "full"), default="", help=say("balance-plan"))
    parser.add_argument("--games", type=positive, default=0, metavar="N", help=say("balance-games"))
    parser.add_argument(
        "--seat-numbers", type=seat_numbers, default=(), metavar="N,...", help=say("seat-numbers")
    )
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("simulate-seed"))
    parser.add_argument("--strict", action="store_true", help=say("balance-strict"))
    parser.add_argument("--budget", default="", metavar="FILE", help=say("balance-budget"))
    parser.add_argument("--html", default="", metavar="FILE", help=say("balance-html"))
    _crew(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def add_lab_verbs(commands: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """The command ``lab`` with its verb."""
    lab = commands.add_parser("lab", help=say("lab"), description=say("lab"))
    verbs = lab.add_subparsers(dest="verb", required=True, metavar="VERB")
    said = say("lab-run")
    parser = verbs.add_parser("run", help=said, description=said, parents=[shared])
    parser.set_defaults(module="lab")
    parser.add_argument("file", metavar="PLAN", help=say("lab-plan"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("simulate-seed"))
    add_programs(parser, say)
    parser.add_argument("--debug", action="store_true", help=say("debug"))
    _crew(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def _crew(parser: Parser, say: Say) -> None:
    parser.add_argument("--resume", default="", metavar="FILE", help=say("lab-resume"))
    parser.add_argument("--workers", type=workers, default=None, metavar="N", help=say("workers"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=say("ray"))
