"""Lessons: a game taught on its own board, by its own engine, from a script that is data.

``reading`` reads the chapters that stand in ``games/<g>/lessons/``, ``diagrams`` the pictures of
the rules in ``games/<g>/diagrams/``; ``teaching`` plays either. All are pure: they know no network,
no clock and no title.
"""

from archipel.lessons.diagrams import Diagram, diagrams, drawn
from archipel.lessons.reading import BadLesson, Chapter, Play, Show, Task, course, folder, offered
from archipel.lessons.teaching import Lesson, Moment, Verdict, model, open_match, teach

__all__ = [
    "BadLesson",
    "Chapter",
    "Diagram",
    "Lesson",
    "Moment",
    "Play",
    "Show",
    "Task",
    "Verdict",
    "course",
    "diagrams",
    "drawn",
    "folder",
    "model",
    "offered",
    "open_match",
    "teach",
]
