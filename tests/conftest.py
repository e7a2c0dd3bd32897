"""What holds for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.support.testing.limits import (
    pytest_runtest_protocol,
    pytest_runtest_teardown,
    pytest_timeout_set_timer,
)

if TYPE_CHECKING:
    from tests.support.data_servers import Postgres, Redis

# The plain modules check every index; that the compiled ones do the same has tests of its own. On those, with
# DISCOVERY_PURE=0, `./check` runs all tests but the engine's. It stands before any import of the package.
os.environ.setdefault("DISCOVERY_PURE", "1")

# The same examples in every run, and no clock: a slow machine is no fault of the code.
settings.register_profile("project", derandomize=True, deadline=None, database=None)
settings.load_profile("project")


__all__ = ["pytest_runtest_protocol", "pytest_runtest_teardown", "pytest_timeout_set_timer"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: its driver keeps a loop running, beside which no other can start."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture
def anyio_backend() -> str:
    """The loop of all tests that await: the server runs on no other."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process that ask for one."""
    from tests.support.data_servers import postgres as started

    with started() as found:
        yield found


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A running Redis server, started for the test."""
    from tests.support.data_servers import redis as started

    with started() as found:
        yield found
