"""The virtual environment in .venv: created, filled from a lock, stamped, and repaired if damaged.

The stamp identifies the locks and the project from which the environment was made, so a start without changes
costs only a few hashes.

Compiling the engine takes longer than all other steps together, and playing or running one test need not wait
for it: the whole check compiles it as one of its steps, all other commands in the background or not at all.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from tooling import builders, ccompiler, client, compiled
from tooling.alone import alone
from tooling.messages import Say
from tooling.progress import Progress, say, write

PLAY_LOCK = "requirements.lock"
TEST_LOCK = "requirements-test.lock"
PROJECT = "project"
PAGE = "page"
ENGINE = "engine"
PROJECT_FILES = ("pyproject.toml", "hatch_build.py", "tooling/client.py", "src/discovery/__init__.py")
TAIL = 20  # lines of the log shown when a step fails
PINNED = re.compile(r"^[A-Za-z0-9][\w.\[\]-]*==", re.MULTILINE)
COUNTED = re.compile(r"\s+(\d+)/(\d+) ")  # a line of the compiler: "  3/45 discovery.core.dice (9 s)"

Step = tuple[str, Callable[[], None]]
Watch = Callable[[str], None]


class SetupFailed(Exception):
    """A step of the setup failed, and a message has said why."""


class Environment:
    """The environment of one checkout, built in numbered steps that are shown."""

    def __init__(self, root: Path, text: Say) -> None:
        self.root = root
        self.text = text
        self.folder = root / ".venv"
        self.stamp = self.folder / "discovery-setup.json"
        self.kept = root / ".setup"
        self.log = self.kept / "setup.log"
        self.progress = Progress(0)

    @property
    def python(self) -> Path:
        """The environment's Python."""
        if sys.platform == "win32":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def prepare(self, lock: str, *, engine: bool = False, page: bool = True) -> None:
        """Bring the environment in line with `lock` and the project. Raises `SetupFailed` after saying why.

        With `engine` the engine is compiled, too, if that is possible; without, see `compile_engine`.
        Without `page` the built client may be from older sources.
        """
        if self._is_ready(lock, engine, page):
            return
        with alone(self.kept / "lock", lambda: say(self.text("waiting"))):
            if self._is_ready(lock, engine, page):
                return
            self.log.write_bytes(b"")
            doubtful = self.stamp.exists() and not self._read_stamp()
            try:
                self._bring(self._wanted(lock, page), engine, self._is_usable(), quiet=doubtful)
            except SetupFailed:
                if not doubtful:
                    raise
                say(self.text("start-afresh"))
                self._bring(self._wanted(lock, page), engine, usable=False)

    def run(
        self, command: Sequence[str | Path], watch: Watch | None = None, beside: Path | None = None
    ) -> None:
        """Run a command of the setup; its output goes to the log and, line by line, to `watch`.

        The command also finds packages in the folder `beside`.
        """
        with self.log.open("ab") as log:
            log.write(f"\n$ {' '.join(map(str, command))}\n".encode())
            log.flush()
            # The package's build hook must not compile the engine: that is a step of its own, or comes later.
            surroundings = os.environ | {"DISCOVERY_BUILD": "pure"}
            if beside is not None:
                surroundings["PYTHONPATH"] = str(beside)
            with subprocess.Popen(
                command, cwd=self.root, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            ) as process:
                for line in process.stdout or ():
                    log.write(line)
                    if watch is not None:
                        watch(line.decode("utf-8", errors="replace"))
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, list(map(str, command)))

    def step(self, key: str, work: Callable[[], None], quiet: bool = False) -> None:
        """Do one step. When it fails, show the end of the log (unless `quiet`) and raise `SetupFailed`."""
        try:
            with self.progress.step(self.text(key)):
                work()
        except (subprocess.CalledProcessError, OSError) as failure:
            if not quiet:
                self._explain(key, failure)
            raise SetupFailed from failure

    def _bring(self, wanted: dict[str, str], engine: bool, usable: bool, quiet: bool = False) -> None:
        known = self._read_stamp() if usable else {}
        (lock,) = wanted.keys() & {PLAY_LOCK, TEST_LOCK}
        steps: list[Step] = []
        if not usable:
            steps.append(("step-environment", self._make))
        if known.get(lock) != wanted[lock]:
            steps.append(("step-packages", lambda: self._install(lock)))
        if engine and not (usable and compiled.is_built(self.root)):
            steps.append(("step-engine", lambda: self._compile(self.watch_compiler)))
        if not wanted.items() <= known.items():
            wanted = self._wanted(lock, page=True)  # installing the project builds its page
            steps.append(("step-project", lambda: self._install_project(lock)))
        first = "setting-up-tests" if engine else "setting-up"
        say(self.text("setting-up-again" if known else first))
        self.progress = Progress(len(steps))
        for key, work in steps:
            self.step(key, work, quiet)
        settled = {ENGINE: known[ENGINE]} if ENGINE in known else {}
        self._write_stamp(settled | self._reached(known, wanted))
        if engine and not self.is_settled():
            self._give_up()

    def _make(self) -> None:
        self.run([sys.executable, "-I", "-m", "venv", "--clear", self.folder])
        if not compiled.is_built(self.root, ccompiler.native_suffix()):
            compiled.remove(self.root)  # it was made for another Python than the new environment's
        self._write_stamp({})

    def _install(self, lock: str) -> None:
        self._write_stamp({})
        total = len(PINNED.findall((self.root / lock).read_text(encoding="utf-8")))
        collected = 0

        def watch(line: str) -> None:
            nonlocal collected
            if line.startswith("Collecting "):
                collected += 1
                self.progress.show(min(collected, total), total)

        self._pip("--require-hashes", "-r", lock, watch=watch)

    def _install_project(self, lock: str) -> None:
        """Build it with tools pinned by hash: those of the test environment, or a temporary copy of them."""
        if lock == TEST_LOCK:
            self._pip("--no-deps", "--no-build-isolation", "-e", ".")
            return
        folder, pins = self.kept / "builders", self.kept / "builders.lock"
        pins.write_text(builders.pinned(self.root, TEST_LOCK), encoding="utf-8")
        try:
            self._pip("--require-hashes", "--target", str(folder), "--upgrade", "-r", str(pins))
            self._pip("--no-deps", "--no-build-isolation", "-e", ".", beside=folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def is_settled(self) -> bool:
        """Whether the engine is compiled, or has failed to compile with these sources and this C compiler."""
        return compiled.is_built(self.root) or self._read_stamp().get(ENGINE) == self._engine()

    def compile_engine(self) -> bool:
        """Compile the engine of a ready environment; returns whether it is compiled now.

        If it does not compile, a line says why, once: the same sources are not tried again.
        """
        if not self.is_settled():
            self._compile(watch=None)
        if compiled.is_built(self.root):
            return True
        if not self.is_settled():
            with alone(self.kept / "lock", lambda: None):
                self._give_up()
        return False

    def _compile(self, watch: Watch | None) -> None:
        """An engine that does not compile does not prevent playing: it runs as plain Python."""
        with suppress(subprocess.CalledProcessError):
            self.run([self.python, "-m", "tooling.compiled"], watch)

    def watch_compiler(self, line: str) -> None:
        """Show the compiler's progress, if this line of its output reports it."""
        if counted := COUNTED.match(line):
            self.progress.show(int(counted[1]), int(counted[2]))

    def _give_up(self) -> None:
        self._write_stamp(self._read_stamp() | {ENGINE: self._engine()})
        say(self.text("engine-failed" if ccompiler.find() else "engine-plain"))

    def _pip(self, *arguments: str, watch: Watch | None = None, beside: Path | None = None) -> None:
        # Python compiles a package when it is first imported; most of their modules never are.
        options = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--no-compile")
        self.run([self.python, "-I", "-m", "pip", "install", *options, *arguments], watch, beside)

    def _is_ready(self, lock: str, engine: bool, page: bool) -> bool:
        known = self._read_stamp()
        same = self._wanted(lock, page).items() <= known.items()
        return self.python.exists() and same and (not engine or self.is_settled())

    def _is_usable(self) -> bool:
        """Whether the environment's Python starts, is new enough and has pip."""
        if not self.python.exists():
            return False
        probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
        command = [str(self.python), "-I", "-c", probe]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False

    def _read_stamp(self) -> dict[str, str]:
        try:
            content = json.loads(self.stamp.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return {}
        return content if isinstance(content, dict) else {}

    def _write_stamp(self, content: dict[str, str]) -> None:
        """Write the stamp; an empty one marks an unfinished environment of ours, which may be deleted."""
        self.stamp.write_text(json.dumps(content), encoding="ascii")

    def _wanted(self, lock: str, page: bool) -> dict[str, str]:
        """The stamp of an up-to-date environment."""
        project = hashlib.sha256(os.fsencode(self.root))
        for name in PROJECT_FILES:
            project.update((self.root / name).read_bytes())
        shown = {PAGE: client.digest(self.root)} if page else {}
        return {lock: self._hash(lock), PROJECT: project.hexdigest()} | shown

    def _engine(self) -> str:
        """A key for the engine's sources and the C compiler, if there is one."""
        return f"{compiled.digest(self.root, compiled.keys(self.root, ''))} {ccompiler.find()}"

    def _reached(self, known: dict[str, str], wanted: dict[str, str]) -> dict[str, str]:
        """The content of the new stamp: the tests' lock includes everything in the lock for playing, but not
        vice versa."""
        if TEST_LOCK in wanted:
            return {PLAY_LOCK: self._hash(PLAY_LOCK)} | wanted
        untouched = known.get(PLAY_LOCK) == wanted[PLAY_LOCK] and TEST_LOCK in known
        return wanted | ({TEST_LOCK: known[TEST_LOCK]} if untouched else {})

    def _hash(self, name: str) -> str:
        return hashlib.sha256((self.root / name).read_bytes()).hexdigest()

    def _explain(self, key: str, failure: Exception) -> None:
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        if isinstance(failure, OSError):
            lines.append(str(failure))
        say(self.text("setup-failed", step=self.text(key), log=self.log))
        write("".join(f"    {line}\n" for line in lines[-TAIL:]))
        if any("ensurepip is not available" in line for line in lines):
            say(self.text("no-venv"))
