"""One hot module turned into C by Cython and the C into an extension module: a worker of the build."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Any

from tooling import ccompiler

CYTHON = "3.3.1"
DIRECTIVES = {
    "annotation_typing": False,  # the types of the compiled build are those of the .pxd alone
    "infer_types": True,
    "binding": False,  # nobody asks for the signature of a compiled function
}
"""The last one leaves out code that takes the C compiler a sixth of its time. Lists are indexed and numbers
divided as in Python: letting go of that crashes on `row[-1]`, and gains nothing that can be measured, for C
arrays are never checked."""

PICKLED = frozenset(
    {
        "discovery.evolution.model.actions",
        "discovery.evolution.model.frames",
        "discovery.evolution.variants.battle.state",
        "discovery.evolution.variants.battle.table",
        "discovery.evolution.variants.flash.state",
        "discovery.evolution.variants.objection.state",
    }
)
"""The modules whose objects are in views, which are sent to processes of programs. The code that would pickle
all other classes takes the C compiler a seventh of its time and would be used by nobody."""


class ModuleError(Exception):
    """A module does not compile; the message is what Cython or the C compiler said."""


def make(source: Path, module: str, target: Path, command: list[str], keep: Path | None = None) -> str:
    """Compile `source`, found below a folder of packages, into `target`; what Cython remarked is returned.

    With `keep` the C file and Cython's page about the module stay in that folder.
    """
    packages = source.parents[module.count(".")]
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder, f"{module}.c")
        remarks = to_c(packages, source.relative_to(packages), module, written, annotate=keep is not None)
        if keep is not None:
            shutil.copytree(folder, keep, dirs_exist_ok=True)
        made = Path(folder, target.name)
        try:
            ccompiler.compile_module(command, written, made)
        except ccompiler.CompilerError as refused:
            raise ModuleError(remarks + str(refused)) from None
        unfinished = target.with_name(f"{target.name}.{os.getpid()}")
        shutil.copyfile(made, unfinished)
        unfinished.replace(target)
    return remarks


def to_c(packages: Path, source: Path, module: str, target: Path, annotate: bool) -> str:
    """Write the C of one module; what Cython remarked is returned."""
    from Cython import __version__
    from Cython.Compiler import Main, Options

    if __version__ != CYTHON:
        raise ModuleError(f"Cython {CYTHON} is needed, and this is {__version__}")
    keep_cimported_names()
    Options.emit_code_comments = annotate
    os.chdir(packages)  # the paths in tracebacks are those below it
    said = StringIO()
    with redirect_stderr(said):
        result = Main.compile(
            str(source),
            full_module_name=module,
            output_file=str(target),
            include_path=["."],
            language_level=3,
            compiler_directives=DIRECTIVES | {"auto_pickle": module in PICKLED},
            annotate=annotate,
        )
    if result.num_errors or not target.is_file():
        raise ModuleError(said.getvalue())
    return said.getvalue()


def keep_cimported_names() -> None:
    """Let `from x import f` in a module stand beside `from x cimport f` in its types.

    The plain module must import what the compiled one takes from another's C level. Cython knows this for
    classes; for functions and variables it takes the import for an assignment and refuses it. Here such an
    import leaves out the names that the module's scope has from another scope. This reaches into Cython's
    own tree, which is why exactly one version of it will do.
    """
    from Cython.Compiler.Nodes import FromImportStatNode

    plain = FromImportStatNode.analyse_declarations
    if getattr(plain, "keeps_cimported_names", False):
        return

    def analyse_declarations(self: Any, env: Any) -> None:
        known = {name: env.lookup_here(target.name) for name, target in self.items if name != "*"}
        taken = {name for name, entry in known.items() if entry is not None and entry.scope is not env}
        self.items = [(name, target) for name, target in self.items if name not in taken]
        plain(self, env)

    analyse_declarations.keeps_cimported_names = True  # type: ignore[attr-defined]
    FromImportStatNode.analyse_declarations = analyse_declarations
