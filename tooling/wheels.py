"""The files of a release: the source archive, a plain wheel and a compiled one, which play the same games.

`python -m tooling.wheels [FOLDER]` builds them, installs each wheel in its own environment and checks that
both play the same games. It runs in the environment that `./check` makes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from tooling import ccompiler
from tooling.messages import language, speaker
from tooling.progress import Progress, say, write

ROOT = Path(__file__).resolve().parent.parent
GAMES = """
from discovery import COMPILED
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.match import Match
from discovery.play.records import write
print(COMPILED)
for game in sorted(GAMES):
    for seed in range(5):
        print(write(Match(game, ["random", "random", "greedy"]).record(seed=str(seed))))
"""


class NotGoodError(Exception):
    """A wheel does not work; the argument is the id of the message that says why."""


def main(arguments: Sequence[str]) -> int:
    """Put the files into a folder, by default `dist`; returns 1 on failure."""
    target = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    text = speaker(language())
    kinds = ["pure", "abi3"] if ccompiler.find() else ["pure"]
    try:
        with tempfile.TemporaryDirectory() as folder:
            files = make(Path(folder), kinds)
            target.mkdir(parents=True, exist_ok=True)
            for file in files:
                say(str(shutil.copy(file, target)))
    except subprocess.CalledProcessError as failed:
        write(f"{failed.stdout or ''}{failed.stderr or ''}")
        return 1
    except NotGoodError as fault:
        say(text(str(fault)))
        return 1
    if "abi3" not in kinds:
        say(text("wheels-plain-only"))
    return 0


def make(folder: Path, kinds: Sequence[str]) -> list[Path]:
    """Build the archive, and from it a wheel of each kind, and test both."""
    text = speaker(language())
    progress = Progress(2 + len(kinds))
    with progress.step(text("wheels-archive")):
        archive = build(ROOT, folder / "sdist", "sdist")
        with tarfile.open(archive) as packed:
            packed.extractall(folder / "source", filter="data")
        (source,) = (folder / "source").iterdir()
    wheels = {}
    for kind in kinds:
        with progress.step(text("wheels-compiled" if kind == "abi3" else "wheels-plain")):
            wheels[kind] = build(source, folder / kind, "wheel", kind)
    with progress.step(text("wheels-try")):
        compare({kind: games(wheel, folder / f"{kind} installed") for kind, wheel in wheels.items()})
    return [archive, *wheels.values()]


def build(root: Path, folder: Path, what: str, kind: str = "") -> Path:
    """The file that hatchling builds from a source folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(folder)]
    surroundings = os.environ | {"DISCOVERY_BUILD": kind}
    subprocess.run(command, cwd=root, env=surroundings, capture_output=True, text=True, check=True)
    (made,) = folder.iterdir()
    return made


def games(wheel: Path, place: Path) -> str:
    """The games played by an installation of only this wheel. The engine needs no other package."""
    venv.create(place)
    python = next(
        path for path in (place / "bin" / "python", place / "Scripts" / "python.exe") if path.exists()
    )
    options = ["--no-deps", "--no-index", "--disable-pip-version-check"]
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", *options, str(wheel)]
    subprocess.run(install, capture_output=True, text=True, check=True)
    play = [str(python), "-I", "-c", GAMES]
    return subprocess.run(play, cwd=place, capture_output=True, text=True, check=True).stdout


def compare(played: dict[str, str]) -> None:
    """Check that each wheel runs the right build and that all play the same games. Raises `NotGoodError`."""
    for kind, text in played.items():
        if text.splitlines()[0] != str(kind == "abi3"):
            raise NotGoodError("wheels-wrong-engine")
    if len({text.partition("\n")[2] for text in played.values()}) != 1:
        raise NotGoodError("wheels-differ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
