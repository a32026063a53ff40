"""Who plays which seat: sitting down, standing up, bots that stand in, and what the others are asked to agree to.

A seat belongs to its player until it is given up: by its player, by the table's rule for absence, or by agreement. Who
knows the secrets of one seat never gets another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from farflung.bots import LEVELS, USUAL
from farflung.bots.levels import at_tables
from farflung.table import messages as m
from farflung.table.entries import (
    Ended,
    Entry,
    Handed,
    Resigned,
    Sat,
    Seat,
    Stood,
    TakenBack,
    WishAgreed,
    WishDeclined,
    Wished,
)
from farflung.table.messages import Refused, User
from farflung.table.names import alike

if TYPE_CHECKING:
    from farflung.table.table import Table

STAND_IN = USUAL  # plays on for a seat whose clock has run out, or whose player is away or has resigned
SHORT_ABSENCE = 60.0
"""After this time one player alone may give the seat of another who is away to a bot."""
LONG_ABSENCE = 3600.0
"""At tables without a rule for absence: who is away for longer is no longer waited for when others want to agree."""
NOBODY = -1
MOST_SAID, MOST_SAID_BY_ONE, MOST_SAID_BY_A_SPECTATOR = 5000, 2000, 100  # lines of chat
LONGEST_NAME = 24


class Presence(msgspec.Struct, frozen=True):
    """Who is at the table, in whatever browser, and since when; and since when the others are not."""

    here: dict[str, float]
    gone: dict[str, float]
    began: float
    """Since when this is known: those who are in neither have been away since then."""

    def away_since(self, user: str) -> float | None:
        """Since when this user is away."""
        return None if user in self.here else self.gone.get(user, self.began)


def away(presence: Presence | None, user: str, now: float) -> float:
    """For how many seconds the user has been away; 0 who is present. Where nobody looks, everybody is."""
    since = presence.away_since(user) if presence else None
    return 0.0 if since is None else max(0.001, now - since)


def is_persons(seat: Seat) -> bool:
    """Whether a person plays it, or may take it back from the bot that stands in."""
    return seat.kind in ("person", "screen")


# ---- agreement


def others(table: Table, user: str, presence: Presence | None, now: float) -> list[int]:
    """The seats whose players must agree to what this user wants: a bot that stands in does not speak for its person,
    but who has been away for too long is not waited for."""
    patience = LONG_ABSENCE if table.created.absence is None else table.created.absence
    return [
        number
        for number, seat in enumerate(table.seats)
        if is_persons(seat) and seat.user != user and away(presence, seat.user, now) <= patience
    ]


def decide_ask(table: Table, user: User, message: m.Ask, now: float, presence: Presence | None) -> list[Entry]:
    """The entries of a wish; `Refused` says why it cannot be asked."""
    must_exist(table, message.seat)
    table.must_run()
    if table.over:
        raise Refused("over", "the game is over")
    own = table.seats_of(user.id)
    if message.what == "sit":
        needed = needed_to_sit(table, user, message.seat, presence, now)
    elif not own:
        raise Refused("not-yours", "only who plays here may ask for that")
    elif message.what == "bot":
        known_bot(message.bot)
        needed = needed_for_bot(table, user, message.seat, presence, now)
    else:
        table.must_own(user, message.seat)
        needed = others(table, user.id, presence, now)
    wish = Wished(
        at=now,
        what=message.what,
        user=user.id,
        name=user.name,
        by=own[0] if own else NOBODY,
        seat=message.seat,
        bot=message.bot,
        needed=needed,
    )
    if not [seat for seat in needed if not (same(table.wish, wish) and seat in table.wish_agreed)]:
        return comes_true(table, wish, now)
    if table.wish and not (table.wish.by == NOBODY and own):  # a player's wish goes before an onlooker's
        raise Refused("taken", "another wish is open: let it be answered first")
    return [wish]


def same(one: Wished | None, other: Wished) -> bool:
    """Whether two wishes want the same."""
    return one is not None and (one.what, one.user, one.seat) == (other.what, other.user, other.seat)


def needed_to_sit(table: Table, user: User, seat: int, presence: Presence | None, now: float) -> list[int]:
    """The seats that must agree that somebody sits down at a vacant seat."""
    if not table.seats[seat].left:
        raise Refused("taken", "this seat is not vacant")
    if table.seats_of(user.id) or table.held.get(user.id, set()) - {seat}:
        raise Refused("not-yours", "who has played another seat here knows other secrets")
    must_be_distinct(table, user, seat)
    return others(table, user.id, presence, now)


def needed_for_bot(table: Table, user: User, seat: int, presence: Presence | None, now: float) -> list[int]:
    """The seats that must agree that a bot plays another's seat."""
    wanted = table.seats[seat]
    if not wanted.left and (not is_persons(wanted) or wanted.bot):
        raise Refused("taken", "a bot plays this seat already")
    if wanted.user == user.id:
        raise Refused("bad-message", "this seat is yours: hand it over, or resign")
    absent = 0.0 if wanted.left else away(presence, wanted.user, now)
    if not wanted.left and not absent:
        raise Refused("not-offered", "its player is here")
    needed = [
        number
        for number, other in enumerate(table.seats)
        if is_persons(other) and other.user not in (user.id, wanted.user) and not away(presence, other.user, now)
    ]
    if not needed and not wanted.left and absent < SHORT_ABSENCE:
        raise Refused("not-offered", "wait a little: its player has only just left", wait=SHORT_ABSENCE - absent)
    return needed


