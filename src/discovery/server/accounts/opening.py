"""The accounts of a server as its host has set them up."""

from __future__ import annotations

from collections.abc import Callable

from discovery.server.accounts.book import Accounts
from discovery.server.accounts.passkeys import refuse_without_library
from discovery.server.accounts.passwords import Passwords
from discovery.server.config.settings import Settings
from discovery.store.database import Store


def accounts_of(store: Store, settings: Settings, now: Callable[[], int]) -> Accounts | None:
    """The accounts of a server, ``None`` where its host has none. ``MissingExtra(NO_EXTRA)``."""
    if not settings.accounts:
        return None
    refuse_without_library()
    return Accounts(store, settings, now, Passwords())
