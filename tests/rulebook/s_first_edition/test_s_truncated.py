"""Section S: the truncated deck and its side pile, in both editions (rules S29, B12)."""

from __future__ import annotations

from random import Random

import pytest

from discovery.core.bits import mask_of, members
from discovery.core.errors import InvalidSetup
from discovery.evolution.cards.data import load_deck
from discovery.evolution.game import new_game
from discovery.evolution.model import codes
from discovery.evolution.model.state import STACK_LASTS
from discovery.evolution.present.provider import CardPresent
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from tests.support.rules.positions import Table

SIDE = "era 2"
OPTION = "eras=3-5 truncated"
TRUNCATED = next(option for option in OPTIONS if option.key == "truncated")
EVERY = pytest.mark.parametrize("game", TRUNCATED.games)


def side(table: Table) -> list[str]:
    """What is left of the side pile, from the top."""
    return table.ids(table.state.side_pile)


@EVERY
def test_S29_the_era_below_the_first_one_is_the_side_pile(table: Table, game: str) -> None:
    """S29: it lies apart from the stack, whatever the game; the eras below it count as placed (B12)."""
    table.start(game, options=OPTION)
    played = {card.era for card in table.game.deck.within(2, 5).cards}
    assert {table.game.setup.era[card] for card in range(table.game.setup.card_count)} == played

    aside = {*side(table), *table.tree}
    assert aside == set(table.ids(table.cards(SIDE)))
    assert not aside & {*table.stack, *table.pool, *table.hand("Ann"), *table.hand("Bo"), *table.hand("Cem")}
    assert {table.game.setup.era[card] for card in table.state.stack} <= {3, 4, 5}


@pytest.mark.parametrize("game", [game for game in TRUNCATED.games if GAMES[game].rounds is None])
def test_S29_the_first_turn_begins_with_its_top_card(table: Table, game: str) -> None:
    """S29: the very first turn, too; nobody placed it, so the opening pass stays (C11)."""
    table.start(game, options=OPTION)

    assert table.tree == table.ids(table.cards(SIDE))[:1]
    assert table.state.side == 8
    assert [event[0] for event in table.events][-1] == "uncovered"
    assert not table.state.begun


def test_S29_at_the_start_of_every_turn(table: Table) -> None:
    """S29: no points, nothing opened, nothing harvested; prerequisites do not matter."""
    table.deal(game="classic-simple", options=OPTION, tree="era 2 but fire cooking shelter",
               hand="h-neanderthalensis", hands={"Bo": "metal", "Cem": "myth"},
               side="cooking fire shelter")  # fmt: skip
    table.play("end", "discard h-neanderthalensis", "draw 1")

    assert table.turn == "Bo"
    assert table.tree[-1] == "cooking"  # without Fire, which it needs
    assert side(table) == ["fire", "shelter"]
    assert table.told("uncovered") == [("uncovered", "Bo", "cooking", "", -1)]
    assert not table.told("opened")
    assert not table.told("scored")


def test_S29_its_cards_free_what_needs_them(table: Table) -> None:
    """S29: a card of the first era in play waits for what it needs of the side pile, but of no lower era."""
    table.deal(game="intro", options=OPTION, hand="metal fishing", tree="barter",
               hands={"Bo": "myth", "Cem": "dog"})  # fmt: skip
    assert side(table)[:2] == ["homo-erectus", "fire"]
    assert (
        table.offers("place") == []
    )  # Fishing waits for Spear; Metal for Fire, but not for Hand axe of era 1
    table.play("end", "Bo: end")

    assert table.tree == ["barter", "homo-erectus", "fire"]
    assert table.game.setup.needs[table.game.setup.index["metal"]] & ~table.state.present == 0


def test_S29_the_first_era_in_play_opens_nothing(table: Table) -> None:
    """S03, S29: era 3 is the first era of the game, era 4 is opened."""
    table.deal(game="classic-simple", options=OPTION, hand="h-neanderthalensis tribe spirituality myth",
               tree=SIDE)  # fmt: skip
    table.play("place h-neanderthalensis")
    assert not table.told("opened")
    assert table.points("Ann") == 1

    table.play("place tribe", "place spirituality")
    assert table.told("opened") == [("opened", "Ann", "", "", 4)]
    assert table.points("Ann") == 1 + 1 + 3


def test_S29_last_turns_have_none(table: Table) -> None:
    """S29, S06: once there is a finalist the side pile rests."""
    table.deal(game="classic-simple", options=OPTION, stack="", tree="era 2 but fire",
               hand="fishing", hands={"Bo": "metal", "Cem": "myth"})  # fmt: skip
    assert side(table) == ["fire"]
    table.play("place fishing", "end")

    assert table.turn == "Bo"
    assert side(table) == ["fire"]


def test_S29_in_pile_games_it_goes_on_the_pile(table: Table) -> None:
    """S29, H01: it hides what lay on top."""
    table.start("memory", options=OPTION)
    top = table.ids([table.game.view(table.state, 1).top])

    assert top == table.tree == table.ids(table.cards(SIDE))[:1]


