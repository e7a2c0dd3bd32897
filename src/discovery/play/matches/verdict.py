"""The verdict of one game of a match: which sides won, who stands best, who begins the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.matches import Begins
from discovery.core.protocol import names_of
from discovery.play.matches.lineup import Side
from discovery.play.matches.standings import Finished


@dataclass(frozen=True, slots=True)
class GameVerdict:
    """A game with its ``names`` by seat. ``scores`` are of the ``sides``: their points less their handicaps,
    ``None`` without points. The sides in ``won`` share the victory. Players who ``left`` the game cannot win
    (R07)."""

    game: Finished
    names: tuple[str, ...]
    sides: tuple[Side, ...]
    scores: tuple[int | None, ...]
    won: tuple[Side, ...]

    @property
    def left(self) -> list[str]:
        """Who left before the end."""
        return [self.names[seat] for seat in self.game.left]

    def points_of(self, name: str) -> int | None:
        """The points of a player, ``None`` without."""
        return None if self.game.points is None else self.game.points[self.names.index(name)]

    def ranking(self, champion: str) -> list[str]:
        """Everybody by points, of equals by what they had left, then clockwise from the champion (S30)."""
        first = self.names.index(champion) if champion in self.names else 0

        def standing(name: str) -> tuple[int, int, int]:
            seat = self.names.index(name)
            left_over = self.game.left_over[seat] if self.game.left_over else 0
            return -(self.points_of(name) or 0), left_over, (seat - first) % len(self.names)

        return sorted((name for name in self.names if name not in self.left), key=standing)

    def next_starter(self, begins: Begins) -> str:
        """By the game's custom; of several the first clockwise from the last beginner, who comes last
        (B05, S28)."""
        game = self.game
        seats: list[int] = [*range(1, len(self.names)), 0]
        if begins == "next":
            return self.names[seats[0]]
        able = [seat for seat in seats if seat not in game.left] or seats
        if begins == "winner":
            able = [seat for seat in able if seat in game.winners] or able
        elif game.points is not None:
            fewest = min(game.points[seat] for seat in able)
            able = [seat for seat in able if game.points[seat] == fewest]
        return self.names[able[0]]


def judged(game: Finished, sides: Sequence[Side], handicaps: Sequence[int] | None) -> GameVerdict:
    """The verdict on a game: by score with ``handicaps``, one a side; by its record without (S32)."""
    names = tuple(names_of(game.record.seats))
    scores = _scores(game, names, sides, handicaps or [0] * len(sides))
    if handicaps is None:
        won = [side for side in sides if any(names.index(name) in game.winners for name in side)]
    else:
        won = _highest(game, names, sides, scores)
    return GameVerdict(game, names, tuple(sides), scores, tuple(won))


def _scores(
    game: Finished, names: Sequence[str], sides: Sequence[Side], handicaps: Sequence[int]
) -> tuple[int | None, ...]:
    """The scores by side, less their handicaps; ``None`` without points. Players who left bring nothing
    (R01)."""
    points = game.points
    if points is None:
        return (None,) * len(sides)
    brought = {name: 0 if seat in game.left else points[seat] for seat, name in enumerate(names)}
    return tuple(
        sum(brought[name] for name in side) - handicap
        for side, handicap in zip(sides, handicaps, strict=True)
    )


def _highest(
    game: Finished, names: Sequence[str], sides: Sequence[Side], scores: Sequence[int | None]
) -> list[Side]:
    able = [
        (score or 0, side)
        for side, score in zip(sides, scores, strict=True)
        if any(names.index(name) not in game.left for name in side)
    ]
    best = max(score for score, _ in able)
    return [side for score, side in able if score == best]
