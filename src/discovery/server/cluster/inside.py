"""Recognises requests that another process of the same server forwards: strangers cannot forge them."""

from __future__ import annotations

import hmac

from starlette.datastructures import Headers
from starlette.types import Scope

KEY, CLIENT = "x-discovery-process", "x-discovery-client"
"""The headers of what is passed on: the key that all processes of a server know, and who asks."""
PASSED_ON = "discovery.passed-on"
"""Set in the scope of a request that another process has passed on."""


def admit(scope: Scope, key: str) -> bool:
    """Whether another process asks; then ``scope`` says who asked it, and the request was checked there.
    With ``key`` ``""`` there is no other process."""
    headers = Headers(scope=scope)
    given = headers.get(KEY)
    if not key or given is None or not hmac.compare_digest(given.encode(), key.encode()):
        return False
    scope["client"] = (headers.get(CLIENT, ""), 0)
    scope[PASSED_ON] = True
    return True
