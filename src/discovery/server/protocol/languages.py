"""Which language a request asks for."""

from __future__ import annotations

from starlette.datastructures import Headers, QueryParams

from discovery.i18n import DEFAULT, LANGUAGES, best_language


def language_of(headers: Headers, query: QueryParams) -> str:
    """``?language=`` if it is given, else the best of ``Accept-Language``, else English."""
    asked = query.get("language")
    if asked:
        return best_language(asked[:20])
    weighed = [_weighed(item) for item in headers.get("accept-language", "")[:200].split(",")]
    for _, tag in sorted(weighed, key=lambda pair: -pair[0]):
        if tag in LANGUAGES:
            return tag
    return DEFAULT


def _weighed(item: str) -> tuple[float, str]:
    tag, _, rest = item.partition(";")
    try:
        weight = float(rest.partition("=")[2]) if rest else 1.0
    except ValueError:
        weight = 0.0
    return weight, tag.strip().lower().partition("-")[0]
