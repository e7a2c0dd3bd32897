"""A tiny engine, compiled: the same files, the same results, and never a build that does not fit them.

Where there is no C compiler the same tests see that the plain modules run, and that a line says so.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import discovery
from tests.support.deadlines import run
from tooling import ccompiler, compiled

THERE = ccompiler.find() is not None
SUFFIX = ccompiler.native_suffix()
LINE = "The engine runs as plain Python: there is no C compiler"

FILES = {
    "small/__init__.py": "",
    "small/masks.py": """
BIT = tuple(2**n for n in range(128))
def count(mask: int) -> int:
    return mask.bit_count()
""",
    "small/masks.pxd": """
cdef extern from *:
    '''
    typedef unsigned __int128 mask_t;
    static mask_t BIT[128];
    static int count(mask_t mask) {
        int members = 0;
        for (int n = 0; n < 128; n++) { BIT[n] = (mask_t) 1 << n; members += mask >> n & 1; }
        return members;
    }
    '''
    ctypedef unsigned long long mask_t
    mask_t BIT[128]
    int count(mask_t mask) noexcept nogil
""",
    "small/state.py": """
from discovery.small.masks import count
class State:
    __slots__ = ("hands", "left")
    def __init__(self) -> None:
        self.hands = [0] * 3
        self.left = 7
    def copy(self):
        new = State.__new__(State)
        new.hands = [0] * 3
        new.hands[:] = self.hands
        new.left = self.left
        return new
""",
    "small/state.pxd": """
cimport cython
from discovery.small.masks cimport mask_t
cdef class State:
    cdef public mask_t hands[3]
    cdef public int left
    @cython.locals(new=State)
    cpdef State copy(self)
""",
    "small/table.py": """
from discovery.small.masks import BIT, count
from discovery.small.state import State
def draw(state: State, seat: int, card: int) -> int:
    for other in range(3):
        count(state.hands[other])
    state.hands[seat] |= BIT[card]
    return count(state.hands[seat])
""",
    "small/table.pxd": """
from discovery.small.masks cimport BIT, count
from discovery.small.state cimport State
cpdef int draw(State state, int seat, int card)
""",
    "small/plain.py": "",
    "small/only_types.pxd": "ctypedef int seat_t",
}
GAME = """
from pathlib import Path
import discovery
from discovery.small import plain, state, table
first = state.State()
counts = [table.draw(first, 2, card) for card in (3, 100, 3, 127)]
second = first.copy()
table.draw(second, 0, 1)
print(discovery.COMPILED, *("/_compiled/" in Path(module.__file__).as_posix() for module in (table, plain)))
print(counts, list(first.hands), list(second.hands), second.left)
"""


def write(root: Path, name: str, text: str) -> None:
    path = root / "src" / "discovery" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose engine was compiled."""
    root = tmp_path_factory.mktemp("made")
    for name, text in FILES.items():
        write(root, name, text)
    for name in ("__init__.py", "compiled.py"):
        write(root, name, Path(discovery.__file__).with_name(name).read_text(encoding="utf-8"))
    assert compiled.bring(root, SUFFIX) is THERE
    return root


@pytest.fixture
def checkout(made: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return shutil.copytree(made, tmp_path / "checkout")


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ccompiler, "find", lambda: None)


def played(root: Path, pure: str = "") -> list[str]:
    """What a process of its own says: whether compiled modules run, and the game."""
    surroundings = os.environ | {"PYTHONPATH": str(root / "src"), "DISCOVERY_PURE": pure}
    command = [sys.executable, "-c", GAME]
    done = run(command, env=surroundings)
    return done.stdout.splitlines()


def modules(root: Path) -> list[str]:
    """The files of the present build."""
    folder, _ = compiled.named(root)
    return sorted(path.name for path in (compiled.built_folder(root) / (folder or "none")).glob("*"))


def test_a_module_with_types_beside_it_is_hot(checkout: Path) -> None:
    names = [compiled.module_name(checkout, path) for path in compiled.hot(checkout)]

    assert names == ["discovery.small.state", "discovery.small.table"]


def test_compiled_modules_play_the_same_game(checkout: Path) -> None:
    first, *game = played(checkout)

    assert first == f"{THERE} {THERE} False"
    assert game == [f"[1, 2, 2, 3] {[0, 0, 2**3 + 2**100 + 2**127]} {[2, 0, 2**3 + 2**100 + 2**127]} 7"]


