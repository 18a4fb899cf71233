"""The ids a view may name are those of the pieces, in seen.py and in components.json alike."""

from __future__ import annotations

import ast
import importlib
import json
import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import pytest

from archipel import games

NUMBERED = re.compile(r"^die_\d$")
"""Pips are only counted: their number is their name, and no file lists them."""


def literals(name: str) -> dict[str, set[str]]:
    """The literal types of ids in a game's seen.py, by name."""
    seen = importlib.import_module(f"archipel.games.{name}.seen")
    return {
        alias: set(get_args(thing))
        for alias, thing in vars(seen).items()
        if get_origin(thing) is Literal and alias.endswith("Id") and thing is not games.SeatId
    }


def tables(name: str) -> Iterator[tuple[str, str]]:
    """Each table of components.py whose items have a type of seen.py: the type and the table."""
    source = (games.FOLDER / name / "components.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign):
            typed = re.fullmatch(r"Final\[list\[seen\.(\w+)\]\]", ast.unparse(node.annotation))
            if typed:
                yield typed[1], ast.unparse(node.target)


def words(data: Any) -> Iterator[str]:
    """Every word of a JSON document: keys and texts."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
    elif isinstance(data, str):
        yield data


@pytest.mark.parametrize("name", games.names())
def test_every_literal_id_is_one_of_the_components_and_none_is_missing(name: str) -> None:
    components = importlib.import_module(f"archipel.games.{name}.components")
    typed = dict(tables(name))
    for alias, ids in literals(name).items():
        assert alias in typed, f"no table of components.py has the type seen.{alias}"
        assert sorted(getattr(components, typed[alias])) == sorted(ids), alias


@pytest.mark.parametrize("name", games.names())
def test_every_literal_id_stands_in_components_json(name: str) -> None:
    file = games.FOLDER / name / "components.json"
    known = set(words(json.loads(file.read_text(encoding="utf-8"))))
    for alias, ids in literals(name).items():
        strange = {id for id in ids - known if not NUMBERED.match(id)}
        assert not strange, alias
