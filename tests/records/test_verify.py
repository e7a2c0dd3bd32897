"""Whether chance follows from the key: in every game as it was played, but not once anything is altered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from discovery.core.errors import InvalidRecord
from discovery.core.protocol import NO_OUTCOME, GameSpec
from discovery.core.registry import families, new_game
from discovery.evolution.variants.catalogue import GAMES
from discovery.play.commitment import GameKey
from discovery.play.driver import Driver
from discovery.play.matches.match import finished_game
from discovery.play.records import Line, Record, read, write
from discovery.play.replay import RecordReplay
from discovery.play.verify import verify
from tests.support.committed import drawn, play_out, played
from tests.support.data import GOLDEN
from tests.support.editions import CLASSIC, virtual_player
from tests.support.engine.sets import random_tables

OLDER = sorted(path for path in GOLDEN.glob("*.record") if "[Commitment" not in path.read_text("utf-8"))


def fault(record: Record) -> tuple[str, int]:
    """The code and the line of what does not follow."""
    with pytest.raises(InvalidRecord) as refused:
        verify(record)
    return str(refused.value.code), refused.value.line


@pytest.mark.parametrize("game", GAMES)
def test_every_game_follows_from_its_key(game: str) -> None:
    for seed in range(5):
        record = played(game, seed)
        assert verify(record) == sum(map(drawn, record.lines))


@pytest.mark.parametrize("game", GAMES)
def test_any_options_teams_and_seats_follow(game: str) -> None:
    for number, table in enumerate(random_tables(game, 6, 11)):
        chooser = Random(number)
        driver = Driver.shuffled(table.build(), chooser, GameKey.generate(chooser))
        record = read(write(play_out(driver, chooser).record()))
        assert verify(record) == driver.draws


@pytest.mark.parametrize("game", [game for family in families() for game in family.games if ":" in game])
def test_games_of_other_families_follow(game: str) -> None:
    for seed in range(10):
        chooser = Random(seed)
        spec = GameSpec(game, ("Ann", "Bo"))
        driver = Driver.shuffled(new_game(spec), chooser, GameKey.generate(chooser))
        record = read(write(play_out(driver, chooser).record()))
        assert verify(record) == driver.draws


def test_dice_show_the_numbers_of_the_page() -> None:
    """One die a number below 12, two dice one below 144, as docs/fair-dice.md has it."""
    rolls = 0
    for seed in range(20):
        chooser, key = Random(seed), GameKey.generate(Random(seed))
        driver = Driver.shuffled(new_game(GameSpec("discover:beacon", ("Ann", "Bo"))), chooser, key)
        record = play_out(driver, chooser).record()
        shown = [line.move.partition(" = ")[2] for line in record.lines if drawn(line)]
        for number, faces in enumerate(shown, 1):
            found = key.draw(number).randrange(144 if "," in faces else 12)
            first, second = found // 12 + 1, found % 12 + 1
            assert faces == (f"{first},{second}" if "," in faces else str(second))
            rolls += 1
    assert rolls > 20


@pytest.mark.parametrize("game", GAMES)
def test_another_key_does_not_fit_the_commitment(game: str) -> None:
    record = played(game)
    other = ("1" if record.key[0] == "0" else "0") + record.key[1:]

    assert fault(replace(record, key=other)) == ("wrong-key", record.header_lines["Key"])


@pytest.mark.parametrize("game", GAMES)
def test_another_key_with_its_own_commitment_does_not_lead_to_the_order(game: str) -> None:
    record, other = played(game), GameKey(bytes(32))
    forged = replace(record, key=other.hex_digits(), commitment=other.commitment)

    assert fault(forged) == ("wrong-chance", record.header_lines["Order"])


@pytest.mark.parametrize("game", GAMES)
def test_another_order_is_found(game: str) -> None:
    record = played(game)
    order = list(record.order)
    for one, other in ((0, 1), (len(order) - 2, len(order) - 1), (3, len(order) // 2)):
        order[one], order[other] = order[other], order[one]
        forged = replace(record, order=tuple(order), lines=(), scores=None, winners=None)
        assert fault(forged) == ("wrong-chance", record.header_lines["Order"])


@pytest.mark.parametrize("game", GAMES)
def test_another_outcome_is_found_at_its_line(game: str) -> None:
    """Every other outcome that the rules would allow there."""
    altered = 0
    for seed in range(100):
        record = played(game, seed)
        for line, text in other_outcomes(record):
            assert fault(with_outcome(record, line, text)) == ("wrong-chance", line.number)
            altered += 1
        if altered > 3:
            return
    raise AssertionError("chance decides in every game")


def other_outcomes(record: Record) -> Iterator[tuple[Line, str]]:
    """Lines in which chance decided, and the moves as they could have been drawn."""
    for moment in RecordReplay(record).lines_ahead():
        if moment.line is not None and drawn(moment.line):
            game = moment.step.game
            move, outcome = game.parse(moment.line.move)
            others = [other for other in game.outcomes(moment.state, move) if other != outcome]
            yield from ((moment.line, game.text(move, other)) for other in others)


def with_outcome(record: Record, line: Line, text: str) -> Record:
    """The record with another line in the place of ``line``, and nothing behind it."""
    at = record.lines.index(line)
    lines = (*record.lines[:at], replace(line, move=text))
    return replace(record, lines=lines, scores=None, winners=None)


def test_an_outcome_that_is_left_out_is_a_fault_of_the_record() -> None:
    found = (played("explore", seed) for seed in range(20))
    record, line = next((one, line) for one in found for line in one.lines if drawn(line))

    assert fault(with_outcome(record, line, line.move.partition(" = ")[0])) == (
        "outcome-missing",
        line.number,
    )


def test_a_record_without_a_commitment_says_so() -> None:
    record = replace(played("explore"), commitment="", key="")

    assert fault(record) == ("no-commitment", 0)


def test_a_key_that_is_not_told_is_missed() -> None:
    record = played("explore")

    assert fault(replace(record, key="")) == ("key-not-told", record.header_lines["Commitment"])


@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_not_in_the_record_before_the_end(game: str) -> None:
    chooser = Random(game)
    key = GameKey.generate(chooser)
    driver = Driver.shuffled(new_game(GameSpec(game, ("Ann", "Bo"))), chooser, key)

    for lines in range(0, 60, 6):
        text = write(play_out(driver, chooser, lines).record())
        assert key.commitment in text
        assert (key.hex_digits() in text) == driver.over
    assert key.hex_digits() in write(play_out(driver, chooser).record())


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_who_joins_changes_no_later_draw(game: str) -> None:
    """The seats have other numbers then, the draws go on."""
    for seed in range(20):
        chooser = Random(seed)
        spec = GameSpec(game, ("Ann", f"Bo={virtual_player(game)}", "Cem"))
        driver = Driver.shuffled(new_game(spec), chooser, GameKey.generate(chooser))
        play_out(driver, chooser, 20)
        while driver.next_decision(chooser) >= 0:
            try:
                driver.change_to(driver.joined("Dan"))
                break
            except Exception:  # noqa: BLE001 - the rules have a reason, which passes
                play_out(driver, chooser, len(driver.lines) + 1)
        before = driver.draws
        record = read(write(play_out(driver, chooser).record()))
        if before and driver.draws > before and any(line.newcomer for line in record.lines):
            assert verify(record) == driver.draws
            return
    raise AssertionError("no game in which chance decides before and after somebody joins")


def test_whoever_repeats_a_move_draws_the_same_again() -> None:
    """As a move that could not be stored is sent again; and whatever is taken back, draws keep their
    numbers."""
    chooser = Random(2)
    spec = GameSpec("explore", ("Ann", "Bo", "Cem"))
    driver = Driver.shuffled(new_game(spec), chooser, GameKey.generate(chooser))
    compared = 0
    while (seat := driver.next_decision(chooser)) >= 0:
        move = chooser.choice(driver.game.legal(driver.state, seat))
        outcomes = {driver.draw(move, Random(again)) for again in range(20)}
        assert len(outcomes) == 1
        compared += outcomes != {NO_OUTCOME}
        earlier = driver.copy()
        driver.play(seat, move, driver.draw(move, chooser))
        assert earlier.draw(move, chooser) in outcomes
    assert compared > 0


def test_a_game_without_a_key_draws_by_the_generator_that_is_given() -> None:
    chooser = Random(1)
    driver = play_out(Driver.shuffled(new_game(GameSpec("explore", ("Ann", "Bo", "Cem"))), chooser), chooser)
    record = driver.record()

    assert (record.commitment, record.key) == ("", "")
    assert "Commitment" not in write(record)
    assert '[Format "1"]' in write(record)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_older_records_are_written_as_they_were(path: Any) -> None:
    text = path.read_text(encoding="utf-8")

    assert write(read(text)) == text
    assert fault(read(text))[0] == "no-commitment"


def test_a_game_of_a_match_keeps_its_key() -> None:
    record = next(found for seed in range(20) if (found := played("explore", seed)).winners)
    assert finished_game(record).record == record


@pytest.mark.parametrize(
    ("header", "value", "code"),
    [
        ("Commitment", "", "bad-header"),
        ("Commitment", "sha256:12", "bad-header"),
        ("Commitment", "md5:" + "0" * 64, "bad-header"),
        ("Key", "", "bad-header"),
        ("Key", "00", "bad-header"),
        ("Key", "G" * 64, "bad-header"),
        ("Commitment", None, "missing-header"),
    ],
)
def test_headers_that_cannot_be_are_refused(header: str, value: str | None, code: str) -> None:
    lines = write(played("explore")).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"[{header} "))
    lines[at] = "" if value is None else f'[{header} "{value}"]'

    with pytest.raises(InvalidRecord) as refused:
        read("\n".join(lines))
    assert refused.value.code == code
    at = next(n for n, line in enumerate(lines) if line.startswith("[Key ")) if value is None else at
    assert refused.value.line == at + 1
