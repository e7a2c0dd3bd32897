"""The engine's position in the referee's words, and games that both play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from discovery.core.bits import members
from discovery.play.driver import Driver
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.game import SurvivalGame
from discovery.survival.model.codes import CHARACTER
from discovery.survival.model.setup import FIRST_TOKENS, NIGHTS_1, NIGHTS_2, PROJECTS, THREATS
from discovery.survival.model.state import NONE, State
from tests.support.survival.referee.asking import when_time_runs_out
from tests.support.survival.referee.game import Referee
from tests.support.survival.referee.noticing import Notebook
from tests.support.survival.referee.seeing import Eyes, seen
from tests.support.survival.referee.tables import CLASSES
from tests.support.survival.referee.world import Survivor, World

Told = dict[str, Any]
Decide = Callable[[Driver[State]], tuple[int, int, int] | None]
"""The next seat, move and outcome; ``None`` when the game is over."""
Prepare = Callable[[State, World], None]


class Engine:
    """Tells a position of the engine as the referee would."""

    def __init__(self, game: SurvivalGame) -> None:
        self.game = game
        self.setup = game.setup
        content = game.setup.content
        self.items = [item.id for item in content.items]
        self.projects = [project.item for project in content.projects]
        self.enemies = [enemy.id for enemy in content.enemies]
        ground = game.setup.ground
        self.places = list(zip(ground.columns, ground.rows, strict=True))

    def told(self, state: State) -> Told:
        """Everything that is compared, by name."""
        return self._asked(state) | self._map(state) | self._group(state) | self._seats(state)

    def _asked(self, state: State) -> Told:
        game, result, due = self.game, self.game.result(state), self.game.due(state)
        seats = members(game.actors(state))
        return {
            "legal": {seat: {game.text(move) for move in game.legal(state, seat)} for seat in seats},
            "due": (due[0], 2 if len(game.outcomes(state, due[1])) > 12 else 1) if due else None,
            "result": (result.winners, result.scores, result.reason) if result else None,
        }

    def _map(self, state: State) -> Told:
        setup, pieces = self.setup, self.setup.pieces
        tokens = {self.places[n]: pieces[t] for n, t in enumerate(state.token) if t != NONE}
        rows = sorted(members(state.alive), key=lambda row: state.arrived[row])
        piles = {
            word: [
                pieces[n]
                for n in state.order[state.tops[pile] : setup.pile_start[pile] + setup.pile_size[pile]]
            ]
            for pile, word in enumerate(CLASSES[:5], FIRST_TOKENS)
        }
        ring = [state.monsters[(state.monster_first + n) % 8] for n in range(state.monster_count)]
        return {
            "discovered": {self.places[slot * 7] for slot in members(state.seen)},
            "tokens": tokens,
            "shown": {self.places[n] for n in members(state.shown)},
            "heaps": {self.places[n]: self._heap(state.heap[n]) for n in range(119) if state.heap[n]},
            "fires": {self.places[n]: bool(state.lit >> n & 1) for n in members(state.fires)},
            "foes": [
                (
                    self.enemies[state.enemy[row]],
                    self.places[state.at[row]],
                    state.hits[row],
                    bool(state.known >> row & 1),
                    pieces[state.coin[row]] if state.coin[row] != NONE else "",
                )
                for row in rows
            ],
            "piles": piles | {"monster": [pieces[piece] for piece in ring]},
        }

    def _heap(self, heap: int) -> dict[str, int]:
        amounts = {word: heap >> 7 * n & 127 for n, word in enumerate(RESOURCES)}
        return {word: number for word, number in amounts.items() if number}

    def _group(self, state: State) -> Told:
        setup, pieces = self.setup, self.setup.pieces
        taken = state.in_play | state.out
        for hand in state.hands:
            taken |= hand
        left = {
            pile: state.order[top : setup.pile_start[pile] + setup.pile_size[pile]]
            for pile, top in (
                (NIGHTS_1, setup.pile_start[NIGHTS_1] + state.tops[NIGHTS_1]),
                (NIGHTS_2, setup.pile_start[NIGHTS_2] + state.tops[NIGHTS_2]),
                (THREATS, state.tops[THREATS]),
                (PROJECTS, state.tops[PROJECTS]),
            )
        }
        projects = [n for n in left[PROJECTS] if not taken >> setup.piece_number[n] & 1]
        return {
            "nights": [pieces[n] for n in (*left[NIGHTS_1], *left[NIGHTS_2])],
            "threats": [pieces[n] for n in left[THREATS]],
            "projects": [pieces[n] for n in projects],
            "in play": {self.projects[n] for n in members(state.in_play)},
            "out": {self.projects[n] for n in members(state.out)},
            "quest": (state.stage, state.clues, self._counts(state)),
            "surveyed": {self.places[slot * 7] for slot in members(state.surveyed)},
            "slain": {self.enemies[n] for n in members(state.slain)},
            "investigated": set(members(state.investigated)),
            "landmarks": {
                n: self.places[state.landmark[n]] for n in range(1, 7) if state.landmark[n] != NONE
            },
            "course": (state.night, state.first, state.turn) if not self.game.result(state) else None,
        }

    def _counts(self, state: State) -> list[int]:
        ways_out = [
            task.kind == "escape"
            for task in self.setup.content.tasks
            if task.scenario == self.setup.scenario.id
        ]
        return [0 if out else state.counts[n] for n, out in enumerate(ways_out)]

    def _seats(self, state: State) -> Told:
        over = self.game.result(state) is not None
        standings = {"won": state.won, "dead": state.dead, "left": state.left}
        found: Told = {}
        for seat, name in enumerate(self.game.seats):
            standing = next((word for word, mask in standings.items() if mask >> seat & 1), "on")
            held, number = members(state.held[seat]), state.character[seat]
            found[name] = {
                "standing": standing,
                "place": self.places[state.pos[seat]],
                "stamina": state.stamina[seat],
                "goods": dict(zip(RESOURCES, state.goods[seat * 9 : seat * 9 + 9], strict=True)),
                "damage": dict(zip(DAMAGES, state.damage[seat * 4 : seat * 4 + 4], strict=True)),
                "character": self.setup.content.characters[number].id if number != NONE else "",
                "items": {self.items[n] for n in held if n < CHARACTER},
                "projects": {self.projects[n] for n in members(state.hands[seat])},
                "ready": {self.setup.content.supports[n].id for n in members(state.ready[seat])},
            }
            if over:
                found[name] = {"standing": standing}
        return found


def told(referee: Referee) -> Told:
    """The referee's position as values to compare."""
    world = referee.world
    over = referee.question is None
    won = tuple(seat for seat, me in enumerate(world.survivors) if me.standing == "won")
    return {
        "legal": referee.asks(),
        "due": referee.due(),
        "result": (won, referee.honours(), world.reason) if over else None,
        "discovered": world.discovered,
        "tokens": world.tokens,
        "shown": world.shown,
        "heaps": lying(world),
        "fires": world.fires,
        "foes": [(foe.id, foe.place, foe.damage, foe.known, foe.coin) for foe in world.foes],
        "piles": {word: world.piles[word] for word in CLASSES},
        "nights": world.piles["nights-1"] + world.piles["left-out"] + world.piles["nights-2"],
        "threats": world.piles["threats"],
        "projects": world.piles["projects"],
        "in play": world.in_play,
        "out": world.out,
        "quest": (world.stage, world.clues, world.counts),
        "surveyed": world.surveyed,
        "slain": world.slain,
        "investigated": world.investigated,
        "landmarks": world.landmarks,
        "course": (world.night, world.first, world.turn) if not over else None,
    } | {me.name: {"standing": me.standing} if over else of_seat(me) for me in world.survivors}


