"""Programs in games with late objection (S34): they object to every unfounded card of another side, and to
nothing else; what they lay has its prerequisites."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from discovery.core.bits import BIT
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.bots import PROGRAMS
from discovery.evolution.bots.advice.hints import hints
from discovery.evolution.flow.stepping import clockwise_first
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.model.phases import PHASES
from discovery.evolution.model.state import State
from discovery.evolution.variants.objection.flow import objection_of

CHEAT = 0
OBJECT = codes.WORDS.index("object")


def games(name: str, teams: tuple[str, ...] = ()) -> DiscoveryGame:
    return new_game(name, ["A", "B", "C", "D"], options=["objection", "eras=1-3"], teams=teams)


def decisions(game: DiscoveryGame, program: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """The decisions of three programs, with their positions and seats; the first seat plays anything."""
    chance = Random(seed)
    state = game.deal(game.shuffle(chance))
    programs = [PROGRAMS[program](game, Random(seed + seat)) for seat in range(4)]
    while game.result(state) is None:
        due = game.due(state)
        if due is not None:
            game.play(state, *due)
            continue
        seat = clockwise_first(state) if state.waiting else state.actor
        view = game.view(state, seat)
        move = chance.choice(view.legal) if seat == CHEAT else programs[seat].decide(view)
        if seat != CHEAT:
            yield state, seat, move
        cards = game.outcomes(state, move)
        game.play(state, seat, move, chance.choice(cards) if cards else NO_OUTCOME)


def wrongly_laid(game: DiscoveryGame, state: State, seat: int) -> int:
    """The unfounded cards of other sides that ``seat`` can object to now."""
    part = objection_of(state)
    if PHASES[state.phase] not in ("opening", "turn", "window"):
        return 0
    found, mates = part.unfounded, game.setup.mates[seat]
    if mates & BIT[state.turn]:
        found &= ~part.laid
    return found & ~part.before if part.before and mates & BIT[part.placer] else found


@pytest.mark.parametrize("teams", [(), ("A+C", "B+D")])
@pytest.mark.parametrize("program", ["random", "greedy", "level-2", "level-4"])
@pytest.mark.parametrize("name", ["classic-simple", "classic-select"])
def test_S34_programs_object_to_what_is_unfounded_and_lay_what_is_not(
    name: str, program: str, teams: tuple[str, ...]
) -> None:
    game, objected = games(name, teams), 0
    for state, seat, move in chain.from_iterable(decisions(game, program, seed) for seed in range(3)):
        code, card = codes.code_of(move), codes.argument_of(move)
        wrong = wrongly_laid(game, state, seat)
        assert (code == OBJECT) == (wrong != 0), game.text(move)
        if code == OBJECT:
            objected += 1
            assert wrong & BIT[card]
        elif code == codes.PLACE:
            assert state.ready & BIT[card]

    assert objected


def test_S34_a_hint_objects_and_says_why() -> None:
    game = games("classic-simple")
    for state, seat, move in decisions(game, "random", 3):
        if codes.code_of(move) == OBJECT:
            told = hints(game, game.view(state, seat), (), iterations=40, random=Random(1))
            assert codes.code_of(told[0].move) == OBJECT
            assert told[0].reasons
            assert "unfounded" in [reason.code for reason in told[0].reasons]
            return


def test_S34_no_hint_objects_wrongly_or_lays_what_is_unfounded() -> None:
    game = games("classic-simple")
    seen: set[str] = set()
    for state, seat, _ in decisions(game, "greedy", 2):
        view = game.view(state, seat)
        if len(seen) > 1 or view.phase in seen or view.phase not in ("turn", "window"):
            continue
        if wrongly_laid(game, state, seat) or not objection_of(state).laid | objection_of(state).before:
            continue
        seen.add(view.phase)
        for hint in hints(game, view, (), iterations=20, random=Random(1)):
            code, card = codes.code_of(hint.move), codes.argument_of(hint.move)
            assert code != OBJECT
            assert code != codes.PLACE or state.ready & BIT[card]

    assert seen == {"turn", "window"}
