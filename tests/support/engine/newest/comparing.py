"""Games of the newest edition, played by the engine and its referee alike: compared after every line."""

from __future__ import annotations

import random
from collections.abc import Collection

from discovery.core.bits import members
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.board.plane import NOWHERE, coordinates_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import State
from tests.support.engine.newest.battle import BattleReferee
from tests.support.engine.newest.position import Terms
from tests.support.engine.newest.referee import NewestReferee
from tests.support.engine.refereed import a_move, ids
from tests.support.engine.sets import Table

WEIGHTS = {
    "end": 2, "pass": 1, "let": 12, "stop": 2, "interrupt": 2, "joker": 8, "me": 4, "announce": 1,
    "concede": 2, "discard": 3, "sos": 2, "ask": 3, "replay": 12, "place": 12,
}  # fmt: skip
DOUBTFUL = ("place", "replay", "announce", "call", "sos", "joker")
Words = dict[str, object]


def referee_of(made: Table, game: DiscoveryGame) -> NewestReferee:
    """The referee of a table."""
    kinds = tuple(seat.partition("=")[2] for seat in made.seats)
    sides = tuple(min(members(mates)) for mates in game.setup.mates[: len(kinds)])
    terms = Terms(made.game, frozenset(made.options), kinds, sides)
    told_by = BattleReferee if terms.has("battle") else NewestReferee
    return told_by(terms, game.rules.cards_of(game.deck))


def sorted_cards(move: str) -> str:
    """A selection in the referee's order; any other move as it is."""
    word, _, rest = move.partition(" ")
    return f"select {', '.join(sorted(rest.split(', ')))}" if word == "select" else move


def position(game: DiscoveryGame, state: State) -> Words:
    """The engine's position in the referee's words."""
    seats, due = range(game.setup.seat_count), game.due(state)
    over = state.phase == OVER
    actors = members(game.actors(state))
    tree, assets = ids(game, members(state.tree)), state.assets
    spots = (
        {game.setup.ids[card]: state.plane.spot[card] for card in members(state.tree)} if state.plane else {}
    )
    return {
        "hands": [ids(game, state.in_order(state.hands[seat])) for seat in seats],
        "discards": [ids(game, state.in_order(state.discards[seat])) for seat in seats],
        "selections": [{*ids(game, members(state.selection(seat)))} for seat in seats],
        "tree": {*tree},
        "cells": {card: coordinates_of(spot) for card, spot in spots.items() if spot != NOWHERE},
        "pool": ids(game, state.in_order(state.pool)),
        "stack": ids(game, state.stack),
        "points": list(state.points[: len(seats)]),
        "aside": {*ids(game, members(state.jokers.aside))} if state.jokers else set(),
        "ready": [ids(game, [*assets.ready_of(seat)]) if assets else [] for seat in seats],
        "safe": {*members(assets.safe)} if assets else set(),
        "trumps": 0 if over else state.trumps,
        "asks": {
            seat: {sorted_cards(game.text(move)) for move in game.legal(state, seat)} for seat in actors
        },
        "due": (due[0], game.text(due[1])) if due else None,
        "winners": {*members(state.winners)} if over else None,
    }


def told(referee: NewestReferee) -> Words:
    """What the referee says of the same."""
    over = referee.winners is not None
    cells = referee.grid.cells if referee.grid else {}
    return {
        "hands": referee.hands,
        "discards": referee.discards,
        "selections": [{*row} for row in referee.selections],
        "tree": {*referee.tree},
        "cells": {card: cell for cell, pile in cells.items() for card in pile},
        "pool": referee.pool,
        "stack": referee.stack,
        "points": referee.points,
        "aside": {*referee.aside},
        "ready": referee.ready,
        "safe": referee.safe,
        "trumps": 0 if over else referee.now.trumps,
        "asks": referee.asked,
        "due": referee.next_line,
        "winners": referee.winners,
    }


def differences(game: DiscoveryGame, state: State, referee: NewestReferee) -> Words:
    """What the two say differently: by name the engine's word and the referee's."""
    here, there = position(game, state), told(referee)
    return {name: (here[name], there[name]) for name in here if here[name] != there[name]}


def play_both(made: Table, chooser: random.Random) -> list[str]:
    """A whole game; returns its lines. Raises ``AssertionError`` where the two differ."""
    game = made.build()
    order = game.shuffle(chooser)
    if chooser.random() < 0.3:
        chooser.shuffle(order)
    referee, state = referee_of(made, game), game.deal(order)
    referee.deal(ids(game, order), game.seats)
    lines: list[str] = []
    while True:
        found = differences(game, state, referee)
        assert not found, f"{made.label} {lines[-8:]} {found}"
        if game.result(state) is not None:
            return lines
        if due := game.due(state):
            seat, move = due
        else:
            seat = chooser.choice([*members(game.actors(state))])
            moves = {game.text(move): move for move in game.legal(state, seat)}
            move = moves[chosen(referee, moves, chooser)]
        cards = game.outcomes(state, move)
        outcome = chooser.choice(cards) if cards else NO_OUTCOME
        game.play(state, seat, move, outcome)
        taken = game.setup.ids[outcome] if outcome >= 0 else ""
        lines.append(f"{seat} {game.text(move, outcome)}")
        referee.play_by(seat, game.text(move), taken)


def chosen(referee: NewestReferee, moves: Collection[str], chooser: random.Random) -> str:
    """A random move: where one may bluff more right ones than wrong ones, so that games go on."""
    wrong = [
        move for move in moves if referee.bluff and move.split()[0] in DOUBTFUL and not referee.sound(move)
    ]
    sensible = [move for move in moves if move not in wrong] if chooser.random() < 0.85 else []
    return a_move(sorted(sensible or moves), WEIGHTS, chooser)
