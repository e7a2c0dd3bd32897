"""A second family goes through every room with one folder and one line of the registry."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from discovery.core import registry
from discovery.core.errors import Code, InvalidRecord, InvalidSetup
from discovery.core.protocol import NOBODY, GameSpec
from discovery.core.testing import check_game
from discovery.i18n import titled
from discovery.lab.environments.setting import name_of
from discovery.lab.environments.zoo import aec
from discovery.play.driver import Driver
from discovery.play.records import read, write
from discovery.play.replay import RecordReplay, replay
from discovery.play.setups import GameSetup, decode, encode
from discovery.server.protocol import schema
from examples.hexwalk import state as words
from examples.hexwalk.family import FAMILY
from examples.hexwalk.game import KEY, Walk
from examples.hexwalk.state import SHIFT, State
from tests.support.deadlines import run
from tests.support.walk import registered

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Bo", "Cem", "Dan")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from registered(monkeypatch)


def walk(seats: int = 3) -> Walk:
    return Walk(GameSpec(KEY, NAMES[:seats]))


def wandered(seed: int, seats: int = 3) -> Driver[State]:
    """A whole walk at random."""
    chooser, game = Random(seed), walk(seats)
    driver = Driver.shuffled(game, chooser)
    while (seat := driver.next_decision(chooser)) != NOBODY:
        driver.play(seat, chooser.choice(game.legal(driver.state, seat)))
    return driver


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_the_protocol(seats: int) -> None:
    assert check_game(walk(seats), games=3, seed=seats, newcomers=["X"]) > 100


def test_its_family_is_found_by_the_games_key() -> None:
    assert registry.family_of(KEY) is FAMILY
    assert registry.family_of("explore").key == registry.FIRST
    assert registry.family_keys() == (registry.FIRST, "discover", "walk")
    assert isinstance(registry.new_game(GameSpec(KEY, NAMES[:2])), Walk)


def test_a_family_that_is_not_there_is_no_game() -> None:
    with pytest.raises(InvalidSetup) as refused:
        registry.new_game(GameSpec("fly:hills", NAMES[:2]))
    assert refused.value.code == Code.UNKNOWN_GAME


def test_a_walk_becomes_a_record_and_replays() -> None:
    driver = wandered(1)
    record = driver.record()

    assert read(write(record)) == record
    assert replay(record).state.key() == driver.state.key()
    assert record.rules == 1
    assert record.scores is None
    assert len(list(RecordReplay(record).lines_ahead())) == len(record.lines) + 1


def test_the_die_stands_in_the_record() -> None:
    lines = wandered(1).lines
    assert lines[0].seat == "Ann"
    assert lines[0].move in {"roll = 1", "roll = 2", "roll = 3"}


def test_a_record_of_rules_to_come_is_refused() -> None:
    """Versions count within a family: 1 is the newest here."""
    text = write(wandered(1).record()).replace('[Rules "1"]', '[Rules "2"]')
    with pytest.raises(InvalidRecord) as refused:
        read(text)
    assert (refused.value.code, refused.value.line) == (Code.NEWER_RULES, 3)


def test_a_winner_in_a_record_is_checked() -> None:
    record = next(driver.record() for driver in map(wandered, range(20)) if driver.state.winners)
    other = next(name for name in NAMES[:3] if name not in (record.winners or ()))
    text = write(record).replace(f'[Winners "{(record.winners or ("",))[0]}"]', f'[Winners "{other}"]')
    with pytest.raises(InvalidRecord, match="wrong-result"):
        replay(read(text))


def test_the_driver_tells_each_seat_what_it_observed() -> None:
    """What a walker took is known to the walker, and to the others as a token that they do not know."""
    driver = next(
        driver
        for driver in map(wandered, range(20))
        if any(event.kind == words.TOOK for step in driver.events for event in step)
    )
    took = next(event for step in driver.events for event in step if event.kind == words.TOOK)
    assert took in driver.observed(took.seat)
    assert took.masked() in driver.observed((took.seat + 1) % 3)
    assert took.piece >= 0


def test_a_neighbour_may_object() -> None:
    """Two walkers side by side: the window asks the other one, and an objection counts."""
    game, state = walk(2), walk(2).deal(list(range(18)))
    state.phase, state.steps, state.places = words.WALKING, 1, [0, 1]
    game.play(state, 0, words.TAKE << SHIFT)
    window = game.window(state)
    assert window is not None
    assert window.members == 0b10
    assert game.end_window(state, [(1, words.OBJECT << SHIFT, 5)]) == [(1, words.OBJECT << SHIFT)]
    game.play(state, 1, words.OBJECT << SHIFT)
    assert state.held[1] == [0]
    assert game.view(state, 0).held[1] == (0,)


def test_a_set_up_of_it_has_a_code() -> None:
    setup = GameSetup(KEY, "hills", seats=("me", "open", "program:wanderer"))
    assert decode(encode(setup)) == setup


def command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-m", "discovery", *arguments], input=typed, check=False, cwd=ROOT)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_line_replays_it(tmp_path: Path, language: str) -> None:
    file = tmp_path / "walk.record"
    file.write_text(write(wandered(1).record()), encoding="utf-8")
    done = command("replay", str(file), "--at", "3", "--json", "--language", language)

    assert done.returncode == 0, done.stderr
    assert isinstance(json.loads(done.stdout), dict)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_in_the_terminal(tmp_path: Path, language: str) -> None:
    """By the numbers of its moves, until the person leaves; the record so far is kept."""
    file = tmp_path / "walk.record"
    flags = ("--game", KEY, "--seats", "you,Bo=wanderer", "--seed", "1", "--save", str(file))
    done = command("play", *flags, "--language", language, typed="1\n" * 400 + "quit\n")

    assert done.returncode == 0, done.stderr
    record = read(file.read_text(encoding="utf-8"))
    assert record.game == KEY
    assert len(record.lines) > 10


def test_walks_are_simulated() -> None:
    done = command(
        "simulate", "--game", KEY, "--seats", "wanderer,wanderer,wanderer", "--games", "20", "--json"
    )

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20


LOGGING = """
import json, pathlib, sys

