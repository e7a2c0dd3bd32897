"""The command line of ``discovery admin``, and the options that say where a host's data are."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from discovery.cli.argument_types import contact, networks, origin, page_address
from discovery.cli.parsing.parser import Parser

Say = Callable[[str], str]


def add_admin_verbs(commands: argparse._SubParsersAction[Parser], shared: Parser, say: Say) -> None:
    """The command ``admin`` with its verbs."""
    admin = commands.add_parser("admin", help=say("admin"), description=say("admin"))
    verbs = admin.add_subparsers(dest="verb", required=True, metavar="VERB")

    def verb(name: str, words: str = "", takes_id: bool = False) -> Parser:
        said = say(words or name)
        parser = verbs.add_parser(name, help=said, description=said, parents=[shared])
        parser.takes_id = takes_id
        parser.set_defaults(module="admin")
        add_data(parser, say)
        add_database(parser, say)
        return parser

    listed = verb("list")
    for name in ("close", "reopen"):
        verb(name, takes_id=True).add_argument("table", metavar="TABLE", help=say("admin-table"))
    people = verb("accounts", "admin-accounts")
    account = verb("account", "admin-account")
    account.add_argument("name", metavar="NAME", help=say("admin-account-name"))
    wanted = account.add_mutually_exclusive_group()
    wanted.add_argument("--close", action="store_true", help=say("admin-account-close"))
    wanted.add_argument("--reopen", action="store_true", help=say("admin-account-reopen"))
    wanted.add_argument("--erase", action="store_true", help=say("admin-account-erase"))
    role = verb("role", "admin-role")
    role.add_argument("name", metavar="NAME", help=say("admin-account-name"))
    role.add_argument("role", choices=("player", "moderator", "host"), help=say("admin-role-role"))
    audit = verb("audit", "admin-audit")
    said = say("admin-mail")
    mail = verbs.add_parser("mail", help=said, description=said, parents=[shared])
    mail.set_defaults(module="admin")
    add_mail(mail, say)
    mail.add_argument("--test", required=True, metavar="ADDRESS", help=say("admin-mail-test"))
    classes = verb("classes", "admin-classes")
    erased = verb("class", "admin-class")
    erased.add_argument("code", metavar="CODE", help=say("admin-class-code"))
    erased.add_argument("--erase", action="store_true", required=True, help=say("admin-class-erase"))
    clubs = verb("clubs", "admin-clubs")
    closed = verb("club", "admin-club")
    closed.add_argument("code", metavar="CODE", help=say("admin-club-code"))
    closed.add_argument("--close", action="store_true", required=True, help=say("admin-club-close"))
    contests = verb("contests", "admin-contests")
    gone = verb("contest", "admin-contest", takes_id=True)
    gone.add_argument("contest", metavar="ID", help=say("admin-contest-id"))
    gone.add_argument("--erase", action="store_true", required=True, help=say("admin-contest-erase"))
    ratings = verb("ratings", "admin-ratings")
    backup, restore = verb("backup"), verb("restore")
    for parser in (backup, restore):
        parser.add_argument("file", metavar="FILE", help=say("admin-file"))
    backup.add_argument("--force", action="store_true", help=say("force"))
    move = verb("move", "admin-move")
    move.add_argument("--to", required=True, metavar="URL|DIR", help=say("admin-to"))
    check = verb("check", "admin-check")
    check.add_argument("file", nargs="?", default="", metavar="FILE", help=say("admin-check-file"))
    for parser in (listed, people, account, move, check, audit, classes, clubs, contests, ratings):
        parser.add_argument("--json", action="store_true", help=say("json"))


def add_data(parser: Parser, say: Say) -> None:
    """Add ``--data``, the server's data directory."""
    parser.add_argument("--data", default="", metavar="DIR", help=say("data"))


def add_push(parser: Parser, say: Say) -> None:
    """Add ``--push`` and ``--push-service``, for notifications to devices."""
    parser.add_argument("--push", type=contact, default="", metavar="CONTACT", help=say("push"))
    parser.add_argument(
        "--push-service", type=origin, action="append", default=[], metavar="ORIGIN", help=say("push-service")
    )


def add_database(parser: Parser, say: Say) -> None:
    """The address of a PostgreSQL database; from the environment, where passwords are less seen."""
    parser.add_from("DISCOVERY_DATABASE", "--database", metavar="URL", help=say("database"))


def add_mail(parser: Parser, say: Say) -> None:
    """The host's mail server; its password is no argument, which every user of the machine could see."""
    named = {"DISCOVERY_MAIL": ("mail", "URL"), "DISCOVERY_MAIL_FROM": ("mail-from", "ADDRESS")}
    named["DISCOVERY_MAIL_PASSWORD_FILE"] = "mail-password-file", "FILE"
    for variable, (name, shown) in named.items():
        parser.add_from(variable, f"--{name}", metavar=shown, help=say(name))
    parser.add_from("DISCOVERY_ADDRESS", "--address", type=page_address, metavar="URL", help=say("address"))


def add_accounts(parser: Parser, say: Say) -> None:
    """Who has accounts, and whether these have programs told."""
    parser.add_from(
        "DISCOVERY_ACCOUNTS",
        "--accounts",
        nargs="?",
        choices=("open", "closed"),
        const="open",
        help=say("accounts"),
    )
    parser.add_from(
        "DISCOVERY_WEBHOOKS",
        "--webhooks",
        nargs="?",
        choices=("public", "local"),
        const="public",
        help=say("webhooks"),
    )


def add_watching(parser: Parser, say: Say) -> None:
    """Add the options for those who watch a server."""
    parser.add_from(
        "DISCOVERY_METRICS",
        "--metrics",
        type=networks,
        nargs="?",
        const="1",
        metavar="ADDRESSES",
        help=say("metrics"),
    )
    parser.add_from(
        "DISCOVERY_TRACES",
        "--traces",
        nargs="?",
        const="environment",
        metavar="URL",
        help=say("traces"),
    )
