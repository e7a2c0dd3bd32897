"""Pictures of a deck's balance as SVG: plain shapes with a title, words beside every colour.

They are narrow, so that their words can be read on a phone as well; only the tree needs more room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

WIDTH, LINE, LEFT, RIGHT = 420, 22, 118, 62
NAMES = 176
"""Room for the name of a card."""
TREE = 840
OWN, USUAL, INK, PALE = "#1f5fa8", "#8a6d1c", "#222", "#ddd"
TYPE = 'font-family="sans-serif" font-size="13" fill="#222"'


def framed(title: str, height: int, parts: Sequence[str], width: int = WIDTH) -> str:
    """A picture with a title for those who do not see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" {TYPE}>'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def words(x: float, y: float, text: str, anchor: str = "start", size: int = 13) -> str:
    """A line of text as SVG."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def bar(x: float, y: float, width: float, height: float, colour: str, more: str = "") -> str:
    """A filled rectangle as SVG; a negative width counts as 0."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect {place} fill="{colour}" {more}/>'


def line(
    x: float, y: float, x2: float, y2: float, colour: str = INK, width: float = 1, dashes: str = ""
) -> str:
    """A line, dashed if told."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width:g}"{dashed}/>'
    )


def legend(own: str, usual: str) -> list[str]:
    """Filled for the deck, hollow for what is usual."""
    return [
        bar(1, 4, 14, 12, OWN),
        words(21, 15, own),
        bar(WIDTH / 2, 4, 14, 12, "none", f'stroke="{USUAL}" stroke-width="2"'),
        words(WIDTH / 2 + 20, 15, usual),
    ]


def histogram(
    title: str, own: Mapping[int, int], usual: Mapping[int, int], names: tuple[str, str], unit: str, step: int
) -> str:
    """Shares of games by their length: bars of the deck, an outline of what is usual."""
    ends = [*own, *usual] or [0]
    first, last = min(ends), max(ends)
    places = range(first, last + step, step)
    width, height = (WIDTH - LEFT - 10) / max(1, len(places)), 120
    shares = [
        {place: rows.get(place, 0) / (sum(rows.values()) or 1) for place in places} for rows in (own, usual)
    ]
    most = max(max(rows.values(), default=0.0) for rows in shares) or 1.0
    parts = [words(0, 60, title), *legend(*names)]
    for number, place in enumerate(places):
        x, (mine, theirs) = LEFT + number * width, (height * rows[place] / most for rows in shares)
        parts.append(bar(x + 1, 25 + height - mine, width - 2, mine, OWN))
        parts.append(
            bar(x + 1, 25 + height - theirs, width - 2, theirs, "none", f'stroke="{USUAL}" stroke-width="2"')
        )
        if number % max(1, len(places) // 10) == 0:
            parts.append(words(x, 25 + height + 16, str(place), size=11))
    parts.append(words(WIDTH - 4, 25 + height + 32, unit, "end", 11))
    return framed(title, 25 + height + 38, parts)


Dot = tuple[str, str, float, float, float, float]
"""A label, a value in words and as a number, its interval, and what is usual, from 0 to 1."""


def dots(title: str, rows: Sequence[Dot], names: tuple[str, str], most: float) -> str:
    """A row for each value: a filled dot with its interval, and a hollow one for what is usual."""

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * min(1.0, max(0.0, value / most))

    parts = legend(*names)
    for number, (label, text, value, low, high, usual) in enumerate(rows):
        y = 36 + LINE * number
        parts += [
            words(LEFT - 8, y + 4, label, "end"),
            line(LEFT, y, WIDTH - RIGHT, y, PALE),
            line(x(low), y, x(high), y, OWN, 3),
            f'<circle cx="{x(usual):.1f}" cy="{y}" r="7" fill="none" stroke="{USUAL}" stroke-width="2"/>',
            f'<circle cx="{x(value):.1f}" cy="{y}" r="4" fill="{OWN}"/>',
            words(WIDTH - 2, y + 4, text, "end"),
        ]
    return framed(title, 40 + LINE * len(rows), parts)


Signed = tuple[str, str, float, float, bool]
"""A label, a value in words and as a number, the half of its interval, and whether it is named."""


def signed(title: str, rows: Sequence[Signed]) -> str:
    """Bars to the left and right of a line, with their intervals; what is named has a star."""
    most = max((abs(value) + error for _, _, value, error, _ in rows), default=1.0) or 1.0
    middle, half = (NAMES + WIDTH - RIGHT) / 2, (WIDTH - NAMES - RIGHT) / 2
    parts = [line(middle, 0, middle, LINE * len(rows) + 8)]
    for number, (label, text, value, error, named) in enumerate(rows):
        y, reach = 14 + LINE * number, half * value / most
        spread = half * error / most
        parts += [
            words(NAMES - 8, y + 4, f"{label} *" if named else label, "end"),
            bar(min(middle, middle + reach), y - 6, abs(reach), 12, OWN if value > 0 else USUAL),
            line(middle + reach - spread, y, middle + reach + spread, y),
            words(WIDTH - 2, y + 4, text, "end"),
        ]
    return framed(title, 18 + LINE * len(rows), parts)


Leaf = tuple[str, int, int, float, float, tuple[int, ...]]
"""A card: its name, its row from below, its place in the row, how long it waits and how much waits for it,
each from 0 to 1, and the places of its prerequisites in the list."""


def tree(title: str, leaves: Sequence[Leaf]) -> str:
    """The rows of the eras, the lowest below, with lines to the prerequisites."""
    rows = max((row for _, row, _, _, _, _ in leaves), default=0) + 1
    sizes = [sum(leaf[1] == row for leaf in leaves) for row in range(rows)]
    spots = [
        ((place + 0.5) * TREE / sizes[row], (rows - row - 0.5) * 84) for _, row, place, _, _, _ in leaves
    ]
    lines = [
        line(*spots[number], *spots[need], "#999", 0.8)
        for number, leaf in enumerate(leaves)
        for need in leaf[5]
    ]
    cards = []
    for (name, row, _, waits, burden, _), (x, y) in zip(leaves, spots, strict=True):
        wide = TREE / sizes[row] - 6
        shade = round(250 - 110 * waits)
        frame = f'stroke="{INK}" stroke-width="{0.6 + 5 * burden:.1f}"'
        cards.append(bar(x - wide / 2, y - 16, wide, 32, f"rgb({shade},{shade},250)", frame))
        cards.append(words(x, y + 3, _within(name, wide), "middle", 11))
    return framed(title, rows * 84, [*lines, *cards], TREE)


def _within(name: str, width: float) -> str:
    """A name, cut where it would leave its card."""
    most = max(4, int(width / 6.7))
    return name if len(name) <= most else f"{name[: most - 1]}…"
