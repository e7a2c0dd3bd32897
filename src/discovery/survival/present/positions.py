"""A view as a message (``messages.SurvivalPosition``)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, members
from discovery.survival.content.tables import BANDS, CLASSES, DAMAGES, RESOURCES
from discovery.survival.flow.fights import RIVAL_HIT, RIVAL_HURT
from discovery.survival.model.codes import CHARACTER
from discovery.survival.model.intents import SETUPS_KEPT
from discovery.survival.model.limits import LIMIT
from discovery.survival.model.phases import PHASES, WINDOWS
from discovery.survival.model.tasks import CLUES, SEARCH, SLAY, TASKS
from discovery.survival.present import messages as sent
from discovery.survival.present.resolving import card_of, choices_of, harm_of
from discovery.survival.views.view import HIDDEN, foe_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.survival.content.tables import Content
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.setup import Setup
    from discovery.survival.views.view import SeenBargain, SeenEnemy, SeenFight, SurvivorView, View

GROUPS = ("start", "near", "middle", "far")
OPEN_PHASES = {PHASES[phase] for phase in WINDOWS}
PACKS = (*CLASSES, "threats", "projects")
TILES_KEPT = 1024
"""Tiles in their places, of some ten contents."""


def position_of(game: SurvivalGame, view: View) -> sent.SurvivalPosition:
    """The message of a view's position."""
    setup, content, fixed = game.setup, game.setup.content, _fixed(game.setup)
    window = view.phase in OPEN_PHASES
    return sent.SurvivalPosition(
        scenario=setup.scenario.id,
        land=setup.land,
        names=list(game.seats),
        viewer=view.seat,
        phase=view.phase,
        turn=view.turn if view.result is None else -1,
        turn_number=view.turn_number,
        actors=members(view.waiting if window else view.actors) if view.result is None else [],
        legal=[game.text(move) for move in view.legal],
        window=window,
        asked=window and view.seat >= 0 and view.waiting & BIT[view.seat] != 0,
        answered=members(view.members & ~view.waiting) if window else [],
        night=view.night,
        last_night=view.last_night,
        opens=setup.opens,
        first=view.first,
        stage=view.stage,
        stages=setup.stages,
        clues=view.clues,
        spaces=fixed.spaces,
        terrains=fixed.terrains,
        tiles=_tiles(setup, view),
        tokens=_tokens(content, view),
        enemies=[_enemy(content, enemy) for enemy in view.enemies],
        fires=members(view.fires),
        lit=members(view.lit),
        heaps=[sent.Heap(space, list(goods)) for space, goods in view.heaps],
        landmarks=_landmarks(content, view),
        survivors=[_survivor(setup, survivor) for survivor in view.survivors],
        hands=[_projects(content, hand) for hand in view.hands],
        in_play=_projects(content, view.in_play),
        out=_projects(content, view.out),
        projects=fixed.projects,
        tasks=_tasks(setup, view),
        packs=dict(zip(PACKS, view.packs, strict=True)),
        fight=None if view.fight is None else _fight(setup, view, view.fight),
        bargain=None if view.bargain is None else _bargain(content, view.bargain),
        card=card_of(setup, view.course),
        choices=choices_of(setup, view),
        harm=harm_of(setup, view),
        winners=[] if view.result is None else list(view.result.winners),
        honours=[] if view.result is None else list(view.result.scores),
        reason="" if view.result is None else view.result.reason,
        goal=_goal(setup, view),
        ways=[],
        costs=[],
        previews=[],
    )


def _goal(setup: Setup, view: View) -> str:
    if view.result is not None:
        return ""
    if setup.rivalry:
        return "alone"
    return "escape" if view.stage == setup.stages else "quest"


@dataclass(frozen=True, slots=True)
class _Fixed:
    """The parts of a position that no move changes."""

    spaces: list[list[int]]
    terrains: list[sent.Terrain]
    projects: list[sent.Project]


@lru_cache(maxsize=SETUPS_KEPT)
def _fixed(setup: Setup) -> _Fixed:
    """Built once for a set-up: a server keeps a position for each seat, and all share these objects."""
    spaces = [list(place) for place in zip(setup.ground.columns, setup.ground.rows, strict=True)]
    return _Fixed(spaces, _terrains(setup), _all_projects(setup))


def _terrains(setup: Setup) -> list[sent.Terrain]:
    return [
        sent.Terrain(terrain.letter, terrain.id, terrain.cost, BANDS[terrain.band])
        for terrain in setup.content.terrains
        if terrain.land == setup.land
    ]


def _tiles(setup: Setup, view: View) -> list[sent.Tile]:
    groups = [group for group, size in zip(GROUPS, setup.groups, strict=True) for _ in range(size)]
    return [
        _tile(group, setup.content.tiles[tile].spaces if tile >= 0 else "")
        for group, tile in zip(groups, view.tiles, strict=True)
    ]


@lru_cache(maxsize=TILES_KEPT)
def _tile(group: str, spaces: str) -> sent.Tile:
    """A tile of the map, one object for all positions in which it lies in such a place."""
    return sent.Tile(group, spaces)


def _tokens(content: Content, view: View) -> list[sent.Token]:
    return [
        sent.Token(space, CLASSES[klass], "" if kind == HIDDEN else content.tokens[kind].holds)
        for space, klass, kind in view.tokens
    ]


