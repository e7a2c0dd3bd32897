"""Passkeys (WebAuthn): keys that a device or a security key keeps, for the pages of one host name alone.

A challenge says what it is for and until when, signed with a key that all processes share: nothing is written
for visitors who merely ask for one. What has been answered is noted, so each is answered once.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar

import structlog
from sqlalchemy import Executable, delete, insert, select, update

from discovery.core.errors import Code, InvalidInput, MissingExtra, TableError
from discovery.core.text.names import needed_name
from discovery.server.accounts.book import Accounts
from discovery.server.accounts.rows import Visit
from discovery.server.codes import ServerCode
from discovery.server.protocol.page_messages.passkeys import PasskeyMade, PasskeyShown, Purpose
from discovery.server.tables.tokens import digest, new_token
from discovery.store.database import Store
from discovery.store.passkeys import passkeys, spent_challenges
from discovery.store.rows import Conflict
from discovery.store.tables import accounts

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

log = structlog.get_logger()

CHALLENGE_SECONDS = 300.0
"""How long a challenge can be answered: time to find a security key."""
MOST_PASSKEYS = 20
KEY = "challenge-key"
"""The fact with which challenges are signed."""

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page stands: its host name, to which passkeys are bound, and its origin."""

    host: str
    origin: str


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as its owner sees it. Times in ms since 1970."""

    hash: str
    name: str
    credential: bytes
    created: int
    used: int

    @property
    def id(self) -> str:
        """The public id by which its owner names the passkey."""
        return self.hash[:12]


class Passkeys:
    """The passkeys of a server's accounts. ``now`` is in ms since 1970.

    ``TableError(PASSKEY_REFUSED)`` whatever is wrong with one that is shown or made: the challenge is
    another's, old or answered, the page is another site's, the signature or its counter does not fit, or
    there is no such passkey.
    """

    def __init__(self, store: Store, book: Accounts, now: Callable[[], int]) -> None:
        self._store = store
        self._book = book
        self._now = now

    async def challenge(self, purpose: Purpose, subject: str) -> str:
        """The challenge to sign. ``subject`` is the account that it is for, ``""`` where nobody knows yet."""
        until = self._now() + int(1000 * CHALLENGE_SECONDS)
        said = f"{purpose}.{subject}.{until}.{new_token()}"
        return f"{said}.{await self._signed(said)}"

    async def listed(self, account: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        shown = select(*(passkeys.c[name] for name in Passkey.__slots__))
        mine = shown.where(passkeys.c.account == account).order_by(passkeys.c.created, passkeys.c.hash)
        return [Passkey(**row._mapping) for row in await self._store.rows(mine)]

    async def register(
        self, name: str, label: str, made: PasskeyMade, site: Site, device: str
    ) -> tuple[Visit, str]:
        """A new account without a password, logged in, and the secret of its session. ``InvalidInput``:
        BAD_NAME, NAME_TAKEN; ``TableError(BY_INVITATION)`` where the host makes the accounts."""
        self._book.refuse_uninvited()
        ident, row = await self._made(made, "new", label, site)
        await self._book.add(ident, name, "", insert(passkeys).values(**row))
        return await self._book.begin(ident, device)

    async def add(self, visit: Visit, label: str, made: PasskeyMade, site: Site) -> None:
        """One more passkey for the account. ``TableError(TOO_MANY)`` where it has many already."""
        if len(await self.listed(visit.account.id)) >= MOST_PASSKEYS:
            raise TableError(Code.TOO_MANY)
        ident, row = await self._made(made, "add", label, site)
        if ident != visit.account.id:
            raise TableError(ServerCode.PASSKEY_REFUSED)
        try:
            await self._store.write(insert(passkeys).values(**row))
        except Conflict:  # it is somebody's already
            raise TableError(ServerCode.PASSKEY_REFUSED) from None
        log.info("passkey-added", account=ident)

    async def log_in(self, shown: PasskeyShown, site: Site, device: str) -> tuple[Visit, str]:
        """A new session of the passkey's owner, and its secret."""
        return await self._book.begin(await self._owner(shown, "log-in", site), device)

    async def confirm(self, visit: Visit, shown: PasskeyShown, site: Site) -> None:
        """Refuse visitors who are logged in without a passkey of the account at hand."""
        if await self._owner(shown, "confirm", site) != visit.account.id:
            raise TableError(ServerCode.PASSKEY_REFUSED)

    async def remove(self, visit: Visit, ident: str) -> None:
        """Take a passkey from the account. ``InvalidInput(NO_FILE)`` if there is none of this id,
        ``TableError(LAST_WAY_IN)`` for the only one of an account without a password."""
        own = await self.listed(visit.account.id)
        meant = [one.hash for one in own if one.id == ident]
        if not meant:
            raise InvalidInput(Code.NO_FILE, given=ident[:20])
        if len(own) == 1 and not await self._book.has_password(visit.account):
            raise TableError(ServerCode.LAST_WAY_IN)
        await self._store.write(delete(passkeys).where(passkeys.c.hash.in_(meant)))
        log.info("passkey-removed", account=visit.account.id)

    async def _made(
        self, made: PasskeyMade, purpose: Purpose, label: str, site: Site
    ) -> tuple[str, dict[str, object]]:
        """The account that a passkey was made for, and its row."""
        account = await self._subject(made.challenge, purpose)
        registration = await _verified(lambda: _made_here(made, site))
        await self._spend(made.challenge)
        now = self._now()
        return account, {
            "hash": _hash(registration.credential_id),
            "account": account,
            "name": passkey_name(label),
            "credential": registration.credential_id,
            "key": registration.credential_public_key,
            "counter": registration.sign_count,
            "created": now,
            "used": now,
        }

    async def _owner(self, shown: PasskeyShown, purpose: Purpose, site: Site) -> str:
        """The account whose passkey has answered."""
        subject = await self._subject(shown.challenge, purpose)
        asked = select(passkeys).join(accounts).where(passkeys.c.hash == _hash(shown.id))
        rows = await self._store.rows(asked.where(accounts.c.closed == 0))
        owner = str(rows[0].account) if rows else ""
        names_another = shown.user not in (owner.encode(), b"") or subject not in (owner, "")
        if not rows or names_another:
            raise TableError(ServerCode.PASSKEY_REFUSED)
        key, counter = rows[0].key, rows[0].counter
        login = await _verified(lambda: _shown_here(shown, site, key, counter))
        seen = {"counter": login.new_sign_count, "used": self._now()}
        await self._spend(
            shown.challenge, update(passkeys).where(passkeys.c.hash == rows[0].hash).values(**seen)
        )
        return owner

    async def _signed(self, said: str) -> str:
        key = await self._store.fact(KEY, new_token())
        return hmac.new(key.encode(), said.encode(), sha256).hexdigest()

    async def _subject(self, challenge: str, purpose: Purpose) -> str:
        """Whom a challenge is for, once it is known to be one for this purpose that has not run out."""
        said, _, signature = challenge.rpartition(".")
        if not hmac.compare_digest((await self._signed(said)).encode(), signature.encode()):
            raise TableError(ServerCode.PASSKEY_REFUSED)
        meant, subject, until, _ = said.split(".")
        if meant != purpose or int(until) < self._now():
            raise TableError(ServerCode.PASSKEY_REFUSED)
        return subject

    async def _spend(self, challenge: str, *beside: Executable) -> None:
        """Note that a challenge was answered, so that it cannot be answered again."""
        until = int(challenge.split(".")[2])
        try:
            await self._store.write(
                insert(spent_challenges).values(hash=digest(challenge), until=until), *beside
            )
        except Conflict:
            raise TableError(ServerCode.PASSKEY_REFUSED) from None


