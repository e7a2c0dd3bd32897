"""From ``--seats you,greedy,bot`` to seats with names and deciders."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from discovery.errors import Code, InvalidInput

YOU = "you"
VIRTUAL = ("bot", "bot+")


@dataclass(frozen=True, slots=True)
class Player:
    """``kind`` is ``"you"``, a program's name, ``"bot"`` or ``"bot+"``."""

    name: str
    kind: str

    @property
    def header(self) -> str:
        """As a record's header writes the seat."""
        return f"{self.name}={self.kind}" if self.kind in VIRTUAL else self.name


def players(given: str, programs: Collection[str], you: str) -> list[Player]:
    """The players in the order given, each with a name of its own. ``InvalidInput`` names an unknown one."""
    seated: list[Player] = []
    for kind in (item.strip() for item in given.split(",")):
        if kind != YOU and kind not in VIRTUAL and kind not in programs:
            raise InvalidInput(Code.UNKNOWN_PLAYER, given=kind[:60])
        name = you if kind == YOU else kind.replace("+", " plus").capitalize()
        taken = sum(player.kind == kind for player in seated)
        seated.append(Player(f"{name} {taken + 1}" if taken else name, kind))
    return seated
