"""The house rules a reviewer would otherwise have to watch."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from archipel import games
from tests.servers import missing

ROOT = Path(__file__).parent.parent
OWN = {"archipel", "mypy_extensions"}  # mypy_extensions: a marker, optional at run time


def tracked() -> list[Path]:
    """The text files of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file() and file.suffix not in {".png", ".woff2"}]


def test_the_kernel_stands_on_the_standard_library_alone() -> None:
    for file in (ROOT / "archipel" / "kernel").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                top = name.split(".")[0]
                assert top in sys.stdlib_module_names or top in OWN, f"{file.name}: {name}"
                assert top != "archipel" or name.startswith("archipel.kernel"), file.name


def test_no_file_names_the_address_of_a_package_registry() -> None:
    hosts = ["pypi" + ".org", "pythonhosted" + ".org", "registry." + "npmjs", "deb." + "debian"]
    for file in tracked():
        text = file.read_text(errors="ignore")
        for host in hosts:
            assert host not in text, file


def test_what_a_test_needs_and_is_not_here_is_an_error_where_ci_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="Redis is not installed"):
        missing("Redis")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="Redis is not installed"):
        missing("Redis")
    assert "export CI=" in (ROOT / ".ci" / "run").read_text()


def test_modules_stay_small_enough_to_read() -> None:
    told = re.search(r"stays under (\d+) lines", (ROOT / "CONTRIBUTING.md").read_text())
    assert told
    for file in tracked():
        if file.suffix in {".py", ".ts", ".svelte"}:
            text = file.read_text()
            lines = len(text.splitlines())
            if "Do not edit." in text[:200]:  # made from others
                continue
            assert lines < int(told[1]), f"{file.relative_to(ROOT)} has {lines} lines: two rooms"


def test_a_game_is_named_in_its_own_folders_alone() -> None:
    """So a new one is added without a change to what is there."""
    titles = "|".join(games.names())
    shared = re.compile(rf"^(web/src/(?!games/({titles})/)|archipel/(server|bots|text)/)")
    for file in tracked():
        if shared.match(file.relative_to(ROOT).as_posix()) and file.suffix != ".md":
            found = re.search(rf"\b({titles})\b", file.read_text(errors="ignore"))
            assert not found, f"{file.relative_to(ROOT)} names {found and found[0]}"


def test_the_shapes_of_a_window_are_said_once() -> None:
    """A style asks for a shape by its name: ``@media (--narrow)``."""
    layout = (ROOT / "web" / "src" / "layout.ts").read_text()
    queries = re.findall(r"^  \w+: '(.+)',$", layout, re.MULTILINE)
    assert len(queries) > 5
    bounds = {bound for query in queries for bound in re.findall(r"\d+px|pointer: \w+", query)}
    for file in tracked():
        if file.suffix in {".svelte", ".css"}:
            for media in re.findall(r"@media[^{]*", file.read_text()):
                said = [bound for bound in bounds if bound in media]
                assert not said, (
                    f"{file.relative_to(ROOT)}: {media} has a name in web/src/layout.ts"
                )


def test_every_decision_is_numbered_and_dated_by_its_place() -> None:
    names = sorted(file.name for file in (ROOT / "docs" / "decisions").glob("*.md"))
    assert names
    for n, name in enumerate(names, 1):
        assert re.fullmatch(rf"{n:04d}-[a-z0-9-]+\.md", name), name
