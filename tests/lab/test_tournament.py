"""Tournaments: who sits where, what counts, and that a run can be cut off anywhere."""

from __future__ import annotations

import json
from math import log10
from pathlib import Path

import pytest

from discovery.core.errors import Code, InvalidInput, InvalidSetup
from discovery.core.registry import family_of
from discovery.evolution.bots.search.levels import LEVELS
from discovery.lab.parallel import Workers
from discovery.lab.results_file import ResultsFile
from discovery.lab.tournament import Dealt, PairDeal, TableSize, deals, everybody, play, rankings

PLAYERS = ("random", "bot", "greedy")
TWO = TableSize("explore", 2)
SEED = "test"
FAMILY = family_of("explore")


def small() -> list[PairDeal]:
    return deals([TWO, TableSize("intro", 3)], everybody(PLAYERS), games=3)


@pytest.mark.parametrize("seats", range(2, 10))
def test_both_players_sit_in_every_seat_as_often(seats: int) -> None:
    """Within each deal; over as many deals as there are seats, in the first game of the deals, too."""
    tables = [PairDeal(TableSize("explore", seats), ("a", "b"), number).seated() for number in range(seats)]

    for one, other in tables:
        assert len(one) == len(other) == seats
        assert all({mine, theirs} == {"a", "b"} for mine, theirs in zip(one, other, strict=True))
        assert one.count("a") == (seats + 1) // 2
    assert all(len({one[seat] for one, _ in tables}) == 2 for seat in range(seats))


def test_the_same_cards_are_dealt_to_both_sides() -> None:
    """``bot`` against itself: with the same cards the same seat wins, so that every deal is shared."""
    played = play(deals([TableSize("explore", 3), TWO], [("bot", "bot")], games=8), SEED)
    mirrored = play(deals([TWO], [("bot", "bot+"), ("bot+", "bot")], games=8), SEED)

    assert [dealt.won for dealt in played] == [(1.0, 1.0)] * 8
    for dealt, turned in zip(mirrored[::2], mirrored[1::2], strict=True):
        assert dealt.won == (1 - turned.won[0], 1 - turned.won[1])


