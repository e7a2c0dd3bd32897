"""What the page is told: positions as messages, ways, dice that a move would make, and why not."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest

from discovery.core.present import AtTheTable
from discovery.core.protocol import SPECTATOR, GameSpec
from discovery.core.registry import family_of
from discovery.survival.content.rows import EFFECTS
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from discovery.survival.present.messages import SurvivalPosition
from discovery.survival.present.provider import SurvivalPresent
from tests.support.testing.rounds import times

PART = SurvivalPresent()
GAMES = family_of("discover:beacon").games


def game_of(name: str, seats: int = 2) -> SurvivalGame:
    names = ("Ann", "Bo", "Cy", "Di")[:seats]
    made = family_of(name).new_game(GameSpec(name, names, "lands-3"))
    assert isinstance(made, SurvivalGame)
    return made


def positions(game: SurvivalGame, seed: int, most: int = 400) -> list[State]:
    """Positions of a random game, one after each line."""
    random = Random(seed)
    state = game.deal(game.shuffle(random))
    found = [state.copy()]
    while game.result(state) is None and len(found) < most:
        seat, move = game.due(state) or (game.decider(state), -1)
        move = move if move >= 0 else random.choice(game.legal(state, seat))
        outcomes = game.outcomes(state, move)
        game.play(state, seat, move, *([random.choice(outcomes)] if outcomes else []))
        found.append(state.copy())
    return found


def own(game: SurvivalGame, state: State, viewer: int, at: AtTheTable | None = None) -> SurvivalPosition:
    return PART.own(game, state, PART.shared(game, state, learner=False), viewer, at or AtTheTable())


def test_positions_of_a_set_up_share_what_no_move_changes() -> None:
    """A server keeps a position for each seat of each table."""
    game = game_of("discover:beacon")
    first, *later = (
        own(game, state, viewer) for state in positions(game, 5)[::20] for viewer in (0, 1, SPECTATOR)
    )
    later.append(own(game_of("discover:beacon"), positions(game, 6)[-1], 0))
    for other in later:
        assert other.spaces is first.spaces
        assert other.terrains is first.terrains
        assert other.projects is first.projects
        unchanged = [before == now for before, now in zip(first.tiles, other.tiles, strict=True)]
        assert [one is now for one, now in zip(first.tiles, other.tiles, strict=True)] == unchanged


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_tells_nothing_that_is_dealt_again(name: str) -> None:
    """Whatever is hidden from a seat may be dealt again: its message stays the same (XT02)."""
    game = game_of(name)
    for state in positions(game, 5)[::9]:
        for viewer in (0, 1, SPECTATOR):
            told = msgspec.json.encode(own(game, state, viewer))
            again = game.redeal(state, viewer, Random(7)) if viewer >= 0 else state
            assert msgspec.json.encode(own(game, again, viewer)) == told


@pytest.mark.parametrize("name", GAMES)
def test_every_letter_on_the_map_is_one_of_a_terrain_that_is_told(name: str) -> None:
    """Also of one on a tile that is discovered late: the page's legend is made of these."""
    game = game_of(name)
    letters = set()
    for state in positions(game, 5):
        told = own(game, state, 0)
        shown = set("".join(tile.ground for tile in told.tiles))
        assert shown <= {terrain.letter for terrain in told.terrains}
        letters |= shown
    assert len(letters) > 2


@pytest.mark.parametrize("name", GAMES)
def test_changes_lead_from_one_position_to_the_next(name: str) -> None:
    game = game_of(name)
    course = positions(game, 6)[:120]
    known = own(game, course[0], 0)
    for before, now in pairwise(course):
        pair = [(PART.shared(game, one, learner=False), own(game, one, 0)) for one in (before, now)]
        changes = PART.changed_for(game, pair[0], pair[1], PART.changed(pair[0][0], pair[1][0]))
        for field, value in changes.items():
            setattr(known, field, value)
        assert known == own(game, now, 0)


def test_ways_are_told_to_the_seat_whose_day_it_is_and_lead_over_neighbours() -> None:
    """Each space of a way lies beside the one before it (XC10)."""
    game = game_of("discover:beacon")
    for state in positions(game, 2)[::7]:
        told = own(game, state, state.turn)
        if told.phase != "day":
            continue
        assert own(game, state, 1 - state.turn).ways == []
        for space, before in enumerate(told.ways):
            assert before < 0 or game.setup.ground.distance(space, before) == 1
            assert (told.costs[space] > 0) == (before >= 0)


def test_a_preview_says_what_the_move_then_does() -> None:
    """Poison, salvage and bonuses change the dice as they were promised to (XF03, XF04)."""
    game, seen = game_of("discover:gate"), 0
    for seed in range(16):
        for state in positions(game, seed):
            acting = game.decider(state)
            if acting < 0:
                continue
            for preview in own(game, state, acting).previews:
                then = state.copy()
                game.play(then, acting, game.parse(preview.move)[0])
                assert (then.grey, then.red, then.plus) == (preview.grey, preview.red, preview.plus)
                seen += 1
    assert seen > 5


def test_both_parts_of_a_choice_are_told() -> None:
    """What can be taken or voted for stands beside the card that asks (XK03)."""
    seen = set()
    for seed in range(times(25)):
        game = game_of("discover:boat")
        for state in positions(game, seed):
            told = PART.shared(game, state, learner=False)
            assert (len(told.choices) == 2) == (told.phase in ("take", "vote"))
            if told.choices:
                assert told.card
                seen |= {effect.word for part in told.choices for effect in part}
    assert seen <= set(EFFECTS)
    assert len(seen) > 3


@pytest.mark.parametrize(
    ("about", "moves"),
    [
        ("action:cook", ["cook 1"]),
        ("action:escape", ["escape a", "escape b"]),
        ("space:9,9", []),
        ("seat:7", []),
        ("seat:1", ["attack Bo"]),
        ("card:spear", ["craft spear", "craft spear by 2"]),
        ("nothing", []),
    ],
)
def test_what_one_points_at_is_asked_about(about: str, moves: list[str]) -> None:
    """Moves about it that are illegal now; each has a reason with a rule."""
    game = game_of("discover:beacon")
    state = next(one for one in positions(game, 1) if one.phase == 1)
    told = own(game, state, state.turn)
    if state.turn == 1:
        about = about.replace("seat:1", "seat:0")
        moves = [move.replace("Bo", "Ann") for move in moves]
    found = PART.considered_moves(told, about)
    assert [move for move in found if not move.startswith(("trade", "hand"))] == moves
    for move in found:
        reason = game.explain(state, state.turn, game.parse(move)[0])
        assert reason is not None
        assert reason.rule


def test_a_closed_table_offers_nothing() -> None:
    game = game_of("discover:beacon")
    state = positions(game, 1)[6]
    assert own(game, state, state.turn, AtTheTable(closed=True)).legal == []


def test_everything_that_a_position_names_has_a_name_in_both_languages() -> None:
    game = game_of("discover:bell")
    for language in ("en", "fr"):
        texts = PART.texts("lands-3", language)
        for state in positions(game, 3)[::20]:
            told = PART.shared(game, state, learner=False)
            items = {item for one in told.survivors for item in one.items}
            named = [f"items/{item}" for item in items] + [f"terrains/{one.id}" for one in told.terrains]
            named += [f"enemies/{enemy.id}" for enemy in told.enemies if enemy.id]
            named += [f"tasks/{told.scenario}/{task.number}" for task in told.tasks]
            named += [told.card] if told.card else []
            assert [one for one in named if not texts.get(one)] == []
    assert PART.texts("unknown", "en") == {}
