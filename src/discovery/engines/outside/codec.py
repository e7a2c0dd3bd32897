"""Reads and writes lines of the protocol; nothing here waits, and nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, IllegalMove, InvalidInput, TableError
from discovery.core.present import PresentPart
from discovery.core.protocol import NO_OUTCOME, AnyGame, Event
from discovery.core.registry import family_of
from discovery.engines.outside.messages import (
    LONGEST_LINE,
    PROTOCOL,
    Act,
    Error,
    Explained,
    FromHost,
    FromProgram,
    Greeting,
    Hello,
    Legal,
    Observe,
    Printed,
    Result,
)
from discovery.engines.requests import ProgramQuestion
from discovery.i18n import NO_NAMES
from discovery.i18n.faults import UNREADABLE, fault, verdict

_decoder: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)
_encoder = msgspec.json.Encoder()


def read(line: str | bytes) -> FromProgram:
    """The message in a line of a program. ``DiscoveryError``: TOO_LARGE, BAD_COMMAND, OTHER_PROTOCOL."""
    if len(line) > LONGEST_LINE:
        raise InvalidInput(Code.TOO_LARGE, given=len(line), most=LONGEST_LINE)
    try:
        said = _decoder.decode(line)
    except UNREADABLE:
        raise TableError(Code.BAD_COMMAND) from None
    if isinstance(said, Greeting) and said.protocol != PROTOCOL:
        raise TableError(Code.OTHER_PROTOCOL, given=str(said.protocol), known=str(PROTOCOL))
    return said


def write(message: FromHost) -> bytes:
    """A line, with its end."""
    return _encoder.encode(message) + b"\n"


def hello(question: ProgramQuestion, seconds: float) -> Hello:
    """The message that describes the table to a program before the first question."""
    (chair, view, _), spec = question.input, question.game.spec
    names = [name.partition("=")[0] for name in spec.seats]
    teams = [[names.index(name) for name in team.split("+")] for team in spec.teams]
    return Hello(
        PROTOCOL,
        __version__,
        spec.game,
        family_of(spec.game).decks.key_of(spec.deck),
        list(spec.options),
        list(spec.seats),
        teams,
        view.seat,
        seconds,
        chair.seed,
    )


def observe(question: ProgramQuestion, seq: int, events: Sequence[Event], fresh: bool) -> Observe:
    """The message with the position that a program may know, as a page would get it at a learner's table, and
    with ``events``."""
    part = _present(question.game)
    position = part.seen(question.game, question.input[1])
    return Observe(seq, fresh, position, part.happenings(question.game, events))


def legal(question: ProgramQuestion, seq: int) -> Legal:
    """Every legal move in notation, one by one."""
    return Legal(seq, [question.game.text(move) for move in question.input[1].legal])


def deck_of(game: AnyGame, language: str) -> Printed:
    """The printed deck in the program's language: the family's own message, tagged as ``Printed``."""
    message: Printed = _present(game).deck(game, language)
    return message


def names_of(game: AnyGame, language: str) -> Mapping[str, str]:
    """The names of the game's pieces by id, for sentences."""
    return _present(game).piece_names(game, language)


def explained(question: ProgramQuestion, seq: int, text: str, language: str) -> Explained:
    """The verdict about one move: why it is illegal, in words."""
    names = names_of(question.game, language)
    try:
        move, _ = question.game.parse(text)
    except InvalidInput as error:
        return Explained(seq, text, fault(error, language, names))
    return Explained(seq, text, verdict(question.explain(move), language, names))


def chosen(question: ProgramQuestion, seq: int, act: Act) -> int:
    """The move that a program plays. ``DiscoveryError``: the rules forbid it, or it is no answer to this."""
    if act.seq != seq:
        raise TableError(Code.STALE)
    move: int
    move, outcome = question.game.parse(act.move)
    if outcome != NO_OUTCOME:
        raise IllegalMove(Code.OUTCOME_UNEXPECTED, given=act.move)
    reason = question.explain(move)
    if reason is not None:
        raise IllegalMove(reason.code, reason.rule, **dict(reason.arguments))
    if move not in question.input[1].legal:
        raise InvalidInput(Code.UNKNOWN_MOVE, given=act.move)
    return move


def result(game: AnyGame, position: object) -> Result:
    """The message that says how the game ended."""
    return Result(*_present(game).ended(position))


def error_of(error: DiscoveryError, language: str, names: Mapping[str, str] = NO_NAMES) -> Error:
    """An error in words. ``names`` are the cards' names by id."""
    shown = fault(error, language, names)
    return Error(shown.code, shown.rule, shown.message)


def _present(game: AnyGame) -> PresentPart:
    part = family_of(game.spec.game).present
    assert part is not None  # only games that a server offers are played in lines
    return part
