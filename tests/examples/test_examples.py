"""The examples run as their page says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.simulation import Plan, simulate
from tests.cli.conftest import Run, run

__all__ = ["run"]

EXAMPLES = Path(__file__).parents[2] / "examples"


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
    answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout

    shares = [float(share) for share in re.findall(r"wins +([\d.]+)%", answer)]
    assert len(shares) == 2 + 3 + 4
    assert sum(shares) == pytest.approx(300, abs=1)


SERVE = """
import sys
from pathlib import Path
from discovery.server.config.settings import Settings
from discovery.server.run import serve

if __name__ == "__main__":
    serve(Settings(Path(sys.argv[1]), port=0, pace=0.0, flip_pace=0.0))
"""
"""A server as `./play` starts it, but that its computer players do not wait before their moves."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    script = tmp_path / "serve.py"
    script.write_text(SERVE, encoding="utf-8")
    command = [sys.executable, str(script), str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(found.group() for line in server.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            server.terminate()
            server.communicate()


def test_the_client_plays_a_game_to_its_end(address: str) -> None:
    client = [sys.executable, "-W", "error", str(EXAMPLES / "client.py"), address]
    said = subprocess.run(client, capture_output=True, text=True, check=True).stdout.splitlines()

    assert said[0].startswith(f"watch it at {address}#/watch/")
    assert said[-1] in ("hand-emptied", "standstill", "turn-limit")
