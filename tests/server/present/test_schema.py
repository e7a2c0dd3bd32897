"""The committed types of the client are those of the messages."""

import hashlib
from dataclasses import asdict, fields

from discovery.play.setups.value import Conduct
from discovery.server import protocol
from discovery.server.protocol import schema


def test_the_committed_schema_is_current() -> None:
    committed = schema.SCHEMA_FILE.read_text(encoding="utf-8")
    assert committed == schema.schema_text(), "run python -m discovery.server.protocol.schema"


def test_the_committed_types_were_made_from_that_schema() -> None:
    digest = hashlib.sha256(schema.schema_text().encode()).hexdigest()
    types = schema.TYPES_FILE.read_text(encoding="utf-8")
    assert types.startswith(schema.banner(schema.schema_text()))
    assert digest in types.splitlines()[1]


def test_the_committed_words_are_current() -> None:
    committed = schema.WORDS_FILE.read_text(encoding="utf-8")
    assert committed == schema.words_text(), "run python -m discovery.server.protocol.schema"


def test_what_a_plan_says_where_nothing_is_chosen_is_what_its_message_says() -> None:
    empty = protocol.TablePlan(game="explore", deck="prehistory", options=[], seats=[protocol.SeatPlan("me")])
    kept = {field.name: getattr(empty, field.name) for field in fields(Conduct)}
    assert kept == asdict(Conduct())


def test_every_message_is_in_the_types() -> None:
    types = schema.TYPES_FILE.read_text(encoding="utf-8")
    structs = [name for name in protocol.__all__ if isinstance(getattr(protocol, name), type)]
    assert len(structs) > 30
    assert [name for name in structs if f"export interface {name} {{" not in types] == []


def test_server_messages_have_no_defaults() -> None:
    for kind in protocol.ServerMessage.__args__:
        assert kind.__struct_defaults__ == (), kind
