"""What all live tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.protocol import Chooser
from discovery.engines.pool import Programs
from discovery.server.config.settings import Settings
from discovery.server.live.timepiece import Timepiece
from discovery.store.database import Store


@dataclass(frozen=True, slots=True)
class ServerContext:
    """The store, the computer players, chance, the host's settings; ``now()`` is in ms since 1970."""

    store: Store
    programs: Programs
    random: Chooser
    settings: Settings
    now: Timepiece
