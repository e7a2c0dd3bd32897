"""Records of older rules: what no changed rule has decided replays as it did; anything else says so in words.

``corpus/v1-changed`` holds games of version 1 in which a rule decides that version 2 has changed. They are
kept as they were; the last line of each is where version 1 ended the game and version 2 continues.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from discovery.core.errors import Code, InvalidRecord
from discovery.evolution.model.amendments import AMENDMENTS, G04, G08, O13, P02, Y07
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.evolution.variants.catalogue import BEFORE
from discovery.evolution.variants.virtual_players.options import EARLIER_BOTS
from discovery.play.fork import cut, forked
from discovery.play.records import Line, Record, read_bytes
from discovery.play.replay import RecordReplay, replay, steps
from tests.support.data import CHANGED_GAMES, GAMES_OF_BOTS, GOLDEN, ROOT, games

CHANGED = games(CHANGED_GAMES)
DECIDED = {
    "connect-last-card-called": G04,
    "memory-last-card-called": G04,
    "explore-last-turn-after-a-fault": G08,
    "connect-team-out": P02,
    "intro-team-flips-in-vain": O13,
    "explore-battle-covered-by-sos": Y07,
}
"""Golden games, and the changed rule that decides in each."""


ASKED = "classic-select-advantage"
"""A golden game of version 2, in which the leader passes in the first round, which nobody can play."""


def golden(name: str) -> Record:
    return read_bytes((GOLDEN / f"{name}.record").read_bytes())


def refusal(record: Record) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as refused:
        replay(record)
    return refused.value


@pytest.mark.parametrize("path", CHANGED, ids=lambda path: path.stem)
def test_a_game_that_would_go_another_way_now_says_where_and_by_which_rule(path: Path) -> None:
    record = read_bytes(path.read_bytes())
    error = refusal(record)

    assert record.rules == 1
    assert error.code is Code.RULES_CHANGED
    assert (2, error.rule) in AMENDMENTS.values()
    assert error.arguments == {"was": "1", "now": "2"}
    assert error.line == record.lines[-1].number


@pytest.mark.parametrize("path", CHANGED[:3], ids=lambda path: path.stem)
def test_up_to_there_it_can_be_looked_at(path: Path) -> None:
    record = read_bytes(path.read_bytes())
    seen = [step.line for step in islice(steps(record), len(record.lines))]
    assert seen == [None, *record.lines[:-1]]


@pytest.mark.parametrize("name", DECIDED)
def test_each_changed_rule_is_named(name: str) -> None:
    """The golden games, were they of the version before: they are refused where that one parted."""
    version, rule = AMENDMENTS[DECIDED[name]]
    record = golden(name)
    replay(record)
    error = refusal(replace(record, rules=version - 1))

    assert record.rules == version
    assert (error.code, error.rule) == (Code.RULES_CHANGED, rule)
    assert error.line in {line.number for line in record.lines}


def test_a_later_refusal_is_not_what_is_reported() -> None:
    """In version 1 the opponents of a team without cards played on; what has changed is the end."""
    record = golden("connect-team-out")
    line = refusal(replace(record, rules=1)).line
    more = Line(record.lines[-1].seat, "end", number=record.lines[-1].number + 1)
    played_on = replace(record, rules=1, lines=(*record.lines, more), scores=None, winners=None)

    assert (refusal(played_on).code, refusal(played_on).line) == (Code.RULES_CHANGED, line)
    assert refusal(replace(played_on, rules=2)).code is Code.GAME_OVER


def test_the_number_of_the_version_counts() -> None:
    """As a record of version 2 the same lines are no finished game, so the result is wrong."""
    record = read_bytes(CHANGED[0].read_bytes())
    assert refusal(replace(record, rules=RULES_VERSION)).code is Code.WRONG_RESULT


def test_S24_a_round_that_nobody_can_play_is_passed_in_records_up_to_version_3() -> None:
    """The pass stays a move of these games. In newer ones the round is over before it, so a draw is due."""
    record = golden(ASKED)
    again = RecordReplay(record)
    *_, last = again.steps()

    assert record.lines[2].move == "pass"
    assert (record.rules, last.game.spec.rules) == (2, BEFORE["classic-select"].version)
    assert again.driver.record() == replace(record, rules=3)
    error = refusal(replace(record, rules=4))
    assert (error.code, error.line) == (Code.MUST_DRAW, record.lines[2].number)


def test_S24_a_game_of_older_rules_goes_on_under_them() -> None:
    """A fork of it, and the record of that."""
    record = cut(golden(ASKED), 2)
    driver = forked(record, ["Ann", "Bo"]).driver
    game, state = driver.game, driver.state

    assert [game.text(move) for move in game.legal(state, 0)] == ["pass"]
    driver.play(0, *game.parse("pass"))
    assert driver.record().rules == BEFORE["classic-select"].version
    replay(driver.record())


@pytest.mark.parametrize("path", games(GAMES_OF_BOTS), ids=lambda path: path.stem)
def test_J15_O06_O18_bots_play_as_they_did_in_records_up_to_version_4(path: Path) -> None:
    """Also in older records. By the rules of now such a game comes to no end there, or to another one."""
    record = read_bytes(path.read_bytes())
    for version in (3, 4):
        again = RecordReplay(replace(record, rules=version))
        *_, last = again.steps()
        assert last.game.spec.rules == EARLIER_BOTS == record.rules
        assert again.driver.record() == record

    assert refusal(replace(record, rules=5)).code in {Code.WRONG_RESULT, Code.NOT_YOUR_TURN}


def test_J15_a_fork_of_their_games_goes_on_with_them() -> None:
    """Bo's last move gives the bot, which has no cards, the turn that ended the game."""
    record = read_bytes((GAMES_OF_BOTS / "select-bot-without-cards.record").read_bytes())
    driver = forked(cut(record, len(record.lines) - 1), ["A", "B", "C"]).driver
    driver.play(1, *driver.game.parse("end"))

    assert driver.game.result(driver.state) is not None
    assert driver.record().rules == EARLIER_BOTS


def test_games_without_bots_are_played_by_the_newest_rules() -> None:
    assert replayed_by("explore-3") == RULES_VERSION
    assert replayed_by("explore-bot") == EARLIER_BOTS


def replayed_by(name: str) -> int:
    """The version of the rules that a golden game of version 1 is replayed by."""
    *_, last = RecordReplay(golden(name)).steps()
    return last.game.spec.rules


def test_every_change_has_a_golden_game_and_a_line_in_the_changelog() -> None:
    changelog = (ROOT / "docs" / "rules-changelog.md").read_text(encoding="utf-8")
    assert sorted(set(DECIDED.values())) == list(AMENDMENTS)
    for version, rule in AMENDMENTS.values():
        assert rule in changelog.partition(f"## Version {version}")[2].partition("## Version")[0]
