"""Sections XG, XH and XJ: death, the map, tokens and landmarks."""

from __future__ import annotations

import pytest

from discovery.core.bits import BIT, count
from discovery.core.errors import InvalidSetup
from discovery.core.protocol import SPECTATOR
from discovery.survival.content.tables import DAMAGES
from discovery.survival.model import table as verbs
from tests.support.survival.table import Table


def test_XG01_the_fourth_damage_of_any_kind_kills() -> None:
    table = Table()
    table.hurt("Ann", hunger=1, thirst=1, wound=1)
    table.run("hurt me sickness 1")
    assert table.state.dead == BIT[0]


def test_XG02_the_dead_can_be_looted_a_stamina_each() -> None:
    table = Table()
    table.give("Bo", wood=1)
    table.item("Bo", "club")
    hand = table.state.hands[1]
    table.run("hurt me wound 4", "Bo")
    assert table.state.out == hand, "the projects are out of the game"
    views = [table.game.view(table.state, seat) for seat in (0, 1, SPECTATOR)]
    assert [view.out for view in views] == [hand] * 3, "which everybody sees (XT02)"
    before = table.state.stamina[0]
    table.play("Ann: loot wood from Bo", "Ann: loot club from Bo")
    assert (table.has("Ann", "wood"), table.holds("Ann", "club")) == (1, True)
    assert table.state.stamina[0] == before - 2


def test_XG03_the_marker_goes_left_when_the_first_player_dies() -> None:
    table = Table(seats=3)
    table.run("hurt me wound 4")
    assert table.state.first == 1


def test_XG04_four_kinds_of_damage() -> None:
    assert DAMAGES == ("hunger", "thirst", "sickness", "wound")


def test_XH01_seventeen_tiles_of_seven_spaces_around_the_camp() -> None:
    ground = Table().setup.ground
    assert (ground.slots, ground.spaces) == (17, 119)
    assert (ground.columns[0], ground.rows[0]) == (0, 0)
    assert len(ground.number) == 119, "no two tiles overlap"


def test_XH02_tiles_are_never_turned() -> None:
    table = Table(first={"tiles-near": ["a01"]})
    table.discover_all()
    tile = next(tile for tile in table.setup.content.tiles if tile.id == "a01")
    letters = [
        table.setup.content.terrains[table.setup.tile_terrain[table.state.tile[1] * 7 + n]].letter
        for n in range(7)
    ]
    assert "".join(letters) == tile.spaces


def test_XH03_distance_counts_spaces_discovered_or_not() -> None:
    table = Table()
    ground = table.setup.ground
    assert ground.distance(0, table.space("0,-3")) == 3
    assert ground.distance(table.space("0,-3"), 0) == 3


def test_XH03_the_nearest_tile_is_the_one_with_the_nearest_space() -> None:
    """Each of several that are as near may be taken."""
    table = Table()
    ground, state = table.setup.ground, table.state
    for place in ("0,0", "0,-1", "1,-1", "1,0"):
        table.stand("Ann", place)
        here = state.pos[0]
        hidden = [slot for slot in range(ground.slots) if not state.seen & BIT[slot]]
        away = {slot: min(ground.distance(here, slot * 7 + part) for part in range(7)) for slot in hidden}
        nearest = {slot for slot in hidden if away[slot] == min(away.values())}
        table.run("reveal 1")
        if len(nearest) == 1:  # rule XK03
            assert state.seen & BIT[nearest.pop()]
            continue
        assert {f"scout {table.place(slot * 7)}" for slot in nearest} == table.legal("Ann")
        table.play(min(f"Ann: {line}" for line in table.legal("Ann")))


def test_XH04_barred_ground_costs_3_and_a_roll_or_2_with_its_waiver() -> None:
    table = Table(seats=1)
    place = table.ground(3)
    beside = next(n for n in table.setup.ground.neighbours[table.space(place) * 6 :][:6] if n >= 0)
    table.state.pos[0] = beside
    before = table.state.stamina[0]
    table.play(f"Ann: move {place}")
    assert (table.roller, table.state.stamina[0]) == ("Ann", before - 3)
    table.play("Ann: roll = 6")
    assert table.damage("Ann", "wound") == 1
    table.state.pos[0] = beside
    table.item("Ann", "rope")
    before = table.state.stamina[0]
    table.play(f"Ann: move {place}")
    assert (table.phase, table.state.stamina[0]) == ("day", before - 2)


