"""``discovery admin accounts``, ``account``, ``role`` and ``audit``."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.hosting.homes import home_of, teller
from discovery.cli.hosting.listing import show_list
from discovery.cli.hosting.moments import day, minute
from discovery.cli.terminal import Terminal


def accounts(options: Namespace, terminal: Terminal) -> int:
    """List all accounts of the server; returns the exit code."""
    from discovery.server.accounts.hosting import HostedAccount, list_accounts

    def row(one: HostedAccount) -> tuple[str, ...]:
        status = terminal.text("admin-account-closed" if one.closed else f"role-{one.role}")
        return one.name, status, day(one.created), day(one.seen) if one.seen else "-"

    found = list_accounts(home_of(options), teller(terminal))
    return show_list(
        terminal, "accounts", found, ("account", "status", "made", "active"), row, as_json=options.json
    )


def account(options: Namespace, terminal: Terminal) -> int:
    """Close, reopen or erase an account; else invite somebody to it, who sets its password."""
    from discovery.server.accounts import hosting

    home, notice = home_of(options), teller(terminal)
    for verb, change in (("close", hosting.close), ("reopen", hosting.reopen), ("erase", hosting.erase)):
        if getattr(options, verb):
            change(home, options.name, notice)
            if options.json:
                terminal.show({"account": options.name, "done": verb})
            else:
                terminal.say(f"admin-account-done-{verb}", name=options.name)
            return 0
    token = hosting.invite(home, options.name, notice)
    if options.json:
        terminal.show({"account": options.name, "done": "invite", "token": token})
    else:
        terminal.say("admin-invited", name=options.name, token=token)
    return 0


def role(options: Namespace, terminal: Terminal) -> int:
    """Let an account moderate or host, or only play."""
    from discovery.server.accounts.hosting import set_role
    from discovery.server.accounts.rows import Role

    set_role(home_of(options), options.name, Role(options.role), teller(terminal))
    terminal.say("admin-role-given", name=options.name, role=terminal.text(f"role-{options.role}"))
    return 0


def audit(options: Namespace, terminal: Terminal) -> int:
    """List what hosts and moderators have done, the latest first."""
    from discovery.store.audit import Noted, list_acts

    def row(one: Noted) -> tuple[str, ...]:
        who, act = one.actor or terminal.text("admin-shell"), terminal.text(f"act-{one.act}")
        return minute(one.at), who, act, one.subject or "-", one.why or "-"

    acts = list_acts(home_of(options), teller(terminal))
    return show_list(terminal, "acts", acts, ("when", "who", "act", "whom", "why"), row, as_json=options.json)
