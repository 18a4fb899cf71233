"""The terminal a command speaks to: in which language, on which streams, about which mistakes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, RenderableType

from archipel.text import LANGUAGES, Speaker

PIPE_WIDTH = 120
"""Columns when nobody looks: boards are wide, and a pipe has no edge to respect."""


class Mistake(Exception):
    """Something the user got wrong: told in one sentence, without a traceback; exit code 2."""

    code = 2

    def __init__(self, id: str, **values: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.values = values

    def said_by(self, speaker: Speaker) -> str:
        """The sentence, in the language of the speaker."""
        return speaker.say(self.id, **self.values)


class Misfit(Mistake):
    """A mistake the kernel has already put into a sentence of its own (in English)."""

    def __init__(self, sentence: str) -> None:
        super().__init__("cli-misfit", sentence=sentence)


class Failure(Mistake):
    """Something that stands in the way and is not in the command line; with a code of its own."""

    def __init__(self, code: int, id: str, **values: str | int) -> None:
        super().__init__(id, **values)
        self.code = code


def language(environment: Mapping[str, str]) -> str:
    """The language of the environment if we speak it, else English.

    >>> language({"LANG": "de_CH.UTF-8"})
    'de'
    >>> language({"LC_ALL": "C", "LANG": "fr_FR"})
    'en'
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            lang = environment[variable][:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def spoken(tokens: list[str], environment: Mapping[str, str]) -> str:
    """The language a command line asks for, read before anything else so that mistakes in the
    command line are told in it too.

    >>> spoken(["games", "--lang=fr"], {})
    'fr'
    """
    for i, token in enumerate(tokens):
        word, _, value = token.partition("=")
        if word == "--lang":
            value = value or "".join(tokens[i + 1 : i + 2])
            if value in LANGUAGES:
                return value
    return language(environment)


class Terminal:
    """Where a command prints: results to ``out``, progress and mistakes to ``err``."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.speaker = Speaker(lang)
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    def say(self, id: str, **values: str | int) -> None:
        """Print one of our sentences."""
        self.write(self.speaker.say(id, **values))

    def write(self, text: str) -> None:
        """Print a line as it is, folded at the edge of the screen."""
        self.out.print(text, markup=False, highlight=False)

    def raw(self, text: str) -> None:
        """Print text that programs read: never folded, never coloured."""
        self.out.print(text, markup=False, highlight=False, soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Print a table, a board or a page."""
        self.out.print(thing)

    def complain(self, mistake: Mistake, speaker: Speaker | None = None) -> None:
        """Tell a mistake on the error stream, in one line."""
        sentence = " ".join(mistake.said_by(speaker or self.speaker).split())
        self.err.print(f"archipel: {sentence}", markup=False, highlight=False, soft_wrap=True)


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    wide = None if stream.isatty() or os.environ.get("COLUMNS") else PIPE_WIDTH
    return Console(file=stream, highlight=False, width=wide)


Here = Annotated[Terminal, Parameter(parse=False)]
"""How a command asks for the terminal it runs in: ``here: Here``, no part of its command line."""
