"""The SQL tables. A change here needs a new migration in ``migrations/versions``.

Events are the source of truth and append-only; the rest can be derived from them or is a secret's hash.
Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
)

AnyRow: TypeAlias = Row[Any]
"""A row of whatever a statement selects; its columns are attributes."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
    }
)

Time = BigInteger().with_variant(Integer, "sqlite")
"""Milliseconds since 1970: more than 32 bits, which SQLite's only integer has anyway."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("terms", String(80), nullable=False),
    Column("created", Time, nullable=False),
    Column("before", Text, nullable=False),
)
"""Matches over several games. ``before`` is the file of the games that were played elsewhere, else empty."""

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", Time, nullable=False),
    Column("status", String(10), nullable=False),
    Column("plan", Text, nullable=False),
    Column("rules", String(20), nullable=False),
    Column("last_active", Time, nullable=False),
    Column("match", String(40), ForeignKey("matches.id", name="fk_games_match")),
    Column("number", Integer),
    Index("ix_games_status", "status", "last_active"),
    Index("ix_games_match", "match", "number"),
)

events = Table(
    "events",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("key", String(60)),
    Column("kind", String(20), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Time, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
    UniqueConstraint("game", "key"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revoked", Integer, nullable=False),
    Index("ix_secrets_game", "game", "seat"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("verb", String(20), nullable=False),
    Column("at", Time, nullable=False),
    Column("done", Integer, nullable=False),
)
"""Requests of the host's shell to a running server; ``done`` is 0 until it is carried out."""

analyses = Table(
    "analyses",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("found", Text, nullable=False),
)
"""Analyses of finished games; they could be computed again."""

devices = Table(
    "devices",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("at", Time, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("due", Time, nullable=False, default=0),
    Index("ix_devices_due", "due"),
)
"""The devices that are called when it is a seat's turn, by their addresses at push services. ``due``: when
a call is made that the quiet hours hold, 0 where there is none."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Values that a server draws once and keeps, such as the key with which it signs calls."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("until", Time, nullable=False),
)
"""The processes that share a database: where the others reach them, and until when they count as running."""

leases = Table(
    "leases",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("process", String(40), nullable=False),
)
"""Which process writes which table. A lease of a process that no longer runs is free."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False),
    Column("password", Text, nullable=False),
    Column("role", String(12), nullable=False),
    Column("created", Time, nullable=False),
    Column("closed", Integer, nullable=False),
    Column("shape", String(80), nullable=True),
    UniqueConstraint("folded", name="uq_accounts_folded"),
    Index("uq_accounts_shape", "shape", unique=True),
)
"""People who have an account. ``password`` is its Argon2 hash, ``""`` until it is set for the first time;
``folded`` is the name as people may type it to log in. No two accounts look the same: ``shape`` is the name
by the shapes of its letters; of accounts from before that was so only the oldest has one."""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Time, nullable=False),
    Column("seen", Time, nullable=False),
    Column("scopes", String(80), nullable=False, default=""),
    Column("until", Time, nullable=False, default=0),
    Index("ix_sessions_account", "account"),
)
"""Where an account is logged in: the hash of the secret in a browser's cookie, or of a program's token. A
token has ``scopes``, words with blanks between them, and is valid ``until`` a moment; a browser's session has
neither."""

hooks = Table(
    "hooks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("url", Text, nullable=False),
    Column("events", String(80), nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", Time, nullable=False),
    Column("off", Time, nullable=False),
    Column("told", Time, nullable=False, default=0),
    Column("status", Integer, nullable=False, default=0),
    Index("ix_hooks_account", "account"),
)
"""Where programs of an account are told what happens at its tables. ``off``: since when that is not so;
``told``: when the latest delivery was sent, ``status``: how it was answered, 0 without an answer."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("hook", String(40), ForeignKey("hooks.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("event", String(12), nullable=False),
    Column("at", Time, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Time, nullable=False),
    Index("ix_deliveries_due", "due"),
    Index("ix_deliveries_hook", "hook"),
)
"""Deliveries to webhooks, each event once: ``due`` at a moment, 0 when it is done."""

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("until", Time, nullable=False),
    Index("ix_invitations_account", "account"),
)
"""Secrets with which the password of an account can be set, once."""

holdings = Table(
    "holdings",
    metadata,
    Column("account", String(40), ForeignKey("accounts.id"), primary_key=True),
    Column("secret", String(64), ForeignKey("secrets.hash"), primary_key=True),
    Column("at", Time, nullable=False),
)
"""The seats that an account holds, by the secrets that it was shown. Where one has been replaced, the seat is
somebody else's."""

session_secrets = Table(
    "session_secrets",
    metadata,
    Column("secret", String(64), ForeignKey("secrets.hash"), primary_key=True),
    Column("session", String(64), ForeignKey("sessions.hash"), nullable=False),
    Index("ix_session_secrets_session", "session"),
)
"""The secrets of seats that were made for a session; they end with it."""

held_seats = holdings.join(secrets, (secrets.c.hash == holdings.c.secret) & (secrets.c.revoked == 0))
"""The seats that accounts hold, or the rights of a host: a secret that was replaced gives them no more."""

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(320), nullable=False),
    Column("account", String(40), ForeignKey("accounts.id")),
    Column("game", String(40), ForeignKey("games.id")),
    Column("seat", Integer),
    Column("language", String(20), nullable=False),
    Column("at", Time, nullable=False),
    Column("confirmed", Time, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
    Index("ix_mail_addresses_game", "game", "seat"),
    Index("ix_mail_addresses_account", "account"),
    Index("ix_mail_addresses_address", "address"),
)
"""Where people want to be written to, for the seats of an ``account`` or for one ``seat`` of a ``game``.
``confirmed`` is 0 until somebody who reads the mails there has said that they want them."""

mails = Table(
    "mails",
    metadata,
    Column("address", String(40), ForeignKey("mail_addresses.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("about", String(40), primary_key=True),
    Column("at", Time, nullable=False),
    Column("due", Time, nullable=False),
    Column("until", Time, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", Time, nullable=False),
    Index("ix_mails_due", "sent", "due"),
)
"""Mails to be sent, and those that were sent, which are not sent again: of each kind one mail about a table
(``""``: about none). A process that sends it has it for itself ``until`` then; ``sent`` is 0 before."""
