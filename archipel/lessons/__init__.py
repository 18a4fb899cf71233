"""Lessons: a game taught on its own board, by its own engine, from a script that is data.

``reading`` reads the chapters that stand in ``games/<g>/lessons/``; ``teaching`` plays one. Both
are pure: they know no network, no clock and no title.
"""

from archipel.lessons.reading import BadLesson, Chapter, Play, Show, Task, course, folder, offered
from archipel.lessons.teaching import Lesson, Moment, Verdict, model, open_match, teach

__all__ = [
    "BadLesson",
    "Chapter",
    "Lesson",
    "Moment",
    "Play",
    "Show",
    "Task",
    "Verdict",
    "course",
    "folder",
    "model",
    "offered",
    "open_match",
    "teach",
]
