"""Every two options together: tables in which every pair of options, values and virtual players occurs.

The tables are made from the catalogue (``sets``), so a new option is played with all others at once.
"""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from functools import partial
from inspect import isroutine
from itertools import combinations

import pytest

from discovery.core.bits import members
from discovery.core.dice import Dice
from discovery.core.errors import InvalidSetup
from discovery.core.testing import check_game
from discovery.evolution.flow.drawing import AtRoundEnd, UpToFive
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.codes import LEAVE_TABLE
from discovery.evolution.model.interfaces import Drawing, Ending, MoveKind, Rounds, VirtualPlayer
from discovery.evolution.model.phases import OVER, SELECT, WINDOW
from discovery.evolution.model.state import State
from discovery.evolution.moves.turn import ForcedDiscard
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from tests.support.engine.driving import lines, next_line, play
from tests.support.engine.sets import (
    Table,
    apart,
    choices_of,
    covering,
    features_of,
    needs_of,
    options_of,
    pairs_of,
    smallest,
    table,
)
from tests.support.testing.rounds import some

TABLES = [made for game in GAMES for made in covering(game)]
each_table = partial(
    pytest.mark.parametrize,
    "made",
    some(TABLES, 8),
    ids=lambda made: made.label,
)


@each_table()
def test_a_table_keeps_the_protocol(made: Table) -> None:
    """Every card in one place, an end, views and reasons unchanged by a re-deal, the same replayed."""
    check_game(made.build(), seed=TABLES.index(made), thorough=False)


@each_table()
def test_the_deciding_seat_may_leave_at_any_moment(made: Table) -> None:
    """R01, R07: the laws hold after it, a seat that left is asked nothing, the game ends without it."""
    game, chooser = made.build(), random.Random(made.label)
    state = game.deal(game.shuffle(chooser))
    while game.result(state) is None:
        assert game.audit(state) == []
        assert not game.actors(state) & state.left
        leaving = [s for s in range(len(game.seats)) if game.explain(state, s, LEAVE_TABLE) is None]
        if leaving and chooser.randrange(60) == 0:
            game.play(state, chooser.choice(leaving), LEAVE_TABLE)
        else:
            play(game, state, next_line(game, state, chooser))

    assert game.audit(state) == []
    assert not state.winners & state.left
    everybody = 2 ** len(game.seats) - 1
    assert (state.winners == 0) == (game.setup.virtual_seats | state.left == everybody and state.left != 0)


@each_table()
def test_what_is_derived_follows_from_where_the_cards_lie(made: Table) -> None:
    """C10, E02, E03, B11: the pool, the eras, the turn's placements and who is asked."""
    game = made.build()
    for line in lines(game, random.Random(made.label)):
        state = line.state
        assert state.pool.bit_count() == game.rules.dealing.pool or not state.stack
        assert state.trumps == 0 or state.phase != OVER
        assert (state.phase in (WINDOW, SELECT)) or state.waiting == 0
        assert not state.waiting & (state.left | game.setup.virtual_seats)
        assert all(not hand & state.tree for hand in state.hands)
        if not game.rules.bluff and not game.rules.piled:
            _check_eras(game, state)


def _check_eras(game: DiscoveryGame, state: State) -> None:
    present = state.present
    for era in range(game.setup.lowest, game.setup.highest + 1):
        lying = game.setup.era_cards[era] & present
        assert bool(state.opened >> era & 1) == bool(lying) or state.phase == WINDOW
        assert not state.closed >> era & 1 or lying == game.setup.era_cards[era]


@pytest.mark.parametrize("game", GAMES)
def test_every_two_options_meet_at_some_table(game: str) -> None:
    """Asked of the engine itself, two at a time: whatever it takes together, some table has together."""
    met = {pair for made in covering(game) for pair in combinations(sorted(_features(made)), 2)}
    single = [option for option in options_of(game) if not needs_of(option)]
    for one, other in combinations(single, 2):
        for here in features_of(one):
            for there in features_of(other):
                assert (tuple(sorted((here, there))) in met) != apart(here, there)
    bound = [option.key for option in options_of(game) if needs_of(option)]
    assert all(any(key in _features(made) for made in covering(game)) for key in bound)
    assert all(any(pair <= _choices(made) for made in covering(game)) for pair in pairs_of(game))


