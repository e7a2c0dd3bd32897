"""Which answers may stand in a frame of another page: the page in its bare form, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.server.transports.guard import HEADERS
from tests.support.server.harness import serving

pytestmark = pytest.mark.anyio

ANCESTORS = "frame-ancestors"


async def test_only_the_page_in_its_bare_form_may_be_framed(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>Discovery</p>", encoding="utf-8")
    async with serving(tmp_path, static=static) as served:
        bare = dict((await served.web.get("?embed")).headers)
        assert "x-frame-options" not in bare
        assert f"{ANCESTORS} *;" in bare["content-security-policy"]
        changed = {"x-frame-options", "content-security-policy"}
        kept = {name: value for name, value in HEADERS.items() if name not in changed}
        assert kept.items() <= bare.items()
        before = bare["content-security-policy"].replace(f"{ANCESTORS} *", f"{ANCESTORS} 'none'")
        assert before == HEADERS["content-security-policy"]
        for address in ("", "?embed=1", "?embedded", "?embed&x", "index.html?embed", "api/catalogue?embed"):
            answer = await served.web.get(address)
            assert HEADERS.items() <= dict(answer.headers).items(), address


async def test_below_a_base_path_too(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>Discovery</p>", encoding="utf-8")
    async with serving(tmp_path, static=static, base_path="/table") as served:
        assert "x-frame-options" not in (await served.web.get("?embed")).headers