def test_everybody_meets_everybody_once() -> None:
    assert everybody(("a", "b", "c")) == [("b", "a"), ("c", "a"), ("c", "b")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(deals([TWO], [("a", "b")], games=3)) == 2


def test_workers_do_not_change_the_results() -> None:
    assert play(small(), SEED, Workers(2)) == play(small(), SEED)


def test_a_seed_is_a_result() -> None:
    assert play(small(), SEED) != play(small(), "another")


def test_the_winner_is_rated_higher() -> None:
    ranking, _ = rankings(play(small(), SEED), everybody(PLAYERS))

    assert next(iter(ranking.elos)) == "greedy"
    assert ranking.elos["greedy"].points == 1000
    assert ranking.games == 3 * 4
    pair = ranking.between("greedy", "random")
    assert pair is not None
    assert (pair.games, pair.share) == (4, 1.0)
    assert pair.low < 1
    turned = ranking.between("random", "greedy")
    assert turned is not None
    assert (turned.players, turned.games, turned.share) == (("random", "greedy"), 4, 0.0)
    assert (turned.low, turned.high) == (1 - pair.high, 1 - pair.low)
    assert ranking.between("random", "bot+") is None


def test_a_seat_more_is_no_strength() -> None:
    """Twice as strong: with two seats of three four to one, with one of three two to two."""
    met = [
        Dealt(PairDeal(TableSize("explore", 3), ("strong", "greedy"), number), (0.8, 0.5))
        for number in range(5000)
    ]
    (ranking,) = rankings(met, [("strong", "greedy")])

    assert ranking.elos["strong"].points == pytest.approx(1000 + 400 * log10(2), abs=0.1)


def test_without_greedy_the_first_player_is_the_anchor() -> None:
    pairs = everybody(("random", "bot"))
    (ranking,) = rankings(play(deals([TWO], pairs, games=2), SEED), pairs)

    assert ranking.elos["random"].points == 1000 != ranking.elos["bot"].points


def test_players_are_rated_where_everybody_can_be_compared() -> None:
    """A pair that has not met is left out; two pairs that nothing joins have shares and no ratings."""
    played = play(small(), SEED)
    met = {deal.deal.players for deal in played}
    one, *others = sorted(met)
    without = [dealt for dealt in played if dealt.deal.players != one]

    assert [ranking.table.game for ranking in rankings(played, everybody(PLAYERS))] == ["intro", "explore"]
    for ranking in rankings(without, everybody(PLAYERS)):
        assert ranking.between(*one) is None
        assert {pair.players for pair in ranking.pairs} == {*others}

    strangers = play(deals([TWO], [("random", "bot"), ("greedy", "bot+")], games=2), SEED)
    (apart,) = rankings(strangers, [("random", "bot"), ("greedy", "bot+")])
    assert apart.elos == {}
    assert apart.groups == (("bot", "random"), ("bot+", "greedy"))
    assert [pair.games for pair in apart.pairs] == [2, 2]


def test_who_cannot_play_is_refused_before_the_first_game() -> None:
    told: list[Dealt] = []

    with pytest.raises(InvalidSetup) as raised:
        play(deals([TWO], [("bot", "bot+"), ("bot", "nobody")], games=2), SEED, tell=told.append)

    assert (raised.value.code, told) == (Code.UNKNOWN_PLAYER, [])


def kept(path: Path, played: list[Dealt]) -> bytes:
    with ResultsFile(path, FAMILY, SEED) as file:
        for dealt in played:
            file.add(dealt)
    return path.read_bytes()


def test_a_run_that_was_cut_off_anywhere_is_taken_up_again(tmp_path: Path) -> None:
    """After any number of bytes: what is whole counts, the rest is played again, and the file is the same."""
    played = play(small(), SEED)
    whole = kept(tmp_path / "whole", played)

    for length in range(0, len(whole), 7):
        path = tmp_path / "cut"
        path.write_bytes(whole[:length])
        with ResultsFile(path, FAMILY, SEED) as file:
            assert list(file.known.values()) == played[: len(file.known)]
            for dealt in played[len(file.known) :]:
                file.add(dealt)
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, "{}"), (1, "Ann: place fire"), (1, '"x"'), (2, "{}"), (2, "[]"), (2, "null"), (2, "\N{SNOWMAN}")],
)
def test_a_file_of_something_else_is_left_alone(line: int, text: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    lines = kept(path, []).decode().splitlines()[: line - 1]
    content = "\n".join([*lines, text, ""]).encode()
    path.write_bytes(content)

    with pytest.raises(InvalidInput) as raised:
        ResultsFile(path, FAMILY, SEED)

    assert (raised.value.code, raised.value.line) == (Code.FOREIGN_RESULTS, line)
    assert path.read_bytes() == content


def test_results_of_another_seed_or_of_other_levels_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results"
    kept(path, [])

    with pytest.raises(InvalidInput):
        ResultsFile(path, FAMILY, "another")
    monkeypatch.setitem(LEVELS, "level-1", LEVELS["level-2"])
    with pytest.raises(InvalidInput):
        ResultsFile(path, FAMILY, SEED)


@pytest.mark.parametrize(
    "changed",
    [
        {"won": [0, 0, 1]},
        {"won": [float("nan"), 0]},
        {"won": [float("inf"), 0]},
        {"won": [-0.5, 1]},
        {"won": [5, 0]},
        {"won": "01"},
        {"seats": 1},
        {"seats": 99},
        {"seats": 2.5},
        {"seats": "2"},
        {"game": "chess"},
        {"game": "discover:beacon"},
        {"players": ["a", "a"]},
        {"players": ["a"]},
        {"deal": -1},
        {"deal": 0.5},
        {"deal": None},
    ],
    ids=str,
)
def test_what_no_deal_can_bring_is_no_result(changed: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "results"
    text = kept(path, [Dealt(PairDeal(TWO, ("a", "b"), 0), (0.5, 1.0))]).decode()
    header, line = text.splitlines()
    path.write_text(f"{header}\n{json.dumps(json.loads(line) | changed)}\n", encoding="utf-8")
    content = path.read_bytes()

    with pytest.raises(InvalidInput) as raised:
        ResultsFile(path, FAMILY, SEED)

    assert (raised.value.code, raised.value.line) == (Code.FOREIGN_RESULTS, 2)
    assert path.read_bytes() == content


def test_a_folder_is_no_file_of_results(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput) as raised:
        ResultsFile(tmp_path, FAMILY, SEED)

    assert raised.value.code == Code.CANNOT_WRITE
