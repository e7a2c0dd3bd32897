"""The parts of the benchmark: who takes part, in which order, and what it reports. Speed itself is not
tested."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bench import homes, report, serving
from bench.__main__ import options_of
from bench.contest import Entrant, Result, compete, contender_process
from discovery.lab.speed import MEASURES

GAMES, API = serving.GAMES, serving.API


@pytest.mark.parametrize("peer", homes.peers())
def test_every_peer_has_a_module_and_exact_versions(peer: str) -> None:
    wanted = (homes.LISTS / f"{peer}.txt").read_text(encoding="utf-8").splitlines()

    assert (homes.LISTS / f"{peer}.py").is_file()
    assert wanted
    assert [line for line in wanted if not re.fullmatch(r"[a-z_]+(\[[a-z]+\])?==[\d.]+", line)] == []


def test_an_environment_is_made_once_and_again_when_its_list_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def install(requirements: Path, home: Path) -> None:
        home.mkdir(exist_ok=True)
        made.append(requirements.name)

    monkeypatch.setattr(homes, "_install", install)
    for _ in range(2):
        homes.interpreter("rlcard", tmp_path)
    assert made == ["rlcard.txt"]

    (tmp_path / "rlcard" / homes.NOTE).write_text("rlcard==0.1\n", encoding="utf-8")
    homes.interpreter("rlcard", tmp_path)
    assert made == ["rlcard.txt"] * 2


def test_a_failed_environment_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(requirements: Path, home: Path) -> None:
        home.mkdir(exist_ok=True)
        raise homes.NotInstalled("no network")

    monkeypatch.setattr(homes, "_install", fail)
    for _ in range(2):
        with pytest.raises(homes.NotInstalled, match="no network"):
            homes.interpreter("rlcard", tmp_path)


def test_rounds_are_interleaved_and_medians_reported() -> None:
    speeds = {"slow": iter([1.0, 9.0, 2.0]), "fast": iter([30.0, 20.0, 10.0])}
    turns: list[str] = []

    def entrants(name: str) -> Entrant:
        return Entrant(name, GAMES, lambda seconds: next(speeds[name]))

    results = compete([entrants("slow"), entrants("fast")], 3, 0.1, turns.append)

    assert [turn.rpartition(" ")[2] for turn in turns] == ["slow", "fast"] * 3
    assert results == [Result("slow", GAMES, 2.0, 1.0, 9.0), Result("fast", GAMES, 20.0, 10.0, 30.0)]


def test_the_engine_takes_part_in_a_process_of_its_own() -> None:
    with contender_process("bench.ours") as ours:
        entrants = ours.entrants(ours=True)
        speeds = [one.measure(0.001) for one in entrants]

    assert {one.way for one in entrants} == {serving.PLAYOUTS, GAMES, API, serving.CYCLE}
    assert min(speeds) > 0


def test_a_contender_that_does_not_start_is_reported() -> None:
    with pytest.raises(ChildProcessError), contender_process("bench.no_such_contender"):
        raise AssertionError


RESULTS = [
    Result("ours, games", GAMES, 300.0, 290.0, 310.0, ours=True),
    Result("ours, API", API, 50.0, 50.0, 50.0, ours=True),
    Result("limit", GAMES, 400.0, 400.0, 400.0),
    Result("peer", API, 4.0, 3.0, 5.0),
]


def test_everybody_is_compared_with_ours_as_it_is_driven_the_same_way() -> None:
    rows = report.as_object(RESULTS, compiled=True)["contenders"]

    assert [row["ours_times"] for row in rows] == [1, 1, 0.75, 12.5]
    shown = [line.split() for line in report.table(RESULTS).splitlines()]
    assert shown[1] == ["ours,", "games", "300", "290", "310"]
    assert shown[3] == ["limit", "400", "400", "400", "0.75", "×"]
    assert shown[4] == ["peer", "4", "3", "5", "12", "×"]


def test_each_of_our_games_has_a_row() -> None:
    """Where the plain modules run there is nothing to compare with."""
    figures = dict.fromkeys(MEASURES, 60)
    games: list[dict[str, Any]] = [
        {"game": "intro", **figures, "two_processes": 1.9, "pure": dict.fromkeys(MEASURES, 20)},
        {"game": "fusion", **figures, "two_processes": 1.8, "pure": None},
    ]
    rows = [row.strip("|").split("|") for row in report.games_table(games).splitlines()]

    assert {len(row) for row in rows} == {len(report.GAME_HEADS)}
    assert [(row[0].strip(), row[2].strip()) for row in rows[2:]] == [("intro", "3.0 ×"), ("fusion", "1.0 ×")]


def test_tables_are_put_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n<!-- bench: peers -->\nold\n<!-- end of peers -->\nrest\n", encoding="utf-8")
    report.into_page(page, "peers", r"new \1")

    text = "# A\n<!-- bench: peers -->\n\nnew \\1\n\n<!-- end of peers -->\nrest\n"
    assert page.read_text(encoding="utf-8") == text
    with pytest.raises(ValueError, match="no place for games"):
        report.into_page(page, "games", "new")


@pytest.mark.parametrize("part", ["peers", "games"])
def test_the_page_on_benchmarks_has_a_place_for_both_tables(part: str) -> None:
    text = report.PAGE.read_text(encoding="utf-8")

    assert text.count(f"<!-- bench: {part} -->\n") == text.count(f"<!-- end of {part} -->") == 1


def test_every_option_stands_in_the_readme() -> None:
    readme = (Path(report.__file__).parent / "README.md").read_text(encoding="utf-8")

    assert [name for name in vars(options_of([])) if f"--{name}" not in readme] == []
