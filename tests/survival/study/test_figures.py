"""What is counted of finished games: nothing twice, nothing forgotten."""

from __future__ import annotations

from collections import Counter

import pytest

from discovery.core.research.study import Figures
from discovery.lab.match import Match
from discovery.lab.simulation import Plan, simulate
from discovery.survival.content.tables import DAMAGES
from discovery.survival.study import figures as counts
from tests.support.survival.table import Table

PLAN = Plan("discover:beacon", ("careful", "careful"), games=3, seed="figures")


def fates(table: Table) -> list[str]:
    return counts.fates(table.state, table.happened)


def test_counts_of_many_games_add_up() -> None:
    simulated = simulate(PLAN)
    found = simulated.figures

    assert (found["games",], found["seats",]) == (3, 6)
    assert sum(found[counts.FATE, fate] for fate in counts.FATES) == 6
    assert found[counts.FATE, "out"] == found["out",] == sum(seat.wins for seat in simulated.seats)
    assert sum(number for key, number in found.items() if key[0] == counts.NIGHT) == 3
    assert found["some",] >= found["all",]


def test_XA06_everybody_who_gets_out_has_won_the_whole_game() -> None:
    simulated = simulate(Plan("discover:boat", ("careful",) * 2, games=4, seed="both"))

    assert simulated.figures["all",] > 0
    assert (
        sum(seat.wins for seat in simulated.seats) == simulated.figures["out",] > simulated.figures["some",]
    )


def test_random_games_are_counted_too() -> None:
    played = Match("discover:bell", ("random", "random")).play("blind")

    assert played.figures["seats",] == 2


@pytest.mark.parametrize("kind", range(4), ids=DAMAGES)
def test_XG01_the_last_damage_is_what_one_died_of(kind: int) -> None:
    table = Table("beacon", 2)
    table.run(f"hurt me {DAMAGES[kind - 1]} 3; hurt me {DAMAGES[kind]} 1")

    assert fates(table)[0] == DAMAGES[kind]


def test_XP08_whoever_is_still_there_was_too_late() -> None:
    assert fates(Table("beacon", 2)) == ["late", "late"]


def test_XP01_a_route_counts_once_with_all_its_seats() -> None:
    table = Table("beacon", 2)
    table.state.clues = 4
    table.run("clue 1")
    (way,) = counts.routes(table.state, table.happened)

    assert way[0] == 1
    assert way in counts.ways(table.state.setup)


def figures(games: int, outs: list[int], seats: int) -> Figures:
    found: Figures = Counter({("games",): games, ("seats",): games * seats, ("out",): sum(outs)})
    found["squares",] = sum(out * out for out in outs)
    return found


def test_the_interval_is_wider_where_seats_of_a_game_fare_alike() -> None:
    alike, apart = figures(20, [4, 0] * 10, 4), figures(20, [2] * 20, 4)

    assert counts.share(alike)[0] == counts.share(apart)[0] == 0.5
    assert counts.share(alike)[1] < counts.share(apart)[1] - 0.05


def test_alone_it_is_the_interval_of_wins() -> None:
    simulated = simulate(Plan("discover:boat", ("careful",), games=4, seed="alone"))
    (seat,) = simulated.seats

    assert counts.share(simulated.figures) == pytest.approx((seat.win_share, seat.low, seat.high))


def test_nobody_out_has_no_nights_of_won_games() -> None:
    told = counts.as_object(Table("beacon", 1).game, figures(1, [0], 1))

    assert (told["nights_won"], told["out_share"]) == (None, 0.0)
