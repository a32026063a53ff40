"""Who asks for changes only knows, after each of them, exactly what is shown whole to others."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.table.changing import changed

from farflung.table import messages as m
from farflung.table.entries import Created, Seat
from farflung.table.table import Table, User
from farflung.table.viewers import Gallery, Told, Viewer

GAMES = [
    ("revenant", "final", 3, 140),
    ("revenant", "prototype", 2, 120),
    ("helionox", "final", 3, 140),
    ("xodus", "first", 2, 120),
    ("salvage", "tutorial", 2, 100),
]


class Page:
    """What somebody who is told changes knows."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.views: dict[int, Any] = {}
        self.logs: dict[int, list[Any]] = {}
        self.changes = 0

    def take(self, told: list[Told]) -> None:
        for message in msgspec.json.decode(msgspec.json.encode(told)):
            if message["type"] == "state":
                view = message["view"]
                log, start = view.pop("log"), view.pop("log_from")
                view.pop("beats")
            elif message["type"] == "change":
                view = changed(self.views[message["seat"]], message["change"])
                log, start = message["log"], message["log_from"]
                self.changes += 1
            else:
                continue
            self.views[message["seat"]] = view
            self.logs[message["seat"]] = [*self.logs.get(message["seat"], [])[:start], *log]


@pytest.mark.parametrize(("title", "edition", "seats", "most"), GAMES)
def test_changes_lead_to_exactly_what_is_shown(title: str, edition: str, seats: int, most: int) -> None:
    users = [User(f"u{n}", f"P{n}") for n in range(seats)]
    chairs = [Seat("person", user.name, user.id) for user in users]
    table = Table(Created(at=0.0, title=title, edition=edition, owner="u0", seats=chairs, undo="free", secret="s"))
    for entry in table.start(0.0, 3):
        table.apply(entry)
    gallery = Gallery(table)
    watchers = [*users, None]
    pages = [
        Page(Viewer("T", user, language, True))
        for user, language in zip(watchers, ["en", "de", "es", "fr"], strict=False)
    ]
    for page in pages:
        page.take(page.viewer.hello(gallery, 0.0, set()))
    luck = random.Random(5)
    for step in range(most):
        question = table.question
        if table.match is None or question is None:
            break
        seat = question.seat
        if luck.random() < 0.04 and table.answers(seat):
            message: m.Message = m.Undo(id=1, seat=seat, to=table.answers(seat) - 1)
        else:
            option = table.match.notation.text(luck.choice(question.options))
            message = m.Answer(id=1, seat=seat, answers=table.answers(seat), option=option)
        entries = table.decide(users[seat], message, float(step))
        for entry in entries:
            table.apply(entry)
        for page in pages:
            if luck.random() < 0.9:  # who is told later is told all that has changed since
                page.take(page.viewer.after(gallery, entries, float(step)))
                if luck.random() < 0.9:
                    page.take(page.viewer.rest(gallery))
        if step % 15 == 0 or table.over:
            for page in pages:
                page.take(page.viewer.after(gallery, [], float(step)))
                page.take(page.viewer.rest(gallery))
                assert not page.viewer.rest(gallery), "told twice"
                must_know(page, Gallery(table))
    assert all(page.changes > 10 for page in pages)


def must_know(page: Page, gallery: Gallery) -> None:
    """The same as somebody who has just come."""
    fresh = Page(Viewer("T", page.viewer.user, page.viewer.language))
    fresh.take(fresh.viewer.hello(gallery, 0.0, set()))
    assert page.views.keys() == fresh.views.keys()
    for seat, view in fresh.views.items():
        said = page.views[seat]
        crumbs = [{**crumb, "words": ""} for crumb in view["crumbs"]]  # as offered then, which who comes cannot know
        assert [{**crumb, "words": ""} for crumb in said["crumbs"]] == crumbs
        assert spelled({**said, "crumbs": []}) == spelled({**view, "crumbs": []})
        assert page.logs[seat] == fresh.logs[seat]


def spelled(view: Any) -> bytes:
    """To the byte, whatever the order of what has names."""
    return msgspec.json.encode(view, order="sorted")
