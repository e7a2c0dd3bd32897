"""The table of limits in the page for hosts has every limit of the server, with its usual value and name."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from discovery.server.config.settings import SETTABLE, Limits
from discovery.server.protocol import MAX_FRAME

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
LIMITS = Limits()
ROWS = {
    "new tables": {"tables_per_hour": "{} an hour"},
    "seats taken by": {"seats_per_hour": "{} an hour"},
    "wrong links": {"guesses_per_hour": "{} attempts an hour"},
    "records opened": {"replays_per_hour": "{} an hour together", "record_bytes": "records of {} kB"},
    "a deck file": {"deck_bytes": "{} kB (`--deck-bytes", "deck_cards": "{} cards or other pieces (`--deck-"},
    "new accounts": {"accounts_per_hour": "{} an hour;", "logins_per_hour": "; {} an hour"},
    "changes of the mail": {"mails_per_hour": "{} an hour"},
    "new classes": {"classes_per_hour": "{} an hour;", "pupils_per_hour": "; {} an hour"},
    "new clubs": {"clubs_per_hour": "{} an hour"},
    "wrong codes": {"wrong_codes_per_hour": "{} an hour each"},
    "reports of players": {"reports_per_hour": "{} an hour"},
    "requests over HTTP": {"requests_per_second": "{} a second, ", "requests_at_once": ", {} at once"},
    "analyses under way": {"analyses": "{}, and"},
    "drafts of decks": {"workshop_per_hour": "{} an hour"},
    "open sockets": {"sockets": "{}"},
    "open connections": {},
    "messages of one": {
        "messages_per_second": "{} a second (", "message_burst": "({} at once)", "patience": "; {} slowed"
    },
    "one message": {},
    "the body of a request": {"body_bytes": "{} kB"},
    "a replay, a fork": {"replay_seconds": "{} seconds"},
    "pings": {"control_per_second": "{} a second (", "control_burst": "({} at once)"},
    "the head of": {"head_seconds": "{} seconds each", "body_seconds": "{} seconds each"},
    "a socket that sends": {"hello_seconds": "closed after {} seconds"},
    "a client that does not": {"send_seconds": "cut off after {} seconds"},
    "how often the server": {"watch_seconds": "every {} second"},
}  # fmt: skip
"""Each row by its beginning, with the limits that it tells and how it tells their values."""


def table() -> dict[str, list[str]]:
    """The rows of the page: what is limited -> how far, and the names for ``--limit``."""
    text = PAGE.partition("| limit | for each network address |")[2].partition("\n\n")[0]
    rows = [line.strip("|").split(" | ") for line in text.splitlines()[2:]]
    return {first.strip(): [cell.strip() for cell in rest] for first, *rest in rows}


def row(beginning: str) -> list[str]:
    (found,) = [cells for name, cells in table().items() if name.startswith(beginning)]
    return found


def shown(limit: str) -> str:
    value = getattr(LIMITS, limit)
    return f"{value // 1024 if limit.endswith('_bytes') else value:,.0f}"


def test_every_limit_has_a_row_and_every_row_a_limit() -> None:
    told = {limit for limits in ROWS.values() for limit in limits} - {"requests_at_once"}

    assert told == {field.name for field in fields(Limits)}
    assert [name for name in table() if not name.startswith(tuple(ROWS))] == []


@pytest.mark.parametrize("beginning", ROWS)
def test_a_row_tells_the_usual_values_and_the_names_of_its_limits(beginning: str) -> None:
    value, names = [*row(beginning), ""][:2]

    for limit, words in ROWS[beginning].items():
        assert re.search(rf"(?<![\d,]){re.escape(words.format(shown(limit)))}", value), limit
    settable = [name for name, limit in SETTABLE.items() if limit in ROWS[beginning]]
    assert re.findall(r"`(.*?)`", names) == settable


def test_what_follows_from_other_limits_is_told_as_it_is_computed() -> None:
    assert row("open connections")[0].startswith("twice the number of sockets plus 50,")
    assert LIMITS.connections == 2 * LIMITS.sockets + 50
    assert row("one message")[0] == f"{MAX_FRAME // 1024} kB"


def test_the_option_names_every_limit_that_can_be_set() -> None:
    (option,) = [line for line in PAGE.splitlines() if line.startswith("| `--limit NAME=N`")]

    assert sorted(re.findall(r"`([a-z]+)`", option)) == sorted(SETTABLE)
