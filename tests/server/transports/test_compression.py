"""What is sent compressed, in which coding, and what is never compressed."""

from __future__ import annotations

import gzip
import os
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from discovery.server.transports.compression import LEAST, acceptable
from discovery.server.transports.guard import HEADERS
from tests.support.server.harness import Served, plan, play_to_the_end, serving

pytestmark = pytest.mark.anyio

SCRIPT = b"export const discovered = true;\n" * 80
BROTLI = b"made by the build"
"""The server sends what the build laid there; this Python need not know how brotli works."""


def client_in(folder: Path) -> Path:
    """A built client: a page, a script with both compressed files, a font with none."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets/table-1.js").write_bytes(SCRIPT)
    (static / "assets/table-1.js.br").write_bytes(BROTLI)
    (static / "assets/table-1.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (static / "assets/title-1.woff2").write_bytes(b"font")
    return static


async def fetched(served: Served, path: str, accept: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer and its body as it went over the wire."""
    asked = {"Accept-Encoding": accept, **headers}
    async with served.web.stream("GET", path, headers=asked) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("accept", "liked"),
    [
        ("", []),
        ("identity", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("gzip", ["gzip"]),
        ("GZIP;Q=0.5", ["gzip"]),
        ("br;q=0, gzip", ["gzip"]),
        ("gzip;q=0", []),
        ("gzip;q=0.0, br;q=0.000", []),
        ("br;q=0.2, gzip;q=0.9", ["gzip", "br"]),
        ("*", ["br", "gzip"]),
        ("*;q=0", []),
        ("gzip;q=0, *", ["br"]),
        ("gzip;q=much, br;level=1", ["br"]),
        (";;=,,q", []),
    ],
)
def test_a_request_says_which_codings_it_accepts(accept: str, liked: list[str]) -> None:
    assert acceptable(accept, ("br", "gzip")) == liked


@pytest.mark.parametrize(
    ("accept", "coding", "sent"),
    [
        ("gzip, br", "br", BROTLI),
        ("gzip", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("gzip;q=0, br;q=0", None, SCRIPT),
        ("deflate", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
async def test_a_script_is_sent_in_the_coding_that_is_accepted(
    tmp_path: Path, accept: str, coding: str | None, sent: bytes
) -> None:
    async with serving(tmp_path, static=client_in(tmp_path)) as served:
        answer, body = await fetched(served, "assets/table-1.js", accept)
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-length"] == str(len(sent))
        assert body[10:] == sent[10:]  # the head of a gzip file holds its time
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert HEADERS.items() <= dict(answer.headers).items()


async def test_each_coding_has_a_tag_of_its_own_that_goes_by_the_content(tmp_path: Path) -> None:
    static = client_in(tmp_path)
    async with serving(tmp_path, static=static) as served:
        tags = {}
        for coding in ("br", "gzip", "identity"):
            answer, _ = await fetched(served, "assets/table-1.js", coding)
            tags[coding] = answer.headers["etag"]
            kept = {"If-None-Match": tags[coding]}
            again, body = await fetched(served, "assets/table-1.js", coding, **kept)
            assert (again.status_code, body) == (304, b"")
            assert (again.headers["vary"], again.headers["etag"]) == ("accept-encoding", tags[coding])
            assert HEADERS.items() <= dict(again.headers).items()
        assert len(set(tags.values())) == 3

        page = static / "index.html"
        before = (await served.web.get("")).headers["etag"]
        os.utime(page, ns=(1, 1))
        assert (await served.web.get("")).headers["etag"] == before
        page.write_text("<!doctype HTML>")
        os.utime(page, ns=(2, 2))
        assert (await served.web.get("")).headers["etag"] != before


async def test_a_font_goes_as_it_is_and_a_compressed_file_has_no_address(tmp_path: Path) -> None:
    async with serving(tmp_path, static=client_in(tmp_path)) as served:
        answer, body = await fetched(served, "assets/title-1.woff2", "gzip, br")
        assert (answer.headers.get("content-encoding"), body) == (None, b"font")
        for suffix in (".br", ".gz"):
            answer, body = await fetched(served, "assets/table-1.js" + suffix, "gzip, br")
            assert (answer.status_code, msgspec.json.decode(body)["code"]) == (404, "no-file")


@pytest.mark.parametrize("path", ["api/catalogue", "api/rules/en", "api/rules/fr"])
async def test_what_is_the_same_for_everybody_is_compressed(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as served:
        plain, content = await fetched(served, path, "identity")
        answer, body = await fetched(served, path, "gzip, deflate, br")
        assert (plain.headers.get("content-encoding"), answer.headers["content-encoding"]) == (None, "gzip")
        assert gzip.decompress(body) == content
        assert len(body) < len(content) / 2
        for one in (plain, answer):
            assert (one.headers["vary"], one.headers["content-type"]) == (
                "accept-encoding",
                "application/json",
            )
            assert HEADERS.items() <= dict(one.headers).items()
        refused, body = await fetched(served, path, "gzip;q=0, br")
        assert (refused.headers.get("content-encoding"), body) == (None, content)


async def test_a_finished_game_is_compressed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", game="intro"), stack)
        await play_to_the_end(players, lambda legal: legal[0])
        for what in ("record", "replay"):
            path = f"api/tables/{created.table}/{what}"
            _, content = await fetched(served, path, "")
            answer, body = await fetched(served, path, "gzip")
            assert len(content) > LEAST
            assert answer.headers["content-encoding"] == "gzip"
            assert gzip.decompress(body) == content


async def test_what_carries_a_secret_or_repeats_the_request_is_never_compressed(tmp_path: Path) -> None:
    """The links of a table; a set-up, which says again what was asked; a refusal."""
    async with serving(tmp_path) as served:
        body = msgspec.json.encode(plan(*["me " + "N" * 24] * 9))
        for path, status in (("api/tables", 201), ("api/setups", 200)):
            answer = await served.web.post(path, content=body, headers={"Accept-Encoding": "gzip, br"})
            assert answer.status_code == status
            assert "content-encoding" not in answer.headers
        refused = await served.web.get("api/rules/" + "x" * 3000, headers={"Accept-Encoding": "gzip"})
        assert (refused.status_code, refused.headers.get("content-encoding")) == (404, None)


@pytest.mark.parametrize("base", ["", "/games"])
async def test_a_link_whose_hash_was_encoded_leads_to_the_page(tmp_path: Path, base: str) -> None:
    """Mail programs do that; nobody is led out of the page."""
    async with serving(tmp_path, static=client_in(tmp_path), base_path=base) as served:
        led = await served.web.get("%23/play/abc_-9")
        elsewhere = await served.web.get("%23//evil.example")
        assert (led.status_code, led.headers["location"]) == (303, f"{base}/#/play/abc_-9")
        assert elsewhere.headers["location"].startswith(f"{base}/#/")
        assert (await served.web.get("%23/<script>")).status_code == 404
