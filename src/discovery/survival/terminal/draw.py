"""The map, the survivors and the quest as text, from a view."""

from __future__ import annotations

from discovery.core.bits import members
from discovery.core.terminal import Screen
from discovery.survival.flow import quests
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from discovery.survival.terminal.fight_words import FightWords
from discovery.survival.terminal.map_text import MapText
from discovery.survival.terminal.words import Words
from discovery.survival.views.view import SurvivorView, View


class Artist:
    """Draws views of one game."""

    def __init__(self, screen: Screen, game: SurvivalGame, words: Words, fights: FightWords) -> None:
        self._screen = screen
        self._game = game
        self._words = words
        self._fights = fights
        self._map = MapText(game)

    def draw(self, view: View, state: State) -> None:
        """Everything that the viewer sees; ``state`` is any position with this view."""
        self._when(view)
        self._tasks(view, state)
        columns, console = self._map.columns(view), self._screen.console()
        shown = self._map.columns_for(view, console.width)
        for line in self._map.lines(view, shown):
            console.print(line, markup=False, highlight=False)
        if shown != columns:
            edges = {"first": shown[0], "last": shown[-1], "left": columns[0], "right": columns[-1]}
            self._say("map-part", **edges)
        seats = [f"{sign} {name}" for sign, name in zip(self._map.signs, self._game.seats, strict=True)]
        self._say("legend", letters=self._grounds(), seats=", ".join(seats))
        for seat, survivor in enumerate(view.survivors):
            self._survivor(seat, survivor)
        for line in self._fights.lines(view):
            self._screen.line(line)
        if view.in_play:
            self._say("in-play", cards=self._projects(view.in_play))
        if view.out:
            self._say("projects-out", cards=self._projects(view.out))
        if view.hand:
            self._say("hand", cards=self._projects(view.hand))

    def honours(self, view: View) -> None:
        """Print the honours of each seat at the end."""
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

    def _when(self, view: View) -> None:
        """The day and the night that follows; once the game is over, how many nights it had."""
        stages = {"stage": view.stage, "stages": self._game.setup.stages, "last": view.last_night}
        if view.result is None:
            self._say("day", day=view.night + 1, night=view.night + 1, **stages)
        else:
            self._say("over", nights=view.night, **stages)

    def _tasks(self, view: View, state: State) -> None:
        for number, task in enumerate(self._game.setup.tasks):
            if task.stage == view.stage:
                text = self._words.wording.task(self._game.setup.scenario.id, number)
                done = quests.done(state, number)
                self._say("task", route="AB"[task.route], text=text, done=done, target=task.target)

    def _survivor(self, seat: int, survivor: SurvivorView) -> None:
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
