"""The walk of the examples as a registered family."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from discovery import i18n
from discovery.core import registry
from tests.support.data import ROOT


def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the family in this process and those it starts, for a test.

    A process reads its sentences once, so they are forgotten before and afterwards.
    """
    monkeypatch.setenv(registry.VARIABLE, "walk=examples.hexwalk.family:FAMILY")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    i18n._areas.cache_clear()
    yield
    i18n._areas.cache_clear()