@pytest.mark.parametrize("pure", ["1", "yes"])
def test_the_environment_chooses_the_plain_modules(checkout: Path, pure: str) -> None:
    first, *game = played(checkout, pure)

    assert first == "False False False"
    assert game == played(checkout, "0")[1:]


@pytest.mark.parametrize("name", ["small/table.py", "small/state.pxd", "small/masks.pxd"])
def test_a_changed_source_puts_the_whole_build_out_of_use(checkout: Path, name: str) -> None:
    write(checkout, name, FILES[name] + "\n")

    assert not compiled.is_built(checkout)
    assert played(checkout)[0] == "False False False"


def test_a_build_without_its_manifest_is_none(checkout: Path) -> None:
    (compiled.built_folder(checkout) / compiled.MANIFEST).unlink(missing_ok=True)

    assert played(checkout)[0] == "False False False"


def test_a_build_for_another_python_is_passed_over(checkout: Path) -> None:
    compiled.built_folder(checkout).mkdir(exist_ok=True)
    lines = list(compiled.manifest(checkout, "folder", ".cpython-39-other.so"))
    (compiled.built_folder(checkout) / compiled.MANIFEST).write_text("\n".join(lines), encoding="utf-8")

    assert played(checkout)[0] == "False False False"


def test_the_finder_and_the_build_read_the_manifest_alike(checkout: Path) -> None:
    compiled.built_folder(checkout).mkdir(exist_ok=True)
    lines = list(compiled.manifest(checkout, "folder", SUFFIX))
    (compiled.built_folder(checkout) / compiled.MANIFEST).write_text("\n".join(lines), encoding="utf-8")

    found = discovery.compiled.compiled_files(compiled.package(checkout))

    assert found.keys() == {"discovery.small.state", "discovery.small.table"}


def test_nothing_is_compiled_twice(checkout: Path) -> None:
    store = checkout / ".setup" / "compiled"
    before = {path: path.stat().st_mtime_ns for path in store.glob(f"*state*{SUFFIX}")}
    write(checkout, "small/table.py", FILES["small/table.py"].replace("range(3)", "range(2)"))

    assert compiled.bring(checkout, SUFFIX) is THERE
    assert before == {path: path.stat().st_mtime_ns for path in store.glob(f"*state*{SUFFIX}")}
    assert len(list(store.glob(f"*table*{SUFFIX}"))) == THERE
    assert played(checkout)[0].startswith(f"{THERE} ")


def test_a_build_for_later_pythons_plays_the_same_game(checkout: Path) -> None:
    assert compiled.bring(checkout, ccompiler.abi3_suffix()) is THERE
    assert not THERE or not compiled.is_built(checkout, SUFFIX)

    first, *game = played(checkout)

    assert first == f"{THERE} {THERE} False"
    assert game == played(checkout, "1")[1:]


