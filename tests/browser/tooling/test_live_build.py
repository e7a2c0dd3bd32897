"""`./dev`: what is saved shows in the open page, the server starts again, and both end with Ctrl+C.

All of it happens in a copy of the checkout, whose files may be changed.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.support.deadlines import said, started
from tooling.reloading import answers

ROOT = Path(__file__).parents[3]
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.skipif(os.name == "nt", reason="it sends a signal that Windows has not"),
]


ASK_AGAIN = """async () => {
    for (let tries = 0; tries < 300; tries += 1) {
        const message = await fetch("api/nothing").then(answer => answer.json())
            .then(fault => fault.message, () => "");
        if (message !== "") return message;
        await new Promise(done => setTimeout(done, 100));
    }
    return "";
}"""
"""What the server says of an address that it does not have, as soon as it answers."""


@dataclass
class Live:
    """`./dev` at work in a copy of the checkout."""

    root: Path
    address: str
    process: subprocess.Popen[str]

    def file(self, pattern: str) -> Path:
        """The one source of that name."""
        (found,) = (path for path in self.root.rglob(pattern) if "node_modules" not in path.parts)
        return found


def copy(target: Path) -> Path:
    """What `./dev` reads, without what is built; the client's packages are only pointed at."""
    left_out = shutil.ignore_patterns("node_modules", "dist", "static", "_compiled", "__pycache__")
    for folder in ("web", "src", "tooling"):
        shutil.copytree(ROOT / folder, target / folder, ignore=left_out)
    packages = target / "web" / "node_modules"
    packages.mkdir()
    for package in (ROOT / "web" / "node_modules").iterdir():
        if not package.name.startswith(".vite"):
            (packages / package.name).symlink_to(package)
    return target


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    root = copy(tmp_path_factory.mktemp("live"))
    port = unused_port()
    surroundings = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "LC_ALL": "C"}
    command = [sys.executable, "-m", "tooling.reloading", "--port", str(port)]
    given = {"cwd": root, "env": surroundings, "stderr": subprocess.STDOUT}
    with started(command, by=signal.SIGINT, **given) as process:
        said(process, "Open ")
        yield Live(root, f"http://127.0.0.1:{port}/", process)
    assert process.returncode == 0
    assert not answers(port)


@pytest.fixture
def page(live: Live, visit: Visit) -> Page:
    """The first page, which stays as it is as long as it remembers `stayed`."""
    opened = visit(house=live.address)
    expect(opened.locator("h1")).to_be_visible()
    opened.evaluate("window.stayed = true")
    return opened


def test_a_saved_component_shows_in_the_page_that_is_open(live: Live, page: Page) -> None:
    component = live.file("App.svelte")
    component.write_text(component.read_text(encoding="utf-8") + "\n<p>just saved</p>\n", encoding="utf-8")

    expect(page.get_by_text("just saved")).to_be_visible()
    assert page.evaluate("window.stayed")


def test_a_saved_source_of_the_server_starts_it_again(live: Live, page: Page, complaints: Complaints) -> None:
    """The page asks beside itself, and is passed on."""
    complaints.allowed.append("Failed to load resource")
    sentences = live.file("i18n/en/errors.ftl")
    text = sentences.read_text(encoding="utf-8").replace("\nerror-no-file =", "\nerror-no-file = Newly said:")
    sentences.write_text(text, encoding="utf-8")

    said(live.process, "starting it again")
    assert page.evaluate(ASK_AGAIN).startswith("Newly said:")


def test_the_page_has_its_socket(page: Page) -> None:
    opened = """new Promise((done, failed) => {
        const socket = new WebSocket(new URL('api/socket', document.baseURI).href.replace('http', 'ws'));
        socket.onopen = () => (socket.close(), done(true));
        socket.onerror = failed;
    })"""
    assert page.evaluate(opened)
