"""Sections XE and XN: monsters, where they come and how they move."""

from __future__ import annotations

from discovery.core.bits import BIT, count
from tests.support.survival.table import Table


def test_XE01_a_monster_lies_face_down_until_a_survivor_is_there() -> None:
    table = Table(seats=1)
    row = table.enemy("grey-wolf", "0,-1", monster=True)
    view = table.game.view(table.state, 0)
    assert view.enemies[0].number == -2
    table.play("Ann: move 0,-1")
    assert table.state.known & BIT[row]


def test_XE02_no_monster_leaves_discovered_ground() -> None:
    table = Table(seats=1)
    row = table.enemy("grey-wolf", "0,-1")
    table.state.pos[0] = table.space("1,0")
    before = table.state.pos[0]
    table.run("prowl 3")
    assert table.phase == "roll" or table.state.at[row] in range(7)
    assert table.state.pos[0] == before


def test_XE03_specials_are_not_moved() -> None:
    table = Table("gate", 1)
    row = table.enemy("stone-warden", "0,-1")
    table.run("prowl 3")
    assert table.where(row) == "0,-1"


def test_XE04_XN01_every_ordinary_enemy_steps_towards_the_nearest() -> None:
    table = Table(seats=1)
    table.discover_all()
    slow = table.enemy("moor-boar", "0,-5")
    swift = table.enemy("grey-wolf", "3,-5")
    far = [table.setup.ground.distance(table.state.at[row], 0) for row in (slow, swift)]
    table.run("prowl 1")
    near = [table.setup.ground.distance(table.state.at[row], 0) for row in (slow, swift)]
    assert [one - other for one, other in zip(far, near, strict=True)] == [1, 2]


def test_XN02_ties_go_clockwise_and_a_lit_fire_is_not_entered() -> None:
    table = Table(seats=1)
    table.discover_all()
    row = table.enemy("moor-boar", "2,-4")
    table.run("prowl 1")
    assert table.where(row) == "2,-3", "south comes before south-west, clockwise from north"
    table.state.fires |= BIT[table.space("2,-2")] | BIT[table.space("1,-2")]
    table.state.lit |= BIT[table.space("2,-2")] | BIT[table.space("1,-2")]
    table.run("prowl 1")
    assert table.where(row) == "3,-3", "what is nearer is barred: the first that is as near"


def test_XN03_entering_a_survivors_space_begins_a_fight() -> None:
    table = Table(seats=2)
    table.discover_all()
    table.state.pos[0] = table.space("1,-1")
    row = table.enemy("moor-boar", "1,-2")
    table.run("prowl 2")
    assert table.where(row) == "1,-1"
    assert table.phase in {"support", "roll"}


def test_XN04_at_most_eight_monsters() -> None:
    table = Table(seats=1)
    table.discover_all()
    table.run("monster edge 12")
    assert count(table.state.alive) == 8
    assert table.state.monster_count == 0


def test_XN05_near_is_two_away_and_edge_the_farthest() -> None:
    table = Table(seats=1)
    table.discover_all()
    table.run("monster near 1")
    away = table.setup.ground.distances
    assert away[table.state.at[0]] == 2
    assert table.state.at[0] == min(
        space for space in range(119) if away[space] == 2 and not table.state.lit & BIT[space]
    )
    table.run("monster edge 1")
    row = max(range(28), key=lambda row: table.state.arrived[row])
    assert away[table.state.at[row]] == max(away[:119])


def test_XJ05_a_beaten_monster_goes_to_the_bottom_of_its_pile() -> None:
    table = Table(seats=1)
    row = table.enemy("ridge-fox", "0,-1", monster=True)
    coin = table.state.coin[row]
    table.play("Ann: move 0,-1", "Ann: roll = 12,1", "Ann: done")
    assert table.state.monster_count == 8
    assert table.state.monsters[(table.state.monster_first + 7) % 8] == coin


def test_XJ06_nothing_but_the_wind_vanishes() -> None:
    table = Table(seats=1)
    table.enemy("nothing", "0,-1", monster=True)
    table.play("Ann: move 0,-1")
    assert (table.phase, table.state.alive) == ("day", 0)