def test_XH05_marks_lay_tokens_fires_and_landmarks() -> None:
    table = Table()
    table.discover_all()
    assert sorted(table.place(space) for space in table.state.landmark[1:7]) == sorted(
        table.landmark(number) for number in range(1, 7)
    )
    assert count(table.state.fires) == 1 + sum(
        tile.marks.count("f") for tile in table.setup.content.tiles if tile.land == "ashfell"
    )


def test_XH06_at_most_six_fires_besides_the_camps() -> None:
    table = Table()
    table.state.pos[0] = table.space(table.ground(0))
    free = [space for space in range(1, 119) if not table.state.fires & BIT[space]]
    while count(table.state.fires) < 7:
        assert verbs.light(table.state, free.pop())
    assert not verbs.light(table.state, free.pop())


def test_XJ01_the_next_token_of_the_pile_face_down_none_from_an_empty_one() -> None:
    table = Table()
    space = table.space(table.ground(0))
    table.state.pos[0] = space
    pile = 3
    table.state.tops[pile] = table.setup.pile_start[pile] + table.setup.pile_size[pile]
    before = [token for token in table.state.token if token >= 0]
    table.state.tops[pile] = table.setup.pile_start[pile] + table.setup.pile_size[pile]
    table.run("put plant")
    assert [token for token in table.state.token if token >= 0] == before


def test_XJ02_one_token_a_space() -> None:
    table = Table(seats=1)
    table.lay("wood 1", "0,0")
    before = table.state.token[0]
    table.run("put plant")
    assert table.state.token[0] == before


def test_XJ03_a_token_may_hold_two_pieces() -> None:
    table = Table(seats=1)
    table.lay("stone 2", "0,0")
    table.play("Ann: collect")
    assert table.has("Ann", "stone") == 2


def test_XJ04_turning_shows_a_token_to_everybody() -> None:
    table = Table(seats=2)
    table.lay("wood 1", "0,-1")
    table.lay("stone 2", "0,1")
    table.run("turn 1")
    table.play("Ann: turn 0,-1")
    seen = next(token for token in table.game.view(table.state, 1).tokens if token[0] == table.space("0,-1"))
    assert table.setup.content.tokens[seen[2]].holds == "wood 1"


def test_XJ07_of_two_cards_a_landmark_the_shuffle_takes_one() -> None:
    for card in ("ashfell-3a", "ashfell-3b"):
        table = Table(first={"landmark": [card]})
        assert table.setup.content.explorations[table.state.landmark_card[3]].id == card


def test_XJ08_six_landmarks_each_with_a_clue() -> None:
    cards = Table().setup.content.explorations
    assert {card.number for card in cards if card.variant and card.land == "ashfell"} == set(range(1, 7))
    assert all(card.steps.startswith("clue 1") for card in cards if card.variant)


def test_XJ09_lying_pieces_are_collected_one_by_one_and_stay() -> None:
    table = Table(seats=2)
    verbs.add_to_heap(table.state, 0, 4, 2)
    table.play("Ann: collect wood")
    assert table.has("Ann", "wood") == 1
    table.nights(2)
    assert "collect wood" in table.legal("Ann") | table.legal("Bo")


def test_XT01_a_piece_in_a_wrong_block_is_no_order() -> None:
    table = Table()
    order = list(table.order)
    order[0], order[7] = order[7], order[0]
    with pytest.raises(InvalidSetup, match="bad-order"):
        table.game.deal(order)


def test_XT02_only_its_owner_knows_a_hand() -> None:
    table = Table()
    assert table.game.view(table.state, 0).hands[0] == table.state.hands[0]
    assert table.game.view(table.state, 0).hands[1] == -1
    assert table.game.view(table.state, -1).hands == (-1, -1)
    shown = Table(options=["open-hands"])
    assert shown.game.view(shown.state, 0).hands[1] == shown.state.hands[1]


def test_XT02_a_hidden_project_cannot_be_asked_for() -> None:
    table = Table()
    table.play("Ann: trade Bo")
    assert not any("project-" in move for move in table.legal("Ann") if move.startswith("ask"))
