"""The help sheet: a day, a night and a fight in the first sentences of their rules."""

from __future__ import annotations

import re

from discovery.core.press import Pages, PrintWish
from discovery.i18n.rulebook import book
from discovery.survival.press.copy import Copy
from discovery.survival.press.drawings import sign

BOOK = "discovery.survival.rulebook"
COSTS = (
    ("XC10", "1–3"), ("XC04", "0–1"), ("XC12", "1"), ("XC13", "1"), ("XC14", "1"), ("XC15", "1"),
    ("XC18", "0–1"), ("XC19", "1"), ("XC20", "1"), ("XC21", "*"), ("XO02", "1"), ("XG02", "1"),
    ("XP03", "1"), ("XP05", "2"), ("XP07", "1+"), ("XR01", "1"),
)  # fmt: skip
"""The cost of the actions of a day, in stamina, by the numbers of rules (XC03); ``*``: see its card."""
LONGER = {"XG02": 2, "XC04": 2, "XC10": 3, "XC18": 2}
"""Actions of which one sentence does not tell enough."""
PARTS = (
    ("setting-out", "XB02 XB03:2 XB04:2 XB06 XB07:2 XB08 XB09 XB10 XB11 XB12:2"),
    ("night", "XD01:2 XD02:2 XL02 XL06:2 XL04 XL05 XP10 XL07 XP08"),
    ("fight", "XF13 XF02:2 XF03:2 XF04 XF05 XF06 XF07 XF08:2 XF09:2 XF11 XF14:2"),
    ("damage", "XG01:2 XG04:2 XH04:3"),
    ("monsters", "XE01:2 XE02 XE03:2 XN01"),
)
"""Themes, with the numbers of their rules and how many sentences of each are told, one without a figure."""
DAY = "day"
_END = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-Þ«])")
_MARKS = re.compile(r"[*`]")


def guide(wish: PrintWish) -> Pages:
    """Two pages with the numbers of the rules."""
    copy = Copy(wish)
    parts = [_part(copy, key, _told(lines)) for key, lines in PARTS]
    actions = [(number, LONGER.get(number, 1), cost) for number, cost in COSTS]
    parts.insert(1, _part(copy, DAY, [("XC01", 2, ""), *actions]))
    data = {
        "title": copy.title,
        "head": copy.say("guide"),
        "cost": copy.say("cost-head"),
        "card": copy.say("cost-card"),
        "stamina": sign("stamina"),
        "sides": [parts[:2], parts[2:]],
        "compass": [
            {"name": name, "numbers": f"{2 * n + 1}–{2 * n + 2}"} for n, name in enumerate(_directions(copy))
        ],
        "compass-word": copy.say("compass"),
        "dice": copy.say("dice"),
    }
    return Pages("guide", "guide", data)


def _told(lines: str) -> list[tuple[str, int, str]]:
    return [(one.partition(":")[0], int(one.partition(":")[2] or 1), "") for one in lines.split()]


def _directions(copy: Copy) -> list[str]:
    """The letters of the directions, north first and clockwise."""
    return copy.say("directions").split()


def _part(copy: Copy, key: str, lines: list[tuple[str, int, str]]) -> dict[str, object]:
    return {"title": copy.say(f"part-{key}"), "lines": [_line(copy, *line) for line in lines]}


def _line(copy: Copy, number: str, sentences: int, cost: str) -> dict[str, str]:
    rule = book(BOOK).find(number, copy.language)
    text = " ".join(_MARKS.sub("", rule.text).split(" ")).replace("\n", " ").strip()
    told = " ".join(_END.split(text)[:sentences])
    return {"rule": number, "title": rule.title, "text": told, "cost": cost}
