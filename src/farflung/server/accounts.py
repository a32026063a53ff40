"""Who is who: guests with a name only, accounts with a password; a signed cookie says which."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from contextlib import suppress

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import insert, select, update

from farflung.server import schema
from farflung.server.database import Database
from farflung.table.table import User

COOKIE = "farflung"
MAX_AGE = 400 * 24 * 3600
LONGEST_NAME = 24
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


class BadName(ValueError):
    """A name or password that cannot be used."""


class Taken(ValueError):
    """Another account has this name."""


class Person(User):
    def __init__(self, id: str, name: str, key: str | None, generation: int) -> None:
        super().__init__(id, name)
        self.guest = key is None
        self.generation = generation

    def shown(self) -> dict[str, object]:
        return {"id": self.id, "name": self.name, "guest": self.guest}


class Accounts:
    def __init__(self, database: Database, secret: str) -> None:
        self.database = database
        self.serializer = URLSafeTimedSerializer(secret, salt="farflung session")
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # so that an unknown name takes as long as a known one
        self.known: dict[str, Person] = {}

    # ---- sessions

    def cookie(self, person: Person) -> str:
        return self.serializer.dumps([person.id, person.generation])

    async def person(self, cookie: str | None) -> Person | None:
        """Whose session this is; nobody's if it is forged, too old or ended."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            id, generation = self.serializer.loads(cookie, max_age=MAX_AGE)
        except (BadData, ValueError, TypeError):
            return None
        person = self.known.get(id) if isinstance(id, str) else None
        if person is None:
            person = await self._read(id)
        return person if person and person.generation == generation else None

    async def _read(self, id: str) -> Person | None:
        rows = await self.database.rows(select(schema.users).where(schema.users.c.id == str(id)))
        if not rows:
            return None
        row = rows[0]
        if len(self.known) > 10_000:
            self.known.clear()
        # Several processes: a guest that became an account elsewhere is known by its new generation only there, so
        # names are kept for a while at most.
        person = Person(row["id"], row["name"], row["key"], row["generation"])
        if self.database.sqlite:
            self.known[person.id] = person
        return person

    # ---- guests and accounts

    async def guest(self, name: str, current: Person | None) -> Person:
        """A new guest, or a new name for the present one."""
        name = clean_name(name)
        if current and current.guest:
            await self.database.execute(update(schema.users).where(schema.users.c.id == current.id).values(name=name))
            self.known.pop(current.id, None)
            return Person(current.id, name, None, current.generation)
        id = secrets.token_urlsafe(12)
        await self.database.execute(
            insert(schema.users).values(id=id, name=name, key=None, password=None, generation=0, created=time.time())
        )
        return Person(id, name, None, 0)

    async def create(self, name: str, password: str, current: Person | None) -> Person:
        """An account. A guest becomes one and keeps its tables."""
        name = clean_name(name)
        check_password(password)
        key = key_of(name)
        if await self.database.rows(select(schema.users.c.id).where(schema.users.c.key == key)):
            raise Taken(f"there is an account of the name '{name}' already")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        users = schema.users
        generation = 0
        try:
            if current and current.guest:
                id, generation = current.id, current.generation + 1
                await self.database.execute(
                    update(users)
                    .where(users.c.id == id)
                    .values(name=name, key=key, password=hashed, generation=generation)
                )
                self.known.pop(id, None)
            else:
                id = secrets.token_urlsafe(12)
                await self.database.execute(
                    insert(users).values(id=id, name=name, key=key, password=hashed, generation=0, created=time.time())
                )
        except Exception as error:
            if "unique" in str(error).lower():
                raise Taken(f"there is an account of the name '{name}' already") from None
            raise
        return Person(id, name, key, generation)

    async def login(self, name: str, password: str) -> Person | None:
        rows = await self.database.rows(select(schema.users).where(schema.users.c.key == key_of(name)))
        hashed = rows[0]["password"] if rows else self.nobody
        fits = await asyncio.to_thread(self._verify, hashed, password[:LONGEST_PASSWORD])
        if not rows or not fits:
            return None
        row = rows[0]
        return Person(row["id"], row["name"], row["key"], row["generation"])

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def clean_name(name: str) -> str:
    """One line without control characters, as it may stand in records and on every screen."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C")
    cleaned = " ".join(kept.split())
    if not cleaned:
        raise BadName("a name needs at least one letter")
    if len(cleaned) > LONGEST_NAME:
        raise BadName(f"a name has at most {LONGEST_NAME} letters")
    return cleaned


def key_of(name: str) -> str:
    """Names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:80]


def check_password(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise BadName(f"a password has at least {SHORTEST_PASSWORD} characters")
    if len(password) > LONGEST_PASSWORD:
        raise BadName(f"a password has at most {LONGEST_PASSWORD} characters")


async def secret_of(database: Database) -> str:
    """The key that signs sessions, made once and kept in the database."""
    wanted = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
    rows = await database.rows(wanted)
    if not rows:
        with suppress(Exception):  # another process was faster
            await database.execute(insert(schema.settings).values(name="secret", value=secrets.token_hex(32)))
        rows = await database.rows(wanted)
    return str(rows[0]["value"])
