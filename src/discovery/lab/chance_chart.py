"""Draws the chances of a game: as a line of characters for a terminal, or as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from discovery.lab.chances import GameAnalysis, SeatChances

SIGNS = "▁▂▃▄▅▆▇█"
WIDTH, HEIGHT, MARGIN, LEGEND = 720, 260, 44, 22
TYPE = 'font-family="sans-serif" font-size="14"'
DASHES = ("", "8 4", "2 4", "12 4 2 4", "6 2", "1 3", "10 6", "4 4", "14 4")
COLOURS = ("#1f5fa8", "#b3401f", "#2f7d4f", "#7a4fa3", "#8a6d1c", "#1f7d8a", "#a33f74", "#4f4f4f", "#5f7d1f")
"""Dash patterns distinguish the lines; colours only help."""


def chance_at(account: SeatChances, line: int) -> float:
    """The seat's last expected share when ``line`` had been played."""
    return [point.chance for point in account.curve if point.line <= line][-1]


def signs(account: SeatChances, lines: int, width: int) -> str:
    """The curve in ``width`` characters, from the deal to the end."""
    places = [round(step * lines / max(1, width - 1)) for step in range(width)]
    chances = [chance_at(account, line) for line in places]
    return "".join(SIGNS[min(len(SIGNS) - 1, int(chance * len(SIGNS)))] for chance in chances)


def svg(analysis: GameAnalysis, names: Sequence[str], title: str) -> str:
    """A complete SVG picture, with a title and the players' names."""
    height = HEIGHT + LEGEND * len(analysis.accounts)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" {TYPE}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        *(_level(share) for share in (0, 25, 50, 75, 100)),
    ]
    for place, account in enumerate(analysis.accounts):
        parts += _drawn(account, analysis.lines, place, names[account.seat])
    return "\n".join([*parts, "</svg>", ""])


def _level(share: int) -> str:
    y = _y(share / 100)
    line = f'<line x1="{MARGIN}" x2="{WIDTH - 8}" y1="{y}" y2="{y}" stroke="#ccc"/>'
    return f'{line}<text x="{MARGIN - 6}" y="{y + 5}" text-anchor="end">{share}</text>'


def _drawn(account: SeatChances, lines: int, place: int, name: str) -> list[str]:
    look = f'stroke="{COLOURS[place]}" stroke-dasharray="{DASHES[place]}" stroke-width="2.5" fill="none"'
    width = WIDTH - 8 - MARGIN
    spots = [
        f"{MARGIN + width * point.line / max(1, lines):.1f},{_y(point.chance)}" for point in account.curve
    ]
    y = HEIGHT + LEGEND * place
    return [
        f'<polyline points="{" ".join(spots)}" {look}/>',
        f'<line x1="{MARGIN}" x2="{MARGIN + 40}" y1="{y}" y2="{y}" {look}/>',
        f'<text x="{MARGIN + 50}" y="{y + 5}">{escape(name)}</text>',
    ]


def _y(chance: float) -> float:
    return round(8 + (HEIGHT - 40) * (1 - chance), 1)
