"""A name in records, matches and set-ups is one in whichever form its letters are written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.errors import InvalidInput, InvalidSetup
from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.evolution.game import new_game as evolution_game
from discovery.play import matches
from discovery.play.matches import Terms
from discovery.play.records import read, write
from discovery.play.replay import replay
from tests.support.matches import match_of, played
from tests.support.testing.names import ONE_NAME, mixed

pytestmark = pytest.mark.parametrize(("name", "apart"), ONE_NAME)


def test_a_match_and_its_records_read_names_in_both_forms(name: str, apart: str) -> None:
    match = played(match_of(f"{name}, Bo", Terms(games=2, handicap=True), handicaps=((name, 2),)), name)
    text, record = matches.write(match), next(iter(match.games)).record

    assert mixed(text, name, apart) != text
    assert matches.read(mixed(text, name, apart)) == match
    assert matches.read(text.replace(name, apart)) == match
    for form in (mixed(write(record), name, apart), write(record).replace(name, apart)):
        assert read(form) == record
        assert replay(read(form)).game.seats == replay(record).game.seats


def test_lines_options_and_teams_name_a_seat_in_either_form(name: str, apart: str) -> None:
    options, teams = f"advantage={name}:1", f"Bo+{name}"
    order = ", ".join(evolution_game("explore", [name, "Bo", "Cem"], options=[options], teams=[teams]).pieces)
    text = "\n".join([
        '[Format "1"]', '[Game "explore"]', '[Rules "5"]', '[Deck "prehistory"]',
        f'[Seats "{apart}, Bo, Cem"]', f'[Options "{options}"]', f'[Teams "{teams}"]', f'[Order "{order}"]',
        "", f"{name}: leave",
    ])  # fmt: skip

    assert replay(read(text)).game.seats == (name, "Bo", "Cem")


def test_a_record_that_was_not_read_finds_its_seats_in_either_form(name: str, apart: str) -> None:
    record = next(iter(played(match_of(f"{name}, Bo", Terms()), name).games)).record
    lines = [replace(line, seat=apart) if line.seat == name else line for line in record.lines]
    given = replace(record, lines=tuple(lines))

    assert given != record
    assert replay(given).game.seats == replay(record).game.seats


def test_two_forms_of_a_name_are_not_two_players(name: str, apart: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        match_of(f"{name}, {apart}", Terms())
    assert refused.value.code == "bad-name"
    for game, deck in (("explore", "prehistory"), ("discover:beacon", "lands-3")):
        with pytest.raises(InvalidSetup) as refused:
            new_game(GameSpec(game, (name, apart), deck))
        assert refused.value.code == "bad-name"
