"""Who is who: guests with a name only, accounts with a password; a signed cookie says which, until it is ended."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from contextlib import suppress
from importlib import import_module
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from farflung.server import schema
from farflung.server.database import Database
from farflung.table.names import BadName, Taken, clean_name, confusables, is_bots, look_of
from farflung.table.table import User

COOKIE = "farflung"
DEVICE = "farflung-device"
MAX_AGE = 400 * 24 * 3600
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MOST_WEIGHED = 72  # characters of a password that are looked at for how soon it is guessed
SOON = 2  # of zxcvbn's scores from 0 to 4: below it a million guesses are enough
MOST_KNOWN = 10_000


class Person(User):
    """A user, and the session in which they came."""

    def __init__(self, id: str, name: str, key: str | None, generation: int, session: str = "") -> None:
        super().__init__(id, name)
        self.key = key
        self.guest = key is None
        self.generation = generation
        self.session = session

    def shown(self) -> dict[str, object]:
        return {"id": self.id, "name": self.name, "guest": self.guest}


class Accounts:
    def __init__(self, database: Database, secret: str) -> None:
        self.database = database
        self.serializer = URLSafeTimedSerializer(secret, salt="farflung session")
        self.devices = URLSafeSerializer(secret, salt="farflung device")
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # so that an unknown name takes as long as a known one
        self.known: dict[str, Person] = {}
        """Sessions that were found to be good, where this process alone can end them (SQLite)."""
        self.changes = 0
        """How often somebody changed: what was read before a change is not kept after it."""

    async def open(self) -> None:
        """Forgets ended sessions that are too old anyway; gives accounts of before their look."""
        await asyncio.to_thread(confusables)  # read before a visitor waits for it
        await self.database.execute(delete(schema.ended).where(schema.ended.c.until < time.time()))
        users = schema.users
        bare = await self.database.rows(
            select(users.c.id, users.c.name).where(users.c.key.is_not(None), users.c.look.is_(None))
        )
        if not bare:
            return
        seen = {row["look"] for row in await self.database.rows(select(users.c.look).where(users.c.look.is_not(None)))}
        for row in bare:
            look = look_of(row["name"])
            if look not in seen:  # of two that look alike the first has the look; both stay
                seen.add(look)
                with suppress(IntegrityError):  # another process was faster
                    await self.database.execute(update(users).where(users.c.id == row["id"]).values(look=look))

    # ---- sessions

    def cookie(self, person: Person) -> str:
        """A new session."""
        person.session = secrets.token_urlsafe(12)
        return self.serializer.dumps([person.id, person.generation, person.session])

    async def person(self, cookie: str | None) -> Person | None:
        """Whose session this is; nobody's if it is forged, too old or ended."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            said, at = self.serializer.loads(cookie, max_age=MAX_AGE, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            return None
        match said:
            case [str(id), int(generation), str(session)]:
                pass
            case [str(id), int(generation)]:  # of a version that did not name sessions
                session = f"{id}.{generation}.{at.timestamp():.0f}"
            case _:
                return None
        person = self.known.get(session) or await self._read(id, session)
        return person if person and (person.id, person.generation) == (id, generation) else None

    async def _read(self, id: str, session: str) -> Person | None:
        users, ended, changes = schema.users, schema.ended, self.changes
        over = select(ended.c.session).where(ended.c.session == hashed(session)).exists()
        rows = await self.database.rows(select(users).where(users.c.id == id, ~over))
        if not rows:
            return None
        row = rows[0]
        person = Person(row["id"], row["name"], row["key"], row["generation"], session)
        if self.database.sqlite and changes == self.changes:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            self.known[session] = person
        return person

    async def still(self, person: Person) -> bool:
        """Whether the session goes on."""
        now = self.known.get(person.session) or await self._read(person.id, person.session)
        return now is not None and now.generation == person.generation

    async def end(self, person: Person) -> None:
        """Ends the session for whoever has its cookie."""
        row = {"session": hashed(person.session), "until": time.time() + MAX_AGE}
        with suppress(IntegrityError):  # it was ended already
            await self.database.execute(insert(schema.ended).values(row))
        self.forget(person.id)

    async def end_all(self, person: Person) -> Person:
        """Ends all sessions of the user; the answer is who may begin a new one."""
        users = schema.users
        await self.database.execute(
            update(users).where(users.c.id == person.id).values(generation=person.generation + 1)
        )
        self.forget(person.id)
        return Person(person.id, person.name, person.key, person.generation + 1)

    def forget(self, id: str) -> None:
        self.changes += 1
        self.known = {session: person for session, person in self.known.items() if person.id != id}

    def device(self, name: str) -> str:
        """What a browser keeps that was signed in to this account: it is not kept waiting by others' guesses."""
        return self.devices.dumps([key_of(name), secrets.token_urlsafe(12)])

    def device_of(self, cookie: str | None, name: str) -> str:
        """The browser, if it was signed in to this account before; otherwise ''."""
        if not cookie or len(cookie) > 500:
            return ""
        try:
            key, device = self.devices.loads(cookie)
        except (BadData, ValueError, TypeError):
            return ""
        return str(device) if key == key_of(name) else ""

    # ---- guests and accounts

    async def check_free(self, name: str, own: Person | None) -> None:
        """Neither an account's nor a bot's name, nor one that looks like it."""
        if is_bots(name):
            raise Taken("name-bot", "bots are called so; choose another name")
        users = schema.users.c
        same = (users.key == key_of(name)) | (users.look == look_of(name))
        rows = await self.database.rows(select(users.id).where(same))
        if any(own is None or row["id"] != own.id for row in rows):
            raise Taken("name-taken", f"there is an account of the name '{name}' already, or of one that looks like it")

    async def guest(self, name: str, current: Person | None) -> Person:
        """A new guest, or a new name for the present one."""
        name = clean_name(name)
        users = schema.users
        if current and current.guest:
            if name != current.name:
                await self.check_free(name, current)
                await self.database.execute(update(users).where(users.c.id == current.id).values(name=name))
                self.forget(current.id)
            return Person(current.id, name, None, current.generation, current.session)
        await self.check_free(name, None)
        id = secrets.token_urlsafe(12)
        await self.database.execute(
            insert(users).values(id=id, name=name, key=None, password=None, generation=0, created=time.time())
        )
        return Person(id, name, None, 0)

    async def create(self, name: str, password: str, current: Person | None) -> Person:
        """An account. A guest becomes one and keeps its tables."""
        name = clean_name(name)
        await asyncio.to_thread(check_password, password, name)
        await self.check_free(name, None)
        key, users, generation = key_of(name), schema.users, 0
        kept = {"name": name, "key": key, "look": look_of(name)}
        kept["password"] = await asyncio.to_thread(self.hasher.hash, password)
        try:
            if current and current.guest:
                id, generation = current.id, current.generation + 1
                await self.database.execute(update(users).where(users.c.id == id).values(**kept, generation=generation))
                self.forget(id)
            else:
                id = secrets.token_urlsafe(12)
                await self.database.execute(insert(users).values(id=id, generation=0, created=time.time(), **kept))
        except IntegrityError:
            raise Taken("name-taken", f"there is an account of the name '{name}' already") from None
        return Person(id, name, key, generation)

    async def login(self, name: str, password: str) -> Person | None:
        rows = await self.database.rows(select(schema.users).where(schema.users.c.key == key_of(name)))
        kept = rows[0]["password"] if rows else self.nobody
        fits = await asyncio.to_thread(self._verify, kept, password[:LONGEST_PASSWORD])
        if not rows or not fits:
            return None
        row = rows[0]
        return Person(row["id"], row["name"], row["key"], row["generation"])

    async def change_password(self, person: Person, old: str, new: str) -> Person | None:
        """Ends all sessions; the answer is who may begin a new one, or None if the old password is wrong."""
        users = schema.users
        rows = await self.database.rows(select(users.c.password).where(users.c.id == person.id))
        kept = rows[0]["password"] if rows else self.nobody
        if not await asyncio.to_thread(self._verify, kept, old[:LONGEST_PASSWORD]):
            return None
        await asyncio.to_thread(check_password, new, person.name)
        hash = await asyncio.to_thread(self.hasher.hash, new)
        await self.database.execute(update(users).where(users.c.id == person.id).values(password=hash))
        return await self.end_all(person)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def hashed(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()


def key_of(name: str) -> str:
    """What one signs in with: capitals and ways of typing do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:80]


def check_password(password: str, name: str) -> None:
    """Neither too short nor soon guessed."""
    if len(password) < SHORTEST_PASSWORD:
        raise BadName("password-short", f"a password has at least {SHORTEST_PASSWORD} characters")
    if len(password) > LONGEST_PASSWORD:
        raise BadName("password-long", f"a password has at most {LONGEST_PASSWORD} characters")
    if look_of(letters(password)) == look_of(letters(name)):
        raise BadName("password-name", "the password is your name, which everybody knows")
    zxcvbn: Any = import_module("zxcvbn")  # when it is first needed: its lists take a moment
    weighed = zxcvbn.zxcvbn(password[:MOST_WEIGHED], user_inputs=[name, *name.split()])
    if weighed["score"] < SOON:
        raise BadName("password-common", "this password is among the first that are guessed; choose a rarer one")


def letters(text: str) -> str:
    return "".join(c for c in text if c.isalpha())


async def secret_of(database: Database) -> str:
    """The key that signs sessions, made once and kept in the database."""
    wanted = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
    rows = await database.rows(wanted)
    if not rows:
        with suppress(Exception):  # another process was faster
            await database.execute(insert(schema.settings).values(name="secret", value=secrets.token_hex(32)))
        rows = await database.rows(wanted)
    return str(rows[0]["value"])
