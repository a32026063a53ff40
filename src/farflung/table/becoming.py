"""A player under another name, or a guest who has signed in: the seats, the table and the notes go along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from farflung.table.entries import Became
from farflung.table.messages import MOST_NOTES, Refused, User
from farflung.table.names import alike

if TYPE_CHECKING:
    from farflung.table.table import Table


def decide_became(table: Table, was: str, user: User, now: float) -> list[Became]:
    """Who was `was` is `user` from now on. Nobody gets to see two hands by it."""
    own = table.seats_of(was)
    if was != user.id and knows(table, was) and knows(table, user.id) and table.title.secret and not table.over:
        raise Refused("taken", "your account has played at this table already, and nobody may hold two hands")
    others = [seat.name for number, seat in enumerate(table.seats) if number not in own]
    name = "" if alike(user.name, others) else user.name
    return [Became(at=now, was=was, user=user.id, name=name)]


def knows(table: Table, user: str) -> set[int]:
    """The seats whose secrets the user has seen, or will see."""
    return {*table.seats_of(user)} | table.held.get(user, set())


def apply_became(table: Table, entry: Became) -> None:
    """Whoever was one user is another from now on."""
    was, user = entry.was, entry.user
    for seat in table.seats:
        if was in (seat.user, seat.left):
            seat.user, seat.left = (user if who == was else who for who in (seat.user, seat.left))
            if seat.kind == "person" and entry.name:
                seat.name = entry.name
    if table.owner == was:
        table.owner = user
    table.chat = [replace(said, user=user) if said.user == was else said for said in table.chat]
    if table.wish and table.wish.user == was:
        table.wish = replace(table.wish, user=user, name=entry.name or table.wish.name)
    if was == user:
        return
    if was in table.held:
        table.held[user] = table.held.pop(was) | table.held.get(user, set())
    if was in table.removed:
        table.removed = (table.removed - {was}) | {user}
    if was in table.notes:
        both = [table.notes.get(user, ""), table.notes.pop(was)]
        table.notes[user] = "\n".join(text for text in both if text)[:MOST_NOTES]
