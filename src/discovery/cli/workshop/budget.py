"""The file that says what a deck is held to, for a host's continuous integration."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from discovery.cli.files import printable_name, read_bytes
from discovery.core.errors import Code, InvalidInput
from discovery.core.text import text_in

MAX_BYTES = 100_000


def table_in(file: str) -> dict[str, Any]:
    """A TOML file. ``InvalidInput``: NO_FILE, CANNOT_READ, TOO_LARGE, NOT_TEXT, or BAD_PLAN with its line."""
    data = read_bytes(file, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise InvalidInput(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    try:
        return tomllib.loads(text_in(data, InvalidInput).replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(
            Code.BAD_PLAN, given=printable_name(file), fault=printable_name(str(error))
        ) from None


@dataclass(frozen=True, slots=True)
class BalanceTolerances:
    """``allow`` are measures that need not be met, ``margins`` how far off others may be; what is ``""``, 0
    or empty is left to the command line."""

    plan: str = ""
    games: int = 0
    seed: str = ""
    game: Sequence[str] = ()
    seats: Sequence[int] = ()
    allow: Sequence[str] = ()
    margins: Mapping[str, float] = field(default_factory=dict)


def is_count(value: object) -> bool:
    """Whether a value is a number of something."""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def is_list(value: object, kind: type) -> bool:
    """Whether a value is a list of values of that kind."""
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def _is_margin(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0


KINDS: Mapping[str, Callable[[Any], bool]] = {
    "plan": lambda value: isinstance(value, str),
    "games": is_count,
    "seed": lambda value: isinstance(value, str),
    "game": lambda value: is_list(value, str),
    "seats": lambda value: is_list(value, int) and all(map(is_count, value)),
    "allow": lambda value: is_list(value, str),
    "margins": lambda value: isinstance(value, dict) and all(map(_is_margin, value.values())),
}


def budget_in(file: str, measures: Sequence[str]) -> BalanceTolerances:
    """The budget in a file. ``InvalidInput`` BAD_PLAN names the key that is unknown or has no such value."""
    given = table_in(file)
    for key, value in given.items():
        if key not in KINDS or not KINDS[key](value):
            raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault=printable_name(key))
    found = BalanceTolerances(**given)
    for name in [*found.allow, *found.margins]:
        if name not in measures:
            raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault=printable_name(name))
    return found
