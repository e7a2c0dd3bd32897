"""What can be typed behind ``discovery``: commands, their arguments and options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from discovery import __version__
from discovery.cli.terminal import language_of_system
from discovery.i18n import LANGUAGES, translate

Say = Callable[[str], str]
if TYPE_CHECKING:
    Parsers = argparse._SubParsersAction[argparse.ArgumentParser]


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command and its options; ``module`` names the part of ``discovery.cli`` that runs it.

    Ends the process with status 2 for a misused command line, with 0 after ``--help`` and ``--version``.
    """
    return build(arguments).parse_args(arguments)


def build(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser. Sentences are looked up only where they will be read, so that a replay starts at once."""
    say = _speaker(_language_in(arguments)) if {"-h", "--help"} & set(arguments) else str
    shared = _shared(say)
    parser = argparse.ArgumentParser("discovery", description=say("discovery"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"discovery {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add in (_play, _replay, _simulate, _bench, _serve, _deck, _admin, _rules, _version):
        add(commands, shared, say)
    return parser


def _speaker(language: str) -> Say:
    return lambda message: translate(language, f"cli-help-{message}")


def _language_in(arguments: Sequence[str]) -> str:
    for place, argument in enumerate(arguments):
        if argument == "--language" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return language_of_system()


def _shared(say: Say) -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    shared.add_argument("--language", choices=LANGUAGES, default=language_of_system(), help=say("language"))
    return shared


def _add(
    commands: Parsers, shared: argparse.ArgumentParser, say: Say, name: str, module: str = ""
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name, help=say(name), description=say(name), parents=[shared], allow_abbrev=False
    )
    parser.set_defaults(module=module or name)
    return parser


def _game(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--game", default="explore", metavar="GAME", help=say("game"))
    parser.add_argument("--options", default="", metavar="KEYS", help=say("options"))
    parser.add_argument("--deck", default="prehistory", metavar="DECK", help=say("deck-name"))


def _play(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    parser = _add(commands, shared, say, "play")
    _game(parser, say)
    parser.add_argument("--seats", default="you,greedy", metavar="P,P,...", help=say("play-seats"))
    parser.add_argument("--seed", default=None, metavar="TEXT", help=say("play-seed"))
    parser.add_argument("--save", default="", metavar="FILE", help=say("save"))


def _replay(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    parser = _add(commands, shared, say, "replay")
    parser.add_argument("file", metavar="FILE", help=say("replay-file"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def _simulate(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    parser = _add(commands, shared, say, "simulate")
    _game(parser, say)
    parser.add_argument("--seats", default="greedy,random", metavar="P,P,...", help=say("simulate-seats"))
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help=say("games"))
    parser.add_argument("--seed", default=None, metavar="TEXT", help=say("simulate-seed"))
    parser.add_argument("--fixed-seats", action="store_true", help=say("fixed-seats"))
    parser.add_argument("--workers", type=_workers, default=1, metavar="N", help=say("workers"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def _bench(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    parser = _add(commands, shared, say, "bench")
    parser.add_argument("--game", default="explore", metavar="GAME", help=say("game"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def _serve(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    parser = _add(commands, shared, say, "serve")
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help=say("host"))
    parser.add_argument("--port", type=_port, default=8000, metavar="N", help=say("port"))
    _data(parser, say)
    parser.add_argument("--base-path", type=_base_path, default="", metavar="/PATH", help=say("base-path"))
    parser.add_argument("--trust-proxy", default="", metavar="ADDRESSES", help=say("trust-proxy"))
    parser.add_argument("--abandon-days", type=_days, default=30.0, metavar="N", help=say("abandon-days"))
    parser.add_argument("--log", choices=("text", "json"), default="text", help=say("log"))


def _deck(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    deck = commands.add_parser("deck", help=say("deck"), description=say("deck"), allow_abbrev=False)
    verbs = deck.add_subparsers(dest="verb", required=True, metavar="VERB")
    check = _add(verbs, shared, say, "check", "deck")
    check.add_argument("file", metavar="FILE", help=say("deck-file"))
    check.add_argument("--json", action="store_true", help=say("json"))


def _admin(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    admin = commands.add_parser("admin", help=say("admin"), description=say("admin"), allow_abbrev=False)
    verbs = admin.add_subparsers(dest="verb", required=True, metavar="VERB")
    for verb, argument in (("list", ""), ("close", "table"), ("backup", "file"), ("restore", "file")):
        parser = _add(verbs, shared, say, verb, "admin")
        if argument:
            parser.add_argument(argument, metavar=argument.upper(), help=say(f"admin-{argument}"))
        _data(parser, say)


def _rules(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    parser = _add(commands, shared, say, "rules")
    parser.add_argument("number", nargs="?", default="", metavar="NUMBER", help=say("rules-number"))


def _version(commands: Parsers, shared: argparse.ArgumentParser, say: Say) -> None:
    _add(commands, shared, say, "version")


def _data(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--data", default="", metavar="DIR", help=say("data"))


def _positive(given: str) -> int:
    number = int(given)
    if not 1 <= number <= 100_000_000:
        raise ValueError
    return number


def _workers(given: str) -> int:
    """As many as every system's process pools take."""
    number = int(given)
    if not 1 <= number <= 61:
        raise ValueError
    return number


def _port(given: str) -> int:
    number = int(given)
    if not 0 <= number <= 65_535:
        raise ValueError
    return number


def _days(given: str) -> float:
    number = float(given)
    if not 0 < number < 36_500:
        raise ValueError
    return number


def _base_path(given: str) -> str:
    path = given.rstrip("/")
    if path and not path.startswith("/"):
        raise ValueError
    return path
