"""``discovery replay`` keeps its contract, and answers whatever it is given in words."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run
from tests.support.data import CHANGED_GAMES, GOLDEN
from tests.support.deadlines import MOST_SECONDS, started
from tests.support.example_records import ORDER, record

KEYS = ["game", "over", "turn", "actors", "winners", "seats", "tree", "pool", "stack", "legal"]
SEAT_KEYS = ["name", "hand", "selection", "discard", "points", "trumps"]
FAULT = re.compile(r"^.+?:(\d+): ([a-z-]+): (.+?)( \(rule [A-Z]\d\d\))?\n$")


def test_json_has_exactly_the_keys_of_the_contract(run: Run) -> None:
    done = run("replay", "-", "--json", typed=record("Ann: place gathering", "Ann: end"))

    assert done.status == 0
    assert done.err == ""
    assert list(done.json) == KEYS
    assert [list(seat) for seat in done.json["seats"]] == [SEAT_KEYS, SEAT_KEYS]


def test_json_tells_the_position(run: Run) -> None:
    position = run("replay", "-", "--json", typed=record("Ann: place gathering", "Ann: end")).json

    assert position["game"] == "explore"
    assert (position["over"], position["turn"], position["actors"]) == (False, "Bo", ["Bo"])
    assert position["winners"] == []
    assert position["tree"] == ["gathering"]
    assert position["pool"] == ["nomadism", "homo-habilis", "homo-erectus", "hide", "spear"]
    assert position["stack"][0] == "cooking"
    assert position["seats"][0] == {
        "name": "Ann",
        "hand": ["band", "australopithecus", "hunting", "fire", "language"],
        "selection": [],
        "discard": [],
        "points": 1,
        "trumps": 0,
    }
    assert position["legal"] == {"Bo": ["place scavenging", "place homo-habilis", "end"]}


def test_legal_lists_moves_without_outcomes_and_trumps_stand_with_their_seat(run: Run) -> None:
    lines = ("Ann: place band", "Ann: place nomadism", "Ann: end", "Bo: place scavenging", "Bo: end")
    position = run("replay", "-", "--json", typed=record(*lines, "Ann: place homo-erectus")).json

    assert [seat["trumps"] for seat in position["seats"]] == [1, 0]
    assert position["seats"][0]["points"] == 6
    assert "exchange Bo" in position["legal"]["Ann"]
    assert not any("=" in move for move in position["legal"]["Ann"])


def test_points_are_null_in_a_game_without_points(run: Run) -> None:
    position = run("replay", "-", "--json", typed=record(game="intro")).json

    assert [seat["points"] for seat in position["seats"]] == [None, None]


def test_the_row_of_a_virtual_player_is_in_order(run: Run) -> None:
    position = run("replay", "-", "--json", typed=record("Ann: pass", seats="Ann, Bo=bot")).json

    assert position["seats"][1]["name"] == "Bo"
    # Scavenging, Pebble tool ... were dealt; Scavenging was placed, Pebble tool did not fit, then drawn
    assert position["seats"][1]["hand"] == ["hand-axe", "barter", "flake-tool", "spear", "cooking"]
    assert position["seats"][1]["discard"] == ["pebble-tool"]


def test_a_finished_game_has_final_scores(run: Run) -> None:
    golden = GOLDEN / "explore-2.record"
    position = run("replay", golden, "--json").json
    header = re.search(r'\[Scores "P1=(-?\d+), P2=(-?\d+)"\]', golden.read_text(encoding="utf-8"))

    assert header is not None
    assert [seat["points"] for seat in position["seats"]] == [int(header[1]), int(header[2])]
    assert (position["over"], position["turn"], position["actors"], position["legal"]) == (True, None, [], {})
    assert position["winners"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_people_see_the_position(run: Run, language: str) -> None:
    done = run("replay", "-", "--language", language, typed=record("Ann: place gathering"))

    assert done.status == 0
    assert {"en": "Gathering", "fr": "Cueillette (gathering)"}[language] in done.out
    assert "place homo-habilis, end" in done.out
    assert "cli-" not in done.out


def test_an_illegal_move_is_one_line_with_its_rule(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(record("Ann: place fire"), encoding="utf-8")

    done = run("replay", file)

    assert done.status == 1
    assert done.out == ""
    assert done.err == (
        f"{file}:9: missing-prerequisite: “Fire” cannot be placed yet: "
        "the tree still lacks Homo erectus. (rule C01)\n"
    )


def test_an_illegal_move_as_an_object(run: Run) -> None:
    done = run("replay", "-", "--json", typed=record("Ann: place fire"))

    assert done.status == 1
    assert list(done.json) == ["error"]
    error = done.json["error"]
    assert list(error) == ["line", "code", "rule", "message"]
    assert (error["line"], error["code"], error["rule"]) == (9, "missing-prerequisite", "C01")
    assert done.err.startswith("-:9: missing-prerequisite: ")


GOOD = record("Ann: place gathering")
BAD: dict[str, tuple[str | bytes, int, str]] = {
    "empty": ("", 1, "missing-header"),
    "prose": ("Once upon a time\n", 1, "bad-line"),
    "no-header": (GOOD.replace('[Game "explore"]\n', ""), 1, "missing-header"),
    "double": (GOOD.replace('[Rules "1"]', '[Rules "1"]\n[Rules "1"]'), 4, "double-header"),
    "foreign-header": ('[Colour "red"]\n' + GOOD, 1, "bad-header"),
    "half-header": ('[Format "1"\n' + GOOD, 1, "bad-header"),
    "newer-format": (GOOD.replace('[Format "1"]', '[Format "4"]'), 1, "newer-format"),
    "newer-rules": (GOOD.replace('[Rules "1"]', '[Rules "99"]'), 3, "newer-rules"),
    "rules-zero": (GOOD.replace('[Rules "1"]', '[Rules "0"]'), 3, "bad-header"),
    "game": (GOOD.replace("explore", "chess"), 2, "unknown-game"),
    "deck": (GOOD.replace('"prehistory"', '"tarot"'), 4, "unknown-deck"),
    "option": (GOOD.replace('[Options ""]', '[Options "turbo"]'), 5, "unknown-option"),
    "seated-option": (GOOD.replace('[Options ""]', '[Options "bot"]'), 5, "unknown-option"),
    "option-twice": (GOOD.replace('[Options ""]', '[Options "series+, series+"]'), 5, "option-twice"),
    "excluded": (record(game="intro", options="series+"), 5, "option-excluded"),
    "no-seats": (record(seats=""), 6, "seat-count"),
    "ten-seats": (record(seats=", ".join("ABCDEFGHIJ")), 6, "seat-count"),
    "same-name": (record(seats="Ann, Ann"), 6, "bad-name"),
    "long-name": (record(seats="A" * 31), 6, "bad-name"),
    "markup": (record(seats="<b>"), 6, "bad-name"),
    "player": (record(seats="Ann=level9"), 6, "unknown-player"),
    "order-short": (GOOD.replace("gathering, band, ", ""), 7, "bad-order"),
    "order-double": (GOOD.replace("gathering, band, ", "band, band, "), 7, "bad-order"),
    "order-card": (GOOD.replace("gathering, band, ", "telephone, band, "), 7, "unknown-card"),
    "bad-line": (record("Ann place gathering"), 9, "bad-line"),
    "seat": (record("Cem: place gathering"), 9, "unknown-seat"),
    "move": (record("Ann: juggle gathering"), 9, "unknown-move"),
    "card": (record("Ann: place telephone"), 9, "unknown-card"),
    "turn": (record("Bo: place scavenging"), 9, "not-your-turn"),
    "comment-counts": (record("# a comment", "", "Bo: end"), 11, "not-your-turn"),
    "outcome": (record("Ann: place gathering = fire"), 9, "outcome-unexpected"),
    "scores": (record(more='[Scores "Ann=1, Bo=0"]'), 8, "wrong-result"),
    "winners": (record(more='[Winners "Ann"]'), 8, "wrong-result"),
    "scores-form": (record(more='[Scores "Ann"]'), 8, "bad-header"),
    "long-line": (record("Ann: " + "x" * 9000), 9, "too-large"),
    "huge": ("# " + "x" * 300_000, 0, "too-large"),
    "binary": (b"\x89PNG\r\n\x1a\n\x00", 1, "not-text"),
    "utf-16": (("\ufeff" + GOOD).encode("utf-16-le")[:-1], 1, "not-text"),
    "latin-1": (GOOD.encode() + b"# caf\xe9\n", 10, "not-text"),
    "nul": (record("Ann: place\x00gathering"), 9, "unknown-move"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_record_is_refused_in_words(run: Run, name: str, language: str) -> None:
    text, line, code = BAD[name]

    done = run("replay", "-", "--json", "--language", language, typed=text)

    fault = FAULT.fullmatch(done.err.replace("(règle", "(rule"))
    assert done.status == 1
    assert fault is not None, done.err
    assert (int(fault[1]), fault[2]) == (line, code)
    assert (done.json["error"]["line"], done.json["error"]["code"]) == (line, code)
    assert "{" not in done.err
    assert not done.err.endswith(f"{code}: error-{code}\n")


@pytest.mark.parametrize(
    "text", [GOOD.replace("\n", "\r\n"), "\ufeff" + GOOD, GOOD.rstrip("\n"), GOOD + "\n\n# the end\n"]
)
def test_habits_of_editors_do_no_harm(run: Run, text: str) -> None:
    assert run("replay", "-", "--json", typed=text).json["tree"] == ["gathering"]


@pytest.mark.parametrize("kind", ["utf-16-le", "utf-16-be"])
def test_a_record_in_utf_16_is_read_by_its_mark(run: Run, kind: str) -> None:
    typed = ("\ufeff" + GOOD.replace("\n", "\r\n")).encode(kind)

    assert run("replay", "-", "--json", typed=typed).json["tree"] == ["gathering"]


@pytest.mark.parametrize(
    ("name", "code"), [("nowhere", "no-file"), (".", "cannot-read"), ("a\0b", "cannot-read")]
)
def test_a_file_that_cannot_be_opened(run: Run, tmp_path: Path, name: str, code: str) -> None:
    done = run("replay", f"{tmp_path}/{name}", "--json")

    assert (done.status, done.json["error"]["code"], done.json["error"]["line"]) == (1, code, 0)
    assert f":0: {code}: " in done.err


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    golden = GOLDEN / "explore-9.record"
    command = [sys.executable, "-m", "discovery", "replay", str(golden)]
    with started(command, stderr=PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, complaints = process.communicate(timeout=MOST_SECONDS)

    assert (complaints, process.returncode) == ("", 0)


def test_the_deck_has_the_order_used_here() -> None:
    assert ORDER.startswith("gathering, band, scavenging, nomadism, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_older_rules_that_would_go_another_way_now_says_so(run: Run, language: str) -> None:
    """In words, with the line and the rule; ``docs/rules-changelog.md`` tells what has changed."""
    changed = CHANGED_GAMES / "connect-3.record"
    lines = changed.read_text(encoding="utf-8").splitlines()
    done = run("replay", changed, "--language", language)

    assert done.status == 1
    assert f":{len(lines)}: rules-changed: " in done.err
    assert "2" in done.err
    assert "G04" in done.err
    told = run("replay", changed, "--language", language, "--json").json["error"]
    assert (told["line"], told["code"], told["rule"]) == (len(lines), "rules-changed", "G04")
