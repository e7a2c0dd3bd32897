"""Simulations on a Ray cluster, here one of this machine that is started for the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from discovery.core.errors import Code, DiscoveryError
from discovery.lab import simulation
from discovery.lab.parallel import Workers
from discovery.lab.simulation import Plan, simulate
from tests.support.lab import fatal
from tests.support.lab.fatal import outcome


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster with two processors answers."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
        yield cluster.address
        cluster.shutdown()


@pytest.mark.long
def test_a_cluster_does_not_change_the_result_nor_does_a_death_in_it(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    marker = tmp_path / "dead"
    plan = Plan("explore", ("greedy", "random"), games=20, seed=str(marker))
    undisturbed = simulate(plan)
    monkeypatch.setattr(simulation, "_play_chunk", fatal.dies_once)

    disturbed = simulate(plan, Workers(0, address))

    assert marker.exists()
    assert outcome(disturbed) == outcome(undisturbed)


@pytest.mark.parametrize("nowhere", ["127.0.0.1:1", "nonsense", "here:x"])
def test_a_cluster_that_is_not_there(nowhere: str) -> None:
    with pytest.raises(DiscoveryError) as raised:
        simulate(Plan("explore", ("random",), games=1, seed="x"), Workers(0, nowhere))

    assert raised.value.code == Code.NO_CLUSTER
