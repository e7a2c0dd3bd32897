"""``discovery serve``: the table in the browser."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from discovery.cli.argument_types import reaches_nobody
from discovery.cli.terminal import Terminal


def run(options: Namespace, terminal: Terminal) -> int:
    """Serve tables until a signal stops the server; returns the exit code."""
    from discovery.cli.external_programs import commands_of
    from discovery.engines.allowance import Allowance
    from discovery.server.config.keeping import Keeping
    from discovery.server.config.settings import SETTABLE, Limits, Settings
    from discovery.server.run import serve

    given = {"workers": options.thinkers, "memory": options.thinker_memory, "longest": options.longest_queue}
    decks = {"deck_bytes": options.deck_bytes, "deck_cards": options.deck_cards}
    limits = {SETTABLE[name]: most for name, most in options.limit}
    settings = Settings(
        data=folder_of(options),
        host=options.host,
        port=options.port,
        base_path=options.base_path,
        trust_proxy=options.trust_proxy,
        allow_hosts=tuple(options.allow_host),
        abandon_days=options.abandon_days,
        lobby=not options.no_lobby,
        classes=not options.no_classes,
        class_days=options.class_days,
        contests=not options.no_contests,
        clubs=not options.no_clubs,
        push=options.push,
        database=options.database,
        bus=options.bus,
        peer=options.peer,
        processes=options.processes,
        metrics=options.metrics,
        accounts=options.accounts,
        webhooks=options.webhooks,
        keep=Keeping(**dict(options.keep)),
        mail=options.mail,
        mail_from=options.mail_from,
        mail_password_file=options.mail_password_file,
        address=options.address,
        traces=options.traces,
        push_services=tuple(options.push_service),
        log=options.log,
        allowance=Allowance(**{name: value for name, value in given.items() if value is not None}),
        limits=Limits(**limits, **{name: most for name, most in decks.items() if most is not None}),
        commands=commands_of(options),
        command_seconds=options.program_seconds,
    )
    if reaches_nobody(options.push):
        print(terminal.text("push-reaches-nobody", contact=options.push), file=terminal.err)
    serve(settings, terminal.language, terminal.out)
    return 0


def folder_of(options: Namespace) -> Path:
    """The data directory: the given one, or the system's place for this user's data."""
    return Path(options.data).expanduser() if options.data else default_folder()


def default_folder() -> Path:
    """Where the system keeps data of programs for this user."""
    if sys.platform == "win32":
        return (
            Path(os.environ.get("LOCALAPPDATA", "").strip() or Path.home() / "AppData" / "Local")
            / "Discovery"
        )
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Discovery"
    return Path(os.environ.get("XDG_DATA_HOME", "").strip() or Path.home() / ".local" / "share") / "discovery"
