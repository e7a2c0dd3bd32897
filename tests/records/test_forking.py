"""Forks: a game goes on from a position of another one, with everything as it lay or dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from discovery.core.errors import Code, IllegalMove, InvalidInput, InvalidRecord
from discovery.core.protocol import NOBODY, GameSpec
from discovery.core.registry import new_game
from discovery.evolution.cards.data import load_deck
from discovery.evolution.model.event_kinds import KEPT, SCOUTED
from discovery.play import fork
from discovery.play.driver import Driver
from discovery.play.records import Fork, Record, read, write
from discovery.play.records.record import FORMAT
from discovery.play.replay import RecordReplay
from tests.support.data import GOLDEN
from tests.support.walk import registered

GAMES = (
    "classic-memory-join", "connect-everything", "explore-5", "explore-battle-keep", "explore-bot",
    "intro-interrupt", "memory-stop", "select-teams",
)  # fmt: skip
"""Golden games: windows, virtual players, teams, Jokers, piles, a newcomer, cards that a Scout has seen."""
SCENARIOS = ("discover:gate", "discover:canoe")
OTHERS = (*SCENARIOS, "walk:hills")

walks = pytest.fixture(registered, autouse=True)


@cache
def played(game: str) -> Record:
    """A game of any family: a golden one, or the beginning of a random one."""
    if game in GAMES:
        return read((GOLDEN / f"{game}.record").read_text(encoding="utf-8"))
    chooser = Random(game)
    driver = Driver.shuffled(new_game(GameSpec(game, ("Ann", "Bo", "Cem"))), chooser)
    while len(driver.lines) < 16 and (seat := driver.next_decision(chooser)) != NOBODY:
        moves = driver.game.legal(driver.state, seat)
        move = moves[chooser.randrange(len(moves))]
        driver.play(seat, move, driver.draw(move, chooser))
    return driver.record()


def forked(game: str, part: float = 0.5) -> Record:
    record = played(game)
    return fork.cut(record, int(len(record.lines) * part), "table")


def end_of(record: Record) -> Driver[Any]:
    again = RecordReplay(record)
    for _ in again.steps():
        pass
    return again.driver


def orders(record: Record, seat: int, deals: int) -> Iterator[tuple[str, ...]]:
    chooser = Random(f"{seat}")
    for _ in range(deals):
        yield fork.dealt_anew(record, seat, chooser).order


@pytest.mark.parametrize("game", [*GAMES, *OTHERS])
def test_a_forks_record_replays_by_itself_to_the_same_position(game: str) -> None:
    record = forked(game)
    before = end_of(record)
    text = write(record)

    assert end_of(read(text)).state.key() == before.state.key()
    assert read(text) == record
    assert text.startswith(f'[Format "{FORMAT}"]')
    assert f'[Fork "{len(record.lines)}, of=table"]' in text


@pytest.mark.parametrize("game", [*GAMES, *OTHERS])
def test_other_people_sit_down_at_the_same_position(game: str) -> None:
    """Also where somebody has joined, where seats name seats, and where options do."""
    record = forked(game, 0.9 if game.endswith("join") else 0.5)
    before = end_of(record)
    names = [f"P{seat}" for seat in range(len(before.game.seats))]
    made = fork.forked(record, names)

    assert made.driver.game.seats == tuple(names)
    assert made.driver.state.key() == before.state.key()
    assert end_of(made.driver.record()).state.key() == before.state.key()
    assert list(made.turns) == sorted({0, *made.turns})
    assert 1 < len(made.turns) <= len(made.driver.events)


@pytest.mark.parametrize("game", [*GAMES, *OTHERS])
def test_who_it_is_dealt_anew_for_has_seen_the_same_all_along(game: str) -> None:
    record = forked(game)
    before = end_of(record)
    for seat in (0, len(before.game.seats) - 1):
        other = end_of(fork.dealt_anew(record, seat, Random(seat)))
        assert other.game.view(other.state, seat) == before.game.view(before.state, seat)
        assert other.observed(seat) == before.observed(seat)
        assert not other.game.audit(other.state)


@pytest.mark.parametrize("game", ["explore-5", "select-teams", "discover:gate", "walk:hills"])
def test_what_is_dealt_anew_shows_nothing_that_the_seat_did_not_know(game: str) -> None:
    """From the truth and from any other deal that looks the same to the seat one comes to the same deals: so
    no piece is dealt where it lay more often than elsewhere."""
    record = forked(game, 0.0)
    driver = end_of(record)
    hidden = {
        driver.game.pieces[piece] for piece in driver.game.hidden_permutation(driver.state, 0, Random(1))
    }
    stays = dict.fromkeys(record.order, 0)
    deals = 20
    for order in orders(record, 0, deals):
        for piece, instead in zip(record.order, order, strict=True):
            stays[piece] += piece == instead

    assert sum(stays[piece] for piece in hidden) < len(hidden) * deals / 2
    assert all(stays[piece] == deals for piece in stays if piece not in hidden)


def spied(driver: Driver[Any], viewer: int) -> tuple[int, ...]:
    """What a seat's view shows of the stack."""
    view: Any = driver.game.view(driver.state, viewer)
    return tuple(view.spied)


