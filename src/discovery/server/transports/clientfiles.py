"""The built client as files. The build stores compressed copies beside them."""

from __future__ import annotations

import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from discovery.server.transports.compression import BROTLI, GZIP, VARY, acceptable

STATIC = Path(__file__).parent.parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
SUFFIXES = {BROTLI: ".br", GZIP: ".gz"}
"""The endings that the build (``web/plugins/compressed.ts``) adds to file names, the smaller first."""

IN_THE_PAGE = re.compile(r"#/[\w./-]*$")
"""An address within the page, which never reaches a server unless its ``#`` is encoded."""


class ClientFiles(StaticFiles):
    """The built client. Files below ``assets/`` carry a hash in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with its caching time. Compressed and hidden files have no address of their own. A link in
        which a mail program has encoded the ``#`` leads to the page."""
        if IN_THE_PAGE.match(path.replace("\\", "/")):
            return RedirectResponse(f"{scope.get('root_path', '')}/{path}", 303)
        hidden = any(part.startswith(".") for part in Path(path).parts)
        if hidden or path.endswith(tuple(SUFFIXES.values())):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file in the best accepted coding that exists, or 304 if the client has it."""
        asked = Headers(scope=scope)
        kind = FileResponse(full_path).media_type
        path, coding = Path(full_path), ""
        for one in acceptable(asked.get("accept-encoding", ""), SUFFIXES):
            beside = path.with_name(path.name + SUFFIXES[one])
            if beside.is_file():
                path, coding, stat_result = beside, one, beside.stat()
                break
        headers = VARY | {"etag": _tag(path, stat_result.st_mtime_ns, stat_result.st_size)}
        if coding:
            headers["content-encoding"] = coding
        response = FileResponse(path, status_code, headers, kind, stat_result=stat_result)
        kept = self.is_not_modified(response.headers, asked)
        return NotModifiedResponse(response.headers) if kept else response


@lru_cache(maxsize=1024)
def _tag(path: Path, _changed: int, _size: int) -> str:
    """The ETag of a file, from its content: a wheel may give all of its files the same time."""
    return f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:32]}"'
