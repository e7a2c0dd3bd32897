"""The C compiler of this machine: whether there is one that will do, and what it is told."""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

LIMITED_API = "0x030B0000"
"""The oldest Python that an abi3 build runs on: 3.11."""

OPTIONS = ("-O2", "-fwrapv", "-fvisibility=hidden", "-DNDEBUG", "-w")
LINKED = {"darwin": ("-fPIC", "-bundle", "-undefined", "dynamic_lookup"), "win32": ("-shared",)}
PROBE = (
    "#include <Python.h>\nunsigned __int128 mask; int main_of_probe(void) { return PY_VERSION_HEX != 0; }\n"
)


class CompilerError(Exception):
    """The compiler refused; the message is what it said."""


def native_suffix() -> str:
    """How a module for exactly this Python ends."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def abi3_suffix() -> str:
    """How a module for this Python and all later ones ends."""
    return ".pyd" if sys.platform == "win32" else ".abi3.so"


def find() -> list[str] | None:
    """The command that starts a C compiler for this Python, whose headers are there; else None."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    return next((command for command in candidates() if is_there(command)), None)


def candidates() -> Iterator[list[str]]:
    """The compiler that was asked for, or the one Python was made with and the usual names."""
    named = os.environ.get("CC")
    if named:
        yield shlex.split(named)
        return
    if sys.platform == "win32":  # Microsoft's own compiler has no 128-bit integers
        yield ["clang"]
        return
    yield shlex.split(sysconfig.get_config_var("CC") or "cc")
    yield from (["cc"], ["gcc"], ["clang"])


def is_there(command: list[str]) -> bool:
    """Whether the program exists; macOS has one that only offers to install another."""
    program = shutil.which(command[0]) if command else None
    if program is None:
        return False
    if sys.platform == "darwin" and program.startswith("/usr/bin/"):
        return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode == 0
    return True


def works(command: list[str]) -> bool:
    """Whether it makes a module from a line of C that wants Python's headers and 128-bit integers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="ascii")
        try:
            compile_module(command, source, Path(folder, "probe" + native_suffix()))
        except CompilerError:
            return False
    return True


def compile_module(command: list[str], source: Path, target: Path) -> None:
    """Make an extension module from one C file. Raises `CompilerError` with what the compiler said."""
    limited = target.name.endswith(abi3_suffix()) and not target.name.endswith(native_suffix())
    asked = [
        *command,
        *OPTIONS,
        *(["-mpopcnt"] if platform.machine().lower() in {"x86_64", "amd64"} else []),
        *([f"-mmacosx-version-min={macos()}"] if sys.platform == "darwin" else []),
        *([f"-DPy_LIMITED_API={LIMITED_API}"] if limited else []),
        f"-I{sysconfig.get_path('include')}",
        *LINKED.get(sys.platform, ("-fPIC", "-shared")),
        str(source),
        *(library(limited) if sys.platform == "win32" else []),
        "-o",
        str(target),
    ]
    try:
        done = subprocess.run(asked, capture_output=True, encoding="utf-8", errors="replace", check=False)
    except OSError as failure:
        raise CompilerError(str(failure)) from failure
    if done.returncode:
        raise CompilerError(done.stdout + done.stderr)


def platform_tag() -> str:
    """The machines that a module made here runs on, as names of wheels have it."""
    name = f"macosx-{macos()}-{platform.machine()}" if sys.platform == "darwin" else sysconfig.get_platform()
    return re.sub(r"[^a-z0-9_]", "_", name.lower())


def macos() -> str:
    """The oldest macOS that Python, and so the module, runs on; Apple's own processors began with 11."""
    oldest = sysconfig.get_platform().split("-")[1]
    return "11.0" if platform.machine() == "arm64" and oldest.startswith("10.") else oldest


def library(limited: bool) -> list[str]:
    """What Windows must link: Python's own library."""
    version = "3" if limited else f"{sys.version_info.major}{sys.version_info.minor}"
    return [f"-L{Path(sys.base_prefix, 'libs')}", f"-lpython{version}"]
