"""Section S: joining a running game of the first edition (R02)."""

from __future__ import annotations

from random import Random
from types import GetSetDescriptorType

import pytest

from discovery.core.bits import members
from discovery.core.errors import InvalidSetup
from discovery.core.protocol import SPECTATOR
from discovery.core.registry import new_game
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.evolution.variants.classic.joining import MASKS, ROWS
from discovery.evolution.variants.games.classic_simple import CLASSIC_SIMPLE
from discovery.evolution.variants.rounds.flow import prepare
from tests.support.editions import CLASSIC, NEWEST
from tests.support.rules.positions import Table

SIMPLE, SELECT, MEMORY, CONNECT = "classic-simple", "classic-select", "classic-memory", "classic-connect"


def bos_turn(table: Table) -> Table:
    """Bo, of three, is about to begin a turn of Classic Simple."""
    hands = {"Bo": "barter myth", "Cem": "dog fire tent", "Ann": "spear metal"}
    return table.deal(
        game=SIMPLE, turn="Bo", hands=hands, tree="era 1", top="hide ochre tribe burial cooking"
    )  # fmt: skip


def test_R02_S33_a_newcomer_worked_through(table: Table) -> None:
    """R02, S33: before the player whose turn it is; each gives a card and draws one, Bo first."""
    bos_turn(table).give_points(4, 7, 2)
    table.join("Dan")

    assert table.game.seats == ("Ann", "Dan", "Bo", "Cem")
    assert (table.phase, table.actors) == ("give", ["Bo"])
    assert table.told("joined") == [("joined", "Dan", "", "", -1)]
    assert table.offers("give") == ["barter", "myth"]
    assert table.why("Cem: give dog") == ("not-your-turn", "B06")
    assert table.why("place barter") == ("must-give", "S33")
    assert table.why("give fire") == ("not-in-hand", "S33")

    table.play("Bo: give myth", "Cem: give fire", "Ann: give spear")
    assert table.hand("Bo") == ["barter", "hide"]
    assert table.hand("Cem") == ["dog", "tent", "ochre"]
    assert table.hand("Ann") == ["metal", "tribe"]
    assert table.hand("Dan") == ["myth", "fire", "spear", "burial", "cooking"]
    assert [table.points(name) for name in table.game.seats] == [4, 0, 7, 2]
    assert (table.turn, table.phase) == ("Bo", "turn")
    table.play("Bo: end", "Bo: discard barter", "Bo: draw 1")
    assert table.turn == "Cem"


def test_S33_a_newcomer_discards_down_to_five(table: Table) -> None:
    """S33: of seven cards two, face up, where the others may free them."""
    table.deal(game=SIMPLE, seats="A, B, C, D, E, F, G", tree="gathering", hand="band tent dog")
    table.join("Dan").play("give tent")
    for name in "BCDEFG":
        table.play(f"{name}: give {table.hand(name)[0]}")

    assert (table.phase, table.actors, table.sizes()["Dan"]) == ("discard", ["Dan"], 7)
    assert table.why("A: place band") == ("not-your-turn", "B06")
    assert table.why("Dan: end") == ("must-discard", "S33")
    table.play("Dan: discard tent", f"Dan: discard {table.hand('Dan')[1]}")
    assert table.sizes()["Dan"] == 5
    assert table.discard("Dan")[0] == "tent"
    assert (table.turn, table.phase) == ("A", "turn")


def test_S33_who_has_none_gives_none_and_still_draws(table: Table) -> None:
    table.deal(game=SIMPLE, tree="gathering", hand="band", hands={"Bo": "", "Cem": "dog"}, top="fire tent")
    table.join("Dan").play("Ann: give band")

    assert (table.hand("Bo"), table.actors) == (["tent"], ["Cem"])
    table.play("Cem: give dog")
    assert table.hand("Dan")[:2] == ["band", "dog"]
    assert table.sizes() == {"Dan": 5, "Ann": 1, "Bo": 1, "Cem": 1}


def test_S33_a_virtual_player_gives_its_last_card(table: Table) -> None:
    """S33: the newest of its row, without a line."""
    table.deal(
        game=SIMPLE, seats="Ann, Bo=virtual, Cem", tree="gathering", hand="band",
        hands={"Bo": "spear metal hide"}, top="fire tent",
    )  # fmt: skip
    table.join("Dan").play("Ann: give band")

    assert table.hand("Bo") == ["spear", "metal", "tent"]
    assert table.hand("Dan") == ["band", "hide"]
    assert table.actors == ["Cem"]


def test_S33_an_emptied_hand_wins_nothing(table: Table) -> None:
    """S33: in Classic Memory the first empty hand would win (S10); the draw comes at once."""
    table.deal(game=MEMORY, tree="gathering", hand="band", hands={"Bo": "dog", "Cem": "fire"})
    table.join("Dan").play("Ann: give band", "Bo: give dog", "Cem: give fire")

    assert not table.over()
    assert (table.turn, table.phase, table.sizes()["Ann"]) == ("Ann", "turn", 1)


