"""The contract for TypeScript: ``python -m discovery.server.protocol.schema`` writes the client's types.

The JSON Schema of all messages comes out, ``protocol.ts`` made from it by the npm package
json-schema-to-typescript, and ``words.ts`` with what no type can hold: lists of words, and what a plan says
where nothing is chosen. There a position, a happening and what is printed tell their ``family`` and no more:
what else they hold stands in a schema and a file of types for each registered family, in ``games/``. The
first lines of a file of types hold its schema's hash, so a test can tell without Node that it is current.
The words of a game are written beside them, see ``evolution.client_words``.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from discovery.core.family import Family
from discovery.core.present import TAG_FIELD, PresentPart
from discovery.core.registry import families
from discovery.engines.outside.words import TAG
from discovery.play.setups.game_setup import TableSettings
from discovery.server import protocol
from discovery.server.protocol import words
from discovery.server.protocol.definitions import Schema
from discovery.server.protocol.definitions import definitions as definitions_of
from discovery.server.protocol.page_messages import (
    account,
    classes,
    clubs,
    contests,
    hooks,
    mail,
    moderation,
    passkeys,
    tokens,
)

HTTP_MESSAGES: tuple[type[msgspec.Struct], ...] = (
    protocol.Analysis,
    protocol.TablePlan,
    protocol.Created,
    protocol.Checked,
    protocol.Catalogue,
    protocol.DealAsked,
    protocol.DealInfo,
    protocol.CodeDrawn,
    protocol.CodeWanted,
    protocol.DeckBalance,
    protocol.DeckChecked,
    protocol.DeckDraft,
    protocol.DeckMade,
    protocol.DeckSheet,
    protocol.DeckTexts,
    protocol.DeckWanted,
    protocol.DraftChecked,
    protocol.OpenTables,
    protocol.OwnDeck,
    protocol.Fault,
    protocol.FileWithDeck,
    protocol.Follow,
    protocol.Followed,
    protocol.ForkWanted,
    protocol.Frame,
    protocol.Missed,
    protocol.MissedAsked,
    protocol.Seen,
    protocol.SeenAsked,
    protocol.Invite,
    protocol.MatchSheet,
    protocol.Mine,
    protocol.MyTables,
    protocol.Newcomer,
    protocol.PaperInfo,
    protocol.PaperWanted,
    protocol.DecisionAnswer,
    protocol.DecisionQuestion,
    protocol.LessonAnswer,
    protocol.LessonList,
    protocol.LessonStep,
    protocol.PosedPuzzle,
    protocol.PrintWanted,
    protocol.PushNoted,
    protocol.PushWanted,
    protocol.PuzzleAnswer,
    protocol.PuzzleList,
    protocol.PuzzleQuestion,
    protocol.Replay,
    protocol.RoomOnPaper,
    protocol.RuleBook,
    protocol.SheetsInfo,
    protocol.TallyInfo,
    *account.MESSAGES,
    *classes.MESSAGES,
    *clubs.MESSAGES,
    *contests.MESSAGES,
    *hooks.MESSAGES,
    *mail.MESSAGES,
    *passkeys.MESSAGES,
    *moderation.MESSAGES,
    *tokens.MESSAGES,
)
WEB = Path(__file__).parents[4] / "web"
SCHEMA_FILE = WEB / "src" / "generated" / "protocol.schema.json"
TYPES_FILE = WEB / "src" / "generated" / "protocol.ts"
GAMES = WEB / "src" / "generated" / "games"
WORDS_FILE = WEB / "src" / "generated" / "words.ts"
CONVERTER = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
REFERENCE = "#/definitions/{name}"
OPTIONS = ("--additionalProperties=false", "--ignoreMinAndMaxItems", "--bannerComment", "")


def _open(title: str, about: str, more: Schema) -> Schema:
    properties = {TAG_FIELD: {"type": "string"}, **more}
    return {
        "title": title,
        "description": about,
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


_NAME = {"type": "object", "additionalProperties": {"type": "string"}}
_OPEN = (
    _open("Position", "A position as one viewer may know it: the message of the family that it names.", {}),
    _open("Happening", "One thing that happened: the message of the family that it names.", {}),
    _open(
        "Printed",
        "A deck, a map or whatever else a family plays with.",
        {"id": {"type": "string"}, "name": _NAME},
    ),
)
"""The messages that every family has: ``position``, ``happening`` and ``printed`` of a ``PresentPart``."""


def schema() -> Schema:
    """The JSON Schema of every message; ``ServerMessage`` and ``ClientMessage`` are the tagged unions."""
    unions = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}
    shapes, definitions = definitions_of([*HTTP_MESSAGES, *unions.values()], REFERENCE)
    for name, shape in zip(unions, shapes[len(HTTP_MESSAGES) :], strict=True):
        definitions[name] = {"title": name, "anyOf": shape["anyOf"]}
    table = _changed(definitions, "TableInfo", {})
    definitions[table["title"]] = table
    change = definitions["Change"]["properties"]
    change["table"] = {"$ref": f"#/definitions/{table['title']}"}
    change["position"] = {"type": "object", "additionalProperties": True}
    for message in ("Hello", "Language"):
        definitions[message]["properties"]["language"]["pattern"] = TAG
    names = [kind.__name__ for kind in HTTP_MESSAGES] + list(unions)
    about = f"All messages of version {protocol.WIRE} of the contract, by name."
    return _document("Protocol", about, names, _neutral(definitions))


def _neutral(definitions: Schema) -> Schema:
    """The schema with the families' own messages replaced by what all of them have."""
    parts = [family.present for family in families() if family.present is not None]
    neutral = {
        kind.__name__: {"$ref": f"#/definitions/{opened['title']}"}
        for part in parts
        for kind, opened in zip((part.position, part.happening, part.printed), _OPEN, strict=True)
    }
    replaced = {name: _with(definition, neutral) for name, definition in definitions.items()}
    return replaced | {str(opened["title"]): deepcopy(opened) for opened in _OPEN}


