"""A deck of a host's own is played by every command that plays, and records know it by id and content."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from discovery.evolution.cards.data import key_of
from discovery.evolution.cards.deckfile import read_deck
from discovery.i18n import LANGUAGES
from discovery.lab.bench import BenchRun
from discovery.lab.environments.dataset import opened
from discovery.lab.speed import MEASURES, measure
from tests.cli.conftest import Run
from tests.support.own_deck import garden

KEY = key_of(read_deck(garden()))
MOVES = "1\n" * 400
PLAYING = ("play", "simulate", "export FILE", "tournament", "calibrate --levels 1", "bench")


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "garden.csv"
    path.write_text(garden(), encoding="utf-8")
    return path


@pytest.fixture
def record(run: Run, deck: Path, tmp_path: Path) -> Path:
    """A finished game with it, written by ``discovery play``."""
    path = tmp_path / "game.record"
    seats = ("--game", "intro", "--seats", "you,level-1,bot", "--seed", "g")
    done = run("play", *seats, "--deck", deck, "--save", path, typed=MOVES)
    assert done.status == 0, done.err
    return path


def test_a_deck_is_known_by_its_id_and_by_what_the_rules_read(record: Path) -> None:
    """Corrected names and other line ends leave it the same; another prerequisite or family, by which cards
    follow in a series (D02), makes it another."""
    assert re.fullmatch(r"garden@[0-9a-f]{16}", KEY)
    assert f'[Deck "{KEY}"]' in record.read_text(encoding="utf-8")
    assert key_of(read_deck(garden().replace("Tree 3", "Oak").replace("\n", "\r\n"))) == KEY
    assert key_of(read_deck(garden().replace("seed-12 seed-1,", "seed-12 seed-2,"))) != KEY
    assert key_of(read_deck(garden().replace("seed-3,1,3,food", "seed-3,1,3,tools"))) != KEY


def test_its_record_replays_with_its_file(run: Run, deck: Path, record: Path) -> None:
    done = run("replay", record, "--deck", deck, "--json")
    told = run("replay", record, "--deck", deck)

    assert done.status == told.status == 0
    assert done.json["over"]
    assert {card.partition("-")[0] for card in done.json["tree"]} <= {"seed", "tree"}
    assert "Seed" in told.out
    assert "Seeds" in told.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_its_record_is_refused_without_its_file_or_with_another(
    run: Run, deck: Path, record: Path, command: str, language: str
) -> None:
    other = deck.with_name("other.csv")
    other.write_text(garden().replace("seed-12 seed-1,", "seed-12 seed-2,"), encoding="utf-8")
    in_words = ("--language", language)
    without = run(command, record, *in_words)
    wrong = run(command, record, "--deck", other, *in_words)
    printed = run(command, record, "--deck", "prehistory", *in_words)

    assert {without.status, wrong.status, printed.status} == {1}
    assert without.err.startswith(f"{record}:4: deck-needed: ")
    assert wrong.err.startswith(f"{record}:4: wrong-deck: ")
    assert printed.err.startswith(f"{record}:4: wrong-deck: ")
    assert KEY in without.err
    assert KEY in wrong.err
    assert "error-" not in without.err + wrong.err


def test_a_record_of_another_deck_is_refused_with_it(run: Run, deck: Path) -> None:
    from tests.support.example_records import record

    done = run("replay", "-", "--deck", deck, "--json", typed=record())

    assert done.json["error"]["code"] == "wrong-deck"


def test_its_record_can_be_analysed(run: Run, deck: Path, record: Path) -> None:
    done = run("analyse", record, "--deck", deck, "--iterations", 5, "--json")

    assert done.status == 0, done.err
    assert done.json["decisions"]
    assert {decision["move"].partition(" ")[2][:4] for decision in done.json["decisions"]} <= {
        "",
        "seed",
        "tree",
    }


def test_a_program_in_a_process_of_its_own_plays_it_too(run: Run, deck: Path, tmp_path: Path) -> None:
    """As an outside program, which is told the deck as records name it."""
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "def say(**message): print(json.dumps(message), flush=True)\n"
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        "    if heard['type'] == 'hello':\n"
        f"        print(heard['deck'], file=open({str(tmp_path / 'told')!r}, 'w'))\n"
        "        say(type='hello', protocol=1)\n"
        "    if heard['type'] == 'act': say(type='legal')\n"
        "    if heard['type'] == 'legal': say(type='act', seq=heard['seq'], move=heard['moves'][0])\n",
        encoding="utf-8",
    )
    seats = ("--game", "explore", "--seats", "you,mine", "--program", f"mine={program}", "--seed", "g")
    done = run("play", *seats, "--deck", deck, typed="1\n" * 4)

    assert done.status == 0, done.err
    assert (tmp_path / "told").read_text().strip() == KEY
    assert "Mine" in done.out


def test_simulations_play_it_in_other_processes(run: Run, deck: Path) -> None:
    command = ("simulate", "--seats", "greedy,level-1,random", "--games", 6, "--seed", 1, "--deck", deck)
    alone, together = run(*command, "--json"), run(*command, "--workers", 2, "--json")

    assert alone.status == together.status == 0
    assert alone.json | {"cpu_seconds": 0} == together.json | {"cpu_seconds": 0}
    assert alone.json["moves"] != run(*command[:-2], "--json").json["moves"]


def test_tournaments_play_it_and_keep_its_results_apart(run: Run, deck: Path, tmp_path: Path) -> None:
    command = ("tournament", "--games", 4, "--resume", tmp_path / "results.jsonl", "--json")
    done = run(*command, "--deck", deck, "--workers", 2)
    again = run(*command, "--deck", deck)
    other = run(*command)

    assert done.status == 0, done.err
    assert again == done
    assert KEY in (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert other.json["error"]["code"] == "foreign-results"


def test_the_ladder_can_be_climbed_with_it(run: Run, deck: Path) -> None:
    done = run("calibrate", "--levels", 1, "--games", 2, "--json", "--deck", deck)

    assert done.json["tables"][0]["games"] == 2 * 7


def test_data_sets_are_written_of_it_and_read_with_it(run: Run, deck: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    done = run("export", path, "--seats", "random,random", "--games", 2, "--seed", 1, "--deck", deck)
    file, unpacker = opened(path, read_deck(garden()))

    assert done.status == 0, done.err
    assert file.metadata.num_rows > 0
    assert unpacker.layout.fields


def test_the_engine_can_be_measured_with_it() -> None:
    measured = measure("explore", rounds=1, seconds=0.001, deck=read_deck(garden()))

    assert tuple(measured.figures) == MEASURES
    assert BenchRun.of("explore", read_deck(garden()), MEASURES[0], 1.0).printed == read_deck(garden())


@pytest.mark.parametrize("command", PLAYING)
@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("seed-2 seed-3,", "seed-2 seed-99,", 20, "unknown-card"),
        ("# id: garden", '# id: gar"den]', 1, "deck-field"),
        ("seed-4,1,4", "joker-1,1,4", 10, "deck-field"),
        ("Seed 5", '"Seed 5', 11, "deck-field"),
        ("Seed 5", "Seed \ud800".encode("utf-8", "surrogatepass").decode("latin-1") + "\0", 11, "deck-field"),
    ],
)
def test_a_faulty_deck_is_refused_by_its_line(
    run: Run, deck: Path, command: str, old: str, new: str, line: int, code: str
) -> None:
    deck.write_text(garden().replace(old, new, 1), encoding="utf-8")
    words = [str(deck.with_name("out")) if word == "FILE" else word for word in command.split()]
    done = run(*words, "--deck", deck)

    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(f"{deck}:{line}: {code}: ")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("gar-den", "unknown-deck"),
        ("no/such.csv", "no-file"),
        (".", "cannot-read"),
        ("\0.csv", "cannot-read"),
    ],
)
def test_what_is_no_deck_is_refused_in_words(run: Run, name: str, code: str) -> None:
    done = run("simulate", "--games", 1, "--json", "--deck", name)

    assert done.status == 1
    assert done.json["error"]["code"] == code


def test_a_file_that_is_no_text_or_without_end_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    path.write_bytes(b"# id: x\n\xff\xfe")
    no_text = run("simulate", "--games", 1, "--deck", path)
    path.write_bytes(b"a" * 3_000_000)
    large = run("simulate", "--games", 1, "--deck", path)

    assert no_text.err.startswith(f"{path}:2: not-text: ")
    assert large.err.startswith(f"{path}:0: too-large: ")


def test_a_deck_too_small_for_the_table_is_refused_with_its_rule(run: Run, deck: Path) -> None:
    """B09: five cards for the pool, five for each seat, one in the stack."""
    done = run("simulate", "--games", 1, "--seats", "random,random,random,random", "--deck", deck, "--json")

    assert (done.json["error"]["code"], done.json["error"]["rule"]) == ("deck-too-small", "B09")


# Decks that go on from others (B13).

HEAD = "id,era,order,family,prerequisites,name_en,name_fr\n"
ORCHARD = f"# id: orchard\n# builds_on: garden\n{HEAD}" + "".join(
    f"fruit-{n},3,{n},food,tree-{n},Fruit {n},Fruit {n}\n" for n in range(1, 13)
)


@pytest.fixture
def orchard(deck: Path) -> Path:
    """A file beside the garden's, which it goes on from."""
    path = deck.with_name("orchard.csv")
    path.write_text(ORCHARD, encoding="utf-8")
    return path


