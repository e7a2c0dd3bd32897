"""A sheet for each scenario: how tiles lie, its nights as a track, its stages, and what the ground costs."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.press import Pages, PrintWish
from discovery.survival.board.hexes import PLACES, Cell, centre
from discovery.survival.content.tables import BANDS, RESOURCES, LayoutRow, Scenario, TerrainRow
from discovery.survival.press.cards import routes
from discovery.survival.press.copy import Copy, joined, sentence
from discovery.survival.press.drawings import ground, sign
from discovery.survival.press.tiles import middle, outer_edges

GENTLE = 2
"""More nights of a gentle game (XP08)."""
MOST_PROGRESS = 12
HOME = ((0, 0),)
STAMINA = (4, 3, 2, 1)
"""More stamina each night by seats (XL02)."""
WHOM = ("me", "each", "first", "open", "here", "alone", "together")


def scenarios(wish: PrintWish) -> Pages:
    """A page for each scenario of the content."""
    copy = Copy(wish)
    data = {
        "title": copy.title,
        "words": _words(copy),
        "sheets": [_sheet(copy, scenario) for scenario in copy.content.scenarios],
    }
    return Pages("scenarios", "scenarios", data)


def _words(copy: Copy) -> dict[str, str]:
    words = (
        "layout",
        "nights",
        "ground",
        "progress-track",
        "on-won",
        "on-lost",
        "targets-note",
        "groups-note",
    )
    return {word: copy.say(word) for word in words}


def _sheet(copy: Copy, scenario: Scenario) -> dict[str, object]:
    tasks = [task for task in copy.content.tasks if task.scenario == scenario.id]
    stages = sorted({task.stage for task in tasks})
    return {
        "id": scenario.id,
        "name": copy.name("scenarios", scenario.id),
        "text": copy.text("scenarios", scenario.id),
        "won": copy.text("scenarios", scenario.id, "won"),
        "lost": copy.text("scenarios", scenario.id, "lost"),
        "facts": _facts(copy, scenario),
        "layout": _layout(copy, scenario),
        "nights": _nights(copy, scenario),
        "stages": [
            {"word": copy.say("stage", number=stage), "routes": routes(copy, tasks, stage)}
            for stage in stages
        ],
        "progress": max([MOST_PROGRESS, *(max(task.targets) for task in tasks)]),
        "lands": [_land(copy, land) for land in _lands(copy, scenario)],
    }


def _lands(copy: Copy, scenario: Scenario) -> Sequence[str]:
    """The land of a scenario, or all of them."""
    lands = copy.content.lands
    return (scenario.land,) if scenario.land in lands else lands


def _facts(copy: Copy, scenario: Scenario) -> list[str]:
    """Facts about a scenario: its lands, seats and numbers, and where it differs from others."""
    lands = ", ".join(copy.land(land) for land in _lands(copy, scenario))
    seats = range(scenario.least, scenario.most + 1)
    facts = [
        joined((lands, copy.say("seats", least=scenario.least, most=scenario.most))),
        copy.say("last-nights", nights=_by_seats(copy, [scenario.nights[seat - 1] for seat in seats], seats)),
        copy.say("more-stamina", stamina=_by_seats(copy, [STAMINA[seat - 1] for seat in seats], seats)),
        copy.say("first-tier", number=scenario.blue),
        copy.say("way-out", number=scenario.opens),
    ]
    if scenario.each_night:
        what = "; ".join(step_sentence(copy, step) for step in scenario.each_night.split(";"))
        facts.append(copy.say("each-night", number=scenario.from_night, text=what))
    if scenario.rivals:
        facts.append(copy.say("rivals"))
    return facts


def _by_seats(copy: Copy, figures: Sequence[int], seats: Sequence[int]) -> str:
    """One figure, or one for each number of survivors."""
    if len(set(figures)) == 1:
        return str(figures[0])
    return ", ".join(
        copy.say("by-seats", figure=figure, seats=seat) for figure, seat in zip(figures, seats, strict=True)
    )


def step_sentence(copy: Copy, step: str) -> str:
    """A plain step in the words of the page; one that asks for a choice or a roll as its table has it."""
    effect, _, rest = step.strip().partition(" ")
    words = rest.split()
    whom = words.pop(0) if words and words[0] in WHOM else "me"
    number = int(words[-1]) if words and words[-1].lstrip("-").isdigit() else 0
    if "{" in step:
        return step.strip()
    if effect in ("hurt", "heal"):
        damage = copy.word("any") if words[0] == "any" else copy.name("damages", words[0])
        text = copy.word(f"effect-{effect}", piece=f"{number} × {damage}")
    elif effect in ("gain", "lose") and words[0] in RESOURCES:
        text = copy.word(f"effect-{effect}", piece=f"{number} × {copy.name('resources', words[0])}")
    elif effect == "stamina":
        text = copy.word("effect-stamina", change=f"{number:+}")
    elif effect in ("monster", "prowl", "threat"):
        text = copy.word(f"effect-{effect}", number=number)
    else:
        return step.strip()
    return copy.word("effect-for", whom=whom, text=text)


def _layout(copy: Copy, scenario: Scenario) -> list[dict[str, object]]:
    """Each tile with its group, its spaces and its edge, in sides of a space from the camp (XB04)."""
    layout = next(row for row in copy.content.layouts if row.id == scenario.layout)
    return [
        {
            "group": group,
            "word": sentence(copy.word(f"group-{group}")),
            "number": str(number),
            "at": middle(centre(cell)),
            "spaces": [middle(space) for space in _spaces(cell)],
            "border": outer_edges(_spaces(cell)),
        }
        for number, (group, cells) in enumerate(_groups(layout))
        for cell in cells
    ]


def _groups(layout: LayoutRow) -> list[tuple[str, Sequence[Cell]]]:
    return [("start", HOME), ("near", layout.near), ("middle", layout.middle), ("far", layout.far)]


def _spaces(cell: Cell) -> list[Cell]:
    column, row = centre(cell)
    return [(column + x, row + y) for x, y in PLACES]


def _nights(copy: Copy, scenario: Scenario) -> list[dict[str, object]]:
    """The track: each night with whose last one it is (XP08), and what comes (XP07, XP10)."""
    last = max(scenario.nights)
    seats = [seat for seat in range(1, 5) if scenario.nights[seat - 1]]
    return [
        {
            "number": str(night),
            "last": ", ".join(str(seat) for seat in seats if scenario.nights[seat - 1] == night),
            "opens": night == scenario.opens + 1,
            "comes": bool(scenario.each_night) and night >= scenario.from_night,
            "gentle": night > last,
        }
        for night in range(1, last + GENTLE + 1)
    ]


def _land(copy: Copy, land: str) -> dict[str, object]:
    rows = [row for row in copy.content.terrains if row.land == land]
    return {"name": copy.land(land), "kinds": [_kind(copy, row, n) for n, row in enumerate(rows)]}


def _kind(copy: Copy, row: TerrainRow, number: int) -> dict[str, object]:
    named = [
        item.id
        for item in copy.content.items
        for one in item.bonuses
        if (one.name, one.words) == ("pass", (row.waiver,))
    ]
    pass_by = ", ".join(copy.name("items", id) for id in named)
    return {
        "letter": row.letter,
        "name": sentence(copy.name("terrains", row.id)),
        "ground": ground(number),
        "cost": row.cost,
        "band": copy.word(f"band-{BANDS[row.band]}"),
        "pass": copy.say("pass", items=pass_by) if row.waiver and pass_by else "",
        "sign": sign("stamina"),
    }
