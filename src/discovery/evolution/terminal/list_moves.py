"""Legal moves and choices as numbered lists."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.errors import DiscoveryError
from discovery.core.terminal import Screen
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.state import State
from discovery.evolution.terminal.input_parser import listed

MOST_CHOICES = 40
_PARTS = ("era", "shared", "needed", "surrounded", "opened", "finalist")
"""The words for the parts of a spot's points, in the order of ``DiscoveryGame.spots``."""


def show_moves(screen: Screen, game: DiscoveryGame, state: State, seat: int) -> None:
    """List the legal moves by number, with a count of ways where one can be made in several."""
    screen.say("play-moves")
    legal = game.legal(state, seat)
    moves = []
    for move in listed(legal):
        ways = sum(codes.head_of(other) == move for other in legal)
        more = f" ({screen.text('play-ways', count=ways)})" if ways > 1 else ""
        moves.append(f"{game.text(move)}{more}")
    screen.numbered(moves)
    if game.rules.one_action and any(codes.code_of(move) == codes.DISCARD for move in legal):
        screen.say("play-discard-robs")


def show_choices(
    screen: Screen, game: DiscoveryGame, state: State, seat: int, choices: Sequence[str]
) -> Sequence[str]:
    """List the moves that fit what was typed, by number, and return those listed. A spot has the points that
    it would bring behind it."""
    listed = choices[:MOST_CHOICES]
    lines = [_priced(screen, game, state, seat, choice) for choice in listed]
    screen.say("play-which")
    screen.numbered(lines, cut=len(choices) > MOST_CHOICES)
    return listed


def _priced(screen: Screen, game: DiscoveryGame, state: State, seat: int, choice: str) -> str:
    try:
        move, _ = game.parse(choice)
    except DiscoveryError:
        return choice
    place = codes.spot_of(move)
    worth = {(x, y): more for x, y, *more in game.spots(state, seat, codes.head_of(move))}
    if not worth:
        return choice
    points, *parts = worth[coordinates_of(place)]
    return f"{choice} (+{points}{_reasons(screen, parts)})"


def _reasons(screen: Screen, parts: Sequence[int]) -> str:
    """The parts of the points, where they are told (S13)."""
    pairs = zip(_PARTS, parts, strict=False)
    words = [screen.text(f"part-{name}", number=number) for name, number in pairs if number]
    return f": {', '.join(words)}" if words else ""
