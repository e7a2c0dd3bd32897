"""Replaying: the same decisions lead to the same position, here, in a new process, for ever."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from discovery.core.errors import InvalidRecord
from discovery.core.protocol import NO_OUTCOME, NOBODY
from discovery.evolution.cards.data import load_deck
from discovery.evolution.model import codes
from discovery.evolution.model.codes import LEAVE_TABLE
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.play.driver import Driver
from discovery.play.records import Record, read, write
from discovery.play.replay import RecordReplay, replay, steps
from tests.support.deadlines import run
from tests.support.engine.driving import next_line
from tests.support.engine.sets import Table, random_tables
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import times

DECK = [card.id for card in load_deck("prehistory").cards]
PRINT_KEYS = """
import json, sys
from discovery.play.records import read
from discovery.play.replay import replay
for text in json.load(sys.stdin):
    print(replay(read(text)).state.key())
"""
TABLES = {game: list(random_tables(game, 16, 1)) for game in GAMES}
"""Any options, teams, bots and numbers of seats of each game."""


def recorded(made: Table, seed: str) -> tuple[Record, State]:
    """A random game and its record; in some of them somebody leaves after a while."""
    game, chooser = made.build(), Random(seed)
    driver = Driver.shuffled(game, chooser)
    state = driver.state
    leaving = chooser.randrange(100) if chooser.random() < 0.2 else -1
    while game.result(state) is None:
        line = next_line(game, state, chooser)
        if len(driver.lines) == leaving and line.seat != NOBODY and not game.due(state):
            line = replace(line, move=LEAVE_TABLE, outcome=NO_OUTCOME)
        driver.play(line.seat, line.move, line.outcome)
    return driver.record(), state


@cache
def one_of(game: str, number: int) -> tuple[Record, State]:
    return recorded(TABLES[game][number], f"{game} {number}")


def games(game: str, most: int = 16) -> list[tuple[Record, State]]:
    return [one_of(game, number) for number in range(most)]


def begun(record: Record, lines: int) -> Record:
    """The first lines of a record."""
    return replace(record, lines=record.lines[:lines], scores=None, winners=None)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays_to_the_same_end(game: str) -> None:
    for record, state in games(game):
        again = replay(read(write(record)))
        assert again.state.key() == state.key()
        assert again.game.result(again.state) == again.game.result(state) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_beginning_of_a_record_is_a_record(game: str) -> None:
    """In the middle of a window, of an interrupted turn, of a search or of an exchange too."""
    chooser = Random(game)
    for record, _ in games(game, 12):
        keys = [step.state.key() for step in steps(record)]
        assert len(keys) == len(record.lines) + 1
        for cut in chooser.sample(range(len(keys)), min(3, len(keys))):
            assert replay(read(write(begun(record, cut)))).state.key() == keys[cut]


def test_all_records_replay_in_a_new_process() -> None:
    """Whole ones and beginnings of every game: nothing is left to what a process happens to be."""
    chooser, records = Random(1), [record for game in GAMES for record, _ in games(game, times(16))]
    records += [begun(record, chooser.randrange(len(record.lines) + 1)) for record in records]
    texts = json.dumps([write(record) for record in records])
    told = run([sys.executable, "-c", PRINT_KEYS], input=texts, encoding="utf-8")

    assert told.stdout.splitlines() == [str(replay(record).state.key()) for record in records]


def words(record: Record) -> set[str]:
    """The words of its lines."""
    game = replay(begun(record, 0)).game
    return {codes.WORDS[codes.code_of(game.parse(line.move)[0])] for line in record.lines}


def test_these_records_have_everything_in_them() -> None:
    """Every word of the notation, teams, every option and all virtual players."""
    played = [record for game in GAMES for record, _ in games(game)]
    options = {text.partition("=")[0] for record in played for text in record.options}

    assert set().union(*map(words, played)) == {*codes.WORDS} - {codes.WORDS[codes.LET]}
    assert any(record.teams for record in played)
    assert options == {option.key for option in OPTIONS if not (option.seated or option.titled)}
    assert {seat.partition("=")[2] for record in played for seat in record.seats} == {
        "",
        "bot",
        "bot+",
        "virtual",
    }


def text(lines: str, order: list[str] = DECK, /, **headers: str) -> str:
    """A record of Intro from the printed order of a test file."""
    given = {"Game": "intro", "Deck": "prehistory", "Options": "", "Seats": "Ann, Bo"} | headers
    head = [f'[{key} "{value}"]' for key, value in given.items()]
    return "\n".join(['[Format "1"]', '[Rules "1"]', *head, f'[Order "{", ".join(order)}"]', "", lines])


def fault(record: str) -> tuple[str, str, int]:
    with pytest.raises(InvalidRecord) as refused:
        replay(read(record))
    return refused.value.code, refused.value.rule, refused.value.line


def composed(top: str) -> list[str]:
    """An order of the deck with these cards on top."""
    first = top.split()
    return first + [card for card in DECK if card not in first]


TWO = composed("tent gathering fire dog band spear myth scavenging hide ochre hunting metal")
"""Pool tent dog myth ochre ...; Ann has gathering, band, scavenging, hunting; Bo has none that fits."""


def test_an_order_may_be_composed() -> None:
    """It need not go era by era: puzzles and lessons are records too."""
    _, state = card_position(replay(read(text("Ann: place gathering\nAnn: place scavenging\nAnn: end", TWO))))

    assert state.tree.bit_count() == 2
    assert state.turn == 1


@pytest.mark.parametrize(("headers", "code", "line"), [
    ({"Game": "chess"}, "unknown-game", 3),
    ({"Game": "bluff"}, "unknown-game", 3),
    ({"Deck": "atlantis"}, "unknown-deck", 4),
    ({"Options": "chess"}, "unknown-option", 5),
    ({"Options": "series+"}, "option-excluded", 5),
    ({"Game": "explore", "Options": "series+, series+"}, "option-twice", 5),
    ({"Options": "bot"}, "unknown-option", 5),
    ({"Options": "jokers=5"}, "option-value", 5),
    ({"Options": "eras=5-9"}, "no-such-eras", 5),
    ({"Options": "advantage=Cem:1"}, "unknown-seat", 5),
    ({"Seats": ""}, "seat-count", 6),
    ({"Seats": "A, B, C, D, E, F, G, H, I, J"}, "seat-count", 6),
    ({"Seats": "Ann=chess"}, "unknown-player", 6),
    ({"Seats": "Ann=series+"}, "unknown-player", 6),
    ({"Seats": "Ann, Bo=virtual"}, "option-excluded", 6),
    ({"Game": "classic-simple", "Seats": "Ann, Bo=bot"}, "option-excluded", 6),
    ({"Game": "discover:canoe", "Deck": "lands-3", "Seats": "Ann"}, "too-few-seats", 6),
    ({"Deck": "prehistory+prehistory"}, "decks-not-joined", 4),
    ({"Teams": "Ann+Cem"}, "bad-teams", 7),
    ({"Teams": "Ann+Bo"}, "no-opponent", 7),
])  # fmt: skip
def test_a_wrong_header_is_reported_with_its_line(headers: dict[str, str], code: str, line: int) -> None:
    assert fault(text("", **headers))[::2] == (code, line)


@pytest.mark.parametrize(("order", "code"), [
    (DECK[:-1], "bad-order"),
    ([*DECK, DECK[0]], "bad-order"),
    ([DECK[1], *DECK[1:]], "bad-order"),
    (["fire"], "bad-order"),
    ([*DECK[:-1], "water"], "unknown-card"),
])  # fmt: skip
def test_an_order_must_be_the_whole_deck(order: list[str], code: str) -> None:
    assert fault(text("", order))[::2] == (code, 7)


@pytest.mark.parametrize(("order", "side", "options", "code", "line"), [
    (DECK[:-1], "water", "truncated", "unknown-card", 7),
    (DECK[:-2], "fire, water", "truncated", "unknown-card", 7),
    ([*DECK[:-2], "water"], "fire", "truncated", "unknown-card", 8),
    (DECK[:-1], DECK[-1], "truncated", "bad-order", 8),
    (DECK[:-1], DECK[-1], "", "option-needs", 7),
    (DECK, "", "", "option-needs", 7),
    (DECK[:-1], "water", "", "option-needs", 7),
])  # fmt: skip
def test_S29_only_a_truncated_game_has_a_side_pile_whose_cards_are_known(
    order: list[str], side: str, options: str, code: str, line: int
) -> None:
    headers = {"Game": "explore", "Options": ", ".join(filter(None, ["eras=2-6", options])), "Side": side}

    assert fault(text("", order, **headers))[::2] == (code, line)


@pytest.mark.parametrize(("lines", "code", "rule", "line"), [
    ("Cem: end", "unknown-seat", "", 9),
    ("ann: end", "unknown-seat", "", 9),
    ("Ann: fly", "unknown-move", "", 9),
    ("Ann: place water", "unknown-card", "", 9),
    ("Ann: steal Cem = fire", "unknown-seat", "", 9),
    ("Bo: end", "not-your-turn", "B06", 9),
    ("Ann: place hunting", "missing-prerequisite", "C01", 9),
    ("Ann: end\n\n# a while later\nAnn: end", "not-your-turn", "B06", 12),
    ("Ann: place gathering\nAnn: place band", "no-link", "C03", 10),
    ("Ann: end = fire", "outcome-unexpected", "", 9),
    ("Ann: place gathering = fire", "outcome-unexpected", "", 9),
    ("Ann: discard gathering", "no-trump", "E04", 9),
    ("Ann: leave\nAnn: end", "game-over", "R07", 10),
])  # fmt: skip
def test_a_refused_line_is_reported_with_its_rule(lines: str, code: str, rule: str, line: int) -> None:
    found = fault(text(lines, TWO, Seats="Ann, Bo" if code != "game-over" else "Ann"))
    if code == "game-over":
        assert found[::2] == (code, line)
    else:
        assert found == (code, rule, line)


def test_the_outcome_of_chance_must_be_written_and_possible() -> None:
    """Nobody places, the stack runs out after 39 draws, and then Bo must steal."""
    lines = "".join(f"{seat}: end\n" for seat in ["Ann", "Bo"] * 20)
    at = text(lines).count("\n") + 1
    _, state = card_position(replay(read(text(lines))))
    held = [number for number in range(54) if state.hands[0] >> number & 1]
    theirs = state.setup.deck.cards[held[0]].id
    mine = state.setup.deck.cards[next(number for number in range(54) if number not in held)].id

    assert fault(f"{text(lines)}Bo: steal Ann") == ("outcome-missing", "F03", at)
    assert fault(f"{text(lines)}Bo: steal Ann = {mine}") == ("outcome-impossible", "F03", at)
    assert fault(f"{text(lines)}Bo: end") == ("must-steal", "F02", at)
    assert card_position(replay(read(f"{text(lines)}Bo: steal Ann = {theirs}"))).state.turn == 0


def test_leaving_is_a_line_and_a_comment_tells_of_time() -> None:
    record = read(text("Bo: leave\nAnn: end  # time", Seats="Ann, Bo, Cem"))
    _, state = card_position(replay(record))

    assert [line.comment for line in record.lines] == ["", "time"]
    assert state.left == 2
    assert state.turn == 2


def test_a_true_result_is_accepted_and_a_wrong_one_refused() -> None:
    over = "Bo: leave\nAnn: leave"
    assert card_position(replay(read(text(over, Winners="")))).state.winners == 0

    assert fault(text(over, Winners="Ann"))[::2] == ("wrong-result", 7)
    assert fault(text(over, Scores="Ann=0, Bo=0"))[::2] == ("wrong-result", 7)
    assert fault(text("", Winners="Ann"))[0] == "wrong-result", "the game is not over"
    explore = replay(read(text(over, Game="explore", Scores="Ann=0, Bo=0", Winners="")))
    assert explore.game.result(explore.state) is not None
    assert fault(text(over, Game="explore", Scores="Ann=1, Bo=0"))[::2] == ("wrong-result", 7)
    assert fault(text(over, Game="explore", Scores="Bo=0, Ann=0"))[::2] == ("wrong-result", 7)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_a_choice_of_its_seat_in_the_position_that_it_was_played_in(game: str) -> None:
    for record, state in games(game):
        played = replay(record).game
        last = None
        for moment in RecordReplay(record).lines_ahead():
            last = moment
            due = played.due(moment.state)
            chosen = moment.seat != NOBODY and moment.move != LEAVE_TABLE
            if moment.line is not None and chosen and due != (moment.seat, moment.move):
                assert moment.move in played.legal(moment.state, moment.seat), moment.line
        assert last is not None
        assert last.line is None
        assert last.state.key() == state.key()


@pytest.mark.parametrize("game", GAMES)
def test_no_event_is_missed_or_repeated_at_the_moments_of_choice(game: str) -> None:
    for record, _ in games(game):
        told = [step.events for step in steps(record)]
        seen = [moment.step.events for moment in RecordReplay(record).lines_ahead()]
        assert seen == told
        for moment, after in zip(RecordReplay(record).lines_ahead(), told[1:], strict=False):
            assert after[: len(moment.happened)] == moment.happened
