"""The SQL tables of classes and of clubs, see ``store.tables``. With a class all its rows are erased."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

from discovery.store.tables import Time, metadata

classes = Table(
    "classes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("plan", Text, nullable=False),
    Column("talk", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("created", Time, nullable=False),
    Column("until", Time, nullable=False),
    Unique("code", name="uq_classes_code"),
    Unique("secret", name="uq_classes_secret"),
    Index("ix_classes_until", "until"),
)
"""Classes that play: ``code`` is what pupils type, ``secret`` the hash of the teacher's, ``plan`` how their
tables are set up, as JSON. ``round`` counts how often tables were made up; nobody joins one that is ``over``;
from ``until`` on it is erased."""

class_games = Table(
    "class_games",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("class", String(40), ForeignKey("classes.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Index("ix_class_games_class", "class", "round", "board"),
)
"""The tables of a class: the one with the number ``board`` of a ``round``. Games that branch off from one of
them have the number 0."""

pupils = Table(
    "pupils",
    metadata,
    Column("class", String(40), ForeignKey("classes.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("board", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("joined", Time, nullable=False),
    PrimaryKeyConstraint("class", "number"),
    Unique("class", "name", name="uq_pupils_class_name"),
    Index("ix_pupils_secret", "secret"),
)
"""Who plays in a class. ``secret`` is the hash of a pupil's own secret, ``""`` where a program keeps a seat
for one who may still come. ``board`` is the number of their table in this round, ``seat`` their seat there,
-1 before it is dealt."""

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("about", Text, nullable=False),
    Column("created", Time, nullable=False),
    Column("used", Time, nullable=False),
    Unique("code", name="uq_clubs_code"),
)
"""People with accounts who play together: ``code`` is what is typed to join. ``used`` is when somebody joined
or left, or something was made for the club."""

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("account", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("keeper", Integer, nullable=False),
    Column("joined", Time, nullable=False),
    PrimaryKeyConstraint("club", "number"),
    Unique("club", "account", name="uq_club_members_club_account"),
    Unique("club", "name", name="uq_club_members_club_name"),
    Index("ix_club_members_account", "account"),
)
"""Who is in a club, under which name; its ``keeper`` decides who is."""

club_games = Table(
    "club_games",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), nullable=False),
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    PrimaryKeyConstraint("club", "game"),
    Index("ix_club_games_game", "game"),
)
"""The tables that a club sees. They are their players' and outlive it."""

club_contests = Table(
    "club_contests",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), nullable=False),
    Column("contest", String(40), ForeignKey("contests.id"), nullable=False),
    Column("members", Integer, nullable=False, default=0),
    PrimaryKeyConstraint("club", "contest"),
)
"""The contests that a club sees. With ``members`` only they enter it, or those of another such club."""
