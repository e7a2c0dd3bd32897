"""The programs in all six games and with every option: legal choices, placements, spots, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from discovery.core.bits import BIT
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.board.plane import spot_at
from discovery.evolution.bots import PROGRAMS
from discovery.evolution.bots.greedy.odds import position_of
from discovery.evolution.flow.stepping import advance, clockwise_first, line_of_nobody
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View
from discovery.lab.simulation import Plan, simulate
from tests.support.engine.sets import covering
from tests.support.testing.rounds import rarely

GAMES = ["intro", "memory", "explore", "select", "connect", "fusion"]


def decisions(game: DiscoveryGame, players: list[str], seed: int) -> Iterator[tuple[State, str, View, int]]:
    """Every decision of a game: the position before it, the seat that decides, its view, its choice."""
    chance = Random(seed)
    state = game.deal(game.shuffle(chance))
    programs = [PROGRAMS[player](game, Random(seed + seat)) for seat, player in enumerate(players)]
    while state.phase != OVER:
        if game.due(state) is not None:
            line_of_nobody(state)
            continue
        seat = clockwise_first(state) if state.waiting else state.actor
        view = game.view(state, seat)
        move = programs[seat].decide(view)
        yield state, players[seat], view, move
        cards = game.outcomes(state, move)
        advance(state, seat, move, chance.choice(cards) if cards else NO_OUTCOME)


def true_placements(game: DiscoveryGame, view: View) -> list[int]:
    """The placements of a view that are not false, in case false ones can be tried."""
    ready = position_of(game.setup, view).ready
    return [
        move
        for move in view.legal
        if codes.code_of(move) == codes.PLACE and ready & BIT[move & codes.ARGUMENT]
    ]


def spotless(move: int) -> int:
    """The move without the spot that it names."""
    return move & ~(codes.SPOT << codes.EXTRA)


@pytest.mark.parametrize("program", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_choices_are_legal_with_every_two_options(game: str, program: str) -> None:
    """Every pair of options that go together stands at one of these tables, of 1 to 9 seats."""
    for table in covering(game):
        for _, _, view, move in decisions(table.build(), [program] * len(table.seats), 1):
            assert move in view.legal, table.label


@pytest.mark.parametrize(
    ("game", "players", "share"),
    [
        ("memory", 2, 0.8),
        ("select", 3, 0.55),
        ("connect", 3, 0.55),
        ("fusion", 2, 0.8),
        *rarely(("memory", 3, 0.55), ("select", 2, 0.8), ("connect", 2, 0.8), ("fusion", 3, 0.55)),
    ],
)
def test_greedy_beats_random(game: str, players: int, share: float) -> None:
    """The lower end of the 95 % interval lies above ``share``; chance alone would give a half and a third."""
    seats = ("greedy", *("random",) * (players - 1))
    greedy = simulate(Plan(game, seats, games=24, seed="duel")).seats[0]

    assert greedy.low >= share


@pytest.mark.parametrize("options", [[], ["stop"], ["flash"], ["jokers=4", "sos", "trump+"], ["eras=4-6"]])
def test_in_connect_greedy_places_whenever_it_can_and_where_it_pays(options: list[str]) -> None:
    """K02, K07: its spots bring nine tenths of what the best ones would have brought. With its last card it
    may rather end a game that it has won (G08)."""
    game = new_game("connect", ["A", "B", "C=bot"], options=options)
    turns = placed = points = most = 0
    for seed in range(8):
        for state, player, view, move in decisions(game, ["greedy", "random", "random"], seed):
            if player != "greedy":
                continue
            ending = len(view.hand) == 1 and not view.stack
            if view.phase == "turn" and not (view.placed or ending) and true_placements(game, view):
                turns += 1
                placed += codes.code_of(move) in (codes.PLACE, codes.SOS, codes.JOKER_TRUMP, codes.JOKER_AS)
            if codes.code_of(move) == codes.PLACE:
                worth = {
                    spot_at(x, y): brings for x, y, brings in game.spots(state, view.seat, spotless(move))
                }
                points += worth[codes.spot_of(move)]
                most += max(worth.values())

    assert turns > 10
    assert placed == turns
    assert points >= 0.9 * most


@pytest.mark.parametrize("game", ["explore", "connect", "fusion"])
def test_a_last_card_is_placed_even_in_a_game_that_is_lost(game: str) -> None:
    """G07, G08: a player who ends the turn without placing it discards it, and the game is still over."""
    table = new_game(game, ["A", "B"])
    last = 0
    for seed in range(12):
        for _, _, view, move in decisions(table, ["greedy", "greedy"], seed):
            alone = len(view.hand) == 1 and not view.stack and view.phase == "turn" and not view.placed
            if alone and any(step & codes.ARGUMENT == view.hand[0] for step in true_placements(table, view)):
                last += 1
                assert codes.code_of(move) == codes.PLACE

    assert last > 0
