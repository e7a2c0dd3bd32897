"""The cards of all packs: one for each row of their tables, as many as four survivors need."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from discovery.core.press import CARD, Piece, Pieces, PrintWish
from discovery.survival.content.tables import DAMAGES, EnemyRow, Exploration, Item, ProjectRow, TaskRow
from discovery.survival.press.copy import COLOURS, SIGNS, Copy, back, joined, sentence
from discovery.survival.press.drawings import CREDIT, item, sign

_TAKEN = re.compile(r"\bitem (\w+) ([\w-]+)")
"""A step by which somebody takes an item."""
ALONE = "me"
ROUTES = "ab"


def face(id: str, kind: str, name: str, text: str, **more: Any) -> dict[str, object]:
    """The data that ``typst/card.typ`` draws. ``line`` says what kind of card it is, ``number`` stands in its
    head, ``picture`` over the text, ``figures`` are large numbers with words, ``rows`` words with resources,
    ``parts`` further texts with a head of their own."""
    plain = {"line": "", "number": "", "sign": None, "picture": None}
    listed: dict[str, object] = {"figures": [], "rows": [], "parts": []}
    return {"id": id, "colour": COLOURS[kind], "name": name, "text": text, **plain, **listed, **more}


def explore(wish: PrintWish) -> Pieces:
    """The cards of numbers (XC05) and of landmarks (XC19), of which each has two (XJ07)."""
    copy = Copy(wish)
    made = [_exploration(copy, card) for card in copy.content.explorations]
    return Pieces("explore", CARD, made)


def _exploration(copy: Copy, card: Exploration) -> Piece:
    name = copy.name("explore", card.id)
    kind = "landmark" if card.variant else "item"
    kind = card.place if card.place in COLOURS else kind
    land = copy.land(card.land)
    drawing = sign(SIGNS.get(kind, kind))
    if card.variant:
        word = sentence(copy.word("landmark", number=card.number))
        behind = back(f"back-{card.land}-{card.number}", kind, word, drawing, land)
        line = joined((word, land))
    else:
        line = copy.say(f"class-{card.place}")
        behind = back("back-explore", "item", copy.say("back-explore"), sign("project"))
    number, text = str(card.number), copy.text("explore", card.id)
    data = face(card.id, kind, name, text, line=line, picture=drawing, number=number)
    return Piece(card.id, name, "card", data, back=behind)


def nights(wish: PrintWish) -> Pieces:
    """The nights of both tiers, which their backs tell apart (XB03); tribal ones say so (XD02)."""
    copy, made = Copy(wish), []
    backs = {
        tier: back(f"back-nights-{tier}", "night", copy.say("tier", number=tier), sign("camp"))
        for tier in (1, 2)
    }
    for night in copy.content.nights:
        name = copy.name("nights", night.id)
        line = joined((copy.say("tier", number=night.tier), copy.say("tribal") if night.tribal else ""))
        data = face(
            night.id, "night", name, copy.text("nights", night.id), line=line, number="I" * night.tier
        )
        made.append(Piece(night.id, name, "card", data | {"picture": sign("camp")}, back=backs[night.tier]))
    return Pieces("nights", CARD, made)


def threats(wish: PrintWish) -> Pieces:
    """As many of each as the table says (XM01)."""
    copy = Copy(wish)
    word = copy.say("threat")
    made = []
    for threat in copy.content.threats:
        name = copy.name("threats", threat.id)
        text = copy.text("threats", threat.id)
        data = face(threat.id, "threat", name, text, line=word, picture=sign("wound"))
        made.append(Piece(threat.id, name, "card", data, threat.copies))
    return Pieces("threats", CARD, made, back("back-threats", "threat", copy.say("threats"), sign("wound")))


def projects(wish: PrintWish) -> Pieces:
    """Each project with its recipes and what its item does (XC15)."""
    copy = Copy(wish)
    made = [_project(copy, project) for project in copy.content.projects for _ in range(project.copies)]
    behind = back("back-projects", "project", copy.say("projects"), sign("project"))
    return Pieces("projects", CARD, made, behind, credit=CREDIT)


def _project(copy: Copy, project: ProjectRow) -> Piece:
    name = copy.name("items", project.item)
    recipes = [recipe for recipe in (project.recipe_1, project.recipe_2) if recipe]
    rows = [
        {"word": copy.say("recipe", number=number), "goods": copy.amounts(recipe), "words": ""}
        for number, recipe in enumerate(recipes, 1)
    ]
    data = face(
        project.id,
        "project",
        name,
        copy.text("items", project.item),
        line=joined((copy.say("project"), copy.land(project.land))),
        sign=sign("project"),
        picture=item(project.item),
        rows=rows,
    )
    return Piece(project.id, name, "card", data)


def items(wish: PrintWish) -> Pieces:
    """Items that can be crafted for each survivor (XC17, XC22), others as often as they can be found."""
    copy = Copy(wish)
    made = [_item(copy, row) for row in copy.content.items]
    behind = back("back-items", "item", copy.say("items"), sign("bag"))
    return Pieces("items", CARD, made, behind, credit=CREDIT)


def _item(copy: Copy, row: Item) -> Piece:
    name = copy.name("items", row.id)
    uses = copy.say("use", number=row.use_cost) if row.use_cost >= 0 else ""
    line = joined((copy.say(f"kind-{row.kind}"), copy.land(row.land)))
    under = joined((uses, copy.say("spent") if row.spent else ""))
    data = face(row.id, "item", name, copy.text("items", row.id), line=line, sign=sign("bag"))
    data |= {"picture": item(row.id), "rows": [_said(under)] if under else []}
    return Piece(row.id, name, "card", data, item_copies(copy, row.id))


def _said(words: str) -> dict[str, object]:
    return {"word": "", "goods": [], "words": words}


def item_copies(copy: Copy, id: str) -> int:
    """How many of an item the survivors may have between them: nobody carries two (XC22)."""
    content = copy.content
    if any(project.item == id for project in content.projects):
        return copy.seats
    copies = sum(id in enemy.reward_items for enemy in content.enemies)
    for steps in _all_steps(copy):
        copies += sum(1 if who == ALONE else copy.seats for who, what in _TAKEN.findall(steps) if what == id)
    return max(1, min(copies, copy.seats))


def _all_steps(copy: Copy) -> Iterator[str]:
    content = copy.content
    for table in (content.explorations, content.nights, content.threats):
        yield from (row.steps for row in table)
    for users in (content.items, content.characters):
        yield from (row.use for row in users)


def enemies(wish: PrintWish) -> Pieces:
    """One of each: enemies of a name share their card, their damage lies beside their token."""
    copy = Copy(wish)
    made = [_enemy(copy, enemy) for enemy in copy.content.enemies]
    behind = back("back-enemies", "enemy", copy.say("enemies"), sign("monster"))
    return Pieces("enemies", CARD, made, behind)


def _enemy(copy: Copy, enemy: EnemyRow) -> Piece:
    name = copy.name("enemies", enemy.id)
    words = [copy.word(f"word-{word}") for word in ("swift", "lethal", "special") if getattr(enemy, word)]
    data = face(
        enemy.id,
        "enemy",
        name,
        copy.text("enemies", enemy.id),
        line=sentence(joined((copy.land(enemy.land), *words))),
        sign=sign("monster"),
    )
    if enemy.life > 0:
        data |= {"figures": _figures(copy, enemy), "rows": _rewards(copy, enemy)}
    return Piece(enemy.id, name, "card", data)


def _figures(copy: Copy, enemy: EnemyRow) -> list[dict[str, str]]:
    """Defence, attack and life (XF01)."""
    figures = (("defence", enemy.defence, "+"), ("attack", enemy.attack, "+"), ("life", enemy.life, ""))
    return [{"value": f"{value}{more}", "word": copy.word(word)} for word, value, more in figures]


def _rewards(copy: Copy, enemy: EnemyRow) -> list[dict[str, object]]:
    kind = copy.name("damages", DAMAGES[enemy.damage])
    named = ", ".join(copy.name("items", id) for id in enemy.reward_items)
    rows: list[dict[str, object]] = [
        {"word": copy.say("deals"), "goods": [], "words": kind},
        {"word": sentence(copy.word("reward")), "goods": copy.amounts(enemy.reward), "words": named},
        {"word": sentence(copy.word("helped")), "goods": copy.amounts(enemy.helped), "words": ""},
    ]
    return [row for row in rows if row["goods"] or row["words"]]


def characters(wish: PrintWish) -> Pieces:
    """The cards of the characters, one of each (XB08)."""
    copy, made = Copy(wish), []
    for row in copy.content.characters:
        name = copy.name("characters", row.id)
        uses = [_said(copy.say("use", number=row.use_cost))] if row.use_cost >= 0 else []
        data = face(row.id, "character", name, copy.text("characters", row.id), line=copy.say("character"))
        made.append(Piece(row.id, name, "card", data | {"picture": sign("person"), "rows": uses}))
    behind = back("back-characters", "character", copy.say("characters"), sign("person"))
    return Pieces("characters", CARD, made, behind)


def supports(wish: PrintWish) -> Pieces:
    """One of each for each seat of a group; a survivor alone has none (XB11)."""
    copy, made = Copy(wish), []
    for seat in range(1, copy.seats + 1):
        for row in copy.content.supports:
            name = copy.name("supports", row.id)
            line = joined((copy.say("support"), copy.say("survivor", number=seat)))
            data = face(row.id, "support", name, copy.text("supports", row.id), line=line, number=str(seat))
            made.append(Piece(f"{row.id}-{seat}", name, "card", data | {"picture": sign("wound")}))
    behind = back("back-supports", "support", copy.say("supports"), sign("wound"))
    return Pieces("supports", CARD, made, behind)


def quests(wish: PrintWish) -> Pieces:
    """A card for each stage of each scenario (XB01): its routes and targets by seats (XP01, XP09)."""
    copy, made = Copy(wish), []
    for scenario in copy.content.scenarios:
        title = copy.name("scenarios", scenario.id)
        tasks = [task for task in copy.content.tasks if task.scenario == scenario.id]
        for stage in sorted({task.stage for task in tasks}):
            word = copy.say("stage", number=stage)
            id = f"{scenario.id}-{stage}"
            data = face(id, "quest", title, "", line=word, sign=sign("landmark"), number=str(stage))
            data["parts"] = routes(copy, tasks, stage)
            behind = back(f"back-{id}", "quest", title, sign("landmark"), word)
            made.append(Piece(id, f"{title} {stage}", "card", data, back=behind))
    return Pieces("quests", CARD, made)


def routes(copy: Copy, tasks: Sequence[TaskRow], stage: int) -> list[dict[str, object]]:
    """The routes of a stage: ``tasks`` are those of the scenario in the order of the table."""
    rows: list[dict[str, object]] = []
    for route in ROUTES:
        mine = [
            {"text": copy.task(number, task), "targets": targets(task)}
            for number, task in enumerate(tasks)
            if (task.stage, task.route) == (stage, route)
        ]
        if mine:
            rows.append({"word": copy.word("route", letter=route.upper()), "tasks": mine})
    return rows


def targets(task: TaskRow) -> list[list[str]]:
    """How many are needed for which numbers of seats; nothing if it is one for all."""
    if set(task.targets) <= {0, 1}:
        return []
    return [[str(seats), str(many)] for seats, many in enumerate(task.targets, 1) if many]
