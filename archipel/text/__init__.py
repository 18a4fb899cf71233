"""Sentences: the only place where ids become words.

Engines speak in ids and numbers. The sentences stand in Project Fluent files, which the browser
reads too: ``archipel/text/<lang>.ftl`` for what all games share, ``games/<g>/text/<lang>.ftl`` for
one title. A new game brings its own files; nothing here changes.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "de")
ROOT = Path(__file__).parent.parent
SEATS = [f"seat_{seat}" for seat in range(8)]


class NoSentence(LookupError):
    """A text that a language lacks, or that cannot be filled with the values given."""


@functools.cache
def bundle(lang: str, game: str | None) -> FluentBundle:
    """The sentences of a language, with those of one game."""
    from fluent.runtime import FluentBundle, FluentResource  # to know the languages, none is needed

    made = FluentBundle([lang], use_isolating=False)
    files = [ROOT / "text" / f"{lang}.ftl"]
    if game is not None:
        files.append(ROOT / "games" / game / "text" / f"{lang}.ftl")
    for file in files:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def rules_file(game: str, lang: str) -> Path:
    """The rules of a game as Markdown: in this language if they are told in it, else in English."""
    own = ROOT / "games" / game / f"RULES.{lang}.md"
    return own if own.is_file() else ROOT / "games" / game / "RULES.md"


class Speaker:
    """Says things to one reader: one language, one game, the names of the players.

    A value that is an id is put into the sentence by its name: ``$face`` reads "Move (day)". The
    bare id is there as well, as ``$face_id``, for sentences that must tell cases apart.
    """

    def __init__(
        self, lang: str, game: str | None = None, players: list[str] | None = None
    ) -> None:
        if lang not in LANGUAGES:
            raise NoSentence(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.players = players or []
        self.bundle = bundle(lang, game)
        self.names: dict[str, str] = {}

    def has(self, id: str) -> bool:
        """Is there such a text?"""
        return bool(self.bundle.has_message(id))

    def say(self, id: str, **values: str | int) -> str:
        """The text ``id``, filled in. NoSentence if it is missing or a value is."""
        if not self.bundle.has_message(id):
            raise NoSentence(f"'{id}' has no text in '{self.lang}'")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise NoSentence(f"'{id}' is empty in '{self.lang}'")
        filled: dict[str, Any] = {}
        for key, value in values.items():
            if isinstance(value, str):
                filled[key] = self.name(value)
                filled[key + "_id"] = value
            else:
                filled[key] = value
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise NoSentence(f"'{id}' in '{self.lang}': {errors[0]}")
        return str(text)

    def name(self, id: str) -> str:
        """A thing by its name: a seat by its player, a card by its title, a cell by its id.

        A name may speak of the players, as ``$seat_0``, ``$seat_1``, …: "face-down card of Ana".
        """
        name = self.names.get(id)
        if name is None:
            name = self.names[id] = self._find_name(id)
        return name

    def _find_name(self, id: str) -> str:
        if id.startswith("seat_") and id[5:].isdigit():
            seat = int(id[5:])
            if seat < len(self.players):
                return self.players[seat]
            return self.say("name-seat", number=seat + 1)
        if not self.has(f"name-{id}"):
            return id
        return self.say(f"name-{id}", **{seat: seat for seat in SEATS})

    def choice(
        self, path: list[str], operands: list[str], notes: dict[str, str | int] | None = None
    ) -> str:
        """A choice as a sentence: ``do-<verb>`` with its operands by name.

        An option that waits may have notes: ``do-<verb>-now`` says them too.
        """
        values: dict[str, str | int] = dict(zip(operands, path[1:]))
        if notes:
            return self.say(f"do-{path[0]}-now", **values, **notes)
        return self.say(f"do-{path[0]}", **values)