def comes_true(table: Table, wish: Wished, now: float) -> list[Entry]:
    """What a wish becomes that all have agreed to."""
    if wish.what == "end":
        return [Ended(at=now, seat=wish.by)]
    if wish.what == "sit":
        return [Sat(at=now, seat=wish.seat, user=wish.user, name=wish.name)]
    return [Handed(at=now, seat=wish.seat, bot=wish.bot, used=table.used(wish.seat, now))]


def decide_wish(
    table: Table, user: User, message: m.Agree | m.Decline, now: float, presence: Presence | None
) -> list[Entry]:
    """Somebody agrees to the open wish or does not; who asked, and whom it is about, may decline it too."""
    wish = table.wish
    if wish is None or wish.what != message.what:
        raise Refused("stale", "nobody asks for that any longer")
    if isinstance(message, m.Decline) and message.seat == NOBODY and user.id == wish.user:
        return [WishDeclined(at=now, seat=NOBODY)]
    table.must_own(user, message.seat)
    if isinstance(message, m.Decline):
        about = [wish.seat] if wish.what == "bot" else []
        if message.seat not in (*wish.needed, wish.by, *about):
            raise Refused("not-asked", "this seat is not asked")
        return [WishDeclined(at=now, seat=message.seat)]
    if message.seat not in wish.needed or message.seat in table.wish_agreed:
        raise Refused("not-asked", "this seat is not asked")
    agreed: list[Entry] = [WishAgreed(at=now, seat=message.seat)]
    still = {*wish.needed} & {*others(table, wish.user, presence, now)}
    if {*table.wish_agreed, message.seat} >= still:
        agreed += comes_true(table, wish, now)
    return agreed


def returned(table: Table, user: str, now: float) -> list[Entry]:
    """Who comes back is no longer away: nobody needs to give the seat to a bot."""
    wish = table.wish
    if wish and wish.what == "bot" and table.seats[wish.seat].user == user:
        return [WishDeclined(at=now, seat=wish.seat)]
    return []


# ---- absence


