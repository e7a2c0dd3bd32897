"""``discovery serve --push CONTACT``: push services want a contact that reaches the host (RFC 8292)."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.server.config.settings import Settings
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "contact",
    ["you@example.org", "mailto: you@example.org", "mailto:", "mailto:@", "http://example.org", "table.local",
     "https://", "mailto:you@example.org/x", "mailto:you@exa mple.org", "https://exa mple.org"],
)  # fmt: skip
def test_what_is_no_contact_is_refused(run: Run, started: list[Settings], contact: str) -> None:
    done = run("serve", "--push", contact)

    assert done.status == 2
    assert "mailto:NAME@HOST or https://HOST" in done.err
    assert started == []


@pytest.mark.parametrize(
    ("contact", "warned"),
    [
        ("", False),
        ("mailto:you@example.org", False),
        ("https://example.org/contact", False),
        ("mailto:me@localhost", True),
        ("https://localhost:8000", True),
        ("https://table.local", True),
        ("mailto:me@nas", True),
    ],
)
def test_a_contact_within_ones_own_walls_is_warned_of(
    run: Run, started: list[Settings], tmp_path: Path, contact: str, warned: bool
) -> None:
    done = run("serve", "--data", tmp_path, "--push", contact)

    assert (done.status, [settings.push for settings in started]) == (0, [contact])
    assert ("Push services cannot reach you" in done.err) == warned


def test_a_push_service_is_an_origin(run: Run, started: list[Settings], tmp_path: Path) -> None:
    """A slash at its end, as the address line of a browser shows it, is taken away."""
    asked = ("serve", "--data", tmp_path, "--push-service")

    assert run(*asked, "https://Push.example.org/").status == 0
    assert started[0].push_services == ("https://push.example.org",)
    refused = run(*asked, "push.example.org")
    assert refused.status == 2
    assert "such as https://push.example.org" in refused.err
