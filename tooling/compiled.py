"""The compiled engine: its modules, whether it is built, and the build.

A module `x.py` with its C types in `x.pxd` beside it is hot: it is compiled, as it is, into an extension
module. A `.pxd` that takes its names from C (`cdef extern`) stands in for its module, which stays plain.
All hot modules lie in one folder of `src/discovery/_compiled`; a manifest names the folder and the sources
it was made from. The manifest is replaced last and in one move, so there is never a mix of two builds.

`python -m tooling.compiled` builds what is not built; see `--help`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib.util import source_hash
from multiprocessing.context import SpawnContext
from pathlib import Path

from tooling import ccompiler, cythonised
from tooling.alone import alone
from tooling.messages import language, speaker
from tooling.progress import say, write

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "discovery/_compiled"
MANIFEST = "manifest"
FROM_C = "cdef extern "
CIMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+)?cimport\b[ \t]*(\([^)]*\)|.*)", re.MULTILINE)
WORD = re.compile(r"[\w.]+")
BUILDERS = ("ccompiler.py", "cythonised.py")


class BuildError(Exception):
    """At least one module does not compile; a message has said which and why."""


def package(root: Path) -> Path:
    """The package whose modules are compiled."""
    return root / "src" / "discovery"


def built_folder(root: Path) -> Path:
    """Where the package carries its compiled modules."""
    return root / "src" / FOLDER


def types(root: Path) -> list[Path]:
    """Every file of C types, in a fixed order."""
    return sorted(package(root).rglob("*.pxd"))


def hot(root: Path) -> list[Path]:
    """The modules to compile, in a fixed order."""
    return [path.with_suffix(".py") for path in types(root) if not is_header(path)]


def is_header(path: Path) -> bool:
    """Whether a file of types is only for other modules: its names come from C, or it has no module."""
    if path.name == "__init__.pxd" or not path.with_suffix(".py").is_file():
        return True
    return any(line.startswith(FROM_C) for line in path.read_text(encoding="utf-8").splitlines())


def sources(root: Path) -> list[Path]:
    """Every file that determines the compiled modules."""
    return [*hot(root), *types(root)]


def module_name(root: Path, source: Path) -> str:
    """The dotted name of a source file: `src/discovery/x/y.py` -> `discovery.x.y`."""
    return ".".join(source.relative_to(package(root).parent).with_suffix("").parts)


def keys(root: Path, suffix: str) -> dict[Path, str]:
    """Hot module -> a hash over everything that determines its compilation: the tools, its types, and the
    types they import."""
    tools = [suffix.encode(), *(Path(__file__).with_name(name).read_bytes() for name in BUILDERS)]
    taken = {path: cimported(root, path) for path in types(root)}
    made = {}
    for source in hot(root):
        reached = [source.with_suffix(".pxd")]
        for path in reached:
            reached += sorted(taken[path] - set(reached))
        made[source] = _joined([*tools, *(path.read_bytes() for path in [source, *reached])])
    return made


def cimported(root: Path, path: Path) -> set[Path]:
    """The files of types from which this one imports names."""
    found = set()
    for module, names in CIMPORT.findall(path.read_text(encoding="utf-8")):
        dotted = [f"{module}.{name}".strip(".") for name in ["", *WORD.findall(names)]]
        found |= {package(root).parent / f"{name.replace('.', '/')}.pxd" for name in dotted}
    return {path for path in found if path.is_file()}


def digest(root: Path, made: dict[Path, str]) -> str:
    """The name of the folder that holds a whole build, from the keys of its modules."""
    return _joined(f"{module_name(root, path)} {key}\n".encode() for path, key in made.items())


def _joined(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:20]


def is_built(root: Path, suffix: str | None = None) -> bool:
    """Whether the compiled modules are there, made from exactly these sources, for any or for one Python."""
    if not hot(root):
        return not built_folder(root).exists()
    folder, made_for = named(root)
    return suffix in {None, made_for} and folder == digest(root, keys(root, made_for))


def named(root: Path) -> tuple[str, str]:
    """The folder of the current build and the suffix of its modules; empty if there is none."""
    try:
        first = (built_folder(root) / MANIFEST).read_text(encoding="utf-8").splitlines()[0]
        _, folder, suffix = first.split()
    except (OSError, ValueError, IndexError):
        return "", ""
    return folder, suffix


def built_files(root: Path) -> list[str]:
    """The files of the build that a package must contain, as patterns below the source folder."""
    return [f"{FOLDER}/{MANIFEST}", f"{FOLDER}/{named(root)[0]}/**"]


def manifest(root: Path, folder: str, suffix: str) -> Iterator[str]:
    """The manifest that `discovery.compiled` reads: the sources' hash, the folder, its suffix; then the
    sources."""
    files = sources(root)
    yield f"{source_hash(b''.join(path.read_bytes() for path in files)).hex()} {folder} {suffix}"
    yield from (path.relative_to(package(root)).as_posix() for path in files)


def cores() -> int:
    """The processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Build:
    """A build of one checkout for one kind of Python; with `keep` everything is compiled and the C files are
    kept."""

    root: Path
    suffix: str
    command: list[str]
    keep: Path | None = None

    @property
    def store(self) -> Path:
        """The folder of modules that are already compiled."""
        return self.root / ".setup" / "compiled"

    def run(self) -> None:
        """Compile what is missing and publish the whole build. Raises `BuildError`."""
        with alone(self.store / "lock", lambda: say(speaker(language())("waiting"))):
            settled = self.keep is None and is_built(self.root, self.suffix)
            while not settled:
                settled = self._once()

    def _once(self) -> bool:
        """Compile and publish. False if a source was edited meanwhile; then nothing is published."""
        wanted = keys(self.root, self.suffix)
        made = {source: self._stored(source, key) for source, key in wanted.items()}
        failed = self._compile({s: t for s, t in made.items() if self.keep or not t.is_file()}, wanted)
        lines = list(manifest(self.root, digest(self.root, wanted), self.suffix))
        if keys(self.root, self.suffix) != wanted:
            return False
        if failed:
            raise BuildError(f"{failed}")
        if not all(target.is_file() for target in made.values()):
            return False  # a source was edited and edited back
        self._publish(made, lines)
        for path in self.store.glob(f"*{self.suffix}"):
            if path not in made.values():
                path.unlink()
        return True

    def _stored(self, source: Path, key: str) -> Path:
        return self.store / f"{self._name(source)}-{key}{self.suffix}"

    def _name(self, source: Path) -> str:
        return module_name(self.root, source)

    def _compile(self, missing: dict[Path, Path], wanted: dict[Path, str]) -> int:
        """Compile on all cores; returns the number of failures. Compiled modules are kept if their source is
        unchanged."""
        start = time.monotonic()
        failed = 0
        new = self.store / "new"
        new.mkdir(exist_ok=True)
        with ProcessPoolExecutor(max(1, min(len(missing), cores())), SpawnContext()) as pool:
            jobs: dict[Future[str], Path] = {}
            for source in sorted(missing, key=lambda source: -source.stat().st_size):
                order = (source, self._name(source), new / missing[source].name, self.command, self.keep)
                jobs[pool.submit(cythonised.make, *order)] = source
            for count, job in enumerate(as_completed(jobs), 1):
                source = jobs[job]
                try:
                    write(job.result())
                    if keys(self.root, self.suffix).get(source) == wanted[source]:
                        (new / missing[source].name).replace(missing[source])
                except cythonised.ModuleError as refused:
                    failed += 1
                    write(str(refused))
                say(f"  {count}/{len(jobs)} {self._name(source)} ({time.monotonic() - start:.0f} s)")
        shutil.rmtree(new)
        return failed

    def _publish(self, made: dict[Path, Path], lines: list[str]) -> None:
        """Put the build into the package; it takes effect atomically when the manifest is moved."""
        place = built_folder(self.root)
        before, _ = named(self.root)
        folder = lines[0].split()[1]
        fresh = place / folder
        if folder != before:
            shutil.rmtree(fresh, ignore_errors=True)
            fresh.mkdir(parents=True)
            for source, target in made.items():
                shutil.copyfile(target, fresh / f"{self._name(source)}{self.suffix}")
        unfinished = place / f"{MANIFEST}.new"
        unfinished.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        unfinished.replace(place / MANIFEST)
        for path in place.iterdir():
            if path.is_dir() and path.name not in {folder, before}:  # who runs may still import from the last
                shutil.rmtree(path, ignore_errors=True)


