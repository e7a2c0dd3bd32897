"""From the host's plan to seats in playing order."""

from __future__ import annotations

import random

import pytest

from discovery.server.tables.planning import settle
from tests.support.server.harness import plan


class Dealer(random.Random):
    """The dealer is the seat of that number."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def randrange(self, *arguments: int) -> int:  # type: ignore[override]  # the protocol's one form is enough
        assert self._seat < arguments[0]
        return self._seat


@pytest.mark.parametrize(
    ("dealer", "order"),
    [(0, ["Bo", "Cem", "Dan", "Ann"]), (2, ["Dan", "Ann", "Bo", "Cem"]), (3, ["Ann", "Bo", "Cem", "Dan"])],
)
def test_B05_the_seat_at_the_dealers_left_plays_first(dealer: int, order: list[str]) -> None:
    settled = settle(plan("me Ann", "bot Bo", "me Cem", "bot+ Dan"), Dealer(dealer))
    assert [seat.name for seat in settled.seats] == order


def test_B05_for_a_further_game_the_deal_moves_on_one_seat() -> None:
    """Who began is the next dealer, so the second player begins, whatever chance would say."""
    settled = settle(plan("me Ann", "bot Bo", "me Cem", dealer="next"), Dealer(2))
    assert [seat.name for seat in settled.seats] == ["Bo", "Cem", "Ann"]


def test_names_are_given_where_nobody_typed_one_and_open_seats_stay_without() -> None:
    planned = plan("me", "me", "open Eve", "bot", "bot+", "program greedy", "program greedy", language="fr")
    settled = settle(planned, Dealer(6))
    names = [seat.name for seat in settled.seats]
    assert names == ["Joueur", "Joueur 2", "", "Bot", "Bot 2", "Glouton", "Glouton 2"]


@pytest.mark.parametrize(("language", "name"), [("en", "Virtual player"), ("fr", "Joueur virtuel")])
def test_S14_a_virtual_player_is_called_so(language: str, name: str) -> None:
    planned = plan("me Ann", "virtual", "virtual", "virtual Cem", game="classic-simple", language=language)
    names = [seat.name for seat in settle(planned, Dealer(3)).seats]
    assert names == ["Ann", name, f"{name} 2", "Cem"]


def test_a_plan_keeps_everything_else() -> None:
    planned = plan("me Ann", game="intro", leaving="program", turn_seconds=60)
    settled = settle(planned, Dealer(0))
    assert (settled.game, settled.leaving, settled.turn_seconds) == ("intro", "program", 60)
    assert planned.seats[0].name == "Ann"


def test_P06_who_plays_with_whom_stays_when_the_first_player_is_drawn() -> None:
    planned = plan("me Ann", "me Bo", "me Cem", "me Dan", teams=[[0, 2], [1, 3]])
    settled = settle(planned, Dealer(0))
    names = [[settled.seats[seat].name for seat in team] for team in settled.teams]
    assert [sorted(team) for team in names] == [["Ann", "Cem"], ["Bo", "Dan"]]


def test_R03_extra_cards_stay_with_whom_they_were_given_to() -> None:
    planned = plan("me Ann", "me Bo", "me Cem", options=["jokers=2", "advantage=1:2"])
    settled = settle(planned, Dealer(1))
    assert [seat.name for seat in settled.seats] == ["Cem", "Ann", "Bo"]
    assert settled.options == ["jokers=2", "advantage=2:2"]