def _with(node: Any, neutral: Mapping[str, dict[str, str]]) -> Any:
    """``node`` with other references; alternatives that have become the same are one."""
    if isinstance(node, list):
        return [_with(one, neutral) for one in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return neutral.get(node["$ref"].rpartition("/")[2], node)
    if "discriminator" in node and all(one in neutral.values() for one in _with(node["anyOf"], neutral)):
        return _with(node["anyOf"][0], neutral)
    return {key: _with(value, neutral) for key, value in node.items()}


def family_schema(part: PresentPart) -> Schema:
    """The JSON Schema of a family's own messages, with what a ``Change`` holds of its position."""
    kinds = (part.position, part.happening, part.printed)
    _, definitions = definitions_of(kinds, REFERENCE)
    changed = _changed(definitions, part.position.__name__, part.by_number)
    definitions[changed["title"]] = changed
    names = [kind.__name__ for kind in kinds] + [changed["title"]]
    return _document("Messages", "The messages of a family of games, by name.", names, definitions)


def _document(title: str, about: str, names: list[str], definitions: Schema) -> Schema:
    """A schema whose roots are ``names``, with the definitions that these need."""
    needed = _needed(names, definitions)
    return {
        "title": title,
        "description": about,
        "type": "object",
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in names},
        "required": names,
        "definitions": dict(sorted(needed.items())),
    }


def _needed(names: list[str], definitions: Schema) -> Schema:
    """The definitions that ``names`` lead to."""
    needed: Schema = {}
    left = list(names)
    while left:
        if (name := left.pop()) not in needed:
            needed[name] = definitions[name]
            left += re.findall(r'"#/definitions/(\w+)"', json.dumps(definitions[name]))
    return needed


def _changed(definitions: Schema, whole: str, by_number: Mapping[str, type]) -> Schema:
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


def text_of(document: Schema) -> str:
    """The text of a schema's file, as it is committed."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def banner(text: str) -> str:
    """The head of a file of types made from the schema ``text``."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    made = "// Made by `python -m discovery.server.protocol.schema`; schema sha256"
    return f"/* eslint-disable */\n{made} {digest}.\n\n"


NUMBERS = f"export const WIRE = {protocol.WIRE};\nexport const MAX_FRAME = {protocol.MAX_FRAME};\n\n"


def convert(schema_file: Path, converter: Path = CONVERTER) -> str:
    """The TypeScript types of a schema file. ``CalledProcessError`` if the converter fails."""
    command = ["node", str(converter), "--input", str(schema_file), *OPTIONS]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def words_text() -> str:
    """``words.ts`` as it is committed: lists and defaults that the client shares with the server."""
    lists: dict[str, tuple[str, object]] = {
        "AWAY": ('readonly Conduct["away"][]', get_args(words.Away)),
        "WATCHING": ('readonly Conduct["watching"][]', get_args(words.Watching)),
        "UNDOING": ('readonly Conduct["undo"][]', get_args(words.Undoing)),
        "ORDERS": ('readonly StandingOrder["order"][]', get_args(words.Order)),
        "CONDUCT": ("Conduct", asdict(TableSettings())),
    }
    conduct = " | ".join(f'"{field.name}"' for field in fields(TableSettings))
    return (
        "/* eslint-disable */\n// Made by `python -m discovery.server.protocol.schema`.\n\n"
        'import type { StandingOrder, TablePlan } from "./protocol";\n\n'
        "/** How a table is kept, as in a plan. */\n"
        f"export type Conduct = Required<Pick<TablePlan, {conduct}>>;\n\n"
        + "\n".join(
            f"export const {name}: {kind} = {json.dumps(value)};" for name, (kind, value) in lists.items()
        )
        + "\n"
    )


def write(converter: Path = CONVERTER) -> None:
    """Write all generated files: schemas, types and words. ``converter`` makes types from schemas."""
    GAMES.mkdir(parents=True, exist_ok=True)
    _write(schema(), SCHEMA_FILE, TYPES_FILE, NUMBERS, converter)
    WORDS_FILE.write_text(words_text(), encoding="utf-8")
    for family in families():
        if family.present is not None:
            _write(family_schema(family.present), *family_files(family), "", converter)


def family_files(family: Family) -> tuple[Path, Path]:
    """The schema of a family's messages, and their types."""
    return GAMES / f"{family.key}.schema.json", GAMES / f"{family.key}.ts"


def _write(document: Schema, schema_file: Path, types: Path, numbers: str, converter: Path) -> None:
    text = text_of(document)
    schema_file.write_text(text, encoding="utf-8")
    made = convert(schema_file, converter).lstrip()
    types.write_text(banner(text) + numbers + made, encoding="utf-8")


if __name__ == "__main__":
    write()
