"""The cookie by which a browser shows whose session it has, and whether that goes by TLS.

Over TLS its name has a prefix. ``__Host-`` lets nobody but this very host set it, and allows no other path
than ``/``; where a server lives under a path there is ``__Secure-``, which nobody sets without TLS. A name
without a prefix is what a server has without TLS. Where one gets it later, sessions go on: a browser that
shows the plain name is given the other one.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

NAME = "discovery-session"
AT_ROOT, UNDER_A_PATH = f"__Host-{NAME}", f"__Secure-{NAME}"


def over_tls(scope: Scope, address: str) -> bool:
    """Whether a request came by TLS: a trusted proxy says so, or it came to the ``address`` that the host has
    given, and that has TLS. Somebody at home may come to the same server by another name, without."""
    if scope["scheme"] in ("https", "wss"):
        return True
    known = urlsplit(address)
    return known.scheme == "https" and Headers(scope=scope).get("host", "").lower() == known.netloc.lower()


def session_secret(request: Request) -> str:
    """The secret of a session that a browser shows, ``""`` for none."""
    cookies = request.cookies
    return cookies.get(_prefixed(request), "") or cookies.get(NAME, "")


def is_old(request: Request, address: str) -> bool:
    """Whether the browser shows its session by the plain name, and should have the other one."""
    return over_tls(request.scope, address) and not request.cookies.get(_prefixed(request))


def give(answer: Response, request: Request, address: str, secret: str, seconds: int) -> None:
    """Set the cookie for some seconds; 0 takes it away. No script reads it, and no other site's page sends it
    along."""
    secure, path = over_tls(request.scope, address), _base(request) or "/"
    name = _prefixed(request) if secure else NAME
    answer.set_cookie(name, secret, seconds, path=path, secure=secure, httponly=True, samesite="lax")
    if secure and NAME in request.cookies:
        answer.delete_cookie(NAME, path=path, secure=True, httponly=True, samesite="lax")


def _prefixed(request: Request) -> str:
    return UNDER_A_PATH if _base(request) else AT_ROOT


def _base(request: Request) -> str:
    """The path under which the server lives, ``""`` at the root of its host."""
    return str(request.scope.get("root_path", ""))
