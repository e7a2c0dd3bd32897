"""Outside programs where nobody looks on: in simulations, tournaments and data sets."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.engines.outside.headless import Outside, Outsider, end_all
from discovery.evolution.flow.stepping import decider_of
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n import LANGUAGES
from discovery.lab.match import Match
from tests.cli.conftest import Run, run
from tests.support.editions import with_jokers
from tests.support.server.outsiders import Obedient, documented

__all__ = ["run"]

DRAWING = """
import json
import os
import pathlib
import random
import sys



def say(**message):
    print(json.dumps(message), flush=True)


log = pathlib.Path(__file__).with_name("lives").open("a")
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print(os.getpid(), heard["seat"], file=log, flush=True)
        chance = random.Random(heard["seed"])
        say(type="hello", protocol=1)
    elif heard["type"] == "act":
        say(type="legal")
    elif heard["type"] == "legal":
        say(type="act", seq=heard["seq"], move=chance.choice(heard["moves"]))
    elif heard["type"] == "result" and "LEAVES" in os.environ:
        break
"""
"""Plays at random, with the seed that it is given."""


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    end_all()


@pytest.fixture
def drawing(tmp_path: Path) -> str:
    path = tmp_path / "drawing.py"
    path.write_text(DRAWING, encoding="utf-8")
    return f"mine={path}"


def lives(tmp_path: Path) -> list[tuple[str, str]]:
    lines = (tmp_path / "lives").read_text(encoding="utf-8").splitlines()
    return [(pid, seat) for pid, seat in (line.split() for line in lines)]


@pytest.mark.parametrize("game", GAMES)
def test_the_program_of_the_page_is_measured_in_every_game(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "thirty.py"
    path.write_text(documented(), encoding="utf-8")
    words = ("--seats", "mine,random", "--games", 2, "--program", f"mine={path}")
    done = run("simulate", "--game", game, *words, "--seed", 1, "--json")

    assert done.status == 0, done.err
    assert [seat["player"] for seat in done.json["seats"]] == ["mine", "random"]
    assert done.json["moves"] > 10


def test_the_same_seed_gives_the_same_games_in_any_process(run: Run, drawing: str) -> None:
    """Its own random numbers follow from the seed that it is given."""
    command = ("simulate", "--seats", "mine,greedy,mine", "--games", 2, "--program", drawing, "--json")
    first, again, two, other = (
        run(*command, *more)
        for more in (("--seed", 1), ("--seed", 1), ("--seed", 1, "--workers", 2), ("--seed", 2))
    )

    assert first.json | {"cpu_seconds": 0} == again.json | {"cpu_seconds": 0} == two.json | {"cpu_seconds": 0}
    assert first.json["moves"] != other.json["moves"]


def test_a_seat_has_one_process_that_is_kept_from_game_to_game(
    run: Run, drawing: str, tmp_path: Path
) -> None:
    run("simulate", "--seats", "mine,mine", "--games", 5, "--seed", 1, "--program", drawing)
    begun = lives(tmp_path)

    assert [seat for _, seat in begun] == ["0", "1"] * 5
    assert len(set(begun)) == len({pid for pid, _ in begun}) == 2


def test_a_program_that_leaves_after_a_game_is_started_again(
    run: Run, drawing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEAVES", "1")
    done = run("simulate", "--seats", "mine,random", "--games", 3, "--seed", 1, "--program", drawing)

    assert done.status == 0, done.err
    assert len({pid for pid, _ in lives(tmp_path)}) == 3


def test_it_hears_of_every_game_from_hello_to_result(run: Run, tmp_path: Path) -> None:
    program = Obedient(tmp_path, [])
    seats = ("--seats", "mine,bot", "--fixed-seats")
    run("simulate", *seats, "--games", 2, "--seed", 1, "--program", f"mine={program.file}")
    end_all()
    heard = [one["type"] for one in program.heard()]

    assert heard[0] == "hello"
    assert heard[-1] == "result"
    assert heard.count("hello") == heard.count("result") == 2
    assert heard[heard.index("result") + 1] == "hello"
    assert [one["seats"] for one in program.heard("hello")] == [["P1", "P2=bot"]] * 2
    assert [one["fresh"] for one in program.heard("observe")].count(True) == 2


def test_it_plays_tournaments_and_its_games_become_data(run: Run, drawing: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    met = run("tournament", "--players", "random,mine", "--games", 4, "--program", drawing, "--json")
    written = run("export", path, "--seats", "mine,random", "--games", 2, "--program", drawing)

    assert met.json["tables"][0]["pairs"][0]["players"] == ["mine", "random"]
    assert written.status == 0, written.err
    assert set(pq.read_table(path)["player"].to_pylist()) == {"mine", "random"}


@pytest.mark.parametrize(
    ("acts", "code", "words"),
    [
        ([["die"]], "program-failed", "it has ended"),
        ([["nothing"]], "program-failed", "it gave no move in time"),
        ([["{}"] * 1001], "program-failed", "too-many"),
    ],
)
def test_a_program_that_does_not_answer_is_a_fault(
    run: Run, tmp_path: Path, acts: list[list[str]], code: str, words: str
) -> None:
    """Nothing is played for it: what is measured would not be the program."""
    program = Obedient(tmp_path, acts)
    seconds = ("--program-seconds", "1") if acts == [["nothing"]] else ()
    command = ("simulate", "--seats", "mine,random", "--fixed-seats", "--games", 1, "--seed", "s")
    done = run(*command, "--program", f"mine={program.file}", *seconds)

    assert (done.status, done.out) == (1, "")
    assert done.err == (
        f"discovery: {code}: The program “mine” failed in explore, seat 1, seed s/0: {words}\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("program", "code"), [("mine=no-such-command", "not-starting"), ("level4=x", "bad-name")]
)
def test_a_program_that_cannot_be_had_is_refused(run: Run, program: str, code: str, language: str) -> None:
    done = run("simulate", "--seats", "mine,random", "--program", program, "--language", language)

    assert (done.status, done.err.split(": ")[1]) == (1, code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_terminal_one_seat_must_be_yours(run: Run, drawing: str, language: str) -> None:
    done = run("play", "--program", drawing, "--seats", "mine,random", "--language", language)

    assert done.err.startswith("discovery: no-person: ")
    assert "discovery simulate" in done.err
    assert "B07" not in done.err


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_those_that_the_game_itself_gives(game: str) -> None:
    """They are found without the position, from what the seat can see."""
    dice, table = Dice(5), new_game(game, ["P1", "P2", "P3"], options=with_jokers(game))
    state, dealt = table.open(table.shuffle(dice))
    told: list[list[Event]] = [[], [], []]
    intents, compared = table.all_moves(), 0
    _tell(table, state, dealt, told)
    while table.result(state) is None:
        if due := table.due(state):
            _tell(table, state, table.play(state, *due, draw(table, state, due[1], dice)), told)
            continue
        seat = decider_of(state)
        if dice.below(4) == 0:
            compared += _compare(table, state, seat, tuple(told[seat]), intents, dice)
        legal = table.legal(state, seat)
        move = legal[dice.below(len(legal))]
        cards = table.outcomes(state, move)
        outcome = cards[dice.below(len(cards))] if cards else -1
        _tell(table, state, table.play(state, seat, move, outcome), told)

    assert compared > 30


def _tell(game: DiscoveryGame, state: State, happened: list[Event], told: list[list[Event]]) -> None:
    for seat, observed in enumerate(told):
        observed.extend(game.observe(state, happened, seat))


def _compare(
    game: DiscoveryGame, state: State, seat: int, observed: tuple[Event, ...], intents: list[int], dice: Dice
) -> int:
    program = Outsider(Outside("mine", (sys.executable,), 1.0), game, "")
    view = game.view(state, seat)
    for _ in range(5):
        move = intents[dice.below(len(intents))]
        true = game.explain(state, seat, move)
        assert program._why_not(view, observed, move) == true, game.text(move)
    return 5


@pytest.mark.parametrize("game", ["explore", "intro"])
def test_a_program_may_ask_for_the_cards(tmp_path: Path, game: str) -> None:
    program = Obedient(tmp_path, [['{"type": "deck"}', "play"]])
    maker = Outside("mine", (sys.executable, str(program.file)), 5.0)
    match = Match(game, ("mine", "random"), options=("eras=2-4",), programs={"mine": maker})
    match.play("x")
    end_all()
    (deck,) = program.heard("deck")
    cards = {card["id"]: card for card in deck["cards"]}

    assert (deck["id"], deck["points"]) == ("prehistory", game == "explore")
    assert [card["era"] for card in deck["cards"]] == [2] * 9 + [3] * 9 + [4] * 9
    setup = new_game(game, ("A", "B"), options=("eras=2-4",)).setup
    for number, card in enumerate(setup.deck.cards):
        told = cards[card.id]
        assert set(told["needs"]) == {name for name in card.prerequisites if name in cards}
        assert all(card.id in cards[other]["needs"] for other in told["leads"])
        assert setup.follows[number].bit_count() == len(told["follows"])
