"""The diagrams of the rules, as they stand in ``games/<g>/diagrams/<diagram>.diagram``.

A diagram is read like a chapter of a course and taught like one: real choices lead to a real
position, or ``<diagram>.position`` beside it tells one. Its first moment is the picture, with what
is lit and how far the picture reaches; what follows, if anything does, is an example that a reader
can play.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from archipel import games
from archipel.kernel.core import Game
from archipel.kernel.snapshot import BadPosition, read_position
from archipel.lessons.reading import BadLesson, Chapter, Reader, Show, Task, course, task

FOLDER = "diagrams"
SUFFIX = ".diagram"
POSITION = ".position"
Part = Literal["board", "mat"]
DRAWN: dict[str, Part] = {"board": "board", "mat": "mat"}


@dataclass(frozen=True, eq=False)
class Diagram(Chapter):
    """A picture of the rules; its caption is the text ``diagram-<id>``."""

    rule: str  # it stands below this one: "DK-43"
    examples: list[str]  # the worked examples it plays: "EX12"
    part: Part  # what is drawn
    within: list[str]  # how far the picture reaches

    @property
    def playable(self) -> bool:
        """Is there something to try?"""
        return any(isinstance(item, Task) for item in self.items)

    def other(self, choice: str) -> str:
        return ""  # the reader is told the same everywhere: the example goes on otherwise


class DiagramReader(Reader):
    """Reads a diagram: the lines of a chapter, and five more."""

    texts = "diagram"

    def __init__(self, game: Game, file: Path, found: dict[str, Chapter]) -> None:
        super().__init__(game, file, found)
        self.part: Part | None = None
        self.within: list[str] = []
        self.examples: list[str] = []
        self.picture = Show(0, "", [], [])

    @staticmethod
    def named(file: Path) -> str:
        return file.stem

    def diagram(self) -> Diagram:
        self.read_lines()
        if "rule" not in self.head or not self.part:
            raise self.bad("a diagram says 'rule DK-43' and 'picture board at ...'")
        return Diagram(
            **self.fields(),
            minutes=1,
            rule=self.head["rule"],
            examples=self.examples,
            part=self.part,
            within=self.within,
        )

    def _read(self, word: str, rest: str) -> None:
        match word:
            case "rule":
                self.head[word] = rest
            case "example":
                self.examples += rest.split()
            case "position":
                self._given()
            case "from":
                chapter, _, moment = rest.partition(" ")
                self._follow(chapter, moment.strip())
            case "picture":
                self._picture(rest)
            case "show" | "do" | "free" | "game" | "play" if self.part is None:
                raise self.bad("the 'picture' comes first")
            case "do" if self.items == [self.picture]:  # the caption says what is to be done
                _, text, lit, _ = self.picture
                self.items[:] = [task(self.line, text, lit, False)]
            case _:
                super()._read(word, rest)

    def _text(self, word: str) -> str:
        """A text of its own, or the caption."""
        return super()._text(word) if word else f"{self.texts}-{self.id}"

    def _given(self) -> None:
        """The position that is told in the file beside this one."""
        file = self.file.with_suffix(POSITION)
        if not file.is_file():
            raise self.bad(f"there is no {file.name}: 'make examples' writes it")
        try:
            game, self.given = read_position(file.read_text(encoding="utf-8"), games.load)
        except BadPosition as error:
            raise BadLesson(file, error.line, str(error).partition(": ")[2]) from error
        if game.id != self.game.id:
            raise self.bad(f"{file.name} is a position of {game.title}")

    def _picture(self, rest: str) -> None:
        """``board at 5b5 5a5 in tile_5``: what is drawn, what is lit, how far it reaches."""
        if self.part:
            raise self.bad("a diagram has one picture")
        said, _, within = rest.partition(" in ")
        part, _, at = said.partition(" at ")
        self.part = DRAWN.get(part.strip())
        if self.part is None:
            raise self.bad(f"a picture is of the {' or the '.join(DRAWN)}, not of '{part}'")
        lit = self._ids(at)
        self.within = self._ids(within) or lit
        if not self.within:
            raise self.bad("what is in the picture? 'at' and 'in' name ids")
        self.picture = Show(self.line, f"{self.texts}-{self.id}", lit, [])
        self.items.append(self.picture)
        self.begun = True


def folder(game: str) -> Path:
    """Where the diagrams of a game stand, and their captions beside them."""
    return games.FOLDER / game / FOLDER


@functools.cache
def diagrams(game: str) -> dict[str, Diagram]:
    """The diagrams of a game by their ids; none if nobody has drawn any."""
    return read_diagrams(games.load(game), folder(game), course(game))


def drawn(game: Game) -> dict[str, Diagram]:
    """The diagrams of a game: they are made for the data that comes with it, and no other."""
    return {} if game.data else diagrams(game.id)


def read_diagrams(game: Game, place: Path, lessons: dict[str, Chapter]) -> dict[str, Diagram]:
    """The diagrams that stand in a folder; they may go on from lessons."""
    found: dict[str, Diagram] = {}
    for file in sorted(place.glob(f"*{SUFFIX}")):
        if not file.stem.replace("-", "").isalnum():
            raise BadLesson(file, 1, "a diagram is called like forest.diagram")
        found[file.stem] = DiagramReader(game, file, lessons).diagram()
    return found
