"""``api/mail``: where people are written to, by a seat's secret, by an account, or by the links of a mail."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import HOUR
from discovery.server.live.registry import TableRegistry
from discovery.server.mail.addresses import Address, Owner
from discovery.server.mail.mailing import Mailing
from discovery.server.protocol.page_messages.mail import (
    AccountMail,
    MailAsked,
    MailChange,
    MailState,
    MailWanted,
    QuietTime,
)
from discovery.server.tables.clocks.quiet import wished
from discovery.server.transports.access import visit_of
from discovery.server.transports.endpoints import AccessLevel, Endpoint, Handler
from discovery.server.transports.http_requests import guessed, language, message, spend
from discovery.server.transports.http_responses import message_response

BODY_BYTES = 2000
ONE_CLICK = "/api/mail/off/"
"""Where mail programs end the mails by themselves (RFC 8058), with no page of this server around."""


class MailPages:
    """Requests of people about their mails, where the host has mails sent."""

    def __init__(self, registry: TableRegistry, mailing: Mailing) -> None:
        settings = registry.context.settings
        self._registry = registry
        self._addresses = mailing.addresses
        self._asked = RateLimiter(settings.limits.mails_per_hour, HOUR, time.monotonic)
        self._home = f"{settings.base_path}/"

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        listed = [
            self._asking(
                "", self.seat, "Write to an address when it is a seat's turn.", MailWanted, AccessLevel.SECRET
            ),
            self._asking("/seat", self.of_seat, "Where a seat is written to.", MailAsked, AccessLevel.SECRET),
            self._asking(
                "/settings", self.settings, "What a mail's link can change.", MailChange, AccessLevel.ANYBODY
            ),
            Endpoint(
                f"{ONE_CLICK}{{token}}",
                self.stop,
                "Stop the mails that a link is for.",
                (MailState,),
                method="POST",
            ),
            Endpoint(
                f"{ONE_CLICK}{{token}}", self.ask, "Leads to the page that stops mails.", (), status=303
            ),
        ]
        if self._registry.context.accounts is not None:
            path, about = "/api/account/mail", "Where an account is written to."
            listed += [
                Endpoint(path, self.of_account, about, (MailState,), who=AccessLevel.ACCOUNT),
                Endpoint(
                    path, self.account, about, (MailState,), (AccountMail,), "POST", who=AccessLevel.ACCOUNT
                ),
            ]
        return listed

    @staticmethod
    def _asking(path: str, handler: Handler, about: str, asked: type, who: AccessLevel) -> Endpoint:
        return Endpoint(f"/api/mail{path}", handler, about, (MailState,), (asked,), "POST", who=who)

    async def seat(self, request: Request) -> Response:
        """``POST api/mail``: sets the address that letters about a seat go to."""
        wanted = await message(request, MailWanted, BODY_BYTES)
        with guessed(self._registry, request):
            owner = await self._seat(wanted.token)
        return await self._set(request, owner, wanted.address, wanted.quiet)

    async def of_seat(self, request: Request) -> Response:
        """``POST api/mail/seat``: the address that letters about a seat go to, shortened."""
        asked = await message(request, MailAsked, BODY_BYTES)
        with guessed(self._registry, request):
            owner = await self._seat(asked.token)
        return _state(await self._addresses.of(owner))

    async def account(self, request: Request) -> Response:
        """``POST api/account/mail``: sets the address that letters to an account go to."""
        wanted = await message(request, AccountMail, BODY_BYTES)
        return await self._set(
            request, Owner(account=visit_of(request).account.id), wanted.address, wanted.quiet
        )

    async def of_account(self, request: Request) -> Response:
        """``GET api/account/mail``: the address that letters to the account go to, shortened."""
        return _state(await self._addresses.of(Owner(account=visit_of(request).account.id)))

    async def settings(self, request: Request) -> Response:
        """``POST api/mail/settings``. A link works as long as its address is there."""
        change = await message(request, MailChange, BODY_BYTES)
        spend(self._registry.seats, request)
        with guessed(self._registry, request):
            mail_address = await self._addresses.address_of(change.token)
            if change.wish == "confirm":
                mail_address = await self._addresses.confirm(change.token)
            elif change.wish == "quiet" and change.quiet is not None:
                mail_address = await self._addresses.quieten(change.token, wished(change.quiet))
        if change.wish in ("one", "all"):
            await self._addresses.stop(change.token, everything=change.wish == "all")
            return _state(None)
        return _state(mail_address)

    async def stop(self, request: Request) -> Response:
        """``POST api/mail/off/TOKEN``: from a mail program, whatever else it says."""
        spend(self._registry.seats, request)
        await self._addresses.stop(request.path_params["token"])
        return _state(None)

    async def ask(self, request: Request) -> Response:
        """``GET api/mail/off/TOKEN``: nothing is changed by following a link, which filters of mail do,
        too."""
        return RedirectResponse(f"{self._home}#/mail/{request.path_params['token']}", 303)

    async def _seat(self, token: str) -> Owner:
        game, chair = await self._registry.seat(token)
        return Owner(game=game, seat=chair)

    async def _set(self, request: Request, owner: Owner, address: str, quiet: QuietTime) -> Response:
        """An address, the same one with other hours (it is not typed again), or none."""
        spend(self._asked, request)
        known = await self._addresses.of(owner)
        if not address:
            await self._addresses.forget(owner)
            return _state(None)
        if known is not None and address in (known.address, known.hidden):
            await self._addresses.hours(owner, wished(quiet))
            return _state(await self._addresses.of(owner))
        return _state(await self._addresses.set(owner, address, language(request), wished(quiet)))


def _state(address: Address | None) -> Response:
    if address is None:
        return message_response(MailState("", False, QuietTime(0, 0, "UTC")))
    quiet = QuietTime(address.quiet.begins, address.quiet.ends, address.quiet.zone)
    return message_response(MailState(address.hidden, address.confirmed > 0, quiet))
