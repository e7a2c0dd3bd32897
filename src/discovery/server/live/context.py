"""What all live tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from discovery.core.protocol import Chooser
from discovery.engines.pool import Programs
from discovery.server.config.settings import Settings
from discovery.server.live.people.chats import Chats
from discovery.server.live.people.push import Push
from discovery.server.live.timepiece import Timepiece
from discovery.store.database import Store


@dataclass(frozen=True, slots=True)
class ServerContext:
    """The store, the computer players, chance, the host's settings; ``now()`` is in ms since 1970; ``chats``
    is what people write to one another; ``push`` calls devices, ``None`` where the host does not let it."""

    store: Store
    programs: Programs
    random: Chooser
    settings: Settings
    now: Timepiece
    push: Push | None = None
    chats: Chats = field(default_factory=Chats)


def push_of(settings: Settings, now: Timepiece) -> Push | None:
    """What calls devices, if the host lets it."""
    return Push(settings.data, settings.push, settings.push_services, now) if settings.push else None
