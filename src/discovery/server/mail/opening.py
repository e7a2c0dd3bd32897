"""The mails of a server as its host has set them up."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

from discovery.core.errors import InvalidInput
from discovery.server.codes import ServerCode
from discovery.server.config.settings import Settings
from discovery.server.mail.letters import LetterWriter
from discovery.server.mail.mailing import Mailing
from discovery.server.mail.smtp import MailServer, mail_server
from discovery.server.mail.tokens import Signer
from discovery.store.database import Store

KEY = "mail-key"
"""The name under which the key is kept with which the links of mails are signed."""


async def mailing_of(store: Store, settings: Settings, now: Callable[[], int]) -> Mailing | None:
    """The sender of mails, ``None`` if the host has no server for them. Errors as for ``way_of``."""
    if not settings.mail:
        return None
    server, writer = way_of(settings.mail, settings.mail_from, settings.mail_password_file, settings.address)
    signer = Signer(await store.fact(KEY, token_hex(32)))
    return Mailing(store, server, writer, signer, now, settings.keep.mail)


def way_of(url: str, sender: str, password_file: str, address: str) -> tuple[MailServer, LetterWriter]:
    """Where mails are handed over, and who writes them. ``InvalidInput(BAD_MAIL_SERVER)`` if something is
    missing, ``StoreError(CANNOT_READ)`` for the file with the password."""
    if not address:
        raise InvalidInput(ServerCode.BAD_MAIL_SERVER)
    return mail_server(url, sender, password_file), LetterWriter(sender, address)
