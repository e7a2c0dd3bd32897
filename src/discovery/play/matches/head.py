"""The head of a match, agreed before its first game: terms, players, the title and handicaps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import names_of, split_seat
from discovery.core.registry import family_of
from discovery.core.text.names import same
from discovery.play.matches.terms import Terms
from discovery.play.records.record import is_name

_KIND = re.compile(r"[\w.+-]{1,40}")
"""Programs and kinds of virtual players; a server's own programs may have any such name."""


def check_player(player: str) -> None:
    """``InvalidInput(BAD_NAME)`` unless ``player`` is a name that a seat may have, with a kind or without."""
    name, kind = split_seat(player)
    if not is_name(name) or not (player == name or _KIND.fullmatch(kind)):
        raise InvalidInput(Code.BAD_NAME, given=player[:60])


@dataclass(frozen=True, slots=True)
class Head:
    """The agreements before the first game. ``players`` are clockwise, those whom a program or the rules play
    with its name or kind (``"Cem=virtual"``).

    ``start`` begins the first game, ``champion`` (with a championship only) defends the title in it; both are
    drawn by lot (S28, S30). ``handicaps`` are of players or teams that begin with another one than 0 (S32);
    ``teams`` as in a record.
    """

    terms: Terms
    game: str
    players: tuple[str, ...]
    start: str
    ident: str = ""
    deck: str = ""
    options: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()
    champion: str = ""
    handicaps: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", self.deck or family_of(self.game).decks.ids[0])
        object.__setattr__(self, "options", tuple(sorted(self.options)))
        object.__setattr__(self, "handicaps", tuple(pair for pair in self.handicaps if pair[1]))

    def check(self) -> None:
        """``InvalidInput`` with its header unless the terms, the players and what is said of them fit."""
        with _about("Setup"):
            family_of(self.game)
        with _about("Terms"):
            self.terms.check(self.game)
        names = names_of(self.players)
        with _about("Players"):
            for player in self.players:
                check_player(player)
            if twice := same(names):
                raise InvalidInput(Code.BAD_NAME, given=twice[:60])
        self._check_names(names)
        if self.terms.championship and self.teams:
            with _about("Teams"):
                raise InvalidInput(Code.MATCH_TERMS, "S30", given="teams")

    def _check_names(self, names: list[str]) -> None:
        """People who are named elsewhere play; a champion is nobody whom the rules play."""
        virtual = family_of(self.game).virtual
        able = [split_seat(player)[0] for player in self.players if split_seat(player)[1] not in virtual]
        wanted = [("Start", self.start, names, "S28")]
        wanted += [("Handicaps", name, [*names, *self.teams], "S32") for name, _ in self.handicaps]
        if self.terms.championship or self.champion:
            header = "Champion" if self.champion else "Terms"
            wanted.append((header, self.champion, able if self.terms.championship else [], "S30"))
        for header, name, known, rule in wanted:
            if name not in known:
                with _about(header):
                    raise InvalidInput(Code.MATCH_PLAYER, rule, given=name[:60])


@contextmanager
def _about(header: str) -> Iterator[None]:
    """Say of a fault within the block which header it is about."""
    try:
        yield
    except InvalidInput as error:
        error.header = header
        raise
