"""Sections XD and XL: the night, its needs, company, and who goes first."""

from __future__ import annotations

import pytest

from discovery.core.bits import BIT
from discovery.survival.flow import nights
from discovery.survival.model import events as told
from discovery.survival.model.frames import NIGHT_OF
from discovery.survival.model.setup import NIGHTS_1, NIGHTS_2
from discovery.survival.model.stack import push
from discovery.survival.model.state import NONE, State
from tests.support.survival.table import NAMES, Table


def test_XD01_the_card_is_resolved_from_top_to_bottom() -> None:
    table = Table(seats=2, first={"nights-1": ["cold-dew"]})
    table.end_day()
    kinds = [event.kind for event in table.happened]
    assert kinds.index(told.NIGHT) < kinds.index(told.STAMINA)
    assert table.phase == "needs"


def test_XD02_one_alone_passes_tribal_cards_over() -> None:
    table = Table(seats=1, first={"nights-1": ["stories", "fair-shares", "cold-dew"]})
    table.end_day()
    night = next(event for event in table.happened if event.kind == told.NIGHT)
    assert table.setup.content.nights[night.piece].id == "cold-dew"


def named_night(table: Table) -> None:
    """The day ends, and the needs of the night are answered."""
    table.end_day()
    while table.phase == "needs":
        seat = table.game.decider(table.state)
        table.play(f"{NAMES[seat]}: suffer")


def test_XD03_all_others_name_the_first_player() -> None:
    table = Table(seats=3)
    named_night(table)
    assert (table.phase, table.actors) == ("naming", {"Ann", "Bo", "Cem"})
    table.play("Bo: name Cem", "Cem: name Cem", "Ann: name Ann")
    assert table.state.first == 2


def test_XD04_the_night_pack_never_runs_out() -> None:
    """One survivor of a gentle game wants 14 cards; with tribal ones among the first four, 13 are ready. The
    fourteenth is one of those that were left out."""
    content = Table("gate", 1).setup.content
    tribal = [night.id for night in content.nights if night.tribal and night.tier == 1]
    assert len(tribal) == 2
    table = Table("gate", 1, options=["gentle"], first={"nights-1": tribal})
    setup = table.setup
    assert setup.last_night == 14
    for _ in range(setup.last_night):
        nights.run(in_a_night(table.state))
    assert table.state.tops[NIGHTS_2] == setup.pile_size[NIGHTS_2]
    assert setup.blue < table.state.tops[NIGHTS_1] <= setup.pile_size[NIGHTS_1]
    assert table.game.view(table.state, 0).nights == (0, 0)


def test_XD04_what_was_left_out_makes_a_difference() -> None:
    """So positions that differ in it are not the same."""
    table, other = Table("gate", 1, options=["gentle"]), Table("gate", 1, options=["gentle"])
    order = list(other.state.order)
    last = other.setup.pile_start[NIGHTS_1] + other.setup.pile_size[NIGHTS_1] - 1
    order[last], order[last - 1] = order[last - 1], order[last]
    other.state.set_order(order)
    assert table.state.key() != other.state.key()


def in_a_night(state: State) -> State:
    """The position as dusk falls."""
    state.depth = 0
    push(state, NIGHT_OF, NONE)
    return state


def test_XL01_the_other_cards_of_the_first_tier_are_out() -> None:
    table = Table()
    view = table.game.view(table.state, 0)
    assert view.nights == (4, 14)


