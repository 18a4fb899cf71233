"""``archipel new-game`` in a copy of the clone: a sixth and a seventh game nobody prepared for.

The sixth has secrets, chance and a drawing. The seventh has none of them: so every law shows that
it asks a game what it has. Nothing is replaced: the copy runs its own laws, builds its own client
and is played in a real browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import copy_tree
from .place import ROOT, environment

DRAWN = "tide_pools"
PLAIN = "odd_ends"
DRAWN_NAMES = ["ah", "zz_of_twenty_letters"]
PLAIN_NAMES = ["oh", "yy_of_twenty_letters"]
"""Short names, and as long as can be: lines break elsewhere, imports are in another order."""


class Clone:
    """A copy of the project with a git of its own; what is installed here is linked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy_tree(folder)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.run("git", "init", "-q")
        (folder / ".git" / "info" / "exclude").write_text(".venv\nnode_modules\n")
        self.run("git", "add", "-A")
        who = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org")
        self.run("git", *who, "commit", "-q", "-m", "All that is there")

    def start(self, *words: str) -> subprocess.Popen[str]:
        kept = {name: value for name, value in os.environ.items() if name == "CHROMIUM"}
        return subprocess.Popen(
            words,
            cwd=self.folder,
            env=environment(PYTHONPATH=str(self.folder), **kept),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *words: str, code: int = 0) -> str:
        process = self.start(*words)
        said, _ = process.communicate()
        assert process.returncode == code, said
        return said

    def archipel(self, *words: str, code: int = 0) -> str:
        return self.run(sys.executable, "-P", "-m", "archipel", *words, code=code)

    def pytest(self, *words: str) -> str:
        """Tests of the copy, in the copy."""
        return self.run(
            sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", *words
        )

    def tool(self, name: str, *words: str) -> str:
        return self.run(str(Path(sys.prefix) / "bin" / name), *words)

    def changes(self) -> set[str]:
        """What git sees: "?? place" for a new folder or file, another mark for a changed one."""
        return set(self.run("git", "status", "--porcelain").splitlines())


def places(name: str) -> list[str]:
    rooms = ("archipel/games", "tests", "tests/replays", "web/src/games")
    return [f"{room}/{name}/" for room in rooms]


def expected(name: str, drawn: bool) -> set[str]:
    found = {f"?? {place}" for place in places(name) if drawn or not place.startswith("web/")}
    return found | {f"?? tests/counts/{name}.json"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clone]:
    made = Clone(tmp_path_factory.mktemp("new-game") / "clone")
    yield made
    shutil.rmtree(made.folder)


@pytest.fixture
def clone(copy: Clone) -> Iterator[Clone]:
    """The copy as it was made; what a test adds to it is gone afterwards."""
    yield copy
    copy.run("git", "clean", "-fdxq", "-e", ".venv", "-e", "node_modules")


def test_two_new_games_keep_the_laws_and_are_played_in_a_browser(clone: Clone) -> None:
    said = clone.archipel("new-game", DRAWN)
    assert "Tide Pools" in said
    assert "TP-01" in said
    assert clone.changes() == expected(DRAWN, drawn=True)
    clone.archipel("new-game", PLAIN, "--plain")
    new = expected(DRAWN, drawn=True) | expected(PLAIN, drawn=False)
    assert clone.changes() == new

    building = clone.start(sys.executable, "web/npm.py", "run", "build")
    either = f"{DRAWN} or {PLAIN}"
    own = (f"tests/{DRAWN}", f"tests/{PLAIN}")
    clone.pytest(*own)
    shared = ("tests/laws", "tests/bots", "tests/cli", "tests/test_house.py")
    clone.pytest(*shared, "-k", f"{either} or test_house")
    clone.run(sys.executable, "-P", "-m", "archipel.server.contract", "--check")
    built, _ = building.communicate()
    assert building.returncode == 0, built
    clone.pytest("tests/browser/test_whole_games.py", "-k", f"computer_players and ({either})")
    assert clone.changes() == new, "playing and testing left something behind"


def test_whatever_the_name_the_files_are_in_shape(clone: Clone) -> None:
    for name in DRAWN_NAMES:
        clone.archipel("new-game", name)
    for name in PLAIN_NAMES:
        clone.archipel("new-game", name, "--plain")
    clone.tool("ruff", "format", "--check", ".")
    clone.tool("ruff", "check", ".")
    packages = [f"archipel.games.{name}" for name in DRAWN_NAMES + PLAIN_NAMES]
    clone.tool("mypy", "--follow-imports=silent", *(w for name in packages for w in ("-p", name)))
    drawings = [f"src/games/{name}" for name in DRAWN_NAMES]
    clone.run(sys.executable, "web/npm.py", "exec", "--", "prettier", "--check", *drawings)


REFUSED = {
    "Tide": "cannot be the id of a game",
    "tide-pools": "cannot be the id of a game",
    "tide__pools": "cannot be the id of a game",
    "2048": "cannot be the id of a game",
    "../escape": "cannot be the id of a game",
    "class": "cannot be the id of a game",
    "a_name_of_twenty_one_": "cannot be the id of a game",
    "a_name_of_twenty_one1": "cannot be the id of a game",
    "dokmus": "There is a game “dokmus” already",
    "laws": "tests/laws is there already",
    "components": "archipel/games/components.py is there already",
    "lobby": "“lobby” is a word of web/src/",
}


def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(clone: Clone) -> None:
    each = "import sys; from archipel.cli import main; "
    each += "print([main(['new-game', name]) for name in sys.argv[1:]])"
    *said, codes = clone.run(sys.executable, "-P", "-c", each, *REFUSED).splitlines()
    assert codes == str([2] * len(REFUSED))
    assert len(said) == len(REFUSED), "one sentence each"
    for sentence, expected in zip(said, REFUSED.values(), strict=True):
        assert expected in sentence
    assert clone.changes() == set()


def test_outside_of_a_clone_it_says_so(clone: Clone) -> None:
    template = clone.folder / "template"
    template.rename(clone.folder / "elsewhere")
    try:
        said = clone.archipel("new-game", DRAWN, code=2)
    finally:
        (clone.folder / "elsewhere").rename(template)
    assert "in a clone of the project only" in said
    assert len(said.splitlines()) == 1
