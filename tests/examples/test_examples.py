"""The examples run as their page says."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from subprocess import DEVNULL

import pytest

import discovery.evolution.cards.data
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.simulation import Plan, simulate
from discovery.play.commitment import GameKey
from discovery.play.records import Record, write
from discovery.play.replay import RecordReplay
from tests.cli.conftest import Run, run
from tests.support import deadlines
from tests.support.committed import with_draws

__all__ = ["run"]

EXAMPLES = Path(__file__).parents[2] / "examples"
DATA = Path(discovery.evolution.cards.data.__file__).parent


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the folder of the examples, as their page says."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_player_plays_every_game(there: None, game: str) -> None:
    assert simulate(Plan(game, ("opener:Opener", "random"), games=2, seed="examples")).moves > 0


def test_the_computer_player_beats_chance(there: None) -> None:
    played = simulate(Plan("explore", ("opener:Opener", "random"), games=20, seed="examples"))

    assert played.seats[0].wins > 15


@pytest.mark.usefixtures("there")
def test_the_deck_is_sound_and_plays(run: Run) -> None:
    assert run("deck", "check", "kitchen.csv").status == 0
    for game in GAMES:
        done = run(
            "simulate", "--game", game, "--deck", "kitchen.csv", "--seats", "greedy,random", "--games", 2
        )
        assert done.status == 0, (game, done.err)


def test_the_question_is_answered_in_shares_of_a_whole() -> None:
    asked = [sys.executable, "-W", "error", str(EXAMPLES / "who_begins.py"), "6"]
    answer = deadlines.run(asked).stdout

    shares = [float(share) for share in re.findall(r"wins +([\d.]+)%", answer)]
    assert len(shares) == 2 + 3 + 4
    assert sum(shares) == pytest.approx(300, abs=1)


@pytest.mark.parametrize("game", ["explore", "classic-connect"])
def test_chance_is_checked_by_a_program_that_shares_nothing_with_this_one(tmp_path: Path, game: str) -> None:
    record, deck = with_draws(game), DATA / "prehistory.csv"
    forged = {
        "as it was": record,
        "commitment": replace(record, commitment=GameKey(bytes(32)).commitment),
        "order": replace(record, order=(record.order[1], record.order[0], *record.order[2:])),
    }
    told = {}
    file = tmp_path / "game.record"
    asked = [sys.executable, "-W", "error", "-I", str(EXAMPLES / "check_dice.py"), str(file), str(deck)]
    for name, one in forged.items():
        file.write_text(write(one), encoding="utf-8")
        told[name] = deadlines.run(asked).stdout.split("\n")

    assert told["as it was"][:2] == ["commitment: right", "order: right"]
    assert told["commitment"][:2] == ["commitment: WRONG", "order: right"]
    assert told["order"][:2] == ["commitment: right", "order: WRONG"]
    for line, (place, among) in zip(told["as it was"][2:], places(record), strict=False):
        assert f" {place} of {among}" in line or among < 2


def places(record: Record) -> list[tuple[int, int]]:
    """Of each outcome its place among those that were possible, from 1, and how many these were."""
    found = []
    for moment in RecordReplay(record).lines_ahead():
        if moment.line is not None and " = " in moment.line.move:
            move, outcome = moment.step.game.parse(moment.line.move)
            possible = moment.step.game.outcomes(moment.state, move)
            found.append((possible.index(outcome) + 1, len(possible)))
    return found


SERVE = """
import sys
from pathlib import Path
from discovery.engines.allowance import Allowance
from discovery.server.config.settings import Settings
from discovery.server.run import serve

if __name__ == "__main__":
    allowed = Allowance(calm=False)
    data = Path(sys.argv[1])
    serve(Settings(data, port=0, pace=0.0, flip_pace=0.0, think_seconds=120.0, allowance=allowed))
"""
"""A server as `./play` starts it, but that its computer players do not wait before their moves, think at the
priority of everybody else, and have the time for it. At a low priority a machine with much else to do leaves
them so little that the server gives up on their moves and starts them again, longer than a test waits."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    script = tmp_path / "serve.py"
    script.write_text(SERVE, encoding="utf-8")
    command = [sys.executable, str(script), str(tmp_path / "data")]
    with deadlines.started(command, stderr=DEVNULL) as server:
        yield deadlines.said(server, r"http://\S+").group()


def test_the_client_plays_a_game_to_its_end(address: str) -> None:
    client = [sys.executable, "-W", "error", str(EXAMPLES / "client.py"), address]
    said = deadlines.run(client).stdout.splitlines()

    assert said[0].startswith(f"watch it at {address}#/watch/")
    assert said[-1] in ("hand-emptied", "standstill", "turn-limit")


def test_a_game_is_played_over_http_with_the_standard_library(address: str) -> None:
    client = [sys.executable, "-W", "error", "-I", str(EXAMPLES / "by_http.py"), address]
    said = deadlines.run(client).stdout

    assert re.fullmatch(rf"over: {address}api/tables/\S+/record\n", said)