def absent_until(table: Table, presence: Presence | None) -> float | None:
    """When the table's rule for absence gives the seat that is asked to a bot, if nobody comes: so long after its
    player left, after the question, and after somebody who plays came to wait for it."""
    question = table.question
    if presence is None or question is None or table.created.absence is None or table.created.fork == "look":
        return None
    seat = table.seats[question.seat]
    left = presence.away_since(seat.user)
    if not is_persons(seat) or seat.bot or left is None:
        return None
    waiting = [presence.here[other.user] for other in table.seats if is_persons(other) and other.user in presence.here]
    if not waiting:  # who plays alone, or agreed to go on tomorrow, finds the game as it was
        return None
    return max(left, table.clocks.since(question.seat), min(waiting)) + table.created.absence


# ---- sitting down and standing up


def decide(table: Table, user: User, message: m.Seating, now: float) -> list[Entry]:
    """The entries of sitting, standing, resigning, and of bots for the own seat."""
    must_exist(table, message.seat)
    if table.over:
        raise Refused("over", "the game is over")
    if isinstance(message, m.Sit):
        return decide_sit(table, user, message.seat, now)
    if isinstance(message, m.HandToBot):
        return decide_bot(table, user, message, now)
    seat = table.seats[message.seat]
    waiting = table.match is None and user.id == table.owner
    if isinstance(message, m.TakeBack) and waiting and seat.kind == "bot":  # the owner offers it to people again
        return [Stood(at=now, seat=message.seat)]
    table.must_own(user, message.seat)
    if isinstance(message, m.TakeBack):
        if not seat.bot:
            raise Refused("not-yours", "no bot plays for this seat")
        return [TakenBack(at=now, seat=message.seat)]
    if isinstance(message, m.Resign):
        table.must_run()
        return [Resigned(at=now, seat=message.seat, bot=STAND_IN)]
    if seat.kind == "screen" and table.match:
        raise Refused("not-yours", "this seat is played on one screen: hand it to a bot instead")
    return [Stood(at=now, seat=message.seat, used=table.used(message.seat, now))]


def must_exist(table: Table, seat: int) -> None:
    """Refuses a seat that there is not."""
    if not 0 <= seat < table.size:
        raise Refused("bad-message", f"there is no seat {seat}; there are {table.size}, from 0")


def must_be_distinct(table: Table, user: User, seat: int) -> None:
    """Refuses a name that looks like that of somebody at the table."""
    rest = [other.name for number, other in enumerate(table.seats) if number != seat and other.user != user.id]
    if alike(user.name, rest):
        raise Refused("taken", "somebody at this table has this name, or one that looks like it: choose another name")


def known_bot(name: str) -> None:
    """Refuses a bot that does not play at tables."""
    known = at_tables()
    if name not in known:  # never a module:Class of a stranger's choice
        raise Refused("bad-message", f"there is no bot '{name}'; there is: {', '.join(known)}")


def decide_sit(table: Table, user: User, seat: int, now: float) -> list[Entry]:
    """The entries of sitting down."""
    wanted = table.seats[seat]
    if wanted.kind != "open":
        raise Refused("taken", "this seat is taken")
    if table.match and wanted.left != user.id:
        raise Refused("not-yours", "this seat has been played: ask for it")
    must_be_distinct(table, user, seat)
    entries: list[Entry] = [Sat(at=now, seat=seat, user=user.id, name=user.name)]
    return entries + table.started_by(entries[0], now)


def decide_bot(table: Table, user: User, message: m.HandToBot, now: float) -> list[Entry]:
    """The entries of handing a seat to a bot."""
    free = table.seats[message.seat].kind == "open" and user.id == table.owner
    if not free:
        table.must_own(user, message.seat)
    known_bot(message.bot)
    used = table.used(message.seat, now)
    entries: list[Entry] = [Handed(at=now, seat=message.seat, bot=message.bot, used=used)]
    return entries + (table.started_by(entries[0], now) if free else [])


