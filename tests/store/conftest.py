"""What the tests of the store share."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
