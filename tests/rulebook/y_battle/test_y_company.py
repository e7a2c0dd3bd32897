"""Section Y: the empty hand, the end, teams, virtual players, the clock and leaving."""

from __future__ import annotations

from random import Random

import pytest

from discovery.evolution.game import new_game
from discovery.evolution.model.event_kinds import DISCARDED, PASSED, PLACED
from discovery.evolution.model.phases import ASSET
from tests.support.engine.driving import next_line, play
from tests.support.rules.markers import Fight, battle, ready_of, safe_seats, scores
from tests.support.rules.positions import Table

ROOTS = "gathering band scavenging"


def test_Y19_an_empty_hand_without_a_stack_wins_its_trump_and_ends_nothing(table: Table) -> None:
    battle(
        table,
        tree=ROOTS,
        hand="hunting",
        hands={"Bo": "tent metal", "Cem": "dog burial"},
        pool="nomadism",
        stack="",
    )
    table.play("place hunting")
    assert table.points("Ann") == 1 + 3
    assert table.trumps == 1
    table.play("replay nomadism", "end", "end", "discard tent", "end", "discard dog")
    assert not table.over()
    assert table.turn == "Ann"


def test_Y19_its_player_plays_on_and_neither_discards_nor_draws(table: Table) -> None:
    battle(
        table,
        tree=ROOTS,
        hand="",
        hands={"Bo": "tent metal", "Cem": "dog burial"},
        pool="nomadism",
        stack="",
        discards={"Bo": "hunting"},
    )
    assert {"nomadism", "hunting"} <= set(table.offers("place"))
    table.play("end")
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_Y20_the_game_is_over_when_no_seat_holds_a_card(table: Table) -> None:
    battle(table, tree=ROOTS, hand="hunting", hands={"Bo": "", "Cem": ""}, pool="", stack="")
    table.play("place hunting")
    assert not table.over()
    table.play("end")
    assert table.over()
    assert table.reason == "played-out"


def nothing_fits(table: Table) -> Table:
    """Three cards a seat, and nothing else to place from or to draw."""
    return battle(
        table,
        tree=ROOTS,
        hand="tent dog metal",
        hands={"Bo": "burial clothing ochre", "Cem": "myth numbers tribe"},
        pool="",
        stack="",
    )


def test_Y20_or_when_as_many_turns_in_a_row_as_there_are_seats_have_placed_none(table: Table) -> None:
    nothing_fits(table).play("end", "discard tent", "end", "discard burial", "end")
    assert not table.over()
    table.play("discard myth")
    assert table.over()


def test_Y20_a_turn_counts_if_no_stack_is_left_at_its_end(table: Table) -> None:
    battle(
        table,
        seats="Ann, Bo",
        tree=ROOTS,
        hand="tent dog",
        hands={"Bo": "burial clothing"},
        pool="",
        stack="engraving",
    )
    table.play("end", "discard tent", "end", "discard burial")
    assert table.over()


def test_Y20_a_placement_begins_the_count_anew(table: Table) -> None:
    battle(
        table,
        seats="Ann, Bo",
        tree=ROOTS,
        hand="tent dog metal",
        hands={"Bo": "hunting clothing myth"},
        pool="",
        stack="",
    )
    table.play("end", "discard tent", "place hunting", "end", "end")
    assert not table.over()