def test_S33_in_select_between_two_rounds(table: Table) -> None:
    """S33: everybody selects afterwards, the newcomer too, and the leader still leads."""
    table.deal(game=SELECT, turn="Bo", tree="era 1", hands={"Bo": "homo-erectus myth"})
    assert table.why_not_join() == ("not-now", "S33")
    prepare(table.state)
    table.join("Dan")
    table.play("Bo: give myth", f"Cem: give {table.hand('Cem')[0]}", f"Ann: give {table.hand('Ann')[0]}")

    assert table.phase == "select"
    assert table.actors == ["Ann", "Dan", "Bo", "Cem"]
    assert table.game.seats[table.round.leader] == "Bo"
    table.play("Bo: select homo-erectus")
    assert table.why_not_join() == ("not-now", "S33")
    for name in ("Dan", "Cem", "Ann"):
        table.play(f"{name}: select {table.hand(name)[0]}")
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_S33_in_connect_the_plane_stays(table: Table) -> None:
    table.deal(game=CONNECT, cells="fire 0,0 cooking 1,0", hand="shelter metal")
    table.join("Dan").play("Ann: give metal")
    for name in ("Bo", "Cem"):
        table.play(f"{name}: give {table.hand(name)[0]}")
    table.play("Ann: place shelter at 1,1")

    assert table.points("Ann") == 5


@pytest.mark.parametrize("game", CLASSIC)
def test_S33_the_stack_needs_five_cards_more_than_seats(table: Table, game: str) -> None:
    """S33: 3 and 5 are 8; with fewer nobody ever joins this game any more."""
    late = "numbers pottery enclosure basketry terracotta sedentism fermentation"
    cells = "gathering 0,0" if game == CONNECT else ""
    for stack, reason in ((late, ("stack-too-low", "S33")), (f"{late} trade-route", None)):
        table.deal(game=game, stack=stack, hand="band", tree="gathering", cells=cells)
        if game == SELECT:
            prepare(table.state)
        assert table.why_not_join() == reason


def test_S33_only_at_the_start_of_a_turn(table: Table) -> None:
    table.deal(game=SIMPLE, tree="gathering", hand="band fire tent", hands={"Bo": "dog metal"})
    assert table.why_not_join() is None
    table.play("place band")
    assert table.why_not_join() == ("not-now", "S33")
    table.play("end")
    assert (table.phase, table.why_not_join()) == ("amount", ("not-now", "S33"))
    table.play("draw 1")
    assert table.why_not_join() is None
    table.play("Bo: end")
    assert (table.phase, table.why_not_join()) == ("discard", ("not-now", "S33"))


def test_S33_not_while_others_may_say_stop(table: Table) -> None:
    table.deal(game=MEMORY, tree="gathering", hand="band fire").play("place band")

    assert (table.phase, table.why_not_join()) == ("window", ("not-now", "S33"))


def test_S33_not_while_another_newcomer_is_given_cards(table: Table) -> None:
    table.deal(game=SIMPLE, tree="gathering").join("Eva")

    assert table.why_not_join() == ("not-now", "S33")


def test_B07_R02_nine_seats_at_most(table: Table) -> None:
    table.start(CONNECT, "A, B, C, D, E, F, G, H, I", deck="prehistory+antiquity")

    assert table.why_not_join() == ("seat-count", "B07")


@pytest.mark.parametrize("game", NEWEST)
def test_R02_nobody_joins_a_game_of_the_newest_edition(table: Table, game: str) -> None:
    assert table.start(game).why_not_join() == ("no-joining", "R02")


def test_S33_nobody_joins_a_game_that_is_over(table: Table) -> None:
    table.deal(game=SIMPLE, tree="gathering").play("Ann: leave", "Bo: leave", "Cem: leave")

    assert table.why_not_join() == ("game-over", "S33")


def test_R02_a_newcomer_needs_a_name_of_their_own(table: Table) -> None:
    table.deal(game=SIMPLE, tree="gathering")

    with pytest.raises(InvalidSetup) as refused:
        table.join("Bo")
    assert refused.value.code == "bad-name"


def test_R02_S34_a_card_of_the_turn_before_stays_its_placers(table: Table) -> None:
    """R02, S34: Bo, now the third of four, laid Fire without its prerequisites."""
    table.deal(game=SIMPLE, options="objection", turn="Bo", tree="gathering", hand="fire band tent")
    table.play("place fire", "harvest none", "end", "draw 1").let_pass()
    assert table.turn == "Cem"
    table.join("Dan")
    for name in ("Cem", "Ann", "Bo"):
        table.play(f"{name}: give {table.hand(name)[0]}")

    assert (table.turn, table.phase) == ("Cem", "turn")
    table.play("Cem: object fire")
    assert table.discard("Bo") == ["fire"]
    assert table.points("Bo") == 0


