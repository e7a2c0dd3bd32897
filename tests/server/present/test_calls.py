"""A call to a device and a mail say the same whatever was dealt, but for what names the table itself."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from contextlib import AsyncExitStack
from email.message import EmailMessage
from pathlib import Path

import pytest

from discovery.evolution.variants.catalogue import GAMES
from discovery.server.config.settings import HOUR
from discovery.server.live.people import push
from discovery.server.mail import mailing
from tests.server.live.people import test_push as calls
from tests.server.mail import test_mails as mails
from tests.support.hand_clock import Clock
from tests.support.server.harness import Player, serving
from tests.support.server.hidden.out_of_sight import plan_at, stacked, two_orders
from tests.support.server.mail_server import LINK, MailHost, mail_host
from tests.support.server.push_service import PushService, Sent, push_service
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio

OFF = re.compile(r"mail/off/[\w-]+")
OWN_OF_A_MAIL = ("Date", "Message-ID", "Content-Type")
"""The headers that are a mail's own: its moment, the digest of its table, a boundary."""


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are made by the tests alone."""
    monkeypatch.setattr(push, "ROUND_SECONDS", 1e9)
    monkeypatch.setattr(mailing, "ROUND_SECONDS", 1e9)


@pytest.mark.parametrize("game", ["explore", "discover:bell", *rarely("memory")])
async def test_what_was_dealt_changes_no_call_and_no_mail(tmp_path: Path, game: str) -> None:
    with push_service() as service, mail_host() as host:
        one, other = [
            await told(tmp_path / str(number), service, host, game, order)
            for number, order in enumerate(two_orders(game))
        ]
        assert one == other
        assert "/bo" in one[0]
        assert "Your turn" in one[1]


async def told(folder: Path, service: PushService, host: MailHost, game: str, order: list[int]) -> list[str]:
    """What Bo, who has gone, is sent when Ann has played: a call, and a mail."""
    clock = Clock()
    settings = calls.let(service) | mails.let(host, clock)
    async with serving(folder, **settings) as served, AsyncExitStack() as stack:
        with stacked(order):
            created, [ann, bo] = await served.started(plan_at(game, "Ann", "Bo"), stack)
        if game not in GAMES:
            for survivor in (ann, bo):
                await survivor.play((await survivor.my_turn())[0])
        token = created.seats[1].token
        assert await calls.want(served, token, f"{service.origin}/bo") == 200
        await mails.confirmed(served, host, token)
        await gone(ann, bo)
        await mails.look(served)
        await ann.my_turn()
        await ann.play("pass" if game in GAMES else "end")
        sent = await asyncio.to_thread(service.sent.get, timeout=30)
        clock.pass_by(HOUR)
        await mails.look(served)
        return [in_a_call(sent), in_a_mail(host.next())]


async def gone(there: Player, leaving: Player) -> None:
    """Somebody closes the page, and the other one has noticed."""
    await leaving.line.close()
    await there.until(lambda seen: not all(seat.present for seat in seen.table.seats))


def in_a_call(sent: Sent) -> str:
    """A call without the server's key and what it has signed with it."""
    headers = dict(sent.headers)
    token = headers.pop("authorization").partition("t=")[2].partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    return repr((sent.path, sorted(headers.items()), sent.body, claims))


def in_a_mail(letter: EmailMessage) -> str:
    """A mail without what is its own: its moment, and the tokens of its links."""
    headers = [(name, value) for name, value in letter.items() if name not in OWN_OF_A_MAIL]
    parts = [str(part.get_content()) for part in letter.iter_parts() if isinstance(part, EmailMessage)]
    return OFF.sub("OFF", LINK.sub("LINK", repr((headers, parts))))
