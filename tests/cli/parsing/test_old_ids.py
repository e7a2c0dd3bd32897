"""Ids of older tables and contests may begin with a hyphen, and are no options."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.cli.arguments import parse
from tests.cli.conftest import Run
from tests.store.test_place import fill

IDS = ["-2SRq9_aZ4-hVx0b", "--2SRq9_aZ4-hVx0", "-hSRq9_aZ4-hVx0b", "-2SR"]
"""As they were drawn, and one that somebody has shortened."""


@pytest.mark.parametrize("ident", IDS)
def test_such_an_id_is_read_as_it_stands(ident: str) -> None:
    erased = parse(["admin", "contest", ident, "--erase"])
    assert (erased.contest, erased.erase) == (ident, True)
    assert parse(["admin", "contest", "--erase", ident]).contest == ident
    for verb in ("close", "reopen"):
        assert parse(["admin", verb, "--data", "here", ident]).table == ident


@pytest.mark.parametrize(("verb", "code"), [("close", "no-such-table"), ("contest", "no-contest")])
def test_one_that_is_not_there_is_told(run: Run, tmp_path: Path, verb: str, code: str) -> None:
    fill(tmp_path)
    more = ["--erase"] if verb == "contest" else []
    refused = run("admin", verb, IDS[0], *more, "--data", tmp_path)
    assert (refused.status, refused.err.split(":")[1]) == (1, f" {code}")


@pytest.mark.parametrize("typed", ["--erese", "-x"])
def test_an_option_that_is_mistyped_is_still_told(run: Run, typed: str) -> None:
    refused = run("admin", "contest", "abc", "--erase", typed, "--language", "en")
    assert refused.status == 2
    assert f"does not know “{typed}”" in refused.err


def test_other_commands_take_it_for_an_option(run: Run) -> None:
    assert run("replay", IDS[0], "--language", "en").status == 2
