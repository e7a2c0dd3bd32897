"""A finished game, line by line, with all hands open. Records come from anywhere, so there is a budget."""

from __future__ import annotations

import time
from typing import Any

from discovery.core.bits import members
from discovery.core.errors import Code, InvalidRecord
from discovery.core.protocol import SPECTATOR
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State
from discovery.evolution.views.observe import unveiled
from discovery.play.records import Record, read_bytes, write
from discovery.play.replay import Replay as RecordReplay
from discovery.play.replay import Step
from discovery.server.present.positions import choices, happenings, position_of
from discovery.server.protocol import Frame, Position, Replay


def replay_bytes(data: bytes, seconds: float) -> Replay:
    """The replay of a record as bytes. ``InvalidRecord`` with the line of the first fault."""
    return replay(read_bytes(data), seconds)


def replay(record: Record, seconds: float) -> Replay:
    """Every line and what it led to. ``InvalidRecord(TOO_LARGE)`` if that takes more than ``seconds``."""
    until = time.monotonic() + seconds
    again = RecordReplay(record)
    game: Any = again.game
    frames: list[Frame] = []
    for step in again.steps():
        if time.monotonic() > until:
            raise InvalidRecord(Code.TOO_LARGE, most=len(frames))
        frames.append(_frame(game, step))
    return Replay(
        game=game.name,
        deck=game.deck.id,
        options=list(game.rules.options),
        names=list(game.seats),
        frames=frames,
        record=write(record),
    )


def _frame(game: DiscoveryGame, step: Step) -> Frame:
    line = "" if step.line is None else step.line.move
    return Frame(line, step.seat, _open_position(game, step.state), happenings(game, step.events))


def _open_position(game: DiscoveryGame, state: State) -> Position:
    """The position as the acting seat decides in it, with everything shown but the stack."""
    view = unveiled(state, game.view(state, SPECTATOR))
    hands = [tuple(state.in_order(state.hands[seat])) for seat in range(game.setup.seat_count)]
    shown = position_of(game, view, hands)
    for seat in members(game.actors(state)):
        shown.legal = choices(game, game.legal(state, seat))
    return shown
