"""The engine can be measured, as it runs and beside the plain modules; speed itself is no test."""

from __future__ import annotations

from pathlib import Path

import pytest

import discovery
from discovery.compiled import VARIABLE, compiled_files
from discovery.core.errors import InvalidSetup
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.bench import MIDDLE, Bench, timed
from discovery.lab.speed import MEASURES, SpeedResult, measure, started


@pytest.mark.parametrize("game", GAMES)
def test_each_measure_does_something(game: str) -> None:
    bench = Bench(game)

    assert tuple(bench.works) == MEASURES
    assert all(timed(work, 0.0)["done"] > 0 for work in bench.works.values())


def test_works_leave_the_positions_as_they_were() -> None:
    bench = Bench("explore")
    before = [state.key() for state in (*bench.deals, *bench.middle)]
    for work in bench.works.values():
        work()

    assert [state.key() for state in (*bench.deals, *bench.middle)] == before


def test_positions_in_the_middle_are_some_decisions_old() -> None:
    bench = Bench("explore")

    assert all(bench.game.progress(state).turns > 1 for state in bench.middle)
    assert all(bench.game.result(state) is None for state in bench.middle)
    assert bench.inside() > 2 * MIDDLE * len(bench.deals)


def test_all_figures_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    rounds: list[int] = []
    measured = measure("explore", rounds=2, seconds=0.001, progress=rounds.append)

    assert rounds == [1, 1]
    assert tuple(measured.figures) == MEASURES
    assert min(*measured.figures.values(), measured.two_processes) > 0
    assert measured.figures["inside_moves_per_cpu_s"] > measured.figures["games_per_cpu_s"]
    assert not measured.compiled
    assert measured.pure is None


def test_a_compiled_engine_is_measured_beside_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is built the plain modules are all there is."""
    monkeypatch.setenv(VARIABLE, "0")
    built = bool(compiled_files(Path(discovery.__file__).parent))
    measured = measure("explore", rounds=1, seconds=0.001)

    assert measured.compiled == built
    assert (measured.pure is not None) == built
    with started(pure=True) as plain:
        assert not plain.compiled


def test_times_are_ratios_of_speed() -> None:
    """Twice the moves a second, half the time a copy: both are twice as fast."""
    compiled = {"games_per_cpu_s": 8.0, "copy_ns": 50.0}
    pure = {"games_per_cpu_s": 4.0, "copy_ns": 100.0}
    measured = SpeedResult("intro", True, compiled, 1.9, pure)

    assert measured.times_pure("games_per_cpu_s") == 2
    assert measured.times_pure("copy_ns") == 2


def test_an_unknown_game_is_refused_before_anything_starts() -> None:
    with pytest.raises(InvalidSetup):
        measure("go")