@pytest.mark.parametrize(("seats", "more"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_XL02_more_stamina_for_few(seats: int, more: int) -> None:
    table = Table(seats=seats, first={"nights-1": ["cold-dew"]})
    for seat in range(seats):
        table.state.stamina[seat] = 0
        table.state.pos[seat] = (1, 2, 3, 4)[seat]
    table.state.phase = 1
    table.end_day()
    assert table.state.stamina[:seats] == [7 + more] * seats


def test_XL03_stamina_is_at_most_15_and_never_below_0() -> None:
    table = Table()
    table.run("stamina me 12")
    assert table.state.stamina[0] == 15
    table.state.stamina[0] = 2
    table.run("stamina me -3")
    assert table.state.stamina[0] == 0


def test_XL04_company_at_a_lit_fire_wakes_stronger() -> None:
    table = Table(seats=2, first={"nights-1": ["cold-dew"]})
    table.state.stamina[0] = table.state.stamina[1] = 1
    table.end_day()
    table.until_day()
    assert table.state.stamina[:2] == [1 + 7 + 3 + 1] * 2

    apart = Table(seats=2, first={"nights-1": ["cold-dew"]})
    apart.state.stamina[0] = apart.state.stamina[1] = 1
    apart.state.pos[1] = 1
    apart.end_day()
    apart.until_day()
    assert apart.state.stamina[:2] == [1 + 7 + 3] * 2


def test_XL05_the_pot_waives_the_first_food_of_who_has_least() -> None:
    table = Table(seats=2, first={"nights-1": ["cold-dew"]})
    table.give("Ann", food=2)
    table.give("Bo", food=0)
    table.end_day()
    assert table.actors == {"Ann"}
    assert table.damage("Bo", "hunger") == 0


@pytest.mark.parametrize("first", [0, 1])
def test_XL05_of_several_with_least_the_first_from_the_first_player_on(first: int) -> None:
    table = Table(seats=2, first={"nights-1": ["cold-dew"]})
    table.state.first = first
    for name in ("Ann", "Bo"):
        table.give(name, food=1)
    table.end_day()
    assert table.actors == {NAMES[1 - first]}


def test_XL06_needs_are_asked_of_all_at_once_in_any_order() -> None:
    ends = []
    for lines in (("Ann: pay water", "Bo: suffer"), ("Bo: suffer", "Ann: pay water")):
        table = Table(seats=2)
        table.run("need each water thirst 1")
        assert table.actors == {"Ann", "Bo"}
        table.play(*lines)
        ends.append(table.state.key())
    assert ends[0] == ends[1]


def test_XL06_whoever_cannot_pay_suffers_by_itself() -> None:
    table = Table(seats=2)
    table.empty("Bo")
    table.run("need each food hunger 2")
    assert table.actors == {"Ann"}
    assert table.damage("Bo", "hunger") == 1
    table.play("Ann: pay food")
    assert table.damage("Ann", "hunger") == 1
    assert table.damage("Bo", "hunger") == 2


def test_XL07_without_agreement_the_owners_naming_counts_else_it_stays() -> None:
    table = Table(seats=3)
    named_night(table)
    table.play("Bo: name Cem", "Cem: name Bo", "Ann: name Bo")
    assert table.state.first == 1

    table = Table(seats=3)
    named_night(table)
    table.play("Bo: name Cem", "Cem: name Bo", "Ann: let")
    assert table.state.first == 0


def test_XK01_bonuses_add_up_but_ground_never_costs_less_than_1() -> None:
    from discovery.survival.moves.travelling import cost_of

    table = Table(seats=1)
    place = table.space(table.ground(2))
    assert cost_of(table.state, 0, place) == 3
    table.item("Ann", "rope")
    assert cost_of(table.state, 0, place) == 2
    table.item("Ann", "staff")
    assert cost_of(table.state, 0, place) == 1
    rough = table.space(table.ground(1))
    table.item("Ann", "boots")
    assert cost_of(table.state, 0, rough) == 1

    table = Table(seats=1, characters=["climber"])
    table.item("Ann", "rope", "staff")
    assert cost_of(table.state, 0, table.space(table.ground(2))) == 1


def test_XK02_sheltered_at_a_lit_fire_by_a_coat_or_in_a_tents_space() -> None:
    table = Table(seats=4)
    for seat, space in enumerate((0, 1, 2, 2)):
        table.state.pos[seat] = space
    table.run("hurt open sickness 1")
    assert [table.damage(name, "sickness") for name in NAMES] == [0, 1, 1, 1]
    table.item("Bo", "hide-coat")
    table.item("Cem", "tent")
    table.run("hurt open sickness 1")
    assert [table.damage(name, "sickness") for name in NAMES] == [0, 1, 1, 1]


def test_XK03_who_has_two_kinds_that_will_do_chooses() -> None:
    table = Table(seats=1)
    table.give("Ann", dirty=1)
    table.run("need each water thirst 1")
    assert table.legal("Ann") == {"pay water", "pay dirty", "suffer"}


def test_XK03_where_one_answer_is_possible_it_happens_at_once() -> None:
    table = Table(seats=1)
    table.hurt("Ann", hunger=2)
    table.run("heal me any 1")
    assert (table.damage("Ann", "hunger"), table.phase) == (1, "day")
    table.empty("Ann")
    table.give("Ann", wood=3)
    table.run("lose me any 2")
    assert (table.has("Ann", "wood"), table.phase) == (1, "day")
    table.run("choose {pay food 1; gain me stone 1|gain me wood 1}")
    assert (table.has("Ann", "wood"), table.phase) == (2, "day")


def test_XK03_who_has_several_answers_is_asked() -> None:
    table = Table(seats=1)
    table.hurt("Ann", hunger=1, thirst=1)
    table.run("heal me any 2")
    assert table.legal("Ann") == {"mend hunger", "mend thirst"}
    table.play("Ann: mend thirst")
    assert (table.damage("Ann", "hunger"), table.phase) == (0, "day")
    table.empty("Ann")
    table.give("Ann", wood=1, food=1)
    table.run("lose me any 1")
    assert table.legal("Ann") == {"drop food", "drop wood"}
    table.play("Ann: drop wood")
    table.run("choose {pay food 1; gain me stone 1|gain me wood 1}")
    assert table.legal("Ann") == {"take 1", "take 2"}


def test_XM01_threats_are_resolved_by_whoever_resolves_the_step() -> None:
    table = Table(seats=2, first={"threats": ["twisted-ankle-1", "fever-1"]})
    assert len([name for name in table.setup.pieces if name.startswith("fever")]) == 2
    before = table.state.stamina[1]
    table.run("threat 2", "Bo")
    assert table.state.stamina[1] == before - 3
    assert table.roller == "Bo"


def test_XM02_an_empty_threat_pack_brings_nothing() -> None:
    table = Table()
    table.state.tops[12] = table.setup.pile_start[12] + table.setup.pile_size[12]
    before = table.state.key()
    table.run("threat 1")
    assert table.state.key() == before


def test_votes_are_counted_and_the_first_player_breaks_ties() -> None:
    """The effect ``vote``: most voices, the first player breaks ties (rule XL06 for the asking)."""
    for lines, stamina in (
        (("Ann: vote 1", "Bo: vote 2"), 11),
        (("Bo: vote 2", "Ann: vote 2"), 9),
        (("Bo: vote 1", "Ann: vote 2"), 9),
    ):
        table = Table(seats=2)
        table.run("vote {stamina each 1|stamina each -1}")
        table.play(*lines)
        assert table.state.stamina[:2] == [stamina] * 2


def test_XS03_what_the_clock_decides() -> None:
    table = Table(seats=2)
    table.give("Ann", dirty=1)
    table.run("need each water thirst 1")
    overdue = table.game.timeout_move(table.state, 0)
    assert table.game.text(overdue) == "pay water"
    table.give("Ann", water=0)
    assert table.game.text(table.game.timeout_move(table.state, 0)) == "pay dirty"
    table = Table(seats=2)
    assert table.game.text(table.game.timeout_move(table.state, 0)) == "end"
    table.give("Ann", wood=9, stone=2)
    table.run("gain me food 1")
    assert table.game.text(table.game.timeout_move(table.state, 0)) == "drop wood"


def test_XS04_whoever_leaves_lies_where_they_stand() -> None:
    table = Table(seats=2)
    table.play("Bo: leave")
    assert table.state.left == BIT[1]
    assert table.can("Ann: loot food from Bo")
    assert table.actors == {"Ann"}