def remove(root: Path) -> None:
    """Remove an obsolete build."""
    shutil.rmtree(built_folder(root), ignore_errors=True)


def bring(root: Path, suffix: str, keep: Path | None = None) -> bool:
    """Build if needed. False, after a message, if there is no usable C compiler."""
    if keep is None and is_built(root, suffix):
        return True
    command = ccompiler.find()
    if not hot(root) or command is None or not ccompiler.works(command):
        remove(root)
        if hot(root):
            say(speaker(language())("engine-plain"))
        return False
    try:
        Build(root, suffix, command, keep).run()
    except BuildError:
        remove(root)
        raise
    return True


def main(arguments: Sequence[str]) -> int:
    """Build the engine of this checkout; 1 when a module does not compile."""
    parser = argparse.ArgumentParser(prog="python -m tooling.compiled", description="Compile the engine.")
    parser.add_argument("--check", action="store_true", help="build nothing, say whether everything is built")
    parser.add_argument("--abi3", action="store_true", help="for this Python and every later one")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="leave the C files and Cython's pages there"
    )
    wishes = parser.parse_args(arguments)
    suffix = ccompiler.abi3_suffix() if wishes.abi3 else ccompiler.native_suffix()
    if wishes.check:
        return check(suffix)
    try:
        bring(ROOT, suffix, wishes.keep and wishes.keep.resolve())
    except BuildError:
        say(speaker(language())("engine-failed"))
        return 1
    return 0


def check(suffix: str) -> int:
    """Whether the build exists, or is impossible here."""
    text = speaker(language())
    if is_built(ROOT, suffix):
        return 0
    found = ccompiler.find()
    say(text("engine-plain" if found is None else "engine-missing"))
    return 0 if found is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
