"""Choices as a viewer sees them: indices of their legal moves, and what an index says in words."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT, members
from discovery.evolution.board.plane import coordinates_of, spot_at
from discovery.evolution.encoding.actions import (
    CARD,
    COUNT,
    ERA,
    SEAT,
    Coding,
    aim_at,
    aim_index,
    source_index,
)
from discovery.evolution.encoding.fields import SIDES, TAKING
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.views.view import View


class Actions:
    """The choices of a set-up: ``count`` indices, the same for all seats, each counting seats from itself."""

    def __init__(self, game: DiscoveryGame) -> None:
        self.coding = Coding(game.setup)
        self.count = self.coding.size
        self._setup = game.setup

    def legal(self, view: View, chosen: Sequence[int] = ()) -> list[int]:
        """The indices that may be chosen next, in order, after those ``chosen`` already."""
        begun, tops = tuple(chosen), _tops(view)
        ways = (self._way(view, move, tops) for move in view.legal)
        return sorted({way[len(begun)] for way in ways if way[: len(begun)] == begun})

    def indices(self, view: View, move: int) -> tuple[int, ...]:
        """The choices that make up a legal move of the view's seat."""
        return self._way(view, move, _tops(view))

    def _way(self, view: View, move: int, tops: dict[int, int]) -> tuple[int, ...]:
        coding, code, argument = self.coding, codes.code_of(move), move & codes.ARGUMENT
        seats = self._setup.seat_count
        if code == codes.SELECT:
            return (*(coding.picks + card for card in members(move >> codes.EXTRA)), coding.done)
        if coding.kind_of[code] == SEAT:
            argument = (argument - view.seat) % seats
        elif coding.kind_of[code] == ERA:
            argument -= self._setup.lowest
        elif coding.kind_of[code] == COUNT:
            argument -= 1
        way = [coding.first[code] + argument]
        if code in TAKING:
            way.append(coding.sources + source_index(move >> codes.SOURCE, view.seat, seats))
        if code == codes.HARVEST_ROB and codes.place_of(move):
            way.append(coding.places + codes.place_of(move) - 1)
        if code == codes.USE:
            way.append(coding.aims + aim_index(codes.aim_of(move), view.seat, seats))
        if coding.spotted[code]:
            way.append(coding.spots + self._spot(tops, codes.spot_of(move)))
        return tuple(way)

    def move(self, view: View, chosen: Sequence[int]) -> int:
        """The legal move that these choices make up. ``ValueError`` if they make up none."""
        wanted, tops = tuple(chosen), _tops(view)
        for move in view.legal:
            if self._way(view, move, tops) == wanted:
                return move
        raise ValueError(wanted)

    def text(self, index: int, seat: int) -> str:
        """The choice behind an index when ``seat`` chooses it, in the words of notation."""
        coding, ids, names = self.coding, self._setup.ids, self._setup.names
        if index < coding.whole:
            return self._word(index, seat)
        if 0 <= coding.aims <= index:
            return self._aim(aim_at(index - coding.aims, seat, self._setup.seat_count))
        if 0 <= coding.places <= index:
            return f"place {index - coding.places + 1}"
        if 0 <= coding.picks <= index:
            return "done" if index == coding.done else f"select {ids[index - coding.picks]}"
        if 0 <= coding.spots <= index:
            side, card = divmod(index - coding.spots - 1, self._setup.card_count)
            return "at 0,0" if index == coding.spots else f"{SIDES[side]} {ids[card]}"
        source = index - coding.sources
        return (
            ("from own", "from pool")[source] if source < 2 else f"from {names[self._seat(source - 2, seat)]}"
        )

    def _word(self, index: int, seat: int) -> str:
        code = self.coding.code_at[index]
        argument, kind = index - self.coding.first[code], self.coding.kind_of[code]
        word = codes.WORDS[code].replace("-", " ")
        if kind == SEAT:
            return f"{word} {self._setup.names[self._seat(argument, seat)]}"
        if kind == ERA:
            return f"{word} {argument + self._setup.lowest}"
        if kind == COUNT:
            return f"{word} {argument + 1}"
        return f"{word} {self._setup.ids[argument]}" if kind == CARD else word

    def _aim(self, aim: int) -> str:
        if aim == 0:
            return "aimed at nothing"
        name = (
            self._setup.names[aim - 1] if aim < codes.AIMED_CARD else self._setup.ids[aim - codes.AIMED_CARD]
        )
        return f"aimed at {name}"

    def _seat(self, step: int, seat: int) -> int:
        return (seat + step) % self._setup.seat_count

    def _spot(self, tops: dict[int, int], spot: int) -> int:
        """As ``choices.spot_index``, from what lies in sight."""
        if not tops:
            return 0
        if spot in tops:
            return 1 + tops[spot]
        x, y = coordinates_of(spot)
        card, side = min((tops[cell], side) for side, cell in enumerate(_around(x, y)) if cell in tops)
        return 1 + (side + 1) * self._setup.card_count + card


def _tops(view: View) -> dict[int, int]:
    """The visible card of each spot."""
    cells = sorted(view.plane or (), key=_level)
    return {spot_at(x, y): card for card, x, y, _ in cells}


def _level(cell: tuple[int, int, int, int]) -> int:
    return cell[3]


def _around(x: int, y: int) -> list[int]:
    """The cells that border one: first the cell west of it, which it lies east of, and so on."""
    return [spot_at(x - 1, y), spot_at(x + 1, y), spot_at(x, y - 1), spot_at(x, y + 1)]


def bits_of(indices: Sequence[int]) -> int:
    """The mask of some indices; it may be wider than ``BIT`` goes."""
    return sum(BIT[index & 63] << (index >> 6 << 6) for index in indices)
