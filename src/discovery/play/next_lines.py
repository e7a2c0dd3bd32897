"""Which lines a record could go on with: everything that a player, a tool or a program may write next."""

from __future__ import annotations

from typing import Any

from discovery.core.bits import members
from discovery.core.protocol import NOBODY, Game, Written
from discovery.play.records.record import NOBODY_NAME


def next_lines(game: Game[Any], state: Any) -> dict[str, list[str]]:
    """By the seat's name, every move that a record could go on with, in notation; what is due included.

    In a window these are the answers to it and, where it may close without a line of its own, what follows
    when nobody answers; elsewhere the line of nobody stands beside the answers, under ``-``.
    """
    lines = _offered(game, state)
    if game.window(state) is not None:
        for name, moves in _behind_the_window(game, state).items():
            lines[name] = lines.get(name, []) + moves
    return {name: lines[name] for name in (*game.seats, NOBODY_NAME) if name in lines}


def _offered(game: Game[Any], state: Any) -> dict[str, list[str]]:
    due = game.due(state)
    if due is not None and due[0] != NOBODY:
        return {game.seats[due[0]]: [game.text(due[1])]}
    moves = {
        game.seats[seat]: [game.text(move) for move in game.legal(state, seat) if move != game.let_pass]
        for seat in members(game.actors(state))
    }
    return {name: found for name, found in moves.items() if found}


def _behind_the_window(game: Game[Any], state: Any) -> dict[str, list[str]]:
    """The line that closes a window nobody answers, or what follows where the closing has no line."""
    before, closed = game.standing(state), state.copy()
    (seat, move), *_ = game.end_window(state, ())
    game.play(closed, seat, move)
    if game.written(before, closed, move) is Written.YES:
        return {NOBODY_NAME: [game.text(move)]}
    return _offered(game, closed)
