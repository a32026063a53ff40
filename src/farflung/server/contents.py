"""The content that tables are played with: every version is stored once, and found again when it is no longer ours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping

from farflung import games
from farflung.engine.content import Published, Version, base_of, keep, kept, packed
from farflung.server import schema
from farflung.server.database import Database
from farflung.table.entries import Created, Entry, Started


@cache
def present() -> dict[Version, bytes]:
    """The content of every title as it is here and now."""
    found = {}
    for name in games.usable()[0]:
        title = games.title(name)
        if isinstance(title, Published):
            for edition in title.editions:
                hash, sheets = title.sheets(edition)
                found[Version(name, edition, hash)] = packed(sheets)
    return found


async def store(database: Database, contents: dict[Version, bytes]) -> None:
    """Each version once: what is there already stays as it is."""
    make = sqlite.insert if database.sqlite else postgresql.insert
    for version, data in contents.items():
        row = {"version": version.hash, "title": version.title, "edition": version.edition, "data": data}
        await database.execute(make(schema.contents).values(row).on_conflict_do_nothing())
        keep(version, data)


async def know_all(database: Database, and_store: bool = True) -> None:
    """Everything that is stored, and our own, which is stored before any table is played with it."""
    for version, data in present().items():
        keep(version, data)
    if not database.keeps_contents:
        return
    stored = {version_of(row): row["data"] for row in await database.rows(select(schema.contents))}
    for version, data in stored.items():
        keep(version, data)
    if and_store:
        await store(database, {version: data for version, data in present().items() if version not in stored})


async def know(database: Database, versions: Iterable[Version]) -> None:
    """Versions that another process may have stored since we began."""
    unknown = [version.hash for version in versions if kept(version) is None]
    if unknown:
        found = []
        for row in await database.rows(select(schema.contents).where(schema.contents.c.version.in_(unknown))):
            found.append(version_of(row))
            keep(found[-1], row["data"])
        await know(database, [base for base in map(base_of, found) if base])


def version_of(row: RowMapping) -> Version:
    return Version(row["title"], row["edition"], row["version"])


def versions_in(entries: Iterable[Entry]) -> list[Version]:
    """What a table's entries are played with."""
    found: list[Version] = []
    title = edition = ""
    for entry in entries:
        if isinstance(entry, Created):
            title, edition = entry.title, entry.edition
            if entry.content:
                found.append(Version(title, edition, entry.content))
            found += version_in_record(entry.record)
        elif isinstance(entry, Started) and entry.content:
            found.append(Version(title, edition, entry.content))
    return found


def version_in_record(text: str) -> list[Version]:
    """What a record was played with, by its header; whatever else is wrong with it is found by who reads it."""
    header: dict[str, str] = {}
    for row in text.partition("\n\n")[0].splitlines():
        key, _, value = row.partition(" ")
        header.setdefault(key, value)
    found = Version(header.get("title", ""), header.get("edition", ""), header.get("content", ""))
    return [found] if all(found) else []
