"""The fold over the games of a match: handicaps, pot, champion, trophies, and who begins next (R04, R05, S28,
S30, S31, S32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Self

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import names_of, split_seat
from discovery.core.registry import family_of
from discovery.play.matches import lineup
from discovery.play.matches.head import Head
from discovery.play.matches.lineup import Side
from discovery.play.matches.pot import Pot
from discovery.play.matches.standings import Column, Finished, Standings, StandingsLine, leaders_of
from discovery.play.matches.verdict import GameVerdict, judged


@dataclass(slots=True)
class _Account:
    """The running totals of one player in a match."""

    kind: str
    virtual: bool
    here: bool = True
    stake: int = 0
    balance: int = 0
    returned: int = 0
    trophies: int = 0
    wins: int = 0
    columns: list[Column | None] = field(default_factory=list)

    def copy(self) -> _Account:
        """A copy that changes independently of this account."""
        new = copy(self)
        new.columns = self.columns[:]
        return new


class Ledger:
    """A match as it goes on. ``ring`` has the players who are in it, clockwise; ``starter`` begins next."""

    def __init__(self, head: Head) -> None:
        family = family_of(head.game)
        self.head = head
        self.customs = family.matches.customs(head.game)
        self.games = 0
        self.over = False
        self.starter = head.start
        self.champion = head.champion
        self.pot = Pot()
        self.ring = names_of(head.players)
        self._virtual = family.virtual
        self._ranking: list[str] = []
        self._handicaps = {
            (len(self.ring), lineup.name_of(tuple(side.split("+")))): value for side, value in head.handicaps
        }
        self._accounts: dict[str, _Account] = {}
        for player in head.players:
            self._open(player)

    def copy(self) -> Self:
        """A copy that changes independently of this ledger."""
        new = copy(self)
        new.ring, new._ranking = self.ring[:], self._ranking[:]
        new._handicaps, new.pot = dict(self._handicaps), self.pot.copy()
        new._accounts = {name: account.copy() for name, account in self._accounts.items()}
        return new

    def _open(self, player: str) -> None:
        """An account for a player; one who comes back finds theirs as it was."""
        name, kind = split_seat(player)
        virtual = kind in self._virtual
        if name not in self._accounts:
            stake = 0 if virtual else self.head.terms.stakes
            self._accounts[name] = _Account(kind, virtual, stake=stake, columns=[None] * self.games)
        self._accounts[name].here = True

    # ---- who plays -------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the next game as a record's header has them: its beginner, then clockwise."""
        first = self.ring.index(self.starter) if self.starter in self.ring else 0
        turned = self.ring[first:] + self.ring[:first]
        accounts = self._accounts
        return tuple(f"{name}={accounts[name].kind}" if accounts[name].virtual else name for name in turned)

    @property
    def sides(self) -> list[Side]:
        """The sides of the next game, in the order of their first seats."""
        names = names_of(self.seats)
        if self.head.terms.championship:
            return lineup.title_sides(names, self.champion, self._is_virtual)
        return lineup.sides(names, self.head.teams)

    @property
    def teams(self) -> tuple[str, ...]:
        """The teams of the next game as in its record; empty where everybody plays alone."""
        return lineup.written(self.sides)

    def _is_virtual(self, name: str) -> bool:
        return self._accounts[name].virtual

    def people(self, names: Iterable[str]) -> list[str]:
        """Those of ``names`` whom the rules do not play: they alone bet and have handicaps (R04, R05)."""
        return [name for name in names if not self._accounts[name].virtual]

    def handicap(self, side: Side) -> int:
        """The handicap of a side in the next game; with a virtual player it has none (R04, S32)."""
        if not self.head.terms.handicap or len(self.people(side)) < len(side):
            return 0
        return self._handicaps.get((len(self.ring), lineup.name_of(side)), 0)

    # ---- what happens ----------------------------------------------------------------------------

    def play(self, game: Finished) -> None:
        """A game has been played. ``InvalidInput`` if it is not the next one of this match."""
        self._check_open()
        lineup.check(self.head, game.record, self.seats, self.teams)
        sides = self.sides
        allowances = [self.handicap(side) for side in sides]
        verdict = judged(game, sides, allowances if self.head.terms.handicap else None)
        before = {name: account.balance for name, account in self._accounts.items()}
        self._stake(verdict)
        trophy = self._defend(verdict.won)
        changes = self._settle_handicaps(verdict)
        self._note(verdict, changes, before, trophy)
        self._ranking = verdict.ranking(self.champion)
        self._crown(verdict)
        self.starter = verdict.next_starter(self.customs.begins)
        self.games += 1
        if self.games == self.head.terms.games:
            self.stop()

    def leave(self, name: str) -> None:
        """Somebody leaves between two games; their line stays, and what they put into the pot (S31)."""
        self._check_open()
        if name not in self.ring:
            raise InvalidInput(Code.MATCH_PLAYER, given=name[:60])
        follower = self.ring[(self.ring.index(name) + 1) % len(self.ring)]
        if name == self.starter:
            self.starter = follower
        self.ring.remove(name)
        self._accounts[name].here = False
        if name == self.champion:
            at = self.ring.index(follower) if follower in self.ring else 0
            others = [*self._ranking, *self.ring[at:], *self.ring[:at]]
            self.champion = next((one for one in self.people(others) if one in self.ring), "")

    def join(self, player: str) -> None:
        """Somebody joins between two games and sits down before the beginner of the next one (R02)."""
        self._check_open()
        name, kind = split_seat(player)
        known = self._accounts.get(name)
        if name in self.ring or (known is not None and known.kind != kind):
            raise InvalidInput(Code.MATCH_PLAYER, given=name[:60])
        self._open(player)
        at = self.ring.index(self.starter) if self.starter in self.ring else 0
        self.ring.insert(at, name)
        self.starter = self.starter if self.starter in self.ring else name

    def stop(self) -> None:
        """No further game is played: what is left in the pot goes back to those who put it there (S31)."""
        self._check_open()
        self.over = True
        for name, chips in self.pot.give_back(self.ring):
            self._accounts[name].balance += chips
            self._accounts[name].returned += chips

    def _check_open(self) -> None:
        if self.over:
            raise InvalidInput(Code.MATCH_OVER)

    # ---- the parts of a game ---------------------------------------------------------------------

    def _stake(self, verdict: GameVerdict) -> None:
        """All people fill the pot, clockwise from the beginner; a side that wins alone empties it (S31)."""
        if not self.head.terms.stakes:
            return
        for name in self.people(verdict.names):
            self.pot.add(name, self._accounts[name].stake)
            self._accounts[name].balance -= self._accounts[name].stake
        alone = verdict.won[0] if len(verdict.won) == 1 else ()
        takers = [name for name in self.people(alone) if name not in verdict.left]
        if takers:
            share = self.pot.share(len(takers))
            for name in takers:
                self._accounts[name].balance += share
                self._accounts[name].stake += 1

    def _defend(self, won: Sequence[Side]) -> str:
        """The champion's name if the title was defended, which brings a trophy; a tie brings none (S30)."""
        if not self.champion or len(won) != 1 or self.champion not in won[0]:
            return ""
        self._accounts[self.champion].trophies += 1
        return self.champion

    def _settle_handicaps(self, verdict: GameVerdict) -> list[int]:
        """By how much the handicap of each side changes: 1 for the highest score alone, 0 for those tied for
        it, -1 for all others; nothing for a side with a virtual player (R04)."""
        if not self.head.terms.handicap:
            return [0] * len(verdict.sides)
        changes = []
        for side in verdict.sides:
            change = int(len(verdict.won) == 1) if side in verdict.won else -1
            change = change if len(self.people(side)) == len(side) else 0
            key = len(self.ring), lineup.name_of(side)
            self._handicaps[key] = self._handicaps.get(key, 0) + change
            changes.append(change)
        return changes

    def _note(self, verdict: GameVerdict, changes: list[int], before: dict[str, int], trophy: str) -> None:
        """A column for everybody, and the games won."""
        for name, account in self._accounts.items():
            if name not in verdict.names:
                account.columns.append(None)
                continue
            side = next(number for number, side in enumerate(verdict.sides) if name in side)
            won = verdict.sides[side] in verdict.won
            account.wins += won
            account.columns.append(
                Column(
                    points=verdict.points_of(name),
                    score=verdict.scores[side],
                    change=changes[side],
                    chips=account.balance - before[name],
                    won=won,
                    champion=name == self.champion,
                    trophy=name == trophy,
                )
            )

    def _crown(self, verdict: GameVerdict) -> None:
        """A champion who loses is followed by the best of the pretenders (S30)."""
        if self.champion and not any(self.champion in side for side in verdict.won):
            beaten = next(side for side in verdict.sides if self.champion in side)
            pretenders = [name for name in self.people(self._ranking) if name not in beaten]
            self.champion = next(iter(pretenders), self.champion)

    # ---- what is shown ---------------------------------------------------------------------------

    def standings(self) -> Standings:
        """Everybody's standing after the games that were counted so far."""
        lines = tuple(self._line(name) for name in self._accounts)
        return Standings(
            games=self.games,
            over=self.over,
            lines=lines,
            pot=self.pot.total,
            champion=self.champion,
            seats=self.seats if self.ring else (),
            teams=self.teams if self.ring else (),
            leaders=leaders_of(lines, self.head.terms.championship, self.head.terms.stakes)
            if self.games
            else (),
        )

    def _line(self, name: str) -> StandingsLine:
        account = self._accounts[name]
        side = next((side for side in self.sides if name in side), ()) if self.ring else ()
        return StandingsLine(
            name=name,
            kind=account.kind,
            virtual=account.virtual,
            here=account.here,
            handicap=self.handicap(side) if side else 0,
            stake=account.stake,
            balance=account.balance,
            returned=account.returned,
            trophies=account.trophies,
            wins=account.wins,
            columns=tuple(account.columns),
        )
