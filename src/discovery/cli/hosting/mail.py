"""``discovery admin mail``: whether mails arrive."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.terminal import Terminal


def mail(options: Namespace, terminal: Terminal) -> int:
    """Send one mail to an address; status 1 if the mail server does not take it over."""
    from discovery.server.mail.addresses import checked
    from discovery.server.mail.opening import way_of
    from discovery.server.mail.smtp import DeliveryOutcome

    address, language = checked(options.test), terminal.language
    server, writer = way_of(options.mail, options.mail_from, options.mail_password_file, options.address)
    letter = writer.finished(writer.trial(language), address, language, key=address)
    [outcome] = server.deliver([letter])
    terminal.say(f"admin-mail-{outcome.value}", address=address)
    return 0 if outcome is DeliveryOutcome.SENT else 1