def test_B13_a_deck_finds_the_one_it_builds_on_in_its_folder(run: Run, orchard: Path) -> None:
    checked = run("deck", "check", orchard, "--json")
    told = run("deck", "check", orchard)

    assert checked.status == 0, checked.err
    wanted = {"cards": 12, "eras": 1, "before": 24, "all_cards": 36, "all_eras": 3, "all_seats": 6}
    assert checked.json.items() >= wanted.items()
    assert "With the decks that it builds on: 36 cards, 3 eras, up to 6 seats." in told.out
    assert run("deck", "check", orchard, "--language", "fr").status == 0


def test_B13_antiquity_passes_the_check(run: Run) -> None:
    from importlib.resources import files

    text = files("discovery.evolution.cards.data").joinpath("antiquity.csv").read_text("utf-8")
    done = run("deck", "check", "-", "--json", typed=text)

    assert done.status == 0
    assert done.json.items() >= {"cards": 54, "all_cards": 108, "all_eras": 12, "all_seats": 9}.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_B13_a_deck_without_the_one_it_builds_on_is_refused(
    run: Run, orchard: Path, deck: Path, language: str
) -> None:
    deck.unlink()
    checked = run("deck", "check", orchard, "--language", language)
    played = run("play", "--deck", orchard, "--seats", "you,bot", "--language", language)

    assert {checked.status, played.status} == {1}
    assert checked.err.startswith(f"{orchard}:2: deck-base-unknown: ")
    assert played.err.startswith(f"{orchard}:2: deck-base-unknown: ")
    assert "error-" not in checked.err + played.err


