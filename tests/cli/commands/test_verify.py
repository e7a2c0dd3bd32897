"""``discovery verify`` says what follows from a key, and where not, by its status as well."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from discovery.play.commitment import GameKey
from discovery.play.driver import Driver
from discovery.play.matches import Match, finished_game, next_game, read, write
from discovery.play.records import Line, Record
from discovery.play.records import read as read_record
from discovery.play.records import write as written
from tests.cli.conftest import Run
from tests.support.committed import drawn, play_out, with_draws
from tests.support.data import GOLDEN


@pytest.fixture
def record() -> Record:
    return with_draws("explore")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_that_follows_is_verified(run: Run, record: Record, language: str) -> None:
    done = run("verify", "-", "--language", language, typed=written(record))

    assert (done.status, done.err) == (0, "")
    assert record.commitment in done.out
    assert str(sum(map(drawn, record.lines))) in done.out


def test_json_keeps_its_contract(run: Run, record: Record) -> None:
    done = run("verify", "-", "--json", typed=written(record))

    draws = sum(map(drawn, record.lines))
    told = {"verified": True, "commitment": record.commitment, "key": record.key, "draws": draws}
    assert (done.status, done.json) == (0, told)


def test_the_first_line_that_does_not_follow_is_named(run: Run, record: Record, tmp_path: Path) -> None:
    line = next(filter(drawn, record.lines))
    other = Line(line.seat, line.move.partition(" = ")[0] + " = fire", number=line.number)
    at = record.lines.index(line)
    forged = replace(record, lines=(*record.lines[:at], other), scores=None, winners=None)
    file = tmp_path / "game.record"
    file.write_text(written(forged), encoding="utf-8")

    done = run("verify", str(file), "--json")
    assert done.status == 1
    assert done.json["error"]["code"] == "wrong-chance"
    assert done.json["error"]["line"] == read_record(written(forged)).lines[at].number
    assert "fire" in done.json["error"]["message"]


def test_nothing_to_verify_has_a_status_of_its_own(run: Run, record: Record) -> None:
    old = run("verify", str(GOLDEN / "explore-3.record"))
    secret = run("verify", "-", typed=written(replace(record, key="")))

    assert (old.status, secret.status) == (3, 3)
    assert "no-commitment" in old.err
    assert "key-not-told" in secret.err


def test_what_cannot_be_read_or_replayed_is_reported_as_ever(run: Run, record: Record) -> None:
    assert run("verify", "no such file").status == 1
    assert "bad-line" in run("verify", "-", typed=written(record) + "\nnonsense\n").err
    assert "no-match" not in run("verify", "-", typed="nonsense").err


def a_match(games: int) -> tuple[Match, list[Record]]:
    """A match of games with keys, the last one without."""
    match, chooser = read(START), Random(3)
    while match.standings.games < games:
        key = GameKey.generate(chooser) if match.standings.games < games - 1 else None
        done = play_out(Driver.shuffled(next_game(match), chooser, key), chooser)
        if done.result is not None and done.result.winners:
            match = match.with_event(finished_game(done.record()))
    return match, [game.record for game in match.games]


START = """[Match "1"]
[Terms "games=0"]
[Setup "explore, prehistory"]
[Players "Ann, Bo"]
[Start "Ann"]
"""


def test_each_game_of_a_match_is_verified_by_its_own_key(run: Run) -> None:
    match, records = a_match(3)
    done = run("verify", "-", typed=write(match))

    assert done.status == 3
    assert records[0].commitment != records[1].commitment
    assert all(record.commitment in done.out for record in records[:2])
    assert "no-commitment" in done.err


@pytest.mark.parametrize("kind", ["utf-16-le", "utf-16-be"])
def test_a_match_in_utf_16_is_verified_and_shown(run: Run, tmp_path: Path, kind: str) -> None:
    match, records = a_match(2)
    file = tmp_path / "ours.match"
    file.write_bytes(("\ufeff" + write(match).replace("\n", "\r\n")).encode(kind))

    assert records[0].commitment in run("verify", file).out
    shown = run("match", "show", file, "--json")
    assert (shown.status, [line["name"] for line in shown.json["lines"]]) == (0, ["Ann", "Bo"])


def test_a_match_that_came_by_mail_is_verified(run: Run) -> None:
    match, records = a_match(2)
    text = "".join(f"> {line}" for line in write(match).splitlines(keepends=True))

    assert records[0].commitment in run("verify", "-", typed=text).out


def test_the_fault_of_a_game_in_a_match_has_its_line_in_the_file(run: Run) -> None:
    match, records = a_match(2)
    text = write(match).replace(records[0].key, "0" * 64)
    done = run("verify", "-", "--json", typed=text)

    line = text[: text.index("0" * 64)].count("\n") + 1
    assert done.status == 1
    assert [list(game) for game in done.json["games"]] == [["error"], ["error"]]
    assert done.json["games"][0]["error"]["line"] == line
    assert done.json["games"][0]["error"]["code"] == "wrong-key"


def test_a_game_in_the_terminal_shows_its_commitment_and_at_the_end_its_key(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("random.SystemRandom", lambda: Random(1))
    file = tmp_path / "game.record"
    moves = "\n".join(["1"] * 400)
    done = run("play", "--game", "intro", "--seats", "you,random", "--save", file, typed=moves)

    record = read_record(file.read_text(encoding="utf-8"))
    assert record.winners is not None
    assert 0 < done.out.index(record.commitment) < done.out.index(record.key)
    assert run("verify", file).status == 0


def test_a_game_that_is_stopped_tells_no_key(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "--game", "intro", "--save", file, typed="quit\n")

    assert run("verify", str(file)).status == 3


def test_a_seed_leaves_nothing_to_commit_to(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "--game", "intro", "--seed", "1", "--save", file, typed="quit\n")

    assert "Commitment" not in file.read_text(encoding="utf-8")
