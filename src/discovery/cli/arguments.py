"""The command line of ``discovery``: commands, their arguments and options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from discovery import __version__
from discovery.cli.argument_types import (
    base_path,
    days,
    deck_bytes,
    deck_cards,
    host_name,
    keep,
    limit,
    megabytes,
    number,
    peer,
    port,
    positive,
    seat_numbers,
    workers,
)
from discovery.cli.hosting.arguments import (
    add_accounts,
    add_admin_verbs,
    add_data,
    add_database,
    add_mail,
    add_push,
    add_watching,
)
from discovery.cli.matches.arguments import add_match_verbs
from discovery.cli.parsing.parser import Parser, language_in
from discovery.cli.play_arguments import add_deck, add_game, add_playing, add_programs, add_with_deck
from discovery.cli.terminal import language_of_system
from discovery.cli.workshop.arguments import add_deck_verbs, add_lab_verbs, add_paper
from discovery.i18n import LANGUAGES, NO_NAMES, translate

Say = Callable[[str], str]
if TYPE_CHECKING:
    from discovery.core.family import Players

    Parsers = argparse._SubParsersAction[Parser]


GROUPS = {
    "play": ("play", "match", "join", "learn", "puzzles", "rules", "options"),
    "study": (
        "replay",
        "verify",
        "analyse",
        "simulate",
        "export",
        "tournament",
        "calibrate",
        "lab",
        "bench",
    ),
    "make": ("deck",),
    "host": ("serve", "admin", "completion", "version"),
}
"""The commands as the help lists them."""
SHELLS = ("bash", "zsh", "fish")
"""The shells that can complete what is typed."""


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command and its options; ``module`` names the part of ``discovery.cli`` that runs it.

    Ends the process with status 2 for a misused command line, with 0 after ``--help`` and ``--version``.
    """
    options: argparse.Namespace = build(arguments).parse_args(arguments)
    return options


def build(arguments: Sequence[str]) -> Parser:
    """The parser. Sentences are looked up only where they will be read, so that a replay starts at once."""
    say = _speaker(language_in(arguments)) if {"-h", "--help"} & set(arguments) else str
    shared = _shared(say)
    parser = Parser("discovery", description=say("discovery"))
    parser.add_argument("--version", action="version", version=f"discovery {__version__}")
    parser.groups = GROUPS
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add in (
        _play,
        add_match_verbs,
        _replay,
        _verify,
        _analyse,
        _puzzles,
        _learn,
        _simulate,
        _export,
        _tournament,
        _calibrate,
        _options,
        _bench,
    ):
        add(commands, shared, say)
    for add in (_serve, _join, add_deck_verbs, add_lab_verbs, add_admin_verbs, _rules, _completion, _version):
        add(commands, shared, say)
    return parser


def _speaker(language: str) -> Say:
    """The help texts in that language. They list the games, decks and players of every family."""
    from discovery.core.registry import families

    found = families()
    programs = [name for family in found for name in _short(family.players)]
    virtual = [name for family in found for name in family.virtual]
    listed = {
        "games": [game for family in found for game in family.games],
        "decks": [deck for family in found for deck in family.decks.ids],
        "programs": programs,
        "players": programs + virtual,
    }
    words = {name: ", ".join(dict.fromkeys(items)) for name, items in listed.items()}
    return lambda message: translate(language, f"cli-help-{message}", NO_NAMES, **words)


def _short(players: Players) -> list[str]:
    """The names of a family's programs, its ladder of levels as one range: ``"level-1 … level-7"``."""
    levels = players.levels
    others = [name for name in players.programs if name not in levels]
    return [*others, f"{levels[0]} … {levels[-1]}"] if len(levels) > 1 else [*others, *levels]


def _shared(say: Say) -> Parser:
    shared = Parser(add_help=False)
    shared.add_argument("--language", choices=LANGUAGES, default=language_of_system(), help=say("language"))
    return shared


def _add(commands: Parsers, shared: Parser, say: Say, name: str, module: str = "") -> Parser:
    parser = commands.add_parser(name, help=say(name), description=say(name), parents=[shared])
    parser.set_defaults(module=module or name)
    return parser


def _game(parser: Parser, say: Say) -> None:
    add_game(parser, say)
    add_deck(parser, say)


def _debug(parser: Parser, say: Say) -> None:
    parser.add_argument("--debug", action="store_true", help=say("debug"))


