"""The context that all live tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from discovery.core.protocol import Chooser
from discovery.engines.pool import ProgramPool
from discovery.server.accounts.book import Accounts
from discovery.server.cluster.members import SingleProcess
from discovery.server.config.settings import Settings
from discovery.server.hooks.work import HookWork
from discovery.server.live.people.chats import Chats
from discovery.server.live.people.push import Push
from discovery.server.live.steady_clock import SteadyClock
from discovery.server.mail.mailing import Mailing
from discovery.server.watch.numbers import Numbers
from discovery.server.watch.traces import Traces
from discovery.store.database import Store


@dataclass(frozen=True, slots=True)
class ServerContext:
    """The store, the computer players, chance, the host's settings; ``now()`` is in ms since 1970;
    ``deal_secret`` is that of its shared deals; ``chats`` is what people write to one another; ``push`` calls
    devices, ``None`` where the host does not let it; ``cluster`` knows which tables other processes of this
    server have; ``numbers`` are for those who watch it; ``accounts`` is ``None`` where the host has none, and
    so are ``mail`` without a server for it and ``hooks``."""

    store: Store
    programs: ProgramPool
    random: Chooser
    settings: Settings
    now: SteadyClock
    deal_secret: bytes = field(repr=False)
    push: Push | None = None
    chats: Chats = field(default_factory=Chats)
    cluster: SingleProcess = field(default_factory=SingleProcess)
    accounts: Accounts | None = None
    mail: Mailing | None = None
    hooks: HookWork | None = None
    traces: Traces = field(default_factory=Traces)
    numbers: Numbers = field(default_factory=Numbers)

    def committed(self, seconds: float) -> None:
        """The store has committed, in a thread of its own."""
        self.numbers.commits.observe(seconds)
        self.traces.committed(seconds)
