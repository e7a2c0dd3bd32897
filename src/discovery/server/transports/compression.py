"""The coding of an answer (RFC 9110, 12.5.3), and answers that are compressed when they are made.

The server compresses the catalogue and the rule books, which are the same for everybody, and records, replays
and analyses, which contain one finished game. It never compresses an answer that contains a secret (the links
of a table) or repeats part of the request (a fault, a checked set-up): if both were in one compressed answer,
its length could reveal the secret.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response

BROTLI, GZIP = "br", "gzip"
LEAST = 1_400
"""Bytes. Compressing an answer that fits into one network packet gains nothing."""
LARGE = 65_536
"""Bytes. Compressing more than this takes milliseconds and is done in a thread."""
LEVEL = 6
VARY = {"vary": "accept-encoding"}


def acceptable(accept: str, codings: Iterable[str]) -> list[str]:
    """Those of ``codings`` that a request accepts, by its header ``Accept-Encoding``.

    The one with the highest weight comes first; of equal ones, the one that stands first in ``codings``.
    """
    weights = _weights(accept)
    offered = {coding: weights.get(coding, weights.get("*", 0.0)) for coding in codings}
    return sorted((coding for coding in offered if offered[coding] > 0), key=lambda coding: -offered[coding])


def _weights(accept: str) -> dict[str, float]:
    """The weight of each coding that a header names; a weight that is no number counts as 0."""
    weights = {}
    for part in accept.lower().split(","):
        coding, _, parameter = part.partition(";")
        name, _, value = parameter.partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            weight = 0.0
        weights[coding.strip()] = weight
    return weights


async def compressible(
    request: Request, body: bytes, media_type: str, headers: Mapping[str, str], ready: bytes | None = None
) -> Response:
    """An answer without secrets, compressed if the request accepts it; ``ready`` is the compressed body."""
    varied = {**headers, **VARY}
    if len(body) < LEAST or not acceptable(request.headers.get("accept-encoding", ""), [GZIP]):
        return Response(body, headers=varied, media_type=media_type)
    if ready is None:
        ready = await asyncio.to_thread(compress, body) if len(body) > LARGE else compress(body)
    return Response(ready, headers={**varied, "content-encoding": GZIP}, media_type=media_type)


def compress(body: bytes, level: int = LEVEL) -> bytes:
    """The body in ``gzip``; the same body gives the same bytes."""
    return gzip.compress(body, level, mtime=0)
