"""The contract for TypeScript: ``python -m discovery.server.protocol.schema`` writes the client's types.

Three files come out: the JSON Schema of all messages, ``protocol.ts`` made from it by the npm package
json-schema-to-typescript, and ``words.ts`` with what no type can hold: lists of words, and what a plan says
where nothing is chosen. The first line of ``protocol.ts`` holds the schema's hash, so a test can tell without
Node that it is current. The words of a game are written beside them, see ``evolution.client_words``.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from discovery.core.registry import families
from discovery.play.setups.value import Conduct
from discovery.server import protocol
from discovery.server.protocol import words
from discovery.server.tables.seating import VIRTUAL

HTTP_MESSAGES: tuple[type[msgspec.Struct], ...] = (
    protocol.Analysis,
    protocol.TablePlan,
    protocol.Created,
    protocol.Checked,
    protocol.Catalogue,
    protocol.Fault,
    protocol.Frame,
    protocol.Replay,
    protocol.RuleBook,
)
WEB = Path(__file__).parents[4] / "web"
SCHEMA_FILE = WEB / "src" / "generated" / "protocol.schema.json"
TYPES_FILE = WEB / "src" / "generated" / "protocol.ts"
WORDS_FILE = WEB / "src" / "generated" / "words.ts"
CONVERTER = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
OPTIONS = ("--additionalProperties=false", "--ignoreMinAndMaxItems", "--bannerComment", "")


def schema() -> dict[str, Any]:
    """The JSON Schema of every message; ``ServerMessage`` and ``ClientMessage`` are the tagged unions."""
    unions = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}
    shapes, definitions = msgspec.json.schema_components(
        [*HTTP_MESSAGES, *unions.values()], ref_template="#/definitions/{name}"
    )
    for name, shape in zip(unions, shapes[len(HTTP_MESSAGES) :], strict=True):
        definitions[name] = {"title": name, "anyOf": shape["anyOf"]}
    definitions |= _partial(definitions)
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = inspect.cleandoc(definition["description"])
    names = [kind.__name__ for kind in HTTP_MESSAGES] + list(unions)
    return {
        "title": "Protocol",
        "description": f"All messages of version {protocol.WIRE} of the contract, by name.",
        "type": "object",
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in names},
        "required": names,
        "definitions": dict(sorted(definitions.items())),
    }


def _partial(definitions: dict[str, Any]) -> dict[str, Any]:
    """What a ``Change`` holds: any fields of the table, any of a family's position, its lists by number."""
    table = _changed(definitions, "TableInfo", {})
    parts = [family.present for family in families() if family.present is not None]
    positions = [_changed(definitions, part.position.__name__, part.by_number) for part in parts]
    references = [{"$ref": f"#/definitions/{one['title']}"} for one in positions]
    of_change = definitions["Change"]["properties"]
    of_change["table"] = {"$ref": f"#/definitions/{table['title']}"}
    of_change["position"] = references[0] if len(references) == 1 else {"anyOf": references}
    return {one["title"]: one for one in (table, *positions)}


def _changed(definitions: dict[str, Any], whole: str, by_number: Mapping[str, type]) -> dict[str, Any]:
    """Any fields of the message called ``whole``."""
    properties = dict(definitions[whole]["properties"])
    for field, kind in by_number.items():
        entry = {"$ref": f"#/definitions/{kind.__name__}"}
        properties[field] = {"type": "object", "additionalProperties": entry}
    return {
        "title": f"{whole}Change",
        "description": f"The fields of a ``{whole}`` that are not as they were.",
        "type": "object",
        "properties": properties,
        "required": [],
    }


def schema_text() -> str:
    """The schema as it is committed."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def banner(text: str) -> str:
    """The head of ``protocol.ts`` made from the schema ``text``."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    return (
        "/* eslint-disable */\n"
        f"// Made by `python -m discovery.server.protocol.schema`; schema sha256 {digest}.\n\n"
        f"export const WIRE = {protocol.WIRE};\nexport const MAX_FRAME = {protocol.MAX_FRAME};\n\n"
    )


def convert(schema_file: Path, converter: Path = CONVERTER) -> str:
    """The TypeScript types of a schema file. ``CalledProcessError`` if the converter fails."""
    command = ["node", str(converter), "--input", str(schema_file), *OPTIONS]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def words_text() -> str:
    """``words.ts`` as it is committed: lists and defaults that the client shares with the server."""
    lists: dict[str, tuple[str, object]] = {
        "SEAT_KINDS": ('readonly SeatPlan["kind"][]', get_args(words.SeatKind)),
        "BOTS": (
            'readonly SeatPlan["kind"][]',
            [kind for kind in get_args(words.SeatKind) if kind in VIRTUAL],
        ),
        "AWAY": ('readonly Conduct["away"][]', get_args(words.Away)),
        "WATCHING": ('readonly Conduct["watching"][]', get_args(words.Watching)),
        "REACTIONS": ('readonly StandingOrder["reaction"][]', get_args(words.Reaction)),
        "ORDERS": ('readonly StandingOrder["order"][]', get_args(words.Order)),
        "CONDUCT": ("Conduct", asdict(Conduct())),
    }
    conduct = " | ".join(f'"{field.name}"' for field in fields(Conduct))
    return (
        "/* eslint-disable */\n// Made by `python -m discovery.server.protocol.schema`.\n\n"
        'import type { SeatPlan, StandingOrder, TablePlan } from "./protocol";\n\n'
        "/** How a table is kept, as in a plan. */\n"
        f"export type Conduct = Required<Pick<TablePlan, {conduct}>>;\n\n"
        + "\n".join(
            f"export const {name}: {kind} = {json.dumps(value)};" for name, (kind, value) in lists.items()
        )
        + "\n"
    )


def write(converter: Path = CONVERTER) -> None:
    """Write all files."""
    text = schema_text()
    SCHEMA_FILE.parent.mkdir(parents=True, exist_ok=True)
    SCHEMA_FILE.write_text(text, encoding="utf-8")
    TYPES_FILE.write_text(banner(text) + convert(SCHEMA_FILE, converter).lstrip(), encoding="utf-8")
    WORDS_FILE.write_text(words_text(), encoding="utf-8")


if __name__ == "__main__":
    write()
