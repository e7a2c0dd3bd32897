"""Programs of anybody's making, started by the host and asked in lines (see docs/line-protocol.md)."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from discovery.core.errors import Code, TableError
from discovery.core.protocol import NO_OUTCOME, Event
from discovery.engines.outside import host
from discovery.engines.outside.host import ExternalPrograms, OutsideSeat
from discovery.engines.outside.messages import LONGEST_LINE
from discovery.engines.outside.process import command_of
from discovery.engines.process import LATE, ProgramAnswer
from discovery.engines.requests import ProgramQuestion, program_seat
from discovery.evolution.flow.stepping import clockwise_first
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from tests.support.server.outsiders import Obedient, documented

GREETING = b'{"type": "hello", "protocol": 1}'
PASSES = b'{"type": "act", "seq": 1, "move": "pass"}'
GAMES = ["intro", "memory", "explore", "select", "connect", "fusion"]


class Table:
    """A game in this process in which outside programs play."""

    def __init__(self, game: str = "explore", *seats: str, seed: int = 1, **given: object) -> None:
        self.game: DiscoveryGame = new_game(game, seats or ("Ann", "Bo"), **given)  # type: ignore[arg-type]
        self.headers = seats or ("Ann", "Bo")
        self.random = random.Random(seed)
        self.state: State
        self.state, dealt = self.game.open(self.game.shuffle(self.random))
        self.told: list[Event] = list(dealt)

    def question(self, seat: int) -> ProgramQuestion:
        chair = program_seat(self.game, "mine")
        seen = tuple(self.game.observe(self.state, self.told, seat))
        asked = (chair, self.game.view(self.state, seat), seen)
        state = self.state.copy()
        return ProgramQuestion(asked, self.game, lambda move: self.game.explain(state, seat, move))

    @property
    def asked(self) -> int:
        return clockwise_first(self.state) if self.state.waiting else self.state.actor

    def play(self, seat: int, move: int) -> None:
        cards = self.game.outcomes(self.state, move)
        outcome = self.random.choice(cards) if cards else NO_OUTCOME
        self.told += self.game.play(self.state, seat, move, outcome)

    def follow(self) -> bool:
        """What nobody decides; whether there was anything."""
        due = self.game.due(self.state)
        if due is not None:
            self.play(*due)
        return due is not None


@contextmanager
def seated(program: Path, seconds: float = 60.0) -> Iterator[OutsideSeat]:
    seat = OutsideSeat(command_of(str(program)), seconds)
    try:
        yield seat
    finally:
        seat.stop()


@pytest.mark.parametrize("game", GAMES)
def test_the_program_of_the_documentation_plays_every_game_to_its_end(tmp_path: Path, game: str) -> None:
    file = tmp_path / "thirty.py"
    file.write_text(documented(), encoding="utf-8")
    assert len(documented().splitlines()) <= 30
    table = Table(game, "Ann", "Bo", "Cem=bot", options=["jokers=2"])
    decided = 0
    with seated(file) as ann, seated(file) as bo:
        while table.game.result(table.state) is None:
            if table.follow():
                continue
            seat = table.asked
            answer = (ann, bo)[seat].ask(table.question(seat))
            assert answer.fault == ""
            assert answer.move is not None
            table.play(seat, answer.move)
            decided += 1
        ann.end(table.question(0))
        bo.end(table.question(1))
    assert decided > 10


def test_a_program_hears_the_table_what_it_may_see_and_nothing_else(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [])
    table = Table("explore", "Ann", "Bo=bot", "Cem")
    with seated(program.file, seconds=7.5) as seat:
        answer = seat.ask(table.question(0))
        assert answer.move == table.game.view(table.state, 0).legal[0]
        table.play(0, answer.move)
        seat.end(table.question(0))
    hello, observed, act, legal, last, result = program.heard()
    assert (hello["type"], hello["protocol"], hello["game"], hello["seat"]) == ("hello", 1, "explore", 0)
    assert (hello["seats"], hello["seconds"]) == (["Ann", "Bo=bot", "Cem"], 7.5)
    assert (observed["type"], observed["fresh"], observed["seq"]) == ("observe", True, act["seq"])
    own, _, other = observed["position"]["seats"]
    assert len(own["cards"]) == own["hand"]
    assert other["cards"] is None
    assert observed["happenings"][0]["kind"] == "dealt"
    assert (
        legal["moves"] == [table.game.text(move) for move in table.question(0).game.all_moves()][:0]
        or legal["moves"]
    )
    assert (last["type"], last["fresh"]) == ("observe", False)
    assert last["happenings"] != []
    assert result["type"] == "result"


BAD = {
    "no JSON": ("{", "bad-command"),
    "no message": ("[]", "bad-command"),
    "unknown type": ('{"type": "dance"}', "bad-command"),
    "a field is missing": ('{"type": "act", "seq": SEQ}', "bad-command"),
    "wrong kind of field": ('{"type": "act", "seq": "SEQ", "move": "pass"}', "bad-command"),
    "no text": ('{"type": "explain", "move": "\udcff"}', "bad-command"),
    "hello again": ('{"type": "hello", "protocol": 1}', "bad-command"),
    "another protocol": ('{"type": "hello", "protocol": 2}', "other-protocol"),
    "no move": ('{"type": "act", "seq": SEQ, "move": "dance"}', "unknown-move"),
    "no card": ('{"type": "act", "seq": SEQ, "move": "place fyre"}', "unknown-card"),
    "not legal": ('{"type": "act", "seq": SEQ, "move": "place myth"}', "out-of-reach"),
    "an outcome": ('{"type": "act", "seq": SEQ, "move": "pass=fire"}', "outcome-unexpected"),
    "another question": ('{"type": "act", "seq": 99, "move": "pass"}', "stale"),
    "endless": ('{"type": "explain", "move": "' + "x" * LONGEST_LINE + '"}', "too-large"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_fault_is_reported_and_loses_nothing(tmp_path: Path, case: str) -> None:
    said, code = BAD[case]
    program = Obedient(tmp_path, [[said, "play"]])
    table = Table()
    with seated(program.file) as seat:
        answer = seat.ask(table.question(0))
        assert (answer.move, answer.fault) == (table.game.view(table.state, 0).legal[0], "")
        errors = program.heard("error")
    assert errors[0]["code"] == code
    assert errors[0]["message"] not in ("", f"error-{code}")


def test_sentences_come_in_the_language_that_the_program_asks_for(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [["{", "play"]], {"type": "hello", "protocol": 1, "language": "fr"})
    with seated(program.file) as seat:
        seat.ask(Table().question(0))
    assert program.heard("error")[0]["message"].startswith("Le serveur")


def test_a_move_is_explained_and_legal_moves_are_whole(tmp_path: Path) -> None:
    why = [f'{{"type": "explain", "move": "{move}"}}' for move in ("place myth", "pass", "dance")]
    program = Obedient(tmp_path, [[*why, "play"]])
    table = Table("connect")
    with seated(program.file) as seat:
        seat.ask(table.question(0))
    myth, passing, dance = (told["fault"] for told in program.heard("explain"))
    assert (myth["rule"] != "", passing, dance["code"]) == (True, None, "unknown-move")
    view = table.game.view(table.state, 0)
    assert program.heard("legal")[0]["moves"] == [table.game.text(move) for move in view.legal]


class Starting:
    """In place of a program's process: it takes nine seconds to say hello, and four for its move."""

    def __init__(self) -> None:
        self.now, self.answers = 0.0, iter([(9.0, GREETING), (4.0, PASSES)])
        self.seconds: list[float] = []

    def say(self, line: bytes) -> None:
        pass

    def hear(self, seconds: float) -> bytes:
        passed, line = next(self.answers)
        self.seconds.append(seconds)
        self.now += passed
        return line

    def kill(self) -> None:
        pass


