"""Games that a seat cannot tell from the one it has played, with what it does not know drawn again."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator

import pytest

from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import NO_OUTCOME
from discovery.lab.environments import resampling
from discovery.lab.environments.episode import EncodedGame, Episode
from discovery.lab.environments.resampling import resampled
from discovery.lab.environments.setting import VERSION, GameSetting, setting
from discovery.lab.environments.shuffling import RepeatedDraws, draws_of
from tests.support.lab.settings import RICH, SETTINGS, shown
from tests.support.testing.rounds import some

SURVIVAL = [setting(f"discovery/discover-{one}-v{VERSION}", 3) for one in ("gate", "canoe")]
TWO = setting(f"discovery/explore-v{VERSION}", 2)


def beginning(made: GameSetting, choices: int, seed: int = 1) -> Episode:
    """A random game after so many choices, or as far as it goes."""
    dice = Dice(seed)
    episode = EncodedGame(made).deal(dice)
    episode.draw(dice)
    for _ in range(choices):
        if episode.over:
            break
        choose(episode, dice)
    return episode


def choose(episode: Episode, dice: Dice) -> None:
    legal = episode.legal(episode.seat)
    episode.choose(episode.seat, legal[dice.below(len(legal))], dice)


def moments(made: GameSetting) -> Iterator[Episode]:
    for choices in (0, 9, 40):
        yield beginning(made, choices)


@pytest.mark.parametrize("made", [*some(SETTINGS, 8), *SURVIVAL], ids=shown)
def test_the_seat_cannot_tell_it_from_its_own_game(made: GameSetting) -> None:
    for episode in moments(made):
        for seat in {episode.encoded.agents[0], episode.encoded.agents[-1], max(episode.seat, 0)}:
            other = resampled(episode, seat, Dice(3))
            assert other.memory(seat) == episode.memory(seat)
            assert other.observed(seat) == episode.observed(seat)
            assert other.view(seat) == episode.view(seat)
            assert other.row(seat) == episode.row(seat)
            assert other.incomplete_move(seat) == episode.incomplete_move(seat)
            assert other.seat == episode.seat
            assert other.legal(seat) == episode.legal(seat)
            assert len(other.steps) == len(episode.steps)
            assert not other.encoded.game.audit(other.state)


@pytest.mark.parametrize("made", [*some(SETTINGS[1:], 12), *SURVIVAL], ids=shown)
def test_it_is_a_whole_game_that_is_played_on_to_its_end(made: GameSetting) -> None:
    """Its deal is one that the rules shuffle, its choices make its moves, and it is pickled as any other."""
    episode = beginning(made, 30)
    other = resampled(episode, episode.encoded.agents[0], Dice(3))
    order = other.driver.order
    drawn = draws_of(other.encoded.game, order)
    assert drawn is not None
    again = other.encoded.deal(RepeatedDraws(drawn))
    for step in other.steps:
        for index in step.way:
            again.choose(step.seat, index)
        if step.outcome != NO_OUTCOME:
            again.settle(step.outcome)
    assert (again.driver.order, again.lines) == (order, other.lines)
    assert pickle.loads(pickle.dumps(other)).lines == other.lines
    assert episode.lines == beginning(made, 30).lines

    dice = Dice(8)
    while not other.over:
        choose(other, dice)
    assert len(other.returns()) == len(made.seats)


def test_what_virtual_players_did_is_explained_by_their_other_cards() -> None:
    """They choose by what they hold: not every deal leads to the game that the seat saw."""
    made = next(one for one in RICH if "select" in one.name)
    episode = beginning(made, 60)
    for seed in range(4):
        other = resampled(episode, 3, Dice(seed))
        assert other.memory(3) == episode.memory(3)
        assert other.driver.order != episode.driver.order


def held(episode: Episode, seat: int, deals: int) -> Counter[tuple[int, int]]:
    """How often each piece lies at each place of the deal."""
    dice = Dice(11)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        places.update(enumerate(resampled(episode, seat, dice).driver.order))
    return places


def test_the_truth_is_no_more_likely_than_any_other_game_that_looks_the_same() -> None:
    """From two games that the seat cannot tell apart come the same deals, each as often."""
    episode, deals = beginning(TWO, 12), 60
    other = resampled(episode, 0, Dice(5))
    differing = [
        place for place, piece in enumerate(other.driver.order) if piece != episode.driver.order[place]
    ]
    assert len(differing) > 10
    one, two = held(episode, 0, deals), held(other, 0, deals)

    for of in (episode, other):
        stays = [(place, of.driver.order[place]) for place in differing]
        assert sum(one[at] for at in stays) == pytest.approx(sum(two[at] for at in stays), rel=0.35)
        assert sum(one[at] for at in stays) < len(differing) * deals / 4


def test_known_pieces_stay_and_hidden_ones_move() -> None:
    episode = beginning(TWO, 12)
    hidden = set(episode.encoded.game.hidden_permutation(episode.state, 0, Dice(1)))
    other = resampled(episode, 0, Dice(5))
    for was, now in zip(episode.driver.order, other.driver.order, strict=True):
        assert was == now or {was, now} <= hidden


def test_choices_of_an_incomplete_move_stay_its_player_s_own() -> None:
    """Whoever composes it keeps them; others are not told that there are any."""
    episode = beginning(setting(f"discovery/fusion-v{VERSION}", 2), 1)
    composing = episode.seat

    assert episode.incomplete_moves
    assert resampled(episode, composing, Dice(1)).incomplete_moves == episode.incomplete_moves
    assert resampled(episode, 1 - composing, Dice(1)).incomplete_moves == []


def test_a_game_without_another_deal_is_refused_after_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resampling, "TRIES", 3)
    monkeypatch.setattr(resampling._Known, "looks_the_same", lambda *_: False)
    with pytest.raises(InvalidSetup) as refused:
        resampled(beginning(TWO, 3), 0, Dice(1))
    assert (refused.value.code, refused.value.arguments) == (Code.NO_SUCH_DEAL, {"most": 3})
