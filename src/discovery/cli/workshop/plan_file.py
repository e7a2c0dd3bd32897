"""The TOML file of ``discovery lab run``: what is played, and what is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from discovery.cli.decks import deck_named
from discovery.cli.files import printable_name
from discovery.cli.game_arguments import canonical, usual_game
from discovery.cli.workshop.budget import is_count, is_list, table_in
from discovery.core.errors import Code, InvalidInput
from discovery.core.registry import family_of
from discovery.core.workshop.samples import Cell, Side
from discovery.lab.experiment.question import Question

GAMES, PRECISION = 1000, 0.02


@dataclass(frozen=True, slots=True)
class PlanFile:
    """The plan in a file; ``whole`` tells it from others, in a file of results."""

    title: str
    seed: str
    question: Question
    whole: dict[str, Any]


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _are_texts(value: object) -> bool:
    return _is_text(value) or is_list(value, str)


def _is_size(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value > 0


SIDE: Mapping[str, Callable[[Any], bool]] = {
    "game": _are_texts,
    "players": lambda value: is_list(value, str) and len(value) > 0,
    "options": lambda value: is_list(value, str),
    "deck": _is_text,
}
KEYS: Mapping[str, Callable[[Any], bool]] = {
    **SIDE,
    "title": _is_text,
    "seed": _is_text,
    "seats": lambda value: is_count(value) or (is_list(value, int) and all(map(is_count, value))),
    "games": is_count,
    "precision": lambda value: (
        _is_size(value) or (isinstance(value, dict) and all(map(_is_size, value.values())))
    ),
    "values": lambda value: is_list(value, str) and len(value) > 0,
    "rotate": lambda value: isinstance(value, bool),
    "observed": lambda value: isinstance(value, bool),
    "a": lambda value: isinstance(value, dict),
    "b": lambda value: isinstance(value, dict),
}


def plan_in(file: str) -> PlanFile:
    """The plan in a file. ``InvalidInput`` BAD_PLAN names the key that is unknown, missing or has no such
    value; errors of decks as in ``deck_named``."""
    given = table_in(file)
    _check(given, KEYS, file)
    for side in ("a", "b"):
        _check(given.get(side, {}), SIDE, file)
    if "b" in given and "a" not in given:
        raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault="a")
    if "values" not in given:
        raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault="values")
    wanted = given.get("precision", PRECISION)
    fine, each = (PRECISION, wanted) if isinstance(wanted, dict) else (wanted, {})
    question = Question(tuple(_cells(given, file)), tuple(given["values"]), fine, each)
    return PlanFile(given.get("title", ""), given.get("seed", "lab"), question, given)


def _check(given: Mapping[str, object], known: Mapping[str, Callable[[Any], bool]], file: str) -> None:
    for key, value in given.items():
        if key not in known or not known[key](value):
            raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault=printable_name(key))


def _cells(given: Mapping[str, Any], file: str) -> list[Cell]:
    """A cell for each game and number of seats; sides that name a game of their own play only that."""
    sides = [given | given[side] for side in ("a", "b") if side in given] or [given]
    named = [_listed(side.get("game", usual_game())) for side in sides]
    if len(named) == 2 and len(named[0]) != len(named[1]):
        raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault="game")
    seats = _listed(given.get("seats", 0))
    most, rotate = given.get("games", GAMES), given.get("rotate", True)
    cells = []
    for games, number in product(zip(*named, strict=True), seats):
        played = tuple(_side(side, game, number) for side, game in zip(sides, games, strict=True))
        key = f"{' - '.join(dict.fromkeys(games))}/{len(played[0].players)}"
        cells.append(Cell(key, played, most, rotate, given.get("observed", False)))
    if len({cell.key for cell in cells}) < len(cells):
        raise InvalidInput(Code.BAD_PLAN, given=printable_name(file), fault="game")
    return cells


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _side(given: Mapping[str, Any], game: str, seats: int) -> Side:
    """Players are repeated until all seats have one."""
    decks = family_of(game).decks
    players = [canonical(player) for player in given.get("players", ["random", "random"])]
    seated = tuple(players[seat % len(players)] for seat in range(seats or len(players)))
    deck = decks.brief(deck_named(given.get("deck") or decks.ids[0], decks))
    return Side(game, seated, tuple(given.get("options", ())), deck)
