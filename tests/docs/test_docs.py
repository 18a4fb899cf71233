"""What the pages show is run: every block of code, every command. A page cannot become untrue.

A block that cannot run here says why, in a comment right above it: ``<!-- not run: reason -->``.
"""

from __future__ import annotations

import doctest
import inspect
import io
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from archipel import __version__, games
from archipel.cli import app, main
from archipel.games.components import Group
from archipel.kernel import record

from .reading import PAGES, ROOT, Block, blocks, commands, shell_lines

SHOWN = {"text"}
"""Pictures in letters: there is nothing to run."""

RUN = {"python", "sh", "console", "record", "json"}

ALL = [block for page in PAGES for block in blocks(page)]
PLACEHOLDER = re.compile(r"[A-Z]{2,}(\|[A-Z]{2,})*|<.*>|…")
SMALL = {"--games": "2", "--jobs": "1"}
"""What a page asks for in numbers that take too long here."""


def test_every_block_says_what_it_is() -> None:
    unknown = [block.name for block in ALL if block.language not in SHOWN | RUN]
    assert not unknown, f"blocks of no known language ({', '.join(sorted(SHOWN | RUN))})"


def test_the_rooms_of_the_browser_are_where_the_tour_says() -> None:
    tour = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    rows = tour.partition("## The rooms of the browser")[2].partition("\n## ")[0]
    rooms = re.findall(r"^\| \*\*\w+\*\* \|.*\| `([^`]+)` \|$", rows, re.MULTILINE)
    assert len(rooms) >= 10
    client = ROOT / "web" / "src"
    drawn = [game for game in games.names() if (client / "games" / game / "Board.svelte").is_file()]
    each = [room.replace("<g>", game) for room in rooms for game in drawn]
    assert [room for room in each if not (client / room).is_file()] == []


def test_few_blocks_are_excused() -> None:
    assert len([block.name for block in ALL if block.excuse]) <= 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_python_of_a_page_runs(
    page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Block after block in one namespace, as somebody would who follows the page."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page):
        if block.language != "python" or block.excuse:
            continue
        if block.text.startswith(">>>"):
            run_dialogue(block, names)
            continue
        known = set(names)
        exec(compile("\n" * block.line + block.text, str(page), "exec"), names)
        for name in [name for name in names if name.startswith("test_") and name not in known]:
            test = names[name]
            assert inspect.isfunction(test)
            test()


def run_dialogue(block: Block, names: dict[str, object]) -> None:
    said = doctest.DocTestParser().get_doctest(
        block.text, names, block.name, str(block.page), block.line
    )
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(said, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0, block.name
    names.update(said.globs)


@pytest.mark.parametrize(
    "block", [b for b in ALL if b.language == "record"], ids=lambda block: block.name
)
def test_the_records_can_be_read(block: Block) -> None:
    assert record.read(block.text, games.load).ply > 0


@pytest.mark.parametrize(
    "block", [b for b in ALL if b.language == "json"], ids=lambda block: block.name
)
def test_the_data_is_groups_of_a_box(block: Block) -> None:
    assert msgspec.json.decode("{" + block.text + "}", type=dict[str, Group])


@pytest.mark.parametrize(
    "block",
    [b for b in ALL if b.language in {"sh", "console"} and not b.excuse],
    ids=lambda block: block.name,
)
def test_the_commands_of_a_block_work(
    block: Block, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in shell_lines(block):
        try_command(line, monkeypatch)


@pytest.mark.parametrize(
    ("page", "command"),
    [(page, command) for page in PAGES for command in commands(page)],
    ids=lambda value: value.name if isinstance(value, Path) else value,
)
def test_the_commands_in_the_sentences_work(
    page: Path, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    try_command(command, monkeypatch)


def try_command(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a command of ours, in small; one that asks for more than a test can give is read only."""
    program, *words = shlex.split(line, comments=True)
    if program == "make":
        named = {word for word in words if "=" not in word}
        assert named <= verbs(), f"{line}: make has no such verb"
    elif program == "pip":
        check_install(words)
    else:
        assert Path(program).name == "archipel", f"{line}: whose command is this?"
        run_archipel(words, monkeypatch)


def verbs() -> set[str]:
    """What ``make`` lists."""
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(re.findall(r"^  make ([a-z-]+)", told.stdout, re.MULTILINE))


def check_install(words: list[str]) -> None:
    """``pip install "dist/….whl[extra,…]"``: tests/packaging installs it, in an empty place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert words[0] == "install"
    for word in words[1:]:
        wheel, _, extras = word.rstrip("]").partition("[")
        assert wheel == f"dist/archipel-{__version__}-py3-none-any.whl"
        assert set(extras.split(",")) <= set(project["optional-dependencies"])


def run_archipel(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    if words[0] in ("serve", "work") or any(PLACEHOLDER.fullmatch(word) for word in words):
        app.parse_args(words, exit_on_error=False, print_error=False)
        return
    for switch, number in SMALL.items():
        if switch in words:
            words[words.index(switch) + 1] = number
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(words) == 0, words
