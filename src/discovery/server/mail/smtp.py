"""The way out: mails handed to the host's own mail server, over TLS unless that is on this machine.

The standard library's client runs in a thread, as calls to push services do: a few mails a minute need no
connection that a loop keeps.
"""

from __future__ import annotations

import os
import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import parseaddr
from enum import Enum
from pathlib import Path
from urllib.parse import unquote, urlsplit

import structlog

from discovery.core.errors import Code, InvalidInput, StoreError
from discovery.server.codes import ServerCode

log = structlog.get_logger()

TIMEOUT = 15.0
"""Seconds that the mail server has for each of its answers."""
PORTS = {"smtp": 587, "smtps": 465}
OWN = ("localhost", "127.0.0.1", "::1")
PERMANENT = 500
"""The first status that says not to try again."""
PASSWORD = "DISCOVERY_MAIL_PASSWORD"
"""The variable of the environment that holds the password: arguments can be seen by every user of a
machine."""


class DeliveryOutcome(Enum):
    """The outcome of sending a mail: taken over, to be tried again, or refused for good."""

    SENT = "sent"
    LATER = "later"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mails are handed over, and the address that they come from. ``secure``: TLS from the first byte;
    otherwise it is begun by a command."""

    host: str
    port: int
    secure: bool
    user: str
    sender: str
    password: str = field(default="", repr=False)

    def deliver(self, letters: Sequence[EmailMessage]) -> list[DeliveryOutcome]:
        """Hand over some mails, one after another; blocks. A fault of the way or of the host's settings
        leaves the rest for later."""
        outcomes: list[DeliveryOutcome] = []
        try:
            with self._line() as line:
                outcomes.extend(_hand_over(line, letter) for letter in letters)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            # the words of a server may hold the address
            log.warning("mail-server-failed", error=type(error).__name__, status=_status(error))
        return outcomes + [DeliveryOutcome.LATER] * (len(letters) - len(outcomes))

    def _line(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        try:
            if not self.secure and self.host not in OWN:
                line.starttls(context=context)
            if self.user:
                line.login(self.user, self.password)
        except BaseException:
            line.close()
            raise
        return line


def mail_server(url: str, sender: str, password_file: str = "") -> MailServer:
    """The server that an address names (``smtp[s]://user@host:port``), with the password from a file or from
    the environment. ``InvalidInput(BAD_MAIL_SERVER)``."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise InvalidInput(ServerCode.BAD_MAIL_SERVER) from None
    host = parts.hostname or ""
    # a password in the address would be seen in the list of processes
    if not host or "@" not in parseaddr(sender)[1] or parts.password is not None or parts.path.strip("/"):
        raise InvalidInput(ServerCode.BAD_MAIL_SERVER)
    return MailServer(
        host, port, parts.scheme == "smtps", unquote(parts.username or ""), sender, _password(password_file)
    )


def _password(file: str) -> str:
    if not file:
        return os.environ.get(PASSWORD, "").strip("\r\n")
    try:
        return Path(file).expanduser().read_text(encoding="utf-8").strip("\r\n")
    except (OSError, UnicodeError) as error:
        raise StoreError(Code.CANNOT_READ, given=file) from error


def _hand_over(line: smtplib.SMTP, letter: EmailMessage) -> DeliveryOutcome:
    """One mail. The address is at fault only where the server refuses it or the mail to it."""
    try:
        line.send_message(letter)
    except smtplib.SMTPRecipientsRefused as error:
        statuses = [status for status, _ in error.recipients.values()]
        return DeliveryOutcome.REFUSED if min(statuses) >= PERMANENT else DeliveryOutcome.LATER
    except smtplib.SMTPDataError as error:
        return DeliveryOutcome.REFUSED if error.smtp_code >= PERMANENT else DeliveryOutcome.LATER
    return DeliveryOutcome.SENT


def _status(error: Exception) -> int:
    return getattr(error, "smtp_code", 0)
