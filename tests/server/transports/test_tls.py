"""Over TLS: a cookie that is this host's alone, sessions that go on, and browsers that stay with TLS."""

from __future__ import annotations

from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.server.harness import PROGRAM, Served, serving, web_client

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "tall green trees"}
TLS = {**PROGRAM, "X-Forwarded-Proto": "https"}
BEHIND: dict[str, Any] = {"accounts": "open", "trust_proxy": "127.0.0.1"}
PLAIN, AT_ROOT, UNDER_A_PATH = (
    "discovery-session",
    "__Host-discovery-session",
    "__Secure-discovery-session",
)
YEAR = "max-age=31536000"


async def ask(
    served: Served, method: str, path: str, headers: dict[str, str], **given: Any
) -> httpx.Response:
    """One request of a browser that has only the cookies of its headers."""
    async with web_client(served.address, headers) as web:
        return await web.request(method, path, **given)


async def registered(served: Served, headers: dict[str, str]) -> httpx.Response:
    answer = await ask(served, "POST", "api/account/register", headers, json=ANN)
    assert answer.status_code == 200, answer.text
    return answer


def cookies(answer: httpx.Response) -> dict[str, Morsel[str]]:
    """What an answer sets."""
    found: SimpleCookie = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return dict(found)


async def name_of(served: Served, headers: dict[str, str], cookie: str) -> str:
    """The account that a cookie shows, ``""`` for none."""
    told = (await ask(served, "GET", "api/account", {**headers, "Cookie": cookie})).json()["account"]
    return str(told["name"]) if told else ""


async def test_over_tls_the_cookie_is_the_hosts_own(tmp_path: Path) -> None:
    async with serving(tmp_path, **BEHIND) as served:
        [(name, cookie)] = cookies(await registered(served, TLS)).items()
        assert (name, cookie["path"], cookie["domain"]) == (AT_ROOT, "/", "")
        assert cookie["secure"]
        assert cookie["httponly"]
        assert cookie["samesite"] == "lax"
        assert await name_of(served, TLS, f"{AT_ROOT}={cookie.value}") == "Ann"


async def test_under_a_path_its_name_says_at_least_that_it_goes_by_tls(tmp_path: Path) -> None:
    async with serving(tmp_path, base_path="cards", **BEHIND) as served:
        [(name, cookie)] = cookies(await registered(served, TLS)).items()
        assert (name, cookie["path"]) == (UNDER_A_PATH, "/cards")
        assert cookie["secure"]
        assert await name_of(served, TLS, f"{UNDER_A_PATH}={cookie.value}") == "Ann"
        others = f"{AT_ROOT}=of-another-server; {UNDER_A_PATH}={cookie.value}"
        assert await name_of(served, TLS, others) == "Ann"


async def test_without_tls_it_has_its_plain_name(tmp_path: Path) -> None:
    async with serving(tmp_path, **BEHIND) as served:
        answer = await registered(served, PROGRAM)
        [(name, cookie)] = cookies(answer).items()
        assert (name, cookie["secure"]) == (PLAIN, "")
        assert "strict-transport-security" not in answer.headers


async def test_the_address_of_the_server_says_it_as_well(tmp_path: Path) -> None:
    host = "cards.example.org"
    given: dict[str, Any] = {"accounts": "open", "allow_hosts": (host,), "address": f"https://{host}/"}
    async with serving(tmp_path, **given) as served:
        answer = await registered(served, {**PROGRAM, "Host": host})
        assert list(cookies(answer)) == [AT_ROOT]
        assert answer.headers["strict-transport-security"] == YEAR
        at_home = await ask(served, "POST", "api/account/log-in", PROGRAM, json=ANN)
        assert list(cookies(at_home)) == [PLAIN]
        assert "strict-transport-security" not in at_home.headers


async def test_nobody_believes_a_proxy_that_is_not_trusted(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served:
        answer = await registered(served, TLS)
        assert list(cookies(answer)) == [PLAIN]
        assert "strict-transport-security" not in answer.headers


async def test_a_session_from_before_tls_goes_on_under_the_other_name(tmp_path: Path) -> None:
    async with serving(tmp_path, **BEHIND) as served:
        secret = cookies(await registered(served, PROGRAM))[PLAIN].value
        shown = {**TLS, "Cookie": f"{PLAIN}={secret}"}
        assert (await ask(served, "GET", "api/account/seats", shown)).status_code == 200

        renamed = await ask(served, "GET", "api/account", shown)
        found = cookies(renamed)
        assert renamed.json()["account"]["name"] == "Ann"
        assert (found[AT_ROOT].value, found[AT_ROOT]["path"]) == (secret, "/")
        assert (found[PLAIN].value, found[PLAIN]["max-age"]) == ("", "0")

        again = await ask(served, "GET", "api/account", {**TLS, "Cookie": f"{AT_ROOT}={secret}"})
        assert (again.json()["account"]["name"], cookies(again)) == ("Ann", {})
        assert cookies(await ask(served, "GET", "api/account", TLS)) == {}


async def test_logging_out_takes_both_names_away(tmp_path: Path) -> None:
    async with serving(tmp_path, **BEHIND) as served:
        secret = cookies(await registered(served, PROGRAM))[PLAIN].value
        shown = {**TLS, "Cookie": f"{PLAIN}={secret}"}
        gone = cookies(await ask(served, "POST", "api/account/log-out", shown))
        assert {name: one["max-age"] for name, one in gone.items()} == {AT_ROOT: "0", PLAIN: "0"}
        assert await name_of(served, TLS, f"{PLAIN}={secret}") == ""


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("GET", "api/catalogue", {}),
        ("GET", "api/nothing", {}),
        ("GET", "api/catalogue", {"Host": "evil.example"}),
        ("POST", "api/account/log-in", {"Origin": "https://evil.example"}),
    ],
)
async def test_every_answer_over_tls_tells_browsers_to_stay_with_it(
    tmp_path: Path, method: str, path: str, more: dict[str, str]
) -> None:
    async with serving(tmp_path, **BEHIND) as served:
        answer = await ask(served, method, path, {**TLS, **more})
        assert answer.headers["strict-transport-security"] == YEAR
        plain = await ask(served, method, path, {**PROGRAM, **more})
        assert "strict-transport-security" not in plain.headers
