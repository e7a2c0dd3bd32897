"""The tables of docs/options.md, from the catalogue; ``python -m discovery.play.setups.sheet`` writes them.

What stands in the page between ``<!-- made: NAME -->`` and ``<!-- end -->`` is made, all else is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n import phrase, translate
from discovery.play.setups.configurations import CONFIGURATIONS
from discovery.play.setups.offer import chosen_by_name, seated, standing, written

PAGE = Path(__file__).parents[4] / "docs" / "options.md"
LANGUAGE = "en"
SIGNS = {"free": "yes", "built-in": "part of it", "excluded": "–"}
_MADE = re.compile(r"<!-- made: ([a-z]+) -->\n.*?<!-- end -->", re.DOTALL)


def remade(page: str) -> str:
    """The page with its tables as they are today."""
    return _MADE.sub(lambda found: f"<!-- made: {found[1]} -->\n{TABLES[found[1]]()}<!-- end -->", page)


def _games() -> str:
    rows = (
        (f"`{game}`", _name("game", game), "yes" if rules.scored else "no", _text("game", game))
        for game, rules in GAMES.items()
    )
    return _table(("key", "name", "points", "what it is"), rows)


def _matrix() -> str:
    rows = (
        (f"`{option.key}`", *(SIGNS[standing(option, game)] for game in GAMES))
        for option in [*chosen_by_name(), *seated()]
    )
    return _table(("option", *(_name("game", game) for game in GAMES)), rows)


def _options() -> str:
    rows = (
        (
            f"`{written(option)}`",
            f"**{_name('option', option.key)}.** {_text('option', option.key)}",
            _keys(option.needs),
            _keys(option.excludes),
            ", ".join(option.rules),
        )
        for option in chosen_by_name()
    )
    return _table(("written", "what it does", "needs", "not with", "rules"), rows)


def _bots() -> str:
    rows = ((f"`{one.key}`", _text("option", one.key), ", ".join(one.rules)) for one in seated())
    return _table(("seat", "what it does", "rules"), rows)


def _companies() -> str:
    rows = (
        (_name("configuration", one.key), _text("configuration", one.key), ", ".join(one.seats))
        for one in CONFIGURATIONS
    )
    return _table(("name", "what differs", "seats"), rows)


TABLES: dict[str, Callable[[], str]] = {
    "games": _games,
    "matrix": _matrix,
    "options": _options,
    "bots": _bots,
    "companies": _companies,
}


def _name(kind: str, key: str) -> str:
    return translate(LANGUAGE, f"{kind}-{key}".replace("+", "-plus"))


def _text(kind: str, key: str) -> str:
    return phrase(LANGUAGE, f"{kind}-{key}.text".replace("+", "-plus"))


def _keys(keys: Iterable[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    PAGE.write_text(remade(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
