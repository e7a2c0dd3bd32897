"""Messages between page and server about mails."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from discovery.engines.outside.words import Token

Hour = Annotated[int, Meta(ge=0, le=23)]


class QuietTime(Struct, forbid_unknown_fields=True):
    """Hours of every day in which somebody is neither written to nor called, in their time zone; none if
    both are the same."""

    begins: Hour
    ends: Hour
    zone: Annotated[str, Meta(max_length=60)]


class MailWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/mail``: write to an address when it is the turn of the seat that ``token`` opens, or
    (``""``) no more."""

    token: Token
    address: Annotated[str, Meta(max_length=320)]
    quiet: QuietTime


class MailAsked(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/mail/seat``: what is known for the seat that ``token`` opens."""

    token: Token


class AccountMail(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/mail``: write to an address about all tables of the account, or (``""``)
    no more."""

    address: Annotated[str, Meta(max_length=320)]
    quiet: QuietTime


class MailChange(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/mail/settings``, with the ``token`` of a link in a mail: look, confirm the
    address, change the quiet hours, or stop the mails of ``one`` table or account, or ``all`` mails to the
    address."""

    token: Token
    wish: Literal["look", "confirm", "quiet", "one", "all"]
    quiet: QuietTime | None = None


class MailState(Struct):
    """Where somebody is written to. ``address`` is shortened, ``""`` if there is none."""

    address: str
    confirmed: bool
    quiet: QuietTime


MESSAGES = (MailWanted, MailAsked, AccountMail, MailChange, MailState)
"""Messages between page and server."""
