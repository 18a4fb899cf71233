"""A worked example as its script plays it: what can be chosen, and what comes of it in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archipel.kernel.match import Match
from archipel.lessons import Diagram, model, open_match, teach


class Tried:
    """An example from its first task to its end."""

    def __init__(self, diagram: Diagram, choices: list[str] | None = None) -> None:
        self.diagram = diagram
        self.choices = list(model(diagram)) if choices is None else choices
        self.at: list[Any] = []  # the position at each task
        self.lines: list[list[str]] = []  # what can be chosen there
        self.aims: list[list[str]] = []  # and what of it is accepted
        for made in range(len(self.choices)):
            match, aims = self.after(self.choices[:made])
            self.at.append(match.position)
            self.lines.append(match.lines())
            self.aims.append(aims)
        self.match, _ = self.after(self.choices)
        self.p: Any = self.match.position
        self.seat = diagram.learner

    def after(self, choices: list[str]) -> tuple[Match, list[str]]:
        match = open_match(self.diagram)
        return match, teach(self.diagram, match, choices, lambda m: m.ply, strict=True).aims

    def instead(self, choice: str) -> Tried:
        """The same with another last choice."""
        return Tried(self.diagram, [*self.choices[:-1], choice])

    def more(self, field: str, seat: int | None = None) -> int:
        """By how much a number of the learner, or of another seat, has risen."""
        who = self.seat if seat is None else seat
        return int(getattr(self.p, field)[who] - getattr(self.at[0], field)[who])

    def points(self, source: str) -> list[int]:
        """Points of this source, seat by seat, as the table stands in the end."""
        return [self.match.game.view(self.p, seat).scores[seat].get(source, 0) for seat in self.all]

    def gained(self, source: str) -> list[int]:
        """Points of this source that came since the first task, seat by seat."""
        view = self.match.game.view
        before = [view(self.at[0], seat).scores[seat].get(source, 0) for seat in self.all]
        return [now - then for now, then in zip(self.points(source), before)]

    @property
    def all(self) -> range:
        return range(self.match.seats)


Numbers = dict[str, tuple[Callable[[Tried], object], object]]
"""Of each diagram that plays an example: what to look at, and what the rulebook says it is."""
