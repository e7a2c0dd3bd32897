"""The virtual environment in .venv: created, filled from a lock, stamped, and repaired if damaged.

The stamp identifies the locks and the project from which the environment was made, so a start without changes
costs only a few hashes.

Compiling the engine takes longer than all other steps together, and playing or running one test need not wait
for it: the whole check compiles it beside its other steps and waits for it in the last one, all other
commands compile it in the background or not at all.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from tooling import builders, ccompiler, client, compiled
from tooling.alone import alone
from tooling.children import Child
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

PURE = {"DISCOVERY_BUILD": "pure"}
"""The package's build hook must not compile the engine: that is a step of its own, or comes later."""

COMPILE = ("-m", "tooling.compiled")

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
        """The path of the environment's Python interpreter."""
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
        surroundings = os.environ | PURE | ({"PYTHONPATH": str(beside)} if beside is not None else {})
        with subprocess.Popen(
            command, cwd=self.root, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as process:
            self._note(command, process.stdout or (), watch)
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, list(map(str, command)))

    def _note(self, command: Sequence[str | Path], lines: Iterable[bytes], watch: Watch | None) -> None:
        with self.log.open("ab") as log:
            log.write(f"\n$ {' '.join(map(str, command))}\n".encode())
            log.flush()
            for line in lines:
                log.write(line)
                if watch is not None:
                    watch(line.decode("utf-8", errors="replace"))

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
        compiling = engine and not (usable and compiled.is_built(self.root))
        compiler = self._compiler()
        if not wanted.items() <= known.items():
            wanted = self._wanted(lock, page=True)  # installing the project builds its page
        steps: list[Step] = [] if usable else [("step-environment", self._make)]
        steps += self._steps(lock, known, wanted, compiler if compiling else None)
        first = "setting-up-tests" if engine else "setting-up"
        say(self.text("setting-up-again" if known else first))
        self.progress = Progress(len(steps))
        with compiler:
            for key, work in steps:
                self.step(key, work, quiet)
        settled = {ENGINE: known[ENGINE]} if ENGINE in known else {}
        self._write_stamp(settled | self._reached(known, wanted))
        if engine and not self.is_settled():
            self._give_up()

    def _steps(
        self, lock: str, known: dict[str, str], wanted: dict[str, str], compiler: Child | None
    ) -> Iterator[Step]:
        """What leads from the one stamp to the other; the compiler works beside the steps, if it is given."""
        changed = known.get(lock) != wanted[lock]
        if compiler is not None:
            yield "step-compiler", lambda: self._begin(compiler, lock if changed else "")
        if changed:
            yield "step-packages", lambda: self._install(lock)
        if not wanted.items() <= known.items():
            yield "step-project", lambda: self._install_project(lock)
        if compiler is not None:
            yield "step-engine", lambda: self._follow(compiler)

    def _make(self) -> None:
        self.run([sys.executable, "-I", "-m", "venv", "--clear", self.folder])
        if not compiled.is_built(self.root, ccompiler.native_suffix()):
            compiled.remove(self.root)  # it was made for another Python than the new environment's
        self._write_stamp({})

    def _begin(self, compiler: Child, lock: str) -> None:
        """Begin to compile, as all other steps need one core only. What turns the engine into C comes from a
        lock, unless it is there (no lock)."""
        if lock:
            self._write_stamp({})
            pins = self.kept / "compiler.lock"
            pins.write_text(builders.pinned(self.root, lock, builders.COMPILER), encoding="utf-8")
            self._pip("--require-hashes", "-r", str(pins))
        compiler.start()

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
        pins.write_text(builders.pinned(self.root, TEST_LOCK, builders.needed(self.root)), encoding="utf-8")
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
            with suppress(subprocess.CalledProcessError):
                self.run([self.python, *COMPILE])
        if compiled.is_built(self.root):
            return True
        if not self.is_settled():
            with alone(self.kept / "lock", lambda: None):
                self._give_up()
        return False

    def _compiler(self) -> Child:
        """What compiles the engine beside other steps. All that it says while these run fits into a pipe."""
        return Child([str(self.python), *COMPILE], self.root, PURE, subprocess.PIPE)

    def _follow(self, compiler: Child) -> None:
        """An engine that does not compile does not prevent playing: it runs as plain Python."""
        self._note(compiler.command, compiler.lines(), self.watch_compiler)

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
