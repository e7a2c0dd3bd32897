"""The figures of games with assets: what is counted, and against whom the worth of an asset is measured."""

from __future__ import annotations

import json
from functools import partial

import pytest

from bench.asset_counts import KINDS, Found
from bench.assets import SETTINGS, WITHOUT, Without, compared, main, play
from discovery.evolution.model import event_kinds


def test_every_asset_that_is_used_was_won() -> None:
    found = play(SETTINGS[0].match(["greedy"] * 3, True), 3, "counted")
    for kind in KINDS:
        assert 0 <= found.assets["used", kind] <= found.assets["won", kind]
        assert found.assets["warded", kind] <= found.assets["aimed", kind]
    wards = found.assets["used", "guards"] + found.assets["from hand", "guards"]
    assert wards == sum(found.assets["warded", kind] for kind in KINDS) > 0


def test_what_a_use_brings_is_counted_until_the_next_one_or_the_next_turn() -> None:
    """A Raid and a Loot bring what another seat loses (Y11, Y12); a Feast costs nobody anything (Y15)."""
    found = play(SETTINGS[0].match(["greedy"] * 3, True), 3, "counted")
    uses = found.by_use()
    assert list(uses) == [kind for kind in KINDS if kind != "guards"]
    for kind in ("raids", "loots"):
        assert found.assets["own", kind] == -found.assets["others", kind] > 0
    assert found.assets["others", "feasts"] == 0
    assert uses["feasts"][0] >= 1


def test_a_game_is_told_without_and_with_battle() -> None:
    told = compared(SETTINGS[0], 2, "greedy", 2)
    assert [len(told[name]) for name in ("turns", "decisions", "first seat %")] == [2, 2, 2]
    assert told["turns"][0] < told["turns"][1]
    assert list(told["assets"]) == list(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_who_goes_without_an_asset_never_uses_it(kind: str) -> None:
    programs = {WITHOUT: partial(Without, kind=kind)}
    driver, decisions = SETTINGS[0].match([WITHOUT, WITHOUT], True, programs).run("without")
    found = Found(2)
    found.add(driver, decisions)
    assert found.assets["used", kind] == 0
    warded = any(event.kind == event_kinds.WARDED for row in driver.events for event in row)
    assert warded == (kind != "guards")


def test_the_figures_are_printed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy", "2", "--only", "explore", "--seats", "2"])
    assert [line.split(" | ")[:2] for line in capsys.readouterr().out.splitlines()] == [
        ["| explore", "2"]
    ] * 3
    main(["greedy", "4", "--only", "explore", "--seats", "2", "--worth", "--json"])
    assert list(json.loads(capsys.readouterr().out)["worth"]) == list(KINDS)
