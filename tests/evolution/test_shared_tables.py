"""Games of a kind share what is worked out from rules and deck, and nothing that tells who plays."""

from __future__ import annotations

from random import Random

import pytest

from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.game import new_game
from discovery.evolution.variants.catalogue import GAMES, rules_for


@pytest.mark.parametrize("game", GAMES)
def test_two_games_of_a_kind_share_their_tables_and_not_their_names(game: str) -> None:
    kind = "virtual" if GAMES[game].classic else "bot"
    one = new_game(game, ["Ann", "Bo", f"Cem={kind}"])
    other = new_game(game, ["Dan", "Eve", f"Flo={kind}"])
    for table in ("entries", "menu_by_phase", "ids", "index", "needs", "leads", "follows", "era_cards"):
        assert getattr(one.setup, table) is getattr(other.setup, table)
    assert one.seats == ("Ann", "Bo", "Cem")
    assert other.seats == ("Dan", "Eve", "Flo")


def test_what_differs_in_rules_or_seats_has_tables_of_its_own() -> None:
    two = new_game("explore", ["Ann", "Bo"]).setup
    assert new_game("explore", ["Ann", "Bo", "Cem"]).setup.seat_count == 3
    assert new_game("explore", ["Ann", "Bo=bot"]).setup.virtual_seats == 2
    assert list(new_game("explore", ["Ann", "Bo"], options=["advantage=Bo:2"]).setup.hand_size) == [5, 7]
    assert list(two.hand_size) == [5, 5]
    assert new_game("explore", ["Ann", "Bo"], options=["eras=1-3"]).setup.card_count < two.card_count
    teams = new_game("explore", ["A", "B", "C", "D"], teams=["A+C", "B+D"]).setup.teams
    assert teams == (0, 1, 0, 1)
    assert new_game("explore", ["A", "B", "C", "D"]).setup.teams is None


def test_what_is_refused_is_refused_again() -> None:
    for _ in range(2):
        with pytest.raises(InvalidSetup) as refused:
            new_game("explore", [str(seat) for seat in range(10)])
        assert refused.value.code is Code.SEAT_COUNT
        with pytest.raises(InvalidSetup) as refused:
            rules_for("chess", [])
        assert refused.value.code is Code.UNKNOWN_GAME


def test_games_that_share_their_tables_do_not_disturb_each_other() -> None:
    def played(game_seats: list[str]) -> list[int]:
        game, chooser = new_game("explore", game_seats), Random(5)
        state = game.deal(game.shuffle(chooser))
        moves = []
        while game.result(state) is None:
            seat = state.actor
            moves.append(chooser.choice(game.legal(state, seat)))
            outcomes = game.outcomes(state, moves[-1])
            game.play(state, seat, moves[-1], chooser.choice(outcomes) if outcomes else NO_OUTCOME)
        return moves

    assert played(["Ann", "Bo"]) == played(["Cem", "Dan"])
