"""Parses ``--seats you,Bo=level-3,bot`` into seats with names and deciders."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidInput
from discovery.core.text.names import distinct, needed_name
from discovery.i18n import kind_title, program_title

YOU = "you"


@dataclass(frozen=True, slots=True)
class Player:
    """``kind`` is ``"you"``, a program's name or, if ``virtual``, a kind of seat that the rules play."""

    name: str
    kind: str
    virtual: bool = False

    @property
    def header(self) -> str:
        """The seat as written in a record's header."""
        return f"{self.name}={self.kind}" if self.virtual else self.name


def players(
    given: Iterable[str], programs: Collection[str], virtual: Collection[str], you: str, language: str
) -> list[Player]:
    """The players in the given order, each with a unique name: what remains of that in ``NAME=PLAYER``, or
    the player's own.

    ``programs`` and ``virtual`` are the available players besides ``you``, the name of a person without one.
    ``InvalidInput``: UNKNOWN_PLAYER; BAD_NAME or MIXED_NAME for a name that no seat may have.
    """
    seated: list[Player] = []
    for item in given:
        typed, _, kind = item.rpartition("=")
        if kind != YOU and kind not in virtual and kind not in programs:
            raise InvalidInput(Code.UNKNOWN_PLAYER, given=kind[:60])
        usual = you if kind == YOU else _title(kind, language)
        wanted = needed_name(typed) if typed else ""
        name = distinct(wanted, usual, [player.name for player in seated])
        seated.append(Player(name, kind, kind in virtual))
    return seated


def _title(kind: str, language: str) -> str:
    title = program_title(language, kind) or kind_title(language, kind)
    return title or kind.replace("+", " plus").capitalize()