def may_delete(table: Table, user: str) -> bool:
    """Whether the table goes for good when this user wants it away, or only off the user's own list: the owner's before
    the start, a fork, a game alone with bots, and what everybody else has taken off theirs."""
    if user == table.owner and (not table.started or table.created.fork):
        return True
    if user not in {seat.user for seat in table.seats if seat.user}:
        raise Refused("not-yours", "this table is not yours")
    if set(table.members().values()) <= {user}:
        return True
    if not table.started or not table.over:
        raise Refused("not-yours", "others sit at this table: stand up, or ask them to end the game")
    return False


# ---- entries


def apply(table: Table, entry: Sat | Stood | Handed | TakenBack | Resigned) -> None:
    """What an entry changes of the seats."""
    seat = table.seats[entry.seat]
    if isinstance(entry, Sat):
        table.seats[entry.seat] = Seat("person", entry.name, entry.user)
        if table.started:
            table.held.setdefault(entry.user, set()).add(entry.seat)
    elif isinstance(entry, Stood):
        table.clocks.spend(entry.seat, entry.used)
        table.seats[entry.seat] = Seat("open", seat.name, left=seat.user) if table.started else Seat("open")
    elif isinstance(entry, Resigned):
        table.seats[entry.seat] = Seat("bot", seat.name, "", entry.bot, resigned=True)
    elif isinstance(entry, TakenBack):
        seat.bot = ""
    else:
        table.clocks.spend(entry.seat, entry.used)
        if seat.kind == "open":
            table.seats[entry.seat] = Seat(
                "bot", bot_name(entry.bot, [other.name for other in table.seats]), "", entry.bot
            )
        else:
            seat.bot = entry.bot
        if entry.why == "clock":
            table.clocks.ran_out(entry.seat)
    if isinstance(entry, Sat | TakenBack):
        table.clocks.own_since[entry.seat] = entry.at
    if isinstance(entry, Stood | Resigned):
        table.plans.turn_ended(entry.seat)
        table.plans.proposals.pop(entry.seat, None)
        if table.undo and entry.seat in (table.undo.seat, *table.undo.needed):
            table.undo, table.agreed = None, []
        if table.wish and entry.seat in (table.wish.by, *table.wish.needed):
            table.wish, table.wish_agreed = None, []
    if table.wish and table.wish.what != "end" and entry.seat == table.wish.seat:
        table.wish, table.wish_agreed = None, []


STARS = ("Vega", "Rigel", "Altair", "Spica", "Deneb", "Antares", "Capella", "Mira")


def bot_name(bot: str, taken: Iterable[str] = ()) -> str:
    """What a bot's seat is called, the same in all languages: a star after which nobody at the table is called yet, if
    it can be with a letter that nobody's sign has. The simple bots of older tables are called after what they are."""
    if bot not in LEVELS:
        return f"{bot.capitalize()} bot"
    names = {name.removeprefix("Bot ").casefold() for name in taken if name}
    letters = {name[:1] for name in names}
    free = [star for star in STARS if star.casefold() not in names] or [STARS[0]]
    return f"Bot {next((star for star in free if star[0].casefold() not in letters), free[0])}"


def with_names(seats: list[Seat]) -> list[Seat]:
    """The seats of a new table, each bot that has no name with one of its own."""
    found: list[Seat] = []
    for seat in seats:
        name = seat.name
        if seat.kind == "bot" and not name:
            name = bot_name(seat.bot, [other.name for other in [*found, *seats]])
        found.append(msgspec.structs.replace(seat, name=name))
    return found


# ---- what strangers write


def may_say_more(table: Table, user: User) -> None:
    """A table keeps all that was said: so much, and of spectators less."""
    most = MOST_SAID_BY_ONE if table.seats_of(user.id) else MOST_SAID_BY_A_SPECTATOR
    if table.said[user.id] >= most or table.said.total() >= MOST_SAID:
        raise Refused("too-many", "more cannot be said at this table")


def tidy(name: str) -> str:
    """A name that a stranger wrote in a record, as it may stand on every screen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name[:1000]).split())[:LONGEST_NAME].strip()