def test_what_does_not_compile_leaves_nothing_half_done(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(checkout, "small/table.py", FILES["small/table.py"].replace("BIT[card]", "no_such_name[card]"))
    write(checkout, "small/state.py", FILES["small/state.py"] + "\n")

    if THERE:
        with pytest.raises(compiled.BuildError):
            compiled.bring(checkout, SUFFIX)
        assert "undeclared name not builtin: no_such_name" in capfd.readouterr().out
    assert modules(checkout) == []
    write(checkout, "small/table.py", FILES["small/table.py"])
    assert compiled.bring(checkout, SUFFIX) is THERE
    assert played(checkout)[0].startswith(f"{THERE} ")


def test_a_changed_type_concerns_those_who_take_it_and_nobody_else(checkout: Path) -> None:
    write(checkout, "small/aside.py", "")
    write(checkout, "small/aside.pxd", "from discovery.small cimport masks")
    before = compiled.keys(checkout, SUFFIX)

    def concerned(name: str) -> set[str]:
        write(checkout, name, FILES[name] + "\n")
        after = compiled.keys(checkout, SUFFIX)
        write(checkout, name, FILES[name])
        return {path.stem for path in before if before[path] != after[path]}

    assert concerned("small/table.pxd") == {"table"}
    assert concerned("small/state.pxd") == {"state", "table"}
    assert concerned("small/masks.pxd") == {"state", "table", "aside"}
    assert concerned("small/state.py") == {"state"}


@pytest.mark.parametrize(
    "line",
    [
        "from discovery.small.masks cimport BIT, count as members",
        "from discovery.small cimport only_types, masks",
        "from discovery.small.masks cimport (\n    BIT,\n)",
        "cimport cython, discovery.small.masks as m",
    ],
)
def test_every_way_to_take_types_is_seen(checkout: Path, line: str) -> None:
    path = checkout / "src/discovery/small/other.pxd"
    path.write_text(f"# types\n{line}\n", encoding="utf-8")

    assert compiled.package(checkout) / "small/masks.pxd" in compiled.cimported(checkout, path)


def test_a_source_edited_while_it_compiles_is_compiled_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled.remove(checkout)
    reading = iter([FILES["small/table.py"] + "\n", FILES["small/table.py"]])
    plain = compiled.manifest

    def manifest(root: Path, folder: str, suffix: str) -> Iterator[str]:
        write(root, "small/table.py", next(reading, FILES["small/table.py"]))
        return plain(root, folder, suffix)

    monkeypatch.setattr(compiled, "manifest", manifest)

    assert compiled.bring(checkout, SUFFIX) is THERE
    assert compiled.is_built(checkout, SUFFIX) is THERE
    assert next(reading, "") == ("" if THERE else FILES["small/table.py"] + "\n")
    assert played(checkout)[0].startswith(f"{THERE} ")


def test_a_source_edited_back_while_it_compiles_is_compiled_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled.remove(checkout)
    before = FILES["small/table.py"] + "\n\n"
    write(checkout, "small/table.py", before)
    reading = iter([FILES["small/table.py"] + "\n\n\n"])
    plain = compiled.Build._compile

    def compile_them(self: compiled.Build, missing: dict[Path, Path], wanted: dict[Path, str]) -> int:
        write(checkout, "small/table.py", next(reading, before))
        failed = plain(self, missing, wanted)
        write(checkout, "small/table.py", before)
        return failed

    monkeypatch.setattr(compiled.Build, "_compile", compile_them)

    assert compiled.bring(checkout, SUFFIX) is THERE
    assert compiled.is_built(checkout, SUFFIX) is THERE
    assert played(checkout)[0].startswith(f"{THERE} ")


def test_the_build_before_stays_for_those_who_still_run_it(checkout: Path) -> None:
    names = []
    for number in range(3):
        write(checkout, "small/table.py", FILES["small/table.py"] + "\n" * number)
        compiled.bring(checkout, SUFFIX)
        names.append(compiled.named(checkout)[0])

    folders = {path.name for path in compiled.built_folder(checkout).glob("*") if path.is_dir()}
    assert folders == (set(names[1:]) if THERE else set())


def test_a_module_that_is_hot_no_more_leaves_the_build(checkout: Path) -> None:
    (compiled.package(checkout) / "small/table.pxd").unlink()

    assert compiled.bring(checkout, SUFFIX) is THERE
    assert modules(checkout) == [f"discovery.small.state{SUFFIX}"] * THERE


def test_without_a_compiler_a_line_says_so_and_what_fits_no_more_is_taken_away(
    checkout: Path, no_compiler: None, capsys: pytest.CaptureFixture[str]
) -> None:
    write(checkout, "small/table.py", FILES["small/table.py"] + "\n")

    assert compiled.bring(checkout, SUFFIX) is False
    assert LINE in capsys.readouterr().out
    assert not compiled.built_folder(checkout).exists()


def test_a_compiler_that_makes_nothing_is_as_good_as_none(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ccompiler, "find", lambda: [sys.executable])
    compiled.remove(checkout)

    assert compiled.bring(checkout, SUFFIX) is False
    assert LINE in capsys.readouterr().out


def test_the_compiler_that_was_asked_for_is_the_only_one_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "ccache no-such-compiler")

    assert list(ccompiler.candidates()) == [["ccache", "no-such-compiler"]]


def test_an_engine_without_hot_modules_is_built(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "plain.py", "")

    assert compiled.is_built(tmp_path)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("changed", "status"), [(False, 0), (True, 1 if THERE else 0)])
def test_the_check_tells_of_a_build_that_does_not_fit(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, changed: bool, status: int
) -> None:
    monkeypatch.setattr(compiled, "ROOT", checkout)
    if changed:
        write(checkout, "small/table.py", FILES["small/table.py"] + "\n")

    assert compiled.main(["--check"]) == status
