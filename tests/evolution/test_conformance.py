"""``check_game`` for both games, every set of options, every mix of seats, one to nine of them."""

from __future__ import annotations

import pytest

from discovery.evolution.catalogue import GAMES, OPTIONS
from discovery.evolution.game import new_game
from discovery.testing import BrokenLaw, check_game
from tests.evolution.playing import OPTIONS as SETS
from tests.evolution.playing import seats_of

TABLES = [(game, options) for game, sets in SETS.items() for options in sets]
MIXES = {
    "people": ["", "", "", "", "", "", "", "", ""],
    "bots": ["", "=bot", "=bot", "", "=bot", "=bot", "=bot", "", "=bot"],
    "bots+": ["=bot+", "", "=bot+", "=bot+", "", "=bot+", "=bot+", "", "=bot+"],
    "both": ["", "=bot+", "=bot", "=bot", "", "=bot+", "", "=bot", "=bot+"],
}


def test_the_tables_are_all_that_the_catalogue_offers() -> None:
    """A new game or option is held against the protocol, or this fails."""
    optional = [option for option in OPTIONS if not option.seated]
    offered = {name: {o.key for o in optional if name in o.games} for name in GAMES}

    assert offered == {game: {key for chosen in sets for key in chosen} for game, sets in SETS.items()}
    assert {f"={option.key}" for option in OPTIONS if option.seated} == {"=bot", "=bot+"}


@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda value: "".join(value) or "plain")
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("count", range(1, 10))
def test_a_game_keeps_the_protocol(game: str, options: tuple[str, ...], mix: str, count: int) -> None:
    seats = seats_of(MIXES[mix][:count])

    check_game(new_game(game, seats, options=options), seed=count, thorough=count < 6 or mix == "both")


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end(game: str) -> None:
    assert check_game(new_game(game, ["A=bot", "B=bot+", "C=bot"])) == 0


def test_a_broken_law_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The conformance test can fail: a card too many in a hand is named with its law."""
    game = new_game("intro", ["A", "B"])
    deal = game.deal

    def wrong(order: list[int]) -> object:
        state = deal(order)
        state.hands[0] |= 1 << order[-1]
        return state

    monkeypatch.setattr(game, "deal", wrong)
    with pytest.raises(BrokenLaw, match="exactly one place"):
        check_game(game)
