"""The map, the survivors and the quest as text, from a view."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.terminal import Screen
from discovery.survival.flow import quests
from discovery.survival.game import SurvivalGame
from discovery.survival.model.setup import FIRST_CLASS, NO_MARK
from discovery.survival.model.state import State
from discovery.survival.terminal.words import Words
from discovery.survival.views.view import Survivor, View

CELL = 5
"""The width of a space on the screen: a gap, its ground and up to three signs."""
CLASS_SIGNS = "prdtw?"
UNKNOWN = ".."


class Artist:
    """Draws views of one game."""

    def __init__(self, screen: Screen, game: SurvivalGame) -> None:
        self._screen = screen
        self._game = game
        self._words = Words(game, screen.language)
        self.wording = self._words.wording

    def draw(self, view: View, state: State) -> None:
        """Everything that the viewer sees; ``state`` is any position with this view."""
        setup = self._game.setup
        self._say(
            "day",
            day=view.night + 1,
            night=view.night + 1,
            last=view.last_night,
            stage=view.stage,
            stages=setup.stages,
        )
        self._tasks(view, state)
        for line in self._map(view):
            self._screen.console().print(line, markup=False, highlight=False)
        self._say("legend", letters=self._grounds())
        for seat, survivor in enumerate(view.survivors):
            self._survivor(seat, survivor)
        self._fight(view)
        if view.in_play:
            self._say("in-play", cards=self._projects(view.in_play))
        if view.out:
            self._say("projects-out", cards=self._projects(view.out))
        if view.hand:
            self._say("hand", cards=self._projects(view.hand))

    def honours(self, view: View) -> None:
        """What each seat has at the end."""
        if view.result is not None:
            for name, score in zip(self._game.seats, view.result.scores, strict=True):
                self._say("honours", name=name, honours=score)

    def _say(self, message: str, **arguments: str | int) -> None:
        self._screen.say(f"discover-{message}", **arguments)

    def _projects(self, mask: int) -> str:
        return ", ".join(self._words.project(project) for project in members(mask))

    def _grounds(self) -> str:
        """The letters of this land's kinds of ground."""
        terrains = self._game.setup.content.terrains
        own = [terrain for terrain in terrains if terrain.land == self._game.setup.land]
        return ", ".join(
            f"{terrain.letter} {self._words.wording.name('terrains', terrain.id)} ({terrain.cost})"
            for terrain in own
        )

    def _tasks(self, view: View, state: State) -> None:
        for number, task in enumerate(self._game.setup.tasks):
            if task.stage == view.stage:
                text = self._words.wording.task(self._game.setup.scenario.id, number)
                done = quests.done(state, number)
                self._say("task", route="AB"[task.route], text=text, done=done, target=task.target)

    def _map(self, view: View) -> list[str]:
        """Columns go across, half rows down: north is up."""
        ground = self._game.setup.ground
        heights = [2 * ground.rows[space] + ground.columns[space] for space in range(ground.spaces)]
        left, top = min(ground.columns), min(heights)
        lines = [[" "] * ((max(ground.columns) - left + 1) * CELL) for _ in range(max(heights) - top + 1)]
        for space in range(ground.spaces):
            at = (ground.columns[space] - left) * CELL
            lines[heights[space] - top][at : at + CELL] = list(self._cell(view, space).ljust(CELL)[:CELL])
        return ["".join(line).rstrip() for line in lines]

    def _cell(self, view: View, space: int) -> str:
        """A space: its ground, then who and what is there."""
        setup = self._game.setup
        tile = view.tiles[space // 7]
        if tile < 0:
            return UNKNOWN
        letter = setup.content.terrains[setup.tile_terrain[tile * 7 + space % 7]].letter
        signs = [
            self._game.seats[seat][0].upper()
            for seat, survivor in enumerate(view.survivors)
            if survivor.pos == space and survivor.state == "on"
        ]
        signs += ["!" if enemy.number >= 0 else "?" for enemy in view.enemies if enemy.space == space]
        mark = setup.tile_mark[tile * 7 + space % 7]
        if NO_MARK < mark < FIRST_CLASS:
            signs.append(str(mark))
        signs += [CLASS_SIGNS[klass] for at, klass, _ in view.tokens if at == space]
        if view.fires & BIT[space]:
            signs.append("*" if view.lit & BIT[space] else "^")
        signs += [":" for at, _ in view.heaps if at == space]
        return letter + "".join(signs)

    def _survivor(self, seat: int, survivor: Survivor) -> None:
        name = self._game.seats[seat]
        if survivor.state != "on":
            self._say("seat-gone", name=name, state=survivor.state)
            return
        hurt = [
            f"{amount} × {self._words.damage(kind)}" for kind, amount in enumerate(survivor.damage) if amount
        ]
        carried = self._words.goods(survivor.goods) + [
            self._words.holder(item) for item in members(survivor.items)
        ]
        self._say(
            "seat",
            name=name,
            character=self._words.of("characters", survivor.character)[0] if survivor.character >= 0 else "?",
            space=self._words.space(survivor.pos),
            stamina=survivor.stamina,
            damage=", ".join(hurt) or self._screen.text("discover-no-damage"),
            goods=", ".join(carried) or self._screen.text("discover-nothing"),
        )

    def _fight(self, view: View) -> None:
        fight, setup = view.fight, self._game.setup
        if fight is None or fight.foe < 0 or not fight.grey_die:
            return
        enemy = next((one for one in view.enemies if one.row == fight.foe), None)
        if enemy is not None:
            self._say(
                "fight",
                enemy=self._words.enemy(enemy.number),
                grey=fight.grey,
                defence=setup.defence[enemy.number],
                red=fight.red,
                attack=setup.attack[enemy.number],
                hits=enemy.damage,
                life=setup.life[enemy.number],
            )
