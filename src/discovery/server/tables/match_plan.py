"""The match that a plan begins: its terms checked, its first champion drawn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.core.protocol import Chooser
from discovery.core.registry import family_of
from discovery.play.matches import Terms
from discovery.play.matches.lineup import title_sides
from discovery.server.protocol import MatchPlan, SeatPlan, TablePlan
from discovery.server.tables.seating import VIRTUAL

NOBODY_CHAMPION = -1


def terms_of(plan: MatchPlan) -> Terms:
    """The terms as a value."""
    return Terms(plan.games, handicap=plan.handicap, stakes=plan.stakes, championship=plan.championship)


def kept_for(game: str, deck: object, options: Sequence[str], seats: int) -> str:
    """The key of a standard handicap: the game, the number of cards in play, that of the seats (S32).

    ``deck`` is an id or the table's own deck. ``InvalidSetup`` for one that is not there.
    """
    return f"{game} {family_of(game).matches.length(game, deck, options)} {seats}"


def check_match(plan: TablePlan) -> None:
    """``InvalidInput`` unless the terms go together, with the game and with the seats."""
    if plan.match is UNSET:
        return
    terms_of(plan.match).check(plan.game)
    if plan.match.championship and plan.teams:
        raise InvalidInput(Code.MATCH_TERMS, "S30", given="teams")
    if plan.match.championship and all(seat.kind in VIRTUAL for seat in plan.seats):
        raise InvalidInput(Code.MATCH_TERMS, "S30", given="championship")
    if plan.match.handicaps and len(plan.match.handicaps) != len(plan.seats):
        raise TableError(Code.BAD_COMMAND)


def settled_match(plan: MatchPlan, seats: Sequence[SeatPlan], first: int, random: Chooser) -> MatchPlan:
    """The match with its seats in playing order, its first champion drawn by lot (S30). ``first`` was the
    number of the seat that begins."""
    able = [number for number, seat in enumerate(seats) if seat.kind not in VIRTUAL]
    champion = able[random.randrange(len(able))] if plan.championship else NOBODY_CHAMPION
    handicaps = plan.handicaps[first:] + plan.handicaps[:first]
    return msgspec.structs.replace(plan, champion=champion, handicaps=handicaps)


def title_teams(seats: Sequence[SeatPlan], champion: int) -> list[list[int]]:
    """The champion and all virtual players against everybody else (P06); none if everybody plays alone."""
    sides = title_sides(range(len(seats)), champion, lambda seat: seats[seat].kind in VIRTUAL)
    return [list(side) for side in sides] if any(len(side) > 1 for side in sides) else []
