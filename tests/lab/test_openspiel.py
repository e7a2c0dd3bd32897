"""The games in OpenSpiel: its conformance tests, explicit chance, what players observe.

OpenSpiel's tests bring SciPy: they are imported where they are run, not by every process that collects tests.
"""

from __future__ import annotations

import unittest
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest

from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.environments import spiel
from discovery.lab.environments.setting import VERSION, GameSetting, game_of
from discovery.lab.environments.unpacking import Unpacker
from tests.support.editions import NEWEST
from tests.support.lab.settings import SETTINGS, shown
from tests.support.testing.rounds import some

RECALL = 6000
"""More than random games of two or three players bring."""


def short(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"discovery_{game.replace('-', '_')}_v{VERSION}"


def named(made: GameSetting) -> str:
    """The setting as OpenSpiel's text."""
    given = {
        "seats": " ".join(made.seats),
        "options": " ".join(option.replace("=", ":") for option in made.options),
        "teams": " ".join("&".join(str(seat + 1) for seat in team) for team in made.teams),
    }
    inner = ",".join(f"{key}={value}" for key, value in given.items() if value)
    return f"{short(game_of(made.name))}({inner})"


@pytest.mark.long
@pytest.mark.parametrize("made", SETTINGS[::2], ids=shown)
def test_random_games_keep_openspiel_s_rules(made: GameSetting) -> None:
    """Every other setting as the tests of its own in C++ ask, the rest as those in Python do."""
    game = pyspiel.load_game(named(made))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("made", SETTINGS[1::2], ids=shown)
def test_random_games_keep_openspiel_s_rules_in_python(made: GameSetting) -> None:
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(named(made)))


@pytest.mark.parametrize("key", some(GAMES))
def test_random_games_with_information_states_as_tensors(key: str) -> None:
    game = pyspiel.load_game(f"{short(key)}(players=2,recall={RECALL})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

    assert game.get_type().provides_information_state_tensor
    assert game.information_state_tensor_size() > game.observation_tensor_size()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_survives_being_written_down_at_every_step(game: str) -> None:
    loaded = pyspiel.load_game(f"{short(game)}(players=3)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("given", ["", f"(recall={RECALL})"])
@pytest.mark.parametrize("key", some(GAMES))
def test_openspiel_s_promises_of_every_registered_game(key: str, given: str) -> None:
    from open_spiel.integration_tests import api_test

    name = f"{short(key)}{given}"
    held = {"game": pyspiel.load_game(name), "game_name": name}
    case: Any = type("Promises", (api_test.EnforceAPIOnPartialTreeBase,), held)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)

    assert result.testsRun > 3
    assert [*result.errors, *result.failures] == []


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_a_playthrough_is_the_same_again(key: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    name = f"{short(key)}(players=2)"
    told = generate_playthrough.playthrough(name, [], seed=3)
    chosen = [int(line.removeprefix("action: ")) for line in told.split("\n") if line.startswith("action: ")]

    assert generate_playthrough.playthrough(name, chosen, seed=3) == told
    assert "IsTerminal() = True" in told


def after_the_shuffle(game: Any, seed: int) -> Any:
    dice, state = Dice(seed), game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[dice.below(len(outcomes))][0])
    return state


def test_the_shuffle_is_the_rules_own_draw_by_draw() -> None:
    """B02, B10: each era by itself, Jokers slipped into the stack."""
    game = pyspiel.load_game(f"discovery_intro_v{VERSION}(players=2,options=jokers:2)")
    state = after_the_shuffle(game, 5)
    order = new_game("intro", ["A", "B"], options=["jokers=2"]).shuffle(Dice(5))

    assert list(state.episode.state.order[: len(order)]) == order


def test_a_theft_is_chance_s_each_card_as_likely() -> None:
    """F03."""
    game = pyspiel.load_game(f"discovery_explore_v{VERSION}(players=3)")
    for seed in range(40):
        state, dice = after_the_shuffle(game, seed), Dice(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                told = state.action_to_string(state.chance_outcomes()[0][0])
                chances = [chance for _, chance in state.chance_outcomes()]
                assert told in state.episode.encoded.game.setup.ids
                assert chances == [1 / len(chances)] * len(chances)
                return
            legal = state.legal_actions()
            words = {index: state.action_to_string(state.current_player(), index) for index in legal}
            thefts = [index for index in legal if words[index].startswith(("exchange", "steal"))]
            state.apply_action((thefts or legal)[dice.below(len(thefts or legal))])
    raise AssertionError("a theft comes up")


def test_players_remember_what_they_saw_and_chose_and_nothing_else() -> None:
    """Hidden cards are dealt again: player 0, who plays a card of their own hand, sees no difference; player
    1 does."""
    game = pyspiel.load_game(f"discovery_explore_v{VERSION}(players=2)")
    state = after_the_shuffle(game, 2)
    episode, text = state.episode, state.episode.encoded.encoding.text
    other = deepcopy(episode)
    other.state = other.driver.state = episode.encoded.game.redeal(episode.state, 0, Dice(9))
    other._dealt = [other.state.in_order(hand) for hand in other.state.hands]
    own = [f"place {episode.encoded.game.setup.ids[card]}" for card in episode.view(0).hand]
    laid = next(index for index in episode.legal(0) if text(index, 0) in own)
    for one in (episode, other):
        one.choose(0, laid)

    assert episode.history(0) == other.history(0)
    assert episode.history(1) != other.history(1)
    assert episode.memory(0) == other.memory(0)
    assert episode.memory(1) != other.memory(1)
    assert episode.memory(0) != episode.memory(1)


def test_the_vector_is_what_the_other_environments_see() -> None:
    game = pyspiel.load_game(f"discovery_connect_v{VERSION}(players=2)")
    state = after_the_shuffle(game, 1)
    observer = game.make_py_observer()
    observer.set_from(state, 1)

    row = np.array(state.episode.row(1), dtype=np.uint64)
    assert (observer.tensor == Unpacker(state.episode.encoded.encoding.layout)(row)).all()
    assert state.observation_tensor(1) == pytest.approx(observer.tensor.tolist())
    assert len(observer.tensor) == game.observation_tensor_size()
    assert tuple(np.flatnonzero(observer.dict["hand"])) == tuple(sorted(state.episode.view(1).hand))


@pytest.mark.parametrize("key", GAMES)
def test_the_tensor_tells_all_that_a_player_saw_and_chose(key: str) -> None:
    options = "options=jokers:2," if key in NEWEST else ""
    game = pyspiel.load_game(f"{short(key)}(players=3,{options}recall={RECALL})")
    state, dice = after_the_shuffle(game, 4), Dice(4)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    now = game.observation_tensor_size()
    assert state.information_state_tensor(0) != state.information_state_tensor(1)
    while not state.is_terminal():
        for player in range(3) if dice.below(5) == 0 else ():
            observer.set_from(state, player)
            told = observer.dict["history"] * spiel.SCALE - 1
            rows = [tuple(map(int, row)) for row in told if row[0] >= 0]
            assert rows == [event.fields() for event in state.episode.history(player)]
            assert observer.tensor[:now] == pytest.approx(state.observation_tensor(player))
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])


