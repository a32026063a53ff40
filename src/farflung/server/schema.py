"""The database: users, tables and what happened at them. `migrations/` makes it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

settings = Table("settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text))

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), unique=True),  # the name to sign in with; none for guests
    Column("password", Text),
    Column("generation", Integer, nullable=False, default=0),  # a new one ends all sessions
    Column("created", Float, nullable=False),
    # What the name looks like: no two accounts look alike. None for guests, and for those accounts of before this was
    # known that look like another.
    Column("look", String(160)),
    Index("users_look", "look", unique=True),
)

# Sessions that were ended before their time, by what identifies them in their cookie, hashed.
ended = Table(
    "ended",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("until", Float, nullable=False),  # then its cookie is too old anyway
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # neither private nor a fork
    Column("bot_turn", Boolean, nullable=False),
    Column("deadline", Float),
    Column("card", Text, nullable=False),
    Index("tables_updated", "listed", "over", "started", "updated"),
    Index("tables_deadline", "deadline"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(24), nullable=False),
    Index("members_user", "user_id"),
)

# A commit is one or more entries of a table that belong together. Its number is the key: of two processes that write
# the same one, one succeeds.
commits = Table(
    "commits",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entries", Text, nullable=False),
)

# Every version of a title's content that this database has met, once: a table is played on with what it began with.
contents = Table(
    "contents",
    metadata,
    Column("version", String(40), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Of each player's private notes only the latest text.
notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)

# What was found out about a finished game from each seat: JSON of `bots.analysis.Analysis`.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(32), nullable=False),  # of which game: something may be taken back and played otherwise
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)

# With a token a bot comes to tables as a user of its own, whose id is the token's.
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("tokens_owner", "owner"),
    Index("tokens_hash", "hash", unique=True),
)
