"""The tables of docs/options.md; ``python -m discovery.play.setups.sheet`` writes them.

The text between ``<!-- made: TABLE FAMILY -->`` and ``<!-- end -->`` is generated for that family of games,
the rest is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from discovery.core.family import Family
from discovery.core.registry import family
from discovery.i18n import message_of, phrase, translate
from discovery.play.setups.offer import chosen_by_name, option_status, seated

PAGE = Path(__file__).parents[4] / "docs" / "options.md"
LANGUAGE = "en"
SIGNS = {"free": "yes", "built-in": "part of it", "excluded": "–"}
_MADE = re.compile(r"<!-- made: ([a-z]+) ([a-z]+) -->\n.*?<!-- end -->", re.DOTALL)


def remade(page: str) -> str:
    """The page with its tables regenerated."""

    def made(match: re.Match[str]) -> str:
        table, key = match[1], match[2]
        return f"<!-- made: {table} {key} -->\n{TABLES[table](family(key))}<!-- end -->"

    return _MADE.sub(made, page)


def _games(shown: Family) -> str:
    rows = (
        (f"`{game}`", _name("game", game), "yes" if shown.setup.scored(game) else "no", _text("game", game))
        for game in shown.games
    )
    return _table(("key", "name", "points", "what it is"), rows)


def _matrix(shown: Family) -> str:
    rows = (
        (f"`{option.key}`", *(SIGNS[option_status(option, game)] for game in shown.games))
        for option in [*chosen_by_name(shown), *seated(shown)]
    )
    return _table(("option", *(_name("game", game) for game in shown.games)), rows)


def _options(shown: Family) -> str:
    rows = (
        (
            f"`{option.written}`",
            f"**{_name('option', option.key)}.** {_text('option', option.key)}",
            _keys(option.needs),
            _keys(option.excludes),
            ", ".join(option.rules),
        )
        for option in chosen_by_name(shown)
    )
    return _table(("written", "what it does", "needs", "not with", "rules"), rows)


def _bots(shown: Family) -> str:
    rows = ((f"`{one.key}`", _text("option", one.key), ", ".join(one.rules)) for one in seated(shown))
    return _table(("seat", "what it does", "rules"), rows)


def _companies(shown: Family) -> str:
    rows = (
        (_name("configuration", one.key), _text("configuration", one.key), ", ".join(one.seats))
        for one in shown.setup.configurations
    )
    return _table(("name", "what differs", "seats"), rows)


TABLES: dict[str, Callable[[Family], str]] = {
    "games": _games,
    "matrix": _matrix,
    "options": _options,
    "bots": _bots,
    "companies": _companies,
}


def _name(kind: str, key: str) -> str:
    return translate(LANGUAGE, message_of(kind, key))


def _text(kind: str, key: str) -> str:
    return phrase(LANGUAGE, f"{message_of(kind, key)}.text")


def _keys(keys: Iterable[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    PAGE.write_text(remade(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
