"""The chapters of a course, as they stand in ``games/<g>/lessons/<n>-<chapter>.lesson``.

The diagrams of the rules are read from the same words (``diagrams.py``).

A chapter is a text that somebody writes who knows the game and no Python. Each line begins with a
word that says what it is; what follows ``#`` is for readers. docs/lessons.md tells how it is done.
Whatever does not fit the game (a thing that is called otherwise now, a text that is missing) is a
BadLesson with the file and the line.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from archipel import games
from archipel.kernel.core import CHANCE, BadTable, Game, Position, Unreadable, Vocabulary

FOLDER = "lessons"
SUFFIX = ".lesson"
PARTS = frozenset({"@board", "@mat", "@players", "@question"})
"""Parts of any table that have no id."""

WORD = re.compile(r"[a-z][a-z0-9-]*")
FILE = re.compile(r"(\d+)-([a-z][a-z0-9-]*)")


class BadLesson(ValueError):
    """A chapter that cannot be taught as it is written."""

    def __init__(self, file: Path, line: int, message: str) -> None:
        place = file.parent
        super().__init__(f"{place.parent.name}/{place.name}/{file.name}, line {line}: {message}")
        self.file = file
        self.line = line


class Pattern(NamedTuple):
    """Some choices at once: ``place 4c2|4c3``, ``place 4*``, or ``place`` alone for all of them."""

    words: tuple[tuple[str, ...], ...]  # for each word of a choice what it may be

    def fits(self, choice: str) -> bool:
        """Is this choice one of them?"""
        said = choice.split()
        return len(said) >= len(self.words) and all(
            any(fnmatchcase(word, wish) for wish in wishes)
            for word, wishes in zip(said, self.words)
        )


class Points(NamedTuple):
    """What the text says that something brings: a promise that is kept or told with its line."""

    line: int
    seat: int
    source: str
    number: int


class Show(NamedTuple):
    """Something is shown and named; the learner reads and goes on."""

    line: int
    text: str  # id of the text: "lesson-places-meadow"
    at: list[str]  # ids of what is pointed at; none: the whole table
    points: list[Points]  # what came since the learner's last choice; before the first: in all


class Play(NamedTuple):
    """What chance or another seat chooses: the first of these that is possible."""

    line: int
    seat: int
    wishes: list[str]


class Task(NamedTuple):
    """The learner chooses."""

    line: int
    text: str
    at: list[str]
    free: bool  # every choice is welcome, and answered
    accepted: list[tuple[int, Pattern]]  # each with its line
    rises: list[tuple[int, str]]  # or whatever brings points of such a source at once
    answers: list[tuple[Pattern, str]]  # what is said to other choices; of a free task: to any
    model: list[tuple[int, Pattern]]  # what the script goes on with, in a chapter that follows
    said: list[int]  # the line of each answer
    points: list[tuple[Pattern, Points]]  # what such a choice brings at once
    game: bool = False  # asked again and again until the game is over: others play their own way

    def speaks_to(self, choice: str, pattern: Pattern) -> bool:
        """Is it this line that answers a choice, and none before it?"""
        first = next((one for one, _ in self.answers if one.fits(choice)), pattern)
        return first == pattern or all(one != pattern for one, _ in self.answers)


@dataclass(frozen=True, eq=False)
class Chapter:
    """A few minutes of a course."""

    file: Path
    game: str
    id: str  # "places"
    minutes: int
    seats: int
    learner: int
    options: dict[str, str]
    before: Chapter | None  # the chapter this one goes on from:
    moment: str  # from where it says this text; empty: from its end
    given: Position | None  # or the position it begins with
    start: list[Play]  # what has happened before it begins
    items: list[Show | Play | Task]

    def bad(self, line: int, message: str) -> BadLesson:
        return BadLesson(self.file, line, message)

    def other(self, choice: str) -> str:
        """The text that is said to a choice nothing else is said to."""
        return f"lesson-not-{choice.split()[0]}"


def folder(game: str) -> Path:
    """Where the chapters of a game stand, and their texts beside them."""
    return games.FOLDER / game / FOLDER


@functools.cache
def course(game: str) -> dict[str, Chapter]:
    """The chapters of a game by their ids, in order; none if nobody has written any."""
    return read_course(games.load(game), folder(game))


def offered(game: Game) -> dict[str, Chapter]:
    """The course of a game: it is written for the data that comes with it, and no other."""
    return {} if game.data else course(game.id)


def read_course(game: Game, place: Path) -> dict[str, Chapter]:
    """The chapters that stand in a folder."""
    numbered: list[tuple[int, Path]] = []
    for file in place.glob(f"*{SUFFIX}"):
        named = FILE.fullmatch(file.stem)
        if named is None:
            raise BadLesson(file, 1, "a chapter is called like 1-places.lesson")
        numbered.append((int(named[1]), file))
    found: dict[str, Chapter] = {}
    for _, file in sorted(numbered):
        chapter = Reader(game, file, found).chapter()
        if chapter.id in found:
            raise BadLesson(file, 1, f"there are two chapters called '{chapter.id}'")
        found[chapter.id] = chapter
    return found


class Reader:
    """Reads a chapter line by line."""

    texts = "lesson"  # how the ids of its texts begin

    def __init__(self, game: Game, file: Path, found: dict[str, Chapter]) -> None:
        self.game = game
        self.file = file
        self.found = found  # the chapters before this one
        self.id = self.named(file)
        self.ids = known_ids(game)
        self.line = 0
        self.head: dict[str, str] = {"learner": "0"}
        self.before: Chapter | None = None
        self.moment = ""
        self.given: Position | None = None
        self.options: dict[str, str] = {}
        self.start: list[Play] = []
        self.items: list[Show | Play | Task] = []
        self.begun = False
        self.latest: Pattern | None = None  # the line of a task that 'points' stand below

    @staticmethod
    def named(file: Path) -> str:
        """The id of a chapter, from the name of its file."""
        return file.stem.partition("-")[2]

    def chapter(self) -> Chapter:
        self.read_lines()
        if "minutes" not in self.head:
            raise self.bad("the head says how long it takes: 'minutes 3'")
        return Chapter(**self.fields(), minutes=self._number(self.head["minutes"]))

    def read_lines(self) -> None:
        """All lines of the file, and whether they make a whole."""
        for row in self.file.read_text(encoding="utf-8").splitlines():
            self.line += 1
            said = re.sub(r"(^|\s)#.*", "", row).strip()
            if said:
                word, _, rest = said.partition(" ")
                self._read(word, rest.strip())
        if not self.items:
            raise self.bad("the chapter teaches nothing: there is no 'show' and no 'do'")
        if ("seats" in self.head) + (self.before is not None) + (self.given is not None) != 1:
            raise self.bad("the head says either 'seats 2' or 'after <chapter>'; or 'position'")

    def fields(self) -> dict[str, Any]:
        """What chapters and diagrams have in common."""
        before = self.before
        return {
            "file": self.file,
            "game": self.game.id,
            "id": self.id,
            "seats": before.seats if before else self._seats(),
            "learner": before.learner if before else self._number(self.head["learner"]),
            "options": before.options if before else self._options(),
            "before": before,
            "moment": self.moment,
            "given": self.given,
            "start": self.start,
            "items": self.items,
        }

    def _seats(self) -> int:
        return self.given.seats if self.given else self._number(self.head["seats"])

    def _options(self) -> dict[str, str]:
        try:
            return self.game.table(self._seats(), self.options)
        except BadTable as error:
            raise self.bad(str(error)) from error

    def bad(self, message: str) -> BadLesson:
        return BadLesson(self.file, max(1, self.line), message)

    def _read(self, word: str, rest: str) -> None:
        if word != "points":
            self.latest = None
        match word:
            case "minutes" | "seats" | "learner":
                self.head[word] = rest
            case "after":
                self._follow(rest, "")
            case "option":
                name, _, value = rest.partition(" ")
                self.options[name] = value
            case "start":
                if self.begun:
                    raise self.bad("'start' lines stand before the first 'show' or 'do'")
                self.start.append(self._play(rest))
            case "play":
                self.items.append(self._play(rest))
            case "show":
                text, at = self._pointed(rest)
                self.items.append(Show(self.line, text, at, []))
            case "do" | "free" | "game":
                text, at = self._pointed(rest)
                free = word != "do"
                self.items.append(task(self.line, text, at, free)._replace(game=word == "game"))
            case "accept":
                self.latest = self._pattern(rest)
                self._task(word).accepted.append((self.line, self.latest))
            case "rises":
                if rest not in {source.id for source in self.game.sources}:
                    raise self.bad(f"'{rest}' is no source of points of this game")
                self._task(word).rises.append((self.line, rest))
            case "model":
                self._task(word).model.append((self.line, self._pattern(rest)))
            case "answer":
                said, _, wishes = rest.partition(" to ")
                self.latest = self._pattern(wishes)
                self._task(word).answers.append((self.latest, self._text(said.strip())))
                self._task(word).said.append(self.line)
            case "points":
                self._points(rest)
            case _:
                raise self.bad(f"no line begins with '{word}'")
        self.begun = self.begun or word in ("show", "do", "free", "game", "play")

    def _points(self, rest: str) -> None:
        """``points temples 2``, or of another seat ``points seat_1 temples 2``."""
        *who, source, number = rest.split() if len(rest.split()) in (2, 3) else ("", "", "")
        if source not in {one.id for one in self.game.sources}:
            raise self.bad(f"'{source or rest}' is no source of points of this game")
        learner = self.before.learner if self.before else self._number(self.head["learner"])
        seat = games.SEAT_IDS.index(who[0]) if who and who[0] in games.SEAT_IDS else learner
        if who and who[0] not in games.SEAT_IDS:
            raise self.bad(f"'{who[0]}' is no seat: 'points seat_1 {source} {number}'")
        lost = number.startswith("-")
        count = self._number(number.removeprefix("-"))
        found = Points(self.line, seat, source, -count if lost else count)
        last = self.items[-1] if self.items else None
        if isinstance(last, Show):
            last.points.append(found)
        elif isinstance(last, Task) and self.latest is not None:
            last.points.append((self.latest, found))
        else:
            raise self.bad("'points' stands below a 'show', an 'accept' or an 'answer'")

    def _number(self, said: str) -> int:
        if not (said.isascii() and said.isdigit()):
            raise self.bad(f"'{said}' is no number")
        return int(said)

    def _task(self, word: str) -> Task:
        last = self.items[-1] if self.items else None
        if not isinstance(last, Task):
            raise self.bad(f"'{word}' stands below a 'do' or a 'free'")
        return last

    def _text(self, word: str) -> str:
        if not WORD.fullmatch(word):
            raise self.bad(f"'{word}' is no name of a text: small letters and dashes")
        return f"{self.texts}-{self.id}-{word}"

    def _follow(self, chapter: str, moment: str) -> None:
        """Goes on from a chapter: from its end, or from where it says a text."""
        self.before = self.found.get(chapter)
        if self.before is None:
            raise self.bad(f"no chapter before this one is called '{chapter}'")
        self.moment = moment and f"lesson-{chapter}-{moment}"
        if moment and not any(
            not isinstance(item, Play) and item.text == self.moment for item in self.before.items
        ):
            raise self.bad(f"the chapter '{chapter}' says nothing called '{moment}'")

    def _pointed(self, rest: str) -> tuple[str, list[str]]:
        word, _, at = rest.partition(" at ")
        return self._text(word.strip()), self._ids(at)

    def _ids(self, said: str) -> list[str]:
        ids = said.split()
        for id in ids:
            if id not in self.ids and id not in PARTS:
                raise self.bad(f"nothing is called '{id}' in {self.game.title}")
        return ids

    def _play(self, rest: str) -> Play:
        who, _, said = rest.partition(" ")
        wishes = [wish.strip() for wish in said.split(" or ")]
        for wish in wishes:
            try:
                self.game.vocabulary.parse(wish)
            except Unreadable as error:
                raise self.bad(str(error)) from error
        return Play(self.line, CHANCE if who == "*" else self._number(who), wishes)

    def _pattern(self, said: str) -> Pattern:
        words = tuple(tuple(word.split("|")) for word in said.split())
        if not words:
            raise self.bad("which choices? 'place 4c2|4c3', 'place 4*', or a verb alone")
        fitting = [verb for verb in self.game.vocabulary.verbs if _any(verb.word, words[0])]
        for wish in words[0]:
            if not any(fnmatchcase(verb.word, wish) for verb in fitting):
                raise self.bad(f"no choice of {self.game.title} begins with '{wish}'")
        for at, wishes in enumerate(words[1:]):
            names = {
                name
                for verb in fitting
                if at < len(verb.domains)
                for name in verb.domains[at].names
            }
            for wish in wishes:
                if not any(fnmatchcase(name, wish) for name in names):
                    raise self.bad(f"'{wish}' is nothing that '{words[0][0]}' can name")
        return Pattern(words)


def task(line: int, text: str, at: list[str], free: bool) -> Task:
    """A task of which nothing else is known yet."""
    return Task(line, text, at, free, [], [], [], [], [], [])


def _any(word: str, wishes: tuple[str, ...]) -> bool:
    return any(fnmatchcase(word, wish) for wish in wishes)


@functools.cache
def known_ids(game: Game) -> frozenset[str]:
    """Everything of a game that has an id: what choices name, verbs, printed things, and what the
    game has a name or a help for."""
    place = games.FOLDER / game.id
    box = json.loads((place / "components.json").read_text(encoding="utf-8"))
    told = re.findall(
        r"^(?:name|help)-(\w+) =", (place / "text" / "en.ftl").read_text("utf-8"), re.M
    )
    return frozenset({*_named(game.vocabulary), *_ids(box), *games.SEAT_IDS, *told})


def _named(vocabulary: Vocabulary) -> Iterator[str]:
    for verb in vocabulary.verbs:
        yield verb.word
        for domain in verb.domains:
            yield from domain.names


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for inner in value.values():
            yield from _ids(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _ids(inner)
