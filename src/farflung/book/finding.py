"""Finding the paragraph that answers a question, in the words a player asks with.

What many paragraphs say counts little (BM25). A word finds its other forms (a light stemmer for each language, as good
here as Snowball's), in German the words it is put together with, and what the book calls the same thing:
`asked/LANGUAGE.txt` says what players say for it. Questions that players ask (`rulebook/EDITION/asked.toml`) lead to
what answers them, and lend it their words. What stands beside a good answer is nearer than what stands alone.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from farflung.book import Book

WORD = re.compile(r"\w+")
EXPLAINED = re.compile(r"^\*\*(.+?)\*\*")
TERMS = "terms"
"""The anchor of the chapter that explains terms."""
FOLDER = Path(__file__).parent / "asked"
RULE_FIRST = 3.5  # a rule answers better than an example or a list of words
HEADING = 0.45  # of a word of the text: a heading says what its paragraphs are about
BEGINS = 1.06  # what stands first below a heading is the rule itself, what follows are its cases
EARLY, LEAD = 2.0, 7  # what the first words of a paragraph name it is about
TOPIC = 1.4  # of everything below a heading that is asked for in all its words
TERM = 2.7  # of what the list of terms says of a word that is asked for
ASKED = 0.4  # of a word of the text: a word of a question that players ask, and this paragraph answers
FORM, COMPOUND, SAID = 1.0, 0.45, 0.8
"""How near another form of a word is, a word that it is a part of, and what players say for it."""
SATURATED, LONG = 1.8, 0.1  # BM25: how little it helps to say a word again, and how much a long paragraph loses
WHOLE = 0.55  # how much it counts that everything asked for is met
BESIDE, BELOW = 0.1, 0.12  # of the score of the next paragraph, and of the best one below the same heading
SHORTEST = 3  # letters that are left of a word without its ending
PART = 4  # letters of a word that is a part of another
"""These numbers were found with the questions of all `asked.toml`, one half of them to find, the other to check."""


class Hit(msgspec.Struct, frozen=True):
    """A paragraph that a search has found."""

    anchor: str
    heading: str
    block: int
    text: str
    rules: list[str]


class Question(msgspec.Struct, frozen=True):
    """What a player asks, and the rules that answer it, best first, with spaces between them."""

    text: str
    rules: str


# ---- words


def folded(word: str) -> str:
    """Small letters without accents: how people type."""
    return "".join(c for c in unicodedata.normalize("NFKD", word.lower()) if not unicodedata.combining(c))


def words_of(text: str) -> list[str]:
    return [folded(word) for word in WORD.findall(text.replace("\u00ad", ""))]


ENDINGS = {
    "en": "ations ation ically ical ics ic ments ment ings ing ions ion ers er ied ies ed es ly s e y",
    "de": "ungen ung lichen liche lich ern en er es em et st te ten e n s t",
    "es": "aciones acion amientos amiento imientos imiento iendo ando ieron aron iendose adas ados ada ado idas idos"
    " ida ido amos emos imos aban aba arse erse irse ar er ir an en as os es a o e s",
    "fr": "issements issement ements ement ations ation aient eraient ees ee es er ez ir ons ent ants antes ante ant"
    " ait eurs euse eur ue us e s x",
}
"""By language, the endings of forms, as they are folded."""
IRREGULAR = {
    "en": "begin began begun|bring brought|build built|buy bought|choose chose chosen|come came|deal dealt|die dice"
    "|do did done|draw drew drawn|fall fell fallen|fight fought|find found|flee fled|fly flew flown|get got gotten"
    "|give gave given|go went gone|hide hid hidden|hold held|keep kept|know knew known|lay laid|leave left"
    "|lose lost loss losses|make made|mean meant|meet met|pay paid|rise rose risen|run ran|say said|see saw seen"
    "|sell sold|send sent|shoot shot|show shown|spend spent|stand stood|steal stole stolen|strike struck"
    "|take took taken|tell told|think thought|throw threw thrown|win won"
}
"""By language, what no ending tells: a word and its other forms."""
BASE = {
    language: {form: forms.split()[0] for forms in words.split("|") for form in forms.split()[1:]}
    for language, words in IRREGULAR.items()
}


@cache
def stem(word: str, language: str) -> str:
    """A word without its ending, which is what its forms have in common; not more than that of two endings."""
    word = BASE.get(language, {}).get(word, word)
    endings = ENDINGS.get(language, "s").split()
    for _ in range(2):
        fitting = [ending for ending in endings if word.endswith(ending) and may_end(word, ending, language)]
        if not fitting:
            break
        word = word[: -len(max(fitting, key=len))]
    if len(word) > SHORTEST and word[-1] == word[-2]:
        word = word[:-1]  # shutting is a form of shut
    return word


def may_end(word: str, ending: str, language: str) -> bool:
    """Whether enough is left of the word, and what a German verb has before its ending: no planet is a form of plan."""
    left = word[: -len(ending)]
    if len(left) < SHORTEST:
        return False
    if language != "de" or "t" not in ending:
        return True
    return left[-1] in "dt" if ending == "et" else left[-1] not in "aeiou"


class Spoken(msgspec.Struct, frozen=True):
    """How players ask in one language."""

    little: frozenset[str]
    """Words of a question that say nothing of what it is about."""
    says: dict[tuple[str, ...], list[str]]
    """By words that players say one after the other, the words of the book."""


@cache
def spoken(language: str, title: str) -> Spoken:
    """Read from `asked/LANGUAGE.txt`: what is not for all titles stands below the name of its title."""
    little: set[str] = set()
    says: dict[tuple[str, ...], list[str]] = {}
    path = FOLDER / f"{language}.txt"
    of = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        said, equals, meant = line.partition("=")
        if line.startswith("["):
            of = line.strip("[]")
        elif line.startswith("#") or of not in ("", title):
            continue
        elif equals:
            for phrase in said.split(","):
                says.setdefault(tuple(words_of(phrase)), []).extend(words_of(meant))
        else:
            little.update(words_of(line))
    return Spoken(frozenset(little), says)


# ---- finding


class Asked(msgspec.Struct, frozen=True):
    """One thing that is asked for: its stems, and how near each is."""

    stems: dict[str, float]


class Index:
    """All paragraphs of a book by their words."""

    def __init__(self, book: Book, questions: Sequence[Question] = ()) -> None:
        self.language, self.title = book.language, book.title
        self.hits: list[Hit] = []
        self.counts: list[dict[str, float]] = []
        self.weights: list[float] = []
        self.lengths: list[int] = []
        self.sections: list[tuple[str, str]] = []
        """The headings a paragraph stands below."""
        self.topics: list[list[frozenset[str]]] = []
        """The headings above a paragraph."""
        self.terms: list[list[frozenset[str]]] = []
        """What a paragraph of the list of terms explains."""
        self.numbered: dict[str, Hit] = {}
        """The paragraphs by the numbers that lead to them."""
        for chapter in book.chapters:
            headings, first = [chapter.heading], True
            for number, block in enumerate(chapter.blocks):
                if block.kind == "heading":
                    headings, first = [chapter.heading, block.text], True
                    continue
                if block.kind == "figure":
                    continue  # what it shows is said beside it
                self.hits.append(Hit(chapter.anchor, chapter.heading, number, block.text, block.rules))
                self.numbered.update(dict.fromkeys(block.answers, self.hits[-1]))
                self.counts.append(self.counted(block.text, " ".join(headings)))
                self.weights.append((RULE_FIRST if block.rules else 1.0) * (BEGINS if first else 1.0))
                self.lengths.append(len(words_of(block.text)))
                self.sections.append((chapter.anchor, headings[-1]))
                self.topics.append([self.content(heading) for heading in headings])
                explained = EXPLAINED.match(block.text) if chapter.anchor == TERMS else None
                self.terms.append([self.content(term) for term in explained[1].split(",")] if explained else [])
                first = False
        self.known = Counter(word for count in self.counts for word in count)
        """In how many paragraphs a stem is."""
        self.answers: dict[tuple[str, ...], list[Hit]] = {}
        self.add(questions)
        self.length = sum(self.lengths) / max(1, len(self.lengths))

    def add(self, questions: Sequence[Question]) -> None:
        """A question leads to the paragraph of the rule that answers it best, and all that answer it get its words."""
        places = {id(hit): place for place, hit in enumerate(self.hits)}
        for question in questions:
            answering = [self.numbered[rule] for rule in question.rules.split()]
            self.answers.setdefault(tuple(words_of(question.text)), []).append(answering[0])
            for rank, hit in enumerate(answering, 1):
                count = self.counts[places[id(hit)]]
                for word in self.content(question.text):
                    count[word] = count.get(word, 0.0) + ASKED / rank
        self.known.update(
            {word for question in questions for word in self.content(question.text) if word not in self.known}
        )

    def stem(self, word: str) -> str:
        return stem(word, self.language)

    def content(self, text: str) -> frozenset[str]:
        """The stems of what is not a little word."""
        little = spoken(self.language, self.title).little
        return frozenset(self.stem(word) for word in words_of(text) if word not in little)

    def counted(self, text: str, above: str) -> dict[str, float]:
        """How often each stem is said."""
        found: dict[str, float] = {}
        weighed = [(word, EARLY if at < LEAD else 1.0) for at, word in enumerate(words_of(text))]
        for word, weight in [*weighed, *((word, HEADING) for word in set(words_of(above)))]:
            found[self.stem(word)] = found.get(self.stem(word), 0.0) + weight
        return found

    def search(self, asked: str, most: int = 20) -> list[Hit]:
        """The best first; a rule's own number finds it, and so does a question that is known word by word."""
        number = asked.strip().upper()
        numbered = [self.numbered[number]] if number in self.numbered else []
        numbered += self.answers.get(tuple(words_of(asked)), [])
        wanted = [each for each in self.wanted(words_of(asked)) if each.stems]
        stems = {form for each in wanted for form in each.stems}
        rare = [self.rare(each) for each in wanted]
        scores = {
            place: self.score(place, wanted, rare) * self.weights[place] * self.fitting(place, stems)
            for place, count in enumerate(self.counts)
            if not stems.isdisjoint(count)
        }
        ranked = sorted((-score, place) for place, score in self.among_others(scores).items() if score > 0)
        best = [self.hits[place] for _, place in ranked]
        return list({id(hit): hit for hit in [*numbered, *best]}.values())[:most]

    def among_others(self, scores: dict[int, float]) -> dict[int, float]:
        """An answer may say only half of what was asked, and a paragraph below the same heading the rest."""
        best: dict[tuple[str, str], float] = {}
        for place, score in scores.items():
            best[self.sections[place]] = max(score, best.get(self.sections[place], 0.0))
        found: dict[int, float] = {}
        for place, section in enumerate(self.sections):
            if section not in best:
                continue
            near = [at for at in (place - 1, place + 1) if 0 <= at < len(self.hits) and self.sections[at] == section]
            beside = max((scores.get(at, 0.0) for at in near), default=0.0)
            lent = BESIDE * beside + BELOW * best[section] if place in scores or beside else 0.0
            found[place] = scores.get(place, 0.0) + lent * self.weights[place] / RULE_FIRST
        return found

    def fitting(self, place: int, stems: set[str]) -> float:
        """More for what stands below a heading that is asked for, or explains a term."""
        found = 1.0
        if any(topic and topic <= stems for topic in self.topics[place]):
            found *= TOPIC
        if any(term and term <= stems for term in self.terms[place]):
            found *= TERM
        return found

    def wanted(self, words: list[str]) -> list[Asked]:
        """What is asked for: every word that is not a little one, and whatever players say for something."""
        how = spoken(self.language, self.title)
        found: list[Asked] = []
        used: set[int] = set()
        for phrase in sorted(how.says, key=len, reverse=True):
            for at in range(len(words) - len(phrase) + 1):
                here = range(at, at + len(phrase))
                if len(phrase) > 1 and not used & set(here) and self.same(words[at : at + len(phrase)], phrase):
                    used |= set(here)
                    found.append(Asked(self.near(how.says[phrase], SAID)))
        rest = [word for at, word in enumerate(words) if at not in used]
        telling = [word for word in rest if word not in how.little]
        for word in dict.fromkeys(telling or ([] if found else rest)):
            said = [meant for phrase, meant in how.says.items() if len(phrase) == 1 and self.same([word], phrase)]
            others = self.near([each for meant in said for each in meant], SAID)
            found.append(Asked({**others, **self.forms(word)}))
        return found

    def same(self, words: list[str], phrase: tuple[str, ...]) -> bool:
        return [self.stem(word) for word in words] == [self.stem(word) for word in phrase]

    def near(self, words: list[str], nearness: float) -> dict[str, float]:
        return {self.stem(word): nearness for word in words if self.stem(word) in self.known}

    def forms(self, word: str) -> dict[str, float]:
        """The stems of the book that this word is a form of, or a part of."""
        own = self.stem(word)
        found = {own: FORM} if own in self.known else {}
        if self.language == "de" and len(own) >= PART:
            for known in self.known:
                whole, part = (known, own) if len(known) > len(own) else (own, known)
                if whole != part and len(part) >= PART and (whole.startswith(part) or whole.endswith(part)):
                    found[known] = COMPOUND
        return found

    def score(self, place: int, wanted: list[Asked], rare_of: list[float]) -> float:
        """More for what is rare, and for a paragraph that speaks of everything that was asked."""
        count, total, met, all_of_it = self.counts[place], 0.0, 0.0, sum(rare_of)
        full = SATURATED * (1 - LONG + LONG * self.lengths[place] / self.length)
        for asked, rare in zip(wanted, rare_of, strict=True):
            forms = [(near, count[form]) for form, near in asked.stems.items() if form in count]
            if forms:
                near, often = max(near for near, _ in forms), sum(near * times for near, times in forms)
                met += rare * near
                total += rare * near * often / (often + full)
        return total * (met / all_of_it) ** WHOLE if all_of_it else 0.0

    def rare(self, asked: Asked) -> float:
        """How much it tells that a paragraph says this."""
        n = len(self.hits)
        paragraphs = min(n, max(self.known[form] for form in asked.stems))
        return math.sqrt(math.log(1 + (n - paragraphs + 0.5) / (paragraphs + 0.5)))