def _features(made: Table) -> set[str]:
    teams = {"teams " + ", ".join(made.teams)} if made.teams else set()
    virtual = {"=" + seat.partition("=")[2] for seat in made.seats if "=" in seat}
    return {*made.options, *virtual, *teams}


def _choices(made: Table) -> set[str]:
    """The features of a table, and what it leaves out."""
    given = _features(made)
    left_out = {choices_of(o)[-1] for o in options_of(made.game) if not given & set(features_of(o))}
    return given | left_out


@pytest.mark.parametrize("game", GAMES)
def test_only_needs_keep_two_options_of_a_game_apart(game: str) -> None:
    """Whatever a game takes goes with everything else that it takes, but for the small decks (B09)."""
    for one, other in combinations(options_of(game), 2):
        for here in features_of(one):
            for there in features_of(other):
                assert bool(smallest(game, frozenset((here, there)))) != apart(here, there), (here, there)
    for option in options_of(game):
        for need in needs_of(option):
            assert not smallest(game, frozenset((option.key, f"no {need}")))


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_one_to_nine_seats(game: str) -> None:
    assert {len(made.seats) for made in covering(game)} == set(range(1, 10))


def test_an_option_that_a_game_does_not_take_is_refused() -> None:
    for game in GAMES:
        for option in OPTIONS:
            if option not in options_of(game) and not (option.seated or option.titled):
                with pytest.raises(InvalidSetup):
                    new_game(game, ["A", "B"], options=[features_of(option)[0]])


@each_table()
def test_the_order_of_naming_options_changes_nothing(made: Table) -> None:
    """The same rules, seam by seam, the same options in the record, and the same games."""
    chooser, game = random.Random(made.label), made.build()
    rules, end = described(game.rules), end_of(game, made.label)
    for _ in range(3):
        mixed = tuple(chooser.sample(made.options, len(made.options)))
        other = Table(made.game, mixed, made.seats, made.teams).build()
        assert described(other.rules) == rules
        assert end_of(other, made.label) == end


def end_of(game: DiscoveryGame, seed: str) -> tuple[object, ...]:
    """The end of one random game."""
    chooser = random.Random(seed)
    state = game.deal(game.shuffle(chooser))
    play_out(state, Dice(chooser.getrandbits(64)))
    return state.key()


def described(value: object) -> object:
    """Rules as nested tuples; objects of a seam by their type and what they hold."""
    if isinstance(value, tuple):
        return tuple(described(item) for item in value)
    if is_dataclass(value):
        held = tuple((field.name, described(getattr(value, field.name))) for field in fields(value))
        return type(value).__name__, held
    if isinstance(value, MoveKind | Drawing | Ending | Rounds | VirtualPlayer):
        return type(value).__name__, tuple((name, described(getattr(value, name))) for name in kept_in(value))
    return value if isinstance(value, str | int | None) else type(value).__name__


def kept_in(value: object) -> list[str]:
    """The names of what an object and its class hold beside methods; a compiled object has no dictionary."""
    names = [name for name in dir(value) if not name.startswith("__")]
    return [name for name in names if not isroutine(getattr(type(value), name, None))]


def test_objects_of_a_seam_are_described_with_what_they_hold() -> None:
    assert described(ForcedDiscard(UpToFive())) != described(ForcedDiscard(AtRoundEnd()))


def test_rules_that_differ_are_described_differently() -> None:
    """The comparison can fail: no two sets of features of a game give the same description."""
    for game in GAMES:
        every: dict[frozenset[str], object] = {frozenset(): described(GAMES[game])}
        for option in options_of(game):
            for feature in features_of(option):
                made = table(game, [feature], 4)
                assert made is not None
                every[frozenset((feature,))] = described(made.build().rules)
        of_seats = [key for key in every if any(feature.startswith("teams") for feature in key)]
        different = [text for key, text in every.items() if key not in of_seats]
        assert len(different) == len({str(text) for text in different})


def test_a_window_or_a_selection_asks_several_seats_at_once() -> None:
    """The driver of these tests lets any seat answer first, not only the next one clockwise."""
    made = next(made for made in TABLES if made.game == "select" and len(made.seats) > 2)
    asked = {line.state.waiting.bit_count() for line in lines(made.build(), random.Random(1))}

    assert max(asked) > 1
    assert members(0b101) == [0, 2]
