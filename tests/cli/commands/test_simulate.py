"""``discovery simulate`` keeps its contract."""

from __future__ import annotations

import pytest

from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run

SEAT_KEYS = ["player", "wins", "win_share", "low", "high", "mean_points"]
FIGURES = ["seats", "out", "out_share", "low", "high", "any_share", "all_share", "honours"]
FIGURES += ["nights", "nights_won", "fates", "routes"]
ROUTE_KEYS = ("stage", "route", "games", "seats", "out")


def test_json_has_exactly_the_keys_of_the_contract(run: Run) -> None:
    done = run(
        "simulate", "--game", "explore", "--seats", "greedy,random", "--games", 6, "--seed", 7, "--json"
    )

    assert done.status == 0
    assert list(done.json) == ["game", "games", "moves", "cpu_seconds", "seats"]
    assert [list(seat) for seat in done.json["seats"]] == [SEAT_KEYS, SEAT_KEYS]
    assert [seat["player"] for seat in done.json["seats"]] == ["greedy", "random"]
    assert (done.json["game"], done.json["games"]) == ("explore", 6)
    assert sum(seat["wins"] for seat in done.json["seats"]) == 6


def test_points_are_null_without_points(run: Run) -> None:
    done = run("simulate", "--game", "intro", "--seats", "random,bot,bot+", "--games", 5, "--json")

    assert [seat["mean_points"] for seat in done.json["seats"]] == [None, None, None]


def test_a_level_is_known_without_its_hyphen_too(run: Run) -> None:
    done = run("simulate", "--seats", "level1,random", "--games", 2, "--json")
    met = run("tournament", "--players", "level1,random", "--games", 2, "--json")
    played = run("play", "--seats", "you,Bo=level2", "--seed", "x")

    assert [seat["player"] for seat in done.json["seats"]] == ["level-1", "random"]
    assert met.json["tables"][0]["pairs"][0]["players"] == ["random", "level-1"]
    assert played.status == 0
    assert "Bo" in played.out


def test_figures_of_a_family_come_under_a_key_of_their_own(run: Run) -> None:
    done = run("simulate", "--game", "discover:canoe", "--seats", "careful,random", "--games", 3, "--json")

    assert list(done.json) == ["game", "games", "moves", "cpu_seconds", "seats", "figures"]
    assert list(done.json["figures"]) == FIGURES
    assert {tuple(row) for row in done.json["figures"]["routes"]} == {ROUTE_KEYS}


@pytest.mark.parametrize(
    ("language", "words"), [("en", "of the survivors got out"), ("fr", "s’en sont sortis")]
)
def test_figures_of_a_family_are_told_in_words(run: Run, language: str, words: str) -> None:
    done = run(
        "simulate", "--game", "discover:gate", "--games", 2, "--seats", "careful", "--language", language
    )

    assert words in done.out
    assert "cli-" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_table(run: Run, language: str) -> None:
    done = run("simulate", "--games", 3, "--seed", "x", "--options", "series+", "--language", language)

    assert done.status == 0
    assert "greedy" in done.out
    assert "cli-" not in done.out
    assert done.err == ""


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--seats", "greedy,nobody"], "unknown-player"),
        (["--seats", "os:nothing"], "no-callable"),
        (["--seats", "no_such:thing"], "no-module"),
        (["--seats", ""], "seat-count"),
        (["--seats", ",".join(["random"] * 10)], "seat-count"),
        (["--game", "chess"], "unknown-game"),
        (["--options", "turbo"], "unknown-option"),
        (["--game", "intro", "--options", "series+"], "option-excluded"),
        (["--deck", "tarot"], "unknown-deck"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(run: Run, arguments: list[str], code: str) -> None:
    done = run("simulate", "--games", 1, "--json", *arguments)

    assert done.status == 1
    assert done.err.startswith(f"discovery: {code}: ")
    assert done.json["error"]["code"] == code
