"""Many processes give the same result as one, whichever does the work and even if some die."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.core.errors import Code, DiscoveryError, ProgramFault
from discovery.lab import simulation
from discovery.lab.parallel import Workers, worker_pool
from discovery.lab.simulation import Plan, simulate
from tests.support.lab import fatal
from tests.support.lab.fatal import outcome

CHEAT = "tests.lab.test_simulation:cheat"


@pytest.mark.parametrize("players", [("random", "random"), ("greedy", "random", "bot+")])
def test_workers_do_not_change_the_result(players: tuple[str, ...]) -> None:
    plan = Plan("intro", players, games=60, seed="workers")

    assert outcome(simulate(plan, Workers(2))) == outcome(simulate(plan))


def test_a_worker_that_is_killed_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    marker = tmp_path / "dead"
    plan = Plan("explore", ("greedy", "random"), games=20, seed=str(marker))
    undisturbed = simulate(plan)
    monkeypatch.setattr(simulation, "_play_chunk", fatal.dies_once)
    told: list[int] = []

    disturbed = simulate(plan, Workers(2), told.append)

    assert marker.exists()
    assert outcome(disturbed) == outcome(undisturbed)
    assert sum(told) == 20


def test_workers_that_always_die_are_given_up() -> None:
    with worker_pool(Workers(2)) as team, pytest.raises(DiscoveryError) as raised:
        list(team.spread(fatal.dies, range(3)))

    assert raised.value.code == Code.WORKERS_LOST


def test_results_come_in_the_order_of_the_jobs() -> None:
    with worker_pool(Workers(2)) as team:
        assert list(team.spread(abs, range(-100, 0))) == list(range(100, 0, -1))


def test_of_several_failures_the_first_job_is_reported_not_the_fastest() -> None:
    with worker_pool(Workers(2)) as team, pytest.raises(ValueError, match="job 0"):
        list(team.spread(fatal.fails_late_first, range(4)))


def test_what_a_game_raises_in_a_worker_is_raised_here() -> None:
    with pytest.raises(ProgramFault) as raised:
        simulate(Plan("explore", (CHEAT, "random"), games=4, seed="x"), Workers(2))

    place = {"given": CHEAT, "move": "-7", "game": "explore", "seat": 1, "seed": "x/0"}
    assert (raised.value.code, raised.value.arguments) == (Code.ILLEGAL_CHOICE, place)
    assert raised.value.whole.startswith("View(")


def test_all_cores_are_at_least_one() -> None:
    with worker_pool(Workers(0)) as team:
        assert team.size >= 1
