"""``check_game`` for every game and every mix of seats, one to nine of them.

Any two options together are in ``test_every_pair``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from discovery.core.bits import BIT
from discovery.core.testing import BrokenLaw, check_game
from discovery.evolution.game import new_game
from discovery.evolution.variants.catalogue import GAMES
from tests.support.editions import CLASSIC
from tests.support.engine.playing import OPTIONS as SETS
from tests.support.engine.playing import seats_of
from tests.support.testing.rounds import rarely

TABLES = [(game, options) for game, sets in SETS.items() for options in sets]
TABLES += [(name, ()) for name, rules in GAMES.items() if rules.classic]
TABLES += [(name, ("objection",)) for name in ("classic-simple", "classic-select")]
ASSETS = [(name, ("battle",)) for name in ("explore", "connect")]
MIXES = {
    "people": ["", "", "", "", "", "", "", "", ""],
    "bots": ["", "=bot", "=bot", "", "=bot", "=bot", "=bot", "", "=bot"],
    "bots+": ["=bot+", "", "=bot+", "=bot+", "", "=bot+", "=bot+", "", "=bot+"],
    "both": ["", "=bot+", "=bot", "=bot", "", "=bot+", "", "=bot", "=bot+"],
}
CLASSIC_MIXES = {
    "people": MIXES["people"],
    "virtual": ["", "=virtual", "=virtual", "", "=virtual", "=virtual", "=virtual", "", "=virtual"],
}
MIXED = [
    pytest.param(game, options, mix, id=f"{''.join((game, *options))}-{name}")
    for game, options in TABLES
    for name, mix in (CLASSIC_MIXES if GAMES[game].classic else MIXES).items()
]


@pytest.mark.parametrize(("game", "options", "mix"), MIXED)
@pytest.mark.parametrize("count", [2, 9, *rarely(1, 3, 4, 5, 6, 7, 8)])
def test_a_game_keeps_the_protocol(game: str, options: tuple[str, ...], mix: list[str], count: int) -> None:
    seats = seats_of(mix[:count])

    check_game(new_game(game, seats, options=options), seed=count, thorough=count < 6 or mix is MIXES["both"])


@pytest.mark.parametrize("mix", MIXES.values(), ids=MIXES)
@pytest.mark.parametrize("count", [2, 3, 6, *rarely(4, 5)])
@pytest.mark.parametrize(("game", "options"), ASSETS)
def test_Y14_a_game_with_assets_keeps_the_protocol(
    game: str, options: tuple[str, ...], count: int, mix: list[str]
) -> None:
    """Y14: what a scout has seen stays in place when everything hidden from it is dealt again."""
    check_game(new_game(game, seats_of(mix[:count]), options=options), seed=count, thorough=count < 4)


@pytest.mark.parametrize("deck", ["antiquity", "prehistory+antiquity"])
@pytest.mark.parametrize("count", [3, *rarely(2, 4)])
@pytest.mark.parametrize("game", ["explore", "connect"])
def test_Y01_a_game_with_assets_keeps_the_protocol_with_other_decks(game: str, count: int, deck: str) -> None:
    seats = ["A", "B", "C=bot", "D"][:count]

    check_game(new_game(game, seats, deck, options=["battle"]), seed=count, thorough=False)


@pytest.mark.parametrize("deck", ["antiquity", "prehistory+antiquity"])
@pytest.mark.parametrize("count", [2, *rarely(1, 4, 9)])
@pytest.mark.parametrize("game", GAMES)
def test_B13_a_game_keeps_the_protocol_with_other_decks(game: str, count: int, deck: str) -> None:
    mixes = CLASSIC_MIXES if GAMES[game].classic else MIXES
    seats = seats_of(list(mixes.values())[1][:count])

    check_game(new_game(game, seats, deck), seed=count, thorough=count == 2)


@pytest.mark.parametrize("mix", CLASSIC_MIXES.values(), ids=CLASSIC_MIXES)
@pytest.mark.parametrize("count", [3, *rarely(1, 2, 5, 7)])
@pytest.mark.parametrize("game", CLASSIC)
def test_R02_a_game_keeps_the_protocol_when_others_join(game: str, count: int, mix: list[str]) -> None:
    """R02, S33: every card stays in exactly one place, and nobody sees what they cannot know."""
    newcomers = ["X", "Y", "Z"]

    check_game(new_game(game, seats_of(mix[:count])), 2, count, thorough=count == 2, newcomers=newcomers)


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("game", ["classic-simple", "classic-select"])
def test_R02_S34_others_may_join_where_cards_can_be_objected_to(game: str, count: int) -> None:
    seats = seats_of(CLASSIC_MIXES["virtual"][:count])

    check_game(new_game(game, seats, options=["objection"]), 2, count, count == 2, newcomers=["X", "Y"])


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end(game: str) -> None:
    """With windows each of their flips is a line (U06), without them nothing is."""
    rules = GAMES[game]

    seats = ["A=virtual", "B=virtual"] if rules.classic else ["A=bot", "B=bot+", "C=bot"]
    assert bool(check_game(new_game(game, seats))) == bool(rules.reactions)


def test_a_broken_law_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The conformance test can fail: a card too many in a hand is named with its law."""
    game = new_game("intro", ["A", "B"])
    deal = game.deal

    def wrong(order: list[int]) -> object:
        state = deal(order)
        state.hands = [state.hands[0] | BIT[order[-1]], *state.hands[1:]]
        return state

    monkeypatch.setattr(game, "deal", wrong)
    with pytest.raises(BrokenLaw, match="exactly one place"):
        check_game(game)


def test_a_view_that_reaches_no_other_process_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("intro", ["A", "B"])
    view = game.view
    odd: Any = Unsendable()
    monkeypatch.setattr(game, "view", lambda state, seat: replace(view(state, seat), course=odd))
    with pytest.raises(BrokenLaw, match="another process"):
        check_game(game)


class Unsendable:
    """Equal to its like, and no process can send it to another."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unsendable)

    def __hash__(self) -> int:
        return 0

    def __reduce__(self) -> str:
        raise TypeError
