"""Both builds of the survival game, side by side: ``python -m tests.support.survival.builds discover:gate``.

A diary as of the card games (``tests.support.engine.builds``): all that is said of every position of games by
the engine and by programs; it is written by a process on each build, and every line must be the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random

from discovery import COMPILED
from discovery.core.bits import members
from discovery.core.dice import Dice
from discovery.core.protocol import GameSpec
from discovery.core.registry import family
from discovery.play.records import read
from discovery.play.replay import RecordReplay
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.bots.careful import choose
from discovery.survival.bots.search import LEVELS, Planner
from discovery.survival.flow.reach import Reach
from discovery.survival.flow.rollout import play_out
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from discovery.survival.moves.move_buffer import MoveBuffer
from tests.support.engine.builds import Diary, differences, elsewhere
from tests.support.survival.golden import FOLDER
from tests.support.survival.table import NAMES

CLOSE = 12  # one position in so many is looked at from all sides
PART = 5  # of the moves that could be attempted there, one in so many


def note_all(diary: Diary, game: SurvivalGame, state: State, chooser: Random) -> None:
    """Write down all that can be said of a position, and what programs would do there."""
    diary.seats(game, state, chooser, PART)
    for seat in range(len(game.seats)):
        reach = Reach(state, seat)
        diary.note(list(reach.costs), list(reach.before))
    for seat in members(game.actors(state)):
        found, view = MoveBuffer(), game.view(state, seat)
        found.fill(view.legal)
        diary.note(choose(state, seat, found))
        imagined = SurvivalDeterminizer(game.setup, view)
        diary.note([imagined.deal(Dice(seed)).key() for seed in range(3)])
        rated = Planner(game, chooser, LEVELS["level-2"]).rate(view)
        diary.note([(one.move, round(one.value, 9)) for one in rated])


def played(game: SurvivalGame, seed: str) -> str:
    """The diary of one game by rules of thumb, now and then by chance; and of a random one."""
    chooser, diary, found = Random(seed), Diary(), MoveBuffer()
    state = game.deal(game.shuffle(chooser))
    random = state.copy()
    diary.note(play_out(random, Dice(chooser.randrange(1 << 30))), random.key())
    for number in range(10_000):
        result = game.result(state)
        diary.position(game, state)
        if number % CLOSE == 0 or result is not None:
            note_all(diary, game, state, chooser)
        if result is not None:
            diary.note(result)
            return diary.line
        seat, move = game.due(state) or (game.decider(state), -1)
        if move < 0:
            legal = game.legal(state, seat)
            found.fill(legal)
            move = choose(state, seat, found) if chooser.randrange(8) else chooser.choice(legal)
        outcomes = game.outcomes(state, move)
        outcome = chooser.choice(outcomes) if outcomes else -1
        diary.note(seat, move, outcome, game.play(state, seat, move, outcome))
    raise AssertionError("a game ends")


def diary(subject: str, games: int) -> Iterator[str]:
    """Line by line what is compared: the golden games, or games of a scenario."""
    yield f"compiled: {COMPILED}"
    if subject == "golden":
        for path in sorted(FOLDER.glob("*.record")):
            again, said = RecordReplay(read(path.read_text(encoding="utf-8"))), Diary()
            for step in again.steps():
                said.note(step.state.key(), step.events)
            yield f"{said.line} {path.stem}"
        return
    for number in range(games):
        least = 2 if subject == "discover:canoe" else 1
        seats = least + number % (5 - least)
        game = family("discover").new_game(GameSpec(subject, NAMES[:seats], "", ()))
        assert isinstance(game, SurvivalGame)
        yield f"{played(game, f'{subject} {number}')} {seats} seats, {number}"


def written(subject: str, games: int, pure: bool) -> Iterator[str]:
    """The diary of a build; from a process of its own unless it is the build that runs here."""
    if pure is COMPILED:
        return elsewhere(__spec__.name, subject, games, pure)
    return diary(subject, games)


def main() -> int:
    """Write one diary, or compare two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--alone", action="store_true", help="only write the diary of this process's build")
    wishes = parser.parse_args()
    if wishes.alone:
        for line in diary(wishes.subject, wishes.games):
            print(line, flush=True)
        return 0
    both = [written(wishes.subject, wishes.games, pure) for pure in (True, False)]
    found = list(differences(*both))
    for one, other in found:
        print(one, other, sep=" | ")
    return len(found) > 1


if __name__ == "__main__":
    sys.exit(main())
