"""``discovery replay``: any position of a record, all its steps, and a game that continues from one of
them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from discovery.i18n import LANGUAGES, translate
from discovery.play.records import read
from discovery.play.replay import replay
from tests.cli.conftest import Run
from tests.support.example_records import ORDER, record
from tests.support.testing.positions import card_position

LINES = ("Ann: place gathering", "Ann: end", "Bo: place scavenging", "Bo: end")
MIDDLE = record(*LINES)
FIRST_MOVES = "1\n" * 300


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "middle.record"
    path.write_text(MIDDLE, encoding="utf-8")
    return path


@pytest.mark.parametrize("at", range(len(LINES) + 1))
def test_a_position_is_that_of_the_lines_so_far(run: Run, at: int) -> None:
    """0 is the deal."""
    cut = run("replay", "-", "--json", typed=record(*LINES[:at])).json

    assert run("replay", "-", "--json", "--at", at, typed=MIDDLE).json == cut


def test_S01_what_a_game_does_not_have_is_not_drawn(run: Run) -> None:
    """The first edition has no pool and no trumps (S03)."""
    classic = MIDDLE.replace('[Game "explore"]', '[Game "classic-simple"]')
    drawn = {text: run("replay", "-", "--at", 0, typed=text).out for text in (MIDDLE, classic)}
    assert ["Pool" in drawn[MIDDLE], "Trumps" in drawn[MIDDLE]] == [True, True]
    assert ["Pool" in drawn[classic], "Trumps" in drawn[classic]] == [False, False]
    assert "Stack" in drawn[classic]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_see_any_position(run: Run, language: str) -> None:
    early = run("replay", "-", "--at", 1, "--language", language, typed=MIDDLE)
    late = run("replay", "-", "--at", 3, "--language", language, typed=MIDDLE)

    assert early.status == 0
    assert "Ann" in early.out.splitlines()[-2]
    assert "Bo" in late.out.splitlines()[-2]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "its steps are 0 to 4"), ("fr", "ses étapes vont de 0 à 4")]
)
def test_a_step_that_is_not_there_is_refused_in_words(run: Run, language: str, words: str) -> None:
    done = run("replay", "-", "--json", "--at", 5, "--language", language, typed=MIDDLE)

    assert (done.status, done.json["error"]["code"], done.json["error"]["line"]) == (1, "no-such-step", 0)
    assert words in done.err


@pytest.mark.parametrize("at", ["x", "-1", "1.5", ""])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_no_number_is_refused_in_words(run: Run, language: str, at: str) -> None:
    done = run("replay", "-", f"--at={at}", "--language", language, typed=MIDDLE)

    assert done.status == 2
    assert {"en": "a whole number", "fr": "un nombre entier"}[language] in done.err


def test_one_can_stop_before_a_fault(run: Run) -> None:
    broken = record(*LINES, "Ann: place fire")

    assert run("replay", "-", "--at", 4, "--json", typed=broken).json["turn"] == "Ann"
    assert (
        run("replay", "-", "--at", 5, "--json", typed=broken).json["error"]["code"] == "missing-prerequisite"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_is_listed_with_what_happened(run: Run, language: str) -> None:
    done = run("replay", "-", "--steps", "--language", language, typed=MIDDLE)

    numbered = [line for line in done.out.splitlines() if not line.startswith(" ")]
    assert numbered[1:] == [f"{number}  {line}" for number, line in enumerate(LINES, 1)]
    assert numbered[0].startswith("0  ")
    assert {"en": "Ann places Gathering", "fr": "Ann place Cueillette"}[language] in done.out
    assert "cli-" not in done.out


def test_steps_as_objects_are_the_positions_of_their_numbers(run: Run) -> None:
    done = run("replay", "-", "--steps", "--json", "--at", 3, typed=MIDDLE)

    objects = [json.loads(line) for line in done.out.splitlines()]
    assert [(one.pop("step"), one.pop("line")) for one in objects] == [*enumerate((None, *LINES[:3]))]
    assert objects == [
        run("replay", "-", "--json", "--at", at, typed=MIDDLE).json for at in range(len(objects))
    ]


def test_steps_before_a_fault_are_listed(run: Run) -> None:
    done = run("replay", "-", "--steps", typed=record("Ann: place gathering", "Ann: place fire"))

    assert done.status == 1
    assert "1  Ann: place gathering" in done.out
    assert ":10: missing-prerequisite: " in done.err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_continues_to_its_end_and_keeps_what_was_played(
    run: Run, file: Path, tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "after.record"
    arguments = ["--against", "greedy", "--seed", "5", "--save", saved, "--language", language]

    done = run("replay", file, "--at", 3, "--play", *arguments, typed=FIRST_MOVES)

    kept = read(saved.read_text(encoding="utf-8"))
    assert done.status == 0
    assert "cli-" not in done.out
    assert {"en": "from step 3", "fr": "après l’étape 3"}[language] in done.out
    assert (kept.order, kept.lines[:3]) == (read(MIDDLE).order, read(MIDDLE).lines[:3])
    assert card_position(replay(kept)).state.turns > 3


@pytest.mark.parametrize(
    ("at", "asked", "seat"), [(3, (), "Bo"), (4, (), "Ann"), (3, ("--seat", "Ann"), "Ann")]
)
def test_one_takes_the_seat_to_move_or_another(
    run: Run, file: Path, at: int, asked: tuple[str, ...], seat: str
) -> None:
    done = run("replay", file, "--at", at, "--play", "--against", "random", *asked, typed="quit\n")

    assert f"You are {seat}." in done.out
    assert f"{seat} >" in done.out


def test_who_plays_on_sees_what_that_seat_may_know(run: Run, file: Path) -> None:
    """Where a card of Bo's hand and one of the stack change places, Ann is shown the same."""
    cards = ORDER.split(", ")
    position = run("replay", file, "--at", 1, "--json").json
    hidden, deep = cards.index(position["seats"][1]["hand"][0]), cards.index(position["stack"][-1])
    twin = list(cards)
    twin[hidden], twin[deep] = cards[deep], cards[hidden]
    shown = []
    for order in (cards, twin):
        file.write_text(MIDDLE.replace(ORDER, ", ".join(order)), encoding="utf-8")
        done = run("replay", file, "--at", 1, "--play", "--seat", "Ann", typed="table\nlast\nquit\n")
        shown.append(done.out)
    assert "Ann >" in shown[0]
    assert shown[0] == shown[1]


