"""Completions that a shell may offer: read from the parsers, so that nothing is left out."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from discovery.cli.parsing.parser import Parser

YOU, ALL = "you", "all"
_FILES = re.compile(r"FILE|FOLDER|DIR|PDF|PLAN|RECORD|URL\|DIR")
_ONE_OF = re.compile(r"\w+(?:\|\w+)+")


class ValueKind(StrEnum):
    """The kinds of values of an option or an argument."""

    NOTHING = "nothing"
    WORD = "word"
    LIST = "list"
    """Words separated by commas."""
    FILE = "file"
    WORD_OR_FILE = "either"
    ANYTHING = "anything"
    """Something that no shell can know, such as a number."""


@dataclass(frozen=True, slots=True)
class Offer:
    """``words`` that can be typed there; ``optional``: it may also be left out."""

    kind: ValueKind
    words: tuple[str, ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OptionOffer:
    """``flags`` are its names, ``description`` is what it does, ``""`` if that was not asked for."""

    flags: tuple[str, ...]
    offer: Offer
    description: str


@dataclass(frozen=True, slots=True)
class Command:
    """``path`` is ``("deck", "print")``, empty for the program itself. The last of the ``places`` is that of
    all further arguments, too, if it is ``endless``. A command that ``has_verbs`` has one place, which is
    theirs."""

    path: tuple[str, ...]
    description: str
    options: tuple[OptionOffer, ...]
    places: tuple[Offer, ...]
    endless: bool
    has_verbs: bool


def commands_of(parser: Parser) -> Iterator[Command]:
    """The program, its commands and their verbs, each before those that it has itself."""
    yield from _commands(parser, (), "")


def _commands(parser: Parser, path: tuple[str, ...], description: str) -> Iterator[Command]:
    options = [action for action in parser._actions if action.option_strings]
    places = [action for action in parser._actions if not action.option_strings]
    yield Command(
        path,
        description,
        tuple(OptionOffer(tuple(one.option_strings), offer_of(one), _description(one)) for one in options),
        tuple(map(offer_of, places)),
        any(place.nargs == "*" for place in places),
        any(isinstance(place, argparse._SubParsersAction) for place in places),
    )
    for place in places:
        if isinstance(place, argparse._SubParsersAction):
            descriptions = {shown.dest: shown.help or "" for shown in place._get_subactions()}
            for name, inner in place.choices.items():
                yield from _commands(inner, (*path, name), descriptions[name])


def _description(option: argparse.Action) -> str:
    """The library's own two tell of themselves in English only."""
    own = isinstance(option, (argparse._HelpAction, argparse._VersionAction))
    return "" if own else option.help or ""


def offer_of(action: argparse.Action) -> Offer:
    """The values that an option or an argument may have."""
    shown, optional = str(action.metavar or ""), action.nargs == "?" and bool(action.option_strings)
    if action.nargs == 0:
        return Offer(ValueKind.NOTHING)
    if action.choices is not None:
        return Offer(ValueKind.WORD, tuple(map(str, action.choices)), optional)
    if _FILES.fullmatch(shown):
        return Offer(ValueKind.FILE, optional=optional)
    if _ONE_OF.fullmatch(shown):
        return Offer(ValueKind.WORD, tuple(shown.split("|")), optional)
    kind, words = _known().get(shown, (ValueKind.ANYTHING, ()))
    return Offer(kind, words, optional)


@cache
def _known() -> Mapping[str, tuple[ValueKind, tuple[str, ...]]]:
    """The values of the placeholders of the help, in every family."""
    from discovery.core.registry import families
    from discovery.play.setups.offer import chosen_by_name

    found = families()
    games = tuple(game for family in found for game in family.games)
    programs = (name for family in found for name in (*family.players.programs, *family.virtual))
    players = tuple(dict.fromkeys(programs))
    keys = (option.key + _mark(option.written) for family in found for option in chosen_by_name(family))
    return {
        "GAME": (ValueKind.WORD, games),
        "GAME,...": (ValueKind.LIST, (ALL, *games)),
        "KEYS": (ValueKind.LIST, tuple(dict.fromkeys(keys))),
        "DECK": (ValueKind.WORD_OR_FILE, tuple(deck for family in found for deck in family.decks.ids)),
        "P,P,...": (ValueKind.LIST, (YOU, *players)),
        "PLAYER": (ValueKind.WORD, players),
    }


def _mark(written: str) -> str:
    """``"="`` for an option that is written with a value."""
    return "=" if "=" in written else ""