def _enemy(content: Content, seen: SeenEnemy) -> sent.Enemy:
    if seen.number == HIDDEN:
        return sent.Enemy(seen.row, seen.space, "", seen.damage, 0, 0, 0, "", [], {}, {})
    enemy = content.enemies[seen.number]
    words = {"lethal": enemy.lethal, "special": enemy.special, "swift": enemy.swift}
    return sent.Enemy(
        row=seen.row,
        space=seen.space,
        id=enemy.id,
        damage=seen.damage,
        defence=enemy.defence,
        attack=enemy.attack,
        life=enemy.life,
        harm=DAMAGES[enemy.damage],
        words=[word for word, is_so in words.items() if is_so],
        reward=_amounts(enemy.reward) | dict.fromkeys(enemy.reward_items, 1),
        helped=_amounts(enemy.helped),
    )


def _amounts(pairs: Sequence[tuple[int, int]]) -> dict[str, int]:
    return {RESOURCES[resource]: amount for resource, amount in pairs}


def _goods(amounts: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[resource]: amount for resource, amount in enumerate(amounts) if amount}


def _items(content: Content, mask: int) -> list[str]:
    return [content.items[item].id for item in members(mask)]


def _projects(content: Content, mask: int) -> list[str]:
    return [content.projects[project].id for project in members(mask)] if mask > 0 else []


def _landmarks(content: Content, view: View) -> list[sent.Landmark]:
    cards = [content.explorations[card].id if card >= 0 else "" for card in view.cards]
    return [
        sent.Landmark(number, space, card)
        for number, (space, card) in enumerate(zip(view.landmarks, cards, strict=True), 1)
        if space >= 0
    ]


def _survivor(setup: Setup, seen: SurvivorView) -> sent.Survivor:
    content = setup.content
    held = seen.items | (BIT[CHARACTER + seen.character] if seen.character >= 0 else 0)
    return sent.Survivor(
        character=content.characters[seen.character].id if seen.character >= 0 else "",
        offered=[content.characters[number].id for number in seen.offered],
        space=seen.pos,
        stamina=seen.stamina,
        goods=list(seen.goods),
        carried=sum(seen.goods) + seen.items.bit_count(),
        room=LIMIT + sum(setup.carry[holder] for holder in members(held)),
        items=_items(content, seen.items),
        damage=list(seen.damage),
        ready=[card.id for number, card in enumerate(content.supports) if seen.ready & BIT[number]],
        used=_used(content, seen.used & held),
        projects=seen.hand,
        state=seen.state,
    )


def _used(content: Content, mask: int) -> list[str]:
    items = mask & (BIT[CHARACTER] - 1)
    return _items(content, items) + [content.characters[n].id for n in members(mask >> CHARACTER)]


def _all_projects(setup: Setup) -> list[sent.Project]:
    return [
        sent.Project(
            project.id,
            project.item,
            [_amounts(recipe) for recipe in (project.recipe_1, project.recipe_2) if recipe],
        )
        for project in setup.content.projects
        if project.land in (setup.land, "both")
    ]


def _tasks(setup: Setup, view: View) -> list[sent.Task]:
    tasks = []
    for number, task in enumerate(setup.tasks):
        space = -1
        if task.place >= 0:
            space = 0 if task.place == 0 else view.landmarks[task.place - 1]
        tasks.append(
            sent.Task(
                number=number,
                stage=task.stage,
                route="ab"[task.route],
                kind=TASKS[task.kind],
                done=_done(setup, view, number),
                target=task.target,
                space=space,
            )
        )
    return tasks


def _done(setup: Setup, view: View, number: int) -> int:
    """How much of a task is done; see ``flow.quests.done``."""
    task = setup.tasks[number]
    if task.kind == CLUES:
        return min(view.clues, task.target)
    if task.kind == SEARCH:
        return int(view.cards[task.place - 1] >= 0)
    if task.kind == SLAY:
        return int(view.slain & BIT[task.enemy] != 0)
    return min(view.counts[number], task.target)


def _fight(setup: Setup, view: View, seen: SeenFight) -> sent.Fight:
    foe = foe_of(view)
    return sent.Fight(
        fighter=seen.fighter,
        row=seen.foe,
        rival=seen.rival,
        grey_die=seen.grey_die,
        red_die=seen.red_die,
        grey=seen.grey,
        red=seen.red,
        plus=seen.plus,
        free=seen.free,
        defence=RIVAL_HIT if foe is None else setup.defence[foe.number],
        attack=RIVAL_HURT if foe is None else setup.attack[foe.number],
        helpers=members(seen.helpers),
        prize=_goods(seen.prize) | dict.fromkeys(_items(setup.content, seen.prize_items), 1),
    )


def _bargain(content: Content, seen: SeenBargain) -> sent.Bargain:
    def laid(goods: Sequence[int], items: int, projects: int) -> dict[str, int]:
        return (
            _goods(goods)
            | dict.fromkeys(_items(content, items), 1)
            | dict.fromkeys(_projects(content, projects), 1)
        )

    return sent.Bargain(
        seat=seen.seat,
        partner=seen.partner,
        gives=laid(seen.give_goods, seen.give_items, seen.give_projects),
        asks=laid(seen.ask_goods, seen.ask_items, seen.ask_projects),
    )
