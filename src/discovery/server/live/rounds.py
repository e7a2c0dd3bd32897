"""Work that is done again and again beside the tables: mails, webhooks, calls that were held."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NoReturn

import structlog

from discovery.core.errors import StoreError

log = structlog.get_logger()


async def again(of: str, one_round: Callable[[], Awaitable[None]], seconds: float) -> NoReturn:
    """Do one round after another until cancelled, with a pause of some seconds. A database that is away is
    asked again; any other fault is logged with what the work is ``of``."""
    while True:
        try:
            await one_round()
        except StoreError as error:
            log.warning("work-waits", of=of, error=str(error.code))
        except Exception:
            log.exception("work-failed", of=of)
        await asyncio.sleep(seconds)
