"""An experiment's report: one HTML file without scripts, its fonts inside, in four languages, for screen and paper."""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import farflung
from farflung import games
from farflung.engine.packs import own_name
from farflung.engine.text import Locale
from farflung.lab import charts
from farflung.lab.columns import columns_of
from farflung.lab.comparing import OFFERED, SEEN, TAKEN, TAKERS, USED, WINS, Side
from farflung.lab.entries import changed_names, dominated
from farflung.lab.experiment import Finding, Findings, Searched, means, untaken
from farflung.lab.games import Plan
from farflung.lab.simulation import cores, together, wilson

FEW = 30  # offers or takers below which a thing is not judged
RARE = 0.10
MOST_NAMED = 8
MOST_ROWS = 12
HERE = Path(__file__).parent
STAR = (
    '<svg viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.400L1 12l8.400-2.600z"/></svg>'
)


class Report:
    """The words and figures of one report."""

    def __init__(self, findings: Findings, language: str, command: str) -> None:
        self.findings = findings
        self.command = command
        self.locale = Locale(language, soft_hyphens=False)
        self.language = language

    def say(self, message: str, **arguments: object) -> str:
        """A message, ready for HTML."""
        return escape(self.locale.text(f"lab-{message}", **arguments))

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number as the language writes it."""
        text = f"{value:+,.{digits}f}" if sign else f"{value:,.{digits}f}"
        text = text.replace("-", "−")
        if self.language == "en":
            return text
        space = "." if self.language in ("de", "es") else "\u202f"
        return text.replace(",", "\0").replace(".", ",").replace("\0", space)

    def percent(self, share: float) -> str:
        """A share in percent."""
        return f"{self.number(100 * share)}\u00a0%"

    def measure(self, name: str) -> str:
        """What is measured, in words."""
        if name.startswith("seat "):
            return self.locale.text("lab-seat", n=name[5:])
        message = f"lab-m-{name}"
        return self.locale.text(message) if self.locale.knows(message) else name

    def thing(self, kind: str, name: str, plan: Plan) -> str:
        """A thing's name in the language."""
        found = printed_in(plan.title, plan.setup(0).edition, self.language).get(kind, {}).get(name)
        known = isinstance(found, dict) and "name" in found
        return str(found["name"]).replace("\u00ad", "") if known else own_name(name, self.language)

    # ---- the page

    def html(self) -> str:
        """The whole file."""
        title = self.findings.experiment.name or ", ".join(one.name for one in self.findings.found) or "Farflung lab"
        inside = "".join(self.article(one) for one in self.findings.found)
        if self.findings.searched:
            inside += self.search(self.findings.searched)
        style = (HERE / "report.css").read_text("utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
            f"<style>{fonts()}{style}</style></head><body><main>\n"
            f'<p class="mark">{STAR}{self.say("title")}</p>\n{inside}{self.footer()}</main></body></html>\n'
        )

    def article(self, one: Finding) -> str:
        """One version beside the game as it is."""
        compared = one.compared
        parts = [
            f"<article><header><h1>{escape(one.name)}</h1><p>{self.sentence(one)}</p>",
            f"<code>{escape(self.command)}</code></header>",
            self.figures(one),
        ]
        if compared.touched:
            parts += [
                '<div class="two">',
                self.differences(one),
                self.seats(one),
                self.histogram("rounds", compared.changed.rounds, compared.base.rounds),
                self.histogram("best", compared.changed.best, compared.base.best),
                "</div>",
            ]
        parts += ['<div class="wide">', self.cards(one), self.moved(one), "</div>", self.judged(one), "</article>"]
        return "\n".join(parts)

    def sentence(self, one: Finding) -> str:
        """What was found in one or two sentences, written from the numbers."""
        compared = one.compared
        if not compared.touched:
            told = [self.say("none", games=self.number(compared.games, 0))]
            told += [
                self.say("untaken", thing=thing, seen=self.percent(seen))
                for thing, seen, _ in untaken(one, changed_names(one.plan))
            ]
            return " ".join(told)
        told = [self.say("touched", touched=self.number(compared.touched, 0), games=self.number(compared.games, 0))]
        name = self.findings.experiment.compare[0]
        difference, (low, high) = compared.measures[name].difference, one.interval(name)
        clear = low > 0 or high < 0
        message = ("more" if difference > 0 else "less") if clear else "chance"
        shown = abs(difference) if clear else difference
        bounds = sorted((abs(low), abs(high))) if clear else (low, high)
        words = {"low": self.number(bounds[0], 2), "high": self.number(bounds[1], 2)}
        told.append(self.say(message, measure=self.measure(name), difference=self.number(shown, 2), **words))
        if one.decided == "same":
            told.append(self.say("same", smallest=self.number(self.findings.experiment.smallest, 2)))
        if one.decided:
            shown_games = {"games": self.number(compared.games, 0), "planned": self.number(one.planned, 0)}
            told.append(self.say("decided", **shown_games))
        return " ".join(told)

    def figures(self, one: Finding) -> str:
        """Four numbers at a glance."""
        compared, name = one.compared, self.findings.experiment.compare[0]
        low, high = one.interval(name)
        rest = self.number(compared.games - compared.touched, 0)
        difference = self.number(compared.measures[name].difference, 2, sign=True)
        bounds = f"{self.measure(name)}, {self.number(low, 2, sign=True)} … {self.number(high, 2, sign=True)}"
        found = [
            (self.number(compared.games, 0), self.say("pairs")),
            (self.number(compared.touched, 0), self.say("were-touched", rest=rest)),
            (difference, escape(bounds)),
            (f"{self.number(self.findings.seconds, 0)} s", self.say("took", cores=cores())),
        ]
        return (
            '<div class="sum">' + "".join(f"<div><b>{n}</b><span>{what}</span></div>" for n, what in found) + "</div>"
        )

    def figure(self, head: str, what: str, drawing: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A chart with its numbers as a table."""
        return (
            f"<figure><figcaption><h2>{head}</h2><p>{what}</p></figcaption>{drawing}"
            f"<details><summary>{self.say('table')}</summary>{table(columns, rows)}</details></figure>"
        )

    def differences(self, one: Finding) -> str:
        """Every measure that differs, and what was asked about."""
        asked = self.findings.experiment.compare
        measures = one.compared.measures
        shown = [name for name in measures if name in asked or (measures[name].deviation and "seat" not in name)]
        rows = [(self.measure(name), measures[name].difference, *one.interval(name)) for name in shown]
        scaled = [
            (label, value / scale(one, name), low / scale(one, name), high / scale(one, name))
            for name, (label, value, low, high) in zip(shown, rows, strict=True)
        ]
        told = []
        for name, (label, value, low, high) in zip(shown, rows, strict=True):
            both = means(measures[name])
            told.append(
                [
                    escape(label),
                    self.number(both["base"], 2),
                    self.number(both["changed"], 2),
                    self.number(value, 2, sign=True),
                    f"{self.number(low, 2, sign=True)} … {self.number(high, 2, sign=True)}",
                ]
            )
        head = [self.say(word) for word in ("measure", "base", "version", "difference", "between")]
        drawing = charts.intervals(scaled)
        return (
            f"<figure><figcaption><h2>{self.say('differences')}</h2><p>{self.say('differences-what')}</p></figcaption>"
            f"{drawing}{table(head, told)}</figure>"
        )

    def seats(self, one: Finding) -> str:
        """Wins by seat of both; where all win together, by bot."""
        base, changed = one.compared.base, one.compared.changed
        if together(one.plan):
            names = ["won"]
            both = [[(side.won, side.games)] for side in (base, changed)]
            par, head = 0.5, self.say("m-won")
        else:
            names = [f"seat {seat + 1}" for seat in range(len(changed.seats))]
            both = [[(won, side.games) for won in side.seats] for side in (base, changed)]
            par, head = 1 / len(changed.seats), self.say("seats")
        before, after = (
            [(self.measure(name), won / n, *wilson(won, n)) for name, (won, n) in zip(names, side, strict=False)]
            for side in both
        )
        rows = [
            [escape(name), self.percent(old), self.percent(new), f"{self.percent(low)} … {self.percent(high)}"]
            for (name, new, low, high), (_, old, *_) in zip(after, before, strict=True)
        ]
        head_row = ["", self.say("base"), self.say("version"), self.say("between")]
        what = self.say("seats-what", par=self.percent(par))
        drawing = charts.intervals(after, par, before)
        return self.figure(head, what, drawing, head_row, rows)

    def histogram(self, name: str, changed: dict[int, int], base: dict[int, int]) -> str:
        """How long games were, and how high the winner's points."""
        if len({*changed, *base}) < 2:
            return ""
        values = sorted({*changed, *base})
        rows = [
            [self.number(value, 0), self.number(base.get(value, 0), 0), self.number(changed.get(value, 0), 0)]
            for value in values
        ]
        what = self.say("histogram-what", base=median(base), changed=median(changed))
        head = [self.say("value"), self.say("base"), self.say("version")]
        return self.figure(self.say(name), what, charts.histogram(changed, base), head, rows)

    # ---- things

    def cards(self, one: Finding) -> str:
        """How often each thing is taken against how often its takers win."""
        names = changed_names(one.plan)
        judged = judgeable(one.compared.changed, columns_of(one.plan.title).main, names)
        if not judged:
            return ""
        par = (
            one.compared.changed.won / max(one.compared.changed.games, 1)
            if together(one.plan)
            else 1 / len(one.plan.bots)
        )
        points = []
        rows = []
        for key, counts in judged:
            kind, thing = key.split("\t")
            label = self.thing(kind, thing, one.plan)
            taken, wins = counts[TAKEN] / counts[OFFERED], counts[WINS] / counts[TAKERS]
            low, high = wilson(counts[WINS], counts[TAKERS])
            sign = sign_of(one.plan, kind, thing)
            was = one.compared.base.things.get(key) if thing in names else None
            before = (
                (was[TAKEN] / was[OFFERED], was[WINS] / was[TAKERS]) if was and was[OFFERED] and was[TAKERS] else None
            )
            points.append(charts.Point(label, taken, wins, low, high, sign, thing in names, before))
            rows.append(
                [
                    self.signed(sign, label),
                    self.percent(taken),
                    self.percent(wins),
                    f"{self.percent(low)} … {self.percent(high)}",
                ]
            )
        outliers = sorted(points, key=lambda point: -abs(point.wins - par) - abs(point.taken - 0.4))[:MOST_NAMED]
        named = charts.apart([point for point in points if point.changed] + outliers)
        head = [self.say("thing"), self.say("taken"), self.say("wins"), self.say("between")]
        drawing = charts.scatter(points, par, named) + self.key_of(one.plan, [point.sign for point in points])
        return self.figure(self.say("cards"), self.say("cards-what"), drawing, head, rows)

    def signed(self, sign: str, name: str) -> str:
        """A name behind the sign of whose it is."""
        return charts.signs().get(sign, "") + escape(name)

    def key_of(self, plan: Plan, used: Sequence[str]) -> str:
        """Which sign is whose."""
        names = printed_in(plan.title, plan.setup(0).edition, self.language).get("faction", {})
        known = {f"hx-{name.lower()}": str(words) for name, words in names.items()}
        shown = [(sign, known.get(sign, sign.partition("-")[2].title())) for sign in charts.signs() if sign in used]
        return f'<p class="key">{" ".join(f"<span>{self.signed(*one)}</span>" for one in shown)}</p>' if shown else ""

    def moved(self, one: Finding) -> str:
        """What was changed, and the things whose share of takes moved most."""
        base, changed = one.compared.base.things, one.compared.changed.things
        own = changed_names(one.plan)
        rows = []
        for key, now in changed.items():
            before = base.get(key, [0] * 7)
            asked = key.partition("\t")[2] in own and now[OFFERED] > 0
            if asked or min(now[OFFERED], before[OFFERED]) >= FEW:
                rows.append((asked, abs(now[TAKEN] / now[OFFERED] - taken_of(before)), key, now, before))
        rows.sort(key=lambda row: (not row[0], -row[1]))
        told = []
        for asked, moved, key, now, before in rows[:MOST_ROWS]:
            if moved == 0 and not asked:
                break
            kind, thing = key.split("\t")
            was = self.percent(taken_of(before)) if before[OFFERED] else "–"
            wins = self.percent(now[WINS] / now[TAKERS]) if now[TAKERS] else "–"
            told.append(
                [
                    self.signed(sign_of(one.plan, kind, thing), self.thing(kind, thing, one.plan)),
                    self.percent(now[SEEN] / one.compared.games),
                    f"<s>{was}</s> {self.percent(now[TAKEN] / now[OFFERED])}",
                    self.number(now[USED], 0),
                    wins,
                ]
            )
        if not told:
            return ""
        head = [self.say(word) for word in ("thing", "seen", "taken", "used", "wins")]
        return f"<section><h2>{self.say('moved')}</h2><p>{self.say('moved-what')}</p>{table(head, told)}</section>"

    def judged(self, one: Finding) -> str:
        """Dead, weak, strong and dominated things, by name."""
        side, plan = one.compared.changed, one.plan
        par = side.won / max(side.games, 1) if together(plan) else 1 / len(plan.bots)
        dead: list[str] = []
        weak: list[str] = []
        strong: list[str] = []
        for key, counts in side.things.items():
            if not key.startswith(f"{columns_of(plan.title).main}\t"):
                continue
            kind, thing = key.split("\t")
            label = escape(self.thing(kind, thing, plan))
            if counts[OFFERED] >= FEW and wilson(counts[TAKEN], counts[OFFERED])[1] < RARE:
                dead.append(label)
            if counts[TAKERS] >= FEW and counts[OFFERED]:
                low, high = wilson(counts[WINS], counts[TAKERS])
                (weak if high < par else strong if low > par else []).append(label)
        worse = [self.say("dominated-what", worse=one_name, better=other) for one_name, other in dominated(plan)]
        blocks = [
            (self.say("dead"), self.say("dead-what"), dead),
            (self.say("weak"), "", weak),
            (self.say("strong"), "", strong),
            (self.say("dominated"), "", worse),
        ]
        inside = "".join(
            f"<section><h2>{head}</h2><p>{what}</p><ul>"
            + ("".join(f"<li>{name}</li>" for name in sorted(names)) or f"<li>{self.say('nothing')}</li>")
            + "</ul></section>"
            for head, what, names in blocks
        )
        return f'<div class="four">{inside}</div>'

    def search(self, searched: Searched) -> str:
        """What a search has found."""
        best = searched.best
        told = self.say("met" if searched.met else "nearest", trials=len(searched.trials))
        rows = [[escape(name), self.number(value, 0)] for name, value in best.values.items()]
        rows += [[escape(name), self.number(value, 3)] for name, value in best.measured.items()]
        return f"<article><h1>{self.say('search')}</h1><p>{told}</p>{table(['', self.say('value')], rows)}</article>"

    def footer(self) -> str:
        """How to get the same numbers again."""
        plan = self.findings.base
        bots = ", ".join(f"{n} × {name}" for name, n in Counter(plan.bots).items())
        played = max((one.compared.games for one in self.findings.found), default=0)
        words = {"games": self.number(played, 0), "seed": plan.seed, "players": len(plan.bots), "bots": bots}
        return f"<footer><p>{self.say('how', **words, version=farflung.version())}</p></footer>"


@cache
def printed_in(title: str, edition: str, language: str) -> dict[str, Any]:
    """All that is printed, with its names; nothing for a title without cards."""
    module = games.part(title, "printed")
    found: dict[str, Any] = module.printed(edition, language) if module else {}
    return found


def sign_of(plan: Plan, kind: str, name: str) -> str:
    """The sign of the faction or house that a thing belongs to; nothing where it is nobody's."""
    found = printed_in(plan.title, plan.setup(0).edition, "en").get(kind, {}).get(name)
    owner = str(found.get("faction") or found.get("house") or "") if isinstance(found, dict) else ""
    return next((sign for sign in charts.signs() if sign.partition("-")[2] == owner.lower()), "")


def scale(one: Finding, name: str) -> float:
    """So that measures of any size share an axis: in standard deviations of the difference."""
    return one.compared.measures[name].deviation or 1.0


def taken_of(counts: Sequence[int]) -> float:
    """How often a thing was taken of the times it was offered."""
    return counts[TAKEN] / counts[OFFERED] if counts[OFFERED] else 0.0


def judgeable(side: Side, kind: str, changed: Sequence[str]) -> list[tuple[str, list[int]]]:
    """Things of a kind that were offered and taken often enough to be judged, and what was changed in any case."""
    found = [(key, n) for key, n in sorted(side.things.items()) if key.startswith(f"{kind}\t")]
    least = {key: 1 if key.partition("\t")[2] in changed else FEW for key, _ in found}
    return [(key, n) for key, n in found if min(n[OFFERED], n[TAKERS]) >= least[key]]


def median(counts: dict[int, int]) -> int:
    """The middle value."""
    half, seen = sum(counts.values()) / 2, 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= half:
            return value
    return 0


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column names what a row is of."""
    head = "".join(f'<th scope="col">{name}</th>' for name in columns)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def fonts() -> str:
    """The look's own fonts as they lie in the built client; without it the reader's."""
    faces = []
    folder = Path(farflung.__file__).parent / "web" / "dist" / "assets"
    for family, start in (("Fraunces Variable", "fraunces-latin-"), ("Archivo Variable", "archivo-latin-")):
        for file in sorted(folder.glob(f"{start}*.woff2")):
            if "ext" not in file.name.removeprefix(start):
                data = base64.b64encode(file.read_bytes()).decode()
                source = f"url(data:font/woff2;base64,{data})"
                faces.append(
                    f'@font-face{{font-family:"{family}";src:{source};font-weight:100 900;font-stretch:62% 125%}}'
                )
                break
    return "".join(faces)


def write_report(findings: Findings, path: Path, language: str = "en", command: str = "") -> None:
    """Writes the report of an experiment."""
    path.write_text(Report(findings, language, command).html(), "utf-8")