def test_Y14_what_a_scout_has_seen_stays_in_its_place_and_is_told_to_nobody_else() -> None:
    """Nobody else learns it from a fork, neither from their view nor from what they have observed; for them
    it is dealt anew."""
    record = played("explore-battle-keep")
    kept = next(number for number, line in enumerate(record.lines, 1) if line.move.startswith("keep "))
    record = fork.cut(record, kept)
    before = end_of(record)
    seen = spied(before, 0)
    assert len(seen) == 4
    for seat in range(3):
        deals = set()
        for number in range(4):
            made = fork.forked(fork.dealt_anew(record, seat, Random(number)), ["Xi", "Yo", "Zo"]).driver
            views = [spied(made, viewer) for viewer in range(3)]
            assert [len(view) for view in views] == [4, 0, 0]
            assert tuple(made.state.stack[:4]) == views[0]
            shown = [event for event in made.observed(seat) if event.kind in (SCOUTED, KEPT)]
            assert len(shown) == 6
            assert all((event.piece >= 0) == (seat == 0) for event in shown)
            deals.add(views[0])
        assert deals == {seen} if seat == 0 else len(deals) > 1


def test_B02_a_deal_from_a_sorted_stack_stays_sorted() -> None:
    record = forked("explore-5")
    era_of = {card.id: card.era for card in load_deck("prehistory").cards}
    eras = [era_of[piece] for piece in record.order]

    for order in orders(record, 0, 5):
        assert [era_of[piece] for piece in order] == eras


def test_a_fork_has_no_commitment_and_no_result() -> None:
    """From a position in mid-game nobody can be bound to a key."""
    record = replace(forked("explore-5", 1.0), commitment="sha256:" + 64 * "0")
    made = fork.cut(record, 3)

    assert (made.commitment, made.key, made.scores, made.winners) == ("", "", None, None)


def test_a_fork_is_told_for_whom_it_was_dealt_anew_by_the_new_name() -> None:
    record = fork.dealt_anew(forked("explore-5"), 2, Random(1))
    assert record.fork is not None
    names = ["Vi", "Wu", "Xi", "Yo", "Zo"]

    assert record.fork.seat == end_of(record).game.seats[2]
    assert fork.forked(record, names).driver.record().fork == replace(record.fork, seat="Xi")


def test_there_is_no_fork_behind_the_end() -> None:
    record = played("explore-5")
    with pytest.raises(InvalidInput) as refused:
        fork.cut(record, len(record.lines) + 1)
    assert refused.value.code == Code.NO_SUCH_STEP
    with pytest.raises(IllegalMove) as over:
        fork.dealt_anew(fork.cut(record, len(record.lines)), 0, Random(1))
    assert over.value.code == Code.GAME_OVER


@pytest.mark.parametrize("value", ["", "x", "3, for=", "3, of=a b", "3, for=a,b", "1234567"])
def test_a_header_that_tells_of_no_fork_is_refused(value: str) -> None:
    text = write(forked("explore-5"))
    start = text.index("[Fork")
    line = text.count("\n", 0, start) + 1
    bad = text[:start] + f'[Fork "{value}"]' + text[text.index("\n", start) :]

    with pytest.raises(InvalidRecord) as refused:
        read(bad)
    assert (refused.value.code, refused.value.line) == (Code.BAD_HEADER, line)


def test_a_fork_is_written_as_it_is_read() -> None:
    for told in (Fork(0), Fork(7, "a-b_c"), Fork(7, seat="Zoë O'Hara-2"), Fork(7, "t", "Ann")):
        assert Fork.read(str(told)) == told
