"""Games as a Parquet file: a row a choice, with what its seat could see and choose, and what came of it."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from discovery import __version__
from discovery.core.errors import Code, InvalidInput
from discovery.evolution.cards.data import deck_of, key_of
from discovery.evolution.cards.deck import Deck
from discovery.evolution.encoding.actions import Choice, Page, choose, write_mask
from discovery.evolution.encoding.observations import Layout, write_row
from discovery.evolution.encoding.unpacking import Unpacker
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.evolution.model.state import State
from discovery.lab.environments.actions import Actions
from discovery.lab.environments.episode import shares
from discovery.lab.environments.extras import extra
from discovery.lab.environments.setting import VERSION
from discovery.lab.match import Match
from discovery.lab.simulation import Plan, match_of

with extra("lab"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

ROWS = 8192
"""So many rows are gathered before they are written."""
KEY = b"discovery"
"""Where in the file's metadata the object stands that tells what was played."""
COLUMNS = ("game", "choice", "seat", "player", "observation", "mask", "action", "move", "reward", "score")


@dataclass(frozen=True, slots=True)
class Exported:
    """What a file holds."""

    games: int
    rows: int


def export(plan: Plan, target: Path, progress: Callable[[int], None] = lambda _: None) -> Exported:
    """Play the plan's games, one after the other, into ``target``, which is there whole or not at all.

    ``progress`` is told how many games were just finished. ``InvalidSetup`` before any game;
    ``InvalidInput(CANNOT_WRITE)`` where the file cannot be written.
    """
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
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self._words, self._masks = table.layout.words, table.actions.coding.words

    def __len__(self) -> int:
        return len(self.columns["game"])

    def add(self, *values: Any) -> None:
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
        self.actions = Actions(match.game)
        self.layout = Layout(self.actions.coding)
        self._noted: list[tuple[int, array[int], array[int], int, str]] = []
        self._state: State | None = None

    def play(self, plan: Plan, index: int, rows: _Rows) -> None:
        """One game; its rows are added when it is over and its returns are known."""
        self._noted = []
        outcome = self.match.watched(f"{plan.seed}/{index}", self._note)
        assert self._state is not None
        returns, scores = shares(self._state), outcome.scores
        for number, (seat, row, mask, action, move) in enumerate(self._noted):
            score = None if scores is None else scores[seat]
            rows.add(
                *(index, number, seat, self.match.players[seat], row, mask, action, move),
                *(returns[seat], score),
            )

    def _note(self, state: State, seat: int, move: int) -> None:
        self._state = state
        game, coding, choice = self.match.game, self.actions.coding, Choice(seat)
        text = game.text(move)
        for index in self.actions.indices(game.view(state, seat), move):
            row, mask = (array("Q", bytes(8 * size)) for size in (self.layout.words, coding.words))
            write_row(self.layout, state, choice, Page(row), 0)
            write_mask(coding, state, choice, Page(mask), 0)
            self._noted.append((seat, row, mask, index, text))
            choose(coding, state, choice, index)


def opened(path: Path, deck: Deck | None = None) -> tuple[pq.ParquetFile, Unpacker]:
    """A file, and what makes vectors of its observations; ``deck`` is the host's own that was played, if any.

    ``InvalidInput`` if it is none of ours, of another version of the environments or of another deck.
    """
    try:
        file = pq.ParquetFile(path)
        told = json.loads(file.schema_arrow.metadata[KEY])
        plan = Plan(
            told["game"], tuple(told["players"]), 1, "", tuple(told["options"]), deck_of(told["deck"], deck),
            teams=tuple(map(tuple, told["teams"])),
        )  # fmt: skip
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise InvalidInput(Code.CANNOT_READ, given=str(path)[:200]) from error
    if told["environment"] != _environment(plan):
        raise InvalidInput(Code.CANNOT_READ, given=told["environment"][:200])
    return file, Unpacker(_Table(match_of(plan, 0)).layout)


def _environment(plan: Plan) -> str:
    return f"discovery/{plan.game}-v{VERSION}"


def _schema(plan: Plan, table: _Table) -> pa.Schema:
    words = pa.dictionary(pa.int16(), pa.string())
    kinds = {
        "game": pa.int64(),
        "choice": pa.int32(),
        "seat": pa.int8(),
        "player": words,
        "observation": pa.list_(pa.uint64(), table.layout.words),
        "mask": pa.list_(pa.uint64(), table.actions.coding.words),
        "action": pa.int32(),
        "move": pa.string(),
        "reward": pa.float32(),
        "score": pa.int32(),
    }
    columns = [pa.field(name, kinds[name], nullable=name == "score") for name in COLUMNS]
    return pa.schema(columns, metadata={KEY: json.dumps(_told(plan, table)).encode()})


def _told(plan: Plan, table: _Table) -> dict[str, Any]:
    """What was played, by which versions, and what the words of an observation and the indices mean."""
    fields = table.layout.fields
    return {
        "environment": _environment(plan),
        "discovery": __version__,
        "rules_version": RULES_VERSION,
        "game": plan.game,
        "deck": key_of(table.match.game.deck),
        "players": plan.players,
        "options": plan.options,
        "teams": plan.teams,
        "seed": plan.seed,
        "fixed_seats": plan.fixed,
        "games": plan.games,
        "fields": [
            {"name": one.name, "kind": one.kind, "start": one.start, "count": one.count, "size": one.size}
            for one in fields
        ],
        "actions": [table.actions.text(index, 0) for index in range(table.actions.count)],
    }


@contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place at the end, and is gone if anything fails."""
    part = target.with_name(target.name + ".part")
    try:
        yield part
        os.replace(part, target)
    except OSError:
        raise InvalidInput(Code.CANNOT_WRITE, given=str(target)[:200]) from None
    finally:
        part.unlink(missing_ok=True)
