"""Turns the host's plan into a playable table: checks the rules, cleans the names, draws who begins."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import fields
from functools import lru_cache

import msgspec
from msgspec import UNSET

from discovery.core.errors import Code, InvalidInput, InvalidSetup, TableError
from discovery.core.languages import LANGUAGES
from discovery.core.protocol import AnyGame, Chooser, GameSpec, names_of
from discovery.core.registry import family_of, new_game
from discovery.core.text.names import clean, distinct, fit_name
from discovery.engines.makers import names_for
from discovery.i18n import kind_title, program_title, translate
from discovery.play.deals import Deal, read_deal
from discovery.play.setups import GameSetup, TableSettings
from discovery.play.setups.game_setup import PROGRAM
from discovery.play.setups.naming import named_options, named_teams
from discovery.server.protocol import SeatPlan, Shared, TablePlan
from discovery.server.tables.clocks.quiet import check_zone
from discovery.server.tables.match_plan import check_match, settled_match, title_teams
from discovery.server.tables.own_decks import deck_of
from discovery.server.tables.seating import VIRTUAL, Seat


def check(plan: TablePlan, programs: Collection[str]) -> None:
    """Raise ``InvalidInput`` unless the rules and this server allow the plan, and ``TableError`` BAD_COMMAND
    for a kind of seat that the family does not have or a language that the server does not have."""
    if plan.language not in LANGUAGES:
        raise TableError(Code.BAD_COMMAND)
    family = family_of(plan.game)
    able = names_for(family, programs)
    for seat in plan.seats:
        fit_name(seat.name)
        if seat.kind not in ("me", "open", "program", *family.virtual):
            raise TableError(Code.BAD_COMMAND)
        if seat.kind == "program" and seat.program not in able:
            raise InvalidSetup(Code.UNKNOWN_PLAYER, given=seat.program)
    if plan.leaving == "program" and not able:
        raise InvalidSetup(Code.UNKNOWN_PLAYER, given="")
    if plan.turn_seconds and plan.bank_minutes:
        raise InvalidSetup(Code.TWO_CLOCKS, "C14")
    check_zone(plan.zone)
    check_match(plan)
    deal_of(plan)
    game_of(plan, _numbered(plan.seats))
    if all(seat.kind in VIRTUAL for seat in plan.seats):
        raise InvalidSetup(Code.NO_DECIDER)


def game_of(plan: TablePlan, seats: list[str], rules: int = 0) -> AnyGame:
    """The game of a plan; ``seats`` as in a record's header, ``rules`` the version that it is played by.
    ``InvalidSetup`` if the rules refuse it, ``InvalidDeck`` for a deck file with a fault."""
    names = names_of(seats)
    options, teams = named_options(plan.game, plan.options, names), named_teams(plan.teams, names)
    return new_game(GameSpec(plan.game, tuple(seats), deck_of(plan), tuple(options), tuple(teams), rules))


def settle(plan: TablePlan, random: Chooser) -> TablePlan:
    """The plan with clean names and its seats in playing order: the dealer's left begins (B05).

    The last game's dealer sat last in its playing order; the next dealer is the seat that began then.
    """
    named = seated(plan)
    dealer = 0 if plan.dealer == "next" else random.randrange(len(named))
    first = (dealer + 1) % len(named)
    count = len(named)
    moved = [(seat - first) % count for seat in range(count)]
    seats = named[first:] + named[:first]
    match = UNSET if plan.match is UNSET else settled_match(plan.match, seats, first, random)
    teams = [sorted(moved[seat] for seat in team) for team in plan.teams]
    return msgspec.structs.replace(
        plan,
        seats=seats,
        teams=teams if match is UNSET or match.champion < 0 else title_teams(seats, match.champion),
        options=named_options(plan.game, plan.options, [str(seat + 1) for seat in moved]),
        match=match,
        deal="" if not plan.deal else read_deal(plan.deal).code,
        joining=plan.joining and match is UNSET and _admits(plan),
    )


def seated(plan: TablePlan) -> list[SeatPlan]:
    """The seats of a plan under clean names, all different."""
    named: list[SeatPlan] = []
    for seat in plan.seats:
        name = _name(seat, plan.language, [other.name for other in named])
        named.append(SeatPlan(seat.kind, name, seat.program if seat.kind == "program" else ""))
    return named


def _admits(plan: TablePlan) -> bool:
    """Whether others may join a running game of this kind (R02)."""
    part = family_of(plan.game).present
    return part is not None and part.questions(plan.game, plan.options).joining


def setup_of(plan: TablePlan) -> GameSetup:
    """The plan as a value, without the players' names."""
    return GameSetup(
        game=plan.game,
        deck=plan.deck,
        options=tuple(plan.options),
        seats=tuple(PROGRAM + seat.program if seat.kind == "program" else seat.kind for seat in plan.seats),
        teams=tuple(map(tuple, plan.teams)),
        conduct=TableSettings(**{field.name: getattr(plan, field.name) for field in fields(TableSettings)}),
    )


def deal_of(plan: TablePlan) -> Deal | None:
    """The deal that a plan shares with others, ``None`` for one of its own. ``InvalidInput``: BAD_DEAL_CODE,
    also for a plan that is set up otherwise than its deal."""
    if not plan.deal:
        return None
    deal = read_deal(plan.deal)
    if deal.setup != setup_of(plan) or plan.deck_file is not UNSET or plan.match is not UNSET:
        raise InvalidInput(Code.BAD_DEAL_CODE, given=plan.deal[:40])
    return deal


def shared_where(plan: TablePlan) -> Shared:
    """Where other tables may play the same deal."""
    if not plan.deal:
        return "no"
    return "everywhere" if _is_everywhere(plan.deal) else "here"


@lru_cache(maxsize=1024)
def _is_everywhere(deal: str) -> bool:
    """Whether a deal's code tells it everywhere: asked with every update of a table, so read once."""
    return read_deal(deal).everywhere


def seated_name(name: str, language: str, seats: Collection[Seat]) -> str:
    """The name of a person who sits down beside ``seats``; ``name`` is clean."""
    return distinct(name, translate(language, "name-player"), [seat.name for seat in seats])


def person(name: str) -> Seat:
    """A seat that a person of that name would take."""
    return Seat("open", "open", name, "")


def program_name(program: str, language: str, seats: Collection[Seat]) -> str:
    """The name of a program that sits down beside ``seats``."""
    return distinct(clean(_called(program, language)), "Program", [seat.name for seat in seats])


def header(seats: Iterable[Seat]) -> list[str]:
    """The seats as a record's header writes them."""
    return [f"{seat.name}={seat.kind}" if seat.kind in VIRTUAL else seat.name for seat in seats]


def _name(seat: SeatPlan, language: str, taken: list[str]) -> str:
    name = clean(seat.name)
    match seat.kind:
        case "open":
            return ""
        case "program":
            return distinct(name, clean(_called(seat.program, language)) or "Program", taken)
        case "me":
            return distinct(name, translate(language, "name-player"), taken)
    return distinct(name, kind_title(language, seat.kind) or translate(language, "name-bot"), taken)


def _called(program: str, language: str) -> str:
    """The name of a program for people; one that only this server knows keeps its own name."""
    return program_title(language, program) or program.capitalize()


def _numbered(seats: list[SeatPlan]) -> list[str]:
    marks = (f"={seat.kind}" if seat.kind in VIRTUAL else "" for seat in seats)
    return [f"{number}{mark}" for number, mark in enumerate(marks, start=1)]