def test_an_information_state_without_room_is_refused() -> None:
    game = pyspiel.load_game(f"discovery_explore_v{VERSION}(players=2,recall=3)")
    state = after_the_shuffle(game, 1)
    with pytest.raises(InvalidSetup) as refused:
        state.information_state_tensor(0)
    assert (refused.value.code, refused.value.arguments) == (Code.TOO_LARGE, {"given": 5, "most": 3})


@pytest.mark.parametrize("teams", ["0&1", "a&b", "1&"])
def test_teams_that_cannot_be_read_are_refused(teams: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        pyspiel.load_game(f"discovery_explore_v{VERSION}(players=3,teams={teams})")
    assert refused.value.code == Code.BAD_TEAMS


@pytest.mark.parametrize("choices", [0, 1, 25])
@pytest.mark.parametrize("key", ["explore", "fusion", "discover:canoe"])
def test_what_a_player_does_not_know_is_drawn_again(key: str, choices: int) -> None:
    """The other state is one that OpenSpiel reaches by itself, chance included, and plays on from."""
    game = pyspiel.load_game(f"{short(key.replace(':', '_'))}(players=2)")
    state, dice = after_the_shuffle(game, 3), Dice(3)
    for _ in range(choices):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(state.legal_actions()[dice.below(len(state.legal_actions()))])
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(4, 0.0, 1.0))

    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.history() != state.history()
    assert len(other.history()) == len(state.history())
    again = game.new_initial_state()
    for action in other.history():
        again.apply_action(action)
    assert str(again) == str(other)
    assert other.clone().legal_actions() == state.legal_actions()


def test_before_the_deal_only_the_shuffle_is_drawn_again() -> None:
    state = pyspiel.load_game(f"discovery_explore_v{VERSION}(players=2)").new_initial_state()
    for _ in range(5):
        state.apply_action(0)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(4, 0.0, 1.0))

    assert other.is_chance_node()
    assert len(other.history()) == 5
    assert other.history() != state.history()


def test_openspiel_s_search_for_hidden_cards_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(f"discovery_explore_v{VERSION}(players=2)")
    state = after_the_shuffle(game, 3)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, max_simulations=3, random_state=chance
    )

    assert bot.step(state) in state.legal_actions()
