"""What the host does from a shell."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from discovery.core.errors import Code, StoreError
from discovery.store import admin, data_location
from discovery.store.backup import back_up
from discovery.store.data_location import DataLocation
from tests.cli.conftest import Run
from tests.store.test_place import fill


def test_a_backup_replaces_a_file_only_by_force(run: Run, tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "diary.txt"
    fill(data)
    saved.write_text("Dear diary")

    refused = run("admin", "backup", saved, "--data", data)

    assert refused.status == 1
    assert refused.err.startswith("discovery: file-exists: ")
    assert saved.read_text() == "Dear diary"
    assert "--force" in refused.err

    assert run("admin", "backup", saved, "--data", data, "--force").status == 0
    assert saved.read_bytes().startswith(b"SQLite format 3")


def test_the_store_does_not_replace_files_unasked(tmp_path: Path) -> None:
    fill(tmp_path / "data")
    back_up(DataLocation(tmp_path / "data"), tmp_path / "copy")
    with pytest.raises(StoreError) as refused:
        back_up(DataLocation(tmp_path / "data"), tmp_path / "copy")
    assert refused.value.code is Code.FILE_EXISTS


def test_a_migration_is_reported(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    monkeypatch.setattr(data_location, "HEAD", "a newer one")
    monkeypatch.setattr(data_location, "bring_up_to_date", lambda place: place.folder / "old.sqlite")

    done = run("admin", "list", "--data", tmp_path, "--language", "fr")

    assert done.status == 0
    assert done.err.startswith("La base a été mise à jour.")
    assert str(tmp_path / "old.sqlite") in done.err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_fits_a_terminal_of_eighty_columns(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    fill(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    tables = admin.list_tables(DataLocation(tmp_path), lambda _: None)
    wide = [replace(table, id="x" * 16, status="playing", events=99999) for table in tables]
    monkeypatch.setattr(admin, "list_tables", lambda *_: wide)

    done = run("admin", "list", "--data", tmp_path, "--language", language)

    rows = [line for line in done.out.splitlines() if line.startswith("│")]
    assert len(rows) == len(wide)
    assert all(len(row) <= 80 and row.count("-") == 4 and "x" * 16 in row for row in rows)


def test_lists_come_as_json_without_the_plans_of_tables(run: Run, tmp_path: Path) -> None:
    fill(tmp_path)
    tables = admin.list_tables(DataLocation(tmp_path), lambda _: None)
    told = run("admin", "list", "--data", tmp_path, "--json").json["tables"]
    assert [table["id"] for table in told] == [table.id for table in tables]
    assert all(set(table) == {"id", "status", "created", "last_active", "events"} for table in told)
    assert run("admin", "accounts", "--data", tmp_path, "--json").json == {"accounts": []}
