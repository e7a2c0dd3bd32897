"""Section I: Series+ in the newer games and beside other options (I14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.flashes import flash
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table
from tests.support.rules.rounds import in_round


def worth(table: Table, *lines: str) -> list[int]:
    """What each line brought to Ann; windows close after it."""
    found = []
    for line in lines:
        before = table.points("Ann")
        table.play(line).let_pass()
        found.append(table.points("Ann") - before)
    return found


def interrupting(**position: Any) -> Board:
    """Era 1 is open only; Bo holds a Joker and Australopithecus."""
    given: dict[str, Any] = {
        "options": "series+ jokers=2",
        "hand": "gathering scavenging homo-habilis nomadism myth",
        "hands": {"Bo": "joker-1 australopithecus dog", "Cem": "metal"},
        "tree": "band",
        "pool": "",
    }
    return Board().lay_out(game="explore", **(given | position))


def test_I14_the_count_continues_over_an_interruption() -> None:
    """I14, D07: Bo's card begins a count of its own; Homo habilis after it is the third of Ann's series."""
    table = interrupting()
    assert worth(table, "place gathering") == [1]
    table.play("place scavenging", "Bo: interrupt").quietly("place australopithecus")
    assert table.points("Bo") == 1

    table.play("end").close()
    assert table.turn == "Ann"
    assert worth(table, "place homo-habilis") == [3]


def test_I14_after_an_interruption_a_replayed_card_starts_again_at_one() -> None:
    """I14: it is no step of the series."""
    table = interrupting(trumps=1)
    table.play("place gathering", "Bo: interrupt").quietly("place australopithecus").play("end").close()

    assert worth(table, "replay nomadism", "place homo-habilis") == [1, 2]


def test_I14_a_joker_counts_like_a_card_of_the_series() -> None:
    """I14, N05: Scavenging, a Joker for Hunting after it, and Language, which needs Hunting."""
    table = interrupting(hand="scavenging joker-2 language myth", hands={"Bo": "dog", "Cem": "metal"},
                         tree="band hand-axe barter")  # fmt: skip
    assert worth(table, "place scavenging", "joker as hunting", "place language") == [1, 2, 3]


def test_I14_a_replay_granted_by_trump_plus_starts_again_at_one(table: Table) -> None:
    """I14, Q15: like a replay paid by a trump."""
    table.deal(game="explore", options="series+ trump+", hand="gathering scavenging nomadism myth",
               tree="band", trumps=1, top="dog metal")  # fmt: skip

    assert worth(table, "place gathering", "place scavenging", "draw", "replay nomadism") == [1, 2, 0, 1]


def test_I14_a_bis_is_part_of_the_series(table: Table) -> None:
    """I14, Q02: it was only a word in between."""
    flash(table, "series+", game="explore", hand="scavenging hunting myth").play("place scavenging")
    table.play("Ann: bis", "-: closed")

    before = table.points("Ann")
    table.play("place hunting")
    assert table.points("Ann") - before == 2


def test_I14_who_took_over_begins_at_one(table: Table) -> None:
    """I14, Q08: Ann's series is not Bo's."""
    flash(table, "series+", game="explore", hands={"Bo": "nomadism dog", "Cem": "ochre"})
    table.play("place scavenging", "Bo: me", "-: closed", "place nomadism")

    assert table.points("Bo") == 1


def test_I14_in_select_a_series_of_selected_cards_climbs(table: Table) -> None:
    """I14, J07: 1, 2, 3."""
    in_round(table, options="series+", hand="myth", tree="band",
             selections={"Ann": "gathering scavenging hunting", "Bo": "metal", "Cem": "tribe"})  # fmt: skip

    assert worth(table, "place gathering", "place scavenging", "place hunting") == [1, 2, 3]


@pytest.mark.parametrize("game", ["connect", "fusion"])
def test_I14_link_points_come_on_top(game: str) -> None:
    """I14, K07: Gathering at 0,0; Scavenging beside it is food too, Hunting after it needs Band as well."""
    table = Board().lay_out(game=game, options="series+", hand="scavenging hunting myth dog",
                            board="gathering@0,0 band@0,1")  # fmt: skip
    table.quietly("place scavenging at 1,0")
    first = table.points("Ann")
    assert first == 1 + 1, "one link: Gathering's family; Band is touched by a corner without one"

    table.quietly("place hunting at 1,1")
    links = {"scavenging": 2, "gathering": 1, "band": 1}
    assert table.points("Ann") - first == 2 + sum(links.values())


def showing(lines: list[str], **position: Any) -> Board:
    """Connect with Series+: Ann has placed Scavenging beside Gathering, and then played the lines."""
    given: dict[str, Any] = {
        "hand": "scavenging hunting nomadism joker-1 myth",
        "hands": {"Bo": "homo-habilis dog", "Cem": "metal"},
        "board": "band@0,1 gathering@0,0 pebble-tool@-1,0 barter@-1,1",
    }
    table = Board().lay_out(options="series+ jokers=1 trump+", **(given | position))
    return table.quietly("place scavenging at 1,0", *lines)


@pytest.mark.parametrize("words", ["place hunting", "replay nomadism", "joker as hunting"])
def test_I14_K07_what_the_page_shows_is_what_is_booked(words: str) -> None:
    """I14, K07: the next card of the series brings two and its links, a replayed one begins at one."""
    table = showing([], trumps=1)

    assert len(table.worth(words)) > 1
    assert table.worth(words) == table.brought(words)
    assert min(table.worth(words).values()) >= (1 if words.startswith("replay") else 2)


def test_I14_K07_so_it_is_for_a_called_card() -> None:
    """I14, K07: which begins at one as well."""
    table = showing(["call homo-habilis"], trumps=1)

    assert len(table.worth("place homo-habilis")) > 1
    assert table.worth("place homo-habilis") == table.brought("place homo-habilis")


def test_I14_a_contested_card_breaks_nothing(table: Table) -> None:
    """I14, H08: the Stop was wrong, and the next card is the third."""
    table.deal(game="explore", options="series+ stop", hand="gathering scavenging hunting myth",
               hands={"Bo": "dog metal", "Cem": "ochre"}, tree="band")  # fmt: skip
    assert worth(table, "place gathering") == [1]
    table.play("place scavenging", "Bo: stop", "discard dog")
    assert table.points("Ann") == 1 + 2

    assert worth(table, "place hunting") == [3]