def test_what_happened_before_can_be_asked_for(run: Run, file: Path) -> None:
    done = run("replay", file, "--play", "--against", "random", typed="last\nquit\n")

    assert "Bo places Scavenging" in done.out.partition("Ann >")[2]


def test_a_virtual_player_plays_on_by_the_rules(run: Run, file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "after.record"
    file.write_text(record("Ann: pass", seats="Ann, Bo=bot"), encoding="utf-8")

    run("replay", file, "--play", "--save", saved, typed=FIRST_MOVES)

    assert read(saved.read_text(encoding="utf-8")).seats == ("Ann", "Bo=bot")


@pytest.mark.parametrize(
    ("text", "arguments", "code"),
    [
        (MIDDLE, ["--seat", "Cem"], "unknown-seat"),
        (MIDDLE, ["--against", "nobody"], "unknown-player"),
        (record("Ann: pass", seats="Ann, Bo=bot"), ["--seat", "Bo"], "no-person"),
        (record("Bo: leave", seats="Ann, Bo, Cem"), ["--seat", "Bo"], "seat-left"),
        (record("Ann: leave", "Bo: leave"), [], "game-over"),
    ],
)
def test_what_cannot_continue_is_refused_in_words(
    run: Run, file: Path, text: str, arguments: list[str], code: str
) -> None:
    file.write_text(text, encoding="utf-8")

    done = run("replay", file, "--play", *arguments)

    assert (done.status, done.err.split(": ")[1]) == (1, code)


def test_a_list_of_steps_is_not_played(run: Run, file: Path) -> None:
    for language, words in (("en", "cannot be used with"), ("fr", "ne va pas avec")):
        done = run("replay", file, "--steps", "--play", "--language", language)
        assert (done.status, words in done.err) == (2, True)


# ---- forks -----------------------------------------------------------------------------------------


def test_a_fork_tells_where_it_branched_off(run: Run, file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "fork.record"
    done = run("replay", file, "--play", "--at", 2, "--seat", "Bo", "--save", saved, typed="quit\n")
    found = read(saved.read_text(encoding="utf-8"))

    assert done.status == 0
    assert str(found.fork) == "2"
    assert [f"{line.seat}: {line.move}" for line in found.lines[:2]] == list(LINES[:2])


def test_a_game_that_goes_on_behind_its_last_line_is_no_fork(run: Run, file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "same.record"
    run("replay", file, "--play", "--seat", "Ann", "--save", saved, typed="quit\n")

    assert read(saved.read_text(encoding="utf-8")).fork is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_seat_does_not_know_is_dealt_anew(
    run: Run, file: Path, tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "anew.record"
    anew = ("--play", "--at", 2, "--seat", "Bo", "--deal-anew", "--seed", "1", "--save", saved)
    done = run("replay", file, *anew, "--language", language, typed="quit\n")
    before, after = read(MIDDLE), read(saved.read_text(encoding="utf-8"))
    hands = [[seat["hand"] for seat in run("replay", "-", "--json", "--at", 2, typed=text).json["seats"]]
             for text in (MIDDLE, saved.read_text(encoding="utf-8"))]  # fmt: skip

    assert translate(language, "cli-replay-dealt-anew", seat="Bo") in done.out
    assert str(after.fork) == "2, for=Bo"
    assert after.order != before.order
    assert hands[0][1] == hands[1][1]
    assert hands[0][0] != hands[1][0]


def test_one_person_may_play_all_seats(run: Run, file: Path) -> None:
    done = run("replay", file, "--play", "--at", 2, "--alone", typed="end\nend\nquit\n")
    assert ("Bo" in done.out, "Ann" in done.out) == (True, True)
    assert done.status == 0
