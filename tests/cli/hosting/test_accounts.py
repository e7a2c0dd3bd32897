"""What the host does with accounts from a shell."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from discovery.store import data_location
from tests.cli.conftest import Run
from tests.store.test_place import fill


def test_somebody_is_invited_to_an_account_that_is_listed_closed_and_erased(run: Run, tmp_path: Path) -> None:
    fill(tmp_path)
    data = ("--data", tmp_path, "--language", "en")
    assert run("admin", "accounts", *data).out == "There are no accounts.\n"

    invited = run("admin", "account", "Ann", *data)
    assert (invited.status, invited.err) == (0, "")
    assert re.search(r"#/account/[\w-]{43}$", invited.out.replace("\n", " ").strip())
    assert "player" in run("admin", "accounts", *data).out

    assert run("admin", "account", "ann", "--close", *data).status == 0
    assert "closed" in run("admin", "accounts", *data).out
    refused = run("admin", "account", "Ann", *data)
    assert (refused.status, refused.err.split(":")[1]) == (1, " no-account")

    assert run("admin", "account", "Ann", "--reopen", *data).status == 0
    refused = run("admin", "account", "\N{CYRILLIC CAPITAL LETTER A}nn", *data)
    assert (refused.status, refused.err.split(":")[1]) == (1, " mixed-name")
    assert run("admin", "account", "Ann", *data).status == 0
    assert run("admin", "account", "Ann", "--erase", *data).status == 0
    assert run("admin", "accounts", *data).out == "There are no accounts.\n"


def test_an_account_that_is_not_there_is_told_in_words(run: Run, tmp_path: Path) -> None:
    fill(tmp_path)
    refused = run("admin", "account", "Bo", "--close", "--data", tmp_path, "--language", "fr")
    assert refused.status == 1
    assert "«\N{NARROW NO-BREAK SPACE}Bo\N{NARROW NO-BREAK SPACE}»" in refused.err


def test_an_account_gets_a_role_and_every_act_is_noted(run: Run, tmp_path: Path) -> None:
    fill(tmp_path)
    data = ("--data", tmp_path, "--language", "en")
    assert run("admin", "audit", *data).out == "Nothing has been done yet that is noted here.\n"
    run("admin", "account", "Ann", *data)
    assert run("admin", "role", "ann", "moderator", *data).out == "ann is now: moderator.\n"
    assert "moderator" in run("admin", "accounts", *data).out
    assert run("admin", "role", "Bo", "host", *data).err.split(":")[1] == " no-account"
    run("admin", "account", "Ann", "--close", *data)
    run("admin", "close", "g", *data)

    shown = run("admin", "audit", *data).out.replace("\N{NO-BREAK SPACE}", " ")
    assert all(words in shown for words in ("(shell)", "role given", "Ann", "account closed", "table closed"))
    acts = json.loads(run("admin", "audit", "--json", *data).out)["acts"]
    assert sorted((one["actor"], one["act"], one["subject"], one["why"]) for one in acts) == [
        ("", "close-account", "Ann", ""),
        ("", "close-table", "g", ""),
        ("", "invite", "Ann", ""),
        ("", "role", "Ann", "moderator"),
    ]


def test_what_is_done_with_all_data_is_noted_where_they_are_then(run: Run, tmp_path: Path) -> None:
    old, new, saved = tmp_path / "old", tmp_path / "new", tmp_path / "saved"
    fill(old)

    def acts(data: Path) -> list[tuple[str, str]]:
        told = json.loads(run("admin", "audit", "--json", "--data", data).out)["acts"]
        return sorted((one["actor"], one["act"]) for one in told)

    assert run("admin", "backup", saved, "--data", old).status == 0
    assert acts(old) == [("", "backup")]
    assert run("admin", "move", "--data", old, "--to", new).status == 0
    assert acts(old) == [("", "backup")]
    assert acts(new) == [("", "backup"), ("", "move")]
    assert run("admin", "restore", saved, "--data", new).status == 0
    assert acts(new) == [("", "restore")]
    shown = run("admin", "audit", "--data", new, "--language", "en").out.replace("\N{NO-BREAK SPACE}", " ")
    assert "all data restored from a copy" in shown


def test_a_backup_before_an_update_leaves_the_data_as_they_are(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    fill(data)
    monkeypatch.setattr(data_location, "HEAD", "a newer one")
    assert run("admin", "backup", tmp_path / "saved", "--data", data).status == 0
    monkeypatch.undo()
    assert json.loads(run("admin", "audit", "--json", "--data", data).out)["acts"] == []


def test_of_an_erased_account_no_name_is_left(run: Run, tmp_path: Path) -> None:
    fill(tmp_path)
    data = ("--data", tmp_path, "--language", "en")
    run("admin", "account", "Bartholomew", *data)
    run("admin", "account", "Bartholomew", "--erase", *data)
    listed = run("admin", "audit", "--json", *data).out
    assert [one["act"] for one in json.loads(listed)["acts"]].count("erase-account") == 1
    assert "Bartholomew" not in listed
