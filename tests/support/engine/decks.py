"""Deck files of any size."""

from __future__ import annotations

HEAD = "id,era,order,family,prerequisites,name_en,name_fr"


def graph(sizes: list[int], choices: list[int]) -> str:
    """A sound deck: each card needs one of the era before, each of those is needed."""
    lines = [HEAD]
    for era in range(1, len(sizes) + 1):
        for order in range(1, sizes[0] + 1):
            need = "" if era == 1 else f"e{era - 1}-{order}"
            extra = choices[(era * 7 + order) % len(choices)] % sizes[0] + 1
            also = f" e{era - 1}-{extra}" if era > 1 and extra != order else ""
            lines.append(f"e{era}-{order},{era},{order},food,{need}{also},N,N")
    return "\n".join(lines)