def refuse_without_library() -> None:
    """``MissingExtra(NO_EXTRA)`` where passkeys cannot be checked; it is loaded when one is."""
    if find_spec("webauthn") is None:
        raise MissingExtra(Code.NO_EXTRA, given="webauthn", extra="accounts")


def passkey_name(typed: str) -> str:
    """A passkey's name as it is kept. ``InvalidInput``: BAD_NAME, MIXED_NAME."""
    return needed_name(typed)


def _hash(credential: bytes) -> str:
    return sha256(credential).hexdigest()


async def _verified(check: Callable[[], R]) -> R:
    """The result of a check by the library, in a thread: the first check loads it."""
    try:
        return await asyncio.to_thread(check)
    except Exception:  # noqa: BLE001  # whatever it trips over in what anybody may send is a refusal
        raise TableError(ServerCode.PASSKEY_REFUSED) from None


def _made_here(made: PasskeyMade, site: Site) -> VerifiedRegistration:
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = AuthenticatorAttestationResponse(made.client, made.attestation)
    return verify_registration_response(
        credential=RegistrationCredential(bytes_to_base64url(made.id), made.id, response),
        expected_challenge=made.challenge.encode(),
        expected_rp_id=site.host,
        expected_origin=site.origin,
    )


def _shown_here(shown: PasskeyShown, site: Site, key: bytes, counter: int) -> VerifiedAuthentication:
    from webauthn import verify_authentication_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(shown.client, shown.data, shown.signature, shown.user)
    return verify_authentication_response(
        credential=AuthenticationCredential(bytes_to_base64url(shown.id), shown.id, response),
        expected_challenge=shown.challenge.encode(),
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=key,
        credential_current_sign_count=counter,
    )