def lying(world: World) -> dict[Any, dict[str, int]]:
    """Heaps that are not empty."""
    heaps = {place: {r: n for r, n in heap.items() if n} for place, heap in world.heaps.items()}
    return {place: heap for place, heap in heaps.items() if heap}


def of_seat(me: Survivor) -> Told:
    """The values of a survivor to compare."""
    names = ("standing", "place", "stamina", "goods", "damage", "character", "items", "projects", "ready")
    return {name: getattr(me, name) for name in names}


def differences(engine: Told, referee: Told) -> list[str]:
    """Where the two tell different things."""
    return [
        f"{name}: engine {engine[name]}, referee {referee[name]}"
        for name in engine
        if engine[name] != referee[name]
    ]


def compare(game: SurvivalGame, order: Sequence[int], decide: Decide, prepare: Prepare | None = None) -> int:
    """Play a game to its end and compare the two at every line; how many lines. ``prepare`` changes both
    positions alike before the first one. ``AssertionError`` where they differ."""
    engine, eyes, driver = Engine(game), Eyes(game), Driver(game, order)
    pieces = [game.pieces[piece] for piece in order]
    referee = Referee(game.setup.scenario.id, game.seats, game.setup.options, pieces, game.spec.rules >= 3)
    if prepare is not None:
        prepare(driver.state, referee.world)
    lines: list[str] = []
    viewer = order[0] % (len(game.seats) + 1) - 1
    rows = sorted(members(driver.state.alive), key=lambda row: driver.state.arrived[row])
    book = Notebook(game, referee.world, viewer, rows)
    while True:
        found = differences(engine.told(driver.state), told(referee))
        if referee.question is not None:
            found += book.differences(referee.world)
            looks = len(lines) % (len(game.seats) + 1) - 1
            tokens = referee.world.tokens_known
            found += differences(eyes.seen(driver.state, looks, tokens), seen(referee, looks, pieces))
        assert not found, "\n".join([*lines[-12:], *found])
        for seat, moves in referee.asks().items():
            late = game.text(game.timeout_move(driver.state, seat))
            assert late in when_time_runs_out(referee.world, seat, moves), [*lines[-12:], late]
        decision = decide(driver)
        if decision is None:
            return len(lines)
        seat, move, outcome = decision
        text, _, dice = game.text(move, outcome).partition(" = ")
        lines.append(f"{game.seats[seat] if seat >= 0 else '-'}: {game.text(move, outcome)}")
        happened = driver.play(seat, move, outcome)
        book.notice(game.observe(driver.state, happened, viewer))
        referee.play(seat, text, tuple(int(die) for die in dice.split(",")) if dice else ())