@pytest.mark.parametrize("game", ["connect", "fusion"])
def test_S29_on_a_plane_it_lies_beside_it(table: Table, game: str) -> None:
    """S29: it counts as discovered and borders nothing; a search finds it in sight (M08)."""
    table.start(game, options=OPTION)
    view = table.game.view(table.state, 0)

    assert view.plane == ()
    assert table.ids(view.tree) == table.ids(table.cards(SIDE))[:1]
    assert view.side == 8


def test_S29_used_up_it_changes_nothing_more(table: Table) -> None:
    """S29: turns go on without it."""
    table.deal(game="explore", options=OPTION, tree=SIDE, hand="myth dog", hands={"Bo": "metal tribe"})
    table.play("end", "discard myth")

    assert side(table) == []
    assert not table.told("uncovered")


def test_S29_no_standstill_while_it_lasts(table: Table) -> None:
    """S29, T02: the position still changes, so turns without a placement do not count."""
    table.deal(game="intro", seats="Ann, Bo", options=OPTION, stack="", tree="era 2 but fire cooking",
               hand="dog", hands={"Bo": "myth blade-tool"}, pool="")  # fmt: skip
    table.state.idle = STACK_LASTS
    for line in ("Ann: end", "Ann: steal Bo = blade-tool", "Bo: end", "Bo: steal Ann = blade-tool"):
        assert table.state.idle == STACK_LASTS
        table.play(line)
    assert side(table) == []

    table.play("Ann: end", "Ann: steal Bo = blade-tool")
    assert table.state.idle == 0


@pytest.mark.parametrize("game", ["explore", "memory", "intro"])
def test_S29_its_cards_cannot_be_called(table: Table, game: str) -> None:
    """S29, E15: they lie in nobody's hand."""
    table.start(game, options=OPTION + (" stop" if game == "explore" else ""))
    table.state.trumps = 1
    called = {codes.argument_of(move) for move in table.game.legal(table.state, 0)
              if codes.code_of(move) == codes.CALL}  # fmt: skip

    assert not mask_of(called) & table.game.setup.side_cards


def test_S29_nobody_knows_its_order(table: Table) -> None:
    """S29: it is dealt again for every viewer, and mixes with nothing else."""
    table.start("explore", options=OPTION)
    seen = set()
    for seed in range(20):
        new = table.game.redeal(table.state, 0, Random(seed))
        assert table.game.view(new, 0) == table.game.view(table.state, 0)
        assert sorted(new.side_pile) == sorted(table.state.side_pile)
        seen.add(tuple(new.side_pile))
    assert len(seen) > 10


@pytest.mark.parametrize(("options", "first"), [("truncated", 1), ("eras=1-3 truncated", 1)])
def test_S29_refused_without_an_era_below(options: str, first: int) -> None:
    """S29, B12: there must be an era below the first one in play."""
    with pytest.raises(InvalidSetup) as refused:
        new_game("classic-simple", ["Ann", "Bo"], options=options.split())

    assert (refused.value.code, refused.value.rule) == ("no-side-pile", "S29")
    assert refused.value.arguments["given"] == first


def test_S29_leaves_as_many_seats_as_its_stack_allows() -> None:
    """S29, B09: the side pile is not dealt, so three eras seat five."""
    assert len(new_game("classic-simple", list("ABCDE"), options=["eras=2-4", "truncated"]).seats) == 5
    with pytest.raises(InvalidSetup) as refused:
        new_game("classic-simple", list("ABCDEF"), options=["eras=2-4", "truncated"])

    assert refused.value.code == "deck-too-small"


def test_S29_an_order_keeps_the_side_pile_behind_the_stack() -> None:
    """S29: a record's order names the stack first."""
    game = new_game("explore", ["Ann", "Bo"], options=["eras=2-6", "truncated"])
    with pytest.raises(InvalidSetup) as refused:
        game.deal(list(range(54)))

    assert refused.value.code == "bad-order"


def test_S29_goes_with_every_game_in_which_prerequisites_matter() -> None:
    """S29: so not with a game that never asks for them."""
    assert set(TRUNCATED.games) == {name for name, rules in GAMES.items() if rules.prerequisites}


def test_S29_below_a_deck_that_goes_on_from_another(table: Table) -> None:
    """S29, B13: Antiquity alone has the last era of Prehistory as its side pile; what is older is placed."""
    table.start("classic-simple", options="truncated", deck="antiquity")
    aside = {*side(table), *table.tree}

    assert aside == {card.id for card in load_deck("prehistory").cards if card.era == 6}
    assert table.ids(table.cards("farming")) == ["farming"]
    needs = table.game.setup.needs[table.game.setup.index["farming"]]
    assert table.ids(members(needs)) == ["sedentism"]  # Gathering, of era 1, counts as placed
    assert CardPresent().piece_names(table.game, "en")["sedentism"] == "Sedentism"
