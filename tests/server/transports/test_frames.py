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


USED = {"autoplay", "clipboard-write", "fullscreen", "publickey-credentials-create", "web-share"}
"""What the page asks of the browser: sounds, copies of links, the board of a class, passkeys."""


async def test_pages_alone_refuse_the_features_that_they_do_not_use(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>Discovery</p>", encoding="utf-8")
    (static / "sound.js").write_text("1", encoding="utf-8")
    async with serving(tmp_path, static=static) as served:
        for address in ("", "?embed", "index.html"):
            policy = (await served.web.get(address)).headers["permissions-policy"]
            refused = dict(entry.split("=") for entry in policy.split(", "))
            assert {"camera", "geolocation", "microphone", "payment", "usb"} <= refused.keys()
            assert set(refused.values()) == {"()"}
            assert not USED & refused.keys()
        for address in ("sound.js", "api/catalogue", "nothing"):
            assert "permissions-policy" not in (await served.web.get(address)).headers
