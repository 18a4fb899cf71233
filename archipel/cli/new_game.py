"""``archipel new-game``: a small complete game, copied from ``template/`` under another name.

A template is a real game, called Sample Game. Its files stand where those of a game stand in a
clone; copying them puts another name in place of that one, and nothing else. No file that is there
is changed.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated

from cyclopts import Parameter

from archipel import games
from archipel.cli.arguments import write_text
from archipel.cli.terminal import Here, Mistake

PLACES = Path(__file__).parents
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 20
"""Letters of a name: lines of the template stay within a hundred columns with it."""

SHARED = ("web/src", "archipel/server", "archipel/bots", "archipel/text")
"""Rooms that name no game. A name that is a word of theirs could not be told from it."""

ROOMS = ("archipel/games", "web/src/games", "tests/counts", "tests/replays", "tests")
"""Where the games stand, in a clone as in the template."""

SAMPLE = {"id": "sample_game", "title": "Sample Game", "prefix": "SG"}

Plain = Annotated[bool, Parameter(negative=())]


def new_game(name: str, /, *, plain: Plain = False, here: Here) -> int:
    """Write a small complete game to start from, under a name of your own.

    It can be played at once, in the terminal, in the browser and as a library; then change it, file
    by file, until it is your game. This works in a clone of the project.

    Parameters
    ----------
    name
        The id of the game, such as tide_pools: lower-case letters, digits and underscores.
    plain
        Start from a game without chance, without secrets and without a drawing: the browser shows
        it as a list.
    """
    root = clone()
    check_name(name)
    words = {"id": name, "title": name.replace("_", " ").title(), "prefix": free_prefix(name)}
    template = root / "template" / ("plain" if plain else "shells")
    made = {
        renamed(file.relative_to(template).as_posix(), words): file
        for file in sorted(template.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }
    for place in [f"archipel/games/{name}.py", *map(own_place, made)]:
        if (root / place).exists():
            raise Mistake("cli-new-exists", place=place)
    check_word(name, root)
    for file, source in made.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        text = renamed(source.read_text(encoding="utf-8"), words)
        write_text(root / file, sorted_imports(text) if source.suffix == ".py" else text)
    here.say("cli-new-made", title=words["title"], files=len(made), prefix=words["prefix"])
    for place in sorted({own_place(file) for file in made}):
        here.raw(f"  {place}")
    here.say("cli-new-next", game=name)
    return 0


def own_place(file: str) -> str:
    """What bears the name of the game: its folder, or the file if it stands among others.

    >>> own_place("tests/tide_pools/table.py"), own_place("tests/counts/tide_pools.json")
    ('tests/tide_pools', 'tests/counts/tide_pools.json')
    """
    room = next(room for room in ROOMS if file.startswith(f"{room}/"))
    return f"{room}/{file.removeprefix(f'{room}/').partition('/')[0]}"


def clone() -> Path:
    """The clone this command runs in; an installed package has neither template nor tests."""
    for place in PLACES:
        if all((place / part).is_dir() for part in ("template", "tests", "web/src")):
            return place
    raise Mistake("cli-new-clone")


def check_name(name: str) -> None:
    """A name that Python, records and addresses can bear, and that no game has."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise Mistake("cli-new-bad-name", name=name, longest=LONGEST)
    if name in games.names():
        raise Mistake("cli-new-taken", name=name)


def check_word(name: str, root: Path) -> None:
    """tests/test_house.py looks for names of games in shared rooms: they must not be there."""
    word = re.compile(rf"\b{name}\b")
    for file in shared_files(root):
        if word.search(file.read_text(encoding="utf-8", errors="ignore")):
            raise Mistake("cli-new-word", name=name, file=file.relative_to(root).as_posix())


def shared_files(root: Path) -> Iterator[Path]:
    """The sources of the rooms that name no game."""
    drawings = root / "web" / "src" / "games"
    built = root / "archipel" / "server" / "web"
    for room in SHARED:
        for file in sorted((root / room).rglob("*")):
            of_a_game = drawings in file.parents and file.parent != drawings
            source = file.suffix in {".py", ".ts", ".svelte", ".css", ".ftl"}
            if source and not of_a_game and built not in file.parents:
                yield file


def free_prefix(name: str) -> str:
    """Two letters of the name that no other game has for its rules.

    >>> free_prefix("tide_pools")
    'TP'
    """
    taken = {games.load(other).prefix for other in games.names()}
    letters = re.sub("[^A-Z]", "", name.upper())
    initials = re.sub("[^A-Z]", "", "".join(word[0] for word in name.upper().split("_")))
    tries = [letters[0] + other for other in initials[1:] + letters[1:] + ascii_uppercase]
    return next(prefix for prefix in tries if prefix not in taken)


def renamed(text: str, words: dict[str, str]) -> str:
    """A text of the template with the words of the new game."""
    for key, word in words.items():
        text = re.sub(rf"(?<![A-Za-z0-9]){SAMPLE[key]}(?![A-Za-z0-9])", word, text)
    return text


def sorted_imports(source: str) -> str:
    """Imports stand in the order of their names, and a name has changed.

    >>> sorted_imports("from tests.marks import rule\\nfrom tests.hop.table import at\\n")
    'from tests.hop.table import at\\nfrom tests.marks import rule\\n'
    """
    found: list[str] = []
    for imports, group in groupby(source.splitlines(True), lambda line: line.startswith("from ")):
        lines = list(group)
        found += sorted(lines, key=lambda line: line.split()[1]) if imports else lines
    return "".join(found)
