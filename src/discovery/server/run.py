"""``discovery serve``: starts a server on a data directory, and says where to find it."""

from __future__ import annotations

import socket
import sys
from typing import TextIO

from discovery.core.errors import Code, StoreError
from discovery.i18n import translate
from discovery.server.config.settings import Settings
from discovery.server.serving import listen, serve_on


def serve(settings: Settings, language: str = "en", out: TextIO | None = None) -> None:
    """Serve until the process is told to stop (Ctrl+C or SIGTERM).

    ``StoreError``: PORT_BUSY, ONE_PROCESS, BAD_BUS, or what is wrong with the data directory or the database;
    ``InvalidInput(BAD_MAIL_SERVER)``.
    ``out`` gets the address to open.
    """
    from discovery.server.mail.opening import way_of

    if settings.processes > 1 and not settings.database:
        raise StoreError(Code.ONE_PROCESS)
    if settings.mail:
        way_of(settings.mail, settings.mail_from, settings.mail_password_file, settings.address)
    output = out or sys.stdout
    with listen(settings.host, settings.port) as listener:
        if settings.processes > 1:
            from discovery.server.cluster.supervisor import supervise

            supervise(settings, listener, language, lambda: announce(listener, settings, language, output))
        else:
            serve_on(
                listener, settings, lambda: announce(listener, settings, language, output), language, output
            )
        print(translate(language, "server-stopped"), file=output, flush=True)


def address_of(listener: socket.socket, settings: Settings) -> str:
    """The address to open on this machine."""
    name, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(name, f"[{name}]" if ":" in name else name)
    return f"http://{host}:{port}{settings.base_path}/"


def network_address(listener: socket.socket, settings: Settings) -> str:
    """The address for other devices, ``""`` if the server listens on this machine only or has no network."""
    name, port = listener.getsockname()[:2]
    if name not in ("0.0.0.0", "::"):
        own = name.startswith("127.") or name == "::1"
        return "" if own else address_of(listener, settings)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # nothing is sent: connecting a datagram socket only chooses the network card
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}{settings.base_path}/"


def announce(listener: socket.socket, settings: Settings, language: str, out: TextIO) -> None:
    """Print where to go: the address, for other devices also as a QR code."""
    print(translate(language, "server-ready", address=address_of(listener, settings)), file=out)
    shared = network_address(listener, settings)
    if shared:
        import segno

        print(translate(language, "server-network", address=shared), file=out)
        segno.make(shared).terminal(out=out, compact=True)
    folder = "none" if settings.database else str(settings.data)
    print(translate(language, "server-stop", folder=folder), file=out, flush=True)
