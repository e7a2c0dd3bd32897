"""The compiled engine: which modules it is made of, whether it is built, and the build.

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
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
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
BUILDERS = ("ccompiler.py", "cythonised.py")


class BuildError(Exception):
    """At least one module does not compile; the person has been told which and why."""


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
    """Whether a file of types is only for others: its names come from C, or no module goes with it."""
    if path.name == "__init__.pxd" or not path.with_suffix(".py").is_file():
        return True
    return any(line.startswith(FROM_C) for line in path.read_text(encoding="utf-8").splitlines())


def sources(root: Path) -> list[Path]:
    """Every file that decides what the compiled modules do."""
    return [*hot(root), *types(root)]


def module_name(root: Path, source: Path) -> str:
    """`src/discovery/x/y.py` -> `discovery.x.y`."""
    return ".".join(source.relative_to(package(root).parent).with_suffix("").parts)


def keys(root: Path, suffix: str) -> dict[Path, str]:
    """Hot module -> a hash over all that decides what it compiles to. Any type may concern any module."""
    shared = hashlib.sha256(suffix.encode())
    for path in [*(Path(__file__).with_name(name) for name in BUILDERS), *types(root)]:
        shared.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return {path: _joined([shared.digest(), path.read_bytes()]) for path in hot(root)}


def digest(root: Path, suffix: str) -> str:
    """The name of the folder that holds a whole build."""
    made = keys(root, suffix)
    return _joined(f"{module_name(root, path)} {key}\n".encode() for path, key in made.items())


def _joined(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:20]


def is_built(root: Path, suffix: str | None = None) -> bool:
    """Whether the compiled modules are there, made from exactly these sources, for any or for one Python."""
    if not hot(root):
        return not built_folder(root).exists()
    try:
        first = (built_folder(root) / MANIFEST).read_text(encoding="utf-8").splitlines()[0]
        _, folder, made_for = first.split()
    except (OSError, ValueError, IndexError):
        return False
    return suffix in {None, made_for} and folder == digest(root, made_for)


def build(root: Path, suffix: str, command: list[str], keep: Path | None = None) -> None:
    """Compile what is not compiled yet and put all of it in its place. Raises `BuildError`."""
    store = root / ".setup" / "compiled"
    with alone(store / "lock", lambda: say(speaker(language())("waiting"))):
        made = {
            source: store / f"{module_name(root, source)}-{key}{suffix}"
            for source, key in keys(root, suffix).items()
        }
        folder = digest(root, suffix)
        missing = [source for source, target in made.items() if keep is not None or not target.is_file()]
        _compile(root, {source: made[source] for source in missing}, command, keep)
        _publish(root, made, folder, suffix)
        for path in store.iterdir():
            if path.name != "lock" and path not in made.values():
                path.unlink()


def _compile(root: Path, wanted: dict[Path, Path], command: list[str], keep: Path | None) -> None:
    """Compile on all cores. What compiled is kept even when something else did not."""
    start = time.monotonic()
    failed = 0
    with ProcessPoolExecutor(max(1, min(len(wanted), cores())), SpawnContext()) as pool:
        jobs: dict[Future[str], str] = {}
        for source, target in sorted(wanted.items(), key=lambda item: -item[0].stat().st_size):
            name = module_name(root, source)
            jobs[pool.submit(cythonised.make, source, name, target, command, keep)] = name
        for count, job in enumerate(as_completed(jobs), 1):
            try:
                remarks = job.result()
            except cythonised.ModuleError as refused:
                failed += 1
                remarks = str(refused)
            write(remarks)
            say(f"  {count}/{len(jobs)} {jobs[job]} ({time.monotonic() - start:.0f} s)")
    if failed:
        raise BuildError(f"{failed}")


def cores() -> int:
    """The processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _publish(root: Path, made: dict[Path, Path], folder: str, suffix: str) -> None:
    """Put the build into the package; from the move of the manifest on it is this build and no other."""
    place = built_folder(root)
    fresh = place / folder
    if fresh.exists():
        shutil.rmtree(fresh)
    fresh.mkdir(parents=True)
    for source, target in made.items():
        shutil.copyfile(target, fresh / f"{module_name(root, source)}{suffix}")
    unfinished = place / f"{MANIFEST}.new"
    unfinished.write_text("\n".join(manifest(root, folder, suffix)) + "\n", encoding="utf-8", newline="\n")
    unfinished.replace(place / MANIFEST)
    for path in place.iterdir():
        if path.is_dir() and path != fresh:
            shutil.rmtree(
                path, ignore_errors=True
            )  # Windows keeps what is in use; the next build tries again


def manifest(root: Path, folder: str, suffix: str) -> Iterator[str]:
    """What `discovery.compiled` reads: the sources' hash, the folder, how its files end; then the sources."""
    files = sources(root)
    yield f"{source_hash(b''.join(path.read_bytes() for path in files)).hex()} {folder} {suffix}"
    yield from (path.relative_to(package(root)).as_posix() for path in files)


def remove(root: Path) -> None:
    """Take away a build that is of no use any more."""
    shutil.rmtree(built_folder(root), ignore_errors=True)


def bring(root: Path, suffix: str, keep: Path | None = None) -> bool:
    """Build unless it is built. False where no C compiler will do, and a line says so."""
    if keep is None and is_built(root, suffix):
        return True
    command = ccompiler.find()
    if not hot(root) or command is None or not ccompiler.works(command):
        remove(root)
        if hot(root):
            say(speaker(language())("engine-plain"))
        return False
    try:
        build(root, suffix, command, keep)
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
    """Whether the build is there, or cannot be."""
    text = speaker(language())
    if is_built(ROOT, suffix):
        return 0
    found = ccompiler.find()
    say(text("engine-plain" if found is None else "engine-missing"))
    return 0 if found is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
