"""Games as a Parquet file: one row per choice, with what its seat could see and choose, and the result."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from discovery import __version__
from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import State
from discovery.core.registry import family_of
from discovery.lab.environments.extras import extra
from discovery.lab.environments.plain_encoding import encoding_of
from discovery.lab.environments.setting import name_of
from discovery.lab.environments.unpacking import Unpacker
from discovery.lab.match import Match
from discovery.lab.simulation import Plan, match_of

with extra("lab"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

ROWS = 8192
"""Rows gathered before they are written together."""
KEY = b"discovery"
"""Key in the file's metadata of the object that says what was played."""
COLUMNS = ("game", "choice", "seat", "player", "observation", "mask", "action", "move", "reward", "score")


@dataclass(frozen=True, slots=True)
class Exported:
    """The contents of a file."""

    games: int
    rows: int


def export(plan: Plan, target: Path, progress: Callable[[int], None] = lambda _: None) -> Exported:
    """Play the plan's games, one after another, and write them to ``target``, completely or not at all.
    ``progress`` is called with the number of games just finished. ``InvalidSetup`` before any game;
    ``InvalidInput(CANNOT_WRITE)`` if the file cannot be written."""
    orders = 1 if plan.fixed else min(len(plan.players), plan.games)
    tables = [_Table(match_of(plan, first)) for first in range(orders)]
    schema = _schema(plan, tables[0])
    rows = 0
    with _whole(target) as part, pq.ParquetWriter(part, schema, compression="zstd") as file:
        waiting = _Rows(tables[0])
        for index in range(plan.games):
            tables[plan.rotation(index)].play(plan, index, waiting)
            if len(waiting) >= ROWS or index == plan.games - 1:
                rows += len(waiting)
                file.write_batch(waiting.batch(schema))
                waiting = _Rows(tables[0])
            progress(1)
    return Exported(plan.games, rows)


class _Rows:
    """Rows that wait to be written, by column."""

    def __init__(self, table: _Table) -> None:
        self.columns: dict[str, list[object]] = {name: [] for name in COLUMNS}
        self._words, self._masks = table.encoding.layout.words, table.encoding.mask_words

    def __len__(self) -> int:
        return len(self.columns["game"])

    def add(self, *values: object) -> None:
        """One row, in the order of ``COLUMNS``; an observation and a mask are arrays of words."""
        for column, value in zip(self.columns.values(), values, strict=True):
            column.append(value)

    def batch(self, schema: pa.Schema) -> pa.RecordBatch:
        """The rows as Arrow's arrays."""
        arrays = []
        for name, column in self.columns.items():
            kind = schema.field(name).type
            if name in ("observation", "mask"):
                words = pa.array(np.array(column, dtype=np.uint64).reshape(-1))
                arrays.append(pa.FixedSizeListArray.from_arrays(words, kind.list_size))
            else:
                arrays.append(pa.array(column, kind))
        return pa.RecordBatch.from_arrays(arrays, schema=schema)


class _Table:
    """A match for one order of the players, whose decisions are noted choice by choice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.encoding = encoding_of(match.game)
        self._noted: list[tuple[int, array[int], array[int], int, str]] = []

    def play(self, plan: Plan, index: int, rows: _Rows) -> None:
        """One game; its rows are added when it is over and its returns are known."""
        self._noted = []
        outcome = self.match.play(f"{plan.seed}/{index}", self._note).result
        returns, scores = self.encoding.returns(outcome), outcome.scores
        for number, (seat, row, mask, action, move) in enumerate(self._noted):
            score = None if scores is None else scores[seat]
            rows.add(
                *(index, number, seat, self.match.players[seat], row, mask, action, move),
                *(returns[seat], score),
            )

    def _note(self, state: State, seat: int, move: int) -> None:
        game, encoding = self.match.game, self.encoding
        pending, text = encoding.begin(seat), game.text(move)
        for index in encoding.indices(game.view(state, seat), move):
            row, mask = encoding.row(state, pending), encoding.mask(state, pending)
            self._noted.append((seat, row, mask, index, text))
            encoding.choose(state, pending, index)


def opened(path: Path, deck: object = None) -> tuple[pq.ParquetFile, Unpacker]:
    """Open a file; returns it with an ``Unpacker`` for its observations. ``deck`` is the host's own deck,
    if one was played. ``InvalidInput`` if it is not such a file, or of another version of the environments
    or another deck."""
    try:
        file = pq.ParquetFile(path)
        plan_fields = json.loads(file.schema_arrow.metadata[KEY])
        plan = Plan(
            plan_fields["game"], tuple(plan_fields["players"]), 1, "", tuple(plan_fields["options"]),
            family_of(plan_fields["game"]).decks.load(plan_fields["deck"], deck),
            teams=tuple(map(tuple, plan_fields["teams"])),
        )  # fmt: skip
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise InvalidInput(Code.CANNOT_READ, given=str(path)[:200]) from error
    if plan_fields["environment"] != name_of(plan.game):
        raise InvalidInput(Code.CANNOT_READ, given=plan_fields["environment"][:200])
    return file, Unpacker(_Table(match_of(plan, 0)).encoding.layout)


def _schema(plan: Plan, table: _Table) -> pa.Schema:
    words = pa.dictionary(pa.int16(), pa.string())
    kinds = {
        "game": pa.int64(),
        "choice": pa.int32(),
        "seat": pa.int8(),
        "player": words,
        "observation": pa.list_(pa.uint64(), table.encoding.layout.words),
        "mask": pa.list_(pa.uint64(), table.encoding.mask_words),
        "action": pa.int32(),
        "move": pa.string(),
        "reward": pa.float32(),
        "score": pa.int32(),
    }
    columns = [pa.field(name, kinds[name], nullable=name == "score") for name in COLUMNS]
    return pa.schema(columns, metadata={KEY: json.dumps(_told(plan, table)).encode()})


def _told(plan: Plan, table: _Table) -> dict[str, object]:
    """The metadata: what was played, under which versions, and what the words of an observation and the
    indices mean."""
    encoding, family = table.encoding, family_of(plan.game)
    return {
        "environment": name_of(plan.game),
        "discovery": __version__,
        "rules_version": family.rules_version,
        "game": plan.game,
        "deck": family.decks.key_of(table.match.game.spec.deck),
        "players": plan.players,
        "options": plan.options,
        "teams": plan.teams,
        "seed": plan.seed,
        "fixed_seats": plan.fixed,
        "games": plan.games,
        "fields": [
            {"name": one.name, "kind": one.kind, "start": one.start, "count": one.count, "size": one.size}
            for one in encoding.layout.fields
        ],
        "actions": [encoding.text(index, 0) for index in range(encoding.count)],
    }


@contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A temporary file beside the target that replaces it at the end, and is deleted if anything fails."""
    part = target.with_name(target.name + ".part")
    try:
        yield part
        os.replace(part, target)
    except OSError:
        raise InvalidInput(Code.CANNOT_WRITE, given=str(target)[:200]) from None
    finally:
        part.unlink(missing_ok=True)
