"""The possible next lines of a record: everything that a player, a tool or a program may write next."""

from __future__ import annotations

from discovery.core.bits import members
from discovery.core.protocol import NOBODY, AnyGame, RecordLine, State
from discovery.play.records.record import NOBODY_NAME


def next_lines(game: AnyGame, state: State) -> dict[str, list[str]]:
    """By the seat's name, every move that may come next in the record, in notation, including what is due.

    In a window these are the answers to it. If the window may close without a line, the moves that follow
    when nobody answers are included; otherwise its closing is listed under ``-``.
    """
    lines = _offered(game, state)
    if game.window(state) is not None:
        for name, moves in _behind_the_window(game, state).items():
            lines[name] = lines.get(name, []) + moves
    return {name: lines[name] for name in (*game.seats, NOBODY_NAME) if name in lines}


def _offered(game: AnyGame, state: State) -> dict[str, list[str]]:
    due = game.due(state)
    if due is not None and due[0] != NOBODY:
        return {game.seats[due[0]]: [game.text(due[1])]}
    moves = {
        game.seats[seat]: [game.text(move) for move in game.legal(state, seat) if move != game.let_pass]
        for seat in members(game.actors(state))
    }
    return {name: texts for name, texts in moves.items() if texts}


def _behind_the_window(game: AnyGame, state: State) -> dict[str, list[str]]:
    """The line that closes an unanswered window, or the moves after it if the closing has no line."""
    before, closed = game.progress(state), state.copy()
    (seat, move), *_ = game.end_window(state, ())
    game.play(closed, seat, move)
    if game.record_line(before, closed, move) is RecordLine.YES:
        return {NOBODY_NAME: [game.text(move)]}
    return _offered(game, closed)
