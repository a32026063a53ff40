"""A table as one seat sees it, in one language: plain data for a client."""

from __future__ import annotations

from typing import Any, cast

from farflung.engine.beats import find_causes
from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent, Match, Question
from farflung.engine.record import LUCK
from farflung.engine.title import Title
from farflung.engine.views import SPECTATOR, View, view, visible_events
from farflung.table.advising import may_advise, reason
from farflung.table.beats import Place, Stages, beats_of, differs, moment
from farflung.table.brings import Progressing
from farflung.table.changes import Changes, alike
from farflung.table.coaching import goal, phase, prices
from farflung.table.luck import may_go_back_over_luck
from farflung.table.messages import Refused
from farflung.table.names import numbered
from farflung.table.planning import question_is_open
from farflung.table.reckoning import reckon
from farflung.table.table import Table
from farflung.table.teaching import guide
from farflung.table.told import Change
from farflung.table.wording import Speaker

Shown = dict[str, Any]
MOST_AT_ONCE = 25
"""Sentences, while others wait for their turn."""


class Shared:
    """What the renderings of a table have in common: what is reckoned, the question in a language, sentences."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = -1
        self._states: dict[int, Shown] = {}
        """What was last shown to whose eyes."""
        self._fresh: set[int] = set()
        self._reckoned: dict[int, Shown] = {}
        self._asked: dict[str, Shown] = {}
        self._phases: dict[str, str] = {}
        self._stages: dict[Place, Stages] = {}
        self._seen: dict[tuple[int, int, Place], list[tuple[int, Shown, Shown]]] = {}
        self._place: Place | None = None
        self._view: View | None = None
        self._sentences: dict[tuple[str, int, str], Shown] = {}
        self._entries: dict[tuple[str, int, int, int, str], Shown] = {}
        self._speakers: dict[str, Speaker] = {}
        self.changes = Changes()

    def refresh(self) -> None:
        """Forgets what has changed with the table."""
        if self.version != self.table.version:
            self.version = self.table.version
            self._reckoned, self._asked, self._stages, self._seen = {}, {}, {}, {}
            self._fresh, self._phases = set(), {}
            self._place = self._view = None
            self.changes = Changes()

    def state(self, match: Match, seat: int) -> Shown:
        """What the seat may know of the game. What everyone may know is told once, and before what some know."""
        eyes = match.viewpoint(seat)
        if eyes not in self._fresh:
            if eyes != SPECTATOR:
                self.state(match, SPECTATOR)
            self._states[eyes] = match.shown_to(eyes)
            self._fresh.add(eyes)
        return self._states[eyes]

    def reckoned(self, match: Match, seat: int, state: Shown, events: list[LoggedEvent]) -> Shown:
        """What follows for a seat from what it sees."""
        eyes = match.viewpoint(seat)
        if eyes not in self._reckoned:
            self._reckoned[eyes] = reckon(match.title, match.present, match.setup, state, seat, events)
        return self._reckoned[eyes]

    def asked(self, match: Match, speaker: Speaker, language: str) -> Shown:
        """The present question in words, as whoever is asked reads it."""
        if language not in self._asked:
            question = match.question
            assert question is not None
            seen = self.view(match, question.seat)
            self._asked[language] = {
                "name": question.name,
                "rule": question.rule,
                "words": speaker.question(question, seen),
                "options": [speaker.option(code, question, seen) for code in question.options],
            }
        return self._asked[language]

    def phase(self, match: Match, speaker: Speaker, language: str) -> str:
        """What this part of the game is about."""
        if language not in self._phases:
            self._phases[language] = phase(match, speaker.locale)
        return self._phases[language]

    def view(self, match: Match, seat: int) -> View:
        """What whoever is asked may know, for the words of the question."""
        if self._view is None or self._view.seat != seat:
            self._view = view(match, seat, brief=True)
        return self._view

    def speaker(self, match: Match, language: str) -> Speaker:
        """Who says things of the match in a language."""
        found = self._speakers.get(language)
        if found is None or found.setup is not match.setup:
            found = self._speakers[language] = Speaker(match, language)
        return found

    def event(self, number: int, event: LoggedEvent, cause: int, speaker: Speaker, language: str) -> Shown:
        """An entry of a log, to be read: those who have seen the same are given the same."""
        place = (language, number, cause, event.code, event.rule)
        entry = self._entries.get(place)
        if entry is None:
            key = (language, event.code, event.rule)
            said = self._sentences.get(key)
            if said is None:
                said = self._sentences[key] = speaker.event(number, event)
            entry = self._entries[place] = {**said, "number": number, "cause": cause}
        return entry

    def write_ahead(self, match: Match, seat: int, language: str) -> bool:
        """Writes some sentences of a log that were not said in this language yet; True if that may not be all."""
        speaker, left = self.speaker(match, language), MOST_AT_ONCE
        for event in match.seen_by(seat):
            key = (language, event.code, event.rule)
            if key not in self._sentences:
                if not left:
                    return True
                left -= 1
                self._sentences[key] = speaker.event(0, event)
        return False

    def stages(
        self,
        match: Match,
        seat: int,
        events: list[LoggedEvent],
        comes_of: list[int],
        known: int,
        place: Place,
    ) -> list[tuple[int, Shown, Shown]]:
        """How it stood at the beats since the log was as long as is known, and the match at this place."""
        key = match.viewpoint(seat), known, place
        if key not in self._seen:
            told = self._stages.get(place)
            if told is None:
                seats = list(self._states)
                for other in seats:  # the present is told before what it is compared with
                    self.state(match, other)
                told = self._stages[place] = Stages(match, place, seats)
            self._seen[key] = told.of(seat, events, comes_of, known)
        return self._seen[key]

    def place(self, match: Match) -> Place:
        """Where the match stands, for the next time."""
        if self._place is None:
            self._place = Place(match)
        return self._place


class Rendering:
    """What a seat sees in a language. Kept between changes: sentences of the log are written once."""

    def __init__(self, table: Table, seat: int, language: str, shared: Shared | None = None) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.shared = shared or Shared(table)
        self.version = -1
        self._priced: tuple[Question, dict[int, Shown]] | None = None
        """The question whose prices are known, and by code what they are."""
        self.body: Shown = {}
        """The view without its log."""
        self.log: list[Shown] = []
        """It grows as long as nothing is taken back; then it is another list."""
        self._turns = Turns()
        self.beats: list[Shown] = []
        """How it stood between what was shown before and this, beat by beat."""
        self._before: Shown = {}
        self._change: Change | None = None
        self._events: list[LoggedEvent] = []
        self._causes: list[int] = []
        self._place: Place | None = None
        self._said: dict[tuple[int, int], str] = {}
        """Options in words as they were offered: at which of the seat's answers, which code."""

    def refresh(self) -> None:
        """Renders anew if the table has changed."""
        if self.version == self.table.version:
            return
        self.version = self.table.version
        match = self.table.match
        if match is None:
            self.body, self.log, self.beats, self._events, self._causes, self._place = {}, [], [], [], [], None
            return
        self.shared.refresh()
        speaker = self.shared.speaker(match, self.language)
        known, place = len(self._events), self._place
        grown = self._write_log(match, speaker) == known
        before, self.body = self.body, self._body(match, speaker)
        self._before, self._change = before, self.shared.changes.between(before, self.body) if before else None
        self.beats = self._beats(match, known, place) if place and grown else []
        self._place = self.shared.place(match)

    def price(self) -> None:
        """Puts their prices to the options of the question, if the seat is asked: what each would bring is tried, which
        takes longer than all the rest."""
        asked, match = self.body.get("question"), self.table.match
        if asked is None or match is None or match.question is None or self._is_priced(match.question):
            return
        self._priced = match.question, prices(match, self.shared.speaker(match, self.language).locale)
        before = self.body
        self.body = {**before, "question": {**asked, "options": self._with_prices(match.question, asked["options"])}}
        self._before, self._change = before, self.shared.changes.between(before, self.body)

    def _is_priced(self, question: Question) -> bool:
        return self._priced is not None and self._priced[0] is question

    def _with_prices(self, question: Question, options: list[Shown]) -> list[Shown]:
        """As far as they are known."""
        if self._priced is None or self._priced[0] is not question:
            return options
        priced = self._priced[1]
        return [{**option, **priced[code]} for code, option in zip(question.options, options, strict=True)]

    def change(self, before: Shown) -> Change | None:
        """What has changed since this was shown; None where all is to be told."""
        if before is self._before or before is self.body:
            return self._change if before is self._before else {}
        return self.shared.changes.between(before, self.body)

    def _write_log(self, match: Match, speaker: Speaker) -> int:
        """Says how much of it stays as it was."""
        known = len(self._events)
        events, found, same = self._events, self._causes, len(self._events)
        new = match.seen_by(self.seat, max(same - 1, 0))
        if same and new and new[0] is events[same - 1]:  # then so are those before it
            events += new[1:]
        else:
            events = visible_events(match, self.seat)
            same = alike(events, self._events)
            found, self.log = found[:same], self.log[:same]
        seats = match.seats
        find_causes(found, events, beats_of(match.title), seats)
        for number in range(same, len(events)):
            entry = self.shared.event(number, events[number], found[number], speaker, self.language)
            if self.table.reasons and found[number] == number:
                why = self.table.reason_of(number, events, found, seats)
                if why:
                    entry = {**entry, "why": reason(match, why, speaker)}
            self.log.append(entry)
        if same < known:
            self._turns = Turns()
        self._turns.read(events, self.log, match.title)
        self._events, self._causes = events, found
        return same

    def _beats(self, match: Match, known: int, place: Place) -> list[Shown]:
        """What was otherwise at each beat than now."""
        found = self.shared.stages(match, self.seat, self._events, self._causes, known, place)
        now, reckoned = self.body["state"], self.body["reckoned"]
        return [
            {"until": until, "state": differs(state, now), "reckoned": differs(follows, reckoned)}
            for until, state, follows in found
        ]

    def _body(self, match: Match, speaker: Speaker) -> Shown:
        question, over = self.table.question, self.table.over
        asked = question is not None and question.seat == self.seat and self.table.created.fork != "look"
        result = match.over  # a game that was ended has none
        state = self.shared.state(match, self.seat)
        seen = self.shared.view(match, self.seat) if asked else None
        return {
            "answers": match.answers(self.seat),
            "seat": self.seat,
            "state": state,
            "reckoned": self.shared.reckoned(match, self.seat, state, self._events),
            "waiting_for": question.seat if question else SPECTATOR,
            "question": self._question(match, seen, speaker) if seen else None,
            **({"open_question": self._open_question(match, speaker, asked)} if self.table.together else {}),
            "crumbs": self._crumbs(match, seen, speaker) if seen else [],
            "undo": self._undo(match),
            "turns": self._turns.found[:],
            "over": over,
            "scores": scores(match) if result else None,
            "winners": match.title.winners(match.present) if result else None,
            "aim": {
                "goal": goal(match, self.seat, speaker.locale),
                "phase": self.shared.phase(match, speaker, self.language),
            },
            **self._lesson(match),
        }

    def _lesson(self, match: Match) -> Shown:
        lesson = self.table.lesson
        if lesson is None or self.seat != lesson.learner:
            return {}
        return {"lesson": guide(lesson, self.table.created.lesson, match, self.language)}

    def _question(self, match: Match, seen: View, speaker: Speaker) -> Shown:
        question = seen.question
        assert question is not None
        asked = self.shared.asked(match, speaker, self.language)
        for code, option in zip(question.options, asked["options"], strict=True):
            self._said[seen.answers, code] = option["words"]
        return {
            **asked,
            "options": self._with_prices(question, asked["options"]),
            "context": speaker.context(seen),
            "refused": [speaker.refusal(code, rule, question, seen) for code, rule in question.refused],
        }

    def _open_question(self, match: Match, speaker: Speaker, mine: bool) -> Shown | None:
        """What another seat is asked, for those who plan together: they may propose an answer."""
        question = self.table.question
        if mine or question is None or self.table.created.fork == "look" or not question_is_open(match):
            return None
        asked = self.shared.asked(match, speaker, self.language)
        return {"seat": question.seat, "answers": match.answers(question.seat), **asked}

    def _crumbs(self, match: Match, seen: View, speaker: Speaker) -> list[Shown]:
        """The seat's answers of this scene, with what it costs to take each back."""
        own = [place for place, who in enumerate(match.script_seats) if who == self.seat]
        first = seen.answers - len(own)
        crumbs = []
        for number, place in enumerate(own):
            code = match.script[place]
            crumb = {**speaker.option(code, None, None)}
            crumb["words"] = self._said.get((first + number, code), crumb["words"])
            free = not self.table.undo_reason(self.seat, len(match.codes) + place)
            crumbs.append({"answer": first + number, **crumb, "free": free})
        return crumbs

    def _undo(self, match: Match) -> Shown:
        """What it costs to take back the seat's latest answer, as far as the seat may know what happened since."""
        table = self.table
        last = match.last_answer(self.seat) if self.seat != LUCK else -1
        none = table.created.undo == "none" or table.created.fork == "look" or table.ended
        if last < 0 or none or table.seats[self.seat].bot:
            return {"free": False, "reason": "nothing", "needed": 0}
        known = None if table.waiting_for == self.seat else table.shown_position
        reason = table.undo_reason(self.seat, last, known)
        if reason and reason != "nothing" and not may_go_back_over_luck(table):
            return {"free": False, "reason": "seen", "needed": 0}
        needed = len(table.must_agree(self.seat)) if reason else 0
        return {"free": not needed, "reason": reason, "needed": needed}