def test_B13_files_are_joined_and_the_record_knows_them(
    run: Run, deck: Path, orchard: Path, tmp_path: Path
) -> None:
    path = tmp_path / "joined.record"
    joined = f"{deck}+{orchard}"
    seats = ("--game", "intro", "--seats", "you,level-1,bot", "--seed", "g")
    done = run("play", *seats, "--deck", joined, "--save", path, typed=MOVES)

    assert done.status == 0, done.err
    assert re.search(r'\[Deck "garden\+orchard@[0-9a-f]{16}"\]', path.read_text(encoding="utf-8"))
    assert run("replay", path, "--deck", joined, "--json").json["over"]
    assert run("replay", path, "--deck", orchard).err.startswith(f"{path}:4: wrong-deck: ")
    assert run("replay", path, "--deck", f"{orchard}+{deck}").err.count("decks-not-joined")


@pytest.mark.parametrize("given", ["prehistory+antiquity", "antiquity"])
def test_B13_every_command_plays_antiquity(run: Run, given: str, tmp_path: Path) -> None:
    seats = ("--game", "explore", "--seats", "you,bot", "--seed", "g")
    path = tmp_path / "game.record"
    played = run("play", *seats, "--deck", given, "--save", path, typed=MOVES)
    simulated = run("simulate", "--seats", "random,random", "--games", 2, "--deck", given, "--json")
    ranked = run("tournament", "--games", 2, "--deck", given, "--json")
    exported = run("export", tmp_path / "data", "--seats", "random,random", "--games", 2, "--deck", given)

    assert played.status == simulated.status == ranked.status == exported.status == 0, exported.err
    assert f'[Deck "{given}"]' in path.read_text(encoding="utf-8")
    assert run("replay", path, "--json").json["over"]
    assert run("analyse", path, "--iterations", 2, "--json").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("given", "code"), [
    ("antiquity+prehistory", "decks-not-joined"), ("prehistory+", "unknown-deck"),
    ("prehistory+nothing", "unknown-deck"), ("+", "unknown-deck"),
])  # fmt: skip
def test_B13_a_wrong_list_of_decks_is_refused(run: Run, given: str, code: str, language: str) -> None:
    done = run("simulate", "--deck", given, "--language", language)

    assert done.status != 0
    assert f" {code}: " in done.err
    assert "error-" not in done.err
