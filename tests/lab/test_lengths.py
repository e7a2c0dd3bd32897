"""The bound on a game's length holds for players who do all they can to prolong it."""

from __future__ import annotations

import pytest

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.evolution.encoding.indices import Actions
from discovery.evolution.encoding.lengths import most_choices, most_turns
from discovery.evolution.flow.stepping import decider_of
from discovery.evolution.flow.turns import TURN_LIMIT
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.variants.catalogue import GAMES

LAZY = (codes.LET, codes.PASS, codes.END, codes.DISCARD, codes.STEAL, codes.GIVE, codes.CONCEDE)
QUARRELSOME = (codes.STOP, codes.LOOK, codes.VERIFY)
BUSY = tuple(set(range(len(codes.WORDS))) - {codes.END, codes.PASS, codes.LET})
WAYS = {"random": (), "lazy": LAZY, "quarrelsome": QUARRELSOME, "busy": BUSY}
PLAIN = [(game, options) for game in ("intro", "explore", "select", "connect") for options in ((), ("sos",))]
RICH = [
    *((game, ()) for game in ("memory", "fusion")),
    ("select", ("stop",)),
    ("explore", ("jokers=4", "stop")),
]
TABLES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("A", "B"), ()),
    (("A", "B", "C=bot+"), ()),
    (("A", "B", "C", "D"), ("A+C", "B+D")),
]


def longest(game: DiscoveryGame, way: str, seed: int) -> tuple[int, int]:
    """The turns and choices of a game in which everybody chooses so wherever there is such a move."""
    dice, state, actions, choices = Dice(seed), game.deal(game.shuffle(Dice(seed))), Actions(game), 0
    while game.result(state) is None:
        if due := game.due(state):
            game.play(state, *due, draw(game, state, due[1], dice))
            continue
        seat = decider_of(state)
        legal = game.legal(state, seat)
        wanted = [move for move in legal if codes.code_of(move) in WAYS[way]] or legal
        move = wanted[dice.below(len(wanted))]
        choices += len(actions.indices(game.view(state, seat), move))
        cards = game.outcomes(state, move)
        game.play(state, seat, move, cards[dice.below(len(cards))] if cards else -1)
    return state.turns, choices


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize(("name", "options"), PLAIN)
def test_T02_I11_turns_use_something_up(
    name: str, options: tuple[str, ...], seats: tuple[str, ...], teams: tuple[str, ...], way: str
) -> None:
    game = new_game(name, seats, options=options, teams=teams)
    coding = Actions(game).coding
    for seed in range(2):
        turns, choices = longest(game, way, seed)
        assert turns <= most_turns(game.setup)
        assert choices <= most_choices(game.setup, coding)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "options"), RICH)
def test_T07_answers_are_reckoned_with(name: str, options: tuple[str, ...], way: str) -> None:
    game = new_game(name, ("A", "B"), options=options)
    turns, choices = longest(game, way, 1)

    assert turns <= most_turns(game.setup) == TURN_LIMIT
    assert choices <= most_choices(game.setup, Actions(game).coding)


def test_the_bound_is_of_use_where_nobody_answers() -> None:
    """What the page on environments says."""
    bounds = {}
    for name, seats, options in [("explore", 2, ()), ("intro", 3, ("sos",)), ("fusion", 2, ())]:
        game = new_game(name, [f"P{seat}" for seat in range(seats)], options=options)
        bounds[name] = most_choices(game.setup, Actions(game).coding)

    assert bounds["explore"] == 918
    assert bounds["intro"] == 2898
    assert 10**6 < bounds["fusion"] < 2 * 10**6
    assert set(bounds) < set(GAMES)
