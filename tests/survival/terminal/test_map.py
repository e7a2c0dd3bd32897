"""The map of text: every space can be found by its column and row (XH01), and every sign is explained."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from random import Random

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.i18n import LANGUAGES, translate
from discovery.survival.content.tables import RESOURCES
from discovery.survival.game import SurvivalGame
from discovery.survival.model.table import drop_resource
from discovery.survival.terminal.map_text import MapText, signs_of
from discovery.survival.terminal.text_game import SurvivalText
from discovery.survival.views.view import View
from tests.support.survival.table import Table


def cells_of(lines: list[str]) -> dict[tuple[int, int], str]:
    """What stands at each column and row, found by the numbers at the edge alone: columns above, and rows
    that go on down to the right from where they begin."""
    header = {match.start(): int(match[0]) for match in re.finditer(r"-?\d+", lines[0])}
    starts = sorted(header)
    width = min(after - before for before, after in pairwise(starts))
    found = {}
    for number, line in enumerate(lines):
        for match in re.finditer(r"(-?\d+)\\", line):
            row, at, below = int(match[1]), match.start() + width, number + 1
            while below < len(lines):
                text = lines[below][at : at + width].strip()
                if text and "\\" not in text:
                    found[header[at], row] = text
                at, below = at + width, below + 1
    return found


def whole_map(map_text: MapText, view: View) -> dict[tuple[int, int], str]:
    """What stands at each column and row of the whole map."""
    return cells_of(map_text.lines(view, map_text.columns(view)))


def test_XH01_each_space_is_found_by_the_numbers_at_the_edge() -> None:
    table = Table()
    table.discover("-1,-2")
    table.discover("2,3")
    ground, view = table.setup.ground, table.game.view(table.state, 0)
    found = whole_map(MapText(table.game), view)
    letters = {terrain.id: terrain.letter for terrain in table.setup.content.terrains}
    for space in range(ground.spaces):
        place = ground.columns[space], ground.rows[space]
        if view.tiles[space // 7] >= 0:
            kind = table.setup.tile_terrain[view.tiles[space // 7] * 7 + space % 7]
            assert found[place][0] == letters[table.setup.content.terrains[kind].id]
        else:
            assert found.get(place, "..") == ".."


@pytest.mark.parametrize("width", [16, 32, 40, 62, 200])
@pytest.mark.parametrize("corner", ["0,0", "-7,4", "5,2"])
def test_a_narrow_screen_shows_the_columns_around_the_seat(width: int, corner: str) -> None:
    table = Table()
    table.discover_all()
    table.stand("Ann", corner)
    map_text, view = MapText(table.game), table.game.view(table.state, 0)
    columns = map_text.columns_for(view, width)
    lines = map_text.lines(view, columns)

    assert max(map(len, lines)) <= width
    assert int(corner.partition(",")[0]) in columns
    everywhere = whole_map(map_text, view)
    assert cells_of(lines) == {place: text for place, text in everywhere.items() if place[0] in columns}


def test_only_tiles_that_can_be_discovered_from_known_ground_are_shown() -> None:
    table = Table()
    map_text, view = MapText(table.game), table.game.view(table.state, 0)
    shown = whole_map(map_text, view)
    ground = table.setup.ground
    explored = {
        (ground.columns[slot * 7], ground.rows[slot * 7])
        for space in range(7)
        for slot in range(table.setup.slots)
        if ground.touched[space] >> slot & 1
    }
    assert explored <= set(shown)
    assert len(shown) == 7 * (1 + len(explored - {(0, 0)}))
    table.discover_all()
    whole = whole_map(map_text, table.game.view(table.state, 0))
    assert len(whole) == ground.spaces


def test_seats_that_begin_alike_have_signs_of_their_own() -> None:
    assert signs_of(("Prudent", "Prudent 2", "Ann", "anton")) == ["P", "R", "A", "N"]
    assert signs_of(("7", "42", "Éva", "A")) == ["A", "B", "É", "C"]


def test_who_stands_together_is_told_apart() -> None:
    table = Table(seats=4)
    found = whole_map(MapText(table.game), table.game.view(table.state, 0))
    assert {"A", "B", "C", "D"} <= set(found[0, 0])


def test_XJ09_goods_that_lie_somewhere_have_a_sign() -> None:
    table = Table()
    table.give("Ann", wood=1)
    drop_resource(table.state, 0, RESOURCES.index("wood"))
    found = whole_map(MapText(table.game), table.game.view(table.state, 0))
    assert found[0, 0].endswith(":")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_in_the_legend(language: str) -> None:
    game = new_game(GameSpec("discover:canoe", ("Prudent", "Prudent 2", "Ann")))
    assert isinstance(game, SurvivalGame)
    random, map_text, used = Random(2), MapText(game), set[str]()
    out = io.StringIO()
    text = SurvivalText(Terminal(language, out, out), game)
    for _ in range(6):
        state = game.deal(game.shuffle(random))
        shown = 0
        while game.result(state) is None:
            seat, move = game.due(state) or (game.decider(state), -1)
            move = random.choice(game.legal(state, seat)) if move < 0 else move
            outcomes = game.outcomes(state, move)
            game.play(state, seat, move, *([random.choice(outcomes)] if outcomes else []))
            if state.turns > shown:
                shown = state.turns
                used |= {sign for cell in whole_map(map_text, game.view(state, 0)).values() for sign in cell}
    text.draw(game.view(game.deal(game.shuffle(random)), 0))
    legend = next(line for line in out.getvalue().splitlines() if "P Prudent, R Prudent 2, A Ann" in line)
    explained = set(re.findall(r"(?:^|[\s,;:])(\S)(?= )", legend)) | set("123456.")
    assert used - explained == set()
    assert {"!", "?", "*"} <= used
    assert ":" in explained
    assert translate(language, "cli-discover-legend").count("\\") == 1
