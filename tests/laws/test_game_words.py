"""A thing is called as the players of the boxed game call it: not this, but that.

What the rulebook of a game calls otherwise, or never has, stands in no text of that game: not in
what the table says, nor in lessons, diagrams and rules. The words are in the glossary of RULES.md.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel import games
from archipel.text import LANGUAGES

INSTEAD: dict[str, dict[str, dict[str, str]]] = {
    "bora_bora": {
        "fr": {
            r"ce soir|demain|manches?": "le round",
            r"accompli\w*": "remplir une tâche",
        },
        "en": {r"tonight|this evening|tomorrow": "the end of the round"},
        "de": {r"heute abend|sind morgen": "am Ende der Runde"},
    },
    "costa_ruana": {
        "fr": {
            r"chamans?": "shaman",
            r"manches?": "tour",
            r"(?:à|de) la maison": "en réserve",
            r"la charge": "la fonction",
            r"carte de condition|cartes de condition": "carte Condition",
        },
        "de": {
            r"„Setzen \d?": "„Einsetzen",
            r"„Ziehen": "„Versetzen",
            r"Kopierer\w*": "Nachahmer",
        },
    },
    "dokmus": {"fr": {r"rounds?": "manche"}},
    "edora": {
        "fr": {
            r"\d+ prestige": "points de prestige",
            r"guis": "rameaux de gui",
            r"manches?|rounds?": "tour",
        }
    },
    "mangrovia": {"fr": {r"construi\w*": "bâtir", r"manches?|rounds?": "tour"}},
}
"""By game and language: what is not said, and what is said instead."""

PLACES = [(name, lang) for name, said in INSTEAD.items() for lang in said]


def texts(name: str, lang: str) -> list[Path]:
    """Every file that speaks of a game in a language."""
    place = games.FOLDER / name
    rules = place / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    return [rules, *sorted(place.glob(f"*/{lang}.ftl"))]


def spoken(line: str) -> str:
    """A line without the name of its message and without what is filled in; of a table nothing,
    for a glossary speaks three languages."""
    if line.startswith("|"):
        return ""
    line = re.sub(r"^-?[a-z][\w-]* =", "", line).replace("\N{NO-BREAK SPACE}", " ")
    return re.sub(r"\{[^{}]*\}|\$\w+|\*?\[\w+\]|`[^`]*`", "", line)


@pytest.mark.parametrize(("name", "lang"), PLACES)
def test_nothing_is_called_as_nobody_calls_it(name: str, lang: str) -> None:
    found: list[str] = []
    for file in texts(name, lang):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for wrong, right in INSTEAD[name][lang].items():
                if said := re.search(rf"(?<!\w)(?:{wrong})(?!\w)", spoken(line), re.I):
                    at = file.relative_to(games.FOLDER)
                    found.append(f"{at}:{number}: not '{said[0]}' but '{right}'")
    assert found == []


def test_every_game_and_language_is_one_of_ours() -> None:
    assert set(INSTEAD) <= set(games.names())
    assert {lang for _, lang in PLACES} <= set(LANGUAGES)