def test_the_start_of_a_program_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first decision is timed from its hello on, however long it took to say that."""
    process = Starting()
    monkeypatch.setattr(host, "Process", lambda command: process)
    monkeypatch.setattr(host, "time", SimpleNamespace(monotonic=lambda: process.now))
    answer = OutsideSeat(["slow"], 5.0).ask(Table().question(0))

    assert answer.fault == ""
    assert process.seconds == [host.STARTING_SECONDS, 5.0]


def test_a_late_program_gets_an_error_and_its_answer_never_counts_for_the_next_question(
    tmp_path: Path,
) -> None:
    program = Obedient(tmp_path, [['{"type": "act", "seq": SEQ, "move": "pass"}']])
    table = Table()
    with seated(program.file, seconds=0.0) as seat:
        seat.ready(table.question(0))
        assert seat.ask(table.question(0)) == ProgramAnswer(None, LATE)
        seat.seconds = 60.0
        table.play(0, table.game.timeout_move(table.state, 0))
        assert seat.ask(table.question(0)).fault == ""
    codes = [told["code"] for told in program.heard("error")]
    assert codes == ["too-late", "stale"]


def test_a_program_late_three_times_is_restarted_and_gets_everything_again(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [["nothing"]] * 3)
    table = Table()
    with seated(program.file, seconds=0.0) as seat:
        seat.ready(table.question(0))
        answers = [seat.ask(table.question(0)) for _ in range(3)]
        seat.seconds = 60.0
        Obedient(tmp_path, [])
        assert seat.ask(table.question(0)).fault == ""
    assert answers == [ProgramAnswer(None, LATE)] * 3
    assert [told["fresh"] for told in program.heard("observe")][-1]
    assert len(program.heard("hello")) == 2


def test_a_program_that_dies_is_restarted_for_the_next_decision(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [["die"]])
    table = Table()
    with seated(program.file) as seat:
        assert seat.ask(table.question(0)) == ProgramAnswer(None, "EOFError")
        assert seat.ask(table.question(0)).move is not None
    assert [told["fresh"] for told in program.heard("observe")] == [True, True]


def test_who_never_stops_talking_is_ended(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [["{"] * 2_000])
    with seated(program.file) as seat:
        assert seat.ask(Table().question(0)) == ProgramAnswer(None, "too-many")


def test_who_does_not_listen_blocks_nobody(tmp_path: Path) -> None:
    """It says hello and never reads what would fill every pipe."""
    file = tmp_path / "deaf.py"
    hello = '{"type": "hello", "protocol": 1}'
    file.write_text(f"import threading\nprint('{hello}', flush=True)\nthreading.Event().wait()\n")
    table = Table()
    table.told *= 20_000
    with seated(file, seconds=0.0) as seat:
        assert seat.ask(table.question(0)) == ProgramAnswer(None, LATE)


@pytest.mark.parametrize("greeting", [{"type": "hello", "protocol": 2}, {"type": "legal"}, {"type": "dance"}])
def test_a_program_without_a_proper_hello_does_not_play(tmp_path: Path, greeting: dict[str, object]) -> None:
    program = Obedient(tmp_path, [], greeting)
    with seated(program.file) as seat:
        assert seat.ask(Table().question(0)).fault in ("other-protocol", "not-starting", "bad-command")


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere --x", "'"])
def test_a_command_that_there_is_not_is_refused_at_once(command: str) -> None:
    with pytest.raises(TableError) as refused:
        ExternalPrograms({"mine": command}, 1.0)
    assert refused.value.code == Code.NOT_STARTING


def test_each_seat_of_a_table_has_a_process_of_its_own_and_leaves_with_the_table(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [])
    table = Table()
    commands = ExternalPrograms({"mine": f"{sys.executable} {program.file}"}, 60.0)
    try:
        for name in ("t", "u", "t"):
            assert commands.ask(name, table.question(0)).move is not None
        commands.leave("t", [table.question(0)])
        assert len(program.heard("hello")) == 2
        assert len(program.heard("result")) == 1
        assert commands.ask("u", table.question(0)).move is not None
        assert len(program.heard("hello")) == 2
    finally:
        commands.stop()


def test_with_too_many_processes_the_one_ends_that_waited_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gets everything again when it is asked the next time; nothing else shows it."""
    monkeypatch.setattr("discovery.engines.outside.host.MOST_PROCESSES", 2)
    program = Obedient(tmp_path, [])
    table = Table()
    commands = ExternalPrograms({"mine": f"{sys.executable} {program.file}"}, 60.0)
    try:
        for name in ("t", "u", "t", "v", "t", "u"):
            assert commands.ask(name, table.question(0)).move is not None
    finally:
        commands.stop()
    assert [told["fresh"] for told in program.heard("observe")] == [True, True, False, True, False, True]
