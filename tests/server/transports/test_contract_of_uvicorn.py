"""What the server takes from uvicorn, websockets and h11 beyond their documented interfaces: methods that it
overrides, and attributes that it reads or sets. ``pyproject.toml`` bounds their versions from above; whoever
raises a bound learns here what has changed."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from discovery.server.config.settings import Settings
from discovery.server.serving import server_class, uvicorn_options
from discovery.server.transports import connections
from discovery.server.transports.connections import HttpConnection, SocketConnection
from tests.support.data import ROOT

pytestmark = pytest.mark.anyio

PAIRS = [
    (HttpConnection, H11Protocol),
    (SocketConnection, WebSocketsSansIOProtocol),
    (connections._Counted, h11.Connection),
    (connections._Handshake, ServerProtocol),
    (server_class(), uvicorn.Server),
]
"""Each class of ours, and the one that it changes."""
OURS = {
    "_gate",
    "_standing",
    "_read",
    "_budget",
    "_late",
    "_rest",
    "_parts",
    "when_writable",
    "gate",
    "_farewell",
}
"""The attributes that our classes bring along."""
CYCLE = {"response_complete", "more_body"}
"""What is read of a request that is being answered."""


def used(ours: type) -> set[str]:
    """The attributes of ``self`` that a class of ours reads or sets, without those that it brings along."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(ours)))
    found = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    return {name for name in found - OURS if not hasattr(ours, name) or hasattr(ours.__base__, name)}


def one_of(parent: type) -> Any:
    """An object as the library makes it."""
    if parent is h11.Connection:
        return h11.Connection(h11.SERVER)
    if parent is ServerProtocol:
        return ServerProtocol()
    config = uvicorn.Config(lambda: None, **uvicorn_options(Settings(Path("data"))))
    if parent is uvicorn.Server:
        server = uvicorn.Server(config)
        server.servers = []  # set when it starts to listen
        return server
    config.load()
    return parent(config=config, server_state=ServerState(), app_state={})


@pytest.mark.parametrize(("ours", "parent"), PAIRS)
def test_every_method_that_is_overridden_is_there_and_takes_the_same(ours: type, parent: type) -> None:
    overridden = {
        name
        for name, value in vars(ours).items()
        if inspect.isfunction(value) and f"super().{name}(" in inspect.getsource(value) and name != "__init__"
    }
    assert overridden
    for name in overridden:
        here, there = (list(inspect.signature(getattr(one, name)).parameters) for one in (ours, parent))
        assert here == there, name


@pytest.mark.parametrize(("ours", "parent"), PAIRS)
async def test_every_attribute_that_is_used_is_there(ours: type, parent: type) -> None:
    """At once, or from when the connection has got so far."""
    one, source = one_of(parent), inspect.getsource(parent)
    missing = {name for name in used(ours) if not hasattr(one, name)}
    assert {name for name in missing if not re.search(rf"self\.{name}(: .+)? = ", source)} == set()


def test_what_is_used_is_read_from_the_classes_themselves() -> None:
    assert {"cycle", "conn", "timeout_keep_alive_task"} <= used(HttpConnection)
    assert {"close_sent", "handshake_complete", "read_paused"} <= used(SocketConnection)


def test_a_request_says_how_far_it_has_come() -> None:
    source = inspect.getsource(RequestResponseCycle)
    assert [name for name in CYCLE if f"self.{name} = " not in source] == []


def test_the_options_are_those_of_this_version() -> None:
    known = inspect.signature(uvicorn.Config.__init__).parameters
    assert set(uvicorn_options(Settings(Path("data")))) | {"http", "ws"} <= set(known)


@pytest.mark.parametrize("name", ["h11", "uvicorn", "websockets"])
def test_versions_that_nobody_has_tried_are_not_wanted(name: str) -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert [one.count("<") for one in wanted if one.startswith(f"{name}>=")] == [1]
