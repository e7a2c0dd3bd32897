"""``discovery verify FILE``: whether the chance of a game, or of all games of a match, follows from keys."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.files import printable_name, read_bytes
from discovery.cli.matches.file import MatchFileError, failed, match_in
from discovery.cli.record_file import record_in
from discovery.cli.terminal import Terminal
from discovery.core.errors import DiscoveryError, InvalidRecord
from discovery.play.matches.reading import MAX_BYTES, begins_as_match, sections_of
from discovery.play.records import Record
from discovery.play.verify import NOTHING_TO_VERIFY, verify

WRONG = 1
NOTHING = 3
"""The status if there is nothing to verify: no commitment, or a key that has not been told."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Verify and say so; 1 for what does not follow or cannot be read, 3 where there is nothing to verify."""
    try:
        data = read_bytes(options.file, MAX_BYTES)
    except DiscoveryError as error:
        terminal.fail(error, options.json, printable_name(options.file))
        return WRONG
    return _match(options, terminal, data) if begins_as_match(data) else _record(options, terminal, data)


def _record(options: Namespace, terminal: Terminal, data: bytes) -> int:
    given = record_in(options, terminal, data)
    if given is None:
        return WRONG
    try:
        draws = verify(given.record, given.deck)
    except DiscoveryError as error:
        given.terminal.fail(error, options.json, printable_name(options.file))
        return _status(error)
    if options.json:
        terminal.show(_as_object(given.record, draws))
    else:
        terminal.say("verify-sound", draws=draws)
        terminal.say("verify-compare", commitment=given.record.commitment)
    return 0


def _match(options: Namespace, terminal: Terminal, data: bytes) -> int:
    """All games of a match, each with its own key: the gravest of their statuses."""
    try:
        file = match_in(options, options.file, data)
    except MatchFileError as error:
        return failed(error, options, terminal)
    statuses, found = [0], list[dict[str, object]]()
    for number, (game, line) in enumerate(zip(file.match.games, sections_of(data), strict=True), start=1):
        try:
            draws = verify(game.record, file.deck)
        except InvalidRecord as error:
            error.line += line
            statuses.append(_status(error))
            found.append({"error": terminal.as_object(error)})
            terminal.fail(error, file=printable_name(options.file))
        else:
            found.append(_as_object(game.record, draws))
            if not options.json:
                terminal.say("verify-game", number=number, draws=draws, commitment=game.record.commitment)
    if options.json:
        terminal.show({"games": found})
    return WRONG if WRONG in statuses else max(statuses)


def _status(error: DiscoveryError) -> int:
    return NOTHING if error.code in NOTHING_TO_VERIFY else WRONG


def _as_object(record: Record, draws: int) -> dict[str, object]:
    """The object that ``--json`` prints of a game that follows from its key; the keys are a contract."""
    return {"verified": True, "commitment": record.commitment, "key": record.key, "draws": draws}
