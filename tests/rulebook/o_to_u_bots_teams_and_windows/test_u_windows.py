"""Section U: windows and what records keep of them. Ann acts; the others answer."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.core.errors import Code, IllegalMove, InvalidRecord
from discovery.core.protocol import NOBODY
from discovery.evolution.flow.stepping import clockwise_first
from discovery.evolution.model import codes
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.evolution.views.view import Window
from discovery.play.records import read
from discovery.play.replay import replay
from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit, Fire and Tent do not."""


def windows(table: Table, options: str, **position: Any) -> Table:
    """Ann places, Bo holds a Joker if there are any; nobody's hand is hidden from the test."""
    joker = " joker-1" if "jokers" in options else ""
    given: dict[str, Any] = {
        "options": options,
        "hand": "scavenging fishing myth",
        "hands": {"Bo": f"dog metal{joker}", "Cem": "ochre tribe"},
        "tree": TREE,
        "pool": "tent",
    }
    if "stack" not in position:
        given["top"] = "fire painting sculpture"
    return table.deal(**(given | position))


def seen(table: Table, viewer: str) -> Window:
    window = table.game.view(table.state, table.seat(viewer)).window
    assert window is not None
    return window


@pytest.mark.parametrize(
    ("options", "members", "answers"),
    [
        ("stop", ["Bo", "Cem"], {"stop", "let"}),
        ("jokers=1", ["Bo", "Cem"], {"interrupt", "let"}),
        ("flash", ["Ann", "Bo", "Cem"], {"me", "let"}),
        ("jokers=1 stop flash", ["Ann", "Bo", "Cem"], {"stop", "interrupt", "me", "let"}),
    ],
)
def test_U01_each_of_three_options_opens_windows(
    table: Table, options: str, members: list[str], answers: set[str]
) -> None:
    """U01: contesting, interrupting, taking over; for Bis the actor is asked too."""
    windows(table, options).play("place scavenging")
    assert table.phase == "window"
    assert table.actors == members
    assert set(table.words_of("Bo")) == answers
    assert set(table.words_of("Ann")) == ({"bis", "let"} if "flash" in options else set())


def test_U01_without_them_there_is_none(table: Table) -> None:
    """U01: the turn continues at once."""
    windows(table, "").play("place scavenging")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_U01_bots_and_seats_that_left_have_no_say(table: Table) -> None:
    """U01: where nobody else decides there is no window at all."""
    windows(table, "stop", seats="Ann, Bo, Cem=bot").play("place scavenging")
    assert table.actors == ["Bo"]

    windows(table, "stop").play("Bo: leave", "place scavenging")
    assert table.actors == ["Cem"]

    windows(table, "stop", seats="Ann, Bo=bot, Cem=bot").play("place scavenging")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_U01_a_spectator_and_a_bot_cannot_answer(table: Table) -> None:
    """U01: nor can actors contest themselves."""
    windows(table, "stop", seats="Ann, Bo, Cem=bot").play("place scavenging")
    for line in ("Cem: stop", "Cem: let", "Ann: stop"):
        assert table.why(line) == ("others-answer", "U01")


def test_U02_they_are_asked_clockwise_from_the_actor(table: Table) -> None:
    """U02: without a clock, the game asks in this order."""
    windows(table, "stop flash", turn="Bo", hand="scavenging dog", hands={"Ann": "cooking", "Cem": "ochre"})
    table.play("place scavenging")
    order = []
    while table.state.waiting:
        order.append(table.game.seats[clockwise_first(table.state)])
        table.play(f"{order[-1]}: let")
    assert order == ["Bo", "Cem", "Ann"]


def test_U02_a_stop_goes_before_what_was_said(table: Table) -> None:
    """U02, Q07: Cem said Me, but Bo contests, and rightly: the left neighbour plays, not Cem."""
    windows(table, "stop flash", hand="fishing myth").play("place fishing", "Ann: bis", "Cem: me", "Bo: stop")
    table.play("Bo: give dog")
    assert table.turn == "Bo"