@pytest.mark.parametrize("game", ["explore", "connect"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_Y21_it_always_ends(game: str, seats: int) -> None:
    """Y21: and each turn but an opening pass places a card, discards one, or finds the hand empty."""
    playing, chooser = new_game(game, list("ABCDEF")[:seats], options=["battle"]), Random(f"{game} {seats}")
    state = playing.deal(playing.shuffle(chooser))
    done: set[int] = set()
    while playing.result(state) is None:
        line = next_line(playing, state, chooser)
        turns, turn, hand, tree = state.turns, state.turn, state.hands[state.turn], state.tree
        done |= {event.kind for event in play(playing, state, line) if event.seat == turn}
        if state.turns > turns or playing.result(state) is not None:
            assert done & {PLACED, DISCARDED} or not hand or (PASSED in done and not tree)
            done.clear()
    assert state.turns < 200


def test_Y22_most_points_looks_at_seats_and_points_are_added_up(table: Table) -> None:
    battle(
        table,
        seats="Ann, Bo, Cem, Dan",
        teams="Ann+Cem Bo+Dan",
        tree=ROOTS,
        hand="hunting",
        hands={"Bo": "", "Cem": "", "Dan": "tent"},
        points="3 9 9 4",
        pool="",
        stack="",
    )
    table.play("place hunting")
    assert table.offers("use") == ["hunting on Dan"]
    table.play("end")
    assert not table.over()
    table.play("end", "end", "end", "discard tent")
    assert table.over()
    assert table.winners == ["Ann", "Cem"]


def test_Y22_a_team_without_cards_plays_on(table: Table) -> None:
    """Y22: Y20 replaces P02."""
    battle(
        table,
        seats="Ann, Bo, Cem, Dan",
        teams="Ann+Cem Bo+Dan",
        tree=ROOTS,
        hand="hunting",
        hands={"Bo": "tent dog", "Cem": "", "Dan": "myth numbers"},
        pool="",
        stack="",
    )
    table.play("place hunting", "end")
    assert not table.over()


def test_Y23_a_virtual_player_raids_at_once_the_first_clockwise(table: Table) -> None:
    battle(
        table,
        seats="Ann, Bo=bot, Cem",
        turn="Bo",
        tree=ROOTS,
        hand="hunting tent dog",
        hands={"Ann": "ochre metal", "Cem": "burial myth"},
        points="5 0 5",
    )
    table.let_bots_play()
    table.play("Bo: flip", "Bo: flip")
    assert table.actors == ["Cem"]
    table.play("Cem: let", "-: closed")
    assert table.game.due(table.state) == (1, table.game.parse("steal Cem")[0])
    table.play("Bo: steal Cem = myth")
    assert scores(table) == [5, 1 + 2, 3]
    assert table.turn == "Cem"
    assert ready_of(table, "Bo") == []


def test_Y23_a_guard_becomes_ready_and_other_assets_lapse(table: Table) -> None:
    for card, ready in (("band", ["band"]), ("nomadism", [])):
        tree = "gathering scavenging" if card == "band" else ROOTS
        battle(table, seats="Ann, Bo=bot, Cem", turn="Bo", tree=tree, hand=f"{card} tent dog")
        table.let_bots_play()
        table.play("Bo: flip", "Bo: flip")
        assert table.turn == "Cem"
        assert ready_of(table, "Bo") == ready


def test_Y23_it_wards_off_with_a_ready_guard_without_a_window_never_from_the_row(
    table: Table, fight: Fight
) -> None:
    for ready in ({"Ann": "pebble-tool", "Bo": "fire"}, {"Ann": "pebble-tool"}):
        fight(seats="Ann, Bo=bot, Cem", points="0 5 1", ready=ready)
        table.play("use pebble-tool on Bo")
        if "Bo" in ready:
            assert table.words == ["end"]
            assert ready_of(table, "Bo") == []
        else:
            assert table.chances("steal Bo") == ["dog"]
        assert safe_seats(table) == ["Bo"]


def test_Y23_of_two_ready_guards_it_wards_off_with_the_lowest(table: Table, fight: Fight) -> None:
    """A03: whichever lies longer."""
    fight(seats="Ann, Bo=bot, Cem", points="0 5 1", ready={"Ann": "pebble-tool", "Bo": "fire band"})
    table.play("use pebble-tool on Bo")
    assert ready_of(table, "Bo") == ["fire"]


def test_Y23_it_gives_and_loses_its_last_card(table: Table, fight: Fight) -> None:
    """O11: a card given to it goes to the end of its row."""
    fight(seats="Ann, Bo=bot, Cem", ready={"Ann": "homo-habilis"})
    table.play("use homo-habilis on Bo")
    assert table.chances("exchange Bo") == ["dog"]
    table.play("exchange Bo = dog", "give ochre")
    assert table.hand("Bo") == ["shelter", "tent", "ochre"]


def overdue(table: Table, seat: str = "") -> str:
    """What the clock plays for a seat."""
    actor = table.seat(seat) if seat else table.state.actor
    return table.game.text(table.game.timeout_move(table.state, actor))


def test_Y24_when_time_is_up_the_seat_lets_it_happen_and_nothing_more_is_placed_or_taken(
    table: Table,
    fight: Fight,
) -> None:
    fight(ready={"Ann": "homo-habilis nomadism"})
    table.play("use homo-habilis on Bo")
    assert overdue(table, "Bo") == "let"
    table.play("Bo: let", "-: closed")
    assert overdue(table) == "exchange Bo"
    table.play("exchange Bo = dog")
    assert overdue(table) == "give metal"
    table.play("give metal")
    assert overdue(table) == "end"

    fight(ready={"Ann": "nomadism"})
    table.play("use nomadism")
    assert table.state.phase == ASSET
    assert overdue(table) == "end"


def test_Y24_the_markers_of_a_seat_that_leaves_come_back(table: Table, fight: Fight) -> None:
    fight(ready={"Bo": "fire band"})
    table.play("Bo: leave")
    assert ready_of(table, "Bo") == []
    assert [event[2] for event in table.told("unmarked")] == ["band", "fire"]


def test_Y24_a_window_for_a_seat_that_leaves_closes(table: Table, fight: Fight) -> None:
    fight(points="0 5 1", ready={"Ann": "pebble-tool"})
    table.play("use pebble-tool on Bo", "Bo: leave", "-: closed")
    assert scores(table) == [0, 5, 1]
    assert table.words == ["end"]


def test_Y24_a_trade_is_off_when_its_partner_leaves(table: Table, fight: Fight) -> None:
    """R06: the running exchange is undone first."""
    fight(ready={"Ann": "homo-habilis"})
    table.play("use homo-habilis on Bo", "Bo: let", "-: closed", "exchange Bo = dog", "Bo: leave")
    assert table.hand("Ann") == ["ochre", "metal"]
    assert "end" in table.words


def test_Y24_whoever_uses_an_asset_may_leave_before_it_is_done(table: Table, fight: Fight) -> None:
    for before in (
        ("use pebble-tool on Bo",),
        ("use pebble-tool on Bo", "Bo: let", "-: closed"),
        ("use homo-habilis on Bo", "Bo: let", "-: closed"),
        ("use homo-habilis on Bo", "Bo: let", "-: closed", "exchange Bo = dog"),
    ):
        asset = before[0].split()[1]
        fight(points="0 5 1", ready={"Ann": asset})
        table.play(*before, "Ann: leave")
        assert table.turn == "Bo"
        assert table.phase == "turn"


def test_Y24_the_end_does_not_count_a_seat_that_has_left(table: Table) -> None:
    nothing_fits(table).play("Cem: leave", "end", "discard tent", "end", "discard burial")
    assert table.over()
