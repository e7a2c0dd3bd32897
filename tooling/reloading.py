"""Serves the table during development: `discovery serve` behind the client's live build.

Vite serves the page, updates the open page when a file of the client is saved, and forwards requests for
`api/` to the server. The server restarts when one of its own sources changes. Both run in process groups of
their own, so that Ctrl+C reaches only this process, which then stops both: it asks first, and kills a process
that does not respond.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tooling import client
from tooling.children import Child
from tooling.messages import Say, language, speaker
from tooling.progress import say

ROOT = Path(__file__).resolve().parent.parent
HERE = "127.0.0.1"
PORT = 5173  # as with Vite by itself
PORTS = 20  # how many are tried when that one is taken
SERVER = "DISCOVERY_SERVER"
"""Names the server's address to `web/vite.config.ts`."""
SOURCES = frozenset({".py", ".ftl", ".md", ".csv"})
NOT_SOURCES = frozenset({"static", "_compiled", "__pycache__"})
PAUSE = 0.2  # seconds between two looks at the sources
MISUSED = 2


@dataclass(frozen=True)
class Wishes:
    """The page's port, 0 for the first free one, and the arguments of `discovery serve`."""

    port: int
    serve: tuple[str, ...]


class Ended:
    """Becomes true with the first signal to end this process. The handler only sets a flag, because an
    exception could arrive between the start of a child process and the line that stores it."""

    def __init__(self) -> None:
        self._heard = False
        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._hear)

    def __bool__(self) -> bool:
        return self._heard

    def _hear(self, number: int, frame: object) -> None:
        self._heard = True


class Watch:
    """Watches the modification times of the server's sources."""

    def __init__(self, root: Path) -> None:
        self._root = root / "src" / "discovery"
        self._known = self._times()

    def changed(self) -> bool:
        """Whether a source has changed since the last call. Waits until writing has stopped."""
        times = self._times()
        if times == self._known:
            return False
        while times != self._known:
            self._known = times
            time.sleep(PAUSE)
            times = self._times()
        return True

    def _times(self) -> dict[str, int]:
        found = {}
        for folder, folders, names in os.walk(self._root):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            for name in names:
                path = os.path.join(folder, name)
                if os.path.splitext(name)[1] in SOURCES and os.path.exists(path):
                    found[path] = os.stat(path).st_mtime_ns
        return found


def read(arguments: Sequence[str]) -> Wishes | None:
    """Parse the command line; `None` if the port is not valid."""
    port, serve, left = 0, [], list(arguments)
    while left:
        word = left.pop(0)
        name, _, value = word.partition("=")
        if name != "--port":
            serve.append(word)
            continue
        value = value or (left.pop(0) if left else "")
        if not value.isdecimal() or not 0 < int(value[:6]) < 1 << 16:
            return None
        port = int(value)
    return Wishes(port, tuple(serve))


def is_free(port: int) -> bool:
    """Whether a port of this machine is free to listen on."""
    with socket.socket() as probe:
        if sys.platform != "win32":  # there this option would let two listen
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HERE, port))
        except OSError:
            return False
        return True


def free_port() -> int:
    """A port that the system chooses. The server keeps it through all its starts, so it is chosen here."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    """Whether somebody listens on a port of this machine."""
    with socket.socket() as probe:
        probe.settimeout(PAUSE)
        return probe.connect_ex((HERE, port)) == 0


def server(root: Path, port: int, serve: Sequence[str]) -> Child:
    """`discovery serve`. By default its tables are kept in the checkout: a half-finished change must not
    touch tables that people play at."""
    data = [] if any(word.split("=")[0] == "--data" for word in serve) else ["--data", f"{root}/.setup/dev"]
    command = [sys.executable, "-P", "-m", "discovery", "serve", *data, *serve, "--port", str(port)]
    return Child(command, root, {}, subprocess.DEVNULL)


def page(root: Path, port: int, server_port: int) -> Child:
    """Vite in `web/`, configured with the server's address."""
    node, _ = client.node_and_npm()
    vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(node), str(vite), "--host", HERE, "--port", str(port), "--strictPort"]
    command += ["--clearScreen", "false", "--logLevel", "warn"]
    return Child(command, root / "web", {SERVER: f"http://{HERE}:{server_port}"})


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Serve until Ctrl+C; returns 1 if the page cannot be served."""
    text = speaker(language())
    wishes = read(arguments)
    if wishes is None:
        say(text("dev-usage"))
        return MISUSED
    port = wishes.port or next(filter(is_free, range(PORT, PORT + PORTS)), PORT)
    if not is_free(port):
        say(text("dev-port-taken", port=port))
        return 1
    ended = Ended()
    client.install(root)
    server_port = free_port()
    serving, showing = server(root, server_port, wishes.serve), page(root, port, server_port)
    try:
        serving.start()
        showing.start()
        return watch(serving, showing, ended, Watch(root), Ready(text, port, server_port))
    finally:
        showing.stop()
        serving.stop()


class Ready:
    """Prints once, when both are up, the address to open."""

    def __init__(self, text: Say, port: int, server_port: int) -> None:
        self.text = text
        self._address = f"http://{HERE}:{port}/"
        self._awaited = [port, server_port]

    def look(self) -> None:
        """Check those that were not yet up."""
        if self._awaited and answers(self._awaited[0]):
            self._awaited.pop(0)
            if not self._awaited:
                say(self.text("dev-ready", address=self._address))


def watch(serving: Child, showing: Child, ended: Ended, sources: Watch, ready: Ready) -> int:
    """Restart the server whenever its sources change; after a failure, wait for the next change."""
    failed = False
    while not ended:
        if showing.has_ended():
            return 1
        if sources.changed():
            serving.stop()
            say(ready.text("dev-again"))
            serving.start()
            failed = False
        elif serving.has_ended() and not failed:
            failed = True
            say(ready.text("dev-failed"))
        ready.look()
        time.sleep(PAUSE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
