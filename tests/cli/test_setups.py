"""Set-ups on the command line: codes that are played, and the list of games and options."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.core.registry import families
from discovery.evolution.variants.catalogue import GAMES
from discovery.play.records import read
from discovery.play.replay import replay
from discovery.play.setups import GameSetup, encode
from tests.cli.conftest import Run
from tests.support.editions import NEWEST

SIX = GameSetup(
    "explore",
    options=("advantage=2:1", "series+"),
    seats=("me", "program:random", "bot", "open"),
    teams=((0, 2), (1, 3)),
)


def test_a_code_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    done = run("play", "--setup", encode(SIX), "--seed", 5, "--save", file, typed="quit\n")
    assert done.status == 0
    text = file.read_text(encoding="utf-8")
    record = read(text)
    assert record.game == "explore"
    assert set(record.options) == {"series+", "advantage=Random:1"}
    assert [set(team.split("+")) for team in record.teams] == [{"Player", "Bot"}, {"Random", "Player 2"}]
    replay(record)


def test_what_is_named_beside_a_code_counts(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    code = encode(GameSetup("explore", options=("series+",), seats=("me", "bot", "bot")))
    run("play", "--setup", code, "--game", "intro", "--options", "", "--seats", "you,bot", "--save", file)
    record = read(file.read_text(encoding="utf-8"))
    assert (record.game, record.options, len(record.seats)) == ("intro", (), 2)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_is_no_code_is_refused_in_words(run: Run, command: str) -> None:
    done = run(command, "--setup", "1401-110B-T8")
    assert done.status == 1
    assert done.err.startswith("discovery: bad-setup-code: ")


def test_teams_are_named_by_seats_counted_from_one(run: Run, tmp_path: Path) -> None:
    """P06: whatever turn the seats take when it is drawn who begins."""
    file = tmp_path / "game.record"
    seats = ("--seats", "you,bot,greedy,bot", "--teams", "1+3, 2+4")
    run("play", *seats, "--seed", 5, "--save", file, typed="quit\n")
    teams = read(file.read_text(encoding="utf-8")).teams
    assert [set(team.split("+")) for team in teams] == [{"Player", "Greedy"}, {"Bot", "Bot 2"}]


def test_a_team_wins_together_in_a_simulation(run: Run) -> None:
    """P03: the two of a team share each of its wins."""
    seats = ("--seats", "greedy,random,greedy,random", "--teams", "1+3,2+4")
    done = run("simulate", "--game", "connect", *seats, "--games", 8, "--seed", "x", "--json")
    wins = [seat["wins"] for seat in done.json["seats"]]
    assert wins == [4, 0, 4, 0]


def test_no_teams_beside_a_code_with_teams(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "--setup", encode(SIX), "--teams", "", "--save", file, typed="quit\n")
    assert read(file.read_text(encoding="utf-8")).teams == ()


@pytest.mark.parametrize("teams", ["0+1", "1+5", "1+1", "1+x", "1+", "+", "-1+2", "1+2,2+3", "1+2+3+4"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_teams_that_cannot_be_are_refused(run: Run, command: str, teams: str) -> None:
    seats = "you,bot,random,greedy" if command == "play" else "greedy,bot,random,greedy"
    done = run(command, "--seats", seats, f"--teams={teams}")
    assert done.status == 1
    assert done.err.startswith(("discovery: bad-teams: ", "discovery: no-opponent: "))


def test_teams_that_the_seats_do_not_fill_are_refused(run: Run) -> None:
    done = run("simulate", "--setup", encode(SIX), "--seats", "random,random", "--games", 1)
    assert done.err.startswith("discovery: bad-teams: ")


def test_a_simulation_says_who_plays_for_people_and_turns_the_teams_with_the_seats(run: Run) -> None:
    done = run("simulate", "--setup", encode(SIX), "--games", 4, "--seed", "x", "--json")
    assert done.status == 0
    assert "greedy" in done.err
    assert [seat["player"] for seat in done.json["seats"]] == ["greedy", "random", "bot", "greedy"]
    wins = [seat["wins"] for seat in done.json["seats"]]
    assert (wins[0], wins[1]) == (wins[2], wins[3]), "P03: team mates win together"


def test_the_list_as_an_object_is_the_catalogue(run: Run) -> None:
    done = run("options", "--json")
    assert done.status == 0
    every = [game for family in families() for game in family.games]
    assert [game["key"] for game in done.json["games"]] == every
    assert every[: len(GAMES)] == list(GAMES)
    listed = {option["key"]: option for option in done.json["options"]}
    assert set(listed) == {
        option.key for family in families() for option in family.setup.options if not option.titled
    }
    assert listed["jokers"] | {"rules": []} == {
        "key": "jokers", "name": "Jokers", "seated": False, "value": "count", "least": 1, "most": 4,
        "games": list(NEWEST), "part_of": [], "needs": [], "excludes": [], "rules": [],
    }  # fmt: skip
    assert listed["stop"]["part_of"] == ["memory", "fusion"]
    assert listed["strata"]["needs"] == ["free-placement"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_reads_in_the_language(run: Run, language: str) -> None:
    done = run("options", "--language", language)
    assert done.status == 0
    assert "cli-" not in done.out
    assert ("Bluff (Memory)" if language == "fr" else "Memory (Bluff)") in done.out
