"""Reports of a problem: what a seat may know of a running game, and nothing else."""

from __future__ import annotations

import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.cli import main
from discovery.core.errors import Code
from discovery.server.present.reports import seen_by
from discovery.server.protocol import Fault, Seen, SeenAsked
from tests.server.present.test_hidden import TABLES, played
from tests.support.data import GOLDEN
from tests.support.server.folded_tables import by_chance, dealt
from tests.support.server.harness import Served, plan, play_some, serving

BROWSER = {"width": 360, "height": 740, "pixels": 2, "language": "en", "agent": "x"}


def report(seen: Seen) -> str:
    """As the page writes it."""
    words = {"report": 1, "version": "0.1.0", "expected": "A card.\x1b[2J", "step": seen.step, "record": ""}
    return json.dumps({**words, "browser": BROWSER, "seen": json.loads(msgspec.json.encode(seen))})


@given(st.integers(0, 10**6), st.integers(0, 60), TABLES, st.integers(-1, 1))
def test_a_redeal_of_what_is_hidden_changes_no_byte_of_a_report(
    seed: int, moves: int, setting: tuple[str, str], viewer: int
) -> None:
    table = played(seed, moves, setting)
    assert table.running_game is not None
    before = msgspec.json.encode(seen_by(table, viewer))

    table.running_game.driver.state = table.running_game.game.redeal(
        table.running_game.state, viewer, random.Random(seed)
    )

    assert msgspec.json.encode(seen_by(table, viewer)) == before


def test_a_game_that_is_to_be_remembered_is_reported_as_far_as_it_is_sent_again() -> None:
    """H01: only the last two turns."""
    chooser = random.Random(3)
    table = by_chance(dealt(plan("me Ann", "me Bo", game="memory"), chooser), chooser, 60)
    everything = sum(len(step.events) for step in table.step_events)

    assert 0 < len(seen_by(table, 0).events) < everything


@pytest.mark.anyio
async def test_spectators_who_see_the_game_late_report_no_more_than_they_see(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = plan("me Ann", "me Bo", game="intro", watching="end")
        created, _ = await served.started(made, stack)
        seen = await asked(served, created.table)

        assert isinstance(seen, Seen)
        assert (seen.seat, seen.events, seen.legal) == ("", [], [])


async def asked(served: Served, table: str, token: str = "") -> Seen | Fault:
    body = msgspec.json.encode(SeenAsked(token))
    answer = await served.web.post(f"api/tables/{table}/seen", content=body)
    kind: Any = Seen if answer.status_code == 200 else Fault
    found: Seen | Fault = msgspec.json.decode(answer.content, type=kind)
    return found


@pytest.mark.anyio
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_terminal_reads_what_a_seat_knew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
        await play_some(players, 4, random.Random(2).choice)
        seen = await asked(served, created.table, created.seats[0].token)
    assert isinstance(seen, Seen)
    file = tmp_path / "report.json"
    file.write_text(report(seen), encoding="utf-8")

    assert seen.seat == "Ann"
    assert created.seats[1].token not in report(seen)
    assert main(["replay", str(file), "--language", language]) == 0
    told = capsys.readouterr().out
    assert "A card.[2J" in told
    assert "Ann" in told
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == "Ann"


@pytest.mark.anyio
async def test_a_secret_of_another_table_opens_no_report(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
        other = await served.create(plan("me Vi", "me Wu", game="intro"))
        for refused, code in (
            (await asked(served, created.table, other.seats[0].token), Code.FOREIGN_TOKEN),
            (await asked(served, other.table, other.seats[0].token), Code.NOT_STARTED),
            (await asked(served, "nowhere"), Code.NO_SUCH_TABLE),
        ):
            assert isinstance(refused, Fault)
            assert refused.code == code


@pytest.mark.parametrize(
    "spoil",
    [
        {"game": "nothing"}, {"seats": []}, {"seats": 3}, {"events": [[0, 99, 0, 0, 0]]},
        {"events": [["x"]]}, {"events": [[0, 0, 9999, 0, 0]]}, {"legal": 5}, {"deck": "x@1"},
    ],
)  # fmt: skip
def test_a_report_that_no_table_made_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: dict[str, object]
) -> None:
    chooser = random.Random(1)
    table = by_chance(dealt(plan("me Ann", "me Bo", game="intro"), chooser), chooser, 4)
    made = json.loads(report(seen_by(table, 0)))
    made["seen"] |= spoil
    file = tmp_path / "report.json"
    file.write_text(json.dumps(made), encoding="utf-8")

    assert main(["replay", str(file)]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_a_report_of_a_finished_game_holds_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = (GOLDEN / "intro-2.record").read_text(encoding="utf-8")
    words = {"report": 1, "version": "0.1.0", "expected": "", "step": 3, "record": record, "seen": None}
    file = tmp_path / "report.json"
    file.write_text(json.dumps(words), encoding="utf-8")

    assert main(["replay", str(file), "--at", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "intro"