class Turns:
    """The numbers of the entries at which another seat begins to act, or the title says that a turn begins. Of several
    beginnings in a row, such as a round's and its first phase's, the first counts."""

    def __init__(self) -> None:
        self.found: list[int] = []
        self._read = 0
        self._acting, self._before = LUCK, -1

    def read(self, events: list[LoggedEvent], log: list[Shown], title: Title) -> list[int]:
        """Goes on where it stopped."""
        if self._read == len(events):
            return self.found
        begins: frozenset[int] = getattr(title, "turns", frozenset())  # of `InTurns`
        for event, entry in zip(events[self._read :], log[self._read :], strict=True):
            verb = verb_of(event.code) if verb_of(event.code) in begins else -1
            other = entry["seat"] not in (LUCK, self._acting)
            if other:
                self._acting = entry["seat"]
            if (verb >= 0 and self._before in (-1, verb)) or (other and self._before < 0):
                self.found.append(entry["number"])
            self._before = verb
        self._read = len(events)
        return self.found


def scores(match: Match) -> list[Shown]:
    """Totals by seat, and where they come from if the title's data tell. An opponent without a seat, such as the
    Corrupted Crew, is in the title's data only."""
    totals = match.title.scores(match.present)[: len(match.setup.seats)]
    parts = match.title.to_data(match.present).get("scores")
    return [
        {
            "seat": seat,
            "name": match.setup.seats[seat],
            "total": total,
            "parts": parts[seat] if isinstance(parts, list) and seat < len(parts) else {},
        }
        for seat, total in enumerate(totals)
    ]


