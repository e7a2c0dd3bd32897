"""A whole position as an object, for ``discovery replay --json``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, members
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.model.limits import ITEMS
from discovery.survival.model.phases import PHASES
from discovery.survival.model.state import NONE
from discovery.survival.views.view import standing_of

if TYPE_CHECKING:
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State


def as_object(game: SurvivalGame, state: State, legal: Mapping[str, list[str]]) -> dict[str, object]:
    """Everything in the position, hidden pieces included, by name."""
    setup, result = game.setup, game.result(state)
    place = game.notation.space
    return {
        "game": game.name,
        "over": result is not None,
        "night": state.night,
        "last_night": setup.last_night,
        "phase": PHASES[state.phase],
        "turn": None if result else game.seats[state.turn],
        "first": game.seats[state.first],
        "stage": state.stage,
        "clues": state.clues,
        "tiles": {place(slot * 7): setup.content.tiles[state.tile[slot]].id for slot in members(state.seen)},
        "tokens": {
            place(space): {"piece": setup.pieces[token], "shown": bool(state.shown & BIT[space])}
            for space, token in enumerate(state.token)
            if token != NONE
        },
        "enemies": [
            {
                "enemy": setup.content.enemies[state.enemy[row]].id,
                "space": place(state.at[row]),
                "damage": state.hits[row],
                "known": bool(state.known & BIT[row]),
            }
            for row in sorted(members(state.alive), key=lambda row: state.arrived[row])
        ],
        "fires": {place(space): bool(state.lit & BIT[space]) for space in members(state.fires)},
        "in_play": [setup.content.projects[project].id for project in members(state.in_play)],
        "seats": [_seat(game, state, seat) for seat in range(setup.seats)],
        "winners": [game.seats[seat] for seat in result.winners] if result else [],
        "honours": dict(zip(game.seats, result.scores, strict=True)) if result else {},
        "legal": dict(legal),
    }


def _seat(game: SurvivalGame, state: State, seat: int) -> dict[str, object]:
    content = game.setup.content
    character = state.character[seat]
    return {
        "name": game.seats[seat],
        "state": standing_of(state, seat),
        "character": content.characters[character].id if character != NONE else None,
        "space": game.notation.space(state.pos[seat]),
        "stamina": state.stamina[seat],
        "goods": {
            word: state.goods[seat * 9 + n] for n, word in enumerate(RESOURCES) if state.goods[seat * 9 + n]
        },
        "damage": {
            word: state.damage[seat * 4 + n] for n, word in enumerate(DAMAGES) if state.damage[seat * 4 + n]
        },
        "items": [content.items[item].id for item in members(state.held[seat] & ITEMS)],
        "projects": [content.projects[project].id for project in members(state.hands[seat])],
    }
