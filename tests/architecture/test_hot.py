"""What a move costs stays C: the hot functions ask nothing of Python, be it a name, a number or a call.

Cython writes the same C whether a C compiler is there or not, so this is read in the C.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.support.testing.rounds import some
from tests.support.testing.sources import parsed
from tooling import compiled, cythonised

HOT = {
    "flow.rollout": "play_out play_any _play",
    "belief.determinize": "CardDeterminizer.deal CardDeterminizer._respect CardDeterminizer._hand_out "
    "random_subset",
    "flow.stepping": "acting clockwise_first run_virtual_players",
    "model.state": "State.copy",
    "flow.turns": "next_turn begin_turn clear_turn resume",
    "model.table": "draw draw_up_to refill lay _into_tree discard steal give",
    "model.places": "stealable newest empty",
    "flow.effects": "settle win_trumps _eras card_lost",
    "flow.windows": "act flagged others answering open_window close_window complete follow_up "
    "_book_placement",
    "flow.drawing": "OneCard.refill OneCard.close_turn UpToFive.refill UpToFive.close_turn "
    "AtRoundEnd.close_turn",
    "flow.ending": "FirstOut.turn_over FirstOut.winners MostPoints.turn_over MostPoints.winners",
    "flow.earning": "Placement.points LinkBonus.points",
    "moves.placing": "layable place stands_up Place.offer SpotMove.any_extra Place.do Replay.offer Replay.do",
    "moves.calling": "Call.offer Call.do PlaceCalled.offer PlaceCalled.do name_card answer_call",
    "moves.turn": "End.offer End.do Pass.offer Pass.do Theft.do",
    "board.plane": "Plane.lay Plane.lift Plane._judge Plane.pile Plane.stand_in Plane.bordering Plane.bonus",
    "board.spots": "SpotRule.find SpotRule.placeable SpotRule.any_spot Piles.find_beside Linked.find_beside",
}
FUNCTION = r"^(?:static|__PYX_EXTERN_C)\b[^;{{}}\n]*\b{name}\([^;{{}}]*\)\s*\{{\n(.*?)^\}}"
OVERRIDDEN = re.compile(r"^  if \(unlikely\(__pyx_skip_dispatch\)\) ;.*?^  \}\n", re.MULTILINE | re.DOTALL)
"""A look at one flag, and what would be done if the method were overridden in Python."""
CALLED = re.compile(r"\b(?:Py|_Py|__Pyx_)\w+(?=\()")
CHEAP = re.compile(
    r"__Pyx_(RefNanny\w+|X?(IN|DE|GOT|GIVE)C?REF(_SET)?|mod_\w+|TypeTest|[GS]etItemInt_(Tuple|List|ByteArray)"
    r"|Py(Tuple|List)_GET_(SIZE|ITEM_REF)|AddTraceback|WriteUnraisable|Raise)|PyErr_(Occurred|SetString)"
)
"""Counts of references, a row's own places, remainders, and what is done with an exception."""


def written(module: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The C of a module of the engine."""
    packages = compiled.package(compiled.ROOT).parent
    monkeypatch.chdir(packages)
    name, target = f"discovery.evolution.{module}", folder / "module.c"
    cythonised.to_c(packages, Path(name.replace(".", "/") + ".py"), name, target, annotate=False)
    return target.read_text(encoding="utf-8")


def asked(text: str, module: str, function: str) -> set[str]:
    """What a function, or a method with its class, asks of Python."""
    place = "_".join(f"{len(part)}{part}" for part in f"discovery.evolution.{module}".split("."))
    owner, _, short = function.rpartition(".")
    name = f"__pyx_f_{place}_{len(owner)}{owner}_{short}" if owner else f"__pyx_f_{place}_{short}"
    body = re.search(FUNCTION.format(name=name), text, re.MULTILINE | re.DOTALL)
    assert body, f"{module} has no C function {function}"
    return {call for call in CALLED.findall(OVERRIDDEN.sub("", body[1])) if not CHEAP.fullmatch(call)}


@pytest.mark.parametrize("module", HOT)
def test_hot_functions_exist(module: str) -> None:
    """Also of the modules whose C only the long round reads, so that a new name is noticed at once."""
    source = compiled.package(compiled.ROOT) / "evolution" / (module.replace(".", "/") + ".py")
    found = set()
    for node in parsed(source).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{one.name}" for one in node.body if isinstance(one, ast.FunctionDef)}
    assert set(HOT[module].split()) <= found


@pytest.mark.parametrize("module", some(HOT))
def test_hot_functions_ask_nothing_of_python(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = written(module, tmp_path, monkeypatch)
    found = {function: asked(text, module, function) for function in HOT[module].split()}

    assert {function: calls for function, calls in found.items() if calls} == {}


def test_what_is_asked_of_python_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = written("board.plane", tmp_path, monkeypatch)

    assert "__Pyx_GetModuleGlobalName" in asked(text, "board.plane", "coordinates_of")
    assert "PyTuple_New" in asked(text, "board.plane", "Plane.key")
