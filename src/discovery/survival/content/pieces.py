"""The pieces that are shuffled for a game, by id and pile by pile (rule XT01)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from discovery.survival.content.tables import CLASSES, Content

PILES = (
    "tiles-near", "tiles-middle", "tiles-far", *CLASSES, "landmark", "nights-1", "nights-2", "threats",
    "projects",
    "characters",
)  # fmt: skip
"""The piles in the order of a shuffle."""
GROUPS = ("near", "middle", "far")
KEPT = 32


@dataclass(frozen=True, slots=True)
class PieceNumbers:
    """``ids`` of all pieces; ``starts`` and ``sizes`` of the piles; ``numbers`` in the tables of the content:
    for a token the number of its kind, for the others their row."""

    ids: tuple[str, ...]
    starts: tuple[int, ...]
    sizes: tuple[int, ...]
    numbers: tuple[int, ...]


@lru_cache(maxsize=KEPT)
def pieces_of(content: Content, land: str) -> PieceNumbers:
    """The pieces of a land."""
    ids: list[str] = []
    numbers: list[int] = []
    starts: list[int] = []
    for pile in _piles(content, land):
        starts.append(len(ids))
        for name, number in pile:
            ids.append(name)
            numbers.append(number)
    ends = [*starts[1:], len(ids)]
    sizes = tuple(end - start for start, end in zip(starts, ends, strict=True))
    return PieceNumbers(tuple(ids), tuple(starts), sizes, tuple(numbers))


def _piles(content: Content, land: str) -> Iterable[list[tuple[str, int]]]:
    here = (land, "both")
    for group in GROUPS:
        yield [
            (tile.id, n) for n, tile in enumerate(content.tiles) if tile.land == land and tile.group == group
        ]
    for klass, name in enumerate(CLASSES):
        kinds = [
            n
            for n, token in enumerate(content.tokens)
            if token.land in here and token.klass == klass
            for _ in range(token.copies)
        ]
        yield [(f"{name}-{place:02}", n) for place, n in enumerate(kinds, 1)]
    yield [(card.id, n) for n, card in enumerate(content.explorations) if card.variant and card.land in here]
    for tier in (1, 2):
        yield [(night.id, n) for n, night in enumerate(content.nights) if night.tier == tier]
    yield [
        (threat.id if threat.copies == 1 else f"{threat.id}-{copy}", n)
        for n, threat in enumerate(content.threats)
        for copy in range(1, threat.copies + 1)
    ]
    yield [
        (project.id.removeprefix("project-"), n)
        for n, project in enumerate(content.projects)
        if project.land in here
    ]
    yield [(character.id, n) for n, character in enumerate(content.characters)]
