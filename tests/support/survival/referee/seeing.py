"""What a viewer may know of a position (XT02), by the engine's view and as the referee tells it.

Undiscovered tiles, face-down tokens and monsters, the order of packs, landmark cards nobody has investigated
and the projects in others' hands are not in it; everything else is, for every seat and for spectators alike.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from discovery.core.bits import members
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import NONE, State
from discovery.survival.views.view import HIDDEN, View
from tests.support.survival.referee.game import Referee
from tests.support.survival.referee.tables import CLASSES, Hex, by_id, rows

Seen = dict[str, Any]
UNSEEN = "?"


class Eyes:
    """Tells the views of a game of the engine in the referee's words."""

    def __init__(self, game: SurvivalGame) -> None:
        self.game, content, ground = game, game.setup.content, game.setup.ground
        self.places: list[Hex] = list(zip(ground.columns, ground.rows, strict=True))
        self.tiles = [tile.id for tile in content.tiles]
        self.enemies = [enemy.id for enemy in content.enemies]
        self.explorations = [card.id for card in content.explorations]
        self.nights = [card.id for card in content.nights]
        self.threats = [card.id for card in content.threats]
        self.projects = [project.item for project in content.projects]

    def seen(self, state: State, viewer: int, tokens: dict[str, tuple[str, str]]) -> Seen:
        """The view of ``viewer``; ``tokens`` are class and content by id."""
        game, places = self.game, self.places
        view = game.view(state, viewer)
        kinds = {game.setup.piece_number[n]: tokens[id] for n, id in enumerate(game.pieces) if id in tokens}
        return {
            "legal": {game.text(move) for move in view.legal},
            "tiles": {places[slot * 7]: self.tiles[n] for slot, n in enumerate(view.tiles) if n != NONE},
            "tokens": {
                places[space]: (CLASSES[n], UNSEEN if kind == HIDDEN else kinds[kind][1])
                for space, n, kind in view.tokens
            },
            "enemies": sorted(
                (UNSEEN if foe.number == HIDDEN else self.enemies[foe.number], places[foe.space], foe.damage)
                for foe in view.enemies
            ),
            "gone": Counter(kinds[kind] for kind in view.gone),
            "landmarks": {n: places[space] for n, space in enumerate(view.landmarks, 1) if space != NONE},
            "cards": {n: self.explorations[card] for n, card in enumerate(view.cards, 1) if card != NONE},
            "hands": [
                [self.projects[n] for n in members(hand)] if hand != NONE else UNSEEN for hand in view.hands
            ],
            "sizes": [one.hand for one in view.survivors],
        } | self._packs(view)

    def _packs(self, view: View) -> Seen:
        first, second, threats = view.past
        return {
            "packs": list(view.packs),
            "nights": list(view.nights),
            "past nights": sorted(self.nights[n] for n in (*first, *second)),
            "past threats": sorted(self.threats[n] for n in threats),
        }


def seen(referee: Referee, viewer: int, order: list[str]) -> Seen:
    """What the referee would show ``viewer``; ``order`` is the shuffle of the game."""
    world = referee.world
    tokens = world.tokens_known
    left = {token for word in CLASSES for token in world.piles[word]}
    laid = set(world.tokens.values())
    return {
        "legal": referee.asks().get(viewer, set()),
        "tiles": {centre: world.tiles[centre] for centre in world.discovered},
        "tokens": {
            place: (tokens[token][0], tokens[token][1] if place in world.shown else UNSEEN)
            for place, token in world.tokens.items()
        },
        "enemies": sorted((foe.id if foe.known else UNSEEN, foe.place, foe.damage) for foe in world.foes),
        "gone": Counter(
            tokens[token]
            for token in tokens
            if tokens[token][0] != "monster" and token not in left and token not in laid
        ),
        "landmarks": world.landmarks,
        "cards": {number: world.landmark_cards[number] for number in world.investigated},
        "hands": [
            [item for item in projects() if item in me.projects]
            if viewer == seat or open_hands(referee)
            else UNSEEN
            for seat, me in enumerate(world.survivors)
        ],
        "sizes": [len(me.projects) for me in world.survivors],
    } | _packs(referee, order)


def projects() -> list[str]:
    """The items of projects, as their table lists them."""
    return [row["item"] for row in rows("projects")]


def open_hands(referee: Referee) -> bool:
    """Whether the option of open hands is chosen."""
    return "open-hands" in referee.world.options


def _packs(referee: Referee, order: list[str]) -> Seen:
    piles = referee.world.piles
    nights = [*piles["nights-1"], *piles["left-out"], *piles["nights-2"]]
    tiers = [[card for card in order if by_id("nights").get(card, {}).get("tier") == tier] for tier in "12"]
    threats = [card for card in order if threat(card) and card not in piles["threats"]]
    return {
        "packs": [len(piles[word]) for word in (*CLASSES, "threats", "projects")],
        "nights": [len(piles["nights-1"]), len(piles["nights-2"])],
        "past nights": sorted(card for tier in tiers for card in tier if card not in nights),
        "past threats": sorted(threat(card) for card in threats),
    }


def threat(piece: str) -> str:
    """The id of a threat card without the number of its copy; ``""`` for any other piece."""
    known = by_id("threats")
    return next((name for name in (piece, piece.rpartition("-")[0]) if name in known), "")