def test_R02_P03_a_newcomer_is_in_no_team(table: Table) -> None:
    """R02, P03: teams stay; whoever is not named in one plays alone."""
    table.deal(game=SIMPLE, seats="Ann, Bo, Cem, Eva", teams="Ann+Cem Bo+Eva", tree="gathering", turn="Bo")
    table.join("Dan")

    mates = {name: members(table.game.setup.mates[table.seat(name)]) for name in table.game.seats}
    assert mates["Dan"] == [table.seat("Dan")]
    assert mates["Bo"] == [table.seat("Bo"), table.seat("Eva")]


@pytest.mark.parametrize("leaver", ["Ann", "Bo", "Cem", "Dan"])
def test_R06_somebody_leaves_before_all_have_given(table: Table, leaver: str) -> None:
    """R06: a seat that has left gives none and draws none; a newcomer who leaves is given no more."""
    bos_turn(table).join("Dan").play("Bo: give myth", f"{leaver}: leave")
    rest = [name for name in ("Cem", "Ann") if leaver not in (name, "Dan")]
    assert table.actors == (rest[:1] or [table.turn])
    for name in rest:
        table.play(f"{name}: give {table.hand(name)[0]}")

    assert table.sizes()[leaver] == 0
    assert table.sizes()["Dan"] == (0 if leaver == "Dan" else 5)
    assert (table.turn, table.phase) == ("Cem" if leaver == "Bo" else "Bo", "turn")


def test_R06_in_select_the_leader_may_leave_before_all_have_given(table: Table) -> None:
    """R06, J02: the token goes on, and the others select."""
    table.deal(game=SELECT, turn="Bo", tree="era 1")
    prepare(table.state)
    table.join("Dan").play("Bo: leave")
    for name in ("Cem", "Ann"):
        table.play(f"{name}: give {table.hand(name)[0]}")

    assert (table.phase, table.actors, table.turn) == ("select", ["Ann", "Dan", "Cem"], "Cem")


def test_S33_a_given_card_is_known_to_both_and_to_nobody_else(table: Table) -> None:
    bos_turn(table).join("Dan").play("Bo: give myth")
    seen = {
        viewer: {event.piece for event in table.game.observe(table.state, table.happened, viewer)}
        for viewer in range(SPECTATOR, 4)
    }
    myth = table.game.setup.index["myth"]

    knowing = [viewer for viewer, cards in seen.items() if myth in cards]
    assert knowing == [table.seat("Dan"), table.seat("Bo")]
    cem = table.seat("Cem")
    other = table.game.redeal(table.state, cem, Random(1))
    assert table.game.view(other, cem) == table.game.view(table.state, cem)


def test_R02_the_joined_game_is_the_one_that_its_own_words_make(table: Table) -> None:
    """R02: programs in other processes make it anew from its seats."""
    bos_turn(table).join("Dan")
    made = new_game(table.game.spec)

    assert made.seats == table.game.seats
    assert made.legal(table.state, table.seat("Bo")) == table.game.legal(table.state, table.seat("Bo"))


def test_R02_nothing_else_in_a_position_names_a_seat() -> None:
    """R02: a new field of a position has to be sorted into one of these lists.

    Assets do name seats, but nobody joins a game that has them.
    """
    unseated = {
        "action", "amended", "assets", "begun", "clock", "closed", "decider", "events", "finishing",
        "flash", "flips", "frames", "granted", "has_acted", "idle", "jokers", "last", "last_own_card",
        "may_follow", "opened", "order", "owed_card", "partner", "phase", "placed", "plane", "pool",
        "present", "ready", "reason", "searched_spots", "series", "setup", "shown", "side", "stamp", "top",
        "tree", "trumps", "turns",
    }  # fmt: skip
    moved = {*ROWS, *MASKS, "turn", "round", "classic"}

    assert set(_fields(State)) == unseated | moved


def _fields(of: type) -> list[str]:
    """The fields of a position; in the compiled build they are descriptors, as its three properties are."""
    if kept := getattr(of, "__slots__", None):
        return list(kept)
    found = [name for name, value in vars(of).items() if isinstance(value, GetSetDescriptorType)]
    return [name for name in found if name not in ("actor", "stack", "side_pile")]


@pytest.mark.parametrize("game", CLASSIC)
def test_R02_learners_count_their_choices_as_before(game: str) -> None:
    """R02: what newcomers bring is on the menu and no choice of an environment."""
    words = {kind.word for kinds in GAMES[game].kinds for kind in kinds}
    assert "give" not in words
    assert CLASSIC_SIMPLE.newcomers == GAMES[game].newcomers
