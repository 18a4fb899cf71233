"""The examples in docstrings are run, in the plain and in the compiled build.

mypyc keeps no docstrings, so they are read from the source and run with the names of the module.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("kernel", "bots", "games", "text", "cli", "server")


def examples() -> list[doctest.DocTest]:
    """One for each docstring with a >>> in it."""
    files = [ROOT / "archipel" / "__init__.py"]
    for room in ROOMS:
        files += sorted((ROOT / "archipel" / room).rglob("*.py"))
    found = []
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    name = f"{module_name(file)}:{getattr(node, 'name', 'module')}"
                    line = getattr(node, "lineno", 0)
                    parser = doctest.DocTestParser()
                    found.append(parser.get_doctest(text, {}, name, str(file), line))
    return found


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_the_example_of_a_docstring_is_true(example: doctest.DocTest) -> None:
    module = importlib.import_module(example.name.partition(":")[0])
    example.globs.update(vars(module))
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(example)
    assert runner.summarize(verbose=False).failed == 0


def test_there_are_examples() -> None:
    assert len(examples()) > 8
