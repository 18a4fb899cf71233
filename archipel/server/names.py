"""What a person wrote becomes a harmless line; names that look alike at one table get a number.

Nothing is refused that can be made harmless. Compatible forms become the plain ones (NFKC);
characters without a look of their own go (control, format, private, unassigned ones, fillers), and
with them every trick of turned writing; emoji joined into one fall apart. A letter bears two marks
at most, which takes from some scripts what they seldom write. A character that Python's own Unicode
does not know yet counts as unassigned.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable, Sequence

from archipel import bots
from archipel.bots.levels import LEVELS
from archipel.server.lookalikes import LOOK_ALIKES
from archipel.server.schema import Said, Sitter
from archipel.text import LANGUAGES, ROOT

LONGEST_NAME = 24
LONGEST_LINE = 400
MOST_MARKS = 2

ISLANDERS = ("Hina", "Tané", "Moana", "Kaï", "Lani", "Rua")
"""What the page calls computer players: web/src/text, with or without accents."""

BLANK = {
    "\u034f",  # joins graphemes
    "\u115f",  # fillers of Hangul
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u17b4",  # vowels of Khmer that are not written
    "\u17b5",
    "\u2800",  # Braille without a dot
    "\U0001d159",  # a note without a head
    "\U00016fe4",  # filler of Khitan
    *map(chr, (0x180B, 0x180C, 0x180D, 0x180F)),  # variants of Mongolian letters
    *map(chr, range(0xFE00, 0xFE10)),  # variants of any letter
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters, marks and symbols that show nothing."""

_ALIKE = {ord(letter): look for look, letters in LOOK_ALIKES.items() for letter in letters}


def name(text: str) -> str:
    """A name as it is kept; empty if there is no letter or digit in it."""
    cleaned = line(text)[:LONGEST_NAME].strip()
    return cleaned if any(unicodedata.category(c)[0] in "LN" for c in cleaned) else ""


def line(text: str) -> str:
    """One line of text, as it is kept; empty if there is nothing in it to see."""
    if text.isascii() and text.isprintable():  # nearly all of it is
        return " ".join(text.split())[:LONGEST_LINE].strip()
    before = ""
    while text != before:  # what is left out may have kept two others apart
        before, text = text, _tidy(unicodedata.normalize("NFKC", text))
    return text[:LONGEST_LINE].strip()


def lines(text: str) -> str:
    """Several lines, each as it is kept; together no longer than one may be."""
    return "\n".join(filter(None, map(line, text.splitlines())))[:LONGEST_LINE].strip()


def _tidy(text: str) -> str:
    kept: list[str] = []
    marks = MOST_MARKS  # there is nothing yet that could bear one
    for c in text:
        category = unicodedata.category(c)
        if category[0] == "Z" or category == "Cc":
            kept.append(" ")
            marks = MOST_MARKS
        elif category[0] == "C" or c in BLANK:
            continue
        elif category[0] != "M":
            kept.append(c)
            marks = 0
        elif marks < MOST_MARKS:
            kept.append(c)
            marks += 1
    return " ".join("".join(kept).split())


# ---------------------------------------------------------------- names that look alike


@functools.lru_cache(maxsize=8192)
def looks(name: str) -> frozenset[str]:
    """How a name looks at a glance: two names that share a look cannot be told apart.

    Without case, marks, spaces and punctuation, letters of other scripts as the Latin ones they
    look like. Twice, since case and look disagree: "I" looks like "l", and is an "i".
    """
    plain = "".join(
        c for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c)[0] not in "MPZ"
    )
    seen = plain.translate(_ALIKE).casefold()
    folded = plain.casefold().translate(_ALIKE).casefold()
    return frozenset((seen, folded))


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it could be taken for one of those."""
    seen = frozenset().union(*map(looks, taken))
    shown, number = name, 1
    while looks(shown) & seen:
        number += 1
        suffix = f" {number}"
        shown = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
    return shown


@functools.cache
def _bots() -> tuple[str, ...]:
    return (*bots.names(), *LEVELS)


@functools.cache
def shown_of_bots() -> tuple[str, ...]:
    """What a reader of any language sees where a computer player sits: its name, and its level."""
    files = [(ROOT / "text" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
    levels = rf"^level-(?:{'|'.join(LEVELS)}) = (.+)$"
    return (*ISLANDERS, *(name for file in files for name in re.findall(levels, file, re.M)))


def _taken(sitters: Iterable[Sitter]) -> list[str]:
    """Names that no person bears at a table: ids of computer players, and theirs who sit there."""
    there = any(sitter.kind == "bot" for sitter in sitters)
    return [*_bots(), *(shown_of_bots() if there else ())]


def seated(sitters: Sequence[Sitter], opener: str) -> list[str]:
    """The names of those who sit at a table, as all see them.

    Who opened the table keeps their name, then the seats come in order; a computer player's name is
    nobody else's.
    """
    shown = [sitter.bot for sitter in sitters]
    taken = _taken(sitters)
    for seat in sorted(range(len(sitters)), key=lambda n: sitters[n].guest != opener):
        if sitters[seat].guest and sitters[seat].name:  # who was erased has none: all say "someone"
            shown[seat] = distinct(sitters[seat].name, taken)
            taken.append(shown[seat])
    return shown


def speaker(
    guest: str, name: str, sitters: Sequence[Sitter], opener: str, said: Iterable[Said]
) -> str:
    """The name of somebody who speaks: as they sit, or told apart from all who sit or spoke."""
    shown = seated(sitters, opener)
    for seat, sitter in enumerate(sitters):
        if sitter.guest == guest:
            return shown[seat]
    others = [one.name for one in said if one.guest != guest]
    return distinct(name, [*shown, *others, *_taken(sitters)])
