"""No test waits for ever: whatever could is called by way of ``tests/support/deadlines.py``."""

from __future__ import annotations

import ast
import asyncio
import re
import subprocess
import sys
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from tests.support import deadlines

ROOT = Path(__file__).parents[2]
HELPER = ROOT / "tests" / "support" / "deadlines.py"
INSTEAD = {
    **dict.fromkeys(("run", "call", "check_call", "check_output", "getoutput", "getstatusoutput"), "run"),
    "Popen": "started",
}
"""What starts a process, and what of the helper does so instead."""
ENDLESS = {"communicate", "wait", "join", "acquire", "result"}
"""Methods that wait for ever where they are given nothing: of processes, threads, events and futures."""
AWAITED = {"communicate", "recv"}
"""The same for those that are awaited, unless something around them has an end."""
ENDS = {"within", "timeout"}
SUSPECT = re.compile(rf"subprocess|\.(?:{'|'.join(ENDLESS)})\(\s*\)|(?:{'|'.join(AWAITED)})\(")
"""A file without such words is not parsed: parsing all of them takes seconds."""
EXCUSED = {"tests/support/server/strange_programs.py": "programs that a table must survive"}


class Waits(ast.NodeVisitor):
    """Finds calls that could wait for ever: their lines, and what to use instead."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self._has_end = False
        self._starters: dict[str, str] = {}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Names by which a module calls what starts a process."""
        if node.module == "subprocess":
            named = {name.asname or name.name: name.name for name in node.names}
            self._starters |= {own: INSTEAD[name] for own, name in named.items() if name in INSTEAD}

    def visit_AsyncWith(self, node: ast.AsyncWith) -> None:
        """What is in it ends with it."""
        before = self._has_end
        self._has_end |= any(_called(item.context_expr) in ENDS for item in node.items)
        self.generic_visit(node)
        self._has_end = before

    def visit_Await(self, node: ast.Await) -> None:
        """Awaited calls go by other names than calls that block."""
        if _called(node.value) in AWAITED and not self._has_end:
            self._note(node, "within")
        for child in ast.iter_child_nodes(node.value):
            self.visit(child)

    def visit_Call(self, node: ast.Call) -> None:
        """Starting a process, or blocking."""
        match node.func:
            case ast.Name(name) if name in self._starters:
                self._note(node, self._starters[name])
            case ast.Attribute(ast.Name("subprocess"), name) if name in INSTEAD:
                self._note(node, INSTEAD[name])
            case ast.Attribute(_, name) if name in ENDLESS and not (node.args or node.keywords):
                self._note(node, "MOST_SECONDS")
        self.generic_visit(node)

    def _note(self, node: ast.expr, instead: str) -> None:
        self.found.append((node.lineno, f"use `{instead}` of tests.support.deadlines"))


def _called(node: ast.expr) -> str:
    """The last part of the name of what is called, ``""`` if nothing is."""
    match node:
        case ast.Call(ast.Name(name)) | ast.Call(ast.Attribute(_, name)):
            return name
    return ""


def waits(source: str) -> list[tuple[int, str]]:
    visitor = Waits()
    visitor.visit(ast.parse(source))
    return visitor.found


@cache
def everything() -> tuple[tuple[str, str], ...]:
    """The path of each file that could wait for ever, with each line that could and what to use."""
    return tuple(
        (where, f"{where}:{line}: {instead}")
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path != HELPER and SUSPECT.search(text := path.read_text(encoding="utf-8"))
        for where in [path.relative_to(ROOT).as_posix()]
        for line, instead in waits(text)
    )


def test_nothing_in_the_tests_waits_for_ever() -> None:
    found = [told for where, told in everything() if where not in EXCUSED]

    assert found == []


def test_nothing_is_excused_that_needs_no_excuse() -> None:
    assert {where for where, _ in everything()} == EXCUSED.keys()


@pytest.mark.parametrize(("source", "instead"), [
    ("import subprocess\nsubprocess.run(['ls'], timeout=5)", "run"),
    ("import subprocess\nsubprocess.check_output(['ls'])", "run"),
    ("import subprocess\nwith subprocess.Popen(['ls']): pass", "started"),
    ("from subprocess import Popen as P\nP(['ls'])", "started"),
    ("\nprocess.wait()", "MOST_SECONDS"),
    ("\nprocess.communicate()", "MOST_SECONDS"),
    ("\nthread.join()", "MOST_SECONDS"),
    ("async def f():\n    await running.communicate()", "within"),
    ("async def f():\n    json.loads(await line.recv())", "within"),
    ("import subprocess\nsubprocess.CompletedProcess([], 0)", ""),
    ("\nprocess.wait(MOST_SECONDS)\nprocess.communicate(timeout=5)\n' '.join(words)", ""),
    ("async def f():\n    async with within():\n        await line.recv()", ""),
])  # fmt: skip
def test_what_waits_for_ever_is_found(source: str, instead: str) -> None:
    expected = [(2, f"use `{instead}` of tests.support.deadlines")] if instead else []

    assert waits(source) == expected


# ---- the helper itself -------------------------------------------------------------------------------------

SILENT = [sys.executable, "-c", "print('hello', flush=True); import time; time.sleep(600)"]
NOT_HEARING = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN)"
DEAF = [sys.executable, "-c", f"{NOT_HEARING}; print('on', flush=True); time.sleep(600)"]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "MOST_SECONDS", 0.2)


def test_a_process_is_ended_with_its_block() -> None:
    with deadlines.started(SILENT) as process:
        assert deadlines.said(process, "h(.*)o")[1] == "ell"

    assert process.returncode != 0


def test_a_command_that_takes_too_long_is_ended(impatient: None) -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        deadlines.run(SILENT)


def test_a_process_that_says_no_more_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    with deadlines.started(SILENT) as process:
        deadlines.said(process, "hello")
        monkeypatch.setattr(deadlines, "MOST_SECONDS", 0.2)
        with pytest.raises(AssertionError, match="'goodbye' was not said"):
            deadlines.said(process, "goodbye")


def test_lines_that_do_not_come_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with deadlines.started(SILENT) as process:
        said = deadlines.lines(process)
        assert next(said) == "hello"
        monkeypatch.setattr(deadlines, "MOST_SECONDS", 0.2)
        with pytest.raises(AssertionError, match="after 'hello'"):
            next(said)


def test_all_lines_are_told_to_the_end() -> None:
    with deadlines.started([sys.executable, "-c", "print('one\\ntwo')"]) as process:
        assert list(deadlines.lines(process)) == ["one", "two"]


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is deaf there")
def test_a_process_that_does_not_hear_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    stack = ExitStack()
    process = stack.enter_context(deadlines.started(DEAF))
    deadlines.said(process, "on")
    monkeypatch.setattr(deadlines, "MOST_SECONDS", 0.2)

    with pytest.raises(AssertionError, match="has not ended the process"):
        stack.close()
    assert process.returncode != 0


def test_what_never_holds_is_not_waited_for(impatient: None) -> None:
    with pytest.raises(AssertionError, match="not reached"):
        deadlines.waited(lambda: False)


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_what_never_comes_about_is_not_waited_for(impatient: None) -> None:
    looks = iter([False, False, True])

    async def never() -> bool:
        return False

    await deadlines.reached(lambda: next(looks))
    with pytest.raises(AssertionError, match="not reached"):
        await deadlines.reached(never)
    with pytest.raises(AssertionError, match="after nothing"):
        async with deadlines.within(lambda: "after nothing"):
            await asyncio.Event().wait()
