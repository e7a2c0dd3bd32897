"""What the tests of the server share."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
