"""Large decks: Prehistory and Antiquity as one (B13), up to the 128 cards that fit; more are refused."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from discovery.core.bits import WIDTH
from discovery.core.dice import Dice
from discovery.core.errors import InvalidSetup
from discovery.core.testing import check_game
from discovery.evolution.belief.determinize import determinize
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.cards.deckfile import find_faults
from discovery.evolution.encoding.actions import Coding, PendingMove
from discovery.evolution.encoding.indices import Actions, bits_of
from discovery.evolution.encoding.observations import Layout
from discovery.evolution.encoding.rows import row
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n import LANGUAGES, sentence
from discovery.lab.environments.setting import VERSION
from discovery.lab.environments.vector import VectorEnv
from tests.bots.test_determinize import decisions
from tests.lab.test_tensors import LISTED, deciders, mask_inside, row_inside
from tests.support.engine.decks import graph
from tests.support.engine.driving import lines
from tests.support.engine.large import ALL_JOKERS, FULL, NEARLY_FULL, TWO_DECKS, large_games
from tests.support.testing.rounds import some

TOO_LARGE = Deck("loose", tuple(Card(f"c{n}", 1 + n // 26, 1 + n % 26, "food", ()) for n in range(130)))
"""Five eras of 26 cards that need nothing."""
LARGE = list(large_games(0))
each_game = partial(
    pytest.mark.parametrize,
    "game",
    some(LARGE, 4),
    ids=lambda game: f"{game.name} {game.deck.id}",
)


def test_two_decks_with_Jokers_and_the_largest_decks_can_be_played() -> None:
    sizes = {(game.deck.id, game.setup.card_count) for game in LARGE}

    with_jokers = {(TWO_DECKS.id, 112), ("4-times-31", WIDTH), ("8-times-16", WIDTH)}
    assert sizes == with_jokers | {(TWO_DECKS.id, 108), ("4-times-31", 124)}, "classic games have no Jokers"


@each_game()
def test_large_games_keep_the_protocol(game: DiscoveryGame) -> None:
    """Without prerequisites virtual players place most of the cards by flips; Classic Memory is over with the
    first empty hand, however long the stack lasts (S10)."""
    by_flips = game.setup.virtual_seats and not game.rules.prerequisites
    assert check_game(game, thorough=False) > (20 if game.rules.one_action else 50 if by_flips else 100)


@each_game()
def test_what_is_imagined_of_a_large_game_looks_as_the_view_does(game: DiscoveryGame) -> None:
    dice = Dice(1)
    for number, (state, asked, heard) in enumerate(decisions(game, 1)):
        for seat in asked if number % 8 == 0 else ():
            view = game.view(state, seat)
            imagined = determinize(game.setup, view, tuple(heard[seat]), dice)
            assert game.view(imagined, seat) == view
            assert game.audit(imagined) == []


@each_game()
def test_rows_of_a_large_game_are_what_the_view_tells(game: DiscoveryGame) -> None:
    """A set of cards takes two words."""
    actions, layout = Actions(game), Layout(Coding(game.setup))
    for number, line in enumerate(lines(game, Random(game.name))):
        for seat in deciders(game) if number % 8 == 0 else ():
            view = game.view(line.state, seat)
            assert row_inside(layout, line.state, PendingMove(seat)) == row(layout, view)
            if len(view.legal) <= LISTED:
                inside = mask_inside(actions.coding, line.state, PendingMove(seat))
                assert inside == bits_of(actions.legal(view))


@each_game()
def test_play_outs_of_large_games_end(game: DiscoveryGame) -> None:
    dice = Dice(5)
    start = game.deal(game.shuffle(dice))
    before = start.key()
    for _ in range(20):
        state = start.copy()
        play_out(state, dice)
        assert game.result(state) is not None
        assert game.audit(state) == []
    assert start.key() == before


@pytest.mark.parametrize("game", GAMES)
def test_many_large_games_at_once(game: str) -> None:
    options = [] if GAMES[game].classic else [ALL_JOKERS]
    env = VectorEnv(f"discovery/{game}-v{VERSION}", 4, seats=3, options=options, deck=NEARLY_FULL)
    env.reset(seed=1)
    dice, ended = Dice(1), 0
    while ended < 4:
        ended += int(env.step(env.sample(dice)).dones.sum())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "options", "given"),
    [(FULL, ["jokers=1"], 129), (TOO_LARGE, [], 130), (TOO_LARGE, [ALL_JOKERS, "eras=1-5"], 134)],
)
def test_more_cards_than_there_is_room_for_are_refused(
    deck: Deck, options: list[str], given: int, language: str
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", ["A", "B"], deck, options)

    assert refused.value.code == "deck-too-large"
    told = sentence(language, refused.value)
    assert str(given) in told
    assert "128" in told


def test_fewer_eras_of_a_deck_that_is_too_large_can_be_played() -> None:
    game = new_game("intro", ["A", "B"], TOO_LARGE, ["eras=1-4"])

    assert game.setup.card_count == 104
    assert check_game(game, thorough=False) > 100


def test_a_deck_file_that_no_game_has_room_for_is_refused_at_its_first_line_too_many() -> None:
    assert find_faults(graph([32] * 4, [3])) == []
    [fault] = find_faults(graph([26] * 5, [3]))

    assert (fault.code, fault.line, fault.arguments["most"]) == ("too-large", 1 + 128 + 1, 128)