def _crew(parser: Parser, say: Say) -> None:
    parser.add_argument("--workers", type=workers, default=None, metavar="N", help=say("workers"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=say("ray"))


def _play(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "play")
    _game(parser, say)
    add_playing(parser, say)
    parser.add_argument("--match", default="", metavar="FILE", help=say("play-match"))
    parser.add_argument("--deal", default="", metavar="CODE", help=say("play-deal"))


def _replay(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "replay")
    parser.add_argument("file", metavar="FILE", help=say("replay-file"))
    add_deck(parser, say)
    parser.add_argument("--at", type=number, default=None, metavar="N", help=say("replay-at"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--steps", action="store_true", help=say("replay-steps"))
    shape.add_argument("--play", action="store_true", help=say("replay-play"))
    parser.add_argument("--json", action="store_true", help=say("json"))
    parser.add_argument("--seat", default="", metavar="NAME", help=say("replay-seat"))
    parser.add_argument("--against", default="", metavar="PLAYER", help=say("replay-against"))
    parser.add_argument("--alone", action="store_true", help=say("replay-alone"))
    parser.add_argument("--deal-anew", action="store_true", help=say("replay-deal-anew"))
    parser.add_argument("--seed", default=None, metavar="TEXT", help=say("replay-seed"))
    parser.add_argument("--save", default="", metavar="FILE", help=say("save"))
    add_with_deck(parser, say)


def _verify(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "verify")
    parser.add_argument("file", metavar="FILE", help=say("verify-file"))
    add_deck(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def _analyse(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "analyse")
    parser.add_argument("file", metavar="FILE", help=say("replay-file"))
    add_deck(parser, say)
    parser.add_argument("--iterations", type=positive, default=None, metavar="N", help=say("iterations"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("simulate-seed"))
    parser.add_argument("--svg", default="", metavar="FILE", help=say("svg"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def _puzzles(commands: Parsers, shared: Parser, say: Say) -> None:
    puzzles = commands.add_parser("puzzles", help=say("puzzles"), description=say("puzzles"))
    verbs = puzzles.add_subparsers(dest="verb", required=True, metavar="VERB")
    make = _add_verb(verbs, shared, say, "make")
    make.add_argument("file", metavar="FILE", help=say("puzzles-file"))
    make.add_argument("records", nargs="*", metavar="RECORD", help=say("puzzles-records"))
    _game(make, say)
    make.add_argument("--seats", default=None, metavar="P,P,...", help=say("simulate-seats"))
    make.add_argument("--games", type=positive, default=20, metavar="N", help=say("games"))
    make.add_argument("--seed", default=None, metavar="TEXT", help=say("simulate-seed"))
    make.add_argument("--iterations", type=positive, default=None, metavar="N", help=say("iterations"))
    make.add_argument("--force", action="store_true", help=say("force"))
    for verb in ("show", "solve", "print"):
        parser = _add_verb(verbs, shared, say, verb)
        if verb == "print":
            parser.add_argument("sheets", metavar="PDF", help=say("puzzles-file"))
            add_paper(parser, say)
        parser.add_argument("puzzle", nargs="?", default="", metavar="PUZZLE", help=say("puzzles-puzzle"))
        parser.add_argument("--file", default="", metavar="FILE", help=say("puzzles-from"))
        add_deck(parser, say)
        if verb == "solve":
            parser.add_argument("--move", default="", metavar="MOVE", help=say("puzzles-move"))


def _add_verb(verbs: Parsers, shared: Parser, say: Say, verb: str) -> Parser:
    words = say(f"puzzles-{verb}")
    parser = verbs.add_parser(verb, help=words, description=words, parents=[shared])
    parser.set_defaults(module="puzzles")
    parser.add_argument("--json", action="store_true", help=say("json"))
    return parser


def _learn(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "learn")
    parser.add_argument("lesson", nargs="?", default="", metavar="LESSON", help=say("learn-lesson"))
    parser.add_argument("--step", type=positive, default=1, metavar="N", help=say("learn-step"))
    parser.add_argument("--rule", default="", metavar="NUMBER", help=say("learn-rule"))
    parser.add_argument("--json", action="store_true", help=say("learn-json"))


def _simulate(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "simulate")
    _game(parser, say)
    parser.add_argument("--seats", default=None, metavar="P,P,...", help=say("simulate-seats"))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=say("games"))
    parser.add_argument("--seed", default=None, metavar="TEXT", help=say("simulate-seed"))
    parser.add_argument("--fixed-seats", action="store_true", help=say("fixed-seats"))
    add_programs(parser, say)
    _debug(parser, say)
    _crew(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def _export(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "export")
    parser.add_argument("file", metavar="FILE", help=say("export-file"))
    _game(parser, say)
    parser.add_argument("--seats", default=None, metavar="P,P,...", help=say("simulate-seats"))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=say("games"))
    parser.add_argument("--seed", default=None, metavar="TEXT", help=say("simulate-seed"))
    parser.add_argument("--fixed-seats", action="store_true", help=say("fixed-seats"))
    add_programs(parser, say)
    _debug(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def _tournament(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "tournament")
    parser.add_argument("--players", default=None, metavar="P,P,...", help=say("players"))
    add_programs(parser, say)
    _meetings(parser, say)


def _calibrate(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "calibrate")
    _meetings(parser, say)
    parser.add_argument("--levels", type=positive, default=None, metavar="N", help=say("levels"))
    parser.add_argument("--band", action="store_true", help=say("band"))
    parser.add_argument("--write", default="", metavar="FILE", help=say("write"))


def _meetings(parser: Parser, say: Say) -> None:
    parser.add_argument("--game", default="", metavar="GAME,...", help=say("games-or-all"))
    add_deck(parser, say)
    parser.add_argument(
        "--seat-numbers", type=seat_numbers, default=(2,), metavar="N,...", help=say("seat-numbers")
    )
    parser.add_argument("--games", type=number, default=100, metavar="N", help=say("games-a-pair"))
    parser.add_argument("--seed", default="ladder", metavar="TEXT", help=say("simulate-seed"))
    parser.add_argument("--resume", default="", metavar="FILE", help=say("resume"))
    _debug(parser, say)
    _crew(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def _options(commands: Parsers, shared: Parser, say: Say) -> None:
    words = say("catalogue")
    parser = commands.add_parser("options", help=words, description=words, parents=[shared])
    parser.set_defaults(module="options")
    parser.add_argument("--json", action="store_true", help=say("json"))


def _bench(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "bench")
    parser.add_argument("--game", default="", metavar="GAME", help=say("game"))
    add_deck(parser, say)
    parser.add_argument("--json", action="store_true", help=say("json"))


def _serve(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "serve")
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help=say("host"))
    parser.add_argument("--port", type=port, default=8000, metavar="N", help=say("port"))
    add_data(parser, say)
    parser.add_argument("--base-path", type=base_path, default="", metavar="/PATH", help=say("base-path"))
    parser.add_argument("--trust-proxy", default="", metavar="ADDRESSES", help=say("trust-proxy"))
    many: dict[str, Any] = {"action": "append", "default": []}
    parser.add_argument("--allow-host", type=host_name, metavar="NAME", help=say("allow-host"), **many)
    parser.add_argument("--limit", type=limit, metavar="NAME=N", help=say("limit"), **many)
    parser.add_argument("--deck-bytes", type=deck_bytes, default=None, metavar="N", help=say("deck-bytes"))
    parser.add_argument("--deck-cards", type=deck_cards, default=None, metavar="N", help=say("deck-cards"))
    for unwanted in ("no-lobby", "no-classes", "no-contests", "no-clubs"):
        parser.add_argument(f"--{unwanted}", action="store_true", help=say(unwanted))
    add_push(parser, say)
    add_mail(parser, say)
    add_database(parser, say)
    parser.add_from("DISCOVERY_BUS", "--bus", metavar="URL", help=say("bus"))
    parser.add_from(
        "DISCOVERY_PROCESSES",
        "--processes",
        "1",
        type=positive,
        metavar="N",
        help=say("processes"),
    )
    parser.add_from(
        "DISCOVERY_PEER",
        "--peer",
        "127.0.0.1:0",
        type=peer,
        metavar="HOST:PORT",
        help=say("peer"),
    )
    add_watching(parser, say)
    add_accounts(parser, say)
    parser.add_argument("--class-days", type=days, default=14.0, metavar="N", help=say("class-days"))
    parser.add_argument("--abandon-days", type=days, default=30.0, metavar="N", help=say("abandon-days"))
    parser.add_argument("--keep", type=keep, metavar="NAME=DAYS", help=say("keep"), **many)
    parser.add_argument("--log", choices=("text", "json"), default="text", help=say("log"))
    add_programs(parser, say)
    parser.add_argument("--thinkers", type=positive, default=None, metavar="N", help=say("thinkers"))
    parser.add_argument("--thinker-memory", type=megabytes, default=None, metavar="MB", help=say("memory"))
    parser.add_argument("--longest-queue", type=positive, default=None, metavar="N", help=say("queue"))


def _join(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "join")
    parser.add_argument("link", metavar="LINK", help=say("join-link"))
    parser.add_argument("program", metavar="COMMAND", help=say("join-program"))
    parser.add_argument("--name", default="", metavar="NAME", help=say("join-name"))
    parser.add_argument("--table-with", default="", metavar="P,P,...", help=say("table-with"))
    parser.add_argument("--game", default="", metavar="GAME", help=say("game"))
    parser.add_argument("--options", default="", metavar="KEYS", help=say("options"))
    parser.add_argument("--deck", default="", metavar="DECK", help=say("join-deck"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def _rules(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "rules")
    parser.add_argument("number", nargs="?", default="", metavar="NUMBER", help=say("rules-number"))
    parser.add_argument("--json", action="store_true", help=say("json"))


def _completion(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "completion", "about.completion")
    parser.add_argument("shell", choices=SHELLS, help=say("completion-shell"))


def _version(commands: Parsers, shared: Parser, say: Say) -> None:
    parser = _add(commands, shared, say, "version", "about.version")
    parser.add_argument("--json", action="store_true", help=say("json"))