def look_back(table: Table, seat: int, event: int, language: str) -> Shown:
    """The view as it was when the seat saw this entry of its log; without question, log and undo."""
    match = table.match
    if match is None:
        raise Refused("not-started", "the game has not started")
    events = visible_events(match, seat)
    now = event >= len(events)
    position = match.position if now else events[event].position
    if now:
        state = match.title.redact(match.present, seat)
        reckoned = reckon(match.title, match.present, match.setup, state, seat, events)
    else:
        state, reckoned = moment(match, seat, events, event)
    asked = match.question.seat if match.question else SPECTATOR
    return {
        "answers": match.seats[:position].count(seat) if seat != SPECTATOR else 0,
        "seat": seat,
        "state": state,
        "reckoned": reckoned,
        "waiting_for": next((who for who in match.seats[position:] if who != LUCK), asked),
        "question": None,
        "crumbs": [],
        "over": now and match.over,
        "scores": scores(match) if now and match.over else None,
    }


def card(table: Table, id: str, user: str, present: set[str] | None = None, brief: bool = False) -> Shown:
    """The table in short, for lists and greetings; brief, without how far the game is."""
    created = table.created
    own = table.seats_of(user)
    return {
        "id": id,
        "title": created.title,
        "edition": created.edition,
        "options": created.options,
        "parameters": created.parameters,
        "content": table.match.setup.content if table.match else created.content,
        "pack": created.pack,
        "undo": created.undo,
        "clock": {"seconds": created.clock.seconds, "increment": created.clock.increment} if created.clock else None,
        "fork": created.fork,
        "private": created.private,
        "first": created.first,
        "suggest": may_advise(table),
        "together": table.together,
        "link": f"/table/{id}",
        "owner": bool(user) and user == table.owner,
        "seats": [
            {
                "name": name,
                "kind": seat.kind,
                "bot": seat.bot,
                "present": present is not None and seat.user in present,
                "left": bool(seat.left),
                "resigned": seat.resigned,
            }
            for name, seat in zip(numbered([seat.name for seat in table.seats]), table.seats, strict=True)
        ],
        "your_seats": own,
        "waiting_for": table.waiting_for,
        "your_turn": table.waiting_for in own,
        **({} if brief else progress(table)),
        "started": table.match is not None,
        "over": table.over,
        "ended": table.ended,
        "rematch": table.rematch,
        "absence": created.absence,
    }


def progress(table: Table) -> Shown:
    """How far the game is, if its title says so."""
    if table.match is None or not hasattr(table.title, "progress"):  # isinstance takes far longer
        return {}
    return cast(Progressing, table.title).progress(table.match.present)
