"""No webhook leads into the host's own network, whatever a name says, and whenever."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

import pytest

from discovery.core.errors import InvalidInput
from discovery.server.hooks.addresses import UnreachableError, allowed, looked_up, target_of
from discovery.server.hooks.sending import Sender

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0.1",
        "172.16.5.4",
        "192.168.1.1",
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "2001:db8::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "2002:a00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
    ],
)
def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    assert not allowed(ipaddress.ip_address(address), local=False)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_public_addresses_are_not(address: str) -> None:
    assert allowed(ipaddress.ip_address(address), local=False)


def test_this_machine_is_reached_only_where_its_host_says_so() -> None:
    for address, local in (("127.0.0.1", True), ("::1", True), ("10.0.0.1", False)):
        assert allowed(ipaddress.ip_address(address), local=True) is local


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "ftp://hooks.example/",
        "https://",
        "https:///path",
        "https://me:secret@hooks.example/",
        "https://hooks.example:0/",
        "https://hooks.example:99999/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[fe80::1%25eth0]/",
        "https://169.254.169.254/latest",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: other",
        "https://hooks.example/" + "x" * 500,
        "javascript:alert(1)",
        "",
    ],
)
def test_only_https_to_somewhere_else_is_taken(url: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        target_of(url, local=False)
    assert refused.value.code == "bad-hook"


def test_what_a_url_names() -> None:
    target = target_of("https://Hooks.Example:8443/a/b?c=d#e", local=False)
    assert (target.host, target.port, target.path) == ("hooks.example", 8443, "/a/b?c=d")
    assert target.named == "hooks.example:8443"
    assert target_of("https://hooks.example", local=False).named == "hooks.example"
    assert target_of("http://127.0.0.1:9/", local=True).path == "/"
    with pytest.raises(InvalidInput):
        target_of("http://hooks.example/", local=True)


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[list[str]]:
    """Let names lead to one list of addresses after the other; returns those that were not asked for."""
    left = list(answers)

    async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in left.pop(0)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
    return left


@pytest.mark.parametrize("found", [["10.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::1"], []])
async def test_a_name_that_leads_inside_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    resolving(monkeypatch, found)
    with pytest.raises(UnreachableError):
        await looked_up(target_of("https://hooks.example/", local=False), local=False)


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second look at the name would find another one."""
    left = resolving(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
    opened: list[str] = []

    async def open_connection(host: str, port: int, **_: Any) -> Any:
        opened.append(host)
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    sender = Sender(local=False)
    assert await sender.send(target_of("https://hooks.example/", local=False), b"{}", {}) == 0
    assert (opened, len(left)) == (["1.1.1.1"], 1)
