"""Set-ups as messages: a plan as a value with its code, and remarks on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict

import msgspec
from msgspec import UNSET

from discovery.core.errors import Code, DiscoveryError, InvalidInput
from discovery.core.present import Questions
from discovery.core.registry import family_of
from discovery.core.setup import SetupOption
from discovery.i18n import translate
from discovery.i18n.faults import fault
from discovery.play.setups import GameSetup, decode, encode
from discovery.play.setups.game_setup import PROGRAM
from discovery.play.setups.offer import availability, chosen_by_name, possible
from discovery.server.protocol import Advice, Checked, Fault, OptionState, TablePlan
from discovery.server.tables.match_plan import kept_for
from discovery.server.tables.own_decks import deck_of
from discovery.server.tables.planning import check, setup_of

NOTHING = Questions(windows=False, piled=False)


def checked(plan: TablePlan, programs: Collection[str], language: str) -> Checked:
    """Whether a plan can be played, its code, the rule book's advice, and which options the table offers."""
    keys = list(dict.fromkeys(_key(text) for text in plan.options))
    family, setup = family_of(plan.game), setup_of(plan)
    going = possible(plan.game, keys) if plan.game in family.games else keys
    asked = family.present.questions(plan.game, plan.options) if family.present is not None else NOTHING
    recommended = family.setup.advice(setup.game, setup.options, setup.seats, setup.teams)
    deck = _deck(plan)
    most, seats_rule = family.setup.most_seats(plan.game, deck, plan.options)
    return Checked(
        fault=_fault(plan, programs, language),
        code=code_to_share(plan),
        advice=[Advice(one.rule, translate(language, f"advice-{one.message}")) for one in recommended],
        windows=asked.windows,
        windows_rule=asked.windows_rule,
        piled=asked.piled,
        joining=asked.joining,
        most_seats=most,
        seats_rule=seats_rule,
        options=[_state(option, plan.game, keys) for option in chosen_by_name(family)],
        left_out=[key for key in keys if key not in going],
        kept=_kept(plan, deck),
    )


def code_to_share(plan: TablePlan) -> str:
    """The code of a plan's set-up; ``""`` where the plan brings a deck, which no code holds."""
    return code_of(setup_of(plan)) if plan.deck_file is UNSET else ""


def _deck(plan: TablePlan) -> object:
    """The plan's deck, its id if there is none like that."""
    try:
        return deck_of(plan)
    except DiscoveryError:
        return plan.deck


def _kept(plan: TablePlan, deck: object) -> str:
    try:
        return kept_for(plan.game, deck, plan.options, len(plan.seats))
    except DiscoveryError:
        return ""


def _key(text: str) -> str:
    """The key of an option as a plan writes it, with its value or without."""
    return text.partition("=")[0]


def _state(option: SetupOption, game: str, chosen: Sequence[str]) -> OptionState:
    """The state of an option beside the others that are chosen."""
    status = availability(option, game, [key for key in chosen if key != option.key])
    return OptionState(option.key, status.state, status.other, option.rules[0])


def plan_of(code: str, language: str) -> TablePlan:
    """The plan of a code, without names. ``InvalidInput`` if it is not a code."""
    return plan_for(decode(code), language)


def plan_for(setup: GameSetup, language: str) -> TablePlan:
    """The plan of a set-up, without names. ``InvalidInput`` for one that no table could have."""
    plan = {
        "game": setup.game,
        "deck": setup.deck,
        "options": setup.options,
        "seats": [_seat(seat) for seat in setup.seats],
        "teams": setup.teams,
        "language": language,
        **asdict(setup.conduct),
    }
    try:
        return msgspec.convert(plan, TablePlan)
    except msgspec.ValidationError:
        raise InvalidInput(Code.BAD_SETUP_CODE, given=setup.game[:40]) from None


def code_of(setup: GameSetup) -> str:
    """The set-up's code; ``""`` if no table could have this set-up."""
    try:
        return encode(setup)
    except ValueError:
        return ""


def _seat(seat: str) -> dict[str, str]:
    if seat.startswith(PROGRAM):
        return {"kind": "program", "program": seat.removeprefix(PROGRAM)}
    return {"kind": seat}


def _fault(plan: TablePlan, programs: Collection[str], language: str) -> Fault | None:
    try:
        check(plan, programs)
    except DiscoveryError as error:
        return fault(error, language)
    return None
