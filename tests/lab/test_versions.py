"""A name stands for the same games for ever: whatever changes them takes a new version."""

from __future__ import annotations

import json
from functools import partial

import pytest

from discovery.core.registry import families
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.environments.setting import VERSION, GameSetting, names
from tests.support.lab.digests import FILE, digest
from tests.support.lab.settings import OTHER_DECKS, SETTINGS, shown

KEPT = json.loads(FILE.read_text(encoding="utf-8"))
each_setting = partial(pytest.mark.parametrize, "made", [*SETTINGS, *OTHER_DECKS], ids=shown)


def test_a_version_has_its_digests() -> None:
    assert (KEPT["version"], KEPT["rules"]) == (VERSION, RULES_VERSION)
    assert KEPT["digests"].keys() == {shown(made) for made in [*SETTINGS, *OTHER_DECKS]}
    games = [game.replace(":", "-") for family in families() for game in family.games]
    assert set(games) >= set(GAMES)
    assert set(names()) == {f"discovery/{game}-v{VERSION}" for game in games}


@each_setting()
def test_a_name_gives_what_it_gave(made: GameSetting) -> None:
    """If this fails on purpose: a new ``VERSION``, then ``python -m tests.support.lab.digests``."""
    assert digest(made) == KEPT["digests"][shown(made)]
