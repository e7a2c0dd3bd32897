"""A mail server on this machine, which keeps what it is sent, or refuses it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.support.deadlines import MOST_SECONDS

LINK = re.compile(r"#/mail/([\w-]+)")


@dataclass
class MailHost:
    """``url`` is its address; ``answers`` are what it says next instead of taking a mail over, at the
    recipient (``RCPT``) or at the end of the mail."""

    url: str = ""
    received: Queue[EmailMessage] = field(default_factory=Queue)
    to: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    at_recipient: bool = True

    def next(self) -> EmailMessage:
        """The next mail that was received."""
        return self.received.get(timeout=30)

    async def handle_RCPT(
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if self.answers and self.at_recipient:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:
        if self.answers:
            return self.answers.pop(0)
        content: Any = envelope.content
        self.to.extend(envelope.rcpt_tos)
        self.received.put(message_from_bytes(content, policy=policy.default))
        return "250 OK"


@contextmanager
def mail_host() -> Iterator[MailHost]:
    """Receive until the end of the block."""
    found, loop = MailHost(), asyncio.new_event_loop()

    async def open_server() -> asyncio.Server:
        return await loop.create_server(
            lambda: SMTP(found, loop=loop, hostname="mail.example"), "127.0.0.1", 0
        )

    async def close(server: asyncio.Server) -> None:
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
            await asyncio.wait([task])

    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        server = asyncio.run_coroutine_threadsafe(open_server(), loop).result(MOST_SECONDS)
        found.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield found
        asyncio.run_coroutine_threadsafe(close(server), loop).result(MOST_SECONDS)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(MOST_SECONDS)
        loop.close()


def text_of(letter: EmailMessage) -> str:
    """What a mail says to those who read no HTML."""
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def token_of(letter: EmailMessage) -> str:
    """What the links of a mail show."""
    found = LINK.search(text_of(letter))
    assert found is not None
    return found[1]