def test_U02_bis_goes_before_me(table: Table) -> None:
    """U02: however early the Me came."""
    windows(table, "flash").play("place scavenging", "Cem: me", "Bo: me", "Ann: bis", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_U02_the_earliest_me_counts(table: Table) -> None:
    """U02: Cem was before Bo."""
    windows(table, "flash").play("place scavenging", "Cem: me", "Bo: me", "-: closed")
    assert table.turn == "Cem"


def test_U03_after_a_wrong_stop_it_opens_again_without_stop(table: Table) -> None:
    """U03: for interruptions, and for Bis and Me, asking everybody again."""
    windows(table, "jokers=1 stop flash").play("place scavenging", "Bo: let", "Cem: stop")

    assert table.phase == "window"
    assert table.actors == ["Ann", "Bo", "Cem"]
    assert set(table.words_of("Bo")) == {"interrupt", "me", "let"}
    assert table.why("Bo: stop") == ("not-contestable", "H02")
    assert seen(table, "Bo").contestable is False


def test_U03_with_stop_alone_it_does_not(table: Table) -> None:
    """U03: nobody would have anything left to say."""
    windows(table, "stop").play("place scavenging", "Cem: stop")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_U03_after_an_interruption_it_opens_again(table: Table) -> None:
    """U03: when the interrupter's turn is over; Stop has had its time."""
    windows(table, "jokers=2 stop", hands={"Bo": "dog joker-1", "Cem": "ochre joker-2"})
    table.play("place scavenging", "Bo: interrupt")
    assert (table.turn, table.phase) == ("Bo", "turn")

    table.play("end")
    assert (table.turn, table.phase, table.actors) == ("Ann", "window", ["Bo", "Cem"])
    assert set(table.words_of("Cem")) == {"interrupt", "let"}
    table.play("-: closed")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_U04_it_closes_when_all_have_answered(table: Table) -> None:
    """U04: then a line of nobody is due, and not before."""
    windows(table, "stop").play("place scavenging", "Bo: let")
    assert table.game.due(table.state) is None

    table.play("Cem: let")
    assert table.actors == []
    assert table.game.due(table.state) == (NOBODY, codes.CLOSE_WINDOW)
    table.play("-: closed")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_U04_it_closes_when_its_time_is_up(table: Table) -> None:
    """U04: a seat that has not answered by then has let it pass."""
    windows(table, "stop").play("place scavenging", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "turn")


@pytest.mark.parametrize("move", [codes.CLOSE_WINDOW, codes.LET_PASS, codes.FLIP << codes.SHIFT])
def test_U04_without_a_window_nobody_closes_one(table: Table, move: int) -> None:
    """U04: such a line is refused and changes nothing."""
    windows(table, "stop")
    before = table.state.key()
    with pytest.raises(IllegalMove) as refused:
        table.game.play(table.state, NOBODY, move)
    assert (refused.value.code, refused.value.rule) == (Code.NOT_NOW, "U04")
    assert table.state.key() == before


def record(table: Table, *lines: str) -> str:
    """A record of Intro with Stop; the deck lies as it is printed."""
    table.start("intro", "Ann, Bo", "stop")
    headers = {
        "Format": "1",
        "Game": "intro",
        "Rules": str(RULES_VERSION),
        "Deck": "prehistory",
        "Options": "stop",
        "Seats": "Ann, Bo",
        "Order": ", ".join(table.game.setup.ids),
    }
    return "\n".join([*(f'[{key} "{value}"]' for key, value in headers.items()), "", *lines, ""])


def test_U04_in_a_record_the_next_line_closes_it(table: Table) -> None:
    """U04: Ann's next line is no answer, so nobody contested Band."""
    written = replay(read(record(table, "Ann: place band", "Ann: end"))).state
    table.play("place band", "-: closed", "end")
    assert written.key() == table.state.key()


def test_U05_letting_pass_changes_nothing_else(table: Table) -> None:
    """U05: the position after the window is the same with and without it."""
    silent = windows(table, "stop").play("place scavenging", "-: closed").state.key()
    spoken = windows(table, "stop").play("place scavenging", "Cem: let", "Bo: let", "-: closed").state.key()
    assert silent == spoken
    assert windows(table, "stop").play("place scavenging", "Cem: let").events == []


def test_U05_it_leaves_no_line_in_a_record(table: Table) -> None:
    """U05: one that holds it is refused."""
    with pytest.raises(InvalidRecord) as refused:
        replay(read(record(table, "Ann: place band", "Bo: let", "Ann: end")))
    assert refused.value.rule == "U05"


def test_U06_where_there_are_windows_each_flip_is_a_line(table: Table) -> None:
    """U06: also one that only discards; a pair of flips is two lines."""
    windows(table, "stop", seats="Ann, Bo=bot, Cem", turn="Bo", tree="era 1",
            hand="homo-erectus myth fire dog", hands={"Ann": "metal", "Cem": "ochre"}, top="")  # fmt: skip
    table.let_bots_play()
    flips = []
    while table.turn == "Bo":
        table.play("Bo: flip")
        flips.append([event[2] for event in table.told("flipped")])
        if table.phase == "window":
            table.play("-: closed")
    assert flips == [["homo-erectus"], ["myth"], ["fire"], ["dog"]]
    assert table.discard("Bo") == ["myth", "dog"]


def test_U06_elsewhere_a_bots_turn_leaves_no_line(table: Table) -> None:
    """U06: it is played by itself, in one go."""
    windows(table, "", seats="Ann, Bo=bot, Cem").play("end")
    assert table.turn == "Cem"
    assert table.game.due(table.state) is None


def test_U07_a_window_is_the_same_whatever_anybody_holds(table: Table) -> None:
    """U07: with or without a Joker in anybody's hand; only ``asked`` tells players what they have said."""
    found = []
    for hands in ({"Bo": "dog joker-1", "Cem": "ochre"}, {"Bo": "dog metal", "Cem": "ochre"}):
        windows(table, "jokers=1 stop", hands=hands).play("place scavenging")
        found += [seen(table, viewer) for viewer in ("Bo", "Cem")]
        assert seen(table, "Ann").asked is False
    assert len(set(found)) == 1
    assert found[0].members == 1 << table.seat("Bo") | 1 << table.seat("Cem")


def test_U07_everybody_has_at_least_one_answer(table: Table) -> None:
    """U07: who holds no Joker is asked like everybody else."""
    windows(table, "jokers=1").play("place scavenging")
    assert set(table.words_of("Bo")) == {"interrupt", "let"}
    assert table.words_of("Cem") == ["let"]
    assert table.why("Cem: interrupt") == ("no-joker", "N02")


def test_U07_an_answer_shows_to_its_seat_alone(table: Table) -> None:
    """U07: that Bo has let it pass is seen by nobody else."""
    windows(table, "stop").play("place scavenging")
    before = seen(table, "Cem")
    table.play("Bo: let")
    assert seen(table, "Cem") == before
    assert seen(table, "Bo").asked is False


def test_U08_an_action_that_ends_the_game_is_not_interrupted(table: Table) -> None:
    """U08: it can be contested; let by everybody, it wins."""
    windows(table, "jokers=1 stop", hand="scavenging", stack="").play("place scavenging")
    assert set(table.words_of("Bo")) == {"stop", "let"}
    assert table.why("Bo: interrupt") == ("not-now", "U08")

    table.play("-: closed")
    assert table.winners == ["Ann"]


def test_U08_with_points_the_finisher_can_be_interrupted(table: Table) -> None:
    """U08, G07: her turn continues, so the game does not end at once."""
    windows(table, "jokers=1", game="explore", hand="scavenging", stack="").play("place scavenging")
    assert "interrupt" in table.words_of("Bo")
