"""The committed types of the client are those of the messages."""

import hashlib
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from discovery.core.present import TAG_FIELD
from discovery.core.registry import FIRST, family
from discovery.play.setups.game_setup import TableSettings
from discovery.server import protocol
from discovery.server.protocol import schema

CARDS = family(FIRST)


def documents() -> list[tuple[dict[str, Any], Path, Path]]:
    """Each schema with its file and the file of types that is made from it."""
    of_games = CARDS.present
    assert of_games is not None
    return [
        (schema.schema(), schema.SCHEMA_FILE, schema.TYPES_FILE),
        (schema.family_schema(of_games), *schema.family_files(CARDS)),
    ]


def test_the_committed_schemas_are_current() -> None:
    for document, file, _ in documents():
        committed = file.read_text(encoding="utf-8")
        assert committed == schema.text_of(document), "run python -m discovery.server.protocol.schema"


def test_the_committed_types_were_made_from_these_schemas() -> None:
    for document, _, file in documents():
        text = schema.text_of(document)
        types = file.read_text(encoding="utf-8")
        assert types.startswith(schema.banner(text))
        assert hashlib.sha256(text.encode()).hexdigest() in types.splitlines()[1]


def test_the_contract_of_all_games_tells_the_family_of_a_position_and_no_more() -> None:
    definitions = schema.schema()["definitions"]
    for name in ("Position", "Happening"):
        assert list(definitions[name]["properties"]) == [TAG_FIELD]
    assert not {"SeatView", "CardInfo", "Ranking"} & set(definitions)


def test_the_committed_words_are_current() -> None:
    committed = schema.WORDS_FILE.read_text(encoding="utf-8")
    assert committed == schema.words_text(), "run python -m discovery.server.protocol.schema"


def test_what_a_plan_says_where_nothing_is_chosen_is_what_its_message_says() -> None:
    empty = protocol.TablePlan(game="explore", deck="prehistory", options=[], seats=[protocol.SeatPlan("me")])
    kept = {field.name: getattr(empty, field.name) for field in fields(TableSettings)}
    assert kept == asdict(TableSettings())


def test_every_message_is_in_the_types() -> None:
    types = schema.TYPES_FILE.read_text(encoding="utf-8")
    structs = [name for name in protocol.__all__ if isinstance(getattr(protocol, name), type)]
    assert len(structs) > 30
    assert [name for name in structs if f"export interface {name} {{" not in types] == []


def test_server_messages_have_no_defaults() -> None:
    for kind in protocol.ServerMessage.__args__:
        assert kind.__struct_defaults__ == (), kind
