"""Libraries that only research needs; if one is missing, the error says what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from discovery.core.errors import Code, MissingExtra
from discovery.i18n import LANGUAGES, sentence


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Context manager around imports. ``MissingExtra`` names the extra of this project that installs what
    is missing."""
    try:
        yield
    except MissingExtra:
        raise
    except ImportError as error:
        missing = MissingExtra(Code.NO_EXTRA, extra=name, given=error.name or "")
        for language in LANGUAGES:
            missing.add_note(sentence(language, missing))
        raise missing from error
