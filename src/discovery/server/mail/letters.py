"""The texts of mails: which game, and what to do. No names, cards or links to seats are in it, because a mail
lies with others' servers for as long as they like."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from urllib.parse import urlsplit

from discovery.i18n import NO_NAMES, translate

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{subject}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="font: 1rem/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em">
{body}
</body></html>
"""


@dataclass(frozen=True, slots=True)
class MailDraft:
    """A mail before it is made: its subject, its paragraphs, the link (its words and its address) between
    them and the foot, each in the reader's language."""

    subject: str
    paragraphs: Sequence[str]
    link: tuple[str, str]
    foot: Sequence[str] = ()
    stop: tuple[str, str] | None = None


class LetterWriter:
    """Writes the mails of one server: from whom, and the ``address`` of its page, which ends with a slash."""

    def __init__(self, sender: str, address: str) -> None:
        self._sender = sender
        self._address = address
        self._server = urlsplit(address).hostname or address

    def confirmation(self, language: str, token: str) -> MailDraft:
        """It asks whether the address is right. It can be ended as well, before anything was sent."""
        said = self._said(language, "confirm")
        link = translate(language, "mail-confirm-link"), self._settings(token)
        return MailDraft(said[0], said[1:], link, [translate(language, "mail-confirm-ignore")])

    def turn(self, language: str, token: str, game: str) -> MailDraft:
        """The letter that says that a table waits for the player."""
        return self._news(language, token, "turn", game=translate(language, f"game-{game}"))

    def over(self, language: str, token: str, game: str) -> MailDraft:
        """The letter that says that a game is over."""
        return self._news(language, token, "over", game=translate(language, f"game-{game}"))

    def digest(self, language: str, token: str, games: Sequence[str]) -> MailDraft:
        """Several tables have waited for long."""
        sheet = self._news(language, token, "digest", count=len(games))
        listed = [f"– {translate(language, f'game-{game}')}" for game in games]
        return MailDraft(sheet.subject, [*sheet.paragraphs, *listed], sheet.link, sheet.foot, sheet.stop)

    def trial(self, language: str) -> MailDraft:
        """A mail that the host sends to see whether mails arrive."""
        said = self._said(language, "test")
        return MailDraft(said[0], said[1:], (self._server, self._address))

    def finished(self, sheet: MailDraft, to: str, language: str, key: str, token: str = "") -> EmailMessage:
        """The mail itself. With the same ``key`` it is the same mail for mail programs, should it be sent
        twice. ``token`` lets them end the mails with one press (RFC 8058)."""
        letter = EmailMessage()
        letter["Subject"], letter["From"], letter["To"] = sheet.subject, self._sender, to
        letter["Date"] = formatdate()
        digest = hashlib.sha256(key.encode()).hexdigest()[:32]
        letter["Message-ID"] = f"<{digest}@{self._server}>"
        letter["Auto-Submitted"] = "auto-generated"
        if token:
            letter["List-Unsubscribe"] = f"<{self._address}api/mail/off/{token}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(_plain(sheet))
        letter.add_alternative(_html(sheet, language), subtype="html")
        return letter

    def _news(self, language: str, token: str, kind: str, **words: str | int) -> MailDraft:
        said = self._said(language, kind, **words)
        stop = translate(language, "mail-stop"), self._settings(token)
        link = translate(language, "mail-open"), f"{self._address}#/"
        return MailDraft(
            said[0], said[1:], link, [translate(language, "mail-why", server=self._server)], stop
        )

    def _said(self, language: str, kind: str, **words: str | int) -> list[str]:
        """The subject and the text of a kind of mail."""
        parts = (f"mail-{kind}-{part}" for part in ("subject", "text"))
        return [translate(language, part, NO_NAMES, server=self._server, **words) for part in parts]

    def _settings(self, token: str) -> str:
        """The page behind the ``#``, so that the token is in no server's log."""
        return f"{self._address}#/mail/{token}"


def _plain(sheet: MailDraft) -> str:
    parts = [*sheet.paragraphs, f"{sheet.link[0]}:\n{sheet.link[1]}", "-- ", *sheet.foot]
    if sheet.stop is not None:
        parts.append(f"{sheet.stop[0]}:\n{sheet.stop[1]}")
    return "\n\n".join(parts) + "\n"


def _html(sheet: MailDraft, language: str) -> str:
    body = [f'<h1 style="font-size: 1.25rem">{escape(sheet.subject)}</h1>']
    body += [f"<p>{escape(text)}</p>" for text in sheet.paragraphs]
    body.append(f"<p>{_link(sheet.link)}</p><hr>")
    body += [f"<p>{escape(text)}</p>" for text in sheet.foot]
    if sheet.stop is not None:
        body.append(f"<p>{_link(sheet.stop)}</p>")
    return PAGE.format(language=language, subject=escape(sheet.subject), body="\n".join(body))


def _link(link: tuple[str, str]) -> str:
    return f'<a href="{escape(link[1])}">{escape(link[0])}</a>'