log = pathlib.Path(__file__).with_name("heard").open("a")
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] in ("hello", "result"):
        print(json.dumps(heard), file=log, flush=True)
    if heard["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
    elif heard["type"] == "act":
        print(json.dumps({"type": "legal"}), flush=True)
    elif heard["type"] == "legal":
        print(json.dumps({"type": "act", "seq": heard["seq"], "move": heard["moves"][-1]}), flush=True)
"""
"""Plays the last move that it may, and notes how games begin and end."""


def test_a_program_of_its_own_process_hears_how_a_walk_ended(tmp_path: Path) -> None:
    program = tmp_path / "noting.py"
    program.write_text(LOGGING, encoding="utf-8")
    flags = ("--game", KEY, "--seats", "mine,wanderer", "--program", f"mine={program}", "--seed", "1")
    done = command("simulate", *flags, "--games", "2", "--json")

    assert done.returncode == 0, done.stderr
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text(encoding="utf-8").splitlines()]
    assert [one["type"] for one in heard] == ["hello", "result"] * 2
    for hello, ended in zip(heard[::2], heard[1::2], strict=True):
        own = ended["ranking"][hello["seat"]]
        assert ended["reason"] in words.REASONS
        assert own["winner"] == (own["total"] >= words.WANTED)


def test_a_tournament_of_walkers_is_played(tmp_path: Path) -> None:
    done = command("tournament", "--game", KEY, "--players", "wanderer,random", "--games", "4", "--json")

    assert done.returncode == 0, done.stderr


def test_its_game_has_a_name_in_both_languages() -> None:
    assert titled("en", KEY) == "A walk in the hills"
    assert titled("fr", KEY) == "Une balade dans les collines"


def test_agents_learn_to_walk() -> None:
    """PettingZoo, by the plain encoding: what may be pointed at has a number."""
    env = aec(name_of(KEY), 3)
    env.reset(seed=1)
    for _ in env.agent_iter(max_iter=4000):
        observation, _, ended, cut, _ = env.last()
        choices = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(choices[0]))
    assert not env.agents


def test_the_clients_types_of_its_messages_are_current() -> None:
    assert FAMILY.present is not None
    document, (file, types) = schema.family_schema(FAMILY.present), schema.family_files(FAMILY)
    text = schema.text_of(document)

    assert file.read_text(encoding="utf-8") == text, (
        "register the walk and run discovery.server.protocol.schema"
    )
    assert types.read_text(encoding="utf-8").startswith(schema.banner(text))
