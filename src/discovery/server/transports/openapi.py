"""The description of the HTTP side for programs, as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discovery import __version__
from discovery.i18n.faults import Fault
from discovery.server.protocol.definitions import Schema, definitions
from discovery.server.transports.access import ROLES
from discovery.server.transports.cookies import AT_ROOT, NAME, UNDER_A_PATH
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File

VERSION = "3.1.0"
REFERENCE = "#/components/schemas/{name}"
ABOUT = (
    "What the page asks its server over HTTP, and what programs do. The page plays over the socket; programs "
    "may play over HTTP or the line protocol. Requests that change something come from a page of this server "
    "or carry `X-Discovery: 1`. Every error is a Fault in the language that the request accepts."
)
SECRET, TOKEN, SESSION = "secret", "token", "session"
SCHEMES = {
    SECRET: {
        "type": "http",
        "scheme": "bearer",
        "description": "The secret of a seat, of a table's host, or of the table's own link.",
    },
    TOKEN: {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of an account, with the scopes that are listed.",
    },
    SESSION: {
        "type": "apiKey",
        "in": "cookie",
        "name": NAME,
        "description": f"Whoever is logged in. Over TLS it is called {AT_ROOT}, under a path {UNDER_A_PATH}.",
    },
}


def described(endpoints: Sequence[Endpoint], base: str = "") -> dict[str, object]:
    """The OpenAPI document of some endpoints below the path ``base``."""
    kinds = list(dict.fromkeys(kind for one in endpoints for kind in _messages(one)))
    schemas, components = definitions([*kinds, Fault], REFERENCE)
    shapes = dict(zip([*kinds, Fault], schemas, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for one in endpoints:
        paths.setdefault(one.address, {})[one.method.lower()] = _operation(one, shapes)
    return {
        "openapi": VERSION,
        "info": {"title": "Discovery", "version": __version__, "description": ABOUT},
        "servers": [{"url": base or "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SCHEMES},
    }


def _messages(endpoint: Endpoint) -> Iterable[object]:
    return (kind for kind in (*endpoint.answer, *endpoint.request) if not isinstance(kind, File))


def _operation(endpoint: Endpoint, shapes: dict[object, Schema]) -> dict[str, object]:
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": kind}}
        for name, kind in endpoint.parameters
    ]
    query = [
        {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
        for name, about in endpoint.query.items()
    ]
    operation: dict[str, object] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": path + query,
        "responses": {
            str(endpoint.status): {"description": "Done.", "content": _content(endpoint.answer, shapes)},
            "default": {"description": "Why not.", "content": _content((Fault,), shapes)},
        },
    }
    if endpoint.who is not AccessLevel.ANYBODY:
        operation["description"] = f"For {endpoint.who.value}."
    if security := _security(endpoint):
        operation["security"] = security
    if endpoint.request:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.request, shapes)}
    return operation


def _security(endpoint: Endpoint) -> list[dict[str, list[str]]]:
    """The alternative credentials of a request; an empty one means that none is needed."""
    schemes: list[dict[str, list[str]]] = []
    if endpoint.bearer:
        schemes.append({SECRET: []})
    if endpoint.scope is not None:
        schemes.append({TOKEN: [endpoint.scope.value]})
    if endpoint.who in ROLES:
        schemes.append({SESSION: []})
    elif schemes and endpoint.who is not AccessLevel.SECRET:
        schemes.append({})
    return schemes


def _content(kinds: Iterable[object], shapes: dict[object, Schema]) -> dict[str, object]:
    files: dict[str, object] = {kind.media: {"schema": {}} for kind in kinds if isinstance(kind, File)}
    messages = [shapes[kind] for kind in kinds if not isinstance(kind, File)]
    if messages:
        files["application/json"] = {"schema": messages[0] if len(messages) == 1 else {"anyOf": messages}}
    return files
