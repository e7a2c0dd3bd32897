"""``--with-deck``: records of a deck of one's own that need no other file; ``discovery deck play``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.support.own_deck import garden, meadow

PLAYED = ("--game", "intro", "--seats", "you,level-1,bot", "--seed", "g")
MOVES = "1\n" * 400


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("decks")
    (folder / "garden.csv").write_text(garden(), encoding="utf-8")
    (folder / "meadow.csv").write_text(meadow(), encoding="utf-8")
    return folder


@pytest.fixture
def record(run: Run, folder: Path, tmp_path: Path) -> Path:
    """A finished game that carries its deck, read where the deck's file is not."""
    path = tmp_path / "game.record"
    done = run("deck", "play", folder / "garden.csv", *PLAYED, "--save", path, "--with-deck", typed=MOVES)
    assert done.status == 0, done.err
    return path


def test_deck_play_is_play_with_that_deck(run: Run, folder: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.record", tmp_path / "other.record"
    deck = folder / "garden.csv"
    short = run("deck", "play", deck, *PLAYED, "--save", one, typed=MOVES)
    long = run("play", "--deck", deck, *PLAYED, "--save", other, typed=MOVES)

    assert short.out.replace("one.", "other.") == long.out
    assert one.read_bytes() == other.read_bytes()
    assert "#|" not in one.read_text(encoding="utf-8")


def test_such_a_record_needs_no_other_file(run: Run, record: Path) -> None:
    replayed = run("replay", record)
    analysed = run("analyse", record, "--iterations", 2, "--json")
    verified = run("verify", record, "--json")

    assert replayed.status == analysed.status == 0, replayed.err + analysed.err
    assert "Seed" in replayed.out
    assert analysed.json["decisions"]
    assert verified.json["error"]["code"] == "no-commitment"


def test_saving_a_record_anew_takes_its_deck_along_or_leaves_it_out(run: Run, record: Path) -> None:
    bare, full = record.with_name("bare"), record.with_name("full")
    assert run("replay", record, "--save", bare).status == 0
    assert run("replay", record, "--save", full, "--with-deck").status == 0

    assert full.read_bytes() == record.read_bytes()
    assert "#|" not in bare.read_text(encoding="utf-8")
    assert run("replay", bare).err.startswith(f"{bare}:4: deck-needed: ")


def test_a_record_gets_its_deck_later(run: Run, folder: Path, record: Path) -> None:
    bare, full = record.with_name("bare"), record.with_name("full")
    run("replay", record, "--save", bare)
    run("replay", bare, "--deck", folder / "garden.csv", "--save", full, "--with-deck")

    assert full.read_bytes() == record.read_bytes()


@pytest.mark.parametrize("command", ["replay", "analyse", "verify"])
def test_another_deck_than_the_one_that_is_named_is_refused(run: Run, record: Path, command: str) -> None:
    text = record.read_text(encoding="utf-8").replace("seed-12 seed-1,", "seed-12 seed-2,")
    record.write_text(text, encoding="utf-8")
    line = next(number for number, row in enumerate(text.split("\n"), 1) if row.startswith("#deck"))
    done = run(command, record)

    assert done.status != 0
    assert done.err.startswith(f"{record}:{line}: wrong-deck: ")


def test_a_game_goes_on_with_the_carried_deck(run: Run, record: Path) -> None:
    later = record.with_name("later")
    done = run("replay", record, "--at", 3, "--play", "--seed", 1, "--save", later, typed=MOVES)

    assert done.status == 0, done.err
    assert run("replay", later).status == 0


def test_games_of_a_match_are_written_with_their_deck(run: Run, folder: Path, tmp_path: Path) -> None:
    match, deck = tmp_path / "ours.match", ("--deck", folder / "garden.csv")
    run("match", "new", match, "--game", "intro", "--seats", "A=level-1,B=random", *deck)
    run("match", "play", match, *deck, "--seed", 1)
    done = run("match", "export", match, tmp_path, *deck, "--with-deck")

    assert done.status == 0, done.err
    assert run("replay", tmp_path / "ours-1.record").status == 0


def plan(folder: Path, deck: str) -> Path:
    path = folder / "plan.toml"
    asked = 'game = ["intro"]\nseats = [2]\nplayers = ["random"]\nvalues = ["decisions"]\ngames = 4\n'
    path.write_text(f'{asked}[precision]\ndecisions = 2.0\n[a]\ndeck = "{deck}"\n', encoding="utf-8")
    return path


@pytest.mark.parametrize("deck", ["garden.csv", "prehistory+meadow.csv"])
@pytest.mark.parametrize(
    "command", ["play", "deck play", "simulate", "export", "tournament", "lab", "puzzles"]
)
def test_every_command_takes_files_ids_and_joined_decks(
    run: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, deck: str
) -> None:
    monkeypatch.chdir(folder)
    own = ("--deck", deck)
    games = ("--seats", "random,random", "--games", 1, "--seed", 1)
    done = {
        "play": lambda: run("play", *own, "--game", "intro", "--seed", 1),
        "deck play": lambda: run("deck", "play", deck, "--game", "intro", "--seed", 1),
        "simulate": lambda: run("simulate", *own, *games),
        "export": lambda: run("export", tmp_path / "out", *own, *games),
        "tournament": lambda: run("tournament", *own, "--games", 1, "--players", "random,level-1"),
        "lab": lambda: run("lab", "run", plan(tmp_path, deck), "--json"),
        "puzzles": lambda: run("puzzles", "make", tmp_path / "out", *own, *games, "--iterations", 2),
    }[command]()

    assert done.status == 0, done.err
