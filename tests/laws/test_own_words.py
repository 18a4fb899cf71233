"""Our texts are in our own words: no run of eight words in common with the rulebooks.

The rulebooks are no part of the project. Where the folder with their texts lies beside the
repository (``../shared/rulebooks``), every text of ours is compared with them; elsewhere there is
nothing to compare with, and the test says so.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOOKS = ROOT.parent / "shared" / "rulebooks"
RUN = 8
GAMES = ROOT / "archipel" / "games"

END = "\0"
"""No word: a run does not go on beyond it."""

EXCEPTIONS: dict[str, list[str]] = {}
"""By game: runs that cannot be said otherwise, such as names of components in a row."""


def words(text: str) -> list[str]:
    """Words without accents, case and punctuation; an elided article is a word of its own.

    >>> words("L'île n° 3 : à côté")
    ['l', 'ile', 'n', '3', 'a', 'cote']
    """
    plain = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    plain = "".join(c for c in plain if not unicodedata.combining(c)).lower()
    return re.findall(r"[a-z0-9]+|\0", plain)


def book(text: str) -> list[str]:
    """The words of a rulebook: what the scan parted at the end of a line is joined again."""
    return words(re.sub(r"(\w)-\n\s*(\w)", r"\1\2", text))


def ours(path: Path) -> list[tuple[int, str]]:
    """The words of one of our files, each with its line; places to fill in end a run."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".ftl":
            line = re.sub(r"^-?[a-z][\w-]* =", END, line)
            line = re.sub(r"\{[^{}]*\}|\*?\[\w+\]", END, line)
        else:
            line = re.sub(r"\*\*[A-Z]+-[\w.]+\*\*", END, line)
            line = END + line if not line.strip() or line.lstrip().startswith("#") else line
        found += [(number, word) for word in words(line)]
    return found


def runs(text: list[str]) -> set[tuple[str, ...]]:
    return {tuple(text[at : at + RUN]) for at in range(len(text) - RUN + 1)}


def copied(path: Path, theirs: set[tuple[str, ...]], excepted: list[str]) -> list[str]:
    """The runs that also stand in the rulebook, at full length, with their lines."""
    mine = ours(path)
    plain = [word for _, word in mine]
    allowed = [words(phrase) for phrase in excepted]
    found: list[str] = []
    at = 0
    while at <= len(mine) - RUN:
        end = at + RUN
        if END in plain[at:end] or tuple(plain[at:end]) not in theirs:
            at += 1
            continue
        while end < len(mine) and tuple(plain[end - RUN + 1 : end + 1]) in theirs:
            end += 1
        run = plain[at:end]
        if not any(contains(phrase, run) for phrase in allowed):
            found.append(f"{path.parent.name}/{path.name}:{mine[at][0]}: {' '.join(run)}")
        at = end
    return found


def contains(whole: list[str], part: list[str]) -> bool:
    return any(whole[at : at + len(part)] == part for at in range(len(whole)))


def texts(game: str) -> list[Path]:
    """Every text of a game that players read."""
    folder = GAMES / game
    return sorted([*folder.rglob("*.md"), *folder.rglob("*.ftl")])


@pytest.mark.parametrize("game", sorted(p.parent.name for p in GAMES.glob("*/components.json")))
def test_no_eight_words_in_a_row_are_those_of_the_rulebook(game: str) -> None:
    source = BOOKS / f"{game}.fr.txt"
    if not source.is_file():
        pytest.skip(f"the text of the rulebook is not here: {source.name}")
    theirs = runs(book(source.read_text(encoding="utf-8")))
    assert [
        place for path in texts(game) for place in copied(path, theirs, EXCEPTIONS.get(game, []))
    ] == []


def test_a_copied_sentence_is_found(tmp_path: Path) -> None:
    theirs = runs(book("Chaque joueur pla-\nce alors l’une de ses huttes sur l’île."))
    text = "## A title\n\n**XX-1** Chaque joueur place alors\nl'une de ses huttes.\n"
    assert copied_text(tmp_path, "a.md", text, theirs) == [
        "3: chaque joueur place alors l une de ses huttes"
    ]
    ftl = "log-x = Chaque joueur place { $n } alors l'une de ses huttes sur l'île.\n"
    assert copied_text(tmp_path, "a.ftl", ftl, theirs) == ["1: alors l une de ses huttes sur l ile"]


def copied_text(folder: Path, name: str, text: str, theirs: set[tuple[str, ...]]) -> list[str]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return [place.partition(f"{name}:")[2] for place in copied(path, theirs, [])]
