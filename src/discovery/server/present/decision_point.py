"""Messages about a decision without a table, made from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discovery.core.errors import InvalidInput
from discovery.core.present import AtTheTable, PresentPart
from discovery.core.protocol import AnyGame, State
from discovery.core.registry import family_of
from discovery.i18n.faults import fault, verdict
from discovery.play.decision_point import DecisionPoint
from discovery.server.protocol import DecisionAnswer, DecisionQuestion, Fault, Step


def present_of(game: str) -> PresentPart | None:
    """The part that shows a game, ``None`` without one."""
    return family_of(game).present


def part_of(at: DecisionPoint) -> PresentPart:
    """The part that presents the game of a decision; games without one are not listed."""
    part = present_of(at.game.name)
    assert part is not None
    return part


def position_of(at: DecisionPoint) -> Any:
    """The position as the seat sees it at a learner's table."""
    part, game, state = part_of(at), at.game, at.state
    shared = part.shared(game, state, True)
    return part.whole(game, shared, part.own(game, state, shared, at.seat, AtTheTable()))


def steps_of(at: DecisionPoint) -> list[Step]:
    """The steps that the seat has observed."""
    part = part_of(at)
    return [
        Step(seq, 0, part.happenings(at.game, events), None, -1) for seq, events in enumerate(at.happened)
    ]


def tell(at: DecisionPoint, asked: DecisionQuestion, reply: DecisionAnswer, language: str) -> None:
    """Answer what a player may ask at a table."""
    part = part_of(at)
    reply.moves = list(asked.explain)
    if asked.spots:
        reply.spots = part.spots(at.game, at.state, at.seat, at.game.parse(asked.spots)[0])
    if asked.about:
        reply.moves += part.considered_moves(position_of(at), asked.about)
    names = part.piece_names(at.game, language)
    reply.verdicts = verdicts(at.game, at.state, at.seat, reply.moves, language, names)


def verdicts(
    game: AnyGame, state: State, seat: int, moves: Sequence[str], language: str, names: Mapping[str, str]
) -> list[Fault | None]:
    """Why a seat cannot make each of these moves, as far as it may know; None where it can."""
    return [_verdict(game, state, seat, text, language, names) for text in moves]


def _verdict(
    game: AnyGame, state: State, seat: int, text: str, language: str, names: Mapping[str, str]
) -> Fault | None:
    try:
        move, _ = game.parse(text)
    except InvalidInput as error:
        return fault(error, language, names)
    return verdict(game.explain(state, seat, move), language, names)
